#include "engine/rules/ruleset.h"

#include "engine/resources/named.h"
#include "engine/rules/ruleset_json.h"

namespace pampas::rules {

const std::vector<Ruleset>& rulesets() {
    static const auto all = resources::bundled<Ruleset>("rulesets", "standard", read_ruleset);
    return all;
}

Ruleset ruleset_named(const std::string& name_or_path) {
    return resources::named<Ruleset>(name_or_path, rulesets(), "ruleset", read_ruleset);
}

} // namespace pampas::rules
