"""Finds operators in C++ sources that can be exchanged, and writes sources in which each exchange waits for its number.

All mutants are compiled at once: `a < b` becomes `(pampas_mutant(7) ? (a <= b) : (a < b))`. A test program then runs as
mutant 7 if the variable PAMPAS_MUTANT says so. The variable PAMPAS_REACHED names a file with a byte for
each mutant, which becomes 1 when the mutant is reached.
"""
from dataclasses import dataclass
from pathlib import Path

from clang import cindex
from clang.cindex import CursorKind, TypeKind

# What each operator is exchanged with: the neighbour that is hardest to notice.
EXCHANGES = {
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "&&": "||", "||": "&&",
    "+": "-", "-": "+", "*": "+", "/": "*", "%": "*", "+=": "-=", "-=": "+=", "*=": "+=", "|=": "&=", "&=": "|=",
}

HEADER = """#pragma once
#include <cstdlib>
#include <fcntl.h>
#include <sys/mman.h>

/// The number of the mutant as which this program runs; 0 for none.
inline const int pampas_chosen_mutant = [] {
    const char* number = std::getenv("PAMPAS_MUTANT");
    return number == nullptr ? 0 : std::atoi(number);
}();

/// The file that keeps which mutants are reached; null if there is none. What is mapped is kept when a program is killed.
inline char* const pampas_reached = [] {
    const char* file = std::getenv("PAMPAS_REACHED");
    return file == nullptr ? nullptr
                           : static_cast<char*>(::mmap(nullptr, 1 << 20, PROT_WRITE, MAP_SHARED, ::open(file, O_RDWR | O_CLOEXEC), 0));
}();

constexpr bool pampas_mutant(int number) {
    if (__builtin_is_constant_evaluated()) {
        return false;
    }
    if (pampas_reached != nullptr) {
        pampas_reached[number] = 1;
    }
    return number == pampas_chosen_mutant;
}
"""

# Numbers, truth values and enumerators: other types give operators another meaning.
PLAIN = {TypeKind.BOOL, TypeKind.CHAR_S, TypeKind.SCHAR, TypeKind.UCHAR, TypeKind.SHORT, TypeKind.USHORT, TypeKind.INT,
         TypeKind.UINT, TypeKind.LONG, TypeKind.ULONG, TypeKind.LONGLONG, TypeKind.ULONGLONG, TypeKind.FLOAT, TypeKind.DOUBLE,
         TypeKind.ENUM}


@dataclass(frozen=True)
class Mutant:
    """An exchange of an operator between two expressions; offsets are in bytes of the file."""
    file: Path
    line: int
    begin: int
    operator_begin: int
    operator_end: int
    end: int
    operator: str

    def __str__(self):
        return f"{self.file}:{self.line}: {self.operator} -> {EXCHANGES[self.operator]}"


def operator_of(cursor):
    """The token between both operands; None if a macro or a bracket stands there too."""
    operands = list(cursor.get_children())
    if len(operands) != 2 or any(operand.type.get_canonical().kind not in PLAIN for operand in operands):
        return None
    left, right = (operand.extent for operand in operands)
    between = [token for token in cursor.get_tokens()
               if left.end.offset <= token.extent.start.offset and token.extent.end.offset <= right.start.offset]
    return between[0] if len(between) == 1 and between[0].spelling in EXCHANGES else None


def mutants_in(file, source, arguments):
    """All mutants of a source; inner ones come after those around them."""
    unit = cindex.Index.create().parse(str(source), args=arguments)
    found = []

    def visit(cursor):
        if cursor.location.file is not None and cursor.location.file.name != str(source):
            return
        if cursor.kind in (CursorKind.BINARY_OPERATOR, CursorKind.COMPOUND_ASSIGNMENT_OPERATOR):
            token = operator_of(cursor)
            if token is not None:
                found.append(Mutant(file, cursor.location.line, cursor.extent.start.offset, token.extent.start.offset,
                                    token.extent.end.offset, cursor.extent.end.offset, token.spelling))
        if cursor.kind not in (CursorKind.STATIC_ASSERT, CursorKind.ENUM_DECL, CursorKind.TEMPLATE_TYPE_PARAMETER):
            for child in cursor.get_children():
                visit(child)

    visit(unit.cursor)
    return list(dict.fromkeys(found))


def rewritten(text, mutants, first_number):
    """The bytes of a source with all its mutants, numbered from `first_number`."""

    def write(begin, end, inside):
        """The text from `begin` to `end`, in which these mutants lie."""
        result, at, left = b"", begin, list(inside)
        while left:
            mutant = left.pop(0)
            within = [other for other in left if other.end <= mutant.end]
            left = [other for other in left if other.end > mutant.end]
            before = [other for other in within if other.end <= mutant.operator_begin]
            after = [other for other in within if other.begin >= mutant.operator_end]
            one = write(mutant.begin, mutant.operator_begin, before)
            two = write(mutant.operator_end, mutant.end, after)
            operator = mutant.operator.encode()
            number = first_number + mutants.index(mutant)
            result += text[at:mutant.begin]
            result += b"(pampas_mutant(%d) ? (" % number + one + EXCHANGES[mutant.operator].encode() + two
            result += b") : (" + one + operator + two + b"))"
            at = mutant.end
        return result + text[at:end]

    ordered = sorted(mutants, key=lambda mutant: (mutant.begin, -mutant.end))
    return write(0, len(text), ordered)
