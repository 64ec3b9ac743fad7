#include "analysis/legality/shown.h"

#include "engine/formats/format.h"
#include "engine/language/tr.h"
#include "engine/map/transform.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace pampas::legality {
namespace {

map::Map turned(const map::Map& map, int degrees) {
    using enum hex::Motion;
    return degrees == 90    ? map::moved(map, Rotate90)
           : degrees == 180 ? map::moved(map, Rotate180)
           : degrees == 270 ? map::moved(map, Rotate270)
                            : map;
}

/// All land without a terrain; whether there was any with one.
bool undecide(map::Map& map) {
    bool any = false;
    for (std::size_t offset = 0; offset < map.grid().size(); ++offset) {
        const hex::Coordinate at = map.grid().coordinate(offset);
        if (map::is_land(map.at(at)) && map.at(at) != map::Space::Land) {
            map.set(at, map::Space::Land);
            any = true;
        }
    }
    return any;
}

} // namespace

Shown shown_by(const Client& client, const map::Map& map) {
    const map::Map file =
        client.format != nullptr ? client.format->read(client.format->write(map)) : map;
    Shown shown{turned(file, client.turn), {}};
    const auto say = [&shown](std::string sentence) {
        shown.differences.push_back(std::move(sentence));
    };
    if (shown.map.grid().axis != map.grid().axis) {
        say(shown.map.grid().axis == hex::StaggerAxis::Y
                ? tr("{} shows the map turned: its hexes stand on a corner.", client.title)
                : tr("{} shows the map turned: its hexes lie on a side.", client.title));
    }
    if (client.draws_terrain && undecide(shown.map)) {
        say(tr("{} draws the terrain of land anew for each game: what is painted is not played.",
               client.title));
    }
    if (const auto lost = formats::not_kept(map.details(), file.details()); !lost.empty()) {
        say(tr("{} does not get to know {}.", client.title, fmt::join(lost, ", ")));
    }
    for (const std::string& words : client.words) {
        say(tr(words));
    }
    return shown;
}

} // namespace pampas::legality
