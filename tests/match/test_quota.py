"""Quotas: what one visitor may keep, in bytes and things, also after a restart."""

import asyncio
import os

import pytest

from sandtable.kernel.entry import Branch
from sandtable.match.comments import ROOM, Comment, Comments, TooMany
from sandtable.match.hall import Hall
from sandtable.match.keeping import Private
from sandtable.match.quota import LARGEST_BRANCH, Holdings, OverQuota, Quota, branch_size
from sandtable.match.shelf import EACH_OPENED, Brought, Shelf, new_name
from sandtable.store import MemoryStore
from tests.match.test_match import NOBODY, PEOPLE
from tests.match.toys import RULES, SCENARIOS, find

ANNA, BERT = "203.0.113.7", "2001:db8::/64"
FILE = Brought(b'{"game":"a"}\n' + b'{"tables":"' + b"0" * 5_000_000 + b'"}\n', (), {"en": "A game"})


def noise(size: int) -> Brought:
    """A file that cannot be made smaller."""
    return Brought(os.urandom(size))


def test_a_kept_file_is_small_and_comes_back_as_it_was() -> None:
    """Twelve times the same five megabytes take no sixty."""
    store = MemoryStore()
    shelf = Shelf(store)
    kept = [shelf.keep(FILE, ANNA)[0] for _ in range(12)]
    assert sum(len(line) for name in kept for line in (store.header(name), *store.lines(name))) < 200_000
    assert all(Shelf(store).find(name) == FILE for name in kept)


def test_a_file_that_an_older_program_kept_is_still_found() -> None:
    store = MemoryStore()
    store.create("kept-old", b'{"game":"a"}', b'{"shelf":"x","since":1.5}')
    store.append_all("kept-old", 1, [b'{"n":1}'])
    shelf = Shelf(store)
    shelf.load()
    assert shelf.find("kept-old") == Brought(b'{"game":"a"}\n{"n":1}\n')


def test_nobody_keeps_more_than_their_quota_of_bytes() -> None:
    """Not after a restart either; others may, and so may the person at the machine."""
    store, quota = MemoryStore(), Quota(size=1_000_000)
    shelf = Shelf(store, Holdings(quota))
    first, _ = shelf.keep(noise(400_000), ANNA)
    with pytest.raises(OverQuota) as over:
        shelf.keep(noise(400_000), ANNA)
    assert (over.value.key, over.value.told) == ("fault-quota-bytes", {"most": "1"})
    again = Shelf(store, Holdings(quota))
    again.load()
    for owner in (BERT, "", ""):
        again.keep(noise(400_000), owner)
    with pytest.raises(OverQuota):
        again.keep(noise(400_000), ANNA)
    again.delete(first)
    again.keep(noise(400_000), ANNA)


def test_nobody_keeps_more_than_their_quota_of_things() -> None:
    """Matches and files count together, also after a restart."""

    async def test() -> None:
        store, quota = MemoryStore(), Quota(things=2)
        ledger = Holdings(quota)
        hall, shelf = Hall(store, NOBODY, find, holdings=ledger), Shelf(store, ledger)
        live, _ = await hall.new(RULES["riposte"], SCENARIOS["riposte"], PEOPLE, {}, by=ANNA)
        shelf.keep(FILE, ANNA)
        with pytest.raises(OverQuota):
            await hall.new(RULES["riposte"], SCENARIOS["riposte"], PEOPLE, {}, by=ANNA)
        await hall.new(RULES["riposte"], SCENARIOS["riposte"], PEOPLE, {}, by=BERT)
        ledger = Holdings(quota)
        again, shelf = Hall(store, NOBODY, find, holdings=ledger), Shelf(store, ledger)
        await again.start()
        shelf.load()
        with pytest.raises(OverQuota) as over:
            await again.new(RULES["riposte"], SCENARIOS["riposte"], PEOPLE, {}, by=ANNA)
        assert over.value.key == "fault-quota-things"
        await again.delete(live.name)
        await again.new(RULES["riposte"], SCENARIOS["riposte"], PEOPLE, {}, by=ANNA)
        again.close()
        hall.close()

    asyncio.run(test())


def test_room_that_is_not_used_is_given_back() -> None:
    ledger = Holdings(Quota(things=1))
    with ledger.room(ANNA, 1), pytest.raises(OverQuota):
        ledger.room(ANNA, 1).__enter__()
    with ledger.room(ANNA, 1):
        pass


def test_a_game_that_is_too_large_is_not_gone_on_from() -> None:
    lines = tuple(b"x" * 1_000_000 for _ in range(LARGEST_BRANCH // 1_000_000))
    assert branch_size(Branch(lines)) == LARGEST_BRANCH  # type: ignore[arg-type]
    with pytest.raises(OverQuota) as over:
        branch_size(Branch((*lines, b"x")))  # type: ignore[arg-type]
    assert over.value.key == "fault-branch-large"


def test_nobody_closes_the_files_that_others_have_opened() -> None:
    """Whoever opens too many loses their own first."""
    shelf = Shelf(MemoryStore())
    shelf.open(mine := new_name(), FILE, ANNA)
    theirs = [new_name() for _ in range(200)]
    for name in theirs:
        shelf.open(name, FILE, BERT)
    assert shelf.find(mine) == FILE
    assert [name for name in theirs if shelf.find(name)] == theirs[-EACH_OPENED:]


def test_comments_take_only_so_much_room() -> None:
    store = MemoryStore()
    store.create("a", b"{}")
    comments = Comments(store)
    for _ in range(ROOM // 3070 + 1):
        comments.write("a", 0, "red", "\N{EURO SIGN}" * 1000)
    with pytest.raises(TooMany):
        comments.write("a", 0, "red", "one more")
    store.create("b", b"{}")
    comments.take("b", [Comment(0, "red", "x" * 1000) for _ in range(ROOM // 1000 + 5)])
    assert len(comments.of("b")) == ROOM // 1000


def test_a_private_record_of_an_older_program_is_nobodys() -> None:
    assert Private("", {}, {}, {}, 0.0).by == ""
