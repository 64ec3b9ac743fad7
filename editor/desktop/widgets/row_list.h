#pragma once

#include "editor/desktop/widgets/explained.h"
#include "editor/desktop/widgets/look.h"

#include <wx/vlbox.h>

#include <functional>
#include <optional>

namespace pampas::desktop {

/// A list of any length with rows that a subclass draws. The user picks rows by mouse or keyboard.
/// Without rows the list says why.
class RowList : public wxVListBox, public Explained {
  public:
    struct Actions {
        std::function<void(std::size_t row)> pick;     ///< clicked, also again, or reached by key
        std::function<void(std::size_t row)> activate; ///< double-clicked, or Enter
    };

    RowList(wxWindow* parent, Actions actions);

    /// Sets what the list shows in place of rows, below a mark.
    void set_empty_text(const wxString& text, std::optional<Tone> mark = {});

    /// The selected row, if there is one.
    std::optional<std::size_t> selected() const;
    /// Selects a row and scrolls to it, or none; calls no action.
    void select(std::optional<std::size_t> row);
    /// The term of the row at this place or, by keyboard, of the selected row.
    const glossary::Term* term_at(std::optional<wxPoint> place) const override;
    /// The corner of the selected row.
    wxPoint place_of_keyboard() const override;

  protected:
    void pick(std::size_t row) const { actions_.pick(row); }
    void activate(std::size_t row) const { actions_.activate(row); }
    /// The text of a row for a screen reader.
    virtual wxString row_text(std::size_t row) const = 0;
    /// The colour of a row's text.
    wxColour text_colour(std::size_t row) const;
    /// The colour of text that matters less, in a row.
    wxColour faint_colour(std::size_t row) const;
    /// The colour behind a row.
    wxColour row_background(std::size_t row) const;

    /// The width of rows beside a scroll bar, so that texts are not wrapped again when one appears.
    int width_beside_scroll_bar() const;
    /// The least size, unless the list is given another one.
    wxSize DoGetBestClientSize() const override;

  private:
    void OnDrawSeparator(wxDC& dc, wxRect& place, std::size_t row) const override;
    void describe();
    /// The term that explains a row; null: none does.
    virtual const glossary::Term* term_of_row(std::size_t) const { return nullptr; }
    wxVisualAttributes GetDefaultAttributes() const override { return attributes_; }
    void take_theme();
    void on_click(wxMouseEvent& event);
    void on_key(wxKeyEvent& event) const;
    void on_paint(wxPaintEvent& event);

    Actions actions_;
    /// Kept here because the base class creates a native list each time it is asked for its font.
    wxVisualAttributes attributes_ = GetClassDefaultAttributes();
    wxString empty_text_;
    std::optional<Tone> empty_mark_;
};

} // namespace pampas::desktop
