"""What is killed: commands that change files, and what each may leave behind."""

import json
import re
import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

from killing import environment

ROOT = Path(__file__).resolve().parents[2]
MAPS = sorted((ROOT / "maps").glob("*.json"))
NO_SUCH_MAP = "has no map"


def bytes_of(*names):
    """Observes files: their bytes, or nothing where there is no file."""
    return lambda folder: {name: (folder / name).read_bytes() if (folder / name).exists() else None for name in names}


def library(folder, name="maps.pampas"):
    """Observes a library: the revisions of each map in order, and whether it is in the trash. Works on a copy, so that
    the program's next run meets what the killed one has left."""
    copy = folder.parent / (folder.name + ".copy")
    shutil.rmtree(copy, ignore_errors=True)
    copy.mkdir()
    for file in folder.glob(name + "*"):
        shutil.copy(file, copy)
    if not (copy / name).exists():
        return {}
    with closing(sqlite3.connect(copy / name)) as opened:
        assert opened.execute("PRAGMA integrity_check").fetchall() == [("ok",)], "the library is damaged"
        assert not opened.execute("PRAGMA foreign_key_check").fetchall(), "the library has loose rows"
        trash = "removed IS NOT NULL" if opened.execute("PRAGMA user_version").fetchone()[0] >= 3 else "0"
        rows = opened.execute(f"SELECT name, {trash}, number, note, json FROM maps "
                              "LEFT JOIN revisions ON map = maps.id ORDER BY name, number").fetchall()
        version = opened.execute("PRAGMA user_version").fetchone()[0]
    state = {"version": [version]}
    for title, removed, number, note, text in rows:
        assert number is not None, f"{title} has no revision"
        json.loads(text)
        state.setdefault((title, removed), []).append((number, note, text))
    return state


def journal(folder):
    """Observes the editor's unsaved work and the file that it is saved to."""
    return {"work": sorted(path.name for path in (folder / "state/pampas").glob("*.work")), **bytes_of("out.json")(folder)}


def campaign(folder):
    """Observes the results of a campaign. Parts must be whole; how games are split into parts depends on time."""
    for part in folder.glob("atlas/parts/*/[!.]*.json"):
        json.loads(part.read_text())
    names = ["atlas/results.csv", "atlas/refused.csv", "atlas/plan.json", "atlas/index.html"]
    return bytes_of(*names)(folder)


def grows(old, state, new):
    """Whether a state lies between two others: every list is a beginning of the new one and begins with the old one."""
    def begins(short, long):
        return all(long.get(key, [])[:len(value)] == value for key, value in short.items())
    return begins(old, state) and begins(state, new)


def each_file(old, state, new):
    """Whether every file is either as before or as after."""
    return all(value in (old[key], new[key]) for key, value in state.items())


def reported_revisions(output, state):
    """Whether all maps that were reported as added are there."""
    added = re.findall(r"^added (.*), revision (\d+)$", output, re.MULTILINE)
    return all(len(state.get((name, 0), [])) >= int(number) for name, number in added)


class Operation:
    """A command that takes the files of a folder from one state to another.

    `make` prepares the folder. `observe` returns its state. `between` says which states besides the old and the new one
    may be met after a kill. `done` is the report after which the state must be the new one. `twice` is the message of a second
    run that finds nothing left to do; without it, a second run succeeds. `leaves` matches files whose names depend on
    when the program was killed."""

    def __init__(self, name, arguments, make, observe, between=None, done=None, twice=None, leaves=r"\b\B"):
        self.name = name
        self.arguments = arguments
        self.make = make
        self.observe = observe
        self.between = between or (lambda old, state, new: False)
        self.done = done
        self.twice = twice
        self.leaves = re.compile(leaves)

    def kept_promise(self, output, state, new):
        if self.done and re.search(self.done, output):
            return state == new
        return not isinstance(state, dict) or reported_revisions(output, state)


def call(pampas, folder, *arguments):
    subprocess.run([pampas, *arguments], cwd=folder, env=environment(folder), check=True, capture_output=True)


def make_nothing(*_):
    pass


def make_library(pampas, folder):
    call(pampas, folder, "library", "add", "maps.pampas", *map(str, MAPS))
    call(pampas, folder, "library", "add", "maps.pampas", "windmill", "--note", "again")
    call(pampas, folder, "library", "remove", "maps.pampas", "Lasso")


def make_old_library(pampas, folder):
    """A library as the first version made it, with the maps of today's."""
    source = (ROOT / "engine/library/schema.cpp").read_text()
    first = re.search(r'R"sql\((.*?)\)sql"', source, re.DOTALL)[1]
    call(pampas, folder, "library", "add", "today.pampas", *map(str, MAPS))
    with closing(sqlite3.connect(folder / "maps.pampas")) as old:
        old.executescript(first + "PRAGMA user_version = 1; PRAGMA journal_mode = WAL; ATTACH 'file:"
                          + str(folder / "today.pampas") + "' AS today;"
                          "INSERT INTO maps SELECT id, name FROM today.maps;"
                          "INSERT INTO revisions SELECT * FROM today.revisions; DETACH today;")
    (folder / "today.pampas").unlink()


def make_old_files(*names):
    """Other contents, large enough that a write in place would be seen."""
    def make(_, folder):
        for name in names:
            (folder / name).write_bytes(b"before\n" * 20_000)
    return make


def make_folder_of_maps(pampas, folder):
    (folder / "maps").mkdir()
    for number in range(12):
        board = json.loads(MAPS[number % len(MAPS)].read_text())
        board["name"] = f"Map {number:02}"
        (folder / f"maps/{number:02}.json").write_text(json.dumps(board))
    call(pampas, folder, "library", "add", "maps.pampas", "windmill")


def make_work(_, folder):
    """Unsaved work of an editor that was stopped."""
    board = json.loads(MAPS[0].read_text())
    lines = [{"format": "pampas-work", "version": 1, "changed": "2024-05-01T12:34:56Z", "map": board, "selection": []}]
    lines += [{"step": "Paint", "before": step, "changed": "2024-05-01T12:34:56Z", "spaces": [[2, 2, "fm"[step % 2]]]}
              for step in range(8)]
    lines.append({"done": 8, "saved": None, "origin": None, "changed": "2024-05-01T12:34:56Z"})
    (folder / "state/pampas").mkdir(parents=True)
    (folder / "state/pampas/a.work").write_text("".join(json.dumps(line) + "\n" for line in lines))
    make_old_files("out.json")(_, folder)


def make_campaign(_, folder):
    for file in MAPS[:2]:
        shutil.copy(file, folder)
    (folder / "atlas.json").write_text(json.dumps({
        "format": "pampas-campaign", "version": 1, "maps": [file.name for file in MAPS[:2]], "players": [2],
        "bots": [["random"]], "games": 60}))


def library_operations():
    def one(name, arguments, **more):
        return Operation("library " + name, ["library", arguments[0], "maps.pampas", *arguments[1:]], make_library, library,
                         **more)
    maps = list(map(str, MAPS))
    return [
        Operation("library add to a new one", ["library", "add", "maps.pampas", *maps], make_nothing, library, between=grows),
        one("add", ["add", *maps], between=grows),
        one("rename", ["rename", "Windmill", "Sails"], done="^renamed", twice=NO_SUCH_MAP),
        one("trash", ["remove", "Windmill"], done="^removed", twice=NO_SUCH_MAP),
        one("put back", ["trash", "--restore", "Lasso"], done="^put Lasso back", twice=NO_SUCH_MAP),
        one("empty trash", ["trash", "--empty"], done="^emptied"),
        one("restore", ["restore", "Windmill", "1"], done="^restored"),
        one("duplicate", ["duplicate", "Windmill"], done="^copied"),
        one("note", ["note", "Windmill", "as it began"], done="^wrote"),
        Operation("library migration", ["library", "note", "maps.pampas", "Windmill", "moved"], make_old_library, library,
                  between=lambda old, state, new: state == {**old, "version": new["version"]}, done="^wrote",
                  leaves=r"maps-version-1-\d+\.pampas$"),
        Operation("library import of a folder", ["import", "maps", "-o", "maps.pampas"], make_folder_of_maps, library,
                  between=grows),
    ]


def operations():
    """All that is killed."""
    record = ["--bots", "random", "--players", "2", "--games", "20"]
    tiles = ["out.tmx", *(f"pampas-{axis}.{kind}" for axis in ("pointy", "flat") for kind in ("tsx", "png"))]
    return [
        Operation("import over a file", ["import", str(MAPS[0]), "-o", "out.json"], make_old_files("out.json"), bytes_of("out.json")),
        Operation("export over a file", ["export", "windmill", "-o", "out.haz"], make_old_files("out.haz"), bytes_of("out.haz")),
        Operation("export a picture", ["export", "windmill", "-o", "out.png"], make_old_files("out.png"), bytes_of("out.png")),
        Operation("export pages", ["export", "first-pasture", "-o", "out.pdf"], make_old_files("out.pdf"), bytes_of("out.pdf")),
        Operation("export with a tileset", ["export", "windmill", "-o", "out.tmx"], make_old_files("out.tmx"),
                  bytes_of(*tiles), between=each_file),
        *library_operations(),
        Operation("recover", ["recover", "a", "-o", "out.json"], make_work, journal),
        Operation("recover and discard", ["recover", "a", "--discard"], make_work, journal, done="^discarded",
                  twice="there is no unsaved work"),
        Operation("simulate and record", ["simulate", "first-pasture", *record, "--record", "out.jsonl"],
                  make_old_files("out.jsonl"), bytes_of("out.jsonl")),
        Operation("campaign", ["campaign", "run", "atlas.json", "-o", "atlas"], make_campaign, campaign, between=each_file,
                  leaves=r"atlas/parts/\d+/\d+-\d+\.json$"),
    ]
