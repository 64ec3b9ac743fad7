#include "engine/files/file.h"
#include "tests/engine/corpus.h"
#include "tests/published/published_files.h"

#include <nlohmann/json.hpp>

#include <cstdio>
#include <exception>

/// Writes the figures of the maps of the corpus and the page about them or, given the folder of a
/// campaign that has played all of them, the figures of its games; run in the project's folder.
int main(int argc, char** argv) {
    try {
        if (argc == 2) {
            const std::string games = pampas::published::games_file(argv[1]);
            const auto seed = nlohmann::json::parse(games).at("seed").get<std::uint64_t>();
            pampas::write_file("resources/published/games.json", games);
            pampas::write_file("analysis/published_games.md",
                               pampas::published::games_page(pampas::atlas::read_tables(games),
                                                             pampas::measures::published_maps(),
                                                             seed));
            return 0;
        }
        const auto maps = pampas::published::measured(pampas::testing::corpus_files());
        if (maps.empty()) {
            std::fputs("PAMPAS_CORPUS names no folder of published maps\n", stderr);
            return 2;
        }
        pampas::write_file("resources/published/figures.json",
                           pampas::published::figures_file(maps));
        pampas::write_file("analysis/published_maps.md", pampas::published::page(maps));
    } catch (const std::exception& error) {
        std::fprintf(stderr, "published-figures: %s\n", error.what());
        return 2;
    }
    return 0;
}
