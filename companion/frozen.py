"""The kind of model that everything in `companion` is made of."""

from pydantic import BaseModel, ConfigDict


class Frozen(BaseModel):
    """A value: never changed once made, and unknown fields are refused."""

    model_config = ConfigDict(frozen=True, extra="forbid")
