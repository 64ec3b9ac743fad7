"""Hostile inputs of any size: for each kind of input what makes its reader work hard, and the command that reads it.

Each function writes an input of a size into a folder and returns the arguments of the command."""

import base64
import json
import sqlite3
import subprocess
import zlib
from contextlib import closing
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TIME = "2024-05-01T12:34:56Z"
SMALL = {"format": "pampas-map", "version": 1, "name": "Small", "columns": 3, "rows": 3, "spaces": ["...", "f$.", "..w"]}
FEW = ["--players", "2", "--bots", "random", "--games", "1"]
CODE_CHARACTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

shapes = []


class Shape:
    """A kind of input, what is large in it, and how large it is at first. A quick run tries a part of the shapes."""

    def __init__(self, kind, what, size, quick, make):
        self.name = f"{kind}: {what}"
        self.size = size
        self.quick = quick
        self.make = make


def shape(kind, what, size, quick=False):
    """Decorator: adds a shape to the list."""
    return lambda make: shapes.append(Shape(kind, what, size, quick, make)) or make


def environment(folder):
    """That of a user whose whole home is the folder."""
    return {"HOME": str(folder), "XDG_STATE_HOME": str(folder / "state"), "LANG": "C", "PATH": "/usr/bin:/bin"}


def text_of(document):
    return json.dumps(document, separators=(",", ":"))


def put(folder, name, text):
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return name


def imported(folder, name, text):
    return ["import", put(folder, name, text), "-o", "out.json"]


def board(columns, rows, kinds="...f.m..g.$w", **more):
    """A map of all kinds of spaces in turn."""
    row = lambda y: "".join(kinds[(x * 5 + y * 7) % len(kinds)] for x in range(columns))
    return {**SMALL, "columns": columns, "rows": rows, "spaces": [row(y) for y in range(rows)], **more}


def board_of(spaces):
    """A map of about so many spaces, in 125 rows."""
    return board(spaces // 125, 125)


# Maps in JSON ----------------------------------------------------------------------------------------------------------

@shape("map", "one long text", 1_000_000)
def long_text(folder, size):
    return imported(folder, "a.json", text_of({**SMALL, "description": "xé\n" * (size // 4)}))


@shape("map", "one long list", 50_000)
def long_list(folder, size):
    return imported(folder, "a.json", text_of({**SMALL, "other": list(range(size))}))


@shape("map", "many keys", 20_000, quick=True)
def many_keys(folder, size):
    return imported(folder, "a.json", text_of({**SMALL, **{f"key {i}": i for i in range(size)}}))


@shape("map", "many objects with equal keys", 10_000)
def equal_keys(folder, size):
    return imported(folder, "a.json", text_of({**SMALL, "other": [{"a": 1, "b": 2}] * size}))


@shape("map", "many deep lists", 300)
def deep_lists(folder, size):
    return imported(folder, "a.json", text_of({**SMALL, "other": [json.loads("[" * 97 + "]" * 97)] * size}))


@shape("map", "too deep a list", 500_000)
def too_deep(folder, size):
    return imported(folder, "a.json", "[" * size)


@shape("map", "many lines and a wrong end", 500_000)
def many_lines(folder, size):
    return imported(folder, "a.json", "[" + "\n" * size + "?")


@shape("map", "notes on many spaces", 4_000)
def many_notes(folder, size):
    notes = [{"at": [i % 250, i // 250], "text": "x"} for i in range(size)]
    return imported(folder, "a.json", text_of(board(250, 160, annotations={"notes": notes})))


@shape("map", "many spaces, to JSON", 3_500)
def many_spaces(folder, size):
    return imported(folder, "a.json", text_of(board_of(size)))


@shape("map", "many spaces, checked", 3_500)
def many_checked(folder, size):
    return ["validate", put(folder, "a.json", text_of(board_of(size)))]


@shape("map", "many spaces, to a picture", 3_500)
def many_painted(folder, size):
    return ["export", put(folder, "a.json", text_of(board_of(size))), "-o", "out.svg"]


# Other formats of maps -------------------------------------------------------------------------------------------------

HAZ = "[Control]\r\nVersion=GRHIG0101\r\nColCount=3\r\nRowCount=4\r\nAuthor=\r\nMapName=Ford\r\nMapVersion=1\r\n"
HEXES = "[Hex]\r\n100=2\r\n1=7\r\n201=9\r\n102=10\r\n3=2\r\n203=1\r\n"


@shape("haz", "many keys", 10_000, quick=True)
def haz_keys(folder, size):
    return imported(folder, "a.haz", HAZ + "".join(f"key{i}=x\r\n" for i in range(size)) + HEXES)


@shape("haz", "many empty lines", 200_000)
def haz_lines(folder, size):
    return imported(folder, "a.haz", HAZ + "\r\n" * size + HEXES)


@shape("haz", "a long name", 500_000)
def haz_name(folder, size):
    return imported(folder, "a.haz", HAZ.replace("Ford", "x" * size) + HEXES)


@shape("haz", "hexes after the last", 20_000)
def haz_hexes(folder, size):
    return imported(folder, "a.haz", HAZ + HEXES + "".join(f"{i}=2\r\n" for i in range(100, 100 + size)))


@shape("text", "many blanks", 200_000)
def text_blanks(folder, size):
    return imported(folder, "a.txt", "2 x 1, y odd, Ford\n. " + " \n" * size + ".")


@shape("text", "a long name", 300_000)
def text_name(folder, size):
    return imported(folder, "a.txt", f"2 x 1, y odd, {'Ford ' * (size // 5)}\n. .")


@shape("text", "too many letters", 200_000)
def text_letters(folder, size):
    return imported(folder, "a.txt", "2 x 1, y odd, Ford\n" + ". " * size)


def checked(code):
    """The code with the checksum of OpenPGP, which shows that it arrived whole."""
    crc = 0xB704CE
    for byte in code.encode():
        crc ^= byte << 16
        for _ in range(8):
            crc = crc << 1 ^ (0x1864CFB if crc & 0x800000 else 0)
    return code + "".join(CODE_CHARACTERS[crc >> bits & 63] for bits in (18, 12, 6, 0))


@shape("share code", "a long one", 100_000)
def long_code(folder, size):
    return imported(folder, "a.share", checked("pampas1:" + "A" * size))


# Tiled -----------------------------------------------------------------------------------------------------------------

TILES = ["pampas", "mountain", "forest", "meadow", "rocks", "swamp", "land", "market", "water"]


def tmx(properties="", tilesets="", layers="", more="", data="1,2,3,4"):
    tiles = "".join(f'<tile id="{i}" type="{name}"/>' for i, name in enumerate(TILES))
    return (f'<map orientation="hexagonal" width="2" height="2" infinite="0" staggeraxis="y" staggerindex="odd" {more}>'
            f'<properties><property name="name" value="x"/>{properties}</properties>'
            f'<tileset firstgid="1">{tiles}</tileset>{tilesets}'
            f'<layer name="spaces" width="2" height="2"><data encoding="csv">{data}</data></layer>{layers}</map>')


TMX_SHAPES = {
    "many tiles": (10_000, lambda n: tmx(tilesets='<tileset firstgid="10">' + '<tile id="7" type="land"/>' * n + "</tileset>")),
    "many tilesets": (5_000, lambda n: tmx(tilesets='<tileset firstgid="10"/>' * n)),
    "many properties": (5_000, lambda n: tmx(properties='<property name="name" value="x"/>' * n)),
    "many objects": (10_000, lambda n: tmx(layers="<objectgroup>" + '<object id="1"/>' * n + "</objectgroup>")),
    "many layers": (5_000, lambda n: tmx(layers='<layer name="a" width="2" height="2"><data/></layer>' * n)),
    "nested groups": (5_000, lambda n: tmx(layers="<group>" * n + "</group>" * n)),
    "many attributes": (10_000, lambda n: tmx(more="".join(f'a{i}="" ' for i in range(n)))),
    "a long property": (300_000, lambda n: tmx(properties=f'<property name="author" value="{"x&amp;" * (n // 6)}"/>')),
    "many cells": (50_000, lambda n: tmx(data="1," * n + "1")),
    "many lines": (300_000, lambda n: tmx(layers="\n" * n + "<layer/>")),
}
for what, (size, make) in TMX_SHAPES.items():
    shape("tmx", what, size, quick=what == "many properties")(
        lambda folder, size, make=make: imported(folder, "a.tmx", make(size)))


def tmj(**more):
    return {"orientation": "hexagonal", "width": 2, "height": 2, "infinite": False, "staggeraxis": "y", "staggerindex": "odd",
            "properties": [{"name": "name", "value": "x"}],
            "tilesets": [{"firstgid": 1, "tiles": [{"id": i, "type": name} for i, name in enumerate(TILES)]}],
            "layers": [{"type": "tilelayer", "name": "spaces", "width": 2, "height": 2, "data": [1, 2, 3, 4]}], **more}


TMJ_SHAPES = {
    "many tiles": lambda n: tmj(tilesets=tmj()["tilesets"] + [{"firstgid": 10, "tiles": [{"id": 7, "type": "land"}] * n}]),
    "many tilesets": lambda n: tmj(tilesets=tmj()["tilesets"] + [{"firstgid": 10}] * n),
    "many properties": lambda n: tmj(properties=[{"name": "name", "value": "x"}] * n),
    "many layers": lambda n: tmj(layers=tmj()["layers"] + [{"type": "tilelayer", "width": 1, "height": 1, "data": [1]}] * n),
    "many objects": lambda n: tmj(layers=tmj()["layers"] + [{"type": "objectgroup", "objects": [{"id": 1}] * n}]),
    "many cells": lambda n: tmj(layers=[{**tmj()["layers"][0], "data": [1] * n}]),
    "long base64": lambda n: tmj(layers=[{**tmj()["layers"][0], "encoding": "base64", "compression": "zlib", "data":
                                          base64.b64encode(zlib.compress(bytes(1000 * n), 1)).decode()}]),
}
for what, make in TMJ_SHAPES.items():
    shape("tmj", what, 5_000)(lambda folder, size, make=make: imported(folder, "a.tmj", text_of(make(size))))


@shape("tileset", "many tiles in its file", 10_000)
def tileset_file(folder, size):
    tiles = "".join(f'<tile id="{i % 9}" type="{TILES[i % 9]}"/>' for i in range(size))
    put(folder, "a.tsx", f'<tileset name="a">{tiles}</tileset>')
    return imported(folder, "a.tmx", tmx(tilesets='<tileset firstgid="10" source="a.tsx"/>'))


# Other JSON ------------------------------------------------------------------------------------------------------------

def resource(name):
    return json.loads((ROOT / "resources" / name).read_text())


@shape("position", "many tiles", 3_000)
def position(folder, size):
    spaces = [[x, y] for y in range(120) for x in range(size // 120)]
    tiles = [{"at": at, "player": (at[0] + at[1]) % 2, "species": "pig"} for at in spaces]
    file = {"format": "pampas-position", "version": 1, "map": board(size // 120, 120, "."), "players": 2, "animals": tiles,
            "haciendas": spaces[::2], "pesos": [1, 2]}
    return ["score", put(folder, "a.json", text_of(file))]


@shape("ruleset", "many unknown keys", 20_000)
def ruleset(folder, size):
    file = {**resource("rulesets/standard.json"), **{f"key {i}": 1 for i in range(size)}}
    return ["simulate", "first-pasture", *FEW, "--ruleset", put(folder, "a.json", text_of(file))]


@shape("style", "many unknown keys", 20_000)
def style(folder, size):
    file = {**resource("players/balanced.json"), **{f"key {i}": 1 for i in range(size)}}
    return ["simulate", "first-pasture", "--players", "2", "--games", "1", "--bots", "./" + put(folder, "a.json", text_of(file))]


@shape("edition of pigs", "a long name", 500_000)
def edition(folder, size):
    file = {**resource("pigs/standard.json"), "name": "x" * size}
    return ["pigs", "simulate", *FEW, "--edition", "./" + put(folder, "a.json", text_of(file))]


# Records of games ------------------------------------------------------------------------------------------------------

def record(folder, pampas):
    """The two lines of a record with one game."""
    subprocess.run([pampas, "simulate", "first-pasture", *FEW, "--record", "sound.jsonl"], cwd=folder, env=environment(folder),
                   check=True, capture_output=True)
    return [json.loads(line) for line in (folder / "sound.jsonl").read_text().splitlines()]


def lines_of(*lines):
    return "".join(text_of(line) + "\n" for line in lines)


@shape("record", "many games", 60, quick=True)
def many_games(folder, size):
    header, game = record(folder, folder.pampas)
    return ["replay", put(folder, "a.jsonl", lines_of(header, *({**game, "game": i} for i in range(size))))]


@shape("record", "a game after many others", 2_000)
def late_game(folder, size):
    header, game = record(folder, folder.pampas)
    games = ({**game, "game": i} for i in range(size))
    return ["replay", put(folder, "a.jsonl", lines_of(header, *games)), "--game", str(size - 1), "--at", "1"]


@shape("record", "many actions in a game", 5_000)
def many_actions(folder, size):
    header, game = record(folder, folder.pampas)
    actions = game["actions"] + [{"player": 0, "do": "end-turn"}] * size
    return ["replay", put(folder, "a.jsonl", lines_of(header, {**game, "actions": actions}))]


@shape("record", "a long action that is not legal", 500_000)
def long_action(folder, size):
    header, game = record(folder, folder.pampas)
    wrong = {**game["actions"][0], "player": 1, "note": "x" * size}
    return ["replay", put(folder, "a.jsonl", lines_of(header, {**game, "actions": [wrong]}))]


@shape("record", "many bots and games", 1_000)
def many_bots(folder, size):
    header, game = record(folder, folder.pampas)
    lines = [{**header, "bots": ["random"] * size}, *({"game": i} for i in range(size)), {**game, "game": size}]
    return ["replay", put(folder, "a.jsonl", lines_of(*lines)), "--game", str(size)]


@shape("record", "many empty lines", 300_000)
def empty_lines(folder, size):
    header, game = record(folder, folder.pampas)
    return ["replay", put(folder, "a.jsonl", lines_of(header) + "\n" * size + lines_of(game))]


@shape("pigs record", "many games", 60)
def many_pig_games(folder, size):
    subprocess.run([folder.pampas, "pigs", "simulate", *FEW, "--record", "sound.jsonl"], cwd=folder, env=environment(folder),
                   check=True, capture_output=True)
    header, game = (json.loads(line) for line in (folder / "sound.jsonl").read_text().splitlines())
    return ["pigs", "replay", put(folder, "a.jsonl", lines_of(header, *({**game, "game": i} for i in range(size))))]


# Unsaved work ----------------------------------------------------------------------------------------------------------

def journal(folder, steps, start=SMALL, selection=()):
    first = {"format": "pampas-work", "version": 1, "map": start, "selection": list(selection), "changed": TIME}
    put(folder, "state/pampas/a.work", lines_of(first, *({**step, "changed": TIME} for step in steps)))
    return ["recover", "a", "-o", "out.json"]


def paint(number):
    return {"step": "Paint", "before": number, "spaces": [[number % 3, 2, "fm"[number % 2]]]}


def at(done):
    return {"done": done, "saved": None, "origin": None}


@shape("unsaved work", "many steps", 2_000)
def many_steps(folder, size):
    return journal(folder, [*map(paint, range(size)), at(size)])


@shape("unsaved work", "many ways back and forth", 500, quick=True)
def back_and_forth(folder, size):
    return journal(folder, [*map(paint, range(size)), *(at(size * (i % 2)) for i in range(size))])


@shape("unsaved work", "many steps from the start", 2_000)
def from_start(folder, size):
    return journal(folder, [paint(0)] * size)


@shape("unsaved work", "many selected spaces", 5_000)
def selected(folder, size):
    spaces = [[i % 250, i // 250] for i in range(size)]
    steps = [paint(0), {"step": "Select", "before": 1, "selection": spaces[::-1]}]
    return journal(folder, steps, board(250, 160), spaces * 2)


@shape("unsaved work", "many maps", 1_000)
def many_whole_maps(folder, size):
    return journal(folder, [{"step": "Turn", "before": i, "map": SMALL} for i in range(size)])


# Libraries -------------------------------------------------------------------------------------------------------------

def library(folder, change, maps=1, revisions=1):
    """A library whose maps have so many revisions; `change` makes further changes by SQL."""
    put(folder, "small.json", text_of(SMALL))
    subprocess.run([folder.pampas, "library", "add", "a.pampas", "small.json"], cwd=folder, env=environment(folder), check=True,
                   capture_output=True)
    with closing(sqlite3.connect(folder / "a.pampas")) as opened, opened:
        columns = "map, number, saved, note, columns, rows, json, checksum"
        opened.executemany("INSERT INTO maps (name) VALUES (?)", ([f"Map {i}"] for i in range(1, maps)))
        opened.executemany(f"INSERT INTO revisions ({columns}) SELECT maps.id, ?, saved, note, columns, rows, json, checksum "
                           "FROM maps, revisions WHERE revisions.id = 1 AND maps.id > ?",
                           ([number, 1 if number == 1 else 0] for number in range(1, revisions + 1)))
        opened.executescript(change)
    return "a.pampas"


@shape("library", "many maps, listed", 5_000)
def many_maps(folder, size):
    return ["library", "list", library(folder, "", maps=size)]


@shape("library", "many maps, checked", 1_000)
def many_maps_checked(folder, size):
    return ["library", "check", library(folder, "", maps=size)]


@shape("library", "many revisions, listed", 5_000)
def many_revisions(folder, size):
    return ["library", "history", library(folder, "", revisions=size), "Small"]


@shape("library", "many revisions, another added", 5_000)
def another_revision(folder, size):
    return ["library", "add", library(folder, "", revisions=size), "small.json"]


@shape("library", "many maps of one name in the trash", 5_000)
def much_trash(folder, size):
    name = library(folder, "UPDATE maps SET name = 'Small', removed = '2024-05-01T12:34:56Z'", maps=size)
    return ["library", "trash", name, "--restore", "Small"]


@shape("library", "many copies, another made", 2_000)
def many_copies(folder, size):
    return ["library", "duplicate", library(folder, "UPDATE maps SET name = 'Small (' || id || ')' WHERE id > 1", maps=size), "Small"]


@shape("library", "many names that files cannot tell apart", 200)
def equal_file_names(folder, size):
    name = library(folder, f"UPDATE maps SET name = printf('%.*c', 120, 'x') || id", maps=size)
    return ["export", "--all", name, "--format", "share", "-o", "out"]


@shape("library", "a long note", 300_000)
def long_note(folder, size):
    return ["library", "history", library(folder, f"UPDATE revisions SET note = printf('%.*c', {size}, 'x')"), "Small"]


@shape("library", "a long name", 300_000)
def long_name(folder, size):
    return ["library", "list", library(folder, f"UPDATE maps SET name = printf('%.*c', {size}, 'x')")]


@shape("library", "much damage", 1_000)
def much_damage(folder, size):
    return ["library", "check", library(folder, "UPDATE revisions SET checksum = 0", revisions=size)]


# Folders and campaigns -------------------------------------------------------------------------------------------------

def folder_of_maps(folder, size, name):
    for number in range(size):
        put(folder, f"maps/{number:06}.json", text_of({**SMALL, "name": name(number)}))
    return "maps"


@shape("folder", "many maps of one name", 500)
def folder_of_one_name(folder, size):
    return ["import", folder_of_maps(folder, size, lambda number: "Small"), "-o", "out.pampas"]


@shape("folder", "names with each other's numbers", 500)
def folder_of_numbered_names(folder, size):
    name = lambda number: "Small" if number < size // 2 else f"Small ({number - size // 2 + 2})"
    return ["import", folder_of_maps(folder, size, name), "-o", "out.pampas"]


@shape("folder", "many other files", 20_000)
def folder_of_others(folder, size):
    for number in range(size):
        put(folder, f"maps/{number}.png", "")
    return ["import", "maps", "-o", "out.pampas"]


def campaign(folder, **more):
    file = {"format": "pampas-campaign", "version": 1, "maps": ["small.json"], "players": [2], "bots": [["random"]], "games": 2, **more}
    put(folder, "small.json", text_of(SMALL))
    return ["campaign", "run", put(folder, "a.json", text_of(file)), "-o", "out"]


@shape("campaign", "many maps that are missing", 2_000)
def missing_maps(folder, size):
    return campaign(folder, maps=[f"missing-{i}.json" for i in range(size)])


@shape("campaign", "one missing map many times", 2_000)
def one_missing_map(folder, size):
    return campaign(folder, maps=["missing.json"] * size)


@shape("campaign", "line-ups that fit no game", 100)
def misfit_lineups(folder, size):
    return campaign(folder, bots=[["random", "random", "random"]] * size)


# The command line and standard input -----------------------------------------------------------------------------------

@shape("command line", "many files", 2_000, quick=True)
def many_arguments(folder, size):
    return ["library", "add", "out.pampas", *["missing.json"] * size]


@shape("command line", "a long share code", 15_000)
def long_argument(folder, size):
    return ["validate", "pampas1:" + "A" * size]


@shape("command line", "many locked spaces", 1_500)
def locked_spaces(folder, size):
    spaces = [f"[{i % 250},{i // 250}]" for i in range(size)] + ["[999,999]"]
    return ["repair", put(folder, "a.json", text_of(board(250, 64))), "--lock", " ".join(spaces), "-o", "out.json"]
