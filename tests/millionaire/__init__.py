"""The rules of Millionaire, one by one."""
