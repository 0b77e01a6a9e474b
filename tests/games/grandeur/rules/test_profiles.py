"""What a brigade is made of: nothing that only troops of Impetus have."""

import pytest
from msgspec.structs import replace

from sandtable.games.grandeur.files.tables import load_grandeur
from sandtable.games.grandeur.rules.troops.armies import judge_profile
from sandtable.games.grandeur.rules.troops.profiles import Profile
from sandtable.games.impetus.rules.troops.profiles import TRAITS

LINE = Profile("FP", 5000, 4, 1, 2, "skirmish-a", discipline="B", points=19)


@pytest.mark.parametrize("trait", sorted(TRAITS))
def test_no_brigade_has_a_trait_of_impetus(trait: str) -> None:
    """Nobody throws pila, is impetuous or has pikes: a battle that says so is refused."""
    lists = load_grandeur().tables.measures.lists
    assert not list(judge_profile(LINE, lists))
    refused = list(judge_profile(replace(LINE, traits=(trait,)), lists))
    assert [(each.clause, each.key, each.args["trait"]) for each in refused] == [("GR S.4a", "refused-trait", trait)]
