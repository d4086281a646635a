"""Vestige as the kernel sees it: one object of pure functions."""

from companion.game import Rules
from companion.vestige.bin import tidied
from companion.vestige.commands import COMMANDS, Command
from companion.vestige.covert_ops import secret
from companion.vestige.decide import decide
from companion.vestige.difference import differences
from companion.vestige.events import EVENTS, Event
from companion.vestige.evolve import apply
from companion.vestige.joining import joined
from companion.vestige.labels import announced
from companion.vestige.learning import learn, learn_setup, recall
from companion.vestige.report import concluded, ruled_in_words, titled
from companion.vestige.right_here import right_here
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
    tidied=tidied,
    joined=joined,
    announced=announced,
    ruled=ruled_in_words,
    right_here=right_here,
    differences=differences,
    apart=apart,
    unaffected=unaffected,
)
