#pragma once

#include "editor/desktop/context/context.h"
#include "editor/desktop/widgets/row_list.h"

#include <wx/bitmap.h>
#include <wx/scrolwin.h>

#include <array>
#include <functional>
#include <vector>

class wxBitmapToggleButton;
class wxSizer;
namespace pampas::desktop {

class PaletteList;

/// The ids of the actions that choose a kind of space and a tool.
std::string action_id(map::Space space);
std::string action_id(const document::ToolInfo& tool);

/// What the choice of a kind of space does: `Paint with forest`.
wxString paint_help(map::Space space);

/// A choice of kinds of spaces, tools and sizes of the brush. It scrolls in a low window.
class Palette : public wxScrolledWindow {
  public:
    /// `context` outlives it.
    Palette(wxWindow* parent, Context& context);

    /// Gives the key of an action by its id.
    using KeyOf = std::function<wxString(const std::string& action)>;

  private:
    /// Shows the present choice.
    void refresh();
    wxSizer* size_buttons();
    void show_rows();
    /// Makes the pictures in the colours of the theme.
    void take_theme();

    document::Toolbox& toolbox_;
    KeyOf key_of_ = [](const std::string&) { return wxString(); }; ///< until there are actions
    PaletteList* spaces_;
    PaletteList* tools_;
    std::array<wxBitmapToggleButton*, document::max_rings> sizes_{};
    Connections connections_;
};

/// A list to choose one thing from. Each has a picture, a name and the key that chooses it. The
/// list is as tall as its rows.
class PaletteList : public RowList {
  public:
    struct Row {
        wxBitmap picture;
        wxString name;
        wxString key;
        wxString help;                        ///< shown when the pointer rests on the row
        const glossary::Term* term = nullptr; ///< explains it
    };

    /// `choose` is called with the row that the user picks.
    PaletteList(wxWindow* parent, std::vector<Row> rows,
                const std::function<void(std::size_t)>& choose);

    /// Shows other rows, as many as before.
    void set_rows(std::vector<Row> rows);
    /// The term of the row that the keyboard is on; rows under the pointer have their own tips.
    const glossary::Term* term_at(std::optional<wxPoint> place) const override;

  private:
    wxSize DoGetBestClientSize() const override;
    wxString row_text(std::size_t row) const override;
    void OnDrawItem(wxDC& dc, const wxRect& place, std::size_t row) const override;
    void OnDrawBackground(wxDC& dc, const wxRect& place, std::size_t row) const override;
    wxCoord OnMeasureItem(std::size_t) const override;
    void draw_key(wxDC& dc, const wxRect& place, std::size_t row) const;
    void on_motion(wxMouseEvent& event);

    std::vector<Row> rows_;
};

} // namespace pampas::desktop
