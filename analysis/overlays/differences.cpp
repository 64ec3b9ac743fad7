// Overlays that set some players' tiles against others'.
#include "analysis/overlays/games.h"
#include "analysis/overlays/scale.h"
#include "engine/hex/name.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <functional>

namespace pampas::overlays {
namespace {

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

class Differences {
  public:
    Differences(const rules::Board& board, const Sides& sides) : board_(board), sides_(sides) {}

    Overlay overlay() {
        for (std::size_t cell = 0; cell < board_.cells(); ++cell) {
            places_.push_back({board_.at(static_cast<rules::Cell>(cell)), sides_.at_cell(cell)});
        }
        for (std::size_t market = 0; market < board_.markets().size(); ++market) {
            places_.push_back({board_.markets()[market], sides_.at_market(market)});
        }
        std::ranges::sort(places_, {}, &Place::at);
        for (const Place& place : places_) {
            const double real = place.rates.is_real() ? std::abs(place.rates.difference()) : 0;
            range_ = std::max(range_, real);
        }
        return {marks(), legend(), summary()};
    }

  private:
    struct Place {
        hex::Coordinate at;
        Rates rates;
    };

    Colour colour(double difference) const { return good_to_bad((1 - difference / range_) / 2); }

    std::vector<Mark> marks() const {
        std::vector<Mark> marks;
        for (const auto& [at, rates] : places_) {
            const double shown = rates.is_real() ? rates.difference() : 0;
            marks.push_back({at, colour(shown), "", hover(rates)});
        }
        return marks;
    }

    std::string hover(const Rates& rates) const {
        return fmt::format("{} {:.1f} %, {} {:.1f} %{}", sides_.ours, 100 * rates.ours,
                           sides_.theirs, 100 * rates.theirs,
                           rates.is_real() ? "" : ", which chance may have made");
    }

    std::vector<Meaning> legend() const {
        if (!is_any_real()) {
            return {{colour(0), "alike, but for chance"}};
        }
        return {meaning(1, "oftener"),
                meaning(0.5, "oftener"),
                {colour(0), "alike, but for chance"},
                meaning(-0.5, "rarer"),
                meaning(-1, "rarer")};
    }

    Meaning meaning(double part, std::string_view word) const {
        return {colour(part * range_),
                fmt::format("{:.0f} of 100 games {}", std::abs(100 * part * range_), word)};
    }

    bool is_any_real() const {
        return std::ranges::any_of(places_,
                                   [](const Place& place) { return place.rates.is_real(); });
    }

    std::string summary() const {
        if (!is_any_real()) {
            return fmt::format("{} and {} lie alike, but for chance", sides_.ours, sides_.theirs);
        }
        const auto& most = *std::ranges::max_element(places_, {}, [](const Place& place) {
            return place.rates.is_real() ? std::abs(place.rates.difference()) : 0;
        });
        return fmt::format("They differ most at {}: {}", hex::name(most.at), hover(most.rates));
    }

    const rules::Board& board_;
    const Sides& sides_;
    std::vector<Place> places_;
    double range_ = 0.01;
};

double rate(std::int64_t part, std::int64_t whole) {
    return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
}

/// The standard error of a difference of shares, in so many games, of players who cannot be at a
/// place together; `weight` is how many of ours there are for one of theirs.
double error_apart(double ours, double theirs, double weight, double games) {
    const double difference = ours - theirs;
    return std::sqrt((ours + weight * theirs - difference * difference) / std::max(games, 1.0));
}

/// The same of players who may be there together.
double error_together(double ours, double theirs, double games) {
    return std::sqrt((ours * (1 - ours) + theirs * (1 - theirs)) / std::max(games, 1.0));
}

Rates winners_at_cell(const balance::PlayerSums& tiles, std::size_t cell) {
    const double ours = tiles.winner_mean(cell);
    const double theirs = tiles.other_mean(cell);
    return {ours, theirs,
            error_apart(ours, theirs, rate(tiles.winner_rows(), tiles.other_rows()),
                        static_cast<double>(tiles.winner_rows()))};
}

Rates winners_at_market(const balance::BoardTally& tally, std::size_t market) {
    const balance::MarketFigures& figures = tally.markets()[market];
    const std::int64_t winners = tally.tiles().winner_rows();
    const double ours = rate(figures.winners, winners);
    const double theirs =
        rate(figures.with.players() - figures.winners, tally.tiles().other_rows());
    return {ours, theirs, error_together(ours, theirs, static_cast<double>(winners))};
}

/// Two seats: the one that wins most and the one that wins least.
struct Extremes {
    std::size_t best = 0;
    std::size_t worst = 0;
};

Extremes extremes(const balance::SeatTally& tally) {
    Extremes found;
    for (std::size_t seat = 1; seat < tally.seats().size(); ++seat) {
        found.best = tally.wins(seat) > tally.wins(found.best) ? seat : found.best;
        found.worst = tally.wins(seat) <= tally.wins(found.worst) ? seat : found.worst;
    }
    return found;
}

Rates seats_at_cell(const balance::PlayerSums& tiles, Extremes seats, std::size_t cell) {
    const double ours = tiles.seat_mean(seats.best, cell);
    const double theirs = tiles.seat_mean(seats.worst, cell);
    return {ours, theirs,
            error_apart(ours, theirs, 1, static_cast<double>(tiles.seat_rows(seats.best)))};
}

Rates seats_at_market(const balance::BoardTally& tally, Extremes seats, std::size_t market) {
    const auto& at_market = tally.markets()[market].seats;
    const std::int64_t games = tally.seats().games();
    const double ours = rate(at_market[seats.best].reached, games);
    const double theirs = rate(at_market[seats.worst].reached, games);
    return {ours, theirs, error_together(ours, theirs, static_cast<double>(games))};
}

} // namespace

Overlay winners_spaces(const rules::Game& game, const balance::BoardTally& tally) {
    const Sides sides{"winners", "others",
                      [&](std::size_t cell) { return winners_at_cell(tally.tiles(), cell); },
                      [&](std::size_t market) { return winners_at_market(tally, market); }};
    return Differences(game.board(), sides).overlay();
}

Overlay seats_spaces(const rules::Game& game, const balance::BoardTally& tally) {
    const Extremes seats = extremes(tally.seats());
    const Sides sides{
        fmt::format("seat {}", seats.best + 1), fmt::format("seat {}", seats.worst + 1),
        [&, seats](std::size_t cell) { return seats_at_cell(tally.tiles(), seats, cell); },
        [&, seats](std::size_t market) { return seats_at_market(tally, seats, market); }};
    return Differences(game.board(), sides).overlay();
}

} // namespace pampas::overlays
