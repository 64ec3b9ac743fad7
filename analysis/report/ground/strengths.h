#pragma once

#include "analysis/balance/series.h"
#include "analysis/report/ground/json.h"
#include "analysis/report/ground/table.h"

#include <span>
#include <string>
#include <vector>

/// The same seats among players of every strength.
namespace pampas::report {

/// The gap among players of each strength, with this text above. They must have played.
Table strength_table(std::span<const balance::AtStrength> strengths, const std::string& above);

/// What the next stronger players do to a verdict on these bots; empty if they did not play.
std::string strength_sentence(std::span<const balance::AtStrength> strengths,
                              const std::vector<std::string>& bots,
                              const balance::Fairness& fairness);

/// Bots, games, verdict and gap.
nlohmann::ordered_json at_strength_json(const balance::AtStrength& strength);

} // namespace pampas::report
