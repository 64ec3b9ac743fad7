#include "analysis/report/map/validation.h"

#include "analysis/report/ground/findings.h"
#include "analysis/report/ground/json.h"
#include "analysis/wording/words.h"
#include "engine/files/input_error.h"
#include "engine/language/tr.h"

#include <algorithm>
#include <array>

namespace pampas::report {
namespace {

using findings::Finding;
using findings::Severity;

Json finding_json(const Finding& finding) {
    Json object{{"code", finding.code},
                {"severity", name(finding.severity)},
                {"message", finding.sentence},
                {"spaces", finding.spaces}};
    if (!finding.terrain.empty()) {
        object["terrain"] = finding.terrain;
    }
    return object;
}

Json map_json(const Validation& validation) {
    return {{"map", validation.map},
            {"client", validation.client.name},
            {"legal", validation.legal()},
            {"findings", list_json(validation.findings, finding_json)}};
}

std::string map_text(const Validation& validation) {
    const std::string map = wording::shown_name(validation.map);
    const std::string client = escaped(validation.client.title);
    const std::string found = findings::tally(validation.findings);
    const std::string text = validation.legal()
                                 ? tr("{}: legal for {}, {}", map, client, found)
                                 : tr("{}: NOT LEGAL for {}, {}", map, client, found);
    return text + "\n" + findings_text(validation.findings);
}

std::string summary(std::span<const Validation> validations) {
    const auto legal = std::ranges::count_if(validations, &Validation::legal);
    return tr("{} maps: {} legal, {} not.", validations.size(), legal,
              std::ssize(validations) - legal);
}

} // namespace

Validation validate(const map::Map& map, const legality::Client& client) {
    return {map.details().name, client, legality::findings(map, client)};
}

Json validation_json(std::span<const Validation> validations) {
    return validations.size() == 1 ? map_json(validations.front())
                                   : list_json(validations, map_json);
}

std::string validation_text(std::span<const Validation> validations) {
    std::string text;
    for (const Validation& validation : validations) {
        text += map_text(validation);
    }
    return validations.size() == 1 ? text : text + "\n" + summary(validations) + "\n";
}

} // namespace pampas::report
