#include "editor/document/stamp.h"

#include "engine/formats/json.h"
#include "engine/formats/json_value.h"
#include "engine/formats/parse_json.h"
#include "engine/hex/geometry.h"
#include "engine/language/tr.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace pampas::document {
namespace {

using Json = formats::JsonValue::Json;

/// No map is as wide.
constexpr int max_distance = 2 * hex::max_side;
constexpr int max_cells = hex::max_side * hex::max_side;

Stamp moved(Stamp stamp, const hex::LatticeMotion& motion) {
    for (Stamp::Cell& cell : stamp.cells) {
        cell.by = motion(cell.by);
    }
    return stamp;
}

Stamp::Cell read_cell(const formats::JsonValue& value) {
    const auto parts = value.items(3, tr_later("a space as [q, r, kind]"));
    const auto distance = [](const formats::JsonValue& part) {
        return part.integer(-max_distance, max_distance);
    };
    return {{distance(parts[0]), distance(parts[1])}, formats::read_letter(parts[2])};
}

Stamp stamp_in(const formats::JsonValue& object) {
    object.at("format").choice(std::array<std::string_view, 1>{"pampas-stamp"});
    object.at("version").integer(1, 1);
    Stamp stamp;
    stamp.axis = static_cast<hex::StaggerAxis>(
        object.at("stagger_axis").choice(std::array<std::string_view, 2>{"x", "y"}));
    const auto cells = object.at("cells").items();
    if (cells.size() > static_cast<std::size_t>(max_cells)) {
        object.at("cells").refuse(tr("has more spaces than any map"));
    }
    for (const formats::JsonValue& cell : cells) {
        stamp.cells.push_back(read_cell(cell));
    }
    return stamp;
}

} // namespace

hex::Coordinate middle_of(const hex::Grid& grid, const Selection& selection) {
    hex::Point sum;
    for (const hex::Coordinate at : selection) {
        const hex::Point centre = hex::centre(grid, at);
        sum = {sum.x + centre.x, sum.y + centre.y};
    }
    const auto count = static_cast<double>(selection.size());
    return *std::ranges::min_element(selection, {}, [&](hex::Coordinate at) {
        const hex::Point centre = hex::centre(grid, at);
        return std::hypot(centre.x - sum.x / count, centre.y - sum.y / count);
    });
}

Stamp stamp_of(const map::Map& map, const Selection& selection) {
    return stamp_of(map, selection, middle_of(map.grid(), selection));
}

Stamp stamp_of(const map::Map& map, const Selection& selection, hex::Coordinate held_by) {
    const hex::Axial middle = hex::axial(map.grid(), held_by);
    Stamp stamp{map.grid().axis, {}};
    for (const hex::Coordinate at : selection) {
        const hex::Axial place = hex::axial(map.grid(), at);
        stamp.cells.push_back({{place.q - middle.q, place.r - middle.r}, map.at(at)});
    }
    return stamp;
}

Stamp turned(const Stamp& stamp, int sixths) {
    return moved(stamp, hex::turn(stamp.axis, sixths));
}

Stamp mirrored_x(const Stamp& stamp) {
    return moved(stamp, hex::mirror_x(stamp.axis));
}

Stamp mirrored_y(const Stamp& stamp) {
    return moved(stamp, hex::mirror_y(stamp.axis));
}

std::vector<PlacedSpace> placed(const Stamp& stamp, const hex::Grid& grid, hex::Coordinate at) {
    // Axial coordinates of the two axes are each other's mirror images.
    const Stamp upright = stamp.axis == grid.axis ? stamp : mirrored_x(stamp);
    const hex::Axial middle = hex::axial(grid, at);
    std::vector<PlacedSpace> result;
    for (const Stamp::Cell& cell : upright.cells) {
        const hex::Coordinate place =
            hex::coordinate(grid, hex::Axial{middle.q + cell.by.q, middle.r + cell.by.r});
        if (grid.contains(place)) {
            result.push_back({place, cell.space});
        }
    }
    return result;
}

std::string write_stamp(const Stamp& stamp) {
    Json cells = Json::array();
    for (const Stamp::Cell& cell : stamp.cells) {
        cells.push_back({cell.by.q, cell.by.r, std::string(1, formats::letter(cell.space))});
    }
    return Json{{"format", "pampas-stamp"},
                {"version", 1},
                {"stagger_axis", stamp.axis == hex::StaggerAxis::X ? "x" : "y"},
                {"cells", std::move(cells)}}
        .dump();
}

Stamp read_stamp(std::string_view text) {
    const Json json = formats::parse_json(text);
    return stamp_in(formats::JsonValue(json));
}

Stamp read_piece(std::string_view text) {
    const Json json = formats::parse_json(text);
    const formats::JsonValue object(json);
    if (object.at("format").text() != "pampas-map") {
        return stamp_in(object);
    }
    const map::Map map = formats::read_json(object);
    return stamp_of(map, everything(map.grid()));
}

} // namespace pampas::document
