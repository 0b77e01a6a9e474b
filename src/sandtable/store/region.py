"""A locked region of an open file, by what each system offers. It ends with its process, even one that is killed."""

import errno
import os
import sys

BUSY = {errno.EACCES, errno.EAGAIN, errno.EDEADLK}
NO_LOCKS = {errno.ENOLCK, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOSYS, errno.EINVAL}
"""What a system answers if somebody else has the region, and if the file system cannot lock at all."""

PLACE = 1 << 30
"""Far behind what the file says: on Windows nobody else could read a locked byte."""


if sys.platform == "win32":  # pragma: no cover
    import msvcrt

    def take(handle: int, *, shared: bool = False) -> bool:
        """Whether the region is now ours."""
        os.lseek(handle, PLACE, os.SEEK_SET)
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError as error:
            if error.errno not in BUSY:
                raise
            return False
        return True

    def drop(handle: int) -> None:
        """The region is free again."""
        os.lseek(handle, PLACE, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_UNLCK, 1)

else:
    import fcntl

    # Locks by lockf belong to the process alone: a child that was forked does not keep them after its parent's death.
    def take(handle: int, *, shared: bool = False) -> bool:
        """Whether the region is now ours; `shared`: together with others who only look."""
        kind = fcntl.LOCK_SH if shared else fcntl.LOCK_EX
        try:
            fcntl.lockf(handle, kind | fcntl.LOCK_NB, 1, PLACE)
        except OSError as error:
            if error.errno not in BUSY:
                raise
            return False
        return True

    def drop(handle: int) -> None:
        """The region is free again."""
        fcntl.lockf(handle, fcntl.LOCK_UN, 1, PLACE)
