#pragma once

#include "analysis/design/trial.h"

#include <functional>
#include <span>
#include <vector>

namespace pampas::design {

/// The unevenness of each trial, given the same number of deals for all: the squared distances of
/// seats from an equal share of the wins, summed over numbers of players. Points reveal differences
/// sooner than wins, so half of a seat's distance is predicted from its points, by a regression of
/// wins on points over all these trials.
std::vector<double> unevenness(std::span<Trial* const> trials);

/// Says how uneven each trial is, given the same number of deals for all.
using Unevenness = std::function<std::vector<double>(std::span<Trial* const>)>;

/// Finds the trials with the most even seats in about `games` games in total: in each round all
/// remaining trials play the same number of deals, then the less even half is dropped. Returns the
/// indices of at most `survivors` trials, the most even first; when stopped, those left at that
/// time. Source: Z. Karnin, T. Koren, O. Somekh, "Almost optimal exploration in multi-armed
/// bandits" (2013), sequential halving.
std::vector<std::size_t> race(std::span<Trial* const> trials, std::size_t survivors,
                              std::size_t games, const TrialPlan& plan,
                              const simulation::RunControl& control = {},
                              const Unevenness& uneven = unevenness);

} // namespace pampas::design
