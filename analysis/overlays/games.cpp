#include "analysis/overlays/games.h"

#include "analysis/wording/words.h"
#include "engine/hex/name.h"
#include "engine/language/tr.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <string>
#include <vector>

namespace pampas::overlays {
namespace {

/// The number of games in which each space of the board is used.
class Uses {
  public:
    Uses(const rules::Game& game, const balance::BoardTally& tally)
        : board_(game.board()), tally_(tally) {}

    Overlay overlay() const {
        Overlay overlay;
        for (std::size_t cell = 0; cell < board_.cells(); ++cell) {
            overlay.marks.push_back(
                mark(board_.at(static_cast<rules::Cell>(cell)), tally_.used()[cell], false));
        }
        for (std::size_t market = 0; market < tally_.markets().size(); ++market) {
            overlay.marks.push_back(
                mark(board_.markets()[market], tally_.markets()[market].reached, true));
        }
        std::ranges::sort(overlay.marks, {}, &Mark::at);
        overlay.caption = tr("of 100 games");
        for (int step = steps.count() - 1; step >= 0; --step) {
            overlay.legend.push_back({quiet_to_busy(steps.share(step)), steps.text(step)});
        }
        overlay.legend.push_back({out_of_reach, tr("never")});
        overlay.summary = summary();
        return overlay;
    }

  private:
    Mark mark(hex::Coordinate at, std::int64_t games, bool is_market) const {
        if (games == 0) {
            return {at, out_of_reach, "", is_market ? tr("never reached") : tr("never used")};
        }
        const double percent =
            100 * static_cast<double>(games) / static_cast<double>(tally_.seats().games());
        return {at, quiet_to_busy(steps.share(steps.of(as_read(percent)))),
                fmt::format("{:.0f}", percent),
                is_market ? tr("reached in {:.1f} % of games", percent)
                          : tr("used in {:.1f} % of games", percent)};
    }

    std::string summary() const {
        const auto& used = tally_.used();
        const auto never = static_cast<std::size_t>(std::ranges::count(used, 0));
        if (never == used.size()) {
            return tr("No space was ever used");
        }
        const auto most = static_cast<rules::Cell>(std::ranges::max_element(used) - used.begin());
        const std::string name = hex::name(board_.at(most));
        return never == 0 ? tr("Most used is {}; every space was used", name)
                          : trn("Most used is {1}; {0} space was never used",
                                "Most used is {1}; {0} spaces were never used", never, name);
    }

    static inline const Steps steps = Steps::even(0, 100, 5);

    const rules::Board& board_;
    const balance::BoardTally& tally_;
};

Overlay used_overlay(const rules::Game& game, const balance::BoardTally& tally) {
    return Uses(game, tally).overlay();
}

/// How often two groups of players are at a place, as shares of their games.
struct Rates {
    double ours = 0;
    double theirs = 0;
    double error = 0; ///< the standard error of the difference

    double difference() const { return ours - theirs; }
    /// Whether the difference is significant.
    bool is_real() const { return std::abs(difference()) > 3 * error; }
};

/// The names of two groups of players.
struct Sides {
    std::string ours;   ///< such as "winners"
    std::string theirs; ///< such as "others"
    std::function<Rates(std::size_t cell)> at_cell;
    std::function<Rates(std::size_t market)> at_market;
};

/// Colour steps in each direction.
constexpr int steps_a_side = 3;

/// The place of no difference between the colours of more and of less.
constexpr double alike = 0.5;

class Differences {
  public:
    Differences(const rules::Board& board, const Sides& sides) : board_(board), sides_(sides) {}

    Overlay overlay() {
        for (std::size_t cell = 0; cell < board_.cells(); ++cell) {
            spaces_.push_back({board_.at(static_cast<rules::Cell>(cell)), sides_.at_cell(cell)});
        }
        for (std::size_t market = 0; market < board_.markets().size(); ++market) {
            spaces_.push_back({board_.markets()[market], sides_.at_market(market)});
        }
        std::ranges::sort(spaces_, {}, &SpaceRates::at);
        for (const SpaceRates& space : spaces_) {
            if (space.rates.is_real()) {
                least_ = std::min(least_, size(space.rates));
                most_ = std::max(most_, size(space.rates));
            }
        }
        steps_ = Steps::even(least_, most_, steps_a_side);
        return {marks(), caption(), legend(), summary()};
    }

  private:
    struct SpaceRates {
        hex::Coordinate at;
        Rates rates;
    };

    /// A difference in percentage points.
    static std::int64_t size(const Rates& rates) {
        return as_read(100 * std::abs(rates.difference()));
    }

    /// The colour of a step, for more or for less.
    Rgb colour(int step, bool is_more) const {
        const double share = (step + 1.0) / steps_.count();
        return good_to_bad((1 - (is_more ? share : -share)) / 2);
    }

    Rgb colour_of(const Rates& rates) const {
        return rates.is_real() ? colour(steps_.of(size(rates)), rates.difference() > 0)
                               : good_to_bad(alike);
    }

    std::string caption() const {
        return tr("of 100 games, {} compared with {}", sides_.ours, sides_.theirs);
    }

    std::vector<Mark> marks() const {
        std::vector<Mark> marks;
        for (const auto& [at, rates] : spaces_) {
            marks.push_back({at, colour_of(rates), "", hover(rates)});
        }
        return marks;
    }

    std::string hover(const Rates& rates) const {
        const double ours = 100 * rates.ours;
        const double theirs = 100 * rates.theirs;
        return rates.is_real()
                   ? tr("{} {:.1f} %, {} {:.1f} %", sides_.ours, ours, sides_.theirs, theirs)
                   : tr("{} {:.1f} %, {} {:.1f} %, which may be chance", sides_.ours, ours,
                        sides_.theirs, theirs);
    }

    std::vector<Meaning> legend() const {
        std::vector<Meaning> legend{{good_to_bad(alike), tr("no difference beyond chance")}};
        for (int step = 0; is_any_real() && step < steps_.count(); ++step) {
            const std::string points = steps_.text(step);
            legend.insert(legend.begin(), {colour(step, true), tr("{} more often", points)});
            legend.push_back({colour(step, false), tr("{} less often", points)});
        }
        return legend;
    }

    bool is_any_real() const {
        return std::ranges::any_of(spaces_,
                                   [](const SpaceRates& space) { return space.rates.is_real(); });
    }

    std::string summary() const {
        if (!is_any_real()) {
            return tr("{} and {} are there equally often, within chance", sides_.ours,
                      sides_.theirs);
        }
        const auto& most = *std::ranges::max_element(spaces_, {}, [](const SpaceRates& space) {
            return space.rates.is_real() ? std::abs(space.rates.difference()) : 0;
        });
        return tr("They differ most at {}: {}", hex::name(most.at), hover(most.rates));
    }

    const rules::Board& board_;
    const Sides& sides_;
    std::vector<SpaceRates> spaces_;
    std::int64_t least_ = 1; ///< the least size of a real difference, at most 1
    std::int64_t most_ = 1;  ///< the largest
    Steps steps_ = Steps::even(1, 1, steps_a_side);
};

/// How much more often one group of players is at each space than the other. Differences below
/// three standard errors count as none.
Overlay differences(const rules::Board& board, const Sides& sides) {
    return Differences(board, sides).overlay();
}

/// `part / whole`; 0 if `whole` is 0.
double rate(std::int64_t part, std::int64_t whole) {
    return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
}

/// The standard error of a difference of shares over `games` games, for groups that cannot be at a
/// place together; `weight` is how many of ours there are per one of theirs.
double error_apart(double ours, double theirs, double weight, double games) {
    const double difference = ours - theirs;
    return std::sqrt((ours + weight * theirs - difference * difference) / std::max(games, 1.0));
}

/// The same for groups that can be there together.
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

Overlay winners_overlay(const rules::Game& game, const balance::BoardTally& tally) {
    const Sides sides{tr("winners"), tr("others"),
                      [&](std::size_t cell) { return winners_at_cell(tally.tiles(), cell); },
                      [&](std::size_t market) { return winners_at_market(tally, market); }};
    return differences(game.board(), sides);
}

/// The seats that win most and least.
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

Overlay seats_overlay(const rules::Game& game, const balance::BoardTally& tally) {
    const Extremes seats = extremes(tally.seats());
    const Sides sides{
        tr("seat {}", seats.best + 1), tr("seat {}", seats.worst + 1),
        [&, seats](std::size_t cell) { return seats_at_cell(tally.tiles(), seats, cell); },
        [&, seats](std::size_t market) { return seats_at_market(tally, seats, market); }};
    return differences(game.board(), sides);
}

/// To add a kind, write a function above and a row here.
constexpr std::array kinds_in_order{
    GamesKind{"used",
              tr_later("In how many of 100 games a space is taken at the end; at a market, in how "
                       "many games it is reached."),
              used_overlay},
    GamesKind{"winners",
              tr_later("How much more often a winner's tile lies on a space at the end than "
                       "another player's; at a market, how much more often winners reach it."),
              winners_overlay},
    GamesKind{
        "seats",
        tr_later(
            "How much more often a tile of the seat that wins most lies on a space than a tile of "
            "the seat that wins least; at a market, how much more often that seat reaches it."),
        seats_overlay}};

} // namespace

std::span<const GamesKind> kinds_of_games() {
    return kinds_in_order;
}

} // namespace pampas::overlays
