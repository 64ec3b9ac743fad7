#include "engine/files/input_error.h"
#include "engine/formats/format.h"
#include "engine/formats/json.h"
#include "engine/formats/text_lines.h"
#include "engine/formats/text_size.h"
#include "engine/language/tr.h"
#include "engine/language/utf8.h"

#include <boost/algorithm/string/replace.hpp>
#include <boost/algorithm/string/split.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <optional>
#include <span>
#include <vector>

namespace pampas::formats {
namespace {

using hex::Coordinate;
using hex::Grid;
using hex::StaggerAxis;
using hex::StaggerIndex;
using map::Map;

/// Whether this is a blank of any width: forums replace one by another.
bool is_blank(char32_t character) {
    return character <= ' ' || character == 0xA0 || (character >= 0x2000 && character <= 0x200B) ||
           character == 0x202F || character == 0x3000 || character == 0xFEFF;
}

/// Replaces each blank by a space.
std::string plain_blanks(std::string_view text) {
    std::string result;
    while (!text.empty()) {
        const utf8::Character next = utf8::take(text);
        result += next.is_valid && is_blank(next.code) ? " " : next.bytes;
    }
    return result;
}

/// Removes blanks at both ends.
std::string_view trimmed(std::string_view text) {
    std::size_t first = text.size();
    std::size_t end = first;
    for (std::string_view rest = text; !rest.empty();) {
        const std::size_t begin = text.size() - rest.size();
        const utf8::Character next = utf8::take(rest);
        if (!next.is_valid || !is_blank(next.code)) {
            first = std::min(first, begin);
            end = begin + next.bytes.size();
        }
    }
    return text.substr(first, end - first);
}

/// Upper limit of a header's bytes before the name, including preceding blanks.
constexpr std::size_t longest_header = 1000;

struct Header {
    Grid grid;
    std::string name;
};

/// Parses the first line; empty if it does not have this form.
std::optional<Header> header_of(std::string_view line) {
    Header header;
    std::array<char, 2> axis{};
    std::array<char, 5> index{};
    int end = 0; // set if everything up to the last comma was read
    std::sscanf(plain_blanks(line).c_str(), " %3d x %3d , %1[xy] %4[a-z] ,%n", &header.grid.columns,
                &header.grid.rows, axis.data(), index.data(), &end);
    const std::string_view parity = index.data();
    if (end == 0 || (parity != "odd" && parity != "even")) {
        return std::nullopt;
    }
    header.grid.axis = axis[0] == 'x' ? StaggerAxis::X : StaggerAxis::Y;
    header.grid.index = parity == "odd" ? StaggerIndex::Odd : StaggerIndex::Even;
    header.name = trimmed(line.substr(line.find(',', line.find(',') + 1) + 1));
    return header;
}

std::vector<std::string> split(std::string text) {
    boost::algorithm::replace_all(text, "\r\n", "\n");
    std::vector<std::string> lines;
    boost::algorithm::split(lines, text, [](char c) { return c == '\n' || c == '\r'; });
    return lines;
}

void check(const Header& header) {
    const Grid& grid = header.grid;
    if (grid.columns < 1 || grid.columns > hex::max_side || grid.rows < 1 ||
        grid.rows > hex::max_side) {
        throw InputError(tr("a board has 1 to {} columns and rows", hex::max_side),
                         tr("line {}", 1));
    }
    if (!utf8::is_valid(header.name)) {
        throw InputError(tr("the name is not UTF-8"), tr("line {}", 1));
    }
}

void check_name(std::string_view name) {
    const auto is_control = [](char c) { return static_cast<unsigned char>(c) < ' ' || c == 0x7F; };
    if (trimmed(name) != name || std::ranges::any_of(name, is_control)) {
        throw InputError(tr(
            "the name has a line break, or a blank at the start or end, which text cannot hold"));
    }
}

/// A line of text, with the hexes placed as on the board, half a hex apart.
std::string line_of(const Map& map, const std::vector<Coordinate>& spaces) {
    const Grid& grid = map.grid();
    std::string line;
    for (const Coordinate at : spaces) {
        line.resize(static_cast<std::size_t>(text_place(grid, at)), ' ');
        line += letter(map.at(at));
    }
    return line + '\n';
}

/// Puts the letters of all lines but the first on the board; line breaks do not matter.
void read_spaces(Map& map, std::span<const std::string> lines) {
    std::vector<Coordinate> spaces;
    for (const std::vector<Coordinate>& line : text_lines(map.grid())) {
        spaces.insert(spaces.end(), line.begin(), line.end());
    }
    auto next = spaces.begin();
    for (std::size_t i = 1; i < lines.size(); ++i) {
        for (const char c : plain_blanks(lines[i])) {
            if (c == ' ') {
                continue;
            }
            const auto space = space_of(c);
            if (!space) {
                throw InputError(tr(R"(expected one of "{}", found "{}")", space_letters, c),
                                 tr("line {}", i + 1));
            }
            if (next == spaces.end()) {
                throw InputError(tr("more than {} spaces", spaces.size()), tr("line {}", i + 1));
            }
            map.set(*next++, *space);
        }
    }
    if (next != spaces.end()) {
        throw InputError(tr("only {} of {} spaces", next - spaces.begin(), spaces.size()));
    }
}

bool is_map_text(std::string_view text) {
    return header_of(trimmed(text.substr(0, longest_header))).has_value();
}

Map read_text(std::string_view text) {
    check_text_size(text);
    const std::vector<std::string> lines = split(std::string(trimmed(text)));
    const std::optional<Header> header = header_of(lines.front());
    if (!header) {
        throw InputError(tr("expected a first line such as \"{}\"", "19 x 20, x even, NAME"),
                         tr("line {}", 1));
    }
    check(*header);
    Map map(header->grid);
    map.details().name = header->name;
    read_spaces(map, lines);
    return map;
}

std::string write_text(const Map& map) {
    const Grid& grid = map.grid();
    check_name(map.details().name);
    std::string text = fmt::format(
        "{} x {}, {} {}, {}\n", grid.columns, grid.rows, grid.axis == StaggerAxis::X ? "x" : "y",
        grid.index == StaggerIndex::Odd ? "odd" : "even", map.details().name);
    for (const std::vector<Coordinate>& line : text_lines(grid)) {
        text += line_of(map, line);
    }
    return text;
}

} // namespace

std::vector<std::vector<Coordinate>> text_lines(const Grid& grid) {
    std::vector<std::vector<Coordinate>> lines;
    for (int row = 0; row < grid.rows; ++row) {
        for (const bool shifted : {false, true}) {
            std::vector<Coordinate> line;
            for (int column = 0; column < grid.columns; ++column) {
                if (grid.shifts(grid.axis == StaggerAxis::Y ? row : column) == shifted) {
                    line.push_back({column, row});
                }
            }
            if (!line.empty()) {
                lines.push_back(std::move(line));
            }
        }
    }
    return lines;
}

int text_place(const Grid& grid, Coordinate at) {
    return grid.axis == StaggerAxis::X ? 2 * at.column : grid.doubled(at).half;
}

Format text_format() {
    return {"text", ".txt", tr_later("Text for a forum"), read_text, write_text, is_map_text};
}

} // namespace pampas::formats
