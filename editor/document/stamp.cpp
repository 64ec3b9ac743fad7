#include "editor/document/stamp.h"

#include "engine/formats/json.h"
#include "engine/formats/json_fields.h"
#include "engine/formats/json_text.h"
#include "engine/hex/geometry.h"
#include "engine/language/tr.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace pampas::document {
namespace {

using formats::JsonFields;

/// No map is this wide.
constexpr int max_distance = 2 * hex::max_side;
constexpr int max_cells = hex::max_side * hex::max_side;

Stamp moved(Stamp stamp, const hex::LatticeMotion& motion) {
    for (Stamp::Cell& cell : stamp.cells) {
        cell.by = motion(cell.by);
    }
    return stamp;
}

} // namespace

static void json_fields(JsonFields& json, Stamp::Cell& cell) {
    json.items(
        tr_later("a space as [q, r, kind]"),
        [&](JsonFields& place) { place.visit(cell.by.q, -max_distance, max_distance); },
        [&](JsonFields& place) { place.visit(cell.by.r, -max_distance, max_distance); },
        formats::Letter{cell.space});
}

static void json_fields(JsonFields& json, Stamp& stamp) {
    static constexpr std::array<std::string_view, 2> axes{"x", "y"};
    json.format("pampas-stamp");
    json("stagger_axis", formats::Word{stamp.axis, axes});
    json("cells", [&](JsonFields& list) {
        if (list.is_reading() && list.json().size() > static_cast<std::size_t>(max_cells)) {
            list.json().refuse(tr("has more spaces than a map can have"));
        }
        list.visit(stamp.cells);
    });
}

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

Stamp without(Stamp stamp, map::Space space) {
    std::erase_if(stamp.cells, [space](const Stamp::Cell& cell) { return cell.space == space; });
    return stamp;
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
    return formats::fields_json(stamp).dump();
}

Stamp read_stamp(std::string_view text) {
    const auto json = formats::parse_json(text);
    return formats::read_fields<Stamp>(formats::JsonValue(json));
}

Stamp read_piece(std::string_view text) {
    const auto json = formats::parse_json(text);
    const formats::JsonValue object(json);
    if (object.at("format").text() != "pampas-map") {
        return formats::read_fields<Stamp>(object);
    }
    const map::Map map = formats::read_json(object);
    return stamp_of(map, everything(map.grid()));
}

} // namespace pampas::document
