"""A Dask cluster plays the same games: with workers that die, and only if it runs the same Rentier."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from typing import Any

import pytest

from rentier.core import BadInput, RentierError
from rentier.sim import cluster as clusters
from rentier.sim import play_games, simulate
from rentier.sim.arena import Arena, play_arena
from rentier.sim.cluster import Cluster, fingerprint, open_cluster, work_alike

pytest.importorskip("distributed", reason="the extra cluster is not installed")
pytestmark = pytest.mark.filterwarnings("default")


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    with open_cluster("local:2") as opened:
        yield opened


def still() -> float:
    return 0.0


def test_a_cluster_reports_the_same_though_a_worker_dies_on_the_way(cluster: Cluster) -> None:
    """The worker is killed with work of its own in its hands; another one does that work again."""
    alive = cluster._client.run(os.getpid)
    killed: list[int] = []

    def kill_one(done: int, games: int) -> None:
        if not killed:
            killed.append(sorted(alive.values())[0])
            os.kill(killed[0], signal.SIGKILL)

    report = simulate("deal", 700, 2, "steady,random", 7, progress=kill_one, executor=cluster)
    assert killed
    assert report.to_json() == simulate("deal", 700, 2, "steady,random", 7).to_json()
    cluster._client.wait_for_workers(2, 30)
    now = cluster._client.run(os.getpid)
    assert len(now) == 2, "the worker that died was replaced"
    assert killed[0] not in now.values()


def test_workers_leave_ctrl_c_to_whoever_started_them_also_those_that_replace_others(cluster: Cluster) -> None:
    found = cluster._client.run(signal.getsignal, signal.SIGINT)
    assert set(found.values()) == {signal.SIG_IGN}


def test_an_arena_is_the_same_on_a_cluster(cluster: Cluster) -> None:
    here, there = (Arena("deal", ["random", "easy", "steady"], 12, 2, 3, None) for _ in range(2))
    assert play_arena(here, still)
    assert play_arena(there, still, executor=cluster)
    assert here.to_dict() == there.to_dict()


def test_a_cluster_of_another_version_is_refused(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    cluster.check_versions()
    ours = fingerprint()
    monkeypatch.setattr(clusters, "fingerprint", lambda: "0.0.1 (old)")
    other = Cluster(cluster._client)
    monkeypatch.undo()
    with pytest.raises(BadInput) as refused:
        other.check_versions()
    assert refused.value.key == "cluster-version"
    assert ours in str(refused.value)
    with pytest.raises(RentierError) as late:
        other.submit(play_games, *sample()).result()
    assert late.value.key == "cluster-version"


def sample() -> tuple[Any, int, int]:
    return simulate("deal", 1, 2, "random", 1).plan, 0, 1


def test_a_worker_that_joined_later_with_another_version_does_no_work() -> None:
    with pytest.raises(RentierError) as refused:
        work_alike("0.0.1 (old)", play_games, *sample())
    assert refused.value.key == "cluster-version"
    assert work_alike(fingerprint(), play_games, *sample()).games == 1


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("tcp://127.0.0.1:1", "cluster-not-there"),
        ("tcp://", "cluster-address"),
        ("127.0.0.1:8786", "cluster-address"),
        ("", "cluster-address"),
        ("local:0", "cluster-local"),
        ("local:", "cluster-local"),
        ("local:many", "cluster-local"),
        ("local:9999", "cluster-local"),
    ],
)
def test_a_cluster_that_is_not_there_gets_a_sentence(address: str, key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clusters, "CONNECT_SECONDS", 1)
    with pytest.raises(BadInput) as refused, open_cluster(address):
        pass
    assert refused.value.key == key
    assert str(refused.value).endswith(".")


def test_without_dask_a_sentence_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> Any:
        raise ImportError(name)

    monkeypatch.setattr(clusters, "import_module", missing)
    with pytest.raises(BadInput) as refused, open_cluster("local:2"):
        pass
    assert refused.value.key == "cluster-not-installed"
