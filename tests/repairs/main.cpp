#include "engine/files/file.h"
#include "engine/formats/format.h"
#include "tests/engine/corpus.h"
#include "tests/repairs/comparison.h"

#include <cstdio>
#include <exception>
#include <filesystem>
#include <vector>

/// Repairs published maps in several ways, keeps what comes of it in a folder, and writes the page
/// about it. Run it in the project's folder.
int main(int argc, char** argv) {
    try {
        const auto files = pampas::testing::corpus_files();
        if (argc != 2 || files.empty()) {
            std::fputs("usage: PAMPAS_CORPUS=MAPS compare-repairs FOLDER\n", stderr);
            return 2;
        }
        const std::filesystem::path folder = argv[1];
        std::filesystem::create_directories(folder);
        std::vector<pampas::repairs::Compared> maps;
        for (const auto& file : files) {
            const auto kept = folder / file.stem().concat(".json");
            if (!std::filesystem::exists(kept)) {
                std::printf("%s\n", file.stem().c_str());
                std::fflush(stdout);
                pampas::write_file(kept, written(pampas::repairs::compared(
                                             pampas::formats::read_map(file), file.stem())));
            }
            maps.push_back(pampas::repairs::read(kept));
        }
        pampas::write_file("analysis/repair.md", pampas::repairs::page(maps));
    } catch (const std::exception& error) {
        std::fprintf(stderr, "compare-repairs: %s\n", error.what());
        return 2;
    }
    return 0;
}
