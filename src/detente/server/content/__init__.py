"""What is shown of the games themselves: their list, boards and rules pages."""
