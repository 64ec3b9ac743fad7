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

/// The results of the map of this name, in the list of all by name; plays on it first if it is new.
Compared& results_of(const std::string& name, const pampas::map::Map& map,
                     std::vector<Compared>& all) {
    auto at = std::ranges::lower_bound(all, name, {}, &Compared::map);
    if (at == all.end() || at->map != name) {
        at = all.insert(at, pampas::repairs::not_repaired(map, name));
    }
    return *at;
}

/// Compares the ways on each map that has not all results yet. Keeps the results of all maps in a
/// file.
std::vector<Compared> compared_maps(const std::vector<std::filesystem::path>& files,
                                    const std::filesystem::path& kept) {
    std::vector<Compared> all = pampas::repairs::read(pampas::read_file(kept));
    for (const auto& file : files) {
        const pampas::map::Map map = pampas::formats::read_map(file);
        Compared& results = results_of(file.stem().string(), map, all);
        while (pampas::repairs::is_unfinished(results)) {
            std::puts(results.map.c_str());
            std::fflush(stdout);
            pampas::repairs::repair_in_next_way(map, results);
            pampas::write_file(kept, pampas::repairs::written(all));
        }
    }
    return all;
}

} // namespace

/// Repairs the published maps that have not all results yet in several ways, and writes the page
/// about all. Run it in the project's folder. Empty the list of results to begin anew.
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
