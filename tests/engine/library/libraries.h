#pragma once

#include "engine/library/library.h"
#include "tests/engine/refusal.h"
#include "tests/engine/temporary_folder.h"

#include <array>
#include <set>

/// What the tests of the library share.
namespace pampas::testing {

inline constexpr std::array all_accesses{library::Access::Read, library::Access::Write,
                                         library::Access::Create};

/// A map that differs from others by its number.
inline map::Map numbered_map(const std::string& name, int number, hex::Grid grid = {8, 6}) {
    map::Map map(grid);
    for (std::size_t offset = 0; offset < grid.size(); ++offset) {
        const std::size_t kind = (static_cast<std::size_t>(number) * 7919 + offset * offset) % 10;
        map.set(grid.coordinate(offset), map::all_spaces[kind]);
    }
    map.details().name = name;
    map.details().author = std::to_string(number);
    return map;
}

/// A library of a few pages, with maps named A, B, ...
inline void make_library(const std::filesystem::path& file, int maps = 5) {
    library::Library library(file, library::Access::Create);
    for (int map = 0; map < maps; ++map) {
        library.add(numbered_map(std::string(1, static_cast<char>('A' + map)), map, {40, 40}));
    }
}

inline std::set<std::string> names_in(const std::filesystem::path& folder) {
    std::set<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        names.insert(entry.path().filename().string());
    }
    return names;
}

} // namespace pampas::testing
