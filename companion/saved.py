"""Reading what was kept: a save of another version may hold words that this one does not know.

They are kept as they are and count for nothing, so that the version that knows them finds them again. What people
type or hand in is another matter: there such a word is a fault.
"""

from typing import Any

from pydantic import ValidationError, ValidationInfo, ValidatorFunctionWrapHandler, WrapValidator

FROM_A_SAVE = {"from_a_save": True}
"""The validation context in which a save is read."""

ANOTHER_VERSION = "another version of Tableside wrote it: update this one"
"""What to do about a save that cannot be understood."""


def from_a_save(info: ValidationInfo) -> bool:
    """Whether what is validated comes out of a save."""
    return bool(info.context) and info.context is FROM_A_SAVE


def _kept(given: Any, handler: ValidatorFunctionWrapHandler, info: ValidationInfo) -> Any:
    try:
        return handler(given)
    except ValidationError:
        if from_a_save(info) and isinstance(given, str):
            return given
        raise


OR_KEPT = WrapValidator(_kept)
"""Beside a set of words: one that is not among them is kept if it comes out of a save."""
