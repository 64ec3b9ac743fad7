"""What a disk may hold after a power cut, given the log of the calls that a program made (interpose.cpp).

The model is that of ALICE (Pillai and others, OSDI 2014) for file systems that promise no more than POSIX:
- What was written to a file and not flushed since may be there, be missing, be missing while the size has grown (zeros
  take its place), or be torn: each sector of 512 bytes is there or not. Writes reach the disk in any order.
- The entries of a folder (create, link, rename, remove) that were not flushed with the folder reach the disk in their
  order, or not. Flushing a file does not flush its entry. Each rename happens as a whole.
- Different files and folders reach the disk independently of each other.
What is in memory that files are mapped to is never flushed: `-shm` files of SQLite hold anything.
"""
import hashlib
import itertools
import random
from dataclasses import dataclass, field
from pathlib import Path

SECTOR = 512
KEPT, LOST, ZEROS, TORN = range(4)


@dataclass
class File:
    data: bytes = b""
    changes: list = field(default_factory=list)  # (offset, bytes), or (size, None) for a new size
    flushed: int = 0  # so many of them are on the disk


@dataclass
class Folder:
    names: dict = field(default_factory=dict)
    changes: list = field(default_factory=list)  # (name, what it names or None), or (name, new name) for a rename
    flushed: int = 0


@dataclass(frozen=True)
class Event:
    kind: str
    rest: tuple


def events_of(log):
    return [Event(kind, tuple(rest)) for kind, *rest in (line.split("\t") for line in log.read_text().splitlines())]


CHANGES = {"open", "write", "truncate", "rename", "link", "unlink", "mkdir", "flush", "said"}


class Disk:
    """Follows the events of a log."""

    def __init__(self, root):
        self.root = Path(root)
        self.files = {}
        self.folders = {}
        for path in [self.root, *sorted(self.root.rglob("*"))]:
            if path.is_dir():
                self.folders[path] = Folder()
            else:
                self.files[str(path.stat().st_ino)] = File(path.read_bytes())
            if path != self.root:
                node = self.folders[path] if path.is_dir() else self.files[str(path.stat().st_ino)]
                self.folders[path.parent].names[path.name] = node

    def take(self, event):
        if event.kind in CHANGES - {"said"}:
            getattr(self, event.kind)(*event.rest)

    def open(self, inode="", path="", effect=""):
        if effect == "creates":
            self.files[inode] = File()
            self.enter(path, self.files[inode])
        elif effect == "truncates":
            self.files[inode].changes.append((0, None))

    def write(self, inode, offset, data=""):
        self.files[inode].changes.append((int(offset), bytes.fromhex(data)))

    def truncate(self, inode, size):
        self.files[inode].changes.append((int(size), None))

    def flush(self, inode, path):
        node = self.folders.get(Path(path)) or self.files[inode]
        node.flushed = len(node.changes)

    def mkdir(self, path):
        self.folders[Path(path)] = Folder()
        self.enter(path, self.folders[Path(path)])

    def link(self, old, new):
        self.enter(new, self.names_of(Path(old).parent)[Path(old).name])

    def unlink(self, path):
        self.enter(path, None)

    def rename(self, old, new):
        old, new = Path(old), Path(new)
        assert old.parent == new.parent, "a rename between folders"
        self.folders[old.parent].changes.append((old.name, new.name))

    def enter(self, path, node):
        path = Path(path)
        self.folders[path.parent].changes.append((path.name, node))

    def names_of(self, path):
        folder = self.folders[path]
        return names_after(folder, len(folder.changes))

    def pending(self):
        """The nodes that are not wholly on the disk, with the number of choices for each change."""
        return [node for node in (*self.folders.values(), *self.files.values()) if node.flushed < len(node.changes)]


def names_after(folder, count):
    names = dict(folder.names)
    for name, to in folder.changes[:count]:
        if isinstance(to, str):
            names[to] = names.pop(name)
        elif to is None:
            names.pop(name, None)
        else:
            names[name] = to
    return names


def data_after(file, fates, chance):
    """The bytes of a file whose changes that are not flushed have these fates."""
    data = bytearray(file.data)
    all_fates = [KEPT] * file.flushed + list(fates)
    for (offset, new), fate in zip(file.changes, all_fates):
        if new is None:
            if fate in (KEPT, ZEROS):
                data[offset:] = bytes(max(0, offset - len(data)))
            continue
        if fate != LOST and len(data) < offset + len(new):
            data.extend(bytes(offset + len(new) - len(data)))
        if fate == KEPT:
            data[offset:offset + len(new)] = new
        elif fate == TORN:
            for start in range(offset // SECTOR * SECTOR, offset + len(new), SECTOR):
                begin, end = max(start, offset), min(start + SECTOR, offset + len(new))
                if chance.random() < 0.5:
                    data[begin:end] = new[begin - offset:end - offset]
    return bytes(data)


class Choice:
    """What became of each change that was not flushed: for folders how many, for files the fate of each."""

    def __init__(self, disk, pending, fates, seed=0):
        self.disk = disk
        self.fates = {id(node): fate for node, fate in zip(pending, fates)}
        self.chance = random.Random(seed)

    def tree(self):
        """The bytes of all files, and None for folders, by path below the root."""
        found = {}
        self.walk(self.disk.folders[self.disk.root], "", found)
        return found

    def walk(self, folder, prefix, found):
        count = folder.flushed + self.fates.get(id(folder), 0)
        for name, node in sorted(names_after(folder, count).items()):
            if isinstance(node, Folder):
                found[prefix + name] = None
                self.walk(node, prefix + name + "/", found)
            else:
                data = data_after(node, self.fates.get(id(node), ()), self.chance)
                is_mapped = name.endswith("-shm") and self.chance.random() < 0.5
                found[prefix + name] = self.chance.randbytes(len(data)) if is_mapped else data


def sizes(node):
    return len(node.changes) - node.flushed


def fate_of_all(node, fate):
    return (sizes(node) if fate == KEPT else 0) if isinstance(node, Folder) else (fate,) * sizes(node)


def single_fates(node):
    """All but one change kept, and all but one lost."""
    if isinstance(node, Folder):
        yield from range(sizes(node) + 1)
        return
    for at, fate in itertools.product(range(sizes(node)), (LOST, ZEROS, TORN)):
        yield tuple(fate if i == at else KEPT for i in range(sizes(node)))
    for at in range(sizes(node)):
        yield tuple(KEPT if i == at else LOST for i in range(sizes(node)))


def random_fate(node, chance):
    if isinstance(node, Folder):
        return chance.randint(0, sizes(node))
    return tuple(chance.choice((KEPT, LOST, ZEROS, TORN)) for _ in range(sizes(node)))


# What becomes of all entries of folders, and of everything written to files.
EXTREMES = [(LOST, LOST), (KEPT, LOST), (LOST, KEPT), (KEPT, KEPT), (KEPT, ZEROS), (KEPT, TORN), (LOST, TORN)]


def choices(disk, most, seed):
    """Up to `most` states of the disk: the extremes first, then those where one change differs, then drawn ones."""
    pending = disk.pending()
    chance = random.Random(seed)
    fates = []
    for names, data in EXTREMES:
        fates.append(tuple(fate_of_all(node, names if isinstance(node, Folder) else data) for node in pending))
    single = [(at, fate) for at, node in enumerate(pending) for fate in single_fates(node)]
    chance.shuffle(single)
    for at, fate in single[:max(0, (most - len(fates)) // 2)]:
        fates.append(tuple(fate if i == at else fate_of_all(node, KEPT) for i, node in enumerate(pending)))
    while pending and len(fates) < most:
        fates.append(tuple(random_fate(node, chance) for node in pending))
    for number, fate in enumerate(dict.fromkeys(fates[:most])):
        yield Choice(disk, pending, fate, seed + number).tree()


def digest_of(tree):
    whole = hashlib.sha256()
    for name, data in tree.items():
        whole.update(f"{name}\0{-1 if data is None else len(data)}\0".encode() + (data or b""))
    return whole.digest()


def put_down(tree, folder):
    """Writes these files into a new folder."""
    folder.mkdir()
    for name, data in tree.items():
        if data is None:
            (folder / name).mkdir()
        else:
            (folder / name).write_bytes(data)
