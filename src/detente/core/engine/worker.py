"""What holds for every worker process, whatever its work."""

import multiprocessing
import os
import signal
import threading


def serve_parent() -> None:
    """Called in a worker: Ctrl-C is for the process that started it; when that is gone, however it went, the worker goes, too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=leave_with_parent, daemon=True).start()


def leave_with_parent() -> None:
    """Wait for the end of the process that started this one, then end this one."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
