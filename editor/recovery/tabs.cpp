#include "editor/recovery/tabs.h"

#include "editor/recovery/state_files.h"
#include "engine/files/file.h"
#include "engine/files/input_error.h"
#include "engine/formats/json.h"
#include "engine/formats/json_fields.h"
#include "engine/formats/json_text.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace pampas::hex {

static void json_fields(formats::JsonFields& json, Point& point) {
    json.items("two numbers", point.x, point.y);
}

} // namespace pampas::hex

namespace pampas::recovery {
namespace {

using formats::JsonFields;

constexpr std::string_view tabs_ending = ".tabs";

/// A file of this size is replaced by one with only the newest line.
constexpr std::uint64_t most_bytes = 1 << 20;

void read_turns(JsonFields& json, int& turns) {
    json("turns", turns, 1, 6);
    constexpr std::array known{1, 2, 3, 6};
    if (json.is_reading() && std::ranges::find(known, turns) == known.end()) {
        json.json().at("turns").fail("1, 2, 3 or 6");
    }
}

} // namespace

static void json_fields(JsonFields& json, ChosenSymmetry& chosen) {
    read_turns(json, chosen.symmetry.turns);
    json("mirror_x", chosen.symmetry.mirror_x);
    json("mirror_y", chosen.symmetry.mirror_y);
    json("centre", chosen.centre);
}

static void json_fields(JsonFields& json, Sight& sight) {
    constexpr double least_side = 0.1;
    constexpr double largest_side = 10'000;
    json("middle", sight.middle);
    json("side", sight.side, least_side, largest_side);
}

static void json_fields(JsonFields& json, Tab& tab) {
    json.unless("work", tab.work, {});
    std::optional<std::string> place;
    if (json.is_writing() && tab.place) {
        place = session::place_text(*tab.place);
    }
    json.optional("place", place);
    std::optional<JsonFields::Json> map;
    if (json.is_writing() && tab.map) {
        map = formats::json_of(*tab.map);
    }
    json.optional("map", map);
    if (json.is_reading()) {
        tab.place = place ? std::optional(session::read_place(*place)) : std::nullopt;
        if (const auto written = json.json().find("map")) {
            tab.map = formats::read_json(*written);
        }
    }
    json.optional("symmetry", tab.symmetry);
    json.optional("sight", tab.sight);
}

static void json_fields(JsonFields& json, Tabs& tabs) {
    json.format("pampas-tabs");
    json("open", tabs.open);
    auto current = static_cast<std::uint64_t>(tabs.current);
    json("current", current);
    tabs.current = static_cast<std::size_t>(current);
}

namespace {

/// The tabs of the last line that can be read; an editor may have been writing the last one.
std::optional<Tabs> read_tabs(const std::filesystem::path& file) {
    try {
        const std::string bytes = read_file(file);
        for (std::size_t end = bytes.rfind('\n'); end != std::string::npos && end > 0;) {
            const std::size_t before = bytes.rfind('\n', end - 1);
            const std::size_t begin = before == std::string::npos ? 0 : before + 1;
            try {
                const auto json =
                    formats::parse_json(std::string_view(bytes).substr(begin, end - begin));
                return formats::read_fields<Tabs>(formats::JsonValue(json));
            } catch (const InputError&) {
                end = before;
            }
        }
    } catch (const InputError&) {
        // as if there were no such file
    }
    return std::nullopt;
}

} // namespace

void TabsFile::keep(const Tabs& tabs) {
    if (folder_.empty() || tabs == written_) {
        return;
    }
    written_ = tabs;
    try {
        write(formats::fields_json(tabs).dump(-1, ' ', false,
                                              JsonFields::Json::error_handler_t::replace) +
              "\n");
    } catch (const InputError&) {
        file_.reset(); // it may be gone; the next change begins another
    }
}

void TabsFile::write(const std::string& line) {
    if (file_ && size_ + line.size() <= most_bytes) {
        file_->add(line);
        size_ += line.size();
        return;
    }
    make_folder(folder_);
    GrowingFile next = GrowingFile::create(new_file(folder_, tabs_ending));
    next.add(line);
    if (file_) {
        file_->remove();
    }
    file_ = std::move(next);
    size_ = line.size();
}

LeftOpen left_open(const std::filesystem::path& folder) {
    LeftOpen left;
    for (const std::filesystem::path& file : files_in(folder, tabs_ending)) {
        if (GrowingFile::in_use(file)) {
            continue;
        }
        left.files.push_back(file);
        if (auto tabs = read_tabs(file)) {
            left.tabs.current = left.tabs.open.size() + tabs->current;
            std::ranges::move(tabs->open, std::back_inserter(left.tabs.open));
        }
    }
    return left;
}

void forget(const LeftOpen& left) {
    for (const std::filesystem::path& file : left.files) {
        std::error_code ignored;
        std::filesystem::remove(file, ignored);
    }
}

} // namespace pampas::recovery
