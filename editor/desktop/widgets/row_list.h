#pragma once

#include "editor/desktop/widgets/explained.h"
#include "editor/desktop/widgets/look.h"

#include <wx/vlbox.h>

#include <functional>
#include <optional>

namespace pampas::desktop {

/// A list of any length whose rows are drawn by a subclass. The user picks rows by mouse or
/// keyboard. An empty list shows a text.
class RowList : public wxVListBox, public Explained {
  public:
    /// What the list calls when the user picks or activates a row.
    struct Actions {
        /// Called when a row is clicked, even if selected, or reached by key.
        std::function<void(std::size_t row)> pick;
        std::function<void(std::size_t row)> activate; ///< called on double click or Enter
    };

    RowList(wxWindow* parent, Actions actions);

    /// Sets the text shown, below a mark, if there are no rows.
    void set_empty_text(const wxString& text, std::optional<Tone> mark = {});
    /// What it shows without rows.
    const wxString& empty_text() const { return empty_text_; }

    /// The selected row, if there is one.
    std::optional<std::size_t> selected() const;
    /// Selects a row and scrolls to it, or selects none; calls no action.
    void select(std::optional<std::size_t> row);
    /// The term of the row at this place or, without a place, of the selected row.
    const glossary::Term* term_at(std::optional<wxPoint> place) const override;
    /// The corner of the selected row.
    wxPoint place_of_keyboard() const override;

  protected:
    void pick(std::size_t row) const { actions_.pick(row); }
    void activate(std::size_t row) const { actions_.activate(row); }
    /// The text of a row for screen readers.
    virtual wxString row_text(std::size_t row) const = 0;
    /// The colour of a row's text.
    wxColour text_colour(std::size_t row) const;
    /// The colour of less important text in a row.
    wxColour faint_colour(std::size_t row) const;
    /// The colour behind a row.
    wxColour row_background(std::size_t row) const;

    /// The width of rows with a scroll bar, so that texts need not be wrapped again when one
    /// appears.
    int width_beside_scroll_bar() const;
    /// The minimum size, unless another is set.
    wxSize DoGetBestClientSize() const override;

  private:
    void OnDrawSeparator(wxDC& dc, wxRect& place, std::size_t row) const override;
    void describe();
    /// The term that explains a row; null for none.
    virtual const glossary::Term* term_of_row(std::size_t) const { return nullptr; }
    wxVisualAttributes GetDefaultAttributes() const override { return attributes_; }
    void take_theme();
    void on_click(wxMouseEvent& event);
    void on_key(wxKeyEvent& event) const;
    void on_paint(wxPaintEvent& event);

    Actions actions_;
    /// Cached because the base class creates a native list each time it is asked for its font.
    wxVisualAttributes attributes_ = GetClassDefaultAttributes();
    wxString empty_text_;
    std::optional<Tone> empty_mark_;
};

} // namespace pampas::desktop
