"""What the server shows of the games themselves: their list, boards and rules pages."""
