"""The Table of Chronicles: players, what is to be done, what events change."""
