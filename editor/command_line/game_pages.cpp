#include "editor/command_line/game_pages.h"

#include "analysis/report/games/again.h"
#include "analysis/report/games/sections.h"
#include "editor/command_line/watched.h"
#include "editor/game_page/game_page.h"
#include "engine/files/input_error.h"
#include "engine/files/path.h"
#include "engine/language/tr.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <set>

namespace pampas::command_line {
namespace {

/// An example game of a table.
struct Example {
    const report::GamesSummary& table;
    std::size_t number;
    std::filesystem::path file;
};

/// The example games of a table, each once.
std::vector<Example> examples_of(const report::GamesSummary& table,
                                 const report::LinkedGames& games,
                                 const std::filesystem::path& folder) {
    std::set<std::size_t> numbers;
    for (const report::ExampleGame& example : games.games()) {
        numbers.insert(example.game.number);
    }
    std::vector<Example> examples;
    for (const std::size_t number : numbers) {
        examples.push_back({table, number, folder / path_of(games.pages().file_of(number))});
    }
    return examples;
}

/// Pages of these games; none if stopped.
std::vector<MadeGamePages::File> played_again(const map::Map& map,
                                              std::span<const Example> examples,
                                              const simulation::RunControl& control) {
    std::vector<MadeGamePages::File> files;
    for (const Example& example : examples) {
        if (control.is_stopped()) {
            return {};
        }
        const auto opened = report::play_again(map, example.table, example.number);
        files.push_back({example.file, game_page::page(opened.playback, opened.bots).markup()});
        control.advance(1);
    }
    return files;
}

} // namespace

MadeGamePages made_game_pages(const map::Map& map, std::span<const report::GamesSummary> tables,
                              const Output& report, std::ostream& err) {
    const std::filesystem::path page = path_of(report);
    const std::vector<std::string> ids = report::ids_of(tables);
    MadeGamePages made;
    std::vector<Example> examples;
    for (std::size_t table = 0; table < tables.size(); ++table) {
        made.by_table.emplace_back(
            report::example_games(tables[table]),
            report::GamePages{fmt::format("{}-{}-", page.stem().string(), ids[table])});
        std::ranges::move(examples_of(tables[table], made.by_table.back(), page.parent_path()),
                          std::back_inserter(examples));
    }
    try {
        made.files = watched(examples.size(), [&](const simulation::RunControl& control) {
            return played_again(map, examples, control);
        });
    } catch (const InputError& error) {
        err << tr("pampas: cannot write pages of games: {}", error.what()) << '\n';
    }
    if (made.files.empty()) {
        made.by_table.clear();
    }
    return made;
}

} // namespace pampas::command_line
