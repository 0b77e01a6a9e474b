"""One server for all tests of a process."""

from collections.abc import Iterator

import pytest

from tests.server.house import House, house


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("server")) as found:
        yield found
