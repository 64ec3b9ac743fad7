#pragma once

#include "editor/desktop/context/game_source.h"
#include "editor/desktop/widgets/form.h"
#include "editor/desktop/widgets/searched_list.h"
#include "editor/desktop/workers/run.h"

#include <wx/panel.h>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace pampas::desktop {

/// Lists the games behind a figure of results, from typical to extreme. The user chooses figure and
/// order, and picks games.
class GamesList : public wxPanel {
  public:
    /// Calls `open` with the number of a game that the user picks or that comes first. If the
    /// results have no digests, their games are played again first.
    GamesList(wxWindow* parent, ListedGames listed, std::function<void(std::size_t)> open);

    /// Lists the games behind this figure of the results and opens the first.
    void look_at(const report::GamesFigure& figure);
    /// Marks the game with this number, if it is listed.
    void mark(std::size_t number);

    const TextList& list() const { return *list_; }
    const report::GamesFigure& figure() const { return listed_.figure; }
    /// The games in the order of the list.
    const std::vector<report::GameBehind>& games() const { return games_; }
    /// Whether games are being played again.
    bool is_waiting() const { return run_.is_running(); }

  private:
    std::vector<Field> choices();
    void sort_by(report::GamesOrder order);
    void show();
    void open_first();
    void on_progress();
    void set_figures();

    ListedGames listed_;
    std::function<void(std::size_t)> open_;
    std::vector<report::GamesFigure> figures_; ///< that the user can choose
    report::GamesOrder order_ = report::GamesOrder::Typical;
    std::vector<report::GameBehind> games_;
    Form choices_;
    wxStaticText* count_;
    TextList* list_;
    Run<report::GamesSummary> run_; ///< last member, because its callback uses the others
};

} // namespace pampas::desktop
