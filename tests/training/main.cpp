#include "engine/files/file.h"
#include "engine/files/path.h"
#include "engine/formats/format.h"
#include "tests/engine/corpus.h"
#include "tests/training/network.h"
#include "tests/tuning/duels.h"

#include <fmt/format.h>

#include <cstdio>
#include <exception>
#include <span>
#include <string>
#include <string_view>
#include <thread>

namespace pampas::training {
namespace {

constexpr std::uint64_t seed = 1;

/// How players of lessons plan: well, and faster for variety.
constexpr players::BeamOptions thorough{8, 3};
constexpr players::BeamOptions quick{4, 3};

std::size_t threads() {
    return std::max(1U, std::thread::hardware_concurrency());
}

/// Learning in rounds of games.
struct Course {
    std::size_t rounds = 15;
    std::size_t games = 5000;        ///< of the first rounds
    std::size_t late_rounds = 4;     ///< the last ones, with more games
    std::size_t late_games = 30'000; ///< of each of these
    int epochs = 3;
    float lambda = 0.7F;
    /// The newest ones are kept: what older networks expected holds learning back.
    std::size_t most_examples = 1'600'000;
    std::size_t rounds_per_trial = 5; ///< how often the strength is measured
};

/// The published maps: one in five to try the network on, the others to learn from.
struct PublishedMaps {
    std::vector<map::Map> to_learn, to_try;
};

PublishedMaps published_maps() {
    constexpr std::size_t tried_one_in = 5;
    const auto files = testing::corpus_files();
    if (files.empty()) {
        throw std::runtime_error("PAMPAS_CORPUS names no folder of published maps");
    }
    PublishedMaps maps;
    for (std::size_t i = 0; i < files.size(); ++i) {
        (i % tried_one_in == 0 ? maps.to_try : maps.to_learn)
            .push_back(formats::read_map(files[i]));
    }
    return maps;
}

/// How many of 100 games the bot `learned` wins with the network against greedy players.
double strength(const players::LearnedValue& value, std::span<const map::Map> maps, int number,
                std::size_t duels) {
    double wins = 0;
    for (const tuning::DuelResult& duel :
         tuning::Arena(maps, {number, number})
             .duels({{players::balanced(), &value}, players::for_learned}, players::balanced(),
                    seed, 0, duels, threads())) {
        wins += duel.wins;
    }
    return 100 * wins / static_cast<double>(duels);
}

/// Prints the strength on each map that was not learned from.
void print_strengths(const char* file) {
    constexpr std::size_t duels = 100;
    const players::LearnedValue value(players::read_network(read_file(path_of(file))));
    for (const map::Map& map : published_maps().to_try) {
        fmt::print("{:<24} {:5.1f} of 100 with 2 players, {:5.1f} with 4\n", map.details().name,
                   strength(value, {&map, 1}, 2, duels), strength(value, {&map, 1}, 4, duels));
    }
}

void learn(const char* to, const Course& course) {
    const PublishedMaps maps = published_maps();
    const School school(maps.to_learn);
    Network network(seed);
    players::LearnedValue value(network.data());
    std::vector<Example> examples;
    std::size_t played = 0;
    for (std::size_t round = 0; round < course.rounds; ++round) {
        const Player greedy{.beam = thorough};
        const std::vector<Player> pool =
            round == 0
                ? std::vector<Player>{{}, greedy}
                : std::vector<Player>{{&value, quick}, {&value, quick}, {&value, thorough}, greedy};
        const bool is_late = round + course.late_rounds >= course.rounds;
        const std::size_t end = played + (is_late ? course.late_games : course.games);
        std::vector<Example> fresh = school.examples(pool, seed, played, end, threads());
        played = end;
        if (round > 0) {
            look_ahead(fresh, course.lambda, [&](const players::Features& features) {
                return network.expected(features);
            });
        }
        const Network::Loss before = network.loss(fresh);
        if (round == 1) {
            examples.clear(); // those of the first round have not looked ahead
        }
        examples.insert(examples.end(), fresh.begin(), fresh.end());
        const std::size_t kept = std::max(course.most_examples, fresh.size());
        if (examples.size() > kept) {
            examples.erase(examples.begin(), examples.end() - static_cast<std::ptrdiff_t>(kept));
        }
        // Learning shuffles: the copy keeps the oldest examples first.
        std::vector<Example> shuffled = examples;
        network.learn(shuffled, course.epochs, seed + round);
        value = players::LearnedValue(network.data());
        write_file(path_of(to), players::write_network(network.data()));
        fmt::print("round {}: {} games; error of wins {:.4f}, of leads {:.3f} on new games",
                   round + 1, played, before.win, before.lead);
        if ((round + 1) % course.rounds_per_trial == 0) {
            constexpr std::size_t duels = 250;
            fmt::print("; wins against greedy {:.1f} of 100 with 2 players, {:.1f} with 4",
                       strength(value, maps.to_try, 2, 2 * duels),
                       strength(value, maps.to_try, 4, duels));
        }
        fmt::print("\n");
        std::fflush(stdout);
    }
}

} // namespace
} // namespace pampas::training

int main(int count, char** words) {
    const std::span arguments(words, static_cast<std::size_t>(count));
    const std::string_view command = count > 1 ? arguments[1] : "";
    try {
        if (command == "learn" && (count == 3 || count == 5)) {
            pampas::training::Course course;
            if (count == 5) {
                course.rounds = std::stoul(arguments[3]);
                course.games = std::stoul(arguments[4]);
            }
            pampas::training::learn(arguments[2], course);
            return 0;
        }
        if (command == "try" && count == 3) {
            pampas::training::print_strengths(arguments[2]);
            return 0;
        }
        std::fputs("usage: learn-value learn NETWORK.json [ROUNDS GAMES]\n"
                   "       learn-value try NETWORK.json\n",
                   stderr);
        return 2;
    } catch (const std::exception& error) {
        std::fprintf(stderr, "learn-value: %s\n", error.what());
        return 1;
    }
}
