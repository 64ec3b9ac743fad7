"""Makes hostile files from sound ones: text, JSON and XML that a stranger could send."""

import base64
import functools
import json
import zlib

MILLION = 1_000_000
MARK = "../../../intruder"  # no file may appear under this name anywhere
TEXTS = {
    "sql": "'); DROP TABLE maps; --",
    "sql quotes": "\" OR 1=1; ATTACH 'intruder' AS x; --'\"",
    "path up": MARK,
    "absolute path": "/tmp/intruder",
    "windows path": "..\\..\\intruder",
    "device": "/dev/stdout",
    "reserved": "CON",
    "reserved with ending": "aux.json",
    "only dots": "..",
    "long": "x" * 4096,
    "very long": "x" * MILLION,
    "control": "a\x07\x1b[31mb\r\nc\x7f",
    "nul": "a\0b",
    "right to left": "\u202etxt.exe",
    "lone surrogate": "\ud800",
    "tag": "</title><script>window.intruder=1</script><img src=x onerror=\"window.intruder=1\">",
    "end of data": "]]>-->*/'\"`${intruder}",
    "link": "javascript:window.intruder=1",
    "format": "%s%n{}{0}{:9999999}",
    "wide": "\u6f22" * 1000 + "\U0001f437" * 100 + "e" + "\u0301" * 5000,
}
VALUES = {
    "null": "null", "true": "true", "minus one": "-1", "fraction": "0.5", "huge": "1e999999", "long number": "9" * 5000,
    "beyond int": "2147483648", "beyond 64 bits": "18446744073709551616", "least": "-9223372036854775809",
    "nan": "NaN", "text": "\"x\"", "empty text": "\"\"", "list": "[]", "object": "{}", "lists": "[[[[1]]]]",
}


def cut_and_padded(base):
    """What any file may suffer."""
    return {
        "empty": b"", "cut": base[:len(base) // 2], "last byte missing": base.rstrip()[:-1], "twice": base + base,
        "zeros": bytes(MILLION), "not utf-8": base.replace(b"a", b"\xff\xfe"), "nul inside": base[:20] + b"\0" + base[20:],
        "utf-16": base.decode("utf-8").encode("utf-16"), "utf-32": base.decode("utf-8").encode("utf-32"),
        "bom": b"\xef\xbb\xbf" + base, "latin-1 bom": b"\xfe\xff" + base, "blanks": b" " * (60 * MILLION),
        "too large": b"[" + b" " * (65 * MILLION), "one line": base.replace(b"\n", b" "),
        "endings": base.replace(b"\n", b"\r"), "escape": b"\x1b[2J\x1b]0;intruder\x07" + base,
    }


def paths_of(value, path=()):
    """The paths of all values in a JSON document, at most three items of each list."""
    yield path
    items = value.items() if isinstance(value, dict) else enumerate(value[:3]) if isinstance(value, list) else ()
    for key, item in items:
        yield from paths_of(item, (*path, key))


def with_value(document, path, text):
    """The document as JSON with another text at a path. Texts that are no JSON are allowed."""
    mark = "\x01here"
    copy = json.loads(json.dumps(document))
    if not path:
        return text.encode("utf-8", "surrogatepass")
    place = copy
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = mark
    return json.dumps(copy).replace(json.dumps(mark), text).encode("utf-8", "surrogatepass")


def hostile_json(base, chance, most=60):
    """Hostile versions of a JSON document: what every JSON may suffer, and odd values at some of its places."""
    document = json.loads(base)
    first = next(iter(document))
    made = {
        **cut_and_padded(base),
        "lists a million deep": b"[" * MILLION,
        "objects a million deep": b'{"a":' * MILLION + b"1" + b"}" * MILLION,
        "a list a million deep inside": base.rstrip()[:-1] + b',"deep":' + b"[" * MILLION + b"]" * MILLION + b"}",
        "a million keys": base.rstrip()[:-1] + b"," + b",".join(b'"k%d":1' % i for i in range(MILLION)) + b"}",
        "a million items": b"[" + b"1," * MILLION + b"1]",
        "a key twice": base.rstrip()[:-1] + b',"' + first.encode() + b'":null}',
        "a comment": b"/* */" + base,
        "a long number": b'{"version":' + b"9" * MILLION + b"}",
    }
    places = [path for path in paths_of(document) if path]
    odd = [(path, name, text) for path in places for name, text in VALUES.items()]
    odd += [(path, name, json.dumps(text)) for path in places for name, text in TEXTS.items()]
    for path, name, text in chance.sample(odd, min(most, len(odd))):
        made[f"{name} at /{'/'.join(map(str, path))}"] = with_value(document, path, text)
    return made


def hostile_names(base):
    """A JSON document with each hostile text as its name."""
    return {f"name: {name}": with_value(json.loads(base), ("name",), json.dumps(text)) for name, text in TEXTS.items()}


def hostile_lines(base, chance):
    """Hostile versions of a file of JSON lines, in its first and its second line."""
    first, second = base.splitlines()[:2]
    made = cut_and_padded(base)
    for name, line in hostile_json(first, chance, 25).items():
        made[f"header, {name}"] = line.replace(b"\n", b" ") + b"\n" + second + b"\n"
    for name, line in hostile_json(second, chance, 40).items():
        made[f"line 2, {name}"] = first + b"\n" + line.replace(b"\n", b" ") + b"\n"
    made["a million lines"] = first + b"\n" + b"{}\n" * MILLION
    return made


def hostile_text(base, *numbers):
    """Hostile versions of a plain text: other numbers for those given, and odd lines."""
    made = cut_and_padded(base)
    for number in numbers:
        for name in ("minus one", "huge", "long number", "beyond int", "nan", "empty text"):
            made[f"{name} for {number.decode()}"] = base.replace(number, VALUES[name].encode(), 1)
    for name, text in TEXTS.items():
        made[f"name: {name}"] = base.replace(b"First Pasture", text.encode("utf-8", "surrogatepass"))
    made["a million lines"] = base + b"1=1\n" * MILLION
    made["a long line"] = base + b". " * MILLION
    return made


@functools.cache
def bomb(size=1_500 * MILLION):
    """A small base64 text that inflates to very much."""
    packer = zlib.compressobj(1)
    block = bytes(MILLION)
    parts = [packer.compress(block) for _ in range(size // MILLION)]
    return base64.b64encode(b"".join([*parts, packer.flush()]))


def hostile_xml(base):
    """Hostile versions of a Tiled map."""
    start = base.index(b"<map")
    end_of_data = base.index(b"</data>")
    data = base[base.index(b"<data"):end_of_data]
    body = base[start:]
    laughs = b"<!DOCTYPE map [<!ENTITY a0 'ha'>" + b"".join(
        b"<!ENTITY a%d '%s'>" % (i, b"&a%d;" % (i - 1) * 10) for i in range(1, 10)) + b"]>"
    quadratic = b"<!DOCTYPE map [<!ENTITY a '" + b"x" * 100_000 + b"'>]>"
    named = lambda text: body.replace(b'"First Pasture"', b'"' + text + b'"')
    made = {
        **cut_and_padded(base),
        "billion laughs": laughs + named(b"&a9;"),
        "quadratic": quadratic + named(b"&a;" * 50_000),
        "entity of a file": b"<!DOCTYPE map [<!ENTITY a SYSTEM 'file:///etc/passwd'>]>" + named(b"&a;"),
        "entity of the net": b"<!DOCTYPE map SYSTEM 'http://127.0.0.1:9/a.dtd' [<!ENTITY % p SYSTEM 'http://127.0.0.1:9/'> %p;]>" + body,
        "unknown entity": named(b"&nothing;"),
        "character zero": named(b"&#0;"), "character too high": named(b"&#x7fffffff;"),
        "a million elements deep": body.replace(b"<layer", b"<group>" * MILLION + b"<layer"),
        "balanced depth": body.replace(b"<layer", b"<group>" * 100_000 + b"<layer").replace(b"</layer>", b"</layer>" + b"</group>" * 100_000),
        "a million attributes": body.replace(b"<map ", b"<map " + b"".join(b'a%d="" ' % i for i in range(MILLION)), 1),
        "a million properties": body.replace(b"</properties>", b'<property name="a" value="b"/>' * MILLION + b"</properties>"),
        "bomb of zlib": body.replace(data, b'<data encoding="base64" compression="zlib">' + bomb()),
        "bomb of gzip": body.replace(data, b'<data encoding="base64" compression="gzip">' + bomb()),
        "zstd of nothing": body.replace(data, b'<data encoding="base64" compression="zstd">KLUv/QBYAAAAAAAA'),
        "not base64": body.replace(data, b'<data encoding="base64" compression="zlib">****'),
        "unknown compression": body.replace(data, b'<data encoding="base64" compression="lzma">AAAA'),
        "no data": body.replace(data, b'<data encoding="csv">'),
        "a million numbers": body.replace(data, data + b",1" * MILLION),
        "huge numbers": body.replace(data, b'<data encoding="csv">' + b",".join([b"4294967295"] * 121)),
    }
    for name in ("utf-7", "utf-16", "ebcdic-us", "x-nothing", "iso-2022-jp"):
        made[f"says it is {name}"] = base.replace(b"UTF-8", name.encode())
    for source in (b"/dev/zero", b"/etc/passwd", b"../" * 2000, b"a.tmx", b"/dev/stdin", b"file:///etc/passwd", b"x" * 5000, b"", b"."):
        made[f"tileset {source[:20].decode()}"] = body.replace(b"pampas-pointy.tsx", source)
    for place in (b'width="11"', b'height="11"', b'tilewidth="52"', b'firstgid="1"', b'hexsidelength="30"'):
        for value in (b"-1", b"0", b"2147483647", b"99999999999999999999", b"1e9", b""):
            made[f"{place.decode()} is {value.decode()}"] = body.replace(place, place.split(b"=")[0] + b'="' + value + b'"')
    for name, text in TEXTS.items():
        escaped = text.replace("&", "&amp;").replace("<", "&lt;").replace('"', "&quot;")
        made[f"name: {name}"] = named(escaped.encode("utf-8", "surrogatepass"))
    return made
