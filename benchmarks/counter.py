"""The smallest Flet app there is, served as Tableside is: what its own speed is measured against."""

import argparse
from pathlib import Path

import flet as ft

from screens.serve import serve

ASSETS = Path(__file__).parent.parent / "assets"


@ft.component
def Counter() -> ft.Control:
    count, set_count = ft.use_state(0)
    return ft.SafeArea(
        ft.Column(
            [
                ft.Text(f"Count {count}"),
                ft.Button("One more", on_click=lambda: set_count(lambda before: before + 1)),
            ]
        )
    )


def main(page: ft.Page) -> None:
    page.title = "Counter"
    page.render(Counter)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, default=8550)
    serve(main, host="127.0.0.1", port=parser.parse_args().port, assets=ASSETS, open_browser=False)
