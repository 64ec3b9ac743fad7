#include "engine/rules/ruleset.h"

#include "engine/files/file.h"
#include "engine/files/input_error.h"
#include "engine/resources/resource.h"
#include "engine/rules/ruleset_json.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <iterator>

namespace pampas::rules {
namespace {

std::vector<Ruleset> bundled_rulesets() {
    std::vector<Ruleset> result;
    for (const auto& resource : resources::in_folder("rulesets")) {
        if (resource.path.ends_with(".json")) {
            result.push_back(read_ruleset(resource.bytes));
        }
    }
    std::ranges::stable_partition(result, [](const Ruleset& r) { return r.name == "standard"; });
    return result;
}

} // namespace

const std::vector<Ruleset>& rulesets() {
    static const std::vector<Ruleset> bundled = bundled_rulesets();
    return bundled;
}

Ruleset ruleset_named(const std::string& name_or_path) {
    const auto found = std::ranges::find(rulesets(), name_or_path, &Ruleset::name);
    if (found != rulesets().end()) {
        return *found;
    }
    if (!name_or_path.ends_with(".json")) {
        std::vector<std::string> names;
        std::ranges::transform(rulesets(), std::back_inserter(names), &Ruleset::name);
        throw InputError(fmt::format("unknown ruleset \"{}\"; known are {}, or give a .json file",
                                     name_or_path, fmt::join(names, ", ")));
    }
    try {
        return read_ruleset(read_file(name_or_path));
    } catch (const InputError& error) {
        throw error.in_file(name_or_path);
    }
}

} // namespace pampas::rules
