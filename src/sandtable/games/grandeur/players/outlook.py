"""Outlooks of Grandeur: charges are answered, shot at and tested before they are fought."""

from typing import ClassVar

from sandtable.games.impetus.players import outlook


class Outlook(outlook.Outlook):
    """Looks through the answers of the other side, volleys, tests and tests thrown again."""

    deep: ClassVar[int] = 8
