"""The editions; one line for each makes it known."""

from rentier.core.registry import register

from .banking import EDITION as BANKING
from .crooked import EDITION as CROOKED
from .deal import EDITION as DEAL
from .knockout import EDITION as KNOCKOUT
from .millionaire import EDITION as MILLIONAIRE

register(BANKING)
register(CROOKED)
register(DEAL)
register(KNOCKOUT)
register(MILLIONAIRE)
