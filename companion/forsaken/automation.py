"""What the app does by itself in a game of Forsaken."""

from typing import Literal

from companion.automation import Automated, Automations

Automation = Literal["legend", "limits", "actions", "personas", "jobs", "feats", "bounty", "rival", "end"]

AUTOMATIONS: Automations = {
    "legend": Automated(
        title="Legend loop",
        meaning="Gained legend gives what the spaces show that are reached or passed, and VP for a lap.",
        rule="forsaken-legend",
    ),
    "limits": Automated(
        title="Limits",
        meaning="More than eight resources or five gear asks what goes back.",
        rule="forsaken-limits",
    ),
    "actions": Automated(
        title="Actions",
        meaning="What takes an action ticks one off.",
        rule="forsaken-action-step",
    ),
    "personas": Automated(
        title="Patrols",
        meaning="A persona moves on after somebody has connected.",
        rule="forsaken-patrol-path",
    ),
    "jobs": Automated(
        title="Jobs",
        meaning="A finished job of a faction gives 1 legend and 2 rep.",
        rule="forsaken-jobs",
    ),
    "feats": Automated(title="Feats", meaning="A finished feat gives 2 VP.", rule="forsaken-feats"),
    "bounty": Automated(
        title="Bounty tracker",
        meaning="A lost fight against the bounty moves its tracker; a won one asks for the next bounty.",
        rule="forsaken-bounty-tracker",
    ),
    "rival": Automated(
        title="Rival's turn",
        meaning="After your turn the app asks for the next plot card.",
        rule="forsaken-rival-turn",
    ),
    "end": Automated(
        title="End of the game",
        meaning="A tracker at the threshold sets off the last turns.",
        rule="forsaken-game-end",
    ),
}
