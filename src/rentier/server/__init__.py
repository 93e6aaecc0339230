"""The table server: tables over HTTP and sockets, nothing lost, nothing leaked."""
