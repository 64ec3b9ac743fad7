#include "analysis/report/ground/table.h"
#include "analysis/report/ladder/ladder.h"
#include "analysis/wording/words.h"
#include "engine/files/input_error.h"
#include "engine/language/tr.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

namespace pampas::report {
namespace {

using balance::Interval;
using balance::Strength;
using balance::win_chance;

std::string range(Interval interval) {
    return tr("{:.2f} to {:.2f}", interval.low, interval.high);
}

/// A bot's name, which may be a path.
std::string name_of(const Ladder& ladder, std::size_t bot) {
    return escaped(ladder.plan.experiment.bots[bot]);
}

std::string headline(const Ladder& ladder) {
    const balance::LadderResult& result = ladder.result;
    std::string played = result.games_of_two > 0
                             ? trn("{} game of two", "{} games of two", result.games_of_two)
                             : "";
    if (result.mixed_games > 0) {
        played += (played.empty() ? "" : ", ") +
                  trn("{} game of {}", "{} games of {}", result.mixed_games,
                      wording::spelled(static_cast<std::size_t>(ladder.plan.players)));
    }
    return tr("{}: ladder of {} bots, {}, ruleset {}, seed {}", wording::shown_name(ladder.map),
              ladder.plan.experiment.bots.size(), played, escaped(ladder.ruleset),
              ladder.plan.experiment.dealing.seed) +
           "\n" + wording::interruption_line(ladder.interrupted) + "\n";
}

/// Bots by their strength, the strongest first.
std::vector<std::size_t> ranking(const Ladder& ladder) {
    std::vector<std::size_t> bots(ladder.plan.experiment.bots.size());
    std::iota(bots.begin(), bots.end(), std::size_t{0});
    std::ranges::stable_sort(bots, std::ranges::greater(),
                             [&](std::size_t bot) { return ladder.result.all[bot].value; });
    return bots;
}

std::vector<std::string> strength_row(const Ladder& ladder, std::size_t bot) {
    const Strength& strength = ladder.result.all[bot];
    if (bot == ladder.reference) {
        return {name_of(ladder, bot), "0.00", "", "", ""};
    }
    return {name_of(ladder, bot), fmt::format("{:.2f}", strength.value), range(strength.interval),
            wording::percent_text(win_chance(strength.value)),
            wording::percent_text(
                {win_chance(strength.interval.low), win_chance(strength.interval.high)})};
}

std::string strengths_text(const Ladder& ladder) {
    const std::string reference = name_of(ladder, ladder.reference);
    Rows rows{{tr("bot"), tr("strength"), tr("95 % interval"), tr("beats {}", reference),
               tr("95 % interval")}};
    for (const std::size_t bot : ranking(ladder)) {
        rows.push_back(strength_row(ladder, bot));
    }
    return table(rows) +
           tr("By all games. Strength is the logarithm of the odds to beat {}: 0 is as strong, "
              "1.1\n"
              "wins three of four, 3 wins twenty of twenty-one.",
              reference) +
           "\n";
}

/// Strengths by tables of two and by mixed ones; nothing where there is one kind only.
std::string kinds_text(const Ladder& ladder) {
    const balance::LadderResult& result = ladder.result;
    if (result.mixed_games == 0) {
        return "";
    }
    Rows rows{{tr("bot"), tr("games of two"), tr("95 % interval"), tr("mixed tables"),
               tr("95 % interval"), tr("wins a seat")}};
    for (const std::size_t bot : ranking(ladder)) {
        auto& row = rows.emplace_back(1, name_of(ladder, bot));
        for (const auto* strengths : {&result.of_two, &result.of_mixed}) {
            const bool is_known = !strengths->empty();
            row.push_back(is_known ? fmt::format("{:.2f}", (*strengths)[bot].value) : "-");
            row.push_back(is_known ? range((*strengths)[bot].interval) : "");
        }
        row.push_back(result.per_seat[bot] ? wording::percent_text(*result.per_seat[bot]) : "-");
    }
    return fmt::format("\n{}\n{}{}\n", tr("Strength by the number of players:"), table(rows),
                       tr("At mixed tables, all places count. An average bot wins {} of its seats.",
                          wording::percent_text(1.0 / ladder.plan.players)));
}

/// The stronger bot of a pair first.
std::vector<std::string> pair_row(const Ladder& ladder, const balance::PairResult& pair) {
    const auto& all = ladder.result.all;
    const bool in_order = all[pair.one].value >= all[pair.other].value;
    const auto [low, high] = pair.interval;
    const double by_strength = win_chance(std::abs(all[pair.one].value - all[pair.other].value));
    return {name_of(ladder, in_order ? pair.one : pair.other),
            name_of(ladder, in_order ? pair.other : pair.one),
            std::to_string(pair.games),
            wording::percent_text(in_order ? pair.win_rate : 1 - pair.win_rate),
            wording::percent_text(in_order ? pair.interval : Interval{1 - high, 1 - low}),
            wording::percent_text(by_strength)};
}

std::string pairs_text(const Ladder& ladder) {
    if (ladder.result.pairs.empty()) {
        return "";
    }
    Rows rows{{tr("bot"), tr("against"), tr("games"), tr("wins"), tr("95 % interval"),
               tr("by strength")}};
    for (const balance::PairResult& pair : ladder.result.pairs) {
        rows.push_back(pair_row(ladder, pair));
    }
    return fmt::format("\n{}\n{}{}\n", tr("Every two, each with either hand and on either seat:"),
                       table(rows),
                       tr("The last column is what strengths by all games let one expect."));
}

} // namespace

std::string ladder_text(const Ladder& ladder) {
    return headline(ladder) + strengths_text(ladder) + kinds_text(ladder) + pairs_text(ladder);
}

} // namespace pampas::report
