"""What the app does by itself in a game of Chronicles."""

from typing import Literal

from companion.automation import Automated, Automations

Automation = Literal["row_renown", "chronicles", "full_track", "legendary", "event_boards", "event_tokens", "perks"]

AUTOMATIONS: Automations = {
    "row_renown": Automated(
        title="Finished rows", meaning="The second circle of a row gives 1 renown.", rule="chronicles-circles"
    ),
    "chronicles": Automated(
        title="Chronicle cards",
        meaning="A gained card asks for its chronicle to be drawn.",
        rule="chronicles-draw-a-chronicle",
    ),
    "full_track": Automated(
        title="Full tracks", meaning="A mark on a full track gives honor.", rule="chronicles-full-track"
    ),
    "legendary": Automated(
        title="Legendary cards",
        meaning="The third mark of a track gives 7 honor and asks for the card.",
        rule="chronicles-legendary-card",
    ),
    "event_boards": Automated(
        title="Event boards",
        meaning="The boards move when an event is resolved, missed or discarded.",
        rule="chronicles-event-advance",
    ),
    "event_tokens": Automated(
        title="Event tokens",
        meaning="A new event says what to place on the map, and what to take away when it goes.",
        rule="chronicles-event-setup",
    ),
    "perks": Automated(
        title="Vendor tokens",
        meaning="A used vendor token does what can be counted: honor, a gained card.",
        rule="chronicles-use-a-vendor-token",
    ),
}
