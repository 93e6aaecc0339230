"""Scripts of the tools and benchmarks as modules, for tests of what is in them."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parent.parent


def load_script(path: str) -> ModuleType:
    """Return a script of the project as a module, which processes that it starts can import too."""
    name = Path(path).stem
    spec = spec_from_file_location(name, ROOT / path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module
