#include "analysis/report/experiments/restriction.h"

#include "analysis/atlas/atlas.h"
#include "analysis/report/ground/json.h"
#include "analysis/wording/words.h"
#include "engine/hex/name.h"
#include "engine/language/tr.h"
#include "engine/players/lineup.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace pampas::report {
namespace {

/// Where a cost lies among published maps; empty if the games say too little about it.
std::optional<atlas::Rank> place_of(double cost, const RestrictionReport& report,
                                    const balance::RestrictedPlay& play) {
    constexpr double says_nothing = 0.5;
    if (play.interval.high - play.interval.low > says_nothing) {
        return std::nullopt;
    }
    return atlas::rank_of_cost(play.restriction.without, cost, report.players);
}

/// Whether it costs more than on three of four published maps, and even at the low end of its
/// interval more than on half of them.
bool costs_more(const RestrictionReport& report, const balance::RestrictedPlay& play) {
    const auto place = place_of(play.cost, report, play);
    const auto least = place_of(play.interval.low, report, play);
    return place && 4 * place->below > 3 * place->all() && 2 * least->below > least->all();
}

bool costs_less(const RestrictionReport& report, const balance::RestrictedPlay& play) {
    const auto place = place_of(play.cost, report, play);
    const auto most = place_of(play.interval.high, report, play);
    return place && 4 * place->above > 3 * place->all() && 2 * most->above > most->all();
}

/// What a player does without, for people: markets by the names of their spaces.
std::string shown(const balance::Restriction& restriction) {
    const std::size_t at = restriction.without.find('[');
    const auto space = at == std::string::npos
                           ? std::nullopt
                           : hex::coordinate_written(restriction.without.substr(at));
    return space ? tr("market {}", hex::name(*space)) : tr(restriction.without);
}

std::string headline(const RestrictionReport& report) {
    const std::vector<std::string> bots(static_cast<std::size_t>(report.players),
                                        players::usual_bot());
    return tr("{}: one of {} plays without something; an equal share is {}",
              wording::shown_name(report.map), wording::who_plays(bots),
              wording::percent_text(1.0 / report.players));
}

/// What each restriction costs.
Table restriction_table(const RestrictionReport& report) {
    Table table{{{"without"}, {"wins"}, {"cost"}, {"joint-interval"}, {"cheaper-maps"}},
                {},
                headline(report) + ". " +
                    wording::in_one_line(wording::interruption_line(report.interrupted))};
    bool has_places = false;
    for (const balance::RestrictedPlay& play : report.plays) {
        const auto place = place_of(play.cost, report, play);
        has_places = has_places || place;
        table.rows.push_back(
            {shown(play.restriction), Percent{play.win_rate}, Number{100 * play.cost},
             Range{{100 * play.interval.low, 100 * play.interval.high}},
             place ? Cell(tr("{} of {}", place->below, place->all())) : Missing{}});
    }
    return has_places ? table : table.only({"without", "wins", "cost", "joint-interval"});
}

} // namespace

std::vector<std::string> restriction_conclusions(const RestrictionReport& report) {
    std::vector<std::string> costs;
    std::vector<std::string> hardly;
    std::vector<std::string> more;
    std::vector<std::string> less;
    for (const balance::RestrictedPlay& play : report.plays) {
        const std::string name = shown(play.restriction);
        (play.interval.low > 0 ? costs : hardly).push_back(name);
        if (costs_more(report, play)) {
            more.push_back(name);
        } else if (costs_less(report, play)) {
            less.push_back(name);
        }
    }
    std::vector<std::string> sentences;
    for (const auto& [names, sentence] :
         {std::pair(costs, tr_later("A player wins less often without: {}.")),
          std::pair(hardly, tr_later("No clear cost without: {}.")),
          std::pair(more,
                    tr_later("More important here than on three quarters of published maps: {}.")),
          std::pair(
              less,
              tr_later("Less important here than on three quarters of published maps: {}."))}) {
        if (!names.empty()) {
            sentences.push_back(fmt::format(fmt::runtime(tr(sentence)), fmt::join(names, ", ")));
        }
    }
    return sentences;
}

Text restriction_text(const RestrictionReport& report) {
    Text text = headline(report) + "\n" + wording::interruption_line(report.interrupted) + "\n";
    for (const std::string& conclusion : restriction_conclusions(report)) {
        text += conclusion + "\n";
    }
    return report.plays.empty() ? text : text + Text("\n") + restriction_table(report);
}

Html restriction_section(const RestrictionReport& report) {
    return html_section("restrictions", tr("What the game depends on"),
                        table_html(restriction_table(report)) +
                            html_each(restriction_conclusions(report), html_paragraph));
}

Json restriction_json(const RestrictionReport& report) {
    const auto play_json = [&report](const balance::RestrictedPlay& play) {
        Json json{{"without", play.restriction.without},
                  {"games", play.games},
                  {"win_rate", play.win_rate},
                  {"fair_share", 1.0 / report.players},
                  {"cost", play.cost},
                  {"ci95", play.interval}};
        add_known(json, "published", place_of(play.cost, report, play));
        return json;
    };
    Json json{{"map", report.map},
              {"players", report.players},
              {"seed", report.seed},
              {"restrictions", list_json(report.plays, play_json)}};
    add_interruption(json, report.interrupted);
    return json;
}

} // namespace pampas::report
