#include "tests/prediction/model_file.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <set>

namespace pampas::prediction {
namespace {

/// Short enough to read, fine enough for every use.
std::string numbers(const auto& values) {
    std::vector<std::string> texts;
    for (const double value : values) {
        texts.push_back(fmt::format("{:.6g}", value));
    }
    return fmt::format("[{}]", fmt::join(texts, ", "));
}

std::string line_json(const Line& line) {
    return fmt::format("{{\"usual\": {:.6g}, \"weights\": {}}}", line.usual, numbers(line.weights));
}

std::string seats_json(const SeatModel& seats) {
    std::vector<std::string> shares;
    std::ranges::transform(seats.shares, std::back_inserter(shares), line_json);
    return fmt::format("    {{\"players\": {},\n    \"shares\": [\n      {}],\n"
                       "    \"root_of_gap\": {},\n    \"scatter\": {},\n"
                       "    \"accuracy\": {{\"error\": {:.4f}, \"error_of_mean\": {:.4f}, "
                       "\"held\": {:.3f}}}}}",
                       seats.players, fmt::join(shares, ",\n      "), line_json(seats.root_of_gap),
                       numbers(std::array{seats.scatter.low, seats.scatter.high}),
                       seats.accuracy.error, seats.accuracy.error_of_mean, seats.accuracy.held);
}

constexpr std::string_view introduction = R"(# What is predicted before a game

The games panel tells how uneven seats are likely to be as soon as a stroke is done, before any game is
over: a linear model of what greedy players come to, fitted on {0} maps. These are the published ones
("Hacienda Maps" by M. Lanza, CC BY 4.0), copies of them with some spaces exchanged, and drafts of
`pampas generate` of any size, symmetry and number of spaces. It is a prediction, of maps as a whole and not
of what is special about one, and 200 games know better.

## How far it can be trusted

Mean error of the gap on published maps, in percentage points, cross-validated: whoever predicts has seen
neither the map nor its changed copies. The truth are 4000 games; beside the prediction stand who always says the
mean gap of the other published maps, and so many games. *Held* is how many of the gaps lie within the interval that
is told, which is to hold eight of ten.

)";

constexpr std::string_view shares_heading = R"(
## Shares of wins

Of published maps, cross-validated: the standard deviation of a seat's share from what is predicted and from the
mean of the other ones, in points.

)";

constexpr std::string_view weights_heading = R"(
## What goes with an early seat's wins

How many points more the first seat wins on a map where a figure is one standard deviation above the mean, all others
being equal, by number of players. What matters most is a pampas space beside land that touches several markets:
who comes first takes it. The figures of `pampas analyze` alone (distances, regions, openings side by side)
go with it less.

)";

constexpr std::string_view closing = R"(
This page and `resources/prediction/seats.json` are written by `tests/prediction/fit FOLDER`, run in the project's
folder: it draws the maps, has a campaign play them and fits the model. Shares are fitted by ridge regression, each
seat by itself, and so is the square root of the gap; its interval holds the middle eight of ten errors on the published
maps that a part of the cross-validation had not seen. Published maps may lie beside others of the same figures.
)";

double mean_error(std::span<const Example> fewer, std::span<const Trial> trials, int players,
                  std::int64_t games) {
    double sum = 0;
    double count = 0;
    for (const Trial& trial : trials) {
        const Example& truth = *trial.example;
        for (const Example& one : fewer) {
            if (truth.is_published && truth.players == players && one.map == truth.map &&
                one.players == players && one.games / 100 == games / 100) {
                sum += std::abs(one.gap - truth.gap);
                count += 1;
            }
        }
    }
    return count > 0 ? sum / count : std::nan("");
}

/// Numbers of games, to the hundred: of three players there are some more than were asked for.
std::set<std::int64_t> numbers_of_games(std::span<const Example> fewer) {
    std::set<std::int64_t> result;
    for (const Example& one : fewer) {
        if (one.games >= 200) {
            result.insert(one.games / 100 * 100);
        }
    }
    return result;
}

std::string accuracy_table(const Model& model, std::span<const Trial> trials,
                           std::span<const Example> fewer) {
    const auto numbers_played = numbers_of_games(fewer);
    std::string head = "| players | the mean | prediction |";
    std::string line = "|---|---|---|";
    for (const std::int64_t games : numbers_played) {
        head += fmt::format(" {} games |", games);
        line += "---|";
    }
    std::string text = head + " held |\n" + line + "---|\n";
    for (const SeatModel& seats : model.seats) {
        text += fmt::format("| {} | {:.1f} | {:.1f} |", seats.players,
                            100 * seats.accuracy.error_of_mean, 100 * seats.accuracy.error);
        for (const std::int64_t games : numbers_played) {
            text += fmt::format(" {:.1f} |", 100 * mean_error(fewer, trials, seats.players, games));
        }
        text += fmt::format(" {:.0f} % |\n", 100 * seats.accuracy.held);
    }
    return text;
}

/// The deviation of a seat's share from those that `said` gives for a trial.
double deviation(std::span<const Trial> trials, int players, std::size_t seat, const auto& said) {
    double squares = 0;
    double count = 0;
    for (const Trial& trial : trials) {
        if (trial.example->players == players && trial.example->is_published) {
            squares += std::pow(trial.example->shares[seat] - said(trial)[seat], 2);
            count += 1;
        }
    }
    return 100 * std::sqrt(squares / count);
}

std::string shares_table(std::span<const Trial> trials) {
    std::string text =
        "| players | seat | from the mean | from the prediction |\n|---|---|---|---|\n";
    for (int players = 2; players <= 5; ++players) {
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat) {
            text += fmt::format(
                "| {} | {} | {:.1f} | {:.1f} |\n", players, seat + 1,
                deviation(trials, players, seat, [](const Trial& t) { return t.mean_shares; }),
                deviation(trials, players, seat,
                          [](const Trial& t) { return t.prediction.shares; }));
        }
    }
    return text;
}

std::string weights_table(const Model& model) {
    std::string text = "| figure | mean | 2 | 3 | 4 | 5 |\n|---|---|---|---|---|---|\n";
    for (std::size_t at = 0; at < model.usual.size(); ++at) {
        text += fmt::format("| {} | {:.2f} |", feature_words()[at], model.usual[at]);
        for (const SeatModel& seats : model.seats) {
            text += fmt::format(" {:+.1f} |", 100 * seats.shares.front().weights[at]);
        }
        text += "\n";
    }
    return text;
}

} // namespace

std::string model_file(const Model& model, std::size_t maps) {
    std::vector<std::string> seats;
    std::ranges::transform(model.seats, std::back_inserter(seats), seats_json);
    return fmt::format("{{\n  \"maps\": {},\n  \"usual\": {},\n  \"spread\": {},\n"
                       "  \"seats\": [\n{}\n  ]\n}}\n",
                       maps, numbers(model.usual), numbers(model.spread), fmt::join(seats, ",\n"));
}

std::string prediction_page(const Model& model, std::span<const Trial> trials,
                            std::span<const Example> fewer) {
    std::set<std::string> maps;
    for (const Trial& trial : trials) {
        maps.insert(trial.example->map);
    }
    return fmt::format(introduction, maps.size()) + accuracy_table(model, trials, fewer) +
           std::string(shares_heading) + shares_table(trials) + std::string(weights_heading) +
           weights_table(model) + std::string(closing);
}

} // namespace pampas::prediction
