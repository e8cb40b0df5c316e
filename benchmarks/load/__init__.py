"""What puts a load on servers, and counts what they send: see `benchmarks/server.py`."""
