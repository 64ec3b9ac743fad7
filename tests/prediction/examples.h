#pragma once

#include "analysis/prediction/prediction.h"

#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

namespace pampas::prediction {

/// The results of games on a map.
struct Example {
    std::string map;   ///< its file's name, without the ending
    std::string group; ///< a map and its copies, which a model learns from together or not at all
    bool is_published = false;
    Features features{};
    int players = 0;
    std::int64_t games = 0;
    std::vector<double> shares; ///< of wins, by seat
    double gap = 0;             ///< the likely gap
};

/// All tables of campaigns. Tables of the same map and number of players are sorted by games, most
/// first. Throws if a folder is not that of a finished campaign, or if one of its maps is missing.
std::vector<Example> examples_of(std::span<const std::filesystem::path> campaigns);

} // namespace pampas::prediction
