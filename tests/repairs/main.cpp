#include "engine/files/file.h"
#include "engine/formats/format.h"
#include "tests/engine/corpus.h"
#include "tests/repairs/comparison.h"

#include <algorithm>
#include <cstdio>
#include <exception>
#include <filesystem>
#include <vector>

namespace {

using pampas::repairs::Compared;

/// Compares the ways on each map that has no results yet. Keeps the results of all maps in a file.
std::vector<Compared> compared_maps(const std::vector<std::filesystem::path>& files,
                                    const std::filesystem::path& results) {
    std::vector<Compared> maps = pampas::repairs::read(pampas::read_file(results));
    for (const auto& file : files) {
        const std::string name = file.stem().string();
        if (std::ranges::find(maps, name, &Compared::map) == maps.end()) {
            std::puts(name.c_str());
            std::fflush(stdout);
            maps.push_back(pampas::repairs::compared(pampas::formats::read_map(file), name));
            std::ranges::sort(maps, {}, &Compared::map);
            pampas::write_file(results, pampas::repairs::written(maps));
        }
    }
    return maps;
}

} // namespace

/// Repairs the published maps that have no results yet in several ways, and writes the page about
/// all. Run it in the project's folder. Empty the list of results to begin anew.
int main() {
    try {
        const auto files = pampas::testing::corpus_files();
        if (files.empty()) {
            std::fputs("usage: PAMPAS_CORPUS=MAPS compare-repairs\n", stderr);
            return 2;
        }
        const auto maps = compared_maps(files, "tests/repairs/results.json");
        pampas::write_file("analysis/repair.md", pampas::repairs::page(maps));
    } catch (const std::exception& error) {
        std::fprintf(stderr, "compare-repairs: %s\n", error.what());
        return 2;
    }
    return 0;
}
