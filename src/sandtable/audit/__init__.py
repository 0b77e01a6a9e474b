"""An umpire who reads finished games: from their raw events alone, with measures of its own. It decides nothing."""

from sandtable.audit.complaint import Complaint
from sandtable.audit.games import audit
from sandtable.audit.reading import NotAGame

__all__ = ["Complaint", "NotAGame", "audit"]
