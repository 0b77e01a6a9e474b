"""One server for all tests of a process."""

from collections.abc import Iterator

import pytest

from tests.server.house import House, house, without_material


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.fixture(scope="session")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server behind a proxy on this machine: visitors are limited, each by the address that the proxy names."""
    with house(tmp_path_factory.mktemp("public"), 0, "--proxy", "127.0.0.1") as found:
        yield found


@pytest.fixture
def home(server: House) -> Iterator[House]:
    """The server for whoever has material of his own."""
    yield from without_material(server)
