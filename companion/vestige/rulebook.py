"""Vestige as the kernel sees it: one object of pure functions."""

from companion.game import Rules
from companion.vestige.attendance import ATTENDANCE
from companion.vestige.automation import AUTOMATIONS
from companion.vestige.box.browsing import THE_SHELVES
from companion.vestige.chapters import chapters
from companion.vestige.commands import COMMANDS, Command
from companion.vestige.contract import CONTRACT
from companion.vestige.covert_ops import secret
from companion.vestige.decide import decide
from companion.vestige.difference import differences, warnings
from companion.vestige.events import EVENTS, Event
from companion.vestige.evolve import apply
from companion.vestige.giving import GIVING
from companion.vestige.glance import glance, seated
from companion.vestige.in_short import in_short
from companion.vestige.labels import announced
from companion.vestige.learning import learn, learn_setup, recall
from companion.vestige.library import Library
from companion.vestige.recollection import RECOLLECTION
from companion.vestige.reconcile import RECONCILIATION
from companion.vestige.report import concluded, ruled_in_words, titled
from companion.vestige.result import result
from companion.vestige.right_here import right_here
from companion.vestige.rulings import RULINGS
from companion.vestige.setup import Setup
from companion.vestige.table import Table, new_table
from companion.vestige.unaffected import apart, unaffected

VESTIGE: Rules[Setup, Table, Command, Event] = Rules(
    id="vestige",
    title="Vestige",
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
    shelves=THE_SHELVES,
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
    apart=apart,
    unaffected=unaffected,
    contract=CONTRACT,
    giving=GIVING,
    result=result,
    glance=glance,
    seated=seated,
    secrets="covert-op-secret",
    attendance=ATTENDANCE,
)
