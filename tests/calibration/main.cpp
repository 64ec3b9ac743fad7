// Finds what `review::ChanceJudge` counts, and tests it in other games: see analysis#chances.
#include "analysis/balance/choice_model.h"
#include "analysis/balance/win_rate.h"
#include "analysis/review/chances.h"
#include "engine/files/path.h"
#include "engine/formats/format.h"
#include "engine/players/lineup.h"
#include "engine/simulation/run.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace pampas::calibration {
namespace {

using review::Chances;

/// One position in so many of a game is looked at.
constexpr std::size_t looked_at_once_in = 8;

struct Seen {
    std::vector<review::Outlook> outlooks;
    Chances judged;
    Chances leading; ///< equal shares for the seats with the most points if scored now
};

/// A game with the positions looked at.
struct PlayedGame {
    std::vector<Seen> seen;
    balance::WinParts won;
    std::size_t games() const { return 1; }
};

Chances leaders(const rules::State& state) {
    std::vector<int> points;
    for (int seat = 0; seat < state.players(); ++seat) {
        points.push_back(state.points(seat) + state.score(seat).total());
    }
    const int most = std::ranges::max(points);
    const auto leading = static_cast<double>(std::ranges::count(points, most));
    Chances result;
    for (const int each : points) {
        result.push_back(each == most ? 1 / leading : 0);
    }
    return result;
}

PlayedGame play(const rules::Game& game, const std::string& bot, std::uint64_t seed,
                std::size_t number) {
    const players::Lineup lineup({&bot, 1}, game.players());
    chance::Stream stream(seed, number);
    chance::Stream choice(seed + 1, number);
    rules::State state = game.set_up(stream);
    players::Lineup::Memory memory;
    review::ChanceJudge judge;
    PlayedGame result;
    while (!state.over()) {
        for (const rules::Action& action : lineup.plan(state, memory, stream)) {
            if (choice.below(looked_at_once_in) == 0) {
                result.seen.push_back(
                    {judge.outlooks(state), judge.chances(state), leaders(state)});
            }
            state.apply(action);
        }
    }
    result.won = balance::win_parts(state);
    return result;
}

/// The positions of a game as choices of the winner among the seats.
balance::Cluster choices(const PlayedGame& game) {
    balance::Cluster cluster;
    for (const Seen& seen : game.seen) {
        std::vector<double> traits;
        for (const review::Outlook& seat : seen.outlooks) {
            traits.push_back(review::weight_of_odds(static_cast<int>(seen.outlooks.size())) *
                             seat.log_odds);
            traits.push_back(review::weight_of_odds(static_cast<int>(seen.outlooks.size())) *
                             seat.round_due);
        }
        for (std::size_t seat = 0; seat < game.won.size(); ++seat) {
            if (game.won[seat] > 0) {
                cluster.push_back(
                    {traits, seat, static_cast<double>(game.won[seat]) / balance::whole_win});
            }
        }
    }
    return cluster;
}

void print_fit(std::span<const PlayedGame> games) {
    std::vector<balance::Cluster> clusters;
    std::ranges::transform(games, std::back_inserter(clusters), choices);
    const balance::ChoiceModel model(clusters, 2);
    for (const auto& [name, traits] :
         {std::pair("log-odds", std::array{1.0, 0.0}), std::pair("round", std::array{0.0, 1.0})}) {
        const balance::Interval interval = model.interval(traits);
        fmt::print("{:<10} {:.3f} ({:.3f} to {:.3f})\n", name, model.worth(traits), interval.low,
                   interval.high);
    }
}

/// The mean squared error of the seats' chances, added up by position (G. W. Brier 1950).
double brier(std::span<const PlayedGame> games, const auto& chances_of) {
    double sum = 0;
    double count = 0;
    for (const PlayedGame& game : games) {
        for (const Seen& seen : game.seen) {
            const Chances chances = chances_of(seen);
            for (std::size_t seat = 0; seat < chances.size(); ++seat) {
                const double won = static_cast<double>(game.won[seat]) / balance::whole_win;
                sum += (chances[seat] - won) * (chances[seat] - won);
            }
            ++count;
        }
    }
    return sum / count;
}

void print_scores(std::span<const PlayedGame> games) {
    fmt::print("Brier score: judged {:.3f}", brier(games, [](const Seen& s) { return s.judged; }));
    fmt::print(", equal chances {:.3f}", brier(games, [](const Seen& s) {
                   return Chances(s.judged.size(), 1.0 / static_cast<double>(s.judged.size()));
               }));
    fmt::print(", the leader by points wins {:.3f}\n",
               brier(games, [](const Seen& s) { return s.leading; }));
}

void print_bins(std::span<const PlayedGame> games) {
    constexpr std::array bounds{0.0, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 1.01};
    for (std::size_t bin = 0; bin + 1 < bounds.size(); ++bin) {
        balance::WinRate rate;
        double judged = 0;
        for (const PlayedGame& game : games) {
            for (const Seen& seen : game.seen) {
                for (std::size_t seat = 0; seat < seen.judged.size(); ++seat) {
                    if (seen.judged[seat] >= bounds[bin] && seen.judged[seat] < bounds[bin + 1]) {
                        rate.count(game.won[seat]);
                        judged += seen.judged[seat];
                    }
                }
            }
            rate.end_deal();
        }
        if (rate.players() > 0) {
            const balance::Interval interval = rate.interval();
            fmt::print(
                "{:6} positions judged {:5.1f} % on average: {:5.1f} % won ({:.1f} to {:.1f})\n",
                rate.players(), 100 * judged / static_cast<double>(rate.players()),
                100 * rate.rate(), 100 * interval.low, 100 * interval.high);
        }
    }
}

void calibrate(const std::string& bot, const std::string& ruleset, std::size_t count,
               std::uint64_t seed, std::span<char*> files) {
    const rules::Ruleset rules = rules::ruleset_named(ruleset);
    std::vector<std::unique_ptr<const rules::Game>> variants;
    for (const char* file : files) {
        for (int players = rules.least_players; players <= rules.most_players; ++players) {
            variants.push_back(std::make_unique<const rules::Game>(formats::read_map(path_of(file)),
                                                                   rules, players));
        }
    }
    const auto games = simulation::deal_results(
        {0, 2 * count}, simulation::threads_bounds.usual, {}, [&](std::size_t number) {
            return play(*variants[number % variants.size()], bot, seed, number);
        });
    const std::span all(games);
    fmt::print("What log-odds and rounds count in {} games:\n", count);
    print_fit(all.first(count));
    fmt::print("Tested in {} other games:\n", count);
    print_scores(all.subspan(count));
    print_bins(all.subspan(count));
    for (int players = rules.least_players; players <= rules.most_players; ++players) {
        std::vector<PlayedGame> some;
        std::ranges::copy_if(all.subspan(count), std::back_inserter(some),
                             [&](const auto& game) { return std::ssize(game.won) == players; });
        fmt::print("{} players: ", players);
        print_scores(some);
    }
}

} // namespace
} // namespace pampas::calibration

int main(int count, char** words) {
    const std::span arguments(words, static_cast<std::size_t>(count));
    if (count < 6) {
        std::fputs("usage: calibrate-chances BOT RULESET GAMES SEED MAP...\n", stderr);
        return 2;
    }
    try {
        pampas::calibration::calibrate(arguments[1], arguments[2], std::stoul(arguments[3]),
                                       std::stoull(arguments[4]), arguments.subspan(5));
        return 0;
    } catch (const std::exception& error) {
        std::fprintf(stderr, "calibrate-chances: %s\n", error.what());
        return 1;
    }
}
