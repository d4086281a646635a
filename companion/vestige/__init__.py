"""Vestige: the rules, the table and the packs."""
