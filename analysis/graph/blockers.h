#pragma once

#include "engine/map/map.h"

#include <span>
#include <stop_token>
#include <vector>

/// How easily a market is closed (analysis#definitions: `blockers`).
///
/// Definition: a minimum vertex cut of pampas between the spaces beside land and those beside the
/// market; a space beside both must be in it. Source: K. Menger, Zur allgemeinen Kurventheorie
/// (1927): it has as many spaces as there are paths without a common one, found as a flow by
/// Y. Boykov and V. Kolmogorov, An experimental comparison of min-cut/max-flow algorithms (2004),
/// as `boost::boykov_kolmogorov_max_flow`. Cost: a flow is at most six, one for each side, so that
/// it is a few searches of a market's surroundings; making the network ready is linear in the
/// pampas for each market.
namespace pampas::graph {

struct Blockers {
    hex::Coordinate market;
    /// The spaces of one smallest cut, in reading order: once taken, no herd comes to the market.
    /// Of several such cuts any. Empty when the market is cut off already.
    std::vector<hex::Coordinate> spaces;
    /// Pampas spaces that prove it a smallest cut, in reading order: those of the flow and those
    /// that are reached from the market on their near side. Where neither they and the market nor
    /// what is adjacent to these is another kind, the cut is the same.
    std::vector<hex::Coordinate> certificate;

    friend bool operator==(const Blockers&, const Blockers&) = default;
};

/// For each market in reading order. Throws `Stopped` (stop.h) soon after `stop` asks for it.
std::vector<Blockers> blockers(const map::Map& map, const std::stop_token& stop = {});

/// The same, those taken from `before` that still hold: it is of a map of the same grid that
/// differs in the spaces `changed`.
std::vector<Blockers> blockers(const map::Map& map, std::span<const Blockers> before,
                               std::span<const hex::Coordinate> changed,
                               const std::stop_token& stop = {});

} // namespace pampas::graph
