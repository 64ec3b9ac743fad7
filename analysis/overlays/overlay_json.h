#pragma once

#include "analysis/overlays/overlay.h"

#include <nlohmann/json_fwd.hpp>

namespace pampas::overlays {

/// An overlay as JSON, to be kept: `{"marks": [[column, row, "#rrggbb", label, hover], ...],
/// "caption": text, "legend": [["#rrggbb", text], ...], "summary": text}`.
nlohmann::ordered_json overlay_json(const Overlay& overlay);

/// Reads what `overlay_json` wrote, captions or not. Throws `InputError` for anything else.
Overlay read_overlay(const nlohmann::ordered_json& json);

} // namespace pampas::overlays
