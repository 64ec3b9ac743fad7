#include "tests/prediction/model_file.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <set>

namespace pampas::prediction {
namespace {

/// Short enough to read, precise enough for every use.
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

constexpr std::string_view introduction = R"(# Predicting wins from the map alone

After each stroke, the games panel predicts how uneven the seats are, before any game is played. The
prediction is a linear model of results of learned players, fitted on {0} maps: the published maps
("Hacienda Maps" by M. Lanza, CC BY 4.0), copies of these with some spaces exchanged, and drafts of
`pampas generate` with various sizes, symmetries and numbers of spaces. The model knows what maps
have in common, but not what is special about one map. 200 games are more accurate.

## Accuracy

The table shows the mean error of the [gap](published_games.md) on published maps, in percentage
points. It comes from a cross-validation, so the model that predicts a map was fitted without that
map and its changed copies. The true gap comes from 1000 games. For comparison, *the mean* always
predicts the mean gap of the other published maps, and the columns of games measure the gap with
that many games. *Held* is the share of gaps within the predicted interval. It should be 80 %.

)";

constexpr std::string_view shares_heading = R"(
## Shares of wins

The table shows the standard deviation of a seat's share of wins from the mean of the other
published maps and from the prediction, in percentage points. It is for published maps in the same
cross-validation.

)";

constexpr std::string_view weights_heading = R"(
## Figures that go with the first seat's wins

The table shows how much higher the first seat's share of wins is on a map where one figure is one
standard deviation above its mean and all others are equal. The difference is in percentage points,
by number of players. A pampas space beside land that touches several markets matters most, because
the first player takes it. The figures of `pampas analyze` (distances, regions, openings side by
side) matter less.

)";

constexpr std::string_view closing = R"(
`tests/prediction/fit FOLDER`, run in the project's folder, writes this page and
`resources/prediction/seats.json`. It generates the maps, plays games on them in campaigns and fits
the model. Ridge regression fits each seat's share of wins and the square root of the gap
separately. The predicted interval of the gap covers the middle 80 % of the errors on published maps
in the cross-validation. The model has a term for published maps, because they may differ from other
maps with the same figures.
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

/// Numbers of games, rounded down to hundreds: with three players, slightly more were played than
/// asked for.
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

/// The standard deviation of a seat's share from what `said` predicts for a trial.
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
