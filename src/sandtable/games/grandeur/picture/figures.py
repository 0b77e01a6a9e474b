"""Which figures stand on the base of a unit of Grandeur: by its arm, its quality and its skirmishers."""

from sandtable.games.grandeur.rules.troops.profiles import ELITE, Profile

MOUNTED = {"CP": "cuirassier", "CM": "dragoon", "CL": "hussar"}
DRAWN = frozenset({*MOUNTED.values(), "grenadier", "light-infantry", "fusilier", "field-gun"})
STAFF = "figure-staff"


def figure_of(profile: Profile) -> str:
    """The name of the figure."""
    return f"figure-{_infantry(profile) if profile.infantry else MOUNTED.get(profile.type, 'field-gun')}"


def _infantry(profile: Profile) -> str:
    """The elite are grenadiers; those with the best skirmishers are light infantry."""
    if profile.quality == ELITE:
        return "grenadier"
    return "light-infantry" if profile.weapon == "skirmish-a" else "fusilier"
