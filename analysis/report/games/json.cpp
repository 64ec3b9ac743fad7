#include "analysis/overlays/games.h"
#include "analysis/report/games/summary.h"
#include "analysis/report/games/text.h"
#include "engine/files/input_error.h"
#include "engine/formats/json_fields.h"

#include <cmath>

// Fields that only later versions write are `later`: libraries keep what earlier ones wrote.

namespace pampas::report {
namespace {

using formats::ByName;
using formats::JsonFields;

/// For whom the JSON of games is.
enum class Reader {
    User,    ///< without the overlays
    Library, ///< without the time taken, so that the same games give the same JSON
};

/// A count that is written as a share of `whole`, which must be read before: both being integers,
/// the share gives the exact count back. Null if `whole` is 0.
struct Share {
    std::int64_t& count;
    std::int64_t whole;
};
void json_fields(JsonFields& json, Share& share) {
    if (json.null(share.whole == 0)) {
        return;
    }
    const auto whole = static_cast<double>(share.whole);
    double rate = static_cast<double>(share.count) / whole;
    json.visit(rate);
    if (json.is_reading()) {
        share.count = std::llround(rate * whole);
    }
}

} // namespace
} // namespace pampas::report

namespace pampas::balance {

using report::Share;

static void json_fields(formats::JsonFields& json, ChiSquare& equality) {
    json.later("chi2", equality.chi2);
    json.later("p_value", equality.p_value);
}

static void json_fields(formats::JsonFields& json, FirstMarket& first, std::int64_t games) {
    json.later("rate", Share{first.games, games});
    json.later("round", Share{first.rounds, first.games});
}

static void json_fields(formats::JsonFields& json, SeatAtMarket& seat, std::int64_t games) {
    json.later("reached_rate", Share{seat.reached, games});
    json.derived("ci95", [&] {
        return wilson(static_cast<double>(seat.reached), static_cast<double>(games));
    });
    json.later("first_rate", Share{seat.first, games});
    json.later("round", Share{seat.rounds, seat.reached});
    json.later("win_rate", Share{seat.wins, seat.reached * whole_win});
    json.later("pesos", Share{seat.pesos, games});
}

static void json_fields(formats::JsonFields& json, AdjustedWins& wins) {
    json("win_rate", wins.rate);
    json("ci95", wins.interval);
}

static void json_fields(formats::JsonFields& json, Fairness& fairness) {
    json("verdict", formats::Word{fairness.verdict, verdict_names()});
    json("tolerance", fairness.tolerance);
    json("gap", fairness.gap);
    json("gap_ci", fairness.gap_interval);
    json("best_seat", fairness.best);
    json("worst_seat", fairness.worst);
    json("p_value", fairness.p_value);
    json.optional("likely_gap", fairness.likely_gap);
}

static void json_fields(formats::JsonFields& json, Fairness& fairness,
                        const report::GamesSummary& summary) {
    json_fields(json, fairness);
    json.derived("games", [&] { return summary.games; });
    json.derived("bots", [&] { return summary.bots; });
    if (json.is_reading()) {
        for (const report::SeatSummary& seat : summary.seats) {
            fairness.win_rates.push_back(seat.win_rate);
        }
    }
}

static void json_fields(formats::JsonFields& json, AtStrength& strength) {
    json("bots", strength.bots);
    json("games", strength.games);
    json_fields(json, strength.fairness);
    json("win_rates", strength.fairness.win_rates);
}

} // namespace pampas::balance

namespace pampas::programs {

static void json_fields(formats::JsonFields& json, Failures& failures) {
    json("bot", failures.bot);
    json.derived("ending", [&] {
        return std::string(failure_names[static_cast<std::size_t>(failures.failure.kind())]);
    });
    json("games", failures.games);
    json("game", failures.game);
    json("seat", failures.seat);
    json("reason", formats::Word{failures.failure.reason, reason_names});
    json("number", failures.failure.number);
    json("words", failures.failure.words);
    json("at_start", failures.failure.at_start);
    json.derived("message", [&] { return failures.failure.message(); });
    json("stderr", failures.errors);
    json("file", failures.file);
}

} // namespace pampas::programs

namespace pampas::report {

// Players ----------------------------------------------------------------------------------------

static void json_fields(JsonFields& json, WinShare& share) {
    json("players", share.players);
    json("win_rate", share.rate);
    json("ci95", share.interval);
}

static void json_fields(JsonFields& json, Earnings& earnings) {
    json.later("income", [&](JsonFields& income) {
        income.later("markets", earnings.markets);
        income.later("harvests", earnings.harvests);
        income.later("chips_taken", earnings.chips_taken);
    });
    json.later("interim", ByName{earnings.interim, rules::category_names});
    json.later("final", ByName{earnings.final, rules::category_names});
}

static void json_fields(JsonFields& json, GroupSummary& group) {
    json.later("players", group.players);
    json_fields(json, group.earnings);
}

static void json_fields(JsonFields& json, SeatSummary& seat, std::int64_t games) {
    json.later("wins", seat.wins);
    json("win_rate", seat.win_rate);
    json("ci95", seat.win_interval);
    json.optional("adjusted", seat.adjusted);
    json("points", [&](JsonFields& points) {
        points("mean", seat.points);
        points.later("sd", seat.points_deviation);
        points("ci95", seat.points_interval);
    });
    json("categories", ByName{seat.categories, rules::category_names});
    json_fields(json, seat.earnings);
    json.optional("first_market", seat.first_market, games);
}

// The board --------------------------------------------------------------------------------------

static void json_fields(JsonFields& json, MarketSummary& market, std::int64_t games) {
    json("at", market.at);
    json.later("reached_rate", Share{market.reached, games});
    json.later("pesos", Share{market.pesos, games});
    json.later("first_round", Share{market.rounds, market.reached});
    json.later("who_come", market.who_come);
    json.later("who_do_not", market.who_do_not);
    json.later("seats", market.seats, games);
}

static void json_fields(JsonFields& json, SpaceSummary& space, std::int64_t games) {
    json("at", space.at);
    json.later("used_rate", Share{space.used, games});
    json.later("winners_rate", space.winners_rate);
    json.later("others_rate", space.others_rate);
    json.later("seat_rates", space.seat_rates);
}

// The course of games ----------------------------------------------------------------------------

static void json_fields(JsonFields& json, CourseStep& step) {
    json.later("share", step.share);
    json.later("winners", ByName{step.winners, rules::category_names});
    json.later("others", ByName{step.others, rules::category_names});
}

static void json_fields(JsonFields& json, LeadSummary& lead) {
    constexpr int no_end = balance::ScoringTally::no_end;
    auto& [least, most] = lead.range;
    std::optional<int> end = most == no_end ? std::nullopt : std::optional(most);
    json.later("least", least);
    json.later("most", end);
    json.later("leaders", lead.leaders);
    if (json.is_reading()) {
        most = end.value_or(no_end);
    }
}

static void json_fields(JsonFields& json, InterimSummary& interim) {
    std::optional<double> round = interim.games == 0 ? std::nullopt : std::optional(interim.round);
    json.later("games", interim.games);
    json.later("round", round);
    json.later("sole_leader", interim.sole_leader);
    json.later("leads", interim.leads);
    if (json.is_reading()) {
        interim.round = round.value_or(0);
    }
}

// All of it --------------------------------------------------------------------------------------

static void json_fields(JsonFields& json, PairedDeals& paired) {
    json.later("deals", paired.deals);
    json.later("win_variance_ratio", paired.win_variance_ratio);
}

static void json_fields(JsonFields& json, Timing& timing) {
    json.later("seconds", timing.seconds);
    json.later("threads", timing.threads);
}

namespace {

/// A rank, and for the gap how many published maps are less fair.
struct RankOf {
    atlas::Rank rank;
    std::optional<atlas::FairerThan> fairer;
};
void json_fields(JsonFields& json, RankOf& of) {
    json_fields(json, of.rank);
    if (of.fairer) {
        json("fairer_than", [&](JsonFields& ends) {
            ends.items("two numbers", of.fairer->least, of.fairer->most);
        });
        json("of", of.fairer->of);
    }
}

/// Where the games lie among those on published maps.
void write_ranks(JsonFields& json, const GamesSummary& summary) {
    auto all = ranks(summary);
    if (!all.empty()) {
        json("published", [&](JsonFields& published) {
            for (std::size_t figure = 0; figure < all.size(); ++figure) {
                published(atlas::figure_names()[figure],
                          RankOf{all[figure], figure == 0 ? fairer_than(summary) : std::nullopt});
            }
        });
    }
}

/// The overlays that exist, by kind.
void overlay_fields(JsonFields& json, std::vector<overlays::Overlay>& overlays) {
    const auto kinds = overlays::kinds_of_games();
    if (json.is_reading()) {
        overlays.resize(kinds.size());
    } else if (std::ranges::count(overlays, overlays::Overlay()) == std::ssize(overlays)) {
        return;
    }
    json.later("overlays", [&](JsonFields& by_kind) {
        for (std::size_t kind = 0; kind < overlays.size(); ++kind) {
            by_kind.unless(kinds[kind].name, overlays[kind], {});
        }
    });
}

} // namespace

static void json_fields(JsonFields& json, GamesSummary& summary, Reader reader) {
    json.later("map", summary.map);
    json("ruleset", summary.ruleset);
    json.derived("players", [&] { return summary.seats.size(); });
    json("games", summary.games);
    json("seed", summary.seed);
    json("bots", summary.bots);
    json("seats", summary.seats, summary.games);
    json("rounds", [&](JsonFields& rounds) {
        rounds("mean", summary.rounds);
        rounds.later("sd", summary.rounds_deviation);
    });
    json.later("actions", summary.actions);
    json.later("seat_fairness", summary.equality);
    json.later("markets", summary.markets, summary.games);
    json.later("spaces", summary.spaces, summary.games);
    json.unless("thinking", summary.thinking, "");
    json.optional("lead_changes", summary.lead_changes);
    json.later("winners", summary.winners);
    json.later("others", summary.others);
    json.later("course", summary.course);
    json.later("interim_scoring", summary.interim);
    json.optional("fairness", summary.fairness, summary);
    if (json.is_writing()) {
        write_ranks(json, summary);
    }
    json.optional("paired", summary.paired);
    json.unless("by_strength", summary.by_strength, {});
    json.optional("failures", summary.failures);
    json.unless("interrupted", summary.interrupted, false);
    if (json.is_reading() || reader == Reader::User) {
        json.optional("timing", summary.timing);
    }
    if (json.is_reading() || reader == Reader::Library) {
        overlay_fields(json, summary.overlays);
        json.unless("checksums", summary.checksums, {});
    }
}

namespace {

/// Whether a verdict names only seats that there are.
bool is_sound(const balance::Fairness& fairness, std::size_t seats) {
    return fairness.win_rates.size() == seats && fairness.best.value_or(0) < seats &&
           fairness.worst.value_or(0) < seats;
}

/// Whether the summary has at least two seats, a bot for each, and names no others.
bool is_sound(const GamesSummary& summary) {
    const std::size_t seats = summary.seats.size();
    return seats >= 2 && summary.bots.size() == seats &&
           (!summary.fairness || is_sound(*summary.fairness, seats)) &&
           std::ranges::all_of(summary.by_strength, [seats](const balance::AtStrength& strength) {
               return strength.bots.size() == seats && is_sound(strength.fairness, seats);
           });
}

} // namespace

JsonFields::Json summary_json(const GamesSummary& summary) {
    return formats::fields_json(summary, Reader::User);
}

JsonFields::Json stored_json(const GamesSummary& summary) {
    return formats::fields_json(summary, Reader::Library);
}

GamesSummary read_summary(const JsonFields::Json& json) {
    try {
        auto summary =
            formats::read_fields<GamesSummary>(formats::JsonValue(json), Reader::Library);
        if (is_sound(summary)) {
            return summary;
        }
    } catch (const InputError&) {
        // The exact fault does not help users.
    }
    throw InputError("is no report of simulated games that this Pampas can read");
}

} // namespace pampas::report
