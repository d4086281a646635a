import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from filelock import FileLock
from playwright.sync_api import Browser, sync_playwright

from offline.build import build
from tests.browser import chromium
from tests.browser.devices import SHARED, Devices
from tests.browser.host import Host
from tests.browser.offline_phone import OfflinePhone
from tests.browser.process import Server, free_port
from tests.browser.screen import Screen

# Most journeys are those of a person who has asked their device for less motion: every frame of a movement is drawn
# without a graphics card, which took a quarter of their time. The whole evening moves as everywhere.
STILL = {"reduced_motion": "reduce"}
PHONE = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 1,
    **STILL,
}
WIDE = {"viewport": {"width": 1280, "height": 800}, **STILL}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "browser" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests of a worker."""
    path = chromium.find()
    if path is None:
        getattr(pytest, chromium.without_chromium(os.environ))(chromium.MISSING)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=[*chromium.FLAGS, *SHARED])
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The offline edition for a host that has it under `/name/`, built once for all workers. Nobody may change it."""
    base = tmp_path_factory.getbasetemp()
    folder = (base.parent if os.environ.get("PYTEST_XDIST_WORKER") else base) / "site"
    with FileLock(f"{folder}.lock"):
        if not folder.exists():
            built = folder.with_name("site.unfinished")
            build(built, Host.base)
            built.rename(folder)
    return folder


@pytest.fixture(scope="session")
def offline_phone(browser: Browser, site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[OfflinePhone]:
    """A phone that has visited the offline edition once, and then keeps it."""
    host = Host(tmp_path_factory.mktemp("host"))
    shutil.copytree(site, host.dist)
    phone = OfflinePhone(browser, host, **PHONE)
    phone.visit()
    yield phone
    phone.context.close()
    host.stop()


@pytest.fixture
def empty_phone(offline_phone: OfflinePhone, tmp_path: Path) -> OfflinePhone:
    """The same, with no game on it."""
    offline_phone.lay(tmp_path / "empty")
    return offline_phone


@pytest.fixture(scope="session")
def port() -> int:
    """Where each app of a worker listens, one after the other: Chromium keeps the client by its address."""
    return free_port()


@pytest.fixture
def server(tmp_path: Path, port: int) -> Iterator[Server]:
    """Tableside, running, with an empty data folder."""
    server = Server(tmp_path / "data", port=port, warmed=True)
    server.start()
    yield server
    server.kill()


@pytest.fixture(scope="session")
def devices(browser: Browser, port: int) -> Devices:
    """The devices of a worker."""
    return Devices(browser, f"http://127.0.0.1:{port}")


@pytest.fixture
def device(devices: Devices) -> Callable[..., object]:
    """Opens a device of any size: `with device(address, viewport={...}) as screen`.

    At the end nothing may have left the machine, and no error may stand in the console.
    """

    @contextmanager
    def device(address: str, **options: object) -> Iterator[Screen]:
        with devices.page(address, **options) as page:
            screen = Screen(page, address)
            yield screen
            assert screen.faults() == []

    return device


@pytest.fixture
def phone(device: Callable[..., object], server: Server) -> Iterator[Screen]:
    """A phone, held upright, with the app's address at hand but not yet opened."""
    with device(server.address, **PHONE) as screen:
        yield screen


@pytest.fixture
def wide(device: Callable[..., object], server: Server) -> Iterator[Screen]:
    """A laptop, with the app's address at hand but not yet opened."""
    with device(server.address, **WIDE) as screen:
        yield screen
