"""The Table of Forsaken: players, the turn that is on, what is to be done."""
