"""What the server shows whoever plays: the client's files, and of the games their list, boards and rules pages."""
