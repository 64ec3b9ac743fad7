#pragma once

#include "editor/desktop/context/context.h"
#include "editor/desktop/widgets/row_list.h"

#include <wx/bitmap.h>
#include <wx/scrolwin.h>

#include <array>
#include <functional>
#include <vector>

class wxBitmapToggleButton;
class wxButton;
class wxSizer;
namespace pampas::desktop {

class PaletteList;

/// The ids of the actions for choosing a kind of space or a tool.
std::string action_id(map::Space space);
std::string action_id(const document::ToolInfo& tool);

/// The help text for choosing a kind of space: `Paint with forest`.
wxString paint_help(map::Space space);
/// The same for a mix.
wxString mix_help();

/// A choice of kinds of spaces, tools and brush sizes. Scrolls in a low window.
class Palette : public wxScrolledWindow {
  public:
    /// `context` must outlive this object.
    Palette(wxWindow* parent, Context& context);

    /// Returns the key of an action by its id.
    using KeyOf = std::function<wxString(const std::string& action)>;

  private:
    /// Shows the current choice.
    void refresh();
    wxSizer* size_buttons();
    void show_rows();
    /// Chooses the kind of a row, or a mix.
    void choose_space(std::size_t row);
    /// Makes the pictures in the theme's colours.
    void take_theme();

    document::Toolbox& toolbox_;
    KeyOf key_of_ = [](const std::string&) { return wxString(); }; ///< until there are actions
    PaletteList* spaces_;
    wxButton* weights_; ///< of the mix; hidden while another kind is chosen
    PaletteList* tools_;
    std::array<wxBitmapToggleButton*, document::max_rings> sizes_{};
    Connections connections_;
};

/// A list to choose one item from, each with picture, name and key. The list is as tall as its
/// rows.
class PaletteList : public RowList {
  public:
    /// A row of the list.
    struct Row {
        wxBitmap picture;
        wxString name;
        wxString key;
        wxString help;                        ///< tooltip
        const glossary::Term* term = nullptr; ///< term that explains it
    };

    /// `choose` is called with the picked row.
    PaletteList(wxWindow* parent, std::vector<Row> rows,
                const std::function<void(std::size_t)>& choose);

    /// Replaces the rows by as many others.
    void set_rows(std::vector<Row> rows);
    /// The term of the row with the keyboard focus; rows under the pointer have their own tooltips.
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
