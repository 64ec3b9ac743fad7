#include "analysis/legality/paving.h"
#include "engine/hex/name.h"
#include "engine/language/tr.h"

#include <algorithm>

namespace pampas::legality {
namespace {

/// The last entry of the printed market table (R7.2).
constexpr std::size_t table_end = 11;

/// Whether animals from land can reach an open side of the market (R1.3, R5.4).
bool herds_can_reach(const Survey& survey, hex::Coordinate market) {
    const hex::Grid& grid = survey.map.grid();
    return std::ranges::any_of(grid.neighbours(market), [&](hex::Coordinate side) {
        const auto region = survey.pampas.of[grid.offset(side)];
        return region && survey.grazeable[*region];
    });
}

std::vector<Draft> missing_market(const Survey& survey) {
    if (!survey.markets.empty()) {
        return {};
    }
    return {{tr("There is no market; a board needs at least one to drive herds to.")}};
}

std::vector<Draft> closed_markets(const Survey& survey) {
    std::vector<Draft> result;
    for (const hex::Coordinate market : survey.markets) {
        if (!touches(survey.map, market, is_pampas)) {
            result.push_back({tr("The market at {} has no open side; at least one of its "
                                 "six neighbours must be pampas.",
                                 hex::name(market)),
                              {market}});
        }
    }
    return result;
}

std::vector<Draft> cut_off_markets(const Survey& survey) {
    std::vector<Draft> result;
    for (const hex::Coordinate market : survey.markets) {
        if (touches(survey.map, market, is_pampas) && !herds_can_reach(survey, market)) {
            result.push_back({tr("No herd can reach the market at {}: the pampas at its "
                                 "open sides must lead to a space beside land.",
                                 hex::name(market)),
                              {market}});
        }
    }
    return result;
}

std::vector<Draft> adjacent_markets(const Survey& survey) {
    std::vector<Draft> result;
    for (const hex::Coordinate market : survey.markets) {
        std::vector<hex::Coordinate> later;
        for (const hex::Coordinate next : survey.map.grid().neighbours(market)) {
            if (market < next && survey.map.at(next) == map::Space::Market) {
                later.push_back(next);
            }
        }
        std::ranges::sort(later);
        for (const hex::Coordinate next : later) {
            result.push_back({tr("The markets at {} and {} are adjacent, so one herd reaches both "
                                 "at once; leave a space between them.",
                                 hex::name(market), hex::name(next)),
                              {market, next}});
        }
    }
    return result;
}

std::vector<Draft> markets_past_table(const Survey& survey) {
    if (survey.markets.size() <= table_end) {
        return {};
    }
    return {{tr("There are {} markets, but the printed scoring table ends at {} (its formula also "
                "covers the 12th and later ones).",
                survey.markets.size(), table_end),
             survey.markets}};
}

std::vector<Cure> ways_to_market(const Survey& survey, const Finding& finding) {
    return led_to_land(survey, finding.spaces);
}

/// Moves either market of a pair by one space to where no market is adjacent.
std::vector<Cure> moved_markets(const Survey& survey, const Finding& finding) {
    std::vector<Cure> result;
    for (const hex::Coordinate market : {finding.spaces.back(), finding.spaces.front()}) {
        map::Map without = survey.map;
        without.set(market, map::Space::Pampas);
        for (const hex::Coordinate to : survey.map.grid().neighbours(market)) {
            if (is_pampas(survey.map.at(to)) && !touches(without, to, graph::is_market)) {
                result.push_back(
                    {tr("Move the market at {} to {}", hex::name(market), hex::name(to)), without});
                result.back().map.set(to, map::Space::Market);
            }
        }
    }
    return result;
}

} // namespace

extern constexpr Check no_market{
    {"no-market", Severity::Error, "no market at all", missing_market}};
extern constexpr Check market_closed{
    {"market-closed", Severity::Error, "a market without an open side", closed_markets},
    ways_to_market};
extern constexpr Check market_cut_off{
    {"market-cut-off", Severity::Error, "a market no herd can reach", cut_off_markets},
    ways_to_market};
extern constexpr Check markets_adjacent{
    {"markets-adjacent", Severity::Warning, "markets side by side", adjacent_markets},
    moved_markets};
extern constexpr Check markets_beyond_table{{"markets-beyond-table", Severity::Note,
                                             "more markets than the printed table",
                                             markets_past_table}};

} // namespace pampas::legality
