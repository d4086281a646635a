from pathlib import Path

import pytest

from tests.browser.chromium import ensure, find, installation, without_chromium

NOTHING = {}.get
"""A PATH on which there is no program."""


def test_the_one_that_is_named_comes_first():
    path = {"/opt/mine": "/opt/mine", "chromium": "/usr/bin/chromium"}.get

    assert find({"CHROMIUM": "/opt/mine"}, path, lambda: None) == Path("/opt/mine")


def test_a_wrong_name_is_not_replaced_by_another_chromium():
    path = {"chromium": "/usr/bin/chromium"}.get

    assert find({"CHROMIUM": "/opt/missing"}, path, lambda: Path("/own")) is None


@pytest.mark.parametrize("name", ["chromium", "chromium-browser", "google-chrome"])
def test_then_comes_one_on_the_path(name):
    assert find({}, {name: f"/usr/bin/{name}"}.get, lambda: Path("/own")) == Path(f"/usr/bin/{name}")


def test_then_comes_the_one_of_playwright():
    assert find({}, NOTHING, lambda: Path("/own")) == Path("/own")


def test_what_is_there_is_not_installed_again():
    commands_run = []

    assert ensure(lambda: Path("/own"), lambda: [("install",)], commands_run.append) == Path("/own")
    assert commands_run == []


def test_what_is_missing_is_installed_and_then_found():
    commands_run = []

    def run(command):
        commands_run.append(command)
        return True

    found = ensure(lambda: Path("/new") if commands_run else None, lambda: [("update",), ("install",)], run)

    assert found == Path("/new")
    assert commands_run == [("update",), ("install",)]


def test_after_a_failed_command_nothing_more_is_tried():
    commands_run = []

    def run(command):
        commands_run.append(command)
        return False

    assert ensure(lambda: None, lambda: [("update",), ("install",)], run) is None
    assert commands_run == [("update",)]


def test_debian_as_root_installs_its_own_package():
    commands = installation(is_root=True, which={"apt-get": "/usr/bin/apt-get"}.get)

    assert [command[:2] for command in commands] == [("apt-get", "update"), ("apt-get", "install")]


@pytest.mark.parametrize(
    ("is_root", "path"), [(False, {"apt-get": "/usr/bin/apt-get"}), (True, {})], ids=["not root", "not Debian"]
)
def test_elsewhere_playwright_downloads_it(is_root, path):
    (command,) = installation(is_root, path.get)

    assert command[1:] == ("-m", "playwright", "install", "chromium")


@pytest.mark.parametrize(("environment", "verdict"), [({"CI": "true"}, "fail"), ({}, "skip")])
def test_without_chromium_ci_fails_and_others_skip(environment, verdict):
    assert without_chromium(environment) == verdict
