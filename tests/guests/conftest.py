"""One installed game for all tests of this folder. Nothing is installed where the tests run."""

from pathlib import Path

import pytest

from tests.guests.installing import installed


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the game of `examples/`, as its wheel has it, and nothing else."""
    return installed(tmp_path_factory.mktemp("guest"))
