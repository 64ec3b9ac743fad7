"""Starts a program, kills it at a random moment, and looks at what it left."""

import ctypes
import os
import re
import select
import shutil
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[1]))
from operations import environment, is_temporary, look

LIBC = ctypes.CDLL(None, use_errno=True)
MODIFIED, MOVED_HERE, CREATED, DELETED = 0x2, 0x80, 0x100, 0x200
SLACK = 1.2  # moments beyond the usual end, so that the end is among them


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


@contextmanager
def typed(text):
    """A file from which a program reads what its user typed."""
    with tempfile.TemporaryFile() as file:
        file.write(text.encode())
        file.seek(0)
        yield file


def run(command, folder, kill_after=None, wait_for_change=False, text=""):
    """Runs a command in a folder. Kills it after so many seconds from its start or, if asked, from its first change
    of a file."""
    with watch_of(folder) as watch, typed(text) as keys, tempfile.TemporaryFile() as output:
        start = time.monotonic()
        process = subprocess.Popen(command, cwd=folder, env=environment(folder), stdin=keys, stdout=output, stderr=output)
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


def first_change(command, folder, text=""):
    """How long a command runs before it first changes a file, and after that."""
    with watch_of(folder) as watch, typed(text) as keys:
        start = time.monotonic()
        process = subprocess.Popen(command, cwd=folder, env=environment(folder), stdin=keys, stdout=subprocess.DEVNULL,
                                   stderr=subprocess.DEVNULL)
        select.select([watch], [], [], 10)
        changed = time.monotonic()
        process.wait(timeout=120)
        return changed - start, time.monotonic() - changed


def left_in(folder):
    """The state of the files, without temporary ones. Looks at a copy, so that the next program meets what the last one
    has left."""
    copy = folder.with_name(folder.name + ".copy")
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(folder, copy)
    return {name: value for name, value in look(copy).items() if not is_temporary(Path(name).name)}


def broken_promise(bench, output, state):
    """What a program reported as done that is not there."""
    done = bench.operation.done and re.search(bench.operation.done, output)
    if done and state != bench.new:
        return done.string
    libraries = [value for value in state.values() if isinstance(value, tuple)]
    kept = {(name, number) for _, _, rows in libraries for name, _, number, *_ in rows}
    added = re.findall(r"^added (.*), revision (\d+)$", output, re.MULTILINE)
    return ", ".join(name for name, number in added if (name, int(number)) not in kept)


def strange(bench, state):
    """The files that are neither in the old nor in the new state."""
    known = {*bench.old, *bench.new}
    return sorted(name for name in state if name not in known and not re.match(bench.operation.leaves, name))
