#include "analysis/report/experiments/ladder.h"

#include "analysis/report/ground/json.h"
#include "analysis/report/ground/table.h"
#include "analysis/wording/words.h"
#include "engine/files/input_error.h"
#include "engine/language/tr.h"

#include <algorithm>
#include <numeric>

namespace pampas::report {
namespace {

using balance::Interval;
using balance::Strength;
using balance::win_chance;

/// A bot's name for display; it may be a path.
std::string name_of(const Ladder& ladder, std::size_t bot) {
    return escaped(ladder.plan.experiment.bots[bot]);
}

std::string headline(const Ladder& ladder) {
    const balance::LadderResult& result = ladder.result;
    std::string played = result.games_of_two > 0
                             ? trn("{} two-player game", "{} two-player games", result.games_of_two)
                             : "";
    if (result.mixed_games > 0) {
        played += (played.empty() ? "" : ", ") +
                  trn("{} game with {} players", "{} games with {} players", result.mixed_games,
                      wording::spelled(static_cast<std::size_t>(ladder.plan.players)));
    }
    return tr("{}: ladder of {} bots, {}, ruleset {}, seed {}", wording::shown_name(ladder.map),
              ladder.plan.experiment.bots.size(), played, wording::ruleset_title(ladder.ruleset),
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

Text strengths_text(const Ladder& ladder) {
    const std::string reference = name_of(ladder, ladder.reference);
    Table table{
        .columns = {{"bot"},
                    {"strength"},
                    {"interval"},
                    {.id = "beats", .value = reference},
                    {.id = "beats-interval", .label = "interval"}},
        .below =
            tr("From all games. Strength is the logarithm of the odds of beating {}: 0 is equally "
               "strong, 1.1 wins three games out of four, 3 wins twenty out of twenty-one.",
               reference)};
    for (const std::size_t bot : ranking(ladder)) {
        table.rows.push_back(strength_row(ladder, bot));
    }
    return table;
}

/// Strengths from tables of two and from mixed ones; empty where there is only one kind.
Text kinds_text(const Ladder& ladder) {
    const balance::LadderResult& result = ladder.result;
    if (result.mixed_games == 0) {
        return "";
    }
    Table table{.columns = {{"bot"},
                            {"games-of-two"},
                            {.id = "interval-of-two", .label = "interval"},
                            {"mixed-tables"},
                            {.id = "interval-of-mixed", .label = "interval"},
                            {"wins-per-seat"}},
                .above = tr("Strength by the number of players:"),
                .below =
                    tr("At mixed tables, all places count. An average bot wins on {} of its seats.",
                       wording::percent_text(1.0 / ladder.plan.players))};
    for (const std::size_t bot : ranking(ladder)) {
        Row& row = table.rows.emplace_back(Row{name_of(ladder, bot)});
        for (const auto* strengths : {&result.of_two, &result.of_mixed}) {
            const bool is_known = !strengths->empty();
            row.push_back(is_known ? Cell(Number{(*strengths)[bot].value, 2}) : Missing{});
            row.push_back(is_known ? Cell(Range{(*strengths)[bot].interval, 2}) : "");
        }
        row.push_back(result.per_seat[bot] ? Cell(Percent{*result.per_seat[bot]}) : Missing{});
    }
    return Text("\n") + table;
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

Text pairs_text(const Ladder& ladder) {
    if (ladder.result.pairs.empty()) {
        return "";
    }
    Table table{
        .columns = {{"bot"}, {"against"}, {"games"}, {"wins"}, {"interval"}, {"by-strength"}},
        .above = tr("Each pair of bots, with each hand and on each seat:"),
        .below = tr("The last column is what the strengths from all games predict.")};
    for (const balance::PairResult& pair : ladder.result.pairs) {
        table.rows.push_back(pair_row(ladder, pair));
    }
    return Text("\n") + table;
}

Json chances_json(Interval strength) {
    return {balance::win_chance(strength.low), balance::win_chance(strength.high)};
}

Json strength_json(const Strength& strength) {
    return {{"strength", strength.value},
            {"ci95", strength.interval},
            {"beats_reference", balance::win_chance(strength.value)},
            {"beats_reference_ci95", chances_json(strength.interval)}};
}

Json bot_json(const Ladder& ladder, std::size_t bot) {
    const balance::LadderResult& result = ladder.result;
    Json object{{"bot", ladder.plan.experiment.bots[bot]}};
    object.update(strength_json(result.all[bot]));
    if (!result.of_two.empty()) {
        object["tables_of_two"] = strength_json(result.of_two[bot]);
    }
    if (!result.of_mixed.empty()) {
        object["mixed_tables"] = strength_json(result.of_mixed[bot]);
    }
    if (result.per_seat[bot]) {
        object["mixed_tables"]["wins_per_seat"] = *result.per_seat[bot];
    }
    return object;
}

Json pair_json(const Ladder& ladder, const balance::PairResult& pair) {
    const auto& all = ladder.result.all;
    return {
        {"bots", {ladder.plan.experiment.bots[pair.one], ladder.plan.experiment.bots[pair.other]}},
        {"games", pair.games},
        {"win_rate", pair.win_rate},
        {"ci95", pair.interval},
        {"by_strength", balance::win_chance(all[pair.one].value - all[pair.other].value)}};
}

} // namespace

Ladder ladder_of(const std::string& map, const std::string& ruleset,
                 const balance::LadderPlan& plan, const std::vector<balance::LadderRound>& rounds,
                 std::size_t reference, double seconds) {
    const balance::LadderResult result =
        balance::ladder_result(rounds, plan.experiment.bots.size(), reference);
    const auto played = static_cast<std::size_t>(result.games_of_two + result.mixed_games);
    return {.map = map,
            .ruleset = ruleset,
            .plan = plan,
            .result = result,
            .reference = reference,
            .interrupted = played < balance::ladder_games(plan),
            .seconds = seconds};
}

Text ladder_text(const Ladder& ladder) {
    return Text(headline(ladder)) + strengths_text(ladder) + kinds_text(ladder) +
           pairs_text(ladder);
}

Json ladder_json(const Ladder& ladder) {
    const balance::LadderPlan& plan = ladder.plan;
    const auto bot_json_of = [&](std::size_t bot) { return bot_json(ladder, bot); };
    const auto pair_json_of = [&](const auto& pair) { return pair_json(ladder, pair); };
    Json report{{"map", ladder.map},
                {"ruleset", ladder.ruleset},
                {"players", plan.players},
                {"seed", plan.experiment.dealing.seed},
                {"games",
                 {{"tables_of_two", ladder.result.games_of_two},
                  {"mixed_tables", ladder.result.mixed_games}}},
                {"reference", plan.experiment.bots[ladder.reference]},
                {"strengths", list_json(numbers(plan.experiment.bots.size()), bot_json_of)},
                {"pairs", list_json(ladder.result.pairs, pair_json_of)}};
    add_end(report, ladder.interrupted, ladder.seconds, plan.experiment.threads);
    return report;
}

} // namespace pampas::report
