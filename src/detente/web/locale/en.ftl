# All pages
skip = To the content
to-lobby = Détente: all tables
language = Language
theme-auto = Colours: as the system
theme-light = Colours: light
theme-dark = Colours: dark
close = Close
ok = OK
cancel = Cancel
error-offline = The server cannot be reached. Please try again in a moment.
error-failed = That did not work ({ $status }). Please try again.
