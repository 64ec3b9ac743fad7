#pragma once

#include "analysis/report/generation/generation.h"
#include "analysis/report/ground/html.h"

#include <span>
#include <string>

namespace pampas::report {

/// How wide and how high pictures of maps on such a page are at most, in pixels.
constexpr int made_map_size = 640;

/// A self-contained page: each map as a picture with what games say of its seats, and a table of
/// figures. `pictures` are bytes of PNG files, one a map.
Html generation_html(const GenerationReport& report, std::span<const std::string> pictures);

} // namespace pampas::report
