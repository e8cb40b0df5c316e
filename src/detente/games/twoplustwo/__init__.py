"""2+2 (Histogame 2017, Richard Sivél and Peer Sylvester), the game for four on the table of Wir sind das Volk!."""
