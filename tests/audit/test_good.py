"""The umpire has no complaint about the golden games."""

from pathlib import Path

import pytest

from sandtable.audit import audit

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*.sand"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_no_complaint(path: Path) -> None:
    assert audit(path.read_bytes()) == []
