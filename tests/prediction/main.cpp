#include "engine/files/file.h"
#include "engine/files/path.h"
#include "engine/formats/format.h"
#include "engine/formats/json.h"
#include "tests/engine/corpus.h"
#include "tests/prediction/model_file.h"
#include "tests/prediction/training_maps.h"

#include <cstdio>
#include <exception>
#include <set>
#include <string_view>

namespace pampas::prediction {
namespace {

namespace fs = std::filesystem;

/// How many of each sort the model learns from.
constexpr std::size_t changed_copies = 5;
constexpr std::size_t drafts = 600;
constexpr std::uint64_t seed = 1;

void write_training_maps(const fs::path& folder) {
    std::vector<map::Map> published;
    for (const fs::path& file : testing::corpus_files()) {
        published.push_back(formats::read_map(file));
        published.back().details().name = file.stem().string();
    }
    fs::create_directories(folder);
    for (const map::Map& map : training_maps(published, changed_copies, drafts, seed)) {
        write_file(folder / path_of(map.details().name + ".json"), formats::write_json(map));
    }
}

void write_model(std::span<const fs::path> campaigns) {
    std::vector<Example> examples;
    std::vector<Example> fewer;
    std::set<std::string> maps;
    std::set<std::pair<std::string, int>> known;
    for (Example& example : examples_of(campaigns)) {
        maps.insert(example.map);
        const bool is_first = known.emplace(example.map, example.players).second;
        (is_first ? examples : fewer).push_back(std::move(example));
    }
    const std::vector<Trial> trials = cross_validated(examples);
    Model model = fitted(examples);
    for (SeatModel& seats : model.seats) {
        seats.scatter = scatter_of(trials, seats.players);
        seats.accuracy = accuracy_of(trials, seats.players);
    }
    write_file("resources/prediction/seats.json", model_file(model, maps.size()));
    write_file("analysis/prediction.md", prediction_page(model, trials, fewer));
}

int run(std::span<const char* const> arguments) {
    if (arguments.size() == 2 && std::string_view(arguments[0]) == "maps") {
        write_training_maps(arguments[1]);
        return 0;
    }
    if (arguments.size() >= 2 && std::string_view(arguments[0]) == "fit") {
        write_model(std::vector<fs::path>(arguments.begin() + 1, arguments.end()));
        return 0;
    }
    std::fputs("fit-prediction maps FOLDER\n"
               "  writes maps to learn from; PAMPAS_CORPUS names the published ones\n"
               "fit-prediction fit CAMPAIGN...\n"
               "  writes the model and its page into the project's folder\n",
               stderr);
    return 2;
}

} // namespace
} // namespace pampas::prediction

int main(int argc, char** argv) {
    try {
        const std::vector<const char*> arguments(argv + 1, argv + argc);
        return pampas::prediction::run(arguments);
    } catch (const std::exception& error) {
        std::fprintf(stderr, "fit-prediction: %s\n", error.what());
        return 2;
    }
}
