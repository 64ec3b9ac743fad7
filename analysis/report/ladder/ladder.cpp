#include "analysis/report/ladder/ladder.h"

#include "analysis/report/ground/table.h"
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

Row strength_row(const Ladder& ladder, std::size_t bot) {
    const Strength& strength = ladder.result.all[bot];
    if (bot == ladder.reference) {
        return {name_of(ladder, bot), "0.00", "", "", ""};
    }
    return {name_of(ladder, bot), Number{strength.value, 2}, Range{strength.interval, 2},
            Percent{win_chance(strength.value)},
            PercentRange{{win_chance(strength.interval.low), win_chance(strength.interval.high)}}};
}

std::string strengths_text(const Ladder& ladder) {
    const std::string reference = name_of(ladder, ladder.reference);
    Table table{{{"bot"},
                 {"strength"},
                 {"interval"},
                 {.id = "beats", .value = reference},
                 {.id = "beats-interval", .label = "interval"}}};
    for (const std::size_t bot : ranking(ladder)) {
        table.rows.push_back(strength_row(ladder, bot));
    }
    return table_text(table) +
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
    Table table{{{"bot"},
                 {"games-of-two"},
                 {.id = "interval-of-two", .label = "interval"},
                 {"mixed-tables"},
                 {.id = "interval-of-mixed", .label = "interval"},
                 {"wins-per-seat"}}};
    for (const std::size_t bot : ranking(ladder)) {
        Row& row = table.rows.emplace_back(Row{name_of(ladder, bot)});
        for (const auto* strengths : {&result.of_two, &result.of_mixed}) {
            const bool is_known = !strengths->empty();
            row.push_back(is_known ? Cell(Number{(*strengths)[bot].value, 2}) : Missing{});
            row.push_back(is_known ? Cell(Range{(*strengths)[bot].interval, 2}) : "");
        }
        row.push_back(result.per_seat[bot] ? Cell(Percent{*result.per_seat[bot]}) : Missing{});
    }
    return fmt::format("\n{}\n{}{}\n", tr("Strength by the number of players:"), table_text(table),
                       tr("At mixed tables, all places count. An average bot wins {} of its seats.",
                          wording::percent_text(1.0 / ladder.plan.players)));
}

/// The stronger bot of a pair first.
Row pair_row(const Ladder& ladder, const balance::PairResult& pair) {
    const auto& all = ladder.result.all;
    const bool in_order = all[pair.one].value >= all[pair.other].value;
    const auto [low, high] = pair.interval;
    const double by_strength = win_chance(std::abs(all[pair.one].value - all[pair.other].value));
    return {name_of(ladder, in_order ? pair.one : pair.other),
            name_of(ladder, in_order ? pair.other : pair.one),
            pair.games,
            Percent{in_order ? pair.win_rate : 1 - pair.win_rate},
            PercentRange{in_order ? pair.interval : Interval{1 - high, 1 - low}},
            Percent{by_strength}};
}

std::string pairs_text(const Ladder& ladder) {
    if (ladder.result.pairs.empty()) {
        return "";
    }
    Table table{{{"bot"}, {"against"}, {"games"}, {"wins"}, {"interval"}, {"by-strength"}}};
    for (const balance::PairResult& pair : ladder.result.pairs) {
        table.rows.push_back(pair_row(ladder, pair));
    }
    return fmt::format("\n{}\n{}{}\n", tr("Every two, each with either hand and on either seat:"),
                       table_text(table),
                       tr("The last column is what strengths by all games let one expect."));
}

} // namespace

std::string ladder_text(const Ladder& ladder) {
    return headline(ladder) + strengths_text(ladder) + kinds_text(ladder) + pairs_text(ladder);
}

} // namespace pampas::report
