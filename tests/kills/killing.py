"""Starts a program, kills it at a random moment, and looks at what it left."""

import ctypes
import os
import select
import shutil
import subprocess
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path

LIBC = ctypes.CDLL(None, use_errno=True)
MODIFIED, MOVED_HERE, CREATED, DELETED = 0x2, 0x80, 0x100, 0x200
SLACK = 1.2  # moments beyond the usual end, so that the end is among them


def environment(folder):
    """That of a user whose whole home is the folder."""
    places = {"HOME": "", "XDG_STATE_HOME": "state", "XDG_DATA_HOME": "data", "XDG_CACHE_HOME": "cache"}
    return {**os.environ, **{name: str(folder / place) for name, place in places.items()}, "LANG": "C"}


@contextmanager
def watch_of(folder):
    """A descriptor that becomes readable when something in the folder or one of its folders changes."""
    watch = LIBC.inotify_init1(os.O_CLOEXEC)
    try:
        for place in [folder, *(path for path in folder.rglob("*") if path.is_dir())]:
            LIBC.inotify_add_watch(watch, os.fsencode(place), MODIFIED | MOVED_HERE | CREATED | DELETED)
        yield watch
    finally:
        os.close(watch)


class Run:
    """A finished or killed run: exit status (negative: the signal), output, and how long it took."""

    def __init__(self, process, output, seconds):
        self.status = process.returncode
        self.killed = process.returncode == -9
        self.output = output
        self.seconds = seconds


def run(command, folder, kill_after=None, wait_for_change=False):
    """Runs a command in a folder. Kills it after so many seconds from its start or, if asked, from its first change
    of a file."""
    with watch_of(folder) as watch, tempfile.TemporaryFile() as output:
        start = time.monotonic()
        process = subprocess.Popen(command, cwd=folder, env=environment(folder), stdin=subprocess.DEVNULL,
                                   stdout=output, stderr=output)
        try:
            if kill_after is not None:
                if wait_for_change:
                    select.select([watch], [], [], 10)
                time.sleep(kill_after)
                process.kill()
            process.wait(timeout=120)
        finally:
            process.kill()
            process.wait()
        seconds = time.monotonic() - start
        output.seek(0)
        return Run(process, output.read().decode("utf-8", "replace"), seconds)


def first_change(command, folder):
    """How long a command runs before it first changes a file, and after that."""
    with watch_of(folder) as watch:
        start = time.monotonic()
        process = subprocess.Popen(command, cwd=folder, env=environment(folder), stdin=subprocess.DEVNULL,
                                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        select.select([watch], [], [], 10)
        changed = time.monotonic()
        process.wait(timeout=120)
        return changed - start, time.monotonic() - changed


def fresh(template, folder):
    """Makes the folder a copy of the template."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(template, folder, symlinks=True)
    return folder


def files_in(folder):
    """The paths of all files below a folder, relative to it."""
    return {str(path.relative_to(folder)) for path in Path(folder).rglob("*") if not path.is_dir()}
