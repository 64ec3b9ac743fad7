"""What `faults` and `kills` do with the real program: operations on files of a folder, and how to look at what they
leave there."""
import contextlib
import dataclasses
import hashlib
import json
import os
import re
import shutil
import sqlite3
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
MAPS = sorted((ROOT / "maps").glob("*.json"))
BESIDE_LIBRARIES = ("-wal", "-shm", "-journal")  # what SQLite needs to repair a library


@dataclasses.dataclass
class Operation:
    name: str
    command: str  # its words; paths are relative to the folder
    before: object  # makes the files of the folder
    between: tuple = ()  # commands that lead to states between the old and the new one
    many_files: bool = False  # each file of its own is old or new
    some_files: bool = False  # the same, but only after an interruption: no system makes several files at once
    many_maps: bool = False  # each map of its own; the program says one line for each, and a summary
    answers: bool = False  # status 1 with a text on standard output is an answer
    changes: bool = True  # something
    drawn: bool = False  # by Cairo and Fontconfig, which crash without memory or draw something else
    again: str = ""  # a command that must lead from any state to the new one
    same_again: bool = False  # with the same bytes
    done: str = ""  # matches the report after which the new state must be there
    twice: str = ""  # what a second run says that finds nothing left to do; without it, a second run succeeds
    leaves: str = r"\b\B"  # matches files that there are only if the operation was interrupted
    check: object = None  # finds out instead what is wrong: takes the bench, the folder, whether all must be there
    watched: str = "."  # what counts of the folder
    input: str = ""
    program: str = ""  # instead of pampas, a program of the tests beside it

    def words(self):
        return self.command.split()


@dataclasses.dataclass
class Outcome:
    status: int
    out: str
    err: str


def environment(folder):
    """That of a user all of whose own files are below the folder."""
    home = dict.fromkeys(("HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"), str(folder / "home"))
    return {**os.environ, **home, "LC_ALL": "C.UTF-8", "TZ": "UTC"}


class Program:
    def __init__(self, path, interposer):
        self.path = Path(path).resolve()
        self.interposer = Path(interposer).resolve() if interposer else None

    def run(self, folder, words, text="", **faults):
        """Runs `pampas` with these words in a folder, below which it finds all of the user's files too."""
        env = environment(folder)
        if faults:
            env |= {"LD_PRELOAD": str(self.interposer), "PAMPAS_FAULTS_FOLDER": str(folder)}
            env |= {f"PAMPAS_FAULTS_{name.upper()}": str(value) for name, value in faults.items()}
        ran = subprocess.run([self.path, *words], cwd=folder, env=env, input=text, capture_output=True, text=True,
                             errors="replace", timeout=120)
        return Outcome(ran.returncode, ran.stdout, ran.stderr)

    def beside(self, name):
        """Another program of the same build, watched in the same way."""
        return Program(self.path.parent / name, self.interposer)

    def must_run(self, folder, command, text=""):
        outcome = self.run(folder, command.split(), text)
        if outcome.status != 0:
            raise SystemExit(f"pampas {command}: status {outcome.status}: {outcome.err}")
        return outcome


# The files that operations work on.


def with_maps(program, folder):
    for name in ("windmill", "lasso", "first-pasture"):
        shutil.copy(ROOT / "maps" / f"{name}.json", folder)


def with_saved_maps(program, folder):
    with_maps(program, folder)
    for ending in ("haz", "json", "tmx"):
        program.must_run(folder, f"import lasso.json -o kept.{ending}")


def with_library(program, folder):
    with_maps(program, folder)
    program.must_run(folder, "library add maps.pampas lasso.json windmill.json")
    program.must_run(folder, "library add maps.pampas lasso.json --note second")
    program.must_run(folder, "library remove maps.pampas Windmill")


def migrations():
    return re.findall(r'R"sql\((.*?)\)sql"', (ROOT / "engine/library/schema.cpp").read_text(), re.DOTALL)


def with_old_library(program, folder):
    """A library as the first version made it."""
    with_library(program, folder)
    with contextlib.closing(sqlite3.connect(folder / "old.pampas")) as old:
        old.executescript(migrations()[0])
        old.execute("ATTACH ? AS now", (str(folder / "maps.pampas"),))
        old.execute("INSERT INTO main.maps SELECT id, name FROM now.maps")
        old.execute("INSERT INTO main.revisions SELECT * FROM now.revisions")
        old.execute("PRAGMA user_version = 1")
        old.commit()
        old.execute("DETACH now")
        old.execute("PRAGMA journal_mode = WAL")
    (folder / "maps.pampas").unlink()


def with_unsaved_work(program, folder):
    with_maps(program, folder)
    state = folder / "home/pampas"
    state.mkdir(parents=True)
    changed = {"changed": "2026-01-01T00:00:00Z"}
    lines = [{"format": "pampas-work", "version": 1, "map": json.loads((folder / "lasso.json").read_text()),
              "selection": []}]
    for step in range(3):
        lines.append({"step": "Market", "before": step, "spaces": [[5 + step, 0, "$"]]})
    lines.append({"done": 3, "saved": None, "origin": None})
    (state / "20260101-000000-00000001.work").write_text(
        "".join(json.dumps({**line, **changed}) + "\n" for line in lines))


def with_campaign(program, folder):
    with_maps(program, folder)
    (folder / "plan.json").write_text(json.dumps(
        {"format": "pampas-campaign", "version": 1, "maps": ["lasso.json"], "players": [2],
         "bots": [["random"]], "games": 4, "work": ["simulate", "analyze"]}))


def with_begun_game(program, folder):
    with_maps(program, folder)
    play = "play lasso.json --players 2 --bots random --record game.jsonl"
    program.must_run(folder, play, "1\n1\nquit\n")


def with_record(program, folder):
    with_maps(program, folder)
    program.must_run(folder, "simulate lasso.json --players 2 --bots random --games 2 --record games.jsonl "
                             "-o games.txt --threads 1")


def nothing(program, folder):
    pass


def strokes_that_come_back(bench, folder, all_done):
    """What is wrong with the unsaved work that three strokes left (strokes.cpp)."""
    pampas = bench.program.beside("pampas")
    listed = json.loads(pampas.must_run(folder, "recover --format json").out)
    steps = listed[0]["steps"] if listed else 0
    if len(listed) > 1 or all_done and steps != 3:
        return f"{len(listed)} works, the first of {steps} strokes"
    if listed:
        spaces = json.loads(pampas.must_run(folder, f"recover {listed[0]['id']}").out)["spaces"]
        if spaces[0][:steps] != "$" * steps or "$" in spaces[0][steps:]:
            return f"{steps} strokes, but the first row is {spaces[0]}"
    return ""


WORK = "20260101-000000-00000001"
NO_SUCH_MAP = "has no map"
PLAY = "play lasso.json --players 2 --bots random --record game.jsonl"

# Whoever adds an operation that writes files adds it here.
OPERATIONS = [
    Operation("save .haz", "import windmill.json -o kept.haz", with_saved_maps),
    Operation("save .json", "transform windmill.json --rotate 180 -o kept.json", with_saved_maps),
    Operation("save .tmx", "import windmill.json -o kept.tmx", with_saved_maps),
    Operation("save the first .tmx", "import windmill.json -o new.tmx", with_maps, some_files=True),
    Operation("save in a new library", "import windmill.json -o new.pampas", with_maps),
    Operation("save in a library", "import lasso.json -o maps.pampas", with_library),
    Operation("add to a library", "library add maps.pampas windmill.json first-pasture.json", with_library,
              between=("library add maps.pampas windmill.json",)),
    Operation("import a folder", "import . -o maps.pampas", with_library, many_maps=True),
    Operation("migrate a library", "library add old.pampas first-pasture.json", with_old_library, many_files=True,
              between=("library rename old.pampas Lasso Lasso",), leaves=r"old-version-1-\d+\.pampas$"),
    Operation("read an old library", "library list old.pampas", with_old_library, changes=False),
    Operation("rename", "library rename maps.pampas Lasso Rope", with_library, done="^renamed", twice=NO_SUCH_MAP),
    Operation("remove", "library remove maps.pampas Lasso", with_library, done="^removed", twice=NO_SUCH_MAP),
    Operation("put back", "library trash maps.pampas --restore Windmill", with_library, done="^put Windmill back",
              twice=NO_SUCH_MAP),
    Operation("empty the trash", "library trash maps.pampas --empty", with_library, done="^emptied"),
    Operation("restore", "library restore maps.pampas Lasso 1", with_library, done="^restored"),
    Operation("write a note", "library note maps.pampas Lasso words --revision 1", with_library, done="^wrote"),
    Operation("duplicate", "library duplicate maps.pampas Lasso", with_library, done="^copied"),
    Operation("history", "library history maps.pampas Lasso", with_library, changes=False),
    Operation("check a library", "library check maps.pampas", with_library, answers=True, changes=False),
    Operation("export from a library", "export maps.pampas#Lasso -o kept.json --format json", with_library),
    Operation("export a library", "export --all maps.pampas --format haz -o all", with_library, many_files=True,
              many_maps=True, twice="already exists"),
    Operation("keep unsaved work", "", nothing, program="strokes", check=strokes_that_come_back),
    Operation("list unsaved work", "recover", with_unsaved_work, changes=False),
    Operation("recover", f"recover {WORK} -o saved.json", with_unsaved_work),
    Operation("discard unsaved work", f"recover {WORK} --discard", with_unsaved_work, done="^discarded",
              twice="there is no unsaved work"),
    Operation("run a campaign", "campaign run plan.json -o results --threads 1", with_campaign,
              again="campaign run plan.json -o results --threads 1", same_again=True, watched="results",
              leaves=r"results/parts/"),
    Operation("record games", "simulate lasso.json --players 2 --bots random --games 4 --threads 2 "
                              "--record games.jsonl -o games.txt", with_record, many_files=True),
    Operation("begin a game", PLAY, with_maps, input="1\n1\nquit\n", again=PLAY, watched="game.jsonl"),
    Operation("go on with a game", PLAY, with_begun_game, input="1\n1\nquit\n", again=PLAY, watched="game.jsonl"),
    Operation("page", "analyze lasso.json -o lasso.html", with_maps, drawn=True),
    Operation("pages of games", "report lasso.json --players 2 --bots random --games 4 --threads 1 --game-pages "
                                "-o report.html", with_maps, many_files=True, drawn=True),
    Operation("game as a page", "replay games.jsonl --game 1 -o game.html", with_record, drawn=True),
    Operation("moving picture", "replay games.jsonl --game 1 --at 1-3 -o moves.webp", with_record, drawn=True),
    Operation("picture .png", "export lasso.json -o lasso.png", with_maps, drawn=True),
    Operation("picture .svg", "export lasso.json -o lasso.svg", with_maps, drawn=True),
    Operation("sheets .pdf", "export lasso.json --aids -o lasso.pdf", with_maps, drawn=True),
    Operation("virtual table", "export lasso.json --format vassal -o table", with_maps, some_files=True,
              drawn=True),
]


# What is in a folder.


def is_temporary(name):
    return name.startswith(".pampas.") and not name.endswith(BESIDE_LIBRARIES)


def files_in(folder):
    """The files below a folder, by their paths in it."""
    return {path.relative_to(folder).as_posix(): path for path in sorted(folder.rglob("*")) if path.is_file()}


def library_state(path):
    """What a library holds, without times. Reads a copy, since reading changes the files beside it."""
    with contextlib.closing(sqlite3.connect(path)) as library:
        if library.execute("PRAGMA integrity_check").fetchall() != [("ok",)]:
            return "damaged"
        version = library.execute("PRAGMA user_version").fetchone()[0]
        removed = "removed IS NOT NULL" if version > 2 else "0"
        rows = library.execute(f"SELECT name, {removed}, number, note, json FROM maps LEFT JOIN revisions "
                               "ON map = maps.id ORDER BY maps.id, number").fetchall()
    return ("library", version, tuple(rows))


def without_times(data):
    return re.sub(rb"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", b"TIME", data)


def look(folder):
    """The state of all files but those that belong to a library. Changes the folder."""
    files = files_in(folder)
    state = {}
    for name, path in files.items():
        if path.suffix == ".pampas":
            try:
                state[name] = library_state(path)
            except sqlite3.DatabaseError as error:
                state[name] = f"damaged: {error}"
        elif not name.endswith(BESIDE_LIBRARIES):
            state[name] = hashlib.sha256(without_times(path.read_bytes())).hexdigest()
    return state


def stray(folder):
    """Temporary files, and what SQLite leaves beside a library that is not there."""
    files = files_in(folder)
    for name in files:
        library = next((name.removesuffix(end) for end in BESIDE_LIBRARIES if name.endswith(end)), None)
        if is_temporary(Path(name).name) or (library is not None and library not in files):
            yield name


class Bench:
    """An operation with its files, and the states that it may leave."""

    def __init__(self, operation, program, folder):
        self.operation = operation
        self.program = program.beside(operation.program) if operation.program else program
        self.template = folder / "template"
        self.template.mkdir(parents=True)
        operation.before(program, self.template)
        self.folder = folder
        self.count = 0
        self.old = self.state_after(None)
        self.clean = None
        self.states = [self.old, *(self.state_after(command) for command in operation.between)]
        self.new = self.state_after(operation.command)
        self.said = self.clean.err.splitlines()

    def whole_command(self):
        """The program and its words."""
        return [str(self.program.path), *self.operation.words()]

    def fresh(self, name):
        """A folder of this name with the files as they were before."""
        place = self.folder / name
        shutil.rmtree(place, ignore_errors=True)
        shutil.copytree(self.template, place)
        return place

    def state_after(self, command):
        place = self.fresh(f"state-{self.count}")
        self.count += 1
        if command is not None:
            self.clean = self.program.must_run(place, command, self.operation.input)
        state = look(place)
        shutil.rmtree(place)
        return state

    def again(self, place):
        """What is wrong after the command that completes the operation from any state."""
        outcome = self.program.run(place, self.operation.again.split(), self.operation.input)
        if outcome.status != 0:
            return f"cannot go on: {outcome.err.strip()}"
        if "damaged" in outcome.err or "cannot be read" in outcome.err:
            return f"goes on from something half: {outcome.err.strip()}"
        if self.operation.same_again and not self.is_new(look(place)):
            return f"gives other results: {self.differing(look(place))}"
        return ""

    def is_new_and_empty(self, name, value):
        """A new library exists a moment before its first map. Empty, it is as good as none."""
        return name not in self.old and isinstance(value, tuple) and value[2] == ()

    def is_whole(self, state, interrupted=False):
        """Whether a state is the old one, the new one or one between. A kill and a power cut interrupt."""
        if interrupted:
            state = {name: value for name, value in state.items() if not self.is_new_and_empty(name, value)}
        if self.operation.many_files or interrupted and self.operation.some_files:
            return set(self.old) & set(self.new) <= set(state) and all(
                state[name] in [whole.get(name) for whole in (*self.states, self.new)] for name in state)
        if self.operation.many_maps:
            rows = {name: set(value[2]) for name, value in self.new.items() if isinstance(value, tuple)}
            return state.keys() == self.new.keys() and all(
                set(value[2]) <= rows[name] if isinstance(value, tuple) else value == self.new[name]
                for name, value in state.items())
        return state in (*self.states, self.new)

    def is_new(self, state):
        """Whether what counts of a state is as in the new one. How games are divided into parts depends on time."""
        counts = [name for name in self.new
                  if name.startswith(self.operation.watched.removeprefix(".")) and "/parts/" not in name]
        return all(state.get(name) == self.new[name] for name in counts)

    def differing(self, state):
        names = {name for name in {*state, *self.new} if state.get(name) != self.new.get(name)}
        return ", ".join(f"{name} is {str(state.get(name, 'missing'))[:80]}" for name in sorted(names)[:5])
