#include "analysis/overlays/games.h"
#include "analysis/overlays/scale.h"
#include "analysis/wording/words.h"
#include "engine/hex/name.h"

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
            overlay.marks.push_back(mark(board_.at(static_cast<rules::Cell>(cell)),
                                         tally_.used()[cell], "used", "never used"));
        }
        for (std::size_t market = 0; market < tally_.markets().size(); ++market) {
            overlay.marks.push_back(mark(board_.markets()[market], tally_.markets()[market].reached,
                                         "reached", "never reached"));
        }
        std::ranges::sort(overlay.marks, {}, &Mark::at);
        overlay.caption = "of 100 games";
        for (int step = steps.count() - 1; step >= 0; --step) {
            overlay.legend.push_back({quiet_to_busy(steps.share(step)),
                                      fmt::format("{:.0f} to {:.0f}", 100 * steps.begin(step),
                                                  100 * steps.begin(step + 1))});
        }
        overlay.legend.push_back({out_of_reach, "never"});
        overlay.summary = summary();
        return overlay;
    }

  private:
    Mark mark(hex::Coordinate at, std::int64_t games, std::string_view what,
              std::string_view never) const {
        if (games == 0) {
            return {at, out_of_reach, "", std::string(never)};
        }
        const double share =
            static_cast<double>(games) / static_cast<double>(tally_.seats().games());
        return {at, quiet_to_busy(steps.share(steps.of(share))), fmt::format("{:.0f}", 100 * share),
                fmt::format("{} in {:.1f} % of games", what, 100 * share)};
    }

    std::string summary() const {
        const auto& used = tally_.used();
        const auto never = static_cast<std::size_t>(std::ranges::count(used, 0));
        if (never == used.size()) {
            return "No space was ever used";
        }
        const auto most = static_cast<rules::Cell>(std::ranges::max_element(used) - used.begin());
        return fmt::format("Most used is {}; {}", hex::name(board_.at(most)),
                           never == 0 ? "every space was used"
                                      : wording::counted(never, "space was", "spaces were") +
                                            " never used");
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
    return {"used", "Spaces used",
            "In how many of a hundred games something lies on a space at the end; at a market, in "
            "how many it is reached.",
            used_overlay};
}

} // namespace pampas::overlays
