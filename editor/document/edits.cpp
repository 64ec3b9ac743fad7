#include "editor/document/edits.h"

#include "engine/hex/geometry.h"
#include "engine/hex/name.h"
#include "engine/language/tr.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>
#include <utility>

namespace pampas::document {
namespace {

using Painting = std::vector<std::pair<map::Space, std::vector<hex::Coordinate>>>;
using hex::Coordinate;

/// Spaces with their images, if there is a symmetry.
Selection with_images(const Document& document, const Selection& spaces) {
    return document.symmetry() != nullptr ? document.symmetry()->images(spaces) : spaces;
}

void set_locked(Document& document, Selection locked, std::string label) {
    map::Details details = document.map().details();
    details.locked = std::move(locked);
    document.set_details(std::move(details), std::move(label));
}

/// The spaces of a piece that is put down, by kind, in the order of painting.
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

/// The space whose kind all of `images` get: a locked one, otherwise the nearest to `side`.
Coordinate model(const map::Map& map, const Selection& images, Coordinate side) {
    const hex::Point middle = hex::centre(map.grid(), side);
    return *std::ranges::min_element(images, {}, [&](Coordinate at) {
        const hex::Point point = hex::centre(map.grid(), at);
        // Rounded, so that spaces at equal distances compare equal and their order decides.
        const auto distance = std::lround(1e6 * std::hypot(point.x - middle.x, point.y - middle.y));
        return std::tuple(!map.is_locked(at), distance, at);
    });
}

} // namespace

void lock(Document& document, const Selection& spaces) {
    set_locked(
        document,
        combined(document.map().details().locked, Combine::Add, with_images(document, spaces)),
        tr("Lock"));
}

void unlock(Document& document, const Selection& spaces) {
    set_locked(
        document,
        combined(document.map().details().locked, Combine::Remove, with_images(document, spaces)),
        tr("Unlock"));
}

std::optional<std::string> note_at(const map::Map& map, hex::Coordinate at) {
    const auto& notes = map.details().notes;
    const auto note = std::ranges::find(notes, at, &map::Note::at);
    return note == notes.end() ? std::nullopt : std::optional(note->text);
}

void set_note(Document& document, hex::Coordinate at, const std::string& text) {
    map::Details details = document.map().details();
    std::erase_if(details.notes, [at](const map::Note& note) { return note.at == at; });
    if (!text.empty()) {
        details.notes.insert(std::ranges::lower_bound(details.notes, at, {}, &map::Note::at),
                             {at, text});
    }
    const std::string space = hex::name(at);
    document.set_details(std::move(details),
                         text.empty() ? tr("Remove note on {}", space) : tr("Note on {}", space));
}

void put_down(Document& document, const Held& held, hex::Coordinate at) {
    put_down(document, held, at, held.moved_from.empty() ? tr("Place") : tr("Move"));
}

std::vector<PlacedSpace> put_down_preview(const Document& document, const Held& held,
                                          hex::Coordinate at) {
    std::vector<PlacedSpace> result;
    for (const auto& [space, spaces] : painting(document, held, at)) {
        for (const hex::Coordinate painted : document.paintable(spaces, space)) {
            result.push_back({painted, space});
        }
    }
    return result;
}

Held lifted(const Document& document, hex::Coordinate held_by) {
    return {stamp_of(document.map(), document.selection(), held_by), document.selection()};
}

void fill_selection(Document& document, const Brush& brush, std::string label) {
    document.step(std::move(label), [&] { paint(document, document.selection(), brush); });
}

void move_around(Document& document, hex::Coordinate pivot, const StampMotion& motion,
                 std::string label) {
    Held held = lifted(document, pivot);
    held.stamp = motion(held.stamp);
    put_down(document, held, pivot, std::move(label));
}

void paint_like(Document& document, const map::Map& like, std::string label) {
    std::map<map::Space, std::vector<Coordinate>> by_kind;
    for (const SpaceEdit& edit : map::differences(document.map(), like)) {
        by_kind[edit.other].push_back(edit.at);
    }
    document.step(std::move(label), [&] {
        for (const auto& [space, spaces] : by_kind) {
            document.paint(spaces, space);
        }
    });
}

void replace_kind(Document& document, const Selection& spaces, map::Space from, const Brush& to) {
    Selection replaced = spaces;
    std::erase_if(replaced, [&](Coordinate at) { return document.map().at(at) != from; });
    document.step(tr("Replace {} with {}", tr(map::name(from)), kind_text(to)),
                  [&] { paint(document, replaced, to); });
}

Selection asymmetric_spaces(const map::Map& map, const hex::Symmetric& symmetric) {
    Selection result;
    for (const Coordinate at : everything(map.grid())) {
        if (std::ranges::any_of(symmetric.orbit(at), [&](Coordinate image) {
                return (map.grid().contains(image) ? map.at(image) : map::Space::Void) !=
                       map.at(at);
            })) {
            result.push_back(at);
        }
    }
    return result;
}

map::Map made_symmetric(const map::Map& map, const hex::Symmetric& symmetric, Coordinate side) {
    map::Map result = map;
    for (const Coordinate at : asymmetric_spaces(map, symmetric)) {
        if (!map.is_locked(at)) {
            result.set(at, map.at(model(map, symmetric.images({at}), side)));
        }
    }
    return result;
}

} // namespace pampas::document
