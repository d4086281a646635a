"""Entries as they are saved: how one is put into words, numbers and lists, and read again."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar

from pydantic import ValidationError

from companion.faults import BadInput, Fault, faults_of
from companion.ledger import Edit, Entry
from companion.saved import ANOTHER_VERSION, FROM_A_SAVE

if TYPE_CHECKING:
    from companion.game import Happened, Rules

Event = TypeVar("Event", bound="Happened")


def saved(entry: Entry[Event]) -> dict[str, Any]:
    """The saved form of one entry."""
    form: dict[str, Any] = {
        "label": entry.label,
        "command": entry.command,
        "events": [
            event.model_dump(mode="json", exclude_defaults=True) | {"event": event.event} for event in entry.events
        ],
        "because": [because.model_dump(exclude_none=True) for because in entry.because],
        "at": entry.at,
    }
    if entry.late is not None:
        form["late"] = entry.late
    if entry.fault is not None:
        form["fault"] = entry.fault
    if entry.ids:
        form["ids"] = list(entry.ids)
    if entry.by:
        form["by"] = entry.by
    if entry.id:
        form["id"] = entry.id
    if entry.edit is not None:
        form["edit"] = {
            "splices": [
                {"at": splice.at, "cut": splice.cut, "put": [saved(one) for one in splice.put]}
                for splice in entry.edit.splices
            ],
            "again": {str(place): saved(one) for place, one in entry.edit.again.items()},
        }
    return form


def faults_of_a_save(error: ValidationError, given: object, within: str) -> Iterator[Fault]:
    """What does not fit in a save: nobody typed it, so there is no better spelling to tell of."""
    return (replace(fault, fit=ANOTHER_VERSION) for fault in faults_of(error, given, within))


def entry_in(rules: "Rules[Any, Any, Any, Event]", saved: Mapping[str, Any], within: str) -> Entry[Event]:
    """The entry that a save tells of; `within` is its place there. Raises BadInput, with every fault."""
    fields = dict(saved)
    raw = fields.pop("events", ())
    if not isinstance(raw, list | tuple):
        raise BadInput([Fault(f"{within}.events", "is no list", "a list in brackets")])
    faults: list[Fault] = []
    events: list[Event] = []
    for number, event in enumerate(raw):
        try:
            events.append(rules.events.validate_python(event, context=FROM_A_SAVE))
        except ValidationError as error:
            faults.extend(faults_of_a_save(error, event, f"{within}.events[{number}]"))
    edit: Edit | None = None
    try:
        entry = Entry[Any].model_validate(fields)
        edit = _edit(rules, entry.edit, within) if entry.edit is not None else None
    except ValidationError as error:
        faults.extend(faults_of_a_save(error, fields, within))
    except BadInput as bad:
        faults.extend(bad.faults)
    if faults:
        raise BadInput(faults)
    return entry.changed({"events": tuple(events), "edit": edit})


def _edit(rules: "Rules[Any, Any, Any, Any]", raw: Edit, within: str) -> Edit:
    """The change of the past with the entries in it read like all others."""
    splices = tuple(
        splice.changed(
            {
                "put": tuple(
                    entry_in(rules, one, f"{within}.edit.splices[{number}].put[{place}]")
                    for place, one in enumerate(splice.put)
                )
            }
        )
        for number, splice in enumerate(raw.splices)
    )
    again = {place: entry_in(rules, one, f"{within}.edit.again.{place}") for place, one in raw.again.items()}
    return raw.changed({"splices": splices, "again": again})
