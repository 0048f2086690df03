# No program yet.
