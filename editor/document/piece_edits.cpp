#include "editor/document/piece_edits.h"

#include "engine/language/tr.h"

#include <map>
#include <utility>

namespace pampas::document {
namespace {

/// Spaces, each list to become of one kind, in this order.
using Painting = std::vector<std::pair<map::Space, std::vector<hex::Coordinate>>>;

Painting painting(const Document& document, const Held& held, hex::Coordinate at) {
    std::map<map::Space, std::vector<hex::Coordinate>> by_kind;
    for (const PlacedSpace& cell : placed(held.stamp, document.map().grid(), at)) {
        by_kind[cell.space].push_back(cell.at);
    }
    Painting result{{map::Space::Pampas, held.moved_from}};
    result.insert(result.end(), by_kind.begin(), by_kind.end());
    return result;
}

Selection covered(const Stamp& stamp, const hex::Grid& grid, hex::Coordinate at) {
    std::vector<hex::Coordinate> spaces;
    for (const PlacedSpace& cell : placed(stamp, grid, at)) {
        spaces.push_back(cell.at);
    }
    return selection_of(std::move(spaces));
}

void put_down(Document& document, const Held& held, hex::Coordinate at, std::string label) {
    const Painting lists = painting(document, held, at);
    document.step(std::move(label), [&] {
        for (const auto& [space, spaces] : lists) {
            document.paint(spaces, space);
        }
        if (!held.moved_from.empty()) {
            document.select(covered(held.stamp, document.map().grid(), at));
        }
    });
}

} // namespace

void put_down(Document& document, const Held& held, hex::Coordinate at) {
    put_down(document, held, at, held.moved_from.empty() ? tr("Put down") : tr("Move"));
}

std::vector<PlacedSpace> put_down_preview(const Document& document, const Held& held,
                                          hex::Coordinate at) {
    std::vector<PlacedSpace> result;
    for (const auto& [space, spaces] : painting(document, held, at)) {
        for (const hex::Coordinate painted : document.paintable(spaces)) {
            result.push_back({painted, space});
        }
    }
    return result;
}

Held lifted(const Document& document, hex::Coordinate held_by) {
    return {stamp_of(document.map(), document.selection(), held_by), document.selection()};
}

void fill_selection(Document& document, map::Space space, std::string label) {
    document.step(std::move(label), [&] { document.paint(document.selection(), space); });
}

void move_around(Document& document, hex::Coordinate pivot, const StampMotion& motion,
                 std::string label) {
    Held held = lifted(document, pivot);
    held.stamp = motion(held.stamp);
    put_down(document, held, pivot, std::move(label));
}

void replace_kind(Document& document, const Selection& spaces, map::Space from, map::Space to) {
    map::Map after = document.map();
    for (const hex::Coordinate at : spaces) {
        if (after.at(at) == from) {
            after.set(at, to);
        }
    }
    document.repaint(after, tr("Replace {} by {}", tr(map::name(from)), tr(map::name(to))));
}

} // namespace pampas::document
