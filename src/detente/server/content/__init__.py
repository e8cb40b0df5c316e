"""What is shown of the games themselves: boards and rules pages."""
