#include "engine/files/file.h"
#include "engine/files/path.h"
#include "engine/formats/format.h"
#include "engine/formats/json.h"
#include "tests/engine/corpus.h"
#include "tests/prediction/training_maps.h"

#include <cstdio>
#include <exception>
#include <string_view>

namespace {

namespace fs = std::filesystem;
using namespace pampas;

/// So many of each sort are learnt from.
constexpr std::size_t changed_copies = 12;
constexpr std::size_t drafts = 1500;
constexpr std::uint64_t seed = 1;

void write_training_maps(const fs::path& folder) {
    std::vector<map::Map> published;
    for (const fs::path& file : pampas::testing::corpus_files()) {
        published.push_back(formats::read_map(file));
        published.back().details().name = file.stem().string();
    }
    fs::create_directories(folder);
    for (const map::Map& map : prediction::training_maps(published, changed_copies, drafts, seed)) {
        write_file(folder / (map.details().name + ".json"), formats::write_json(map));
    }
}

} // namespace

/// `fit-prediction maps FOLDER` writes the maps that are to be learnt from.
int main(int argc, char** argv) {
    try {
        if (argc == 3 && std::string_view(argv[1]) == "maps") {
            write_training_maps(argv[2]);
            return 0;
        }
        std::fputs("fit-prediction maps FOLDER\n", stderr);
    } catch (const std::exception& error) {
        std::fprintf(stderr, "fit-prediction: %s\n", error.what());
    }
    return 2;
}
