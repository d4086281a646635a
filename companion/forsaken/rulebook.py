"""Forsaken as the kernel sees it: one object of pure functions."""

from companion.forsaken.attendance import ATTENDANCE
from companion.forsaken.automation import AUTOMATIONS
from companion.forsaken.chapters import chapters
from companion.forsaken.commands import COMMANDS, Command
from companion.forsaken.contract import CONTRACT
from companion.forsaken.decide import decide
from companion.forsaken.difference import differences, warnings
from companion.forsaken.events import EVENTS, Event
from companion.forsaken.evolve import apply
from companion.forsaken.giving import GIVING
from companion.forsaken.glance import glance, seated
from companion.forsaken.hidden import secret
from companion.forsaken.in_short import in_short
from companion.forsaken.labels import announced
from companion.forsaken.learning import learn, learn_setup, recall
from companion.forsaken.library import Library
from companion.forsaken.recollection import RECOLLECTION
from companion.forsaken.report import concluded, ruled_in_words, titled
from companion.forsaken.result import result
from companion.forsaken.right_here import right_here
from companion.forsaken.rulings import RULINGS
from companion.forsaken.setup import Setup
from companion.forsaken.shelves import SHELVES
from companion.forsaken.table import Table, new_table
from companion.forsaken.tracked import RECONCILIATION
from companion.game import Rules

FORSAKEN: Rules[Setup, Table, Command, Event] = Rules(
    id="forsaken",
    title="Forsaken",
    setup=Setup,
    commands=COMMANDS,
    events=EVENTS,
    start=new_table,
    decide=decide,
    evolve=apply,
    secret=secret,
    titled=titled,
    concluded=concluded,
    learn=learn,
    learn_setup=learn_setup,
    recall=recall,
    library=Library,
    shelves=SHELVES,
    announced=announced,
    ruled=ruled_in_words,
    right_here=right_here,
    differences=differences,
    warnings=warnings,
    in_short=in_short,
    chapters=chapters,
    recollection=RECOLLECTION,
    reconciliation=RECONCILIATION,
    rulings=RULINGS,
    automations=AUTOMATIONS,
    apart=lambda old, new: None,
    unaffected=lambda entry, table, apart: None,
    contract=CONTRACT,
    giving=GIVING,
    result=result,
    glance=glance,
    seated=seated,
    secrets="forsaken-gear",
    attendance=ATTENDANCE,
)
