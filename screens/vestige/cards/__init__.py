"""Cards of one's own: the editor."""
