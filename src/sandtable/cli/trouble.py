"""What is wrong with a database, in the words of the person who asks."""

from typing import NoReturn

from sandtable.cli.speech import BAD, fail
from sandtable.library.words import Words
from sandtable.store import (
    NotAStore,
    StoreBusy,
    StoreDamaged,
    StoreError,
    StoreFailed,
    StoreFull,
    StoreHeld,
    TooNew,
)
from sandtable.store.errors import FileError

KEYS: dict[type[StoreError], str] = {
    StoreHeld: "store-held",
    StoreDamaged: "store-damaged",
    StoreFailed: "store-failed",
    StoreFull: "store-full",
    StoreBusy: "store-busy",
    NotAStore: "store-none",
    TooNew: "store-new",
}
"""The sentence of each error; its facts are what stands in it."""


def stop(say: Words, error: StoreError) -> NoReturn:
    """Ends the command: the database cannot be used, and this is what helps."""
    fail(told(say, error), BAD)


def told(say: Words, error: StoreError) -> list[str]:
    """What is wrong, and what helps against it if it is damaged."""
    advice = [say("store-advice")] if isinstance(error, StoreDamaged | NotAStore) else []
    return [_sentence(say, error), *advice]


def _sentence(say: Words, error: StoreError) -> str:
    key = KEYS.get(type(error))
    if key is None or not isinstance(error, FileError):
        return str(error)
    facts = {name: fact or "none" for name, fact in vars(error).items() if isinstance(fact, str)}
    numbers = {name: fact for name, fact in vars(error).items() if isinstance(fact, int)}
    since = (error.moment if isinstance(error, StoreHeld) else "") or "none"
    return say(key, file=str(error.path), since=since, **facts, **numbers)
