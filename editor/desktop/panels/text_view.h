#pragma once

#include "analysis/description/description.h"

#include <wx/panel.h>

#include <functional>
#include <memory>
#include <optional>

class wxTextCtrl;

namespace pampas::desktop {

/// The map as text that follows the cursor, to be read by everybody and aloud: all about the space
/// at hand, below it the board row by row. Moving in the rows moves the cursor on the map.
class TextView : public wxPanel {
  public:
    /// `go` moves the cursor on the map.
    TextView(wxWindow* parent, std::function<void(hex::Coordinate)> go);

    /// Shows a map and what is found about it; as soon as the panel is in sight.
    void set_map(map::Map map, std::vector<findings::Finding> found);
    /// Tells of this space, or of none.
    void show_space(std::optional<hex::Coordinate> at);

    /// What is said now of the space at hand, and of the rows.
    wxString here() const;
    wxString rows() const;

  private:
    /// A run in the text of the rows.
    struct Piece {
        long reached =
            0; ///< from here on the caret is in it: the row's number belongs to its first
        long begin = 0;
        long end = 0;
        hex::Coordinate first;
        int length = 1;
    };

    wxTextCtrl* add_text(wxSizer& column, const wxString& label, int share);
    void on_idle(wxIdleEvent& event);
    void show_map();
    void show_here();
    void point_in_rows();
    void follow_caret();

    std::function<void(hex::Coordinate)> go_;
    wxTextCtrl* here_;
    wxTextCtrl* rows_;
    std::unique_ptr<const description::Description> shown_; ///< none before there is a map
    std::function<std::unique_ptr<const description::Description>()>
        waiting_; ///< what is to be shown instead; none: nothing
    std::optional<hex::Coordinate> at_;
    bool moved_ = true; ///< the space at hand is not told yet
    std::vector<Piece> pieces_;
    long caret_ = 0; ///< in the rows, when it was looked at last
};

} // namespace pampas::desktop
