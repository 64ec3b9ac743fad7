#pragma once

#include "editor/desktop/widgets/row_list.h"

#include <map>
#include <utility>
#include <vector>

namespace pampas::desktop {

/// A row of a text list.
struct TextRow {
    wxString text;
    wxString right = {};                  ///< right-aligned text
    wxString below = {};                  ///< faint text below
    std::optional<Tone> tone = {};        ///< of a mark before the text; empty for no mark
    bool faint = false;                   ///< whether the text is faint, too
    bool heading = false;                 ///< whether it is a heading of the rows below
    const glossary::Term* term = nullptr; ///< term that explains it; null for none
};

/// The appearance of a text list. Sizes are in DIP.
struct TextListLook {
    wxSize margin = {spacing::wide_gap, spacing::narrow_gap}; ///< margin around each row
    int mark_side = spacing::mark_side;
    std::size_t lines = 1;   ///< maximum lines of a text; a single line is cut off
    bool faint_right = true; ///< whether right-aligned texts are faint
    bool outline = false; ///< if set, headings are faint, rows are indented, and keys skip headings
};

/// A list of texts.
class TextList : public RowList {
  public:
    TextList(wxWindow* parent, Actions actions, const TextListLook& look = {});

    const std::vector<TextRow>& rows() const { return rows_; }
    /// Shows these rows and selects one; calls no action.
    void set_rows(std::vector<TextRow> rows, std::optional<std::size_t> selected);
    /// Sets whether the rows are up to date; if not, all is grey.
    void set_fresh(bool fresh);
    /// Lets keys pressed in `field` control the list: arrows and page keys pick another row, Enter
    /// activates the selected one.
    void lead_from(wxWindow& field);

  private:
    wxString row_text(std::size_t row) const override;
    const glossary::Term* term_of_row(std::size_t row) const override { return rows_[row].term; }
    wxCoord OnMeasureItem(std::size_t row) const override;
    void OnDrawBackground(wxDC& dc, const wxRect& place, std::size_t row) const override;
    void OnDrawItem(wxDC& dc, const wxRect& place, std::size_t number) const override;
    void on_leading_key(wxKeyEvent& event);
    /// Picks the row `by` rows further on, or the last or first one.
    void move(int by);
    wxColour colour(std::size_t row, bool faint) const;
    /// The space left of a row's text, and above it.
    int left_of(const TextRow& row) const;
    int above(std::size_t row) const;
    /// A text wrapped to this width, at most `most` lines.
    const std::vector<wxString>& lines(const wxString& text, int width, std::size_t most) const;
    const std::vector<wxString>& text_lines(const TextRow& row) const;
    const std::vector<wxString>& below_lines(const TextRow& row) const;

    TextListLook look_;
    wxSize margin_;
    std::vector<TextRow> rows_;
    bool fresh_ = true;
    /// Cache of wrapped texts, by width and text.
    mutable std::map<std::pair<int, wxString>, std::vector<wxString>> lines_;
};

/// Calls `find` with the words in a search field whenever they change; keys in the field control
/// the list. `Field` is a kind of text field.
template <class Field>
void search_by_words(Field& field, TextList& list,
                     const std::function<void(const wxString& words)>& find) {
    field.Bind(wxEVT_TEXT, [&field, find](wxCommandEvent&) { find(field.GetValue()); });
    list.lead_from(field);
}

} // namespace pampas::desktop
