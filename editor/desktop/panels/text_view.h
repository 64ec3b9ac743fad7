#pragma once

#include "analysis/description/description.h"
#include "editor/desktop/context/context.h"

#include <wx/panel.h>

#include <memory>
#include <optional>

class wxTextCtrl;

namespace pampas::desktop {

/// The map as text that follows the cursor, also for screen readers: everything about the current
/// space, and below it the board row by row. Moving the caret in the rows moves the cursor on the
/// map.
class TextView : public wxPanel {
  public:
    /// `context` must outlive this object.
    TextView(wxWindow* parent, Context& context);

    /// The text about the current space, and that of the rows.
    wxString here() const;
    wxString rows() const;

  private:
    /// The position of a run in the text of the rows.
    struct Piece {
        long reached = 0; ///< first caret position counted as in the run; includes the row's number
                          ///< for the row's first run
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
    bool waits_ = false;                                    ///< whether the text is outdated
    std::optional<hex::Coordinate> at_;
    bool moved_ = true; ///< whether the text about the current space is outdated
    std::vector<Piece> pieces_;
    long caret_ = 0; ///< last position of the caret in the rows
    Connections connections_;
};

} // namespace pampas::desktop
