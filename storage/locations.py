"""Where things are kept, all of it below one folder."""

from collections.abc import Mapping
from pathlib import Path

import platformdirs


def data_folder(given: Path | None, environ: Mapping[str, str]) -> Path:
    """The data folder: the one given, else TABLESIDE_DATA, else the platform's folder for a user's data.

    Where the app is installed on a phone, the phone names the only folder that it may write to.
    """
    if given is not None:
        return given.expanduser()
    if environ.get("TABLESIDE_DATA"):
        return Path(environ["TABLESIDE_DATA"]).expanduser()
    if environ.get("FLET_APP_STORAGE_DATA"):
        return Path(environ["FLET_APP_STORAGE_DATA"])
    return platformdirs.user_data_path("tableside", appauthor=False)
