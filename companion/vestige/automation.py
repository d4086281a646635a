"""What the app does by itself in a game of Vestige."""

from typing import Literal, get_args

from companion.automation import Automated, Automations

Automation = Literal[
    "triggers",
    "final_round",
    "control_leverage",
    "visit_leverage",
    "card_leverage",
    "triggered_abilities",
    "threat_effects",
    "nemesis_turn",
]
AUTOMATION_IDS: tuple[Automation, ...] = get_args(Automation)

AUTOMATIONS: Automations = {
    "triggers": Automated(
        title="Triggers", meaning="A disc that reaches a trigger opens its stack.", rule="trigger-reached"
    ),
    "final_round": Automated(
        title="Final round", meaning="Enough met conditions announce the final round.", rule="final-round"
    ),
    "control_leverage": Automated(
        title="Taking control",
        meaning="The printed leverage of a region is gained with its control.",
        rule="control-pays",
    ),
    "visit_leverage": Automated(
        title="Visits", meaning="A visit pays the region's controller.", rule="visit-pays-the-controller"
    ),
    "card_leverage": Automated(
        title="Gaining cards", meaning="A gained card pays its printed leverage.", rule="gained-cards-pay"
    ),
    "triggered_abilities": Automated(
        title="Triggered abilities", meaning="Nemeses answer to what happens.", rule="triggered-ability"
    ),
    "threat_effects": Automated(
        title="Threats", meaning="A revealed threat does what it says at once.", rule="threat-immediately"
    ),
    # A nemesis turn is looked through at the table.
    "nemesis_turn": Automated(
        title="Nemesis turn", meaning="The rows of each nemesis are worked out.", rule="nemesis-turn", first="ask"
    ),
}
