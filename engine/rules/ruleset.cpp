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

map::PlayerRange numbers_of_players(const Ruleset& ruleset,
                                    const std::optional<map::PlayerRange>& meant) {
    const map::PlayerRange all{ruleset.least_players, ruleset.most_players};
    if (!meant) {
        return all;
    }
    const map::PlayerRange both{std::max(all.least, meant->least), std::min(all.most, meant->most)};
    return both.least <= both.most ? both : all;
}

} // namespace pampas::rules
