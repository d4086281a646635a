"""Who sits at the table: order, names, people who go early or come late."""
