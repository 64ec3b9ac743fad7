#include "engine/rules/ruleset.h"

#include "engine/formats/named.h"
#include "engine/language/tr.h"
#include "engine/rules/ruleset_json.h"

namespace pampas::rules {

const std::vector<Ruleset>& rulesets() {
    static const auto all = formats::bundled<Ruleset>("rulesets", "standard", read_ruleset);
    return all;
}

Ruleset ruleset_named(const std::string& name_or_path) {
    return formats::named<Ruleset>(name_or_path, rulesets(), tr_later("ruleset"), read_ruleset);
}

} // namespace pampas::rules
