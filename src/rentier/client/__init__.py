"""A client for table servers, blocking (`Server`, `Table`) or not (`AsyncServer`, `AsyncTable`).

A whole game, always taking the first choice:

    from rentier.client import Server

    server = Server("http://127.0.0.1:8000")
    made = server.make("deal", ["person", "steady", "steady"], name="Anna")
    with server.join(made.table, made.seats, made.host) as table:
        table.begin()
        while (seat := table.wait()) is not None:
            table.play(seat, table.menu(seat)[0])
        print(table.winners)

A connection that breaks is made again, and whatever was not answered is sent again with its old id: nothing is lost,
and nothing is done twice. Needs the extra `client`.
"""

from rentier.server.messages import Hinted, HintedAction, HintedReason, NewTable, SeatKey

from .aio import AsyncServer, AsyncTable
from .state import Left, Refused, State
from .waiting import Server, Table

__all__ = [
    "AsyncServer",
    "AsyncTable",
    "Hinted",
    "HintedAction",
    "HintedReason",
    "Left",
    "NewTable",
    "Refused",
    "SeatKey",
    "Server",
    "State",
    "Table",
]
