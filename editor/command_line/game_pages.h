#pragma once

#include "analysis/report/games/examples.h"
#include "analysis/report/games/summary.h"
#include "editor/command_line/options.h"
#include "engine/map/map.h"

#include <filesystem>
#include <ostream>
#include <span>
#include <string>
#include <vector>

namespace pampas::command_line {

/// The example games of a report's tables as pages, not yet written.
struct MadeGamePages {
    struct File {
        std::filesystem::path path;
        std::string page;
    };
    std::vector<report::LinkedGames> by_table; ///< empty: there are none
    std::vector<File> files;
};

/// Plays the example games again, with a progress bar. Their files lie beside `report`, the file of
/// the report's page, and begin with its name. None after Ctrl-C and, with a line on `err` that
/// says why, where games cannot be played again.
MadeGamePages made_game_pages(const map::Map& map, std::span<const report::GamesSummary> tables,
                              const Output& report, std::ostream& err);

} // namespace pampas::command_line
