"""Old battles become matches when the server starts; killed in the middle of that, it has lost nothing."""

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from sandtable.match.carrying import Fought
from sandtable.match.evening import read_as
from sandtable.store.sql import SqlStore
from tests.samples.looking import EXPECTED, HOUSE, STANDING_STILL, TOKENS, evening_seen, read
from tests.server.asker import Asker
from tests.server.evenings import Group
from tests.server.house import house

KILLED = """
import os, signal, sys
from pathlib import Path
from sandtable.match.carrying import carry_over
from sandtable.store.sql import SqlStore

class Killed(SqlStore):
    left = int(sys.argv[2])

    def keep_private(self, game, private):
        if not self.left:
            os.kill(os.getpid(), signal.SIGKILL)
        self.left -= 1
        super().keep_private(game, private)

with Killed(Path(sys.argv[1])) as store:
    carry_over(store)
"""
BATTLES = read(EXPECTED)["evening"]["battles"]


def old(database: Path) -> int:
    """How many battles are still kept in the old way."""
    with SqlStore(database) as store:
        return sum(read_as(store.private(each.game), Fought) is not None for each in store.games())


@pytest.mark.parametrize("writes", range(len(BATTLES)))
def test_killed_while_old_battles_are_carried_over(tmp_path: Path, writes: int) -> None:
    """After each of them: the next start carries on, and the evening is as it was."""
    shutil.copytree(HOUSE, tmp_path, dirs_exist_ok=True)
    database = tmp_path / "matches.db"
    assert old(database) == len(BATTLES)
    command = [sys.executable, "-c", KILLED, str(database), str(writes)]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    assert subprocess.run(command, env=environment, check=False).returncode == -signal.SIGKILL
    assert old(database) == len(BATTLES) - writes
    with house(tmp_path, 0, *STANDING_STILL) as server:
        assert evening_seen(Group(server, read(TOKENS)["evening"])) == read(EXPECTED)["evening"]
    assert old(database) == 0


def test_comments_and_links_of_old_battles(tmp_path: Path) -> None:
    """A comment is where it was, and the evening may delete it; everybody may look at a closed battle."""
    shutil.copytree(HOUSE, tmp_path, dirs_exist_ok=True)
    with house(tmp_path, 0, *STANDING_STILL) as server:
        mine, stranger = Asker(server, read(TOKENS)["evening"]), Asker(server)
        closed = next(name for name, battle in BATTLES.items() if battle["card"]["state"] == "closed")
        going = next(name for name, battle in BATTLES.items() if battle["card"]["state"] == "open")
        found = mine("GET", f"/api/replays/{closed}")[1]
        (comment,) = found["comments"]
        assert (comment["text"], comment["mine"], found["mine"]) == ("Here it turned.", True, True)
        assert [each["mine"] for each in stranger("GET", f"/api/replays/{closed}")[1]["comments"]] == [False]
        assert (mine("GET", f"/api/replays/{going}")[0], stranger("GET", f"/api/replays/{going}")[0]) == (200, 404)
        assert mine("DELETE", f"/api/replays/{closed}/comments/{comment['id']}")[0] == 204
        assert mine("GET", f"/api/replays/{closed}")[1]["comments"] == []
