"""The library: what the app knows of the person's box."""
