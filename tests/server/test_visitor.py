"""Visitors: by address or by network, and through proxies that were named."""

import logging

import pytest

from sandtable.server.visitor import BadNetwork, Visitors, network

PROXIES = ("127.0.0.1", "10.0.0.0/8", "2001:db8:1::/48")


@pytest.mark.parametrize(
    ("peer", "visitor"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:2:3:4:5:6:7", "2001:db8:2:3::/64"),
        ("2001:db8:2:3:ffff::1", "2001:db8:2:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("127.0.0.2", "127.0.0.2"),
        ("", ""),
    ],
)
def test_a_visitor_is_an_address_or_a_household(peer: str, visitor: str) -> None:
    assert Visitors().of(peer) == visitor


@pytest.mark.parametrize(
    ("peer", "told", "visitor"),
    [
        ("127.0.0.1", [], "127.0.0.1"),
        ("127.0.0.1", ["203.0.113.7"], "203.0.113.7"),
        ("::ffff:127.0.0.1", ["203.0.113.7"], "203.0.113.7"),
        ("127.0.0.1", ["198.51.100.1, 203.0.113.7"], "203.0.113.7"),
        ("127.0.0.1", ["198.51.100.1", "203.0.113.7, 10.1.2.3"], "203.0.113.7"),
        ("127.0.0.1", ["198.51.100.1, 2001:db8:9::7, 2001:db8:1:ff::1"], "2001:db8:9::/64"),
        ("127.0.0.1", ["10.1.2.3"], "10.1.2.3"),
        ("127.0.0.1", ["198.51.100.1, junk"], "127.0.0.1"),
        ("127.0.0.1", ["198.51.100.1, " + "9" * 5000], "127.0.0.1"),
        ("127.0.0.1", ["203.0.113.7:4711"], "203.0.113.7"),
        ("127.0.0.1", ["[2001:db8:9::7]:4711"], "2001:db8:9::/64"),
        ("127.0.0.1", [" , ,"], "127.0.0.1"),
        ("203.0.113.7", ["198.51.100.1"], "203.0.113.7"),
        ("127.0.0.2", ["198.51.100.1"], "127.0.0.2"),
    ],
)
def test_only_named_proxies_are_believed(peer: str, told: list[str], visitor: str) -> None:
    """From the right, as far as there are named proxies. What is left of that anybody may have written."""
    assert Visitors(PROXIES).of(peer, told) == visitor


def test_the_person_at_this_machine_is_not_limited_unless_there_is_a_proxy(caplog: pytest.LogCaptureFixture) -> None:
    """A proxy that nobody named shows itself by what it sends, and the operator is told once."""
    alone = Visitors(alone=True)
    assert [alone.of(peer) for peer in ("127.0.0.1", "::1", "")] == ["", "", ""]
    assert alone.of("192.168.1.7") == "192.168.1.7"
    with caplog.at_level(logging.WARNING):
        assert alone.of("127.0.0.1", ["203.0.113.7"]) == "127.0.0.1"
        alone.of("127.0.0.1", ["203.0.113.8"])
    assert [each.getMessage().partition(" ")[0] for each in caplog.records] == ["127.0.0.1"]
    assert Visitors().of("127.0.0.1") == "127.0.0.1"
    assert Visitors(["127.0.0.1"], alone=True).of("127.0.0.1") == "127.0.0.1"


@pytest.mark.parametrize("text", ["", "example.org", "10.0.0.0/33", "1.2.3", "::/129", "127.0.0.1; rm", "10.0.0.0/-1"])
def test_what_is_no_network_is_refused(text: str) -> None:
    with pytest.raises(BadNetwork):
        network(text)


def test_a_network_is_no_smaller_than_a_visitor() -> None:
    assert str(network("2001:db8::7")) == "2001:db8::/64"
    assert str(network("2001:db8::7/96")) == "2001:db8::/64"
    assert str(network("10.1.2.3/8")) == "10.0.0.0/8"
    assert str(network("::ffff:10.1.2.3")) == "10.1.2.3/32"
