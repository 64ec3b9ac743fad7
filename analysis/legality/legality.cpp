#include "analysis/legality/legality.h"

#include "analysis/legality/check.h"

#include <algorithm>
#include <array>
#include <set>

namespace pampas::legality {

// Defined in the other files of this folder.
extern const Check too_many_spaces, too_many_waters, kind_not_taken, no_market, no_land, no_pampas,
    market_closed, market_cut_off, pampas_unreachable, board_split, terrain_missing, terrain_uneven,
    markets_adjacent, markets_beyond_table, water_idle, terrain_undecided;

std::span<const Check> all_checks() {
    static const std::array checks{too_many_spaces,
                                   too_many_waters,
                                   kind_not_taken,
                                   no_market,
                                   no_land,
                                   no_pampas,
                                   market_closed,
                                   market_cut_off,
                                   pampas_unreachable,
                                   board_split,
                                   terrain_missing,
                                   terrain_uneven,
                                   markets_adjacent,
                                   markets_beyond_table,
                                   water_idle,
                                   terrain_undecided};
    return checks;
}

std::vector<Finding> findings(const map::Map& map, const Client& client) {
    const Survey survey(map, client);
    std::vector<Finding> result;
    for (const Check& check : all_checks()) {
        findings::add(result, check, survey);
    }
    findings::sort(result);
    return result;
}

bool legal(std::span<const Finding> findings) {
    return std::ranges::none_of(
        findings, [](Severity severity) { return severity == Severity::Error; },
        &Finding::severity);
}

Survey::Survey(const map::Map& surveyed, const Client& asked)
    : map(surveyed), client(asked), counts(map.counts()), markets(map.all(map::Space::Market)),
      waters(map.all(map::Space::Water)), pampas(graph::regions(map, is_pampas)),
      playable(graph::regions(map, is_playable)) {
    for (const auto& region : pampas.spaces) {
        grazeable.push_back(std::ranges::any_of(
            region, [&](hex::Coordinate at) { return touches(map, at, map::is_land); }));
    }
}

namespace {

using Findings = std::vector<Finding>;

bool lessens(const Finding& finding, const Findings& after) {
    return std::ranges::none_of(after, [&finding](const Finding& other) {
        return other.code == finding.code && other.terrain == finding.terrain &&
               std::ranges::includes(other.spaces, finding.spaces);
    });
}

/// Whether no check of at least this severity finds more than before.
bool adds_nothing(const Findings& before, const Findings& after, Severity least) {
    return std::ranges::all_of(all_checks(), [&](const Check& check) {
        return check.severity > least || std::ranges::count(after, check.code, &Finding::code) <=
                                             std::ranges::count(before, check.code, &Finding::code);
    });
}

bool spares_locked(const map::Map& before, const map::Map& after) {
    return before.grid() != after.grid() ||
           std::ranges::all_of(before.details().locked,
                               [&](hex::Coordinate at) { return before.at(at) == after.at(at); });
}

} // namespace

std::optional<Cure> cure(const map::Map& map, const Client& client, const Finding& finding) {
    const auto check = std::ranges::find(all_checks(), finding.code, &Check::code);
    if (check == all_checks().end() || check->cures == nullptr) {
        return std::nullopt;
    }
    const Findings before = findings(map, client);
    std::optional<Cure> second_best;
    for (Cure& cure : check->cures(Survey(map, client), finding)) {
        const Findings after = findings(cure.map, client);
        if (!spares_locked(map, cure.map) || !lessens(finding, after)) {
            continue;
        }
        if (adds_nothing(before, after, Severity::Note)) {
            return std::move(cure);
        }
        if (!second_best && adds_nothing(before, after, Severity::Error)) {
            second_best = std::move(cure);
        }
    }
    return second_best;
}

} // namespace pampas::legality
