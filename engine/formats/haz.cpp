#include "engine/formats/haz.h"

#include "engine/files/input_error.h"
#include "engine/formats/encodings.h"
#include "engine/formats/format.h"
#include "engine/formats/text_size.h"
#include "engine/language/tr.h"
#include "engine/map/transform.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <limits>
#include <set>
#include <utility>
#include <vector>

namespace pampas::formats {
namespace {

using map::Map;
using map::Space;

/// Keys of hexes have two digits for the row.
constexpr int max_rows = 100;

constexpr int any_version = std::numeric_limits<int>::max();

/// The kinds of spaces by code, from 1.
constexpr std::array<Space, 10> spaces_by_code{
    Space::Void,  Space::Pampas,   Space::Meadow, Space::Forest, Space::Swamp,
    Space::Rocks, Space::Mountain, Space::Land,   Space::Market, Space::Water};

int code_of(Space space) {
    return static_cast<int>(std::ranges::find(spaces_by_code, space) - spaces_by_code.begin()) + 1;
}

struct Line {
    std::string place;
    std::string_view key; ///< or the title of a section, in brackets
    std::string_view value;
};

[[noreturn]] void fail(const Line& line, std::string message) {
    throw InputError(std::move(message), line.place);
}

int integer_in(const Line& line, int least, int most) {
    const auto value = number_in<int>(line.value);
    if (!value || *value < least || *value > most) {
        fail(line, tr("{} must be a whole number from {} to {}, not \"{}\"", line.key, least, most,
                      line.value));
    }
    return *value;
}

/// Lines end with CR LF; LF alone is accepted.
std::vector<Line> split(std::string_view bytes) {
    std::vector<Line> lines;
    for (int number = 1; !bytes.empty(); ++number) {
        const std::size_t end = std::min(bytes.find('\n'), bytes.size());
        std::string_view text = bytes.substr(0, end);
        bytes.remove_prefix(std::min(end + 1, bytes.size()));
        if (text.ends_with('\r')) {
            text.remove_suffix(1);
        }
        if (text.empty()) {
            continue;
        }
        const std::size_t equals = text.find('=');
        if (equals == std::string_view::npos && !text.starts_with('[')) {
            throw InputError(tr("expected a section or key=value"), tr("line {}", number));
        }
        lines.push_back({tr("line {}", number), text.substr(0, equals),
                         equals < text.size() ? text.substr(equals + 1) : std::string_view()});
    }
    return lines;
}

struct Control {
    map::Details details;
    int columns = 0;
    int rows = 0;
    std::set<std::string> keys; ///< read so far
};

/// Whether [Control] can hold `key` besides the lines that every file has. Keys named as in the
/// JSON header would not survive a round trip through JSON.
bool is_free_key(std::string_view key) {
    constexpr std::array<std::string_view, 9> taken{"Version", "ColCount",    "RowCount",
                                                    "Author",  "MapName",     "MapVersion",
                                                    "version", "map_version", "row_count"};
    return !key.empty() && !key.starts_with('[') && key.find('=') == std::string_view::npos &&
           std::ranges::find(taken, key) == taken.end();
}

void read_control_line(Control& control, const Line& line) {
    map::HazHeader& header = *control.details.haz;
    if (!control.keys.insert(std::string(line.key)).second) {
        fail(line, tr("{} is repeated", line.key));
    }
    if (line.key == "Version") {
        header.version = from_windows_1252(line.value);
    } else if (line.key == "ColCount") {
        control.columns = integer_in(line, 1, hex::max_side);
    } else if (line.key == "RowCount") {
        control.rows = header.row_count = integer_in(line, 1, max_rows);
    } else if (line.key == "Author") {
        control.details.author = from_windows_1252(line.value);
    } else if (line.key == "MapName") {
        control.details.name = from_windows_1252(line.value);
    } else if (line.key == "MapVersion") {
        header.map_version = integer_in(line, -any_version, any_version);
    } else if (!is_free_key(line.key)) {
        fail(line, tr("\"{}\" has no meaning in [Control]", line.key));
    } else {
        header.unknown.push_back(
            {from_windows_1252(line.key), nlohmann::json(from_windows_1252(line.value)).dump()});
    }
}

/// The doubled row of a space; the first one of the format holds spaces of odd columns.
int doubled_row(const hex::Grid& form, hex::Coordinate at) {
    return form.doubled(at).half + (form.index == hex::StaggerIndex::Odd ? 1 : 0);
}

hex::Coordinate hex_of(const Line& line, const Control& control) {
    const auto key = number_in<int>(line.key);
    if (!key || *key < 0) {
        fail(line, tr("\"{}\" is not the number of a hex", line.key));
    }
    const int column = *key / 100;
    const int row = *key % 100;
    if (column >= control.columns || row >= control.rows || (column + row) % 2 == 0) {
        fail(line, tr("hex {} is not on a grid of {} columns and {} rows", line.key,
                      control.columns, control.rows));
    }
    return {column, row / 2};
}

void read_hexes(Map& map, const Control& control, std::span<const Line> lines) {
    std::vector<bool> seen(map.grid().size());
    for (const Line& line : lines) {
        const hex::Coordinate at = hex_of(line, control);
        if (seen[map.grid().offset(at)]) {
            fail(line, tr("hex {} is repeated", line.key));
        }
        seen[map.grid().offset(at)] = true;
        const int code = integer_in(line, 1, static_cast<int>(spaces_by_code.size()));
        map.set(at, spaces_by_code[static_cast<std::size_t>(code - 1)]);
    }
    for (std::size_t offset = 0; offset < seen.size(); ++offset) {
        const hex::Coordinate at = map.grid().coordinate(offset);
        const int row = doubled_row(map.grid(), at);
        if (!seen[offset] && row < control.rows) {
            throw InputError(tr("hex {} is missing", at.column * 100 + row), "[Hex]");
        }
    }
}

/// The map as in the file: rotated so that columns are staggered.
Map haz_form(const Map& map) {
    return map.grid().axis == hex::StaggerAxis::X ? map : map::moved(map, hex::Motion::Rotate270);
}

int row_count(const Map& form) {
    const hex::Grid& grid = form.grid();
    int last = 0;
    bool last_is_void = true;
    for (int column = 0; column < grid.columns; ++column) {
        const hex::Coordinate at{column, grid.rows - 1};
        const int row = doubled_row(grid, at);
        if (row > last) {
            last = row;
            last_is_void = true;
        }
        last_is_void = last_is_void && (row < last || form.at(at) == Space::Void);
    }
    const int counted = last + (last_is_void ? 0 : 1);
    const int kept = form.details().haz ? form.details().haz->row_count : 0;
    const bool kept_fits = grid.index == hex::StaggerIndex::Even && kept >= counted &&
                           (kept == 2 * grid.rows || kept == 2 * grid.rows - 1);
    return kept_fits ? kept : std::max(counted, 1);
}

std::string one_line(const std::string& text, std::string_view what) {
    if (text.find_first_of(std::string_view("\r\n\0", 3)) != std::string::npos) {
        throw InputError(tr("the {} has a line break, which .haz cannot hold", tr(what)));
    }
    const auto bytes = to_windows_1252(text);
    if (!bytes) {
        throw InputError(
            tr("the {} has a character outside Windows-1252, which .haz cannot hold", tr(what)));
    }
    return *bytes;
}

std::string control_lines(const map::Details& details, HazSize size) {
    const map::HazHeader header = details.haz.value_or(map::HazHeader{});
    std::string lines = fmt::format("[Control]\r\nVersion={}\r\nColCount={}\r\nRowCount={}\r\n"
                                    "Author={}\r\nMapName={}\r\nMapVersion={}\r\n",
                                    one_line(header.version, tr_later("version")), size.columns,
                                    size.rows, one_line(details.author, tr_later("author")),
                                    one_line(details.name, tr_later("name")), header.map_version);
    for (const map::UnknownKey& entry : header.unknown) {
        const auto value = nlohmann::json::parse(entry.json);
        if (value.is_string() && is_free_key(entry.key)) {
            lines += fmt::format("{}={}\r\n", one_line(entry.key, tr_later("key")),
                                 one_line(value.get<std::string>(), entry.key));
        }
    }
    return lines;
}

} // namespace

Format haz_format() {
    return {"haz", ".haz", tr_later("Yucata and SpielByWeb map"), read_haz, write_haz};
}

HazSize haz_size(const Map& map) {
    const Map form = haz_form(map);
    return {form.grid().columns, row_count(form)};
}

Map read_haz(std::string_view bytes) {
    check_text_size(bytes);
    const std::vector<Line> lines = split(bytes);
    if (lines.empty() || lines.front().key != "[Control]") {
        throw InputError(tr("expected [Control]"), tr("line {}", 1));
    }
    Control control;
    control.details.haz.emplace();
    std::size_t next = 1;
    for (; next < lines.size() && lines[next].key != "[Hex]"; ++next) {
        read_control_line(control, lines[next]);
    }
    if (control.columns == 0 || control.rows == 0) {
        throw InputError(tr("ColCount or RowCount is missing"), "[Control]");
    }
    Map map({control.columns, (control.rows + 1) / 2, hex::StaggerAxis::X, hex::StaggerIndex::Even},
            Space::Void);
    read_hexes(map, control, std::span(lines).subspan(std::min(next + 1, lines.size())));
    map.details() = std::move(control.details);
    return map;
}

std::string write_haz(const Map& map) {
    const Map form = haz_form(map);
    const HazSize size{form.grid().columns, row_count(form)};
    if (size.rows > max_rows) {
        throw InputError(tr("{} doubled rows; .haz holds at most {}", size.rows, max_rows));
    }
    std::string lines = control_lines(map.details(), size) + "[Hex]\r\n";
    const int moved_down = form.grid().index == hex::StaggerIndex::Odd ? 1 : 0;
    for (int row = 0; row < size.rows; ++row) {
        for (int column = 1 - row % 2; column < size.columns; column += 2) {
            const int above = row - moved_down;
            const hex::Coordinate at = form.grid().coordinate(hex::Doubled{column, above});
            const Space space = above >= 0 && form.grid().contains(at) ? form.at(at) : Space::Void;
            lines += fmt::format("{}={}\r\n", column * 100 + row, code_of(space));
        }
    }
    return lines;
}

} // namespace pampas::formats
