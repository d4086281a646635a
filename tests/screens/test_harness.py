"""The harness itself: what it finds, what it does, and that it notices what Flet hides."""

import flet as ft
import pytest


@ft.component
def Counter(start: int = 0):
    count, set_count = ft.use_state(start)
    return ft.Column(
        [
            ft.Text(f"Count {count}"),
            ft.Button("One more", on_click=lambda: set_count(lambda before: before + 1)),
            ft.IconButton(
                icon=ft.Icon(ft.Icons.REMOVE, semantics_label="One less"),
                disabled=count == 0,
                on_click=lambda: set_count(lambda before: before - 1),
            ),
            ft.Semantics(
                label="Start again",
                button=True,
                exclude_semantics=True,
                on_tap=lambda: set_count(0),
                content=ft.Container(ft.Text("0")),
            ),
        ]
    )


def test_a_tap_changes_what_is_seen(render):
    screen = render(Counter)

    screen.tap("One more")
    screen.tap("One more")
    screen.tap("One less")

    assert "Count 1" in screen.texts()


def test_a_component_gets_its_arguments(render):
    screen = render(Counter, 7)

    assert screen.sees("Count 7")


def test_names_are_what_is_read_out(render):
    assert render(Counter).names() == ["One more", "One less", "Start again"]


def test_a_disabled_control_cannot_be_tapped(render):
    screen = render(Counter)

    with pytest.raises(AssertionError, match="disabled"):
        screen.tap("One less")


def test_what_is_missing_is_reported_with_what_is_there(render):
    screen = render(Counter)

    with pytest.raises(AssertionError, match="Count 0"):
        screen.tap("Two more")


def test_an_app_that_takes_a_page_is_rendered_too(render):
    def main(page):
        page.title = "Counter"
        page.render(Counter)

    screen = render(main)

    screen.tap("One more")

    assert screen.page.title == "Counter"
    assert screen.sees("Count 1")


def test_text_is_typed_and_sent(render):
    @ft.component
    def Greeting():
        name, set_name = ft.use_state("")
        return ft.Column(
            [ft.TextField(label="Name", value=name, on_change=lambda e: set_name(e.data)), ft.Text(f"Hello {name}")]
        )

    screen = render(Greeting)

    screen.type_into("Name", "Ana")

    assert "Hello Ana" in screen.texts()


def test_switches_tabs_and_segments_are_tapped_by_their_names(render):
    @ft.component
    def Settings():
        chosen, choose = ft.use_state(("off", 0, "dark"))
        switch, place, theme = chosen
        return ft.Column(
            [
                ft.Text(" ".join(map(str, chosen))),
                ft.Switch(
                    label="Awake",
                    value=switch == "on",
                    on_change=lambda e: choose(("on" if e.data else "off", place, theme)),
                ),
                ft.SegmentedButton(
                    selected=[theme],
                    segments=[
                        ft.Segment(value="dark", label="Dark"),
                        ft.Segment(value="light", label=ft.Text("Light")),
                    ],
                    on_change=lambda e: choose((switch, place, e.control.selected[0])),
                ),
                ft.NavigationBar(
                    selected_index=place,
                    destinations=[
                        ft.NavigationBarDestination(icon=ft.Icons.HOME, label="Home"),
                        ft.NavigationBarDestination(icon=ft.Icons.TABLE_BAR, label="Table"),
                    ],
                    on_change=lambda e: choose((switch, e.control.selected_index, theme)),
                ),
            ]
        )

    screen = render(Settings)

    screen.tap("Awake")
    screen.tap("Light")
    screen.tap("Table")

    assert "on 1 light" in screen.texts()


def test_a_dialog_is_seen_and_dismissed(render):
    @ft.component
    def Asking():
        asking, set_asking = ft.use_state(False)
        ft.use_dialog(
            ft.AlertDialog(
                title=ft.Text("Really?"),
                actions=[ft.Button("Yes", on_click=lambda: set_asking(False))],
                on_dismiss=lambda: set_asking(False),
            )
            if asking
            else None
        )
        return ft.Button("Ask", on_click=lambda: set_asking(True))

    screen = render(Asking)

    screen.tap("Ask")
    assert screen.sees("Really?")
    screen.dismiss()
    assert not screen.sees("Really?")
    screen.tap("Ask")
    screen.tap("Yes")
    assert not screen.sees("Really?")


def test_what_is_asked_of_the_device_is_recorded_and_answered(render):
    @ft.component
    def Buzzer():
        said, say = ft.use_state("quiet")

        async def buzz():
            await ft.HapticFeedback().light_impact()
            say("buzzed")

        return ft.Column([ft.Text(said), ft.Button("Buzz", on_click=buzz)])

    screen = render(Buzzer)

    screen.tap("Buzz")

    assert "buzzed" in screen.texts()
    assert [(kind, method) for kind, method, _ in screen.asked] == [("HapticFeedback", "light_impact")]


def test_a_component_that_fails_on_a_later_render_is_noticed(render):
    @ft.component
    def Fragile():
        count, set_count = ft.use_state(0)
        if count == 2:
            raise ValueError("two is too many")
        return ft.Button("One more", on_click=lambda: set_count(lambda before: before + 1))

    screen = render(Fragile)
    screen.tap("One more")

    with pytest.raises(AssertionError, match="two is too many"):
        screen.tap("One more")


def test_a_handler_that_fails_is_noticed(render):
    def fail():
        raise ValueError("no such seat")

    @ft.component
    def Fragile():
        return ft.Button("Sit down", on_click=fail)

    screen = render(Fragile)

    with pytest.raises(AssertionError, match="no such seat"):
        screen.tap("Sit down")


def test_controls_that_flet_refuses_are_noticed(render):
    @ft.component
    def Fragile():
        count, set_count = ft.use_state(2)
        home = [ft.NavigationBarDestination(icon=ft.Icons.HOME, label=f"Place {n}") for n in range(count)]
        return ft.Column([ft.Button("Fewer", on_click=lambda: set_count(1)), ft.NavigationBar(destinations=home)])

    screen = render(Fragile)

    with pytest.raises(AssertionError, match="frozen"):
        screen.tap("Fewer")


def test_a_long_press_is_heard_by_the_innermost_around_the_words(render):
    @ft.component
    def Nested():
        said, say = ft.use_state("nothing")
        word = ft.GestureDetector(ft.Text("3 to go"), on_long_press_start=lambda: say("the word"))
        return ft.Column(
            [
                ft.Text(f"heard by {said}"),
                ft.TextButton(ft.Row([ft.Text("Ana"), word]), on_long_press=lambda: say("the button")),
            ]
        )

    screen = render(Nested)

    screen.long_press("3 to go")
    assert "heard by the word" in screen.texts()
    screen.long_press("Ana")
    assert "heard by the button" in screen.texts()


def test_a_button_lets_no_long_press_through_to_what_is_around_it(render):
    inside = ft.TextButton("Ana", on_click=lambda: None)
    screen = render(lambda page: page.add(ft.GestureDetector(inside, on_long_press=lambda: None)))

    with pytest.raises(AssertionError, match="to hold"):
        screen.long_press("Ana")


@pytest.mark.parametrize("words", ["Bone", "An", "nobody"])
def test_a_long_press_on_what_hears_none_or_could_be_several_things_fails(render, words):
    held = [ft.GestureDetector(ft.Text(name), on_long_press=lambda: None) for name in ("Ana", "Anton")]
    screen = render(lambda page: page.add(*held, ft.Text("Bone")))

    with pytest.raises(AssertionError, match="to hold"):
        screen.long_press(words)
