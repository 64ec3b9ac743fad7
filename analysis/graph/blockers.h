#pragma once

#include "engine/map/map.h"

#include <span>
#include <stop_token>
#include <vector>

/// How easily a market is closed (analysis#definitions: `blockers`).
///
/// Definition: a minimum vertex cut of pampas between the spaces beside land and those beside the
/// market; a space beside both is always in it. By K. Menger, Zur allgemeinen Kurventheorie (1927),
/// it has as many spaces as there are vertex-disjoint paths. These are found as a flow by Y. Boykov
/// and V. Kolmogorov, An experimental comparison of min-cut/max-flow algorithms (2004), as
/// `boost::boykov_kolmogorov_max_flow`. Cost: a flow is at most six, one per side, so each takes a
/// few searches around a market; resetting the network is linear in the pampas for each market.
namespace pampas::graph {

/// The smallest set of spaces that closes a market.
struct Blockers {
    hex::Coordinate market;
    /// One minimum cut, in reading order: once these are taken, no herd reaches the market.
    /// Arbitrary among several such cuts. Empty when the market is already cut off.
    std::vector<hex::Coordinate> spaces;
    /// Pampas spaces that prove the cut minimal, in reading order: those of the flow and those
    /// reached from the market on its side of the cut. The cut stays the same as long as these, the
    /// market and all their neighbours keep their kinds.
    std::vector<hex::Coordinate> certificate;

    friend bool operator==(const Blockers&, const Blockers&) = default;
};

/// The blockers of each market in reading order. Throws `Stopped` (stop.h) soon after `stop` is
/// requested.
std::vector<Blockers> blockers(const map::Map& map, const std::stop_token& stop = {});

/// The same result, reusing blockers of `before` that still hold. `before` belongs to a map on the
/// same grid that differs in the spaces `changed`.
std::vector<Blockers> blockers(const map::Map& map, std::span<const Blockers> before,
                               std::span<const hex::Coordinate> changed,
                               const std::stop_token& stop = {});

} // namespace pampas::graph
