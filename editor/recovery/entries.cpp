#include "editor/recovery/entries.h"

#include "engine/files/input_error.h"
#include "engine/files/path.h"
#include "engine/formats/json.h"
#include "engine/formats/json_fields.h"
#include "engine/formats/json_text.h"

#include <fmt/chrono.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <utility>

namespace pampas::library {

static void json_fields(formats::JsonFields& json, Revision& revision) {
    json("id", revision.id);
    json("number", revision.number);
    json("saved", revision.saved);
    json("note", revision.note);
}

} // namespace pampas::library

namespace pampas::map {

static void json_fields(formats::JsonFields& json, SpaceDifference& edit) {
    json.items("a space and its kind", edit.at.column, edit.at.row, formats::Letter{edit.other});
}

} // namespace pampas::map

namespace pampas::recovery {
namespace {

using formats::JsonValue;
using Json = JsonValue::Json;
using document::Exchange;
using document::Selection;
using document::SpaceEdit;
using document::Step;

/// Their memory is many times their text; an editor that saves a step every second needs days.
constexpr std::size_t most_steps = 500'000;

std::string line_of(Json json) {
    json["changed"] = fmt::format("{:%FT%TZ}", fmt::gmtime(std::chrono::system_clock::now()));
    return json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

Json json_of(const session::Origin& origin) {
    if (const auto* file = std::get_if<session::MapFile>(&origin)) {
        return {{"file", file->path.string()}};
    }
    const auto* kept = std::get_if<session::InLibrary>(&origin);
    if (kept == nullptr) {
        return nullptr;
    }
    Json json{{"library", kept->map.library.string()}, {"name", kept->map.name}};
    if (kept->revision) {
        json["revision"] = formats::fields_json(*kept->revision);
    }
    return json;
}

/// Throws `InputError` for a space that is not on the grid.
void check(hex::Coordinate at, const hex::Grid& grid, const JsonValue& value) {
    if (!grid.contains(at)) {
        value.fail("a space of the map");
    }
}

Selection read_selection(const JsonValue& value, const hex::Grid& grid) {
    auto spaces = formats::read_fields<std::vector<hex::Coordinate>>(value);
    for (std::size_t i = 0; i < spaces.size(); ++i) {
        check(spaces[i], grid, value.item(i));
    }
    return document::selection_of(std::move(spaces));
}

std::vector<SpaceEdit> read_edits(const JsonValue& value, const map::Map& map) {
    auto edits = formats::read_fields<std::vector<SpaceEdit>>(value);
    for (std::size_t i = 0; i < edits.size(); ++i) {
        check(edits[i].at, map.grid(), value.item(i));
        edits[i].one = map.at(edits[i].at);
    }
    return edits;
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
        kept.revision = formats::read_fields<library::Revision>(*revision);
    }
    return kept;
}

std::size_t read_count(const JsonValue& value, std::size_t most) {
    return static_cast<std::size_t>(value.integer({0, static_cast<int>(most)}));
}

} // namespace

std::string first_line(const document::State& start) {
    return line_of({{"format", "pampas-work"},
                    {"version", 1},
                    {"map", formats::json_of(start.map)},
                    {"selection", formats::fields_json(start.selection)}});
}

std::string step_line(const Step& step, std::size_t before) {
    Json line{{"step", step.label}, {"before", before}};
    if (const auto* spaces = std::get_if<std::vector<SpaceEdit>>(&step.edit)) {
        line["spaces"] = formats::fields_json(*spaces);
    } else if (const auto* map = std::get_if<Exchange<map::Map>>(&step.edit)) {
        line["map"] = formats::json_of(map->after);
    } else if (const auto* details = std::get_if<Exchange<map::Details>>(&step.edit)) {
        line["details"] = formats::json_of(details->after);
    }
    if (step.selection) {
        line["selection"] = formats::fields_json(step.selection->after);
    }
    return line_of(std::move(line));
}

std::string position_line(const Position& position) {
    return line_of({{"done", position.done},
                    {"saved", position.saved ? Json(*position.saved) : Json()},
                    {"origin", json_of(position.origin)}});
}

void JournalReader::read(std::string_view text) {
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

void JournalReader::begin(const JsonValue& line) {
    line.at("format").choice(std::array<std::string_view, 1>{"pampas-work"});
    line.at("version").integer({1, 1});
    work_.state.map = formats::read_json(line.at("map"));
    work_.state.selection = read_selection(line.at("selection"), work_.state.map.grid());
    begun_ = true;
}

void JournalReader::read_step(const JsonValue& line) {
    go_to(read_count(line.at("before"), std::min(work_.history.steps().size(), most_steps - 1)));
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
    done_ = work_.history.done();
}

void JournalReader::read_position(const JsonValue& line) {
    const std::size_t steps = work_.history.steps().size();
    done_ = read_count(line.at("done"), steps);
    if (line.at("saved").json().is_null()) {
        work_.history.mark_unsaved();
    } else {
        work_.history.mark_saved_at(read_count(line.at("saved"), steps));
    }
    work_.origin = read_origin(line.at("origin"));
}

const Work& JournalReader::work() {
    go_to(done_);
    return work_;
}

void JournalReader::go_to(std::size_t done) {
    while (work_.history.done() > done) {
        work_.history.undo(work_.state);
    }
    while (work_.history.done() < done) {
        work_.history.redo(work_.state);
    }
}

} // namespace pampas::recovery
