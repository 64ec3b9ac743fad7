#include "engine/files/file.h"
#include "engine/files/path.h"
#include "engine/formats/format.h"
#include "tests/engine/corpus.h"
#include "tests/tuning/duels.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <cmath>
#include <cstdio>
#include <exception>
#include <string>
#include <string_view>
#include <thread>

namespace pampas::tuning {
namespace {

constexpr std::uint64_t seed = 1;

/// Every other published map. A style is tuned on the first, the third and so on, and accepted by
/// games on those between.
std::vector<map::Map> every_other_map(std::size_t first) {
    const auto files = testing::corpus_files();
    std::vector<map::Map> maps;
    for (std::size_t i = first; i < files.size(); i += 2) {
        maps.push_back(formats::read_map(files[i]));
    }
    if (maps.empty()) {
        throw std::runtime_error("PAMPAS_CORPUS names no folder of published maps");
    }
    return maps;
}

players::EvaluationWeights read(const char* file) {
    return players::read_style(read_file(path_of(file)));
}

std::string written(const players::EvaluationWeights& style) {
    nlohmann::ordered_json json{{"name", style.name}, {"description", style.description}};
    for (const players::Weight& weight : players::all_weights()) {
        json[std::string(weight.name)] = std::stod(fmt::format("{:.3g}", style.*weight.member));
    }
    return json.dump(2) + "\n";
}

int tune(const char* start, std::size_t steps, const char* to) {
    const Tuning tuning{
        .steps = steps, .seed = seed, .threads = std::thread::hardware_concurrency()};
    write_file(path_of(to), written(tuned(Arena(every_other_map(0)), read(start), tuning)));
    return 0;
}

/// Plays duels until the result is known or the limit is reached.
int accept(const char* candidate, const char* reference) {
    constexpr std::size_t look = 200;
    constexpr std::size_t most = 40 * look;
    const Arena arena(every_other_map(1));
    const auto one = read(candidate);
    const auto other = read(reference);
    std::vector<DuelResult> played;
    Acceptance known = Acceptance::Open;
    while (known == Acceptance::Open && played.size() < most) {
        const auto more = arena.duels(one, other, seed + 1, played.size(), played.size() + look,
                                      std::thread::hardware_concurrency());
        played.insert(played.end(), more.begin(), more.end());
        known = acceptance(played);
        double wins = 0;
        for (const DuelResult& duel : played) {
            wins += duel.wins;
        }
        fmt::print("{} duels: {:.2f} of 100\n", played.size(),
                   100 * wins / static_cast<double>(played.size()));
        std::fflush(stdout);
    }
    std::puts(known == Acceptance::Stronger      ? "stronger"
              : known == Acceptance::NotStronger ? "not stronger"
                                                 : "unknown");
    return known == Acceptance::Stronger ? 0 : 1;
}

int run(std::span<const char* const> arguments) {
    const std::string_view command = arguments.empty() ? "" : arguments[0];
    if (command == "tune" && arguments.size() == 4) {
        return tune(arguments[1], std::stoul(arguments[2]), arguments[3]);
    }
    if (command == "accept" && arguments.size() == 3) {
        return accept(arguments[1], arguments[2]);
    }
    std::fputs("tune-style tune STYLE.json STEPS TO.json\n"
               "  climbs from a style to one that wins against those near to it\n"
               "tune-style accept STYLE.json REFERENCE.json\n"
               "  plays on other maps until it is known whether the first is stronger\n"
               "PAMPAS_CORPUS names the folder of published maps.\n",
               stderr);
    return 2;
}

} // namespace
} // namespace pampas::tuning

int main(int argc, char** argv) {
    try {
        const std::vector<const char*> arguments(argv + 1, argv + argc);
        return pampas::tuning::run(arguments);
    } catch (const std::exception& error) {
        std::fprintf(stderr, "tune-style: %s\n", error.what());
        return 2;
    }
}
