#include "engine/files/file.h"
#include "tests/engine/corpus.h"
#include "tests/published/published_files.h"

#include <cstdio>
#include <exception>

/// Writes the figures of the maps of the corpus and the page about them; run in the project's
/// folder.
int main() {
    try {
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
