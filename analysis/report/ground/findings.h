#pragma once

#include "analysis/findings/finding.h"
#include "analysis/report/ground/html.h"

#include <nlohmann/json_fwd.hpp>

#include <span>
#include <string>

/// How findings are reported.
namespace pampas::report {

/// `[{"severity", "sentence", "spaces"}]`.
nlohmann::ordered_json findings_json(std::span<const findings::Finding> findings);

/// A line for each. Control characters are escaped.
std::string findings_text(std::span<const findings::Finding> findings);

/// A list; findings of the same kind share their advice and a link to their term.
Html findings_html(std::span<const findings::Finding> findings);

/// The same, of findings worst first; the reader unfolds all but a few kinds.
Html worst_findings_html(std::span<const findings::Finding> findings);

} // namespace pampas::report
