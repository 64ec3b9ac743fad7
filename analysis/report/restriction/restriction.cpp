#include "analysis/report/restriction/restriction.h"

#include "analysis/atlas/atlas.h"
#include "analysis/wording/words.h"
#include "engine/language/tr.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace pampas::report {
namespace {

using Names = std::vector<std::string>;

std::optional<atlas::Place> place_of(double cost, const RestrictionReport& report,
                                     const balance::RestrictedPlay& play) {
    return atlas::place_of_cost(play.restriction.without, cost, report.players);
}

/// Whether it costs more than on three of four published maps, and without chance still more than
/// on half of them.
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

std::string headline(const RestrictionReport& report) {
    return tr("{}: one of {} greedy players does without something; an equal share is {}",
              wording::shown_name(report.map), report.players,
              wording::percent_text(1.0 / report.players));
}

} // namespace

std::vector<std::string> restriction_conclusions(const RestrictionReport& report) {
    Names costs;
    Names hardly;
    Names more;
    Names less;
    for (const balance::RestrictedPlay& play : report.plays) {
        const std::string name = tr(play.restriction.without);
        (play.interval.low > 0 ? costs : hardly).push_back(name);
        if (costs_more(report, play)) {
            more.push_back(name);
        } else if (costs_less(report, play)) {
            less.push_back(name);
        }
    }
    std::vector<std::string> sentences;
    const auto tell = [&sentences](const Names& names, const auto& sentence) {
        if (!names.empty()) {
            sentences.push_back(sentence(fmt::format("{}", fmt::join(names, ", "))));
        }
    };
    tell(costs, [](const std::string& names) {
        return tr("Who does without it wins less often: {}.", names);
    });
    tell(hardly,
         [](const std::string& names) { return tr("Not known to cost anything: {}.", names); });
    tell(more, [](const std::string& names) {
        return tr("Decides more here than on three of four published maps: {}.", names);
    });
    tell(less, [](const std::string& names) {
        return tr("Decides less here than on three of four published maps: {}.", names);
    });
    return sentences;
}

Table restriction_table(const RestrictionReport& report) {
    Table table{{{"without"}, {"wins"}, {"cost"}, {"joint-interval"}, {"cheaper-maps"}},
                {},
                headline(report) + ". " +
                    wording::in_one_line(wording::interruption_line(report.interrupted))};
    for (const balance::RestrictedPlay& play : report.plays) {
        const auto place = place_of(play.cost, report, play);
        table.rows.push_back(
            {tr(play.restriction.without), Percent{play.win_rate}, Number{100 * play.cost},
             Range{{100 * play.interval.low, 100 * play.interval.high}},
             place ? Cell(tr("{} of {}", place->below, place->all())) : Missing{}});
    }
    return table;
}

std::string restriction_text(const RestrictionReport& report) {
    const std::string text =
        headline(report) + "\n" + wording::interruption_line(report.interrupted) + "\n";
    return report.plays.empty()
               ? text
               : fmt::format("{}{}\n{}\n", text, table_text(restriction_table(report)),
                             fmt::join(restriction_conclusions(report), "\n"));
}

Html restriction_section(const RestrictionReport& report) {
    Html sentences;
    for (const std::string& sentence : restriction_conclusions(report)) {
        sentences += html("<p>{}</p>\n", sentence);
    }
    return html_section("restrictions", tr("What carries the game"),
                        table_html(restriction_table(report)) + sentences);
}

} // namespace pampas::report
