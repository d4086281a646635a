"""The kind of model that everything in `companion` is made of."""

from typing import Any, Self

from pydantic import BaseModel, ConfigDict


class Frozen(BaseModel):
    """A value: never changed once made, and unknown fields are refused."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    def changed(self, changes: dict[str, Any]) -> Self:
        """The same value with some fields replaced, not validated again.

        A replay does this thousands of times. Our models have no extra and no private fields, so this may do
        less than `model_copy`, which takes twice as long.
        """
        copied = object.__new__(type(self))
        object.__setattr__(copied, "__dict__", self.__dict__ | changes)
        object.__setattr__(copied, "__pydantic_fields_set__", self.__pydantic_fields_set__ | changes.keys())
        object.__setattr__(copied, "__pydantic_extra__", None)
        object.__setattr__(copied, "__pydantic_private__", None)
        return copied
