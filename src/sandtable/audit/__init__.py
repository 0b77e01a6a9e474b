"""An umpire that reads finished games from their raw events alone, and measures for itself. It decides nothing."""

from sandtable.audit.complaint import Complaint
from sandtable.audit.games import audit
from sandtable.audit.reading import NotAGame

__all__ = ["Complaint", "NotAGame", "audit"]
