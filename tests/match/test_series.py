"""Series of games: they are kept, go on where they stopped, and are the same on one core and on several."""

from pathlib import Path

import pytest

from sandtable.games import ruleset_of
from sandtable.games.impetus.files.battles import find_battle, load_battle
from sandtable.kernel.chain import canonical
from sandtable.kernel.verify import verify
from sandtable.match import series
from sandtable.match.series import Bout, OtherSeries, Played, play_bout, play_series

BATTLE = canonical(load_battle(find_battle("first-battle")))
RECRUITS = (("red", "recruit"), ("blue", "recruit"))


def bouts(folder: Path | None, number: int = 3, seed: int = 0) -> list[Bout]:
    files = [str(folder / f"{n}.sand") if folder else "" for n in range(number)]
    return [Bout(n, "impetus", BATTLE, RECRUITS, seed + n, files[n]) for n in range(number)]


def test_the_same_on_one_core_and_on_two() -> None:
    """Every bout has its own seed, whoever plays it and when."""
    alone = list(play_series(bouts(None), 1))
    assert sorted(play_series(bouts(None), 2), key=lambda played: played.number) == alone


def test_an_iterator_that_runs_out_does_not_end_the_series(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bug in the rules is not a series without games."""

    def broken(_: Bout) -> Played:
        raise StopIteration

    monkeypatch.setattr(series, "play_bout", broken)
    with pytest.raises(RuntimeError):
        list(play_series(bouts(None), 1))


def test_files_verify_and_are_not_played_again(tmp_path: Path) -> None:
    """A finished file stays as it is; one that was cut short is played anew."""
    first = list(play_series(bouts(tmp_path), 1))
    files = [Path(bout.file) for bout in bouts(tmp_path)]
    for file in files:
        verdict = verify(file.read_bytes(), ruleset_of)
        assert (verdict.fault, verdict.finished) == (None, True)
    whole = files[1].read_bytes()
    files[1].write_bytes(b"\n".join(whole.split(b"\n")[:5]) + b"\n")
    before = files[0].stat().st_mtime_ns
    assert list(play_series(bouts(tmp_path), 1)) == first
    assert files[0].stat().st_mtime_ns == before
    assert files[1].read_bytes() == whole


def test_another_game_is_not_overwritten(tmp_path: Path) -> None:
    """A file of that name that holds something else is left alone, and told."""
    list(play_series(bouts(tmp_path, 1), 1))
    file = tmp_path / "0.sand"
    kept = file.read_bytes()
    with pytest.raises(OtherSeries):
        play_bout(bouts(tmp_path, 1, seed=9)[0])
    assert file.read_bytes() == kept
    file.write_bytes(b"nothing of ours\n")
    with pytest.raises(OtherSeries):
        play_bout(bouts(tmp_path, 1)[0])
