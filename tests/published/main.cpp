#include "engine/files/file.h"
#include "tests/engine/corpus.h"
#include "tests/published/published_files.h"

#include <cstdio>
#include <exception>
#include <filesystem>
#include <vector>

/// Writes the figures of the corpus and the page about them or, given the folders of campaigns that
/// have played its maps (tests/published/play), puts the figures of their games in place of earlier
/// ones. Run it in the project's folder.
int main(int argc, char** argv) {
    try {
        if (argc > 1) {
            const std::vector<std::filesystem::path> campaigns(argv + 1, argv + argc);
            const std::filesystem::path file = "resources/published/games.json";
            const std::string games =
                pampas::published::games_file(pampas::read_file(file), campaigns);
            pampas::write_file(file, games);
            pampas::write_file(
                "analysis/published_games.md",
                pampas::published::games_page(games, pampas::measures::published_maps()));
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
