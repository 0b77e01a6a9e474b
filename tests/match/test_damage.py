"""Bytes flipped on every page of a database: the others play on, nothing goes in silence, and repair saves the rest."""

import shutil
from pathlib import Path
from typing import Any

import pytest

from sandtable.match.repair import repair
from sandtable.store.pages import Pages
from tests.match.damaged import FLIPS, PAGE, Known, folded, look, made, pages_of

SCHEMA = "table"
"""Stands on the pages that say which tables there are: without them nothing is found."""


class Kept:
    """A database as it was written, and where its matches stand in it."""

    def __init__(self, path: Path) -> None:
        self.known: dict[str, Known] = made(path)
        self.data = path.read_bytes()
        self.pages = pages_of(path)
        self.path = path
        self.needed = {name: self._written_by(name) for name in self.known}
        """The pages that an order in each match writes to: some of them are everybody's."""

    def _written_by(self, name: str) -> set[int]:
        self.path.write_bytes(self.data)
        assert look(self.path, {name: self.known[name]}).played
        folded(self.path)
        after = self.path.read_bytes()
        return {
            1 + at // PAGE
            for at in range(0, len(self.data), PAGE)
            if self.data[at : at + PAGE] != after[at : at + PAGE]
        }

    def hurt(self, flip: int, page: int) -> None:
        """The file with one page flipped, and nothing beside it."""
        data = bytearray(self.data)
        FLIPS[flip](data, (page - 1) * PAGE)
        shutil.rmtree(self.path.parent)
        self.path.parent.mkdir()
        self.path.write_bytes(data)


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Kept:
    return Kept(tmp_path_factory.mktemp("house") / "matches.db")


def untold(done: int, whole: int) -> None:
    """Nobody looks."""


def test_the_database_has_every_kind_of_page(kept: Kept) -> None:
    """Leaves and branches of tables and of indexes; most matches stand on several pages, most pages hold several."""
    kept.path.write_bytes(kept.data)
    with Pages(kept.path) as pages:
        kinds = {pages.page(number)[0] for number in range(2, pages.count + 1)}
    assert {0x0D, 0x0A, 0x05} <= kinds
    assert len(kept.pages) > 30
    assert look(kept.path, kept.known).played == set(kept.known)


def test_a_page_flipped(kept: Kept) -> None:
    """Every page in turn, each in one of several ways: in one place, where it says how it is to be read, or all of it.

    Matches that stand elsewhere go on, unless the page leads to them. Repair saves whatever stands elsewhere.
    """
    lasting = 0
    for page, there in kept.pages.items():
        kept.hurt(page % len(FLIPS), page)
        seen = look(kept.path, kept.known)
        assert seen.helped, f"page {page}"
        lasting += bool(seen.played)
        if there is not None and SCHEMA not in there:
            elsewhere = {name for name in kept.known if page not in kept.needed[name]}
            assert elsewhere - there <= seen.played, f"page {page}: others cannot play on"
        kept.hurt(page % len(FLIPS), page)
        done = repair(kept.path, untold)
        fates = {each.name: each for each in done.games}
        harmed = {name for name in kept.known if fates[name].fate != "whole"}
        assert harmed <= (there or set()), f"page {page}: rows elsewhere were lost"
        sound = look(kept.path, {name: each for name, each in kept.known.items() if name not in harmed})
        assert sound.shut == set(), f"page {page}"
        cut = [each for each in done.games if each.fate == "cut"]
        assert all(each.saved < each.known == len(kept.known[each.name].lines) for each in cut)
    assert lasting > len(kept.pages) // 2


@pytest.mark.parametrize("flip", FLIPS, ids=[flip.__name__ for flip in FLIPS])
def test_the_first_page_flipped(kept: Kept, flip: Any) -> None:
    """It says what the file is and where everything is. The house does not open, and repair saves all."""
    kept.hurt(FLIPS.index(flip), 1)
    done = repair(kept.path, untold)
    assert {each.fate for each in done.games} == {"whole"}
    assert look(kept.path, kept.known).shut == set()
