"""Whether the tables and the scenario of a game file come with the program, by their fingerprints."""

from functools import lru_cache

from sandtable import games
from sandtable.kernel.chain import canonical, digest, head_code
from sandtable.kernel.proof import Proof
from sandtable.library.fault import Unreadable
from sandtable.library.own import BATTLES, shipped_files
from sandtable.library.scenario import named_scenario
from sandtable.library.verdicts import Provenance


def provenance(ruleset: str, proof: Proof) -> Provenance:
    """Where the tables and the scenario of a file of these rules come from; nothing if it could not be read."""
    if not proof.tables:
        return Provenance()
    return Provenance(
        head_code(proof.tables),
        proof.tables == _tables(ruleset),
        head_code(proof.scenario),
        _scenarios(ruleset).get(proof.scenario, ""),
    )


@lru_cache(maxsize=64)
def _tables(ruleset: str) -> str:
    """The fingerprint of the tables that come with a game."""
    try:
        return digest(canonical(games.load_ruleset(ruleset).tables))
    except LookupError:
        return ""


@lru_cache(maxsize=64)
def _scenarios(ruleset: str) -> dict[str, str]:
    """The names of the scenarios that come with a game, by their fingerprints."""
    package = games.find(ruleset)
    if package is None or BATTLES not in package.files.readers:
        return {}
    found = {}
    for name in shipped_files(ruleset, BATTLES):
        try:
            found[digest(canonical(named_scenario(package, name)))] = name
        except Unreadable:
            continue
    return found
