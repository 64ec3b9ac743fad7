#include "engine/simulation/notes.h"

#include "engine/files/input_error.h"
#include "engine/formats/json_text.h"
#include "engine/language/tr.h"
#include "engine/simulation/replay.h"

#include <algorithm>
#include <utility>

namespace pampas::simulation {
namespace {

Json notes_json(const Notes& notes) {
    Json list = Json::array();
    for (const auto& [after, note] : notes) {
        if (note.size() > longest_note) {
            throw InputError(tr("a note has at most {} bytes", longest_note));
        }
        list.push_back({{"after", after}, {"note", note}});
    }
    return list;
}

/// Where the line of a game begins and ends in records.
std::pair<std::size_t, std::size_t> line_of(const std::string& records, int number) {
    RecordReader reader{LineReader(records, {})};
    for (;;) {
        const auto begin = static_cast<std::size_t>(reader.bytes_read());
        const std::optional<int> found = reader.next_number();
        if (!found) {
            throw InputError(tr("has no game {}", number));
        }
        if (*found == number) {
            return {begin, std::min(static_cast<std::size_t>(reader.bytes_read()), records.size())};
        }
    }
}

} // namespace

Notes read_notes(const formats::JsonValue& line) {
    Notes notes;
    if (const auto list = line.find("notes")) {
        const auto actions = static_cast<int>(line.at("actions").size());
        for (const JsonValue& note : list->items()) {
            const int after = note.at("after").integer(Bounded<int>{0, actions});
            std::string text = note.at("note").text();
            if (text.size() > longest_note) {
                note.at("note").fail(tr_later("a shorter note"));
            }
            notes[static_cast<std::size_t>(after)] = std::move(text);
        }
    }
    return notes;
}

std::string with_notes(const std::string& records, int number, const Notes& notes) {
    const auto [begin, end] = line_of(records, number);
    Json line = formats::parse_json(records.substr(begin, end - begin));
    line.erase("notes");
    const bool has_checksum = line.erase("checksum") > 0;
    if (!notes.empty()) {
        line["notes"] = notes_json(notes);
    }
    if (has_checksum) {
        const RecordReader reader{LineReader(records, {})};
        line["checksum"] = Checksums(reader.header().json()).of(line);
    }
    return records.substr(0, begin) + line_text(line) + "\n" + records.substr(end);
}

} // namespace pampas::simulation
