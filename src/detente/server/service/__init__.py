"""What can be done at tables: opened, played at, watched, talked at, seats passed on. In memory and in the database."""
