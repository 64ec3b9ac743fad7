#pragma once

#include "analysis/overlays/overlay.h"
#include "engine/rules/board.h"

#include <cmath>
#include <functional>
#include <string>

/// What overlays share that set some players' tiles against others'.
namespace pampas::overlays {

/// How often two sorts of players are at a place, as shares of their games.
struct Rates {
    double ours = 0;
    double theirs = 0;
    double error = 0; ///< the standard error of the difference

    double difference() const { return ours - theirs; }
    /// Whether chance alone hardly makes such a difference.
    bool is_real() const { return std::abs(difference()) > 3 * error; }
};

/// Two sorts of players.
struct Sides {
    std::string ours;   ///< such as "winners"
    std::string theirs; ///< such as "others"
    std::function<Rates(std::size_t cell)> at_cell;
    std::function<Rates(std::size_t market)> at_market;
};

/// How much oftener one sort of players is at each space than the other. Differences that chance
/// may have made, below three standard errors, look like none.
Overlay differences(const rules::Board& board, const Sides& sides);

/// A part of a whole; of nothing 0.
double rate(std::int64_t part, std::int64_t whole);

/// The standard error of a difference of shares, in so many games, of players who cannot be at a
/// place together; `weight` is how many of ours there are for one of theirs.
double error_apart(double ours, double theirs, double weight, double games);

/// The same of players who may be there together.
double error_together(double ours, double theirs, double games);

} // namespace pampas::overlays
