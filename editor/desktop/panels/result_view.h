#pragma once

#include "analysis/report/games/summary.h"

#include <wx/scrolwin.h>

#include <memory>
#include <optional>

namespace pampas::desktop {

/// What games came to: the verdict, who wins how much, where points come from.
class ResultView : public wxScrolledCanvas {
  public:
    /// What is shown.
    struct Shown {
        std::shared_ptr<const report::GamesSummary> summary;
        bool running = false;
        bool fresh = true; ///< of the map as it is; when not, all is grey
        wxString note;     ///< when it was played, or why it is not fresh
    };

    explicit ResultView(wxWindow* parent);

    /// Shows games, or why there are none.
    void show(Shown shown);
    void show_nothing(const wxString& why);

    const std::optional<Shown>& shown() const { return shown_; }

  private:
    void on_paint();
    void on_size();
    /// Draws everything from `top` on; gives the end.
    int draw(wxDC& dc, int top);
    /// How high everything is.
    int height();

    std::optional<Shown> shown_;
    wxString why_nothing_;
};

} // namespace pampas::desktop
