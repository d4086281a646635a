"""Chronicles as the kernel sees it: one object of pure functions."""

from companion.chronicles.attendance import ATTENDANCE
from companion.chronicles.automation import AUTOMATIONS
from companion.chronicles.chapters import chapters
from companion.chronicles.commands import COMMANDS, Command
from companion.chronicles.contract import CONTRACT
from companion.chronicles.decide import decide
from companion.chronicles.difference import differences, warnings
from companion.chronicles.events import EVENTS, Event
from companion.chronicles.evolve import apply
from companion.chronicles.giving import GIVING
from companion.chronicles.glance import glance, seated
from companion.chronicles.in_short import in_short
from companion.chronicles.labels import announced
from companion.chronicles.learning import learn, learn_setup, recall
from companion.chronicles.library import Library
from companion.chronicles.recollection import RECOLLECTION
from companion.chronicles.reconcile import RECONCILIATION
from companion.chronicles.report import concluded, ruled_in_words, titled
from companion.chronicles.result import result
from companion.chronicles.right_here import right_here
from companion.chronicles.rulings import RULINGS
from companion.chronicles.setup import Setup
from companion.chronicles.shelves import SHELVES
from companion.chronicles.table import Table, new_table
from companion.game import Rules

CHRONICLES: Rules[Setup, Table, Command, Event] = Rules(
    id="chronicles",
    title="Vindication: Chronicles",
    setup=Setup,
    commands=COMMANDS,
    events=EVENTS,
    start=new_table,
    decide=decide,
    evolve=apply,
    secret=lambda event: False,
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
    secrets="",
    attendance=ATTENDANCE,
)
