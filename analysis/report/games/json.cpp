#include "analysis/report/games/json.h"

#include "analysis/overlays/games.h"
#include "analysis/overlays/overlay_json.h"
#include "analysis/report/games/json_parts.h"
#include "analysis/report/games/place.h"
#include "engine/files/input_error.h"

namespace pampas::report {
namespace {

constexpr const char* overlays_key = "overlays";

// The seats --------------------------------------------------------------------------------------

Json fairness_json(const GamesSummary& summary) {
    const balance::Fairness& fairness = *summary.fairness;
    Json json{{"verdict", balance::name_of(fairness.verdict)},
              {"tolerance", fairness.tolerance},
              {"gap", fairness.gap},
              {"gap_ci", interval_json(fairness.gap_interval)},
              {"best_seat", fairness.best},
              {"worst_seat", fairness.worst},
              {"p_value", fairness.p_value},
              {"games", summary.games},
              {"bots", summary.bots}};
    if (fairness.likely_gap) {
        json["likely_gap"] = *fairness.likely_gap;
    }
    return json;
}

/// A number that an earlier Pampas did not tell.
std::optional<double> told_number(const Json& json, const char* key) {
    const auto found = json.find(key);
    return found == json.end() ? std::nullopt : std::optional(found->get<double>());
}

/// Where the games lie among those on published maps.
Json published_json(const GamesSummary& summary) {
    Json json = Json::object();
    for (const atlas::Place& place : places(summary)) {
        json[std::string(atlas::figure_names()[json.size()])] = place_json(place);
    }
    return json;
}

balance::Verdict read_verdict(const std::string& name) {
    for (const auto verdict : {balance::Verdict::Fair, balance::Verdict::Biased}) {
        if (balance::name_of(verdict) == name) {
            return verdict;
        }
    }
    return balance::Verdict::Undecided;
}

balance::Fairness read_fairness(const Json& json, const std::vector<SeatSummary>& seats) {
    balance::Fairness fairness{.verdict = read_verdict(json.at("verdict").get<std::string>()),
                               .tolerance = json.at("tolerance").get<double>(),
                               .best = json.at("best_seat").get<std::size_t>(),
                               .worst = json.at("worst_seat").get<std::size_t>(),
                               .gap = json.at("gap").get<double>(),
                               .likely_gap = told_number(json, "likely_gap"),
                               .gap_interval = read_interval(json.at("gap_ci")),
                               .p_value = json.at("p_value").get<double>()};
    for (const SeatSummary& seat : seats) {
        fairness.win_rates.push_back(seat.win_rate);
    }
    return fairness;
}

// All of it --------------------------------------------------------------------------------------

Json head_json(const GamesSummary& summary) {
    const auto in_games = [games = summary.games](const auto& item) {
        return json_of(item, games);
    };
    return {
        {"map", summary.map},
        {"ruleset", summary.ruleset},
        {"players", summary.seats.size()},
        {"games", summary.games},
        {"seed", summary.seed},
        {"bots", summary.bots},
        {"seats", list_json(summary.seats, in_games)},
        {"rounds", {{"mean", summary.rounds}, {"sd", summary.rounds_deviation}}},
        {"actions", summary.actions},
        {"seat_fairness", {{"chi2", summary.equality.chi2}, {"p_value", summary.equality.p_value}}},
        {"markets", list_json(summary.markets, in_games)},
        {"spaces", list_json(summary.spaces, in_games)}};
}

void add_groups(Json& json, const GamesSummary& summary) {
    if (summary.lead_changes) {
        json["lead_changes"] = *summary.lead_changes;
    }
    json["winners"] = json_of(summary.winners);
    json["others"] = json_of(summary.others);
    json["course"] =
        list_json(summary.course, [](const CourseStep& step) { return json_of(step); });
    json["interim_scoring"] = json_of(summary.interim);
}

Json overlays_json(const GamesSummary& summary) {
    Json json = Json::object();
    for (std::size_t kind = 0; kind < summary.overlays.size(); ++kind) {
        if (summary.overlays[kind] != overlays::Overlay()) {
            json[std::string(overlays::kinds_of_games()[kind].name)] =
                overlays::overlay_json(summary.overlays[kind]);
        }
    }
    return json;
}

std::vector<overlays::Overlay> read_overlays(const Json& json) {
    std::vector<overlays::Overlay> result;
    for (const overlays::GamesKind& kind : overlays::kinds_of_games()) {
        const auto found = json.find(kind.name);
        result.push_back(found == json.end() ? overlays::Overlay()
                                             : overlays::read_overlay(*found));
    }
    return result;
}

/// What is told of the games and not only of single seats, markets or spaces.
GamesSummary read_head(const Json& json) {
    const Json& equality = optional_part(json, "seat_fairness");
    GamesSummary summary{.map = json.value("map", ""),
                         .ruleset = json.at("ruleset").get<std::string>(),
                         .games = json.at("games").get<std::int64_t>(),
                         .seed = json.at("seed").get<std::uint64_t>(),
                         .bots = json.at("bots").get<std::vector<std::string>>(),
                         .thinking = json.value("thinking", ""),
                         .rounds = json.at("rounds").at("mean").get<double>(),
                         .rounds_deviation = optional_number(json.at("rounds"), "sd"),
                         .lead_changes = told_number(json, "lead_changes"),
                         .actions = optional_number<std::int64_t>(json, "actions"),
                         .equality = {.chi2 = optional_number(equality, "chi2"),
                                      .p_value = optional_number(equality, "p_value")},
                         .winners = read_group(optional_part(json, "winners")),
                         .others = read_group(optional_part(json, "others")),
                         .course = read_list(optional_part(json, "course"), read_course_step),
                         .interim = read_interim(optional_part(json, "interim_scoring")),
                         .interrupted = json.value("interrupted", false),
                         .overlays = read_overlays(optional_part(json, overlays_key))};
    if (json.contains("paired")) {
        const Json& paired = json.at("paired");
        summary.paired = PairedDeals{optional_number<std::int64_t>(paired, "deals"),
                                     optional_number(paired, "win_variance_ratio")};
    }
    if (json.contains("timing")) {
        const Json& timing = json.at("timing");
        summary.timing = Timing{optional_number(timing, "seconds"),
                                optional_number<std::size_t>(timing, "threads")};
    }
    return summary;
}

GamesSummary read_all(const Json& json) {
    GamesSummary summary = read_head(json);
    const auto in_games = [games = summary.games](auto* of) {
        return [games, of](const Json& item) { return of(item, games); };
    };
    summary.seats = read_list(json.at("seats"), in_games(read_seat));
    summary.markets = read_list(optional_part(json, "markets"), in_games(read_market));
    summary.spaces = read_list(optional_part(json, "spaces"), in_games(read_space));
    if (json.contains("fairness")) {
        summary.fairness = read_fairness(json.at("fairness"), summary.seats);
    }
    return summary;
}

/// Whether seats are named that there are.
bool is_sound(const GamesSummary& summary) {
    const std::size_t seats = summary.seats.size();
    return seats >= 2 && summary.bots.size() == seats &&
           (!summary.fairness ||
            (summary.fairness->best < seats && summary.fairness->worst < seats));
}

} // namespace

Json summary_json(const GamesSummary& summary) {
    Json json = head_json(summary);
    if (!summary.thinking.empty()) {
        json["thinking"] = summary.thinking;
    }
    add_groups(json, summary);
    if (summary.fairness) {
        json["fairness"] = fairness_json(summary);
    }
    if (Json published = published_json(summary); !published.empty()) {
        json["published"] = std::move(published);
    }
    if (summary.paired) {
        json["paired"] = {{"deals", summary.paired->deals},
                          {"win_variance_ratio", summary.paired->win_variance_ratio}};
    }
    if (summary.interrupted) {
        json["interrupted"] = true;
    }
    if (summary.timing) {
        json["timing"] = {{"seconds", summary.timing->seconds},
                          {"threads", summary.timing->threads}};
    }
    return json;
}

Json stored_json(const GamesSummary& summary) {
    Json json = summary_json(summary);
    json.erase("timing");
    if (Json overlays = overlays_json(summary); !overlays.empty()) {
        json[overlays_key] = std::move(overlays);
    }
    return json;
}

GamesSummary read_summary(const Json& json) {
    try {
        GamesSummary summary = read_all(json);
        if (is_sound(summary)) {
            return summary;
        }
    } catch (const Json::exception&) {
        // What exactly is of no use to people.
    }
    throw InputError("is no report of simulated games that this Pampas can read");
}

} // namespace pampas::report
