"""Patches as a reader applies them (RFC 6902), written down once more for the tests."""

import copy
import json
from collections.abc import Iterable
from typing import Any
from zlib import crc32


def applied(document: Any, operations: Iterable[Any]) -> Any:
    """The document after a patch; the old one stays as it is."""
    held = {"": copy.deepcopy(document)}
    for each in operations:
        *way, last = [part.replace("~1", "/").replace("~0", "~") for part in each["path"].split("/")]
        at: Any = held
        for part in way:
            at = at[int(part)] if isinstance(at, list) else at[part]
        key = int(last) if isinstance(at, list) else last
        if each["op"] == "add" and isinstance(at, list):
            at.insert(key, copy.deepcopy(each["value"]))
        elif each["op"] == "remove":
            del at[key]
        else:
            assert each["op"] == "add" or isinstance(at, list) or key in at
            at[key] = copy.deepcopy(each["value"])
    return held[""]


def checked(document: Any) -> int:
    """The CRC-32 of a document with sorted keys."""
    return crc32(json.dumps(document, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode())


def states_of(replay: dict[str, Any]) -> list[Any]:
    """Every state of a replay, the first one before anything happened."""
    documents = [{"state": replay["state"], "marks": replay["marks"]}]
    for entry in replay["entries"]:
        documents.append(applied(documents[-1], entry["patch"]))
    return [each["state"] for each in documents]
