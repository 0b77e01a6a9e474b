"""Each question cites the clause by which it is asked: Grandeur's own where that takes the place of Impetus'."""

from sandtable.games.grandeur.rules.course import COURSE

CITED = {
    "caught": "GR 2.3",
    "corps": "IM 7",
    "deployment": "BI 3.6",
    "mains": "BI 7.6.3c",
    "meets-ahead": "BI 5.7c",
    "next-melee": "BI 7.6.3c",
    "orders": "IM 7",
    "parallel": "BI 7.6.2b",
    "pursue": "GR 6.5",
    "reaction": "IM 9",
    "rethrow": "GR 7",
    "rolling": "BI 5.4c",
    "support": "BI 7.6.3b",
    "terrain": "BI 3.5",
    "terrain-change": "BI 3.5",
}
"""All but that about friends behind: a retreat asks by BI 5.7d, one that evades by IM 9."""


def test_questions_cite_the_book_that_asks() -> None:
    """Of every question that can be asked."""
    asked = {(question.what, question.clause) for question in COURSE.asks.values()}
    assert asked == {*CITED.items(), ("meets-behind", "BI 5.7d"), ("meets-behind", "IM 9")}
