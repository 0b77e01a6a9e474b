"""Texts that take a parser of TOML for ever: sent to the check of own files and to the guess of what they are."""

from collections.abc import Iterator

from scripts.siege.siege import Attack, Siege

SIZE = 80_000
PLACES = ("impetus/armies", "grandeur/scenarios", "rapide/tables", "argad/scenarios")
HUGE_INT = "9" * 4000


def bombs(size: int) -> Iterator[tuple[str, str]]:
    """Each by its name."""
    yield "dotted key", ".".join("a" * (size // 2)) + " = 1"
    yield "dotted table", "[" + ".".join("a" * (size // 2)) + "]\nx = 1"
    yield "many dotted keys", "\n".join(f"{'.'.join('abcdefgh')}.k{n} = 1" for n in range(size // 22))
    yield "deep arrays", "x = " + "[" * (size // 2) + "]" * (size // 2)
    yield "deep inline tables", "x = " + "{a=" * (size // 5) + "1" + "}" * (size // 5)
    yield "many tables", "\n".join(f"[t{n}]" for n in range(size // 8))
    yield "many arrays of tables", "[[a]]\n" * (size // 6)
    yield "nested arrays of tables", "\n".join(f"[[{'.'.join('a' * (n % 200 + 1))}]]" for n in range(size // 220))
    yield "huge number", f"x = {HUGE_INT}"
    yield "huge hexadecimal number", f"x = 0x{'f' * (size - 10)}"
    yield "long string", f'x = "{"y" * (size - 10)}"'
    yield "long name", f"{'n' * (size - 10)} = 1"
    yield "escapes", 'x = "' + "\\u0000" * (size // 7) + '"'
    yield "no end", 'x = """' + "z" * (size - 10)
    yield "comments", "#\n" * (size // 2)
    yield "numbers", "x = [" + "1," * (size // 2 - 4) + "1]"


def run(siege: Siege) -> None:
    """One bomb after the other; the worst times of each are told."""
    worst: dict[str, float] = {}
    texts = list(bombs(SIZE))
    for number in range(siege.count):
        if siege.over:
            break
        name, text = texts[number % len(texts)]
        place = PLACES[number // len(texts) % len(PLACES)]
        path = "/api/material/guess" if number % 7 == 6 else f"/api/material/{place}/bomb/check"
        answer = siege.stranger().post(path, {"text": text})
        worst[name] = max(worst.get(name, 0.0), answer.seconds)
        if not answer.status:
            siege.report.fell(f"no answer to {name}")
    slow = sorted(worst.items(), key=lambda each: -each[1])[:3]
    siege.report.figures["slowest_ms"] = {name: round(seconds * 1000) for name, seconds in slow}


ATTACK = Attack("toml", "TOML bombs to the check of own files", run, 128, 16)
