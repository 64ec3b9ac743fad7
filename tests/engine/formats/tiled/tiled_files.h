#pragma once

#include "engine/formats/format.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

/// Files of Tiled, made by Pampas and by hand.
namespace pampas::testing {

inline std::string tmx(const map::Map& map) {
    return formats::format_named("tmx")->write(map);
}
inline std::string tmj(const map::Map& map) {
    return formats::format_named("tmj")->write(map);
}
/// Reads bytes of a map that is in no folder.
inline map::Map from_tmx(std::string_view bytes) {
    return formats::format_named("tmx")->read(bytes);
}
inline map::Map from_tmj(std::string_view bytes) {
    return formats::format_named("tmj")->read(bytes);
}

/// The text with its first occurrence of `from`, which must exist, replaced.
inline std::string changed(std::string text, std::string_view from, std::string_view to) {
    const std::size_t at = text.find(from);
    if (at == std::string::npos) {
        ADD_FAILURE() << '"' << from << "\" is not in " << text;
        return text;
    }
    return text.replace(at, from.size(), to);
}

/// A map of three columns and two rows: pampas, mountain, void; market, water, forest.
inline map::Map tiny_map() {
    using enum map::Space;
    map::Map map({3, 2, hex::StaggerAxis::Y, hex::StaggerIndex::Even});
    map.set({1, 0}, Mountain);
    map.set({2, 0}, Void);
    map.set({0, 1}, Market);
    map.set({1, 1}, Water);
    map.set({2, 1}, Forest);
    map.details().name = "Tiny";
    return map;
}

/// Every kind of space on the smallest and the largest grids, in all four staggers.
inline std::vector<map::Map> large_and_small_maps() {
    std::vector<map::Map> maps;
    for (const auto axis : {hex::StaggerAxis::X, hex::StaggerAxis::Y}) {
        for (const auto index : {hex::StaggerIndex::Odd, hex::StaggerIndex::Even}) {
            for (const auto& [columns, rows] :
                 {std::pair(1, 1), std::pair(250, 1), std::pair(1, 250), std::pair(250, 250)}) {
                map::Map map({columns, rows, axis, index});
                for (std::size_t offset = 0; offset < map.grid().size(); ++offset) {
                    map.set(map.grid().coordinate(offset),
                            map::all_spaces[offset * offset % map::all_spaces.size()]);
                }
                maps.push_back(map);
            }
        }
    }
    return maps;
}

} // namespace pampas::testing
