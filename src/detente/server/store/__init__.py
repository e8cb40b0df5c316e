"""What survives the process: tables and their logs, seats and their holders, visitors, chat."""
