"""What the server counts of its own work."""

from rentier.server.metrics import BOUNDS, Metrics


def test_answers_are_counted_by_how_long_they_took() -> None:
    metrics = Metrics()
    for seconds in (BOUNDS[0], BOUNDS[0] * 1.01, BOUNDS[-1] * 2):
        metrics.answers.add(seconds)
    lines = metrics.write({}).splitlines()
    counts = [int(line.rpartition(" ")[2]) for line in lines if line.startswith("rentier_answer_seconds_bucket")]
    assert counts == [1, *[2] * (len(BOUNDS) - 1), 3]
    assert f"rentier_answer_seconds_sum {BOUNDS[0] * 2.01 + BOUNDS[-1] * 2:.6f}" in lines
    assert "rentier_answer_seconds_count 3" in lines
