#pragma once

#include "analysis/description/description.h"
#include "editor/desktop/context/context.h"

#include <wx/panel.h>

#include <memory>
#include <optional>

class wxTextCtrl;

namespace pampas::desktop {

/// The map as text that follows the cursor, also for screen readers: all about the space at hand,
/// and below it the board row by row. Moving the caret in the rows moves the cursor on the map.
class TextView : public wxPanel {
  public:
    /// `context` outlives it.
    TextView(wxWindow* parent, Context& context);

    /// The texts about the space at hand and of the rows.
    wxString here() const;
    wxString rows() const;

  private:
    /// The place of a run in the text of the rows.
    struct Piece {
        long reached =
            0; ///< from here on the caret is in it: the row's number belongs to its first
        long begin = 0;
        long end = 0;
        hex::Coordinate first;
        int length = 1;
    };

    void show_space(std::optional<hex::Coordinate> at);
    wxTextCtrl* add_text(wxSizer& column, const wxString& label, int share);
    void on_idle(wxIdleEvent& event);
    void show_map();
    void show_here();
    void point_in_rows();
    void follow_caret();

    Context& context_;
    wxTextCtrl* here_;
    wxTextCtrl* rows_;
    std::unique_ptr<const description::Description> shown_; ///< null before the first map
    bool waits_ = false; ///< the text is of an earlier state of the map
    std::optional<hex::Coordinate> at_;
    bool moved_ = true; ///< the text about the space at hand is out of date
    std::vector<Piece> pieces_;
    long caret_ = 0; ///< where the caret in the rows was last time
    Connections connections_;
};

} // namespace pampas::desktop
