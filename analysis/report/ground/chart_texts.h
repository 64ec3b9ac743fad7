#pragma once

#include <nlohmann/json_fwd.hpp>

namespace pampas::report {

/// Translates what a specification of `resources/report/charts` shows: titles, and the names of
/// what has colours or an order of its own, which have to be the translated ones in the values too.
void translate_chart(nlohmann::ordered_json& specification);

} // namespace pampas::report
