"""The routes of docs/protocol.md."""
