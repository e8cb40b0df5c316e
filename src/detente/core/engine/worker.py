"""Behaviour common to all worker processes."""

import multiprocessing
import os
import signal
import threading


def serve_parent() -> None:
    """Tie a worker to its parent; call it in the worker. Ctrl-C reaches only the parent; the worker exits when the parent does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=leave_with_parent, daemon=True).start()


def leave_with_parent() -> None:
    """Wait until the parent process ends, then exit this process at once."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
