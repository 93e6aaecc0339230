"""What the tests of the three games on a track share."""
