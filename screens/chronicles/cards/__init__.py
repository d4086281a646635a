"""Cards of Chronicles in the library: legendary cards, events, chronicles, and numbers read off the box."""
