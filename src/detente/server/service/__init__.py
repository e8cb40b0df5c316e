"""The actions at tables: open, play, watch, chat, pass seats on. In memory and in the database."""
