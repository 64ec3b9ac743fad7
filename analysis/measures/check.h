#pragma once

#include "analysis/findings/finding.h"
#include "analysis/measures/figures.h"

namespace pampas::measures {

/// Looks for something bad in the measures of a map.
using Check = findings::Check<graph::Analysis>;
using findings::Draft;
using findings::Finding;
using findings::Severity;

/// Every check, of equal severity the worse one first.
std::span<const Check> all_checks();

} // namespace pampas::measures
