#pragma once

#include "analysis/prediction/prediction.h"

#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

namespace pampas::prediction {

/// Games on a map.
struct Example {
    std::string map;   ///< its file's name, without ending
    std::string group; ///< maps that are learnt from together or not at all: copies and their model
    bool is_published = false;
    Features features{};
    int players = 0;
    std::int64_t games = 0;
    std::vector<double> shares; ///< of wins, by seat
    double gap = 0;             ///< the likely one
};

/// All tables of campaigns, those of the same map and players with the most games first. Throws
/// when a folder is none of a campaign that was run, or a map of it is gone.
std::vector<Example> examples_of(std::span<const std::filesystem::path> campaigns);

} // namespace pampas::prediction
