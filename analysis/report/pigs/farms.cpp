#include "analysis/report/pigs/farms.h"

#include "analysis/balance/intervals.h"
#include "analysis/pigs/words.h"
#include "analysis/report/ground/seats_chart.h"
#include "analysis/report/ground/strengths.h"
#include "analysis/report/ground/table.h"
#include "analysis/wording/verdicts.h"
#include "analysis/wording/words.h"
#include "engine/files/input_error.h"
#include "engine/language/tr.h"
#include "engine/players/lineup.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace pampas::report {
namespace {

using pigs::Account;
using pigs::index;
using pigs::ratio;
using pigs::Task;

double games_of(const FarmsReport& report) {
    return static_cast<double>(report.series.tally.seats().games());
}

bool is_paired(const FarmsReport& report) {
    return report.plan.experiment.dealing.pairing == simulation::Pairing::Rotated;
}

std::string variants_words(const pigs::Variants& variants) {
    return fmt::format("{}{}", variants.shows_next_card ? tr(", next card open") : "",
                       variants.chooses_openly ? tr(", open choice") : "");
}

std::string headline(const FarmsReport& report) {
    const std::int64_t games = report.series.tally.seats().games();
    return tr("Happy Pigs, edition {}{}: {} of {}, seed {}", escaped(report.edition.name),
              variants_words(report.variants),
              is_paired(report) ? trn("{} paired game", "{} paired games", games)
                                : trn("{} independent game", "{} independent games", games),
              wording::who_plays(report.plan.experiment.bots), report.plan.experiment.dealing.seed);
}

std::string verdict_words(const FarmsReport& report) {
    const auto fairness = report.fairness();
    if (fairness) {
        const std::string verdict =
            wording::verdict_sentence(*fairness, wording::who_plays(report.plan.experiment.bots));
        const std::string strength =
            strength_sentence(report.series.by_strength, report.plan.experiment.bots, *fairness);
        return strength.empty() ? verdict : verdict + " " + strength;
    }
    return tr("Different bots keep their seats, so these games cannot show what the "
              "seats are worth: play with --paired.");
}

/// The gap by the strength of players; they must have played.
Table strengths_table(const FarmsReport& report) {
    return strength_table(report.series.by_strength,
                          tr("The same edition by the strength of its players, weakest first."));
}

/// The mean of a card's gains for winners, in dollars, with its normal interval.
struct Gain {
    double mean = 0;
    balance::Interval interval;
};

Gain gain_of(const pigs::CardFigures& card, int players) {
    if (card.winners == 0) {
        return {};
    }
    constexpr double normal_quantile = 1.96;
    const auto count = static_cast<double>(card.winners);
    const double mean = static_cast<double>(card.winners_gain) / count;
    const double variance = static_cast<double>(card.squared) / count - mean * mean;
    const double half = normal_quantile * std::sqrt(std::max(0.0, variance) / count);
    return {mean / players, {(mean - half) / players, (mean + half) / players}};
}

/// The cards that were played, by what winners gained.
std::vector<std::size_t> played_cards(const FarmsReport& report) {
    const auto& figures = report.series.tally.by_card();
    std::vector<std::size_t> cards(figures.size());
    std::iota(cards.begin(), cards.end(), std::size_t{0});
    std::erase_if(cards, [&](std::size_t card) { return figures[card].turns == 0; });
    std::ranges::stable_sort(cards, std::ranges::greater(), [&](std::size_t card) {
        return gain_of(figures[card], report.players).mean;
    });
    return cards;
}

/// The columns of dollars by account, in the order of accounts.
constexpr std::array<std::string_view, pigs::accounts> account_columns{
    "farm-start",   "farm-sales", "farm-final-sales", "farm-compensation",
    "farm-seasons", "farm-pigs",  "farm-items",       "farm-meadows"};

} // namespace

std::optional<balance::Fairness> FarmsReport::fairness() const {
    const bool tells = is_paired(*this) || players::all_alike(plan.experiment.bots);
    return tells ? std::optional(balance::fairness(series.tally.deals(), plan.tolerance))
                 : std::nullopt;
}

Table farm_seats_table(const FarmsReport& report) {
    Table table{
        .columns = {{"seat"}, {"wins"}, {"interval"}, {"farm-dollars"}, {"farm-dollars-sd"}},
        .below = tr("Seat 1 is the first player in the first turn. A shared win counts in "
                    "part. Dollars are means per game, and sd is their standard deviation. "
                    "The next columns show where they come from and go to.")};
    for (const std::string_view account : account_columns) {
        table.columns.push_back({account});
    }
    const pigs::FarmTally& tally = report.series.tally;
    for (std::size_t seat = 0; seat < index(report.players); ++seat) {
        const balance::SeatFigures& figures = tally.seats().seats()[seat];
        Row& row = table.rows.emplace_back(
            Row{seat + 1, Percent{tally.seats().wins(seat) / games_of(report)},
                PercentRange{tally.seats().win_interval(seat, tally.deals().design_effect(seat))},
                Number{figures.points.mean()}, Number{figures.points.deviation()}});
        for (std::size_t account = 0; account < pigs::accounts; ++account) {
            row.emplace_back(Number{tally.seats().category_mean(seat, account)});
        }
    }
    return table;
}

Table tasks_table(const FarmsReport& report) {
    Table table{.columns = {{"farm-task"},
                            {"farm-chosen"},
                            {"farm-allowed"},
                            {"farm-done"},
                            {"farm-dollars-each"}},
                .below =
                    tr("Chosen: the share of all choices. Actions: how many a player has on "
                       "average after sharing. Carried out: the share of these. The last "
                       "columns show in how many of 100 turns this many tiles are on the task.")};
    std::int64_t all = 0;
    for (const pigs::TaskFigures& figures : report.series.tally.by_task()) {
        all += figures.chosen;
    }
    const int most_tiles = report.players == 2 ? 3 : report.players;
    for (int tiles = 0; tiles <= most_tiles; ++tiles) {
        table.columns.push_back({.id = "farm-shared", .title = std::to_string(tiles)});
    }
    for (std::size_t task = 0; task < pigs::tasks; ++task) {
        const pigs::TaskFigures& figures = report.series.tally.by_task()[task];
        Row& row = table.rows.emplace_back(
            Row{pigs::task_title(static_cast<Task>(task)), Percent{ratio(figures.chosen, all)},
                Number{ratio(figures.allowed, figures.chosen)},
                Percent{ratio(figures.done, figures.allowed)},
                Number{.value = ratio(figures.dollars, figures.done), .has_sign = true}});
        const std::int64_t turns =
            std::accumulate(figures.shared.begin(), figures.shared.end(), std::int64_t{0});
        for (int tiles = 0; tiles <= most_tiles; ++tiles) {
            row.emplace_back(Number{100 * ratio(figures.shared[index(tiles)], turns), 0});
        }
    }
    return table;
}

Table winners_table(const FarmsReport& report) {
    Table table{
        .columns = {{"farm-figure"}, {"farm-winners"}, {"farm-others"}, {"farm-difference"}}};
    const balance::PlayerSums& players = report.series.tally.players();
    for (std::size_t figure = 0; figure < pigs::farm_figures; ++figure) {
        const double winners = players.winner_mean(figure);
        const double others = players.other_mean(figure);
        table.rows.push_back({pigs::figure_title(figure), Number{winners}, Number{others},
                              Number{.value = winners - others, .has_sign = true}});
    }
    return table;
}

Table cards_table(const FarmsReport& report) {
    Table table{.columns = {{"farm-card"},
                            {"farm-season"},
                            {"farm-card-games"},
                            {"farm-gain"},
                            {.id = "gain-interval", .label = "interval"}},
                .below = tr("By how many dollars the wealth of winners (money and pigs at market "
                            "prices) grew more than the mean of all players in the turn of the "
                            "card. The first cards decide most.")};
    for (const std::size_t card : played_cards(report)) {
        const pigs::CardFigures& figures = report.series.tally.by_card()[card];
        const Gain gain = gain_of(figures, report.players);
        table.rows.push_back({escaped(report.edition.cards[card].name),
                              pigs::season_title(report.edition.cards[card].season), figures.turns,
                              Number{.value = gain.mean, .has_sign = true}, Range{gain.interval}});
    }
    return table;
}

std::string assumptions_sentence(const pigs::Edition& edition) {
    std::vector<std::string> all;
    std::ranges::transform(edition.assumed, std::back_inserter(all),
                           [](const pigs::Assumption& one) { return escaped(one.what); });
    return all.empty() ? ""
                       : tr("Assumed, because the rules do not say: {}.", fmt::join(all, "; "));
}

Text farms_text(const FarmsReport& report, Detail detail) {
    const std::string assumed = assumptions_sentence(report.edition);
    Text text(headline(report) + "\n" + wording::interruption_line(report.series.interrupted) +
              (assumed.empty() ? "" : assumed + "\n") + "\n" + verdict_words(report) + "\n\n");
    if (!report.series.by_strength.empty()) {
        text += strengths_table(report) + Text("\n");
    }
    text += farm_seats_table(report);
    if (detail == Detail::All) {
        for (const auto& table : {tasks_table, winners_table, cards_table}) {
            text += Text("\n") + table(report);
        }
    }
    return text;
}

Html farms_page(const FarmsReport& report) {
    const std::string title = tr("Happy Pigs, edition {}", report.edition.name);
    const auto fairness = report.fairness();
    Html verdicts;
    if (fairness) {
        verdicts = html_verdicts(html_verdict(
            style_of(fairness->verdict),
            wording::verdict_headline(*fairness, wording::who_plays(report.plan.experiment.bots)),
            "seats"));
    }
    Html rest = html_paragraph(headline(report)) + verdicts;
    const std::string assumed = assumptions_sentence(report.edition);
    if (!assumed.empty()) {
        rest += html_paragraph(assumed);
    }
    const std::array charted{
        SeatsOfDeals{wording::who_plays(report.plan.experiment.bots), report.series.tally.deals()}};
    Html seats =
        html_paragraph(verdict_words(report)) + seats_chart(charted, report.plan.tolerance);
    if (!report.series.by_strength.empty()) {
        seats += table_html(strengths_table(report));
    }
    seats += table_html(farm_seats_table(report));
    const Html sections =
        html_section("seats", tr("Seats"), seats) +
        html_section("tasks", tr("Tasks"), table_html(tasks_table(report))) +
        html_section("winners", tr("Winners and others"), table_html(winners_table(report))) +
        html_section("cards", tr("Season cards"), table_html(cards_table(report)));
    return html_page(title, html_header(tr("Games"), title, rest) + html_main(sections), "seats",
                     tr("Skip to the seats"));
}

} // namespace pampas::report
