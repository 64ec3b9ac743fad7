#include "analysis/report/reference/example.h"

#include "analysis/overlays/catalogue.h"
#include "engine/formats/format.h"

#include <algorithm>

namespace pampas::report {
namespace {

/// The kind of overlay that the term explains; null if there is none.
const overlays::Kind* kind_of(const glossary::Term& term) {
    const auto found = std::ranges::find_if(overlays::kinds(), [&term](const auto& kind) {
        return glossary::term_of(kind.name) == &term;
    });
    return found == overlays::kinds().end() ? nullptr : &*found;
}

bool is_of_a_market(const glossary::Term& term) {
    return term.id == "way" || term.id == "blockers";
}

} // namespace

std::optional<TermExample> example_of(const glossary::Term& term) {
    const overlays::Kind* kind = kind_of(term);
    if (kind == nullptr && !is_of_a_market(term)) {
        return std::nullopt;
    }
    map::Map map = formats::bundled_map(term.id == "symmetry" ? "first-pasture" : "two-corrals");
    const graph::Analysis analysis = graph::analyze(map);
    const auto hardest = [&analysis] {
        return analysis.markets.markets[graph::hardest_first(analysis.markets).front()].at;
    };
    overlays::Overlay overlay =
        kind != nullptr ? kind->make(map, analysis) : overlays::of_market(map, analysis, hardest());
    return TermExample{std::move(map), std::move(overlay)};
}

} // namespace pampas::report
