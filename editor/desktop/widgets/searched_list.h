#pragma once

#include "editor/desktop/widgets/row_list.h"

#include <map>
#include <utility>
#include <vector>

namespace pampas::desktop {

/// A row of texts.
struct TextRow {
    wxString text;
    wxString right = {};                  ///< at the right end
    wxString below = {};                  ///< faint, below the text
    std::optional<Tone> tone = {};        ///< of a mark before the text; none: no mark
    bool faint = false;                   ///< the text is faint, too
    bool heading = false;                 ///< of the rows below it
    const glossary::Term* term = nullptr; ///< explains it; null: none does
};

/// How a list of texts looks. Sizes are in DIP.
struct TextListLook {
    wxSize margin = {spacing::wide_gap, spacing::narrow_gap}; ///< around each row
    int mark_side = spacing::mark_side;
    std::size_t lines = 1;   ///< of a text at most; a single line is cut at its end
    bool faint_right = true; ///< whether texts at the right end are faint
    bool outline = false;    ///< headings are faint, rows indented, and keys pass headings over
};

/// A list of texts.
class TextList : public RowList {
  public:
    TextList(wxWindow* parent, Actions actions, const TextListLook& look = {});

    const std::vector<TextRow>& rows() const { return rows_; }
    /// Shows these and selects one; calls no action.
    void set_rows(std::vector<TextRow> rows, std::optional<std::size_t> selected);
    /// Whether the rows are up to date; if not, all is grey.
    void set_fresh(bool fresh);
    /// Leads the list by keys that are pressed in `field`: arrows and page keys pick another row,
    /// Enter activates the selected one.
    void lead_from(wxWindow& field);

  private:
    wxString row_text(std::size_t row) const override;
    const glossary::Term* term_of_row(std::size_t row) const override { return rows_[row].term; }
    wxCoord OnMeasureItem(std::size_t row) const override;
    void OnDrawBackground(wxDC& dc, const wxRect& place, std::size_t row) const override;
    void OnDrawItem(wxDC& dc, const wxRect& place, std::size_t row) const override;
    void on_leading_key(wxKeyEvent& event);
    /// Picks the row that many further, or the last or first one.
    void move(int by);
    wxColour colour(std::size_t row, bool faint) const;
    /// The room left of a row's text, and above it.
    int left_of(const TextRow& row) const;
    int above(std::size_t row) const;
    /// A text in lines of this width, at most so many.
    const std::vector<wxString>& lines(const wxString& text, int width, std::size_t most) const;
    const std::vector<wxString>& text_lines(const TextRow& row) const;
    const std::vector<wxString>& below_lines(const TextRow& row) const;

    TextListLook look_;
    wxSize margin_;
    std::vector<TextRow> rows_;
    bool fresh_ = true;
    /// Lines of texts, by width.
    mutable std::map<std::pair<int, wxString>, std::vector<wxString>> lines_;
};

/// Has `find` called with the words in a field whenever they change, to show what has them in the
/// list, which keys in the field lead. `Field` is a kind of field for text.
template <class Field>
void search_by_words(Field& field, TextList& list,
                     const std::function<void(const wxString& words)>& find) {
    field.Bind(wxEVT_TEXT, [&field, find](wxCommandEvent&) { find(field.GetValue()); });
    list.lead_from(field);
}

} // namespace pampas::desktop
