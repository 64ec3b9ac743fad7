#pragma once

#include "analysis/design/trial.h"

namespace pampas::design {

/// How uneven the seats of each of some trials are, which were played as many deals: the squared
/// distances of seats from an equal share of the wins, added up over numbers of players. Points say
/// sooner than wins which seat is ahead, so half of a seat's distance is that of its points, as far
/// as points go with wins in all of these trials together.
std::vector<double> unevenness(std::span<Trial* const> trials);

/// Finds those of the trials whose seats are the most even, with about so many games in all: each
/// round all that are left play as many deals, then the less even half is out. Gives `survivors` of
/// them at most, as numbers, the most even first; when stopped, what was left by then. Source: Z.
/// Karnin, T. Koren, O. Somekh, "Almost optimal exploration in multi-armed bandits" (2013),
/// sequential halving.
std::vector<std::size_t> race(std::span<Trial* const> trials, std::size_t survivors,
                              std::size_t games, const TrialPlan& plan,
                              const simulation::RunControl& control = {});

} // namespace pampas::design
