"""The screens of Vindication: Chronicles."""
