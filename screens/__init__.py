"""What a person sees: Flet components that read what `companion` says and send commands back."""
