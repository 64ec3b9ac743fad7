#include "analysis/overlays/games.h"
#include "analysis/overlays/scale.h"
#include "engine/hex/name.h"
#include "engine/language/tr.h"

#include <fmt/format.h>

#include <algorithm>

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
                 tr("{:.0f} to {:.0f}", 100 * steps.begin(step), 100 * steps.begin(step + 1))});
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

} // namespace

GamesKind used_spaces() {
    return {"used", tr_later("Spaces used"),
            tr_later("In how many of a hundred games something lies on a space at the end; at a "
                     "market, in how many it is reached."),
            used_overlay};
}

} // namespace pampas::overlays
