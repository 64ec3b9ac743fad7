#include "engine/rules/ruleset.h"

#include "engine/formats/named.h"
#include "engine/language/tr.h"
#include "engine/rules/ruleset_json.h"

#include <algorithm>

namespace pampas::rules {

const std::vector<Ruleset>& rulesets() {
    static const auto all = formats::bundled<Ruleset>("rulesets", "standard", read_ruleset);
    return all;
}

Ruleset ruleset_named(const std::string& name_or_path) {
    return formats::named<Ruleset>(name_or_path, rulesets(), tr_later("ruleset"), read_ruleset);
}

std::span<const RulesetTitle> ruleset_titles() {
    static constexpr std::array titles{RulesetTitle{"standard", tr_later("Standard")},
                                       RulesetTitle{"variant-1", tr_later("Variant 1")},
                                       RulesetTitle{"variant-2", tr_later("Variant 2")},
                                       RulesetTitle{"variant-1-2", tr_later("Variants 1 and 2")},
                                       RulesetTitle{"crucible", tr_later("The Crucible")}};
    return titles;
}

Ruleset ruleset_of(const map::Details& map) {
    return map.ruleset ? ruleset_named(*map.ruleset) : usual_ruleset();
}

map::PlayerRange numbers_of_players(const Ruleset& ruleset,
                                    const std::optional<map::PlayerRange>& meant) {
    const map::PlayerRange all{ruleset.least_players, ruleset.most_players};
    if (!meant) {
        return all;
    }
    const map::PlayerRange both{std::max(all.least, meant->least), std::min(all.most, meant->most)};
    return both.least <= both.most ? both : all;
}

int usual_players(const Ruleset& ruleset, const std::optional<map::PlayerRange>& meant) {
    const int usual = players_bounds.usual;
    const int on_map = meant ? std::clamp(usual, meant->least, meant->most) : usual;
    return std::clamp(on_map, ruleset.least_players, ruleset.most_players);
}

} // namespace pampas::rules
