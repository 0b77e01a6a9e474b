"""Events: what has happened. Each ruleset closes its own list; types are added, never changed."""

from msgspec import Struct

from sandtable.kernel.names import kebab


class Event(Struct, frozen=True, tag=kebab, tag_field="event"):
    """A fact in the past tense; only events change a state."""
