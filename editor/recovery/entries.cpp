#include "editor/recovery/entries.h"

#include "engine/files/input_error.h"
#include "engine/files/path.h"
#include "engine/formats/json.h"
#include "engine/formats/json_value.h"
#include "engine/formats/parse_json.h"

#include <fmt/chrono.h>

#include <array>
#include <chrono>
#include <utility>

namespace pampas::recovery {
namespace {

using formats::JsonValue;
using Json = JsonValue::Json;
using document::Exchange;
using document::Selection;
using document::SpaceEdit;
using document::Step;

std::string line_of(Json json) {
    json["changed"] = fmt::format("{:%FT%TZ}", fmt::gmtime(std::chrono::system_clock::now()));
    return json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

Json written(hex::Coordinate at) {
    return {at.column, at.row};
}

Json written(const Selection& selection) {
    Json list = Json::array();
    for (const hex::Coordinate at : selection) {
        list.push_back(written(at));
    }
    return list;
}

std::string letter(map::Space space) {
    return {formats::letter(space)};
}

/// Adds what a step did to the map.
class EditWriter {
  public:
    explicit EditWriter(Json& line) : line_(line) {}

    void operator()(std::monostate) const {}
    void operator()(const std::vector<SpaceEdit>& edits) const {
        Json list = Json::array();
        for (const SpaceEdit& edit : edits) {
            list.push_back({edit.at.column, edit.at.row, letter(edit.after)});
        }
        line_["spaces"] = std::move(list);
    }
    void operator()(const Exchange<map::Map>& exchange) const {
        line_["map"] = formats::json_of(exchange.after);
    }
    void operator()(const Exchange<map::Details>& exchange) const {
        line_["details"] = formats::json_of(exchange.after);
    }

  private:
    Json& line_;
};

struct OriginWriter {
    Json operator()(std::monostate) const { return nullptr; }
    Json operator()(const session::MapFile& file) const { return {{"file", file.path.string()}}; }
    Json operator()(const session::InLibrary& kept) const {
        Json json{{"library", kept.map.library.string()}, {"name", kept.map.name}};
        if (kept.revision) {
            json["revision"] = {{"id", kept.revision->id},
                                {"number", kept.revision->number},
                                {"saved", kept.revision->saved},
                                {"note", kept.revision->note}};
        }
        return json;
    }
};

hex::Coordinate read_space(const JsonValue& column, const JsonValue& row, const hex::Grid& grid) {
    return {column.integer(0, grid.columns - 1), row.integer(0, grid.rows - 1)};
}

Selection read_selection(const JsonValue& value, const hex::Grid& grid) {
    std::vector<hex::Coordinate> spaces;
    for (const JsonValue& item : value.items()) {
        const auto numbers = item.items(2, "a space");
        spaces.push_back(read_space(numbers[0], numbers[1], grid));
    }
    return document::selection_of(std::move(spaces));
}

std::vector<SpaceEdit> read_edits(const JsonValue& value, const map::Map& map) {
    std::vector<SpaceEdit> edits;
    for (const JsonValue& item : value.items()) {
        const auto parts = item.items(3, "a space and its kind");
        const hex::Coordinate at = read_space(parts[0], parts[1], map.grid());
        edits.push_back({at, map.at(at), formats::read_letter(parts[2])});
    }
    return edits;
}

library::Revision read_revision(const JsonValue& value) {
    const Json& id = value.at("id").json();
    if (!id.is_number_integer()) {
        value.at("id").fail("a whole number");
    }
    return {id.get<std::int64_t>(), value.at("number").integer(), value.at("saved").text(),
            value.at("note").text()};
}

session::Origin read_origin(const JsonValue& value) {
    if (value.json().is_null()) {
        return {};
    }
    if (const auto file = value.find("file")) {
        return session::MapFile{path_of(file->text())};
    }
    session::InLibrary kept{{path_of(value.at("library").text()), value.at("name").text()}, {}};
    if (const auto revision = value.find("revision")) {
        kept.revision = read_revision(*revision);
    }
    return kept;
}

std::size_t read_count(const JsonValue& value, std::size_t most) {
    return static_cast<std::size_t>(value.integer(0, static_cast<int>(most)));
}

} // namespace

std::string first_line(const document::State& start) {
    return line_of({{"format", "pampas-work"},
                    {"version", 1},
                    {"map", formats::json_of(start.map)},
                    {"selection", written(start.selection)}});
}

std::string step_line(const Step& step, std::size_t before) {
    Json line{{"step", step.label}, {"before", before}};
    std::visit(EditWriter(line), step.edit);
    if (step.selection) {
        line["selection"] = written(step.selection->after);
    }
    return line_of(std::move(line));
}

std::string position_line(const Position& position) {
    return line_of({{"done", position.done},
                    {"saved", position.saved ? Json(*position.saved) : Json()},
                    {"origin", std::visit(OriginWriter(), position.origin)}});
}

void LineReader::read(std::string_view text) {
    const Json json = formats::parse_json(text);
    const JsonValue line(json);
    if (!begun_) {
        begin(line);
    } else if (line.find("step")) {
        read_step(line);
    } else {
        read_position(line);
    }
    work_.changed = line.at("changed").text();
}

void LineReader::begin(const JsonValue& line) {
    line.at("format").choice(std::array<std::string_view, 1>{"pampas-work"});
    line.at("version").integer(1, 1);
    work_.state.map = formats::read_json(line.at("map"));
    work_.state.selection = read_selection(line.at("selection"), work_.state.map.grid());
    begun_ = true;
}

void LineReader::read_step(const JsonValue& line) {
    go_to(read_count(line.at("before"), work_.history.steps().size()));
    const map::Map& map = work_.state.map;
    Step step{line.at("step").text(), {}};
    hex::Grid grid = map.grid();
    if (const auto spaces = line.find("spaces")) {
        step.edit = read_edits(*spaces, map);
    } else if (const auto whole = line.find("map")) {
        map::Map after = formats::read_json(*whole);
        grid = after.grid();
        step.edit = Exchange<map::Map>{map, std::move(after)};
    } else if (const auto details = line.find("details")) {
        step.edit = Exchange<map::Details>{map.details(), formats::read_details(*details, grid)};
    }
    if (const auto selection = line.find("selection")) {
        step.selection = {work_.state.selection, read_selection(*selection, grid)};
    }
    work_.history.carry_out(std::move(step), work_.state);
}

void LineReader::read_position(const JsonValue& line) {
    const std::size_t steps = work_.history.steps().size();
    go_to(read_count(line.at("done"), steps));
    if (line.at("saved").json().is_null()) {
        work_.history.mark_unsaved();
    } else {
        work_.history.mark_saved_at(read_count(line.at("saved"), steps));
    }
    work_.origin = read_origin(line.at("origin"));
}

void LineReader::go_to(std::size_t done) {
    while (work_.history.done() > done) {
        work_.history.undo(work_.state);
    }
    while (work_.history.done() < done) {
        work_.history.redo(work_.state);
    }
}

} // namespace pampas::recovery
