#pragma once

#include "analysis/findings/finding.h"
#include "analysis/graph/analysis.h"
#include "analysis/legality/legality.h"
#include "analysis/report/ground/html_map.h"
#include "analysis/report/ground/text.h"

#include <nlohmann/json_fwd.hpp>

#include <span>
#include <string>

/// Reports on a map: whether clients accept it, and what it offers.
namespace pampas::report {

/// The JSON (analysis/report#analyze), with the findings (map_findings.h) and the places among
/// published maps (published.h). `findings` are those of its legality.
nlohmann::ordered_json analysis_json(const graph::Analysis& analysis,
                                     std::span<const findings::Finding> findings);

/// The same for people: the findings, worst first, every measure, and where the map lies among
/// published ones. `findings` are those of its legality. Control characters in names are escaped.
Text analysis_text(const graph::Analysis& analysis, std::span<const findings::Finding> findings);

/// Its measures and places among published maps alone.
Text measures_text(const graph::Analysis& analysis);

/// `583 spaces: pampas 420, land 135, markets 19, water 9`.
std::string counts_text(const graph::Analysis& analysis);

/// A self-contained page: the findings, the map with its figures on it, tables and charts.
/// `analysis` and `findings` belong to `map`, `picture` shows it.
Html analysis_html(const map::Map& map, const graph::Analysis& analysis,
                   std::span<const findings::Finding> findings, const MapPicture& picture);

/// What a client finds wrong with a map (analysis/report#validate).
struct Validation {
    std::string map; ///< name
    legality::Client client;
    std::vector<findings::Finding> findings;

    bool legal() const { return legality::legal(findings); }
};

/// Checks the map for the client.
Validation validate(const map::Map& map, const legality::Client& client);

/// The JSON (analysis/report#validate): one object for one map, an array for any other number.
nlohmann::ordered_json validation_json(std::span<const Validation> validations);

/// The same for people: a headline for each map, its findings below it, and a last line that sums
/// up several maps. Control characters in names are escaped.
std::string validation_text(std::span<const Validation> validations);

} // namespace pampas::report
