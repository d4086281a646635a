"""The games themselves: rules, ledgers and what a table looks like. No screens, no files, no clock."""
