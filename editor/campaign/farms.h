#pragma once

#include "editor/campaign/study.h"
#include "editor/experiments/farms.h"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

/// Campaigns of Happy Pigs.
namespace pampas::campaign {

/// What campaigns by editions do: `simulate`, `compare`, `ladder`.
std::span<const StudyKind> studies_of_pigs();

/// The games of a study by an edition, with these bots. `plan` has the edition.
experiments::FarmGames games_of(const CampaignPlan& plan, const Study& study,
                                const std::vector<std::string>& bots, std::size_t threads);

} // namespace pampas::campaign
