#pragma once

#include "analysis/review/review.h"
#include "editor/desktop/table/chances_chart.h"
#include "editor/desktop/table/watched_game.h"
#include "editor/desktop/widgets/searched_list.h"
#include "editor/desktop/workers/run.h"

#include <wx/panel.h>

#include <functional>
#include <memory>

class wxButton;

namespace pampas::desktop {

class WrappedText;

/// Looks back at a game that is over: the chances of all seats, the luck of the cards apart from
/// play, where the game turned, and what search would have done.
class ReviewPanel : public wxPanel {
  public:
    /// `go` leads to the position after so many actions.
    ReviewPanel(wxWindow* parent, std::function<void(std::size_t)> go);

    /// Reviews this game from now on. The chances come from another thread.
    void show(std::shared_ptr<const WatchedGame> game);
    /// The user is at the position after so many actions.
    void set_at(std::size_t actions);
    /// Looks for turning points or, if that is running, stops it.
    void find_turning_points();
    /// Asks what search would do in the position where the user is.
    void ask_search();

    const ChancesChart& chart() const { return *chart_; }
    /// The turning points and the luck of each seat, as soon as they are known.
    const TextList& list() const { return *list_; }
    const wxString& answer() const;
    /// Whether something is being found out.
    bool is_busy() const;

  private:
    void lay_out();
    void on_course();
    void on_points();
    void on_moment();
    void show_list();
    void allow_buttons();

    std::function<void(std::size_t)> go_;
    std::shared_ptr<const WatchedGame> game_;
    std::size_t at_ = 0;
    ChancesChart* chart_;
    wxButton* find_;
    wxButton* ask_;
    WrappedText* answer_;
    TextList* list_;
    std::vector<std::size_t> places_; ///< where rows of the list lead, by row
    Run<review::Course> course_run_;  ///< last members, because their callbacks use the others
    Run<review::TurningPoints> points_run_;
    Run<std::string> moment_run_;
};

} // namespace pampas::desktop
