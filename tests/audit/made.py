"""Tiny games made by hand: a header with as much of the tables as the umpire looks at, and entries of events."""

from typing import Any

import msgspec

Data = dict[str, Any]

WEAPONS = {
    "bands": {"short": 10000, "long": 20000},
    "rows": {
        "bow": {
            "kind": "short-bow",
            "cells": {"short": {"foot": 0, "mounted": 1}, "long": {"foot": -3, "mounted": 0}},
            "least": 0,
            "most": 50000,
            "trajectory": "indirect",
        },
        "skirmish": {
            "kind": "skirmish",
            "cells": {"short": {"foot": 0, "mounted": None}, "long": {"foot": None, "mounted": None}},
            "least": 0,
            "most": 15000,
            "trajectory": "flat",
        },
    },
}
KINDS = {
    "scrub": {"ground": "rough", "form": "oval", "hides": False},
    "wood": {"ground": "difficult", "form": "oval", "hides": True},
    "lake": {"ground": "impassable", "form": "oval", "hides": False},
    "river": {"ground": "river", "form": "strip", "hides": False},
    "road": {"ground": "road", "form": "strip", "hides": False},
}
DEPTHS = {
    "FP": 2000,
    "FL": 3000,
    "S": 1500,
    "T": 3000,
    "CP": 4000,
    "CM": 4000,
    "CL": 4000,
    "CGL": 3000,
    "CF": 3000,
    "ART": 3000,
}
SCALE = {"front": 6000, "depth": DEPTHS}
MOVES = {
    name: {"light": far, "mail": far, "plate": far, "dice": 1}
    for name, far in (("foot", 20000), ("cavalry", 40000), ("beast", 20000))
}
PLAIN = {"form": "area", "foot": "easy", "cavalry": "easy", "heavy": "easy", "hides": "none", "deep": 0}
SIGNS = ("linear", "climbed", "road", "room", "door", "raised", "stairs")
TERRAIN = {
    "house-wall": {**PLAIN, "form": "line", "foot": "impassable", "cavalry": "impassable", "hides": "solid"},
    "rampart": {**PLAIN, "raised": True},
}
PERIOD = {
    "moves": MOVES,
    "caps": {"large_shield": 16000, "strong": 16000, "close_order": 16000, "wall": 12000},
    "missiles": {"bow": {"ranges": [20000, 40000, 60000]}},
    "blades": {"sword": {"ranks": False}},
    "terrain": {name: {**dict.fromkeys(SIGNS, False), **each} for name, each in TERRAIN.items()},
}
BASES = {"foot": 2000, "strong": 2500, "rider": [2500, 5000], "beast": [2000, 4000], "corner": 500}
TABLES: dict[str, Data] = {
    "impetus": {"weapons": WEAPONS, "pieces": {"kinds": KINDS}, "scales": {"10": SCALE}},
    "grandeur": {"weapons": WEAPONS, "pieces": {"kinds": KINDS}, "scales": {"10": {**SCALE, "guns": 3000}}},
    "argad": {"periods": {"any": PERIOD}},
}


def game(case: Data) -> bytes:
    """A file with the units, pieces and entries of a case."""
    name = case["game"]
    scenario = case["scenario"] if name == "rapide" else skirmish(case) if name == "argad" else battle(case)
    tables = case["tables"] if name == "rapide" else TABLES[name]
    header = {"sandtable": 1, "ruleset": name, "tables": tables, "scenario": scenario}
    entries = [entry(number, each) for number, each in enumerate(case["entries"], start=1)]
    return b"\n".join(msgspec.json.encode(line) for line in (header, *entries)) + b"\n"


def entry(number: int, each: Data) -> Data:
    return {"n": number, "answer": {"answer": "ordered"}, "throws": each.get("throws", []), "events": each["events"]}


def battle(case: Data) -> Data:
    """A scenario of Basic Impetus or Grandeur."""
    sides: dict[str, Data] = {seat: {"army": {"units": []}, "posts": []} for seat in ("red", "blue")}
    for unit in case["units"]:
        seat, name = unit["id"].split(".")
        profile = {"move": 6000, "vbu": 4, "impetus": 1, "vd": 1, "weapon": "", "traits": [], **unit["profile"]}
        sides[seat]["army"]["units"].append({"id": name, "leads": False, "profile": profile})
        sides[seat]["posts"].append({"unit": name, "pose": unit["pose"], "rear": ""})
    pieces = [{"x": 0, "y": 0, "heading": 0, "along": 0, "fordable": True, **each} for each in case.get("pieces", ())]
    board = {"long": 120000, "short": 60000}
    switches = {"edition": case.get("edition", "fr"), "scale": "10", "board": board}
    return {**switches, **sides, "pieces": pieces, **case.get("choices", {})}


def skirmish(case: Data) -> Data:
    """A scenario of Argad!"""
    plain = {"wears": 3, "armour": False, "blades": ["sword"], "missile": "", "shield": "none", "horse": "none"}
    plain |= {"base": "round", "strong": False, "glory": 0, "heroics": [], "traits": [], "unit": ""}
    figures = [{**plain, **{k: v for k, v in each.items() if k != "stand"}} for each in case["figures"]]
    posts = [{"figure": each["id"], "stand": each["stand"]} for each in case["figures"]]
    pieces = [{"width": 0, "height": 0, **each} for each in case.get("pieces", ())]
    choices = {"moving": case.get("moving", "together")}
    zones = case.get("zones", [])
    board = [100000, 100000]
    return {
        "period": "any",
        "board": board,
        "figures": figures,
        "posts": posts,
        "pieces": pieces,
        "zones": zones,
        "bases": BASES,
        "choices": choices,
    }
