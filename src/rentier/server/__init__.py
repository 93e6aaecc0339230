"""The table server: tables over HTTP and sockets, with nothing lost and nothing leaked."""
