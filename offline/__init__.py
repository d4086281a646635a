"""The offline edition: the whole app in the browser, from static files, with no server behind it."""
