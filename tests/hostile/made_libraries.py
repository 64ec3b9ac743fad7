"""Makes hostile libraries from a sound one: SQLite files that a stranger could send."""

import shutil
import sqlite3
from contextlib import closing

from made_files import MILLION, TEXTS

PAGE = 4096
SCRIPTS = {
    "trigger": "CREATE TRIGGER t AFTER INSERT ON revisions BEGIN DELETE FROM maps; END",
    "trigger on delete": "CREATE TRIGGER t BEFORE DELETE ON maps BEGIN SELECT writefile('intruder', 'x'); END",
    "view instead of a table": "ALTER TABLE maps RENAME TO others; CREATE VIEW maps AS SELECT * FROM others",
    "endless view": "ALTER TABLE maps RENAME TO others; CREATE VIEW maps (id, name, removed) AS WITH RECURSIVE c(i) AS "
                    "(SELECT 1 UNION ALL SELECT i + 1 FROM c) SELECT i, i, NULL FROM c",
    "endless view beside": "CREATE VIEW v AS WITH RECURSIVE c(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM c) SELECT i FROM c",
    "generated column": "ALTER TABLE maps ADD COLUMN g TEXT AS (hex(zeroblob(99999999)))",
    "index on an expression": "CREATE INDEX i ON maps (hex(zeroblob(99999999)))",
    "virtual table": "CREATE VIRTUAL TABLE f USING fts5(a)",
    "thousands of tables": ";".join(f"CREATE TABLE t{i} (a)" for i in range(5000)),
    "wide table": f"CREATE TABLE w ({','.join(f'c{i}' for i in range(1999))})",
    "no tables": "DROP TABLE played_games; DROP TABLE results; DROP TABLE revisions; DROP TABLE maps",
    "no index": "DROP INDEX names_of_maps",
    "newer version": "PRAGMA user_version = 999",
    "negative version": "PRAGMA user_version = -7",
    "version 0": "PRAGMA user_version = 0",
    "version 1": "PRAGMA user_version = 1",
    "other program": "PRAGMA application_id = 1",
    "huge name": f"UPDATE maps SET name = printf('%.*c', {90 * MILLION}, 'x') WHERE id = 1",
    "huge note": f"UPDATE revisions SET note = printf('%.*c', {90 * MILLION}, 'x')",
    "text beyond the limit": f"UPDATE maps SET name = printf('%.*c', {400 * MILLION}, 'x') WHERE id = 1",
    "a hundred huge names": f"INSERT INTO maps (name) SELECT printf('%.*c', {3 * MILLION}, 'x') || id || hex(randomblob(8)) "
                            "FROM (WITH RECURSIVE c(id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM c LIMIT 100) SELECT id FROM c)",
    "endless numbers": "UPDATE revisions SET number = 9223372036854775807, columns = -1, rows = 2147483648",
    "zero numbers": "UPDATE revisions SET number = 0",
    "highest id": "INSERT INTO maps (id, name) VALUES (9223372036854775807, 'last')",
    "highest revision": "UPDATE sqlite_sequence SET seq = 9223372036854775807",
    "loose revision": "PRAGMA foreign_keys = OFF; DELETE FROM maps WHERE id = 1",
    "no revision": "INSERT INTO maps (name) VALUES ('nothing')",
    "other json": "UPDATE revisions SET json = '{}'",
    "deep json": f"UPDATE revisions SET json = printf('%.*c', {MILLION}, '[')",
    "not utf-8": "UPDATE maps SET name = CAST(X'ff41fe' AS TEXT) WHERE id = 1",
    "nul in a name": "UPDATE maps SET name = CAST(X'41004200' AS TEXT) WHERE id = 1",
    "time": "UPDATE revisions SET saved = 'never'",
}


def write_bytes(file, changes):
    data = bytearray(file.read_bytes())
    for at, value in changes:
        data[at:at + len(value)] = value
    file.write_bytes(data)


def in_rings(file):
    """Makes pages point at each other: interior pages whose children are themselves, and free lists without end."""
    size = file.stat().st_size // PAGE
    number = lambda page: page.to_bytes(4, "big")
    yield "root in a ring", [((page - 1) * PAGE + (100 if page == 1 else 0), b"\x05\0\0\0\0\x10\0\0" + number(page))
                             for page in range(1, size + 1)]
    yield "tables in a ring", [((page - 1) * PAGE, b"\x05\0\0\0\0\x10\0\0" + number(page % size + 1)) for page in range(2, size + 1)]
    yield "free list in a ring", [(32, number(2) + number(MILLION)), (PAGE, number(2) + number(1000) + number(2) * 1000)]
    yield "overflow in a ring", [(at, number(2)) for at in range(2 * PAGE - 4, size * PAGE, PAGE)]


HEADERS = {
    "page size 1": (16, b"\0\1"), "page size 512": (16, b"\2\0"), "page size 0": (16, b"\0\0"), "odd page size": (16, b"\x12\x34"),
    "format 9": (18, b"\x09\x09"), "reserved bytes": (20, b"\xff"), "more pages": (28, b"\x7f\xff\xff\xff"),
    "schema format": (44, b"\0\0\0\x63"), "encoding": (56, b"\0\0\0\x07"), "autovacuum": (52, b"\xff\xff\xff\xff"),
}


def libraries(sound, folder, chance):
    """Writes hostile versions of a library into a folder, one folder each. Yields what is wrong, and the file; first the
    sound one."""
    made = folder / "made"
    made.mkdir()

    def copy(name):
        place = made / str(len(list(made.iterdir())))
        place.mkdir()
        return name, shutil.copy(sound, place / "a.pampas")

    yield copy("nothing")
    for name, script in SCRIPTS.items():
        label, file = copy(name)
        with closing(sqlite3.connect(file)) as opened:
            opened.executescript(script)
        yield label, file
    for name, text in TEXTS.items():
        label, file = copy(f"name: {name}")
        with closing(sqlite3.connect(file)) as opened, opened:
            opened.execute("UPDATE maps SET name = CAST(? AS TEXT) WHERE id = 1", [text.encode("utf-8", "surrogatepass")])
        yield label, file
    rings = list(in_rings(sound))
    for name, changes in [*rings, *((name, [change]) for name, change in HEADERS.items())]:
        label, file = copy(name)
        write_bytes(file, changes)
        yield label, file
    size = sound.stat().st_size
    for number in range(30):
        label, file = copy(f"damage {number}")
        write_bytes(file, [(chance.randrange(100, size - 8), chance.randbytes(8)) for _ in range(1 + number)])
        yield label, file
    yield from odd_files(copy)


def odd_files(copy):
    label, file = copy("cut")
    file.write_bytes(file.read_bytes()[:2 * PAGE + 100])
    yield label, file
    label, file = copy("header only")
    file.write_bytes(file.read_bytes()[:100])
    yield label, file
    label, file = copy("a log of noise")
    file.with_name("a.pampas-wal").write_bytes(b"\x37\x7f\x06\x82" + b"x" * 100_000)
    yield label, file
    label, file = copy("a journal of noise")
    file.with_name("a.pampas-journal").write_bytes(b"\xd9\xd5\x05\xf9\x20\xa1\x63\xd7" + b"\xff" * 100_000)
    yield label, file
    label, file = copy("a folder as its log")
    file.with_name("a.pampas-wal").mkdir()
    yield label, file
    label, file = copy("its log is a link")
    file.with_name("a.pampas-wal").symlink_to("../../intruder")
    yield label, file
    label, file = copy("a link to itself")
    file.unlink()
    file.symlink_to("a.pampas")
    yield label, file
