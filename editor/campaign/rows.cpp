#include "editor/campaign/rows.h"

#include "engine/rules/cards.h"

#include <boost/algorithm/string/replace.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <numeric>

namespace pampas::campaign {
namespace {

using formats::JsonValue;

std::string quoted(const std::string& text) {
    return text.find_first_of(",\"\r\n") == std::string::npos
               ? text
               : '"' + boost::replace_all_copy(text, "\"", "\"\"") + '"';
}

/// Empty if there is no value.
std::string number(const std::optional<double>& value) {
    return value ? fmt::format("{:.6g}", *value) : "";
}

/// Seats count from 1 where people read. Empty if there is none.
std::string seat_number(const std::optional<std::size_t>& seat) {
    return seat ? std::to_string(*seat + 1) : "";
}

/// A table on the page without its figures.
report::CampaignTable shown_table(std::size_t subject, const Players& players) {
    return {.map = subject,
            .ruleset = players.ruleset,
            .bots = fmt::format("{}", fmt::join(players::one_for_all(players.bots), ", "))};
}

balance::Interval interval_of(const JsonValue& json) {
    const auto ends = json.items();
    return {ends.at(0).number(), ends.at(1).number()};
}

balance::Verdict verdict_named(const std::string& name) {
    for (const auto verdict :
         {balance::Verdict::Fair, balance::Verdict::Biased, balance::Verdict::Undecided}) {
        if (balance::name_of(verdict) == name) {
            return verdict;
        }
    }
    return balance::Verdict::Undecided;
}

std::optional<std::size_t> seat_in(const JsonValue& json) {
    return json.json().is_null() ? std::nullopt : std::optional(json.json().get<std::size_t>());
}

void read_fairness(const JsonValue& json, TableResult& result) {
    result.shown.gap = {verdict_named(json.at("verdict").text()), json.at("gap").number(),
                        interval_of(json.at("gap_ci"))};
    result.p_value = json.at("p_value").number();
    result.likely_gap = json.at("likely_gap").number();
    result.best = seat_in(json.at("best_seat"));
    result.worst = seat_in(json.at("worst_seat"));
}

double mean_of(const std::vector<double>& values) {
    return std::reduce(values.begin(), values.end()) / static_cast<double>(values.size());
}

/// Shares of wins and points of each seat.
std::vector<std::string> seat_fields(const Campaign& campaign, const TableResult& result) {
    std::vector<std::string> fields;
    for (std::size_t seat = 0; seat < result.points.size(); ++seat) {
        const balance::Interval& interval = result.shown.win_intervals[seat];
        for (const double figure :
             {result.shown.wins[seat], interval.low, interval.high, result.points[seat]}) {
            fields.push_back(number(figure));
        }
    }
    fields.resize(std::size_t{4} * static_cast<std::size_t>(most_players(campaign)));
    return fields;
}

} // namespace

TableResult result_of(const GamesAtTable& table, const report::GamesSummary& summary) {
    TableResult result{.shown = shown_table(table.subject, table.players), .seed = summary.seed};
    result.shown.games = summary.games;
    result.shown.rounds = summary.rounds;
    if (const auto& fairness = summary.fairness) {
        result.shown.gap = {fairness->verdict, fairness->gap, fairness->gap_interval};
        result.p_value = fairness->p_value;
        result.likely_gap = fairness->likely_gap;
        result.best = fairness->best;
        result.worst = fairness->worst;
    }
    for (const report::SeatSummary& seat : summary.seats) {
        result.shown.wins.push_back(seat.win_rate);
        result.shown.win_intervals.push_back(seat.win_interval);
        result.points.push_back(seat.points);
    }
    result.markets_used = report::markets_used(summary);
    result.lead_changes = summary.lead_changes;
    return result;
}

TableResult result_of(const Study& study, const JsonValue::Json& report) {
    const JsonValue json(report);
    TableResult result{.shown = shown_table(study.subject, *study.players),
                       .seed = report.at("seed").get<std::uint64_t>()};
    result.shown.games = report.at("games").get<std::int64_t>();
    result.shown.rounds = json.at("rounds").at("mean").number();
    if (const auto fairness = json.find("fairness")) {
        read_fairness(*fairness, result);
    }
    for (const JsonValue& seat : json.at("seats").items()) {
        result.shown.wins.push_back(seat.at("win_rate").number());
        result.shown.win_intervals.push_back(interval_of(seat.at("ci95")));
        result.points.push_back(seat.at("points").at("mean").number());
    }
    return result;
}

std::string csv_row(const std::vector<std::string>& fields) {
    std::vector<std::string> written;
    written.reserve(fields.size());
    for (const std::string& field : fields) {
        written.push_back(quoted(field));
    }
    return fmt::format("{}\r\n", fmt::join(written, ","));
}

std::vector<std::string> result_columns(const Campaign& campaign) {
    std::vector<std::string> result{"map",   "file",    "ruleset",   "players",    "bots",
                                    "games", "gap",     "gap_low",   "gap_high",   "verdict",
                                    "seed",  "p_value", "best_seat", "worst_seat", "rounds"};
    for (int seat = 1; seat <= most_players(campaign); ++seat) {
        for (const char* figure : {"win_rate", "low", "high", "points"}) {
            result.push_back(fmt::format("seat_{}_{}", seat, figure));
        }
    }
    result.insert(result.end(), {"likely_gap", "points", "markets_used", "lead_changes"});
    return result;
}

std::vector<std::string> result_fields(const Campaign& campaign, const Subject& subject,
                                       const Players& players, const TableResult& result) {
    std::vector<std::string> fields{name_of(subject),
                                    subject.file,
                                    players.ruleset,
                                    std::to_string(players.count),
                                    fmt::format("{}", fmt::join(players.bots, " ")),
                                    std::to_string(result.shown.games)};
    const auto add = [&fields](std::vector<std::string> more) {
        fields.insert(fields.end(), more.begin(), more.end());
    };
    if (const auto& gap = result.shown.gap) {
        add({number(gap->gap), number(gap->interval.low), number(gap->interval.high),
             std::string(balance::name_of(gap->verdict))});
    } else {
        add(std::vector<std::string>(4));
    }
    add({std::to_string(result.seed), number(result.p_value), seat_number(result.best),
         seat_number(result.worst), number(result.shown.rounds)});
    add(seat_fields(campaign, result));
    add({number(result.likely_gap), number(mean_of(result.points)), number(result.markets_used),
         number(result.lead_changes)});
    return fields;
}

} // namespace pampas::campaign
