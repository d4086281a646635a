"""Which modules get into the offline edition."""

import pytest

from offline.modules import Sources, needed

CASES = {
    "an import": ({"a.py": "import b", "b.py": "", "c.py": ""}, {"a", "b"}),
    "and what that imports": ({"a.py": "import b", "b.py": "import c", "c.py": ""}, {"a", "b", "c"}),
    "one that nobody has": ({"a.py": "import os, b", "b.py": ""}, {"a", "b"}),
    "two that import each other": ({"a.py": "import b", "b.py": "import a"}, {"a", "b"}),
    "within a function": ({"a.py": "def f():\n    import b", "b.py": ""}, {"a", "b"}),
    "a module from a package": (
        {"a.py": "from p import m, NAME", "p/__init__.py": "", "p/m.py": "", "p/n.py": ""},
        {"a", "p", "p.m"},
    ),
    "the packages above it": (
        {"a.py": "import p.q.m", "p/__init__.py": "import b", "p/q/__init__.py": "", "p/q/m.py": "", "b.py": ""},
        {"a", "p", "p.q", "p.q.m", "b"},
    ),
    "relative, from a module": (
        {
            "a.py": "import p.m",
            "p/__init__.py": "",
            "p/m.py": "from . import n\nfrom .o import x",
            "p/n.py": "",
            "p/o.py": "",
        },
        {"a", "p", "p.m", "p.n", "p.o"},
    ),
    "relative, from a package": (
        {"a.py": "import p", "p/__init__.py": "from .m import x", "p/m.py": ""},
        {"a", "p", "p.m"},
    ),
    "relative, two up": (
        {
            "a.py": "import p.q.m",
            "p/__init__.py": "",
            "p/n.py": "",
            "p/q/__init__.py": "",
            "p/q/m.py": "from ..n import x",
        },
        {"a", "p", "p.n", "p.q", "p.q.m"},
    ),
    "for type checkers alone": (
        {"a.py": "if TYPE_CHECKING:\n    import b\nelse:\n    import c", "b.py": "", "c.py": ""},
        {"a", "c"},
    ),
    "looked up in a package": (
        {"a.py": "import p\np.m.f()", "p/__init__.py": "", "p/m.py": "", "p/n.py": ""},
        {"a", "p", "p.m"},
    ),
    "looked up under another name": (
        {"a.py": "import p as q\nq.m", "p/__init__.py": "", "p/m.py": ""},
        {"a", "p", "p.m"},
    ),
    "no Python": ({"a.py": "import b", "b.txt": ""}, {"a"}),
}
LAZILY = {"p.Name": "p.deep.name"}


@pytest.mark.parametrize(("texts", "expected"), CASES.values(), ids=CASES)
def test_what_an_entry_needs(texts: dict[str, str], expected: set[str]):
    assert needed(Sources(texts), ["a"], {}) == expected


@pytest.mark.parametrize("text", ["from p import Name", "import p as q\nq.Name", "import p\np.Name()"])
def test_a_name_that_is_given_out_when_it_is_asked_for_needs_the_module_that_defines_it(text: str):
    texts = {"a.py": text, "p/__init__.py": "", "p/deep/__init__.py": "", "p/deep/name.py": "", "p/deep/other.py": ""}

    assert needed(Sources(texts), ["a"], LAZILY) == {"a", "p", "p.deep", "p.deep.name"}


def test_a_module_is_known_by_its_file():
    sources = Sources({"p/__init__.py": "", "p/m.py": "", "p/hint.pyi": ""})

    assert [sources.file("p"), sources.file("p.m")] == ["p/__init__.py", "p/m.py"]
    assert "p.hint" not in sources
