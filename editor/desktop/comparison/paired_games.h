#pragma once

#include "editor/desktop/widgets/fields.h"
#include "editor/desktop/widgets/notice.h"
#include "editor/desktop/workers/run.h"
#include "editor/experiments/experiments.h"

#include <wx/panel.h>

#include <array>
#include <functional>
#include <memory>

class wxTextCtrl;

namespace pampas::desktop {

class ComparisonTable;

/// Plays the same games on two maps: asks how many and by whom, shows their progress, which
/// differences they show and which of these are real.
class PairedGames : public wxPanel {
  public:
    /// Calls `changed` when games begin, end or are forgotten.
    PairedGames(wxWindow* parent, std::function<void()> changed);

    /// Sets the maps, which are not null, and forgets games on others.
    void set_maps(std::array<std::shared_ptr<const map::Map>, 2> maps);
    /// Starts games or, while some are running, stops beginning new ones.
    void toggle();
    bool running() const { return run_.is_running(); }
    /// The result of the games; null while there are none on these maps.
    const std::shared_ptr<const report::MapComparison>& comparison() const { return comparison_; }

  private:
    std::vector<Field> fields();
    void lay_out();
    void offer_players();
    bool playable() const { return possible_.least <= possible_.most; }
    void play();
    /// The request from the fields.
    experiments::ComparisonRequest request() const;
    void on_progress();
    void show_result(const report::MapComparison& comparison);
    void show_running();
    /// Shows no result, and says why or what to do.
    void show_nothing(const wxString& why);

    std::array<std::shared_ptr<const map::Map>, 2> maps_;
    std::function<void()> changed_;
    std::shared_ptr<const report::MapComparison> comparison_;
    map::PlayerRange possible_{1, 0}; ///< numbers of players that both maps allow; none at first
    int players_ = rules::players_bounds.usual;
    std::string bot_;   ///< on all seats
    std::size_t games_; ///< on each map
    Form form_;
    ProgressRow row_;
    ComparisonTable* table_;
    wxTextCtrl* remarks_;
    Run<report::MapComparison> run_; ///< the last member: its thread uses the others
};

} // namespace pampas::desktop
