"""Tables over HTTP: lobby, live games, bots, replays. The contract with browsers and tools is docs/protocol.md."""
