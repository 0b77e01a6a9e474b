"""A process that works for this one: it has bounds, can be ended at any moment, and never outlives its parent."""

import asyncio
import os
import pickle
import signal
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from pathlib import Path
from threading import Thread
from time import monotonic
from typing import Any, TypeVar

from msgspec import Struct

from sandtable.kernel.memory import collect_rarely

Found = TypeVar("Found")
MEGABYTE = 1 << 20
GRACE, GLANCE = 0.5, 0.005
"""How long the end of a process that has broken down is waited for, and how often it is looked at, in seconds."""


class Bounds(Struct, frozen=True):
    """What a worker may use: its memory in megabytes (0: no bound), and how much it yields to other processes.

    `idle`: after so many seconds without work it ends, and gives all its memory back (0: never).
    """

    memory: int = 0
    nice: int = 0
    idle: float = 0.0


class Deadline(Struct, frozen=True):
    """How long a job may take, in seconds: of the processor (0: no bound), and by the clock.

    A machine that is busy with other things slows a job down. That is no reason to end it at once.
    """

    processor: float
    clock: float


class Overrun(Exception):  # noqa: N818
    """A job took longer than it may."""


class TooBig(Exception):  # noqa: N818
    """A job needed more memory than it may have, or its process broke down."""


class Worker:
    """One process, started when it is first needed."""

    def __init__(self, bounds: Bounds = Bounds()) -> None:  # noqa: B008
        self._bounds = bounds
        self._pool: ProcessPoolExecutor | None = None
        self._process: Any = None
        self._resting: asyncio.TimerHandle | None = None
        self._closed = False

    async def run(self, deadline: Deadline, work: Callable[..., Found], *args: Any) -> Found:
        """The result of a job. Raises Overrun, TooBig, and what the job raises. A job that is left is ended."""
        if self._closed:
            raise Overrun
        if self._resting:
            self._resting.cancel()
        try:
            found, grown = await asyncio.wait_for(self._worked(deadline, work, args), deadline.clock)
        except TimeoutError as error:
            self.end()
            raise Overrun from error
        except (MemoryError, BrokenProcessPool) as error:
            late = await self._timed_out()
            self.end()
            raise (Overrun if late else TooBig) from error
        except asyncio.CancelledError:
            self.end()
            raise
        finally:
            self._rest()
        if self._bounds.memory and grown > self._bounds.memory // 2:
            self.end()
        return found

    def _rest(self) -> None:
        if self._pool and self._bounds.idle:
            self._resting = asyncio.get_running_loop().call_later(self._bounds.idle, self.end)

    async def _worked(self, deadline: Deadline, work: Callable[..., Found], args: tuple[Any, ...]) -> tuple[Found, int]:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, get_context("spawn"), _follow, (self._bounds,))
            begun = _quietly(self._pool)
            (self._process,) = self._pool._processes.values()
            await asyncio.wrap_future(begun)
        return await asyncio.wrap_future(self._pool.submit(_done, deadline.processor, work, args))

    async def _timed_out(self) -> bool:
        """The process was ended by its timer."""
        process, end = self._process, monotonic() + GRACE
        if process is None or not hasattr(signal, "SIGPROF"):
            return False
        # The system tells only one thread how a process ended: that may be one of the executor, which passes it on.
        while process.exitcode is None and monotonic() < end:
            await asyncio.sleep(GLANCE)
        return bool(process.exitcode == -signal.SIGPROF)

    def close(self) -> None:
        """Ends the process for good."""
        self._closed = True
        self.end()

    def end(self) -> None:
        """Ends the process, whatever it is doing; the next job has a new one."""
        if self._resting:
            self._resting.cancel()
        pool, self._pool = self._pool, None
        process, self._process = self._process, None
        if process is not None:
            with_no_trace(process.pid)
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)


def _quietly(pool: ProcessPoolExecutor) -> Any:
    """Starts the process of a pool; it ignores Ctrl-C from its first moment."""
    try:
        heard = signal.signal(signal.SIGINT, signal.SIG_IGN)
    except ValueError:
        return pool.submit(os.getpid)
    try:
        return pool.submit(os.getpid)
    finally:
        signal.signal(signal.SIGINT, heard)


def with_no_trace(pid: int) -> None:
    """Kills a process of ours if it still lives."""
    try:
        os.kill(pid, getattr(signal, "SIGKILL", signal.SIGTERM))
    except OSError:
        return


# In the worker


def _done(seconds: float, work: Callable[..., Found], args: tuple[Any, ...]) -> tuple[Found, int]:
    """The result of a job, and how many megabytes the process has needed so far. Its timer ends the whole process."""
    _set_timer(seconds)
    try:
        return work(*args), _grown()
    except MemoryError:
        raise MemoryError from None
    except Exception as error:
        if not _travels(error):
            raise RuntimeError(f"{type(error).__name__}: {error}") from None
        raise
    finally:
        _set_timer(0.0)


def _set_timer(seconds: float) -> None:
    """Ends the process after so much time of the processor; 0: not at all."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_PROF, seconds)


def _travels(error: Exception) -> bool:
    """An error can be told to the other process; one that cannot would break the line between them."""
    try:
        return isinstance(pickle.loads(pickle.dumps(error)), type(error))
    except Exception:
        return False


def _grown() -> int:
    """How many megabytes this process has needed at most; 0 where nobody can tell."""
    try:
        facts = Path("/proc/self/status").read_text("ascii")
    except OSError:
        return 0
    return int(facts.partition("VmHWM:")[2].split()[0]) // 1024


def _follow(bounds: Bounds) -> None:
    """A worker ends with its parent, however that ends, and leaves Ctrl-C to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()
    collect_rarely()
    if sys.platform == "win32":
        return
    if bounds.nice:
        os.nice(bounds.nice)
    if bounds.memory:
        _bind(bounds.memory * MEGABYTE)


def _bind(size: int) -> None:
    """Bounds the memory of this process."""
    if sys.platform == "win32":
        return
    import resource

    what = resource.RLIMIT_DATA if sys.platform == "linux" else resource.RLIMIT_AS
    _, hard = resource.getrlimit(what)
    most = size if hard == resource.RLIM_INFINITY else min(size, hard)
    try:
        resource.setrlimit(what, (most, hard))
    except (ValueError, OSError):
        return


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
