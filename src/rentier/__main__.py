"""The entry point that makes `python -m rentier` the same as `rentier`."""

from rentier.cli import main

if __name__ == "__main__":
    main()
