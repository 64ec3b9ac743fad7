#pragma once

#include "analysis/report/compensation/compensation.h"

#include <string>

namespace pampas::desktop {

/// What was found, seat by seat, and whether other games confirm it, in a few lines.
std::string compensation_words(const report::CompensationReport& report);

} // namespace pampas::desktop
