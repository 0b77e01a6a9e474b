"""No thread of a server finds a record whose form another one is still finding out."""

import subprocess
import sys
from threading import Thread
from typing import Any

import msgspec
from msgspec import Struct

from sandtable.server.app import create_app
from sandtable.store.memory import MemoryStore

ASKED: list[str] = []
"""What was asked about the forms below."""


def counted() -> type:
    ASKED.append("form")
    return int


class Inner(Struct):
    """A record that tells when its form is found out."""

    number: "counted()"  # type: ignore[valid-type]


class Outer(Struct):
    """A record in which there is another one."""

    inner: Inner
    name: str


class Ambiguous(Struct):
    """Nothing that could be read: nobody could tell which of the two it is."""

    either: Inner | Outer


class Unnamed(Struct):
    """Nothing that could be read: what it is made of is not known when the program runs."""

    what: "Nowhere"  # type: ignore[name-defined]  # noqa: F821


def test_a_server_knows_every_form_before_it_serves() -> None:
    """A thread that reads a record for the first time has nothing to find out."""
    create_app(MemoryStore())
    assert ASKED == ["form"]
    found: list[Any] = []
    reader = Thread(target=lambda: found.append(msgspec.convert({"inner": {"number": 1}, "name": "a"}, Outer)))
    reader.start()
    reader.join()
    assert found == [Outer(Inner(1), "a")]
    assert ASKED == ["form"]


TWO_AT_ONCE = """
from threading import Event, Thread, current_thread, main_thread
import msgspec
from msgspec import Struct
from sandtable.server.forms import learn_forms

began, more = Event(), Event()
def slow():
    began.set()
    if current_thread() is not main_thread():
        more.wait()
    return int
class Inner(Struct):
    number: "slow()"
class Outer(Struct):
    inner: Inner
    name: str
learn_forms()
read = lambda: msgspec.convert({"inner": {"number": 1}, "name": "a"}, Outer)
other = Thread(target=read)
other.start()
began.wait()
assert read() == Outer(Inner(1), "a")
more.set()
other.join()
"""


def test_two_threads_read_the_same_record() -> None:
    """With its form known, the process lives; this is how it died."""
    done = subprocess.run([sys.executable, "-c", TWO_AT_ONCE], capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
