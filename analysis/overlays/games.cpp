#include "analysis/overlays/games.h"

#include "analysis/overlays/differences.h"
#include "analysis/overlays/overlay.h"
#include "analysis/wording/words.h"
#include "engine/hex/name.h"
#include "engine/language/tr.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace pampas::overlays {
namespace {

/// The spaces of a game and in how many of its series' games they are used.
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
            overlay.legend.push_back(
                {quiet_to_busy(steps.share(step)),
                 wording::range({100 * steps.begin(step), 100 * steps.begin(step + 1)}, 0)});
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
        const double share =
            static_cast<double>(games) / static_cast<double>(tally_.seats().games());
        return {at, quiet_to_busy(steps.share(steps.of(share))), fmt::format("{:.0f}", 100 * share),
                is_market ? tr("reached in {:.1f} % of games", 100 * share)
                          : tr("used in {:.1f} % of games", 100 * share)};
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

    static inline const Steps steps{0, 1, 5};

    const rules::Board& board_;
    const balance::BoardTally& tally_;
};

Overlay used_overlay(const rules::Game& game, const balance::BoardTally& tally) {
    return Uses(game, tally).overlay();
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

Overlay seats_overlay(const rules::Game& game, const balance::BoardTally& tally) {
    const Extremes seats = extremes(tally.seats());
    const Sides sides{
        tr("seat {}", seats.best + 1), tr("seat {}", seats.worst + 1),
        [&, seats](std::size_t cell) { return seats_at_cell(tally.tiles(), seats, cell); },
        [&, seats](std::size_t market) { return seats_at_market(tally, seats, market); }};
    return differences(game.board(), sides);
}

/// A new kind is a function above and a row here.
constexpr std::array kinds_in_order{
    GamesKind{"used",
              tr_later("In how many of a hundred games something lies on a space at the end; at a "
                       "market, in how many it is reached."),
              used_overlay},
    GamesKind{"winners",
              tr_later("How much oftener a winner's tile lies on a space at the end than another "
                       "player's; at a market, how much oftener winners come to it."),
              winners_overlay},
    GamesKind{
        "seats",
        tr_later("How much oftener a tile of the seat that wins most lies on a space than one "
                 "of the seat that wins least; at a market, how much oftener it comes to it."),
        seats_overlay}};

} // namespace

std::span<const GamesKind> kinds_of_games() {
    return kinds_in_order;
}

} // namespace pampas::overlays
