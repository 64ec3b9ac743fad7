#include "editor/desktop/dialogs/term_list.h"

#include "analysis/report/reference/search.h"
#include "editor/desktop/widgets/spacing.h"
#include "editor/desktop/widgets/text.h"
#include "editor/desktop/widgets/words.h"

#include <wx/control.h>
#include <wx/dc.h>

#include <algorithm>

namespace pampas::desktop {
void TermList::find(const wxString& words) {
    rows_.clear();
    const glossary::Term* best = nullptr;
    const glossary::Term* last = nullptr;
    bool is_best_by_name = false;
    for (const glossary::Term* term : report::terms_with(words.utf8_string())) {
        if (last == nullptr || last->topic != term->topic) {
            rows_.push_back({wx_text(glossary::name(term->topic)), nullptr});
        }
        const wxString name = wx_text(tr(term->name));
        rows_.push_back({name, term});
        last = term;
        const bool by_name = has_words(name, words);
        if (best == nullptr || (by_name && !is_best_by_name)) {
            best = term;
            is_best_by_name = by_name;
        }
    }
    SetItemCount(rows_.size());
    select_term(best);
    Refresh();
}

const glossary::Term* TermList::selected_term() const {
    return selected() ? rows_[*selected()].term : nullptr;
}

void TermList::select_term(const glossary::Term* term) {
    const auto found = std::ranges::find(rows_, term, &Row::term);
    const bool is_shown = term != nullptr && found != rows_.end();
    select(is_shown ? std::optional(static_cast<std::size_t>(found - rows_.begin()))
                    : std::nullopt);
}

void TermList::move(bool forwards) {
    const auto step = [&](std::size_t row) { return forwards ? row + 1 : row - 1; };
    std::size_t row = selected() ? step(*selected()) : 0;
    while (row < rows_.size() && rows_[row].term == nullptr) {
        row = step(row);
    }
    if (row < rows_.size()) {
        select(row);
    }
}

std::size_t TermList::count() const {
    return static_cast<std::size_t>(std::ranges::count_if(rows_, &Row::term));
}

wxCoord TermList::OnMeasureItem(std::size_t row) const {
    const bool is_apart = rows_[row].term == nullptr && row > 0;
    return GetCharHeight() + FromDIP(2 * spacing::narrow_gap + (is_apart ? spacing::wide_gap : 0));
}

void TermList::OnDrawBackground(wxDC& dc, const wxRect& place, std::size_t row) const {
    if (rows_[row].term != nullptr) {
        RowList::OnDrawBackground(dc, place, row);
    }
}

void TermList::OnDrawItem(wxDC& dc, const wxRect& place, std::size_t row) const {
    const auto& [text, term] = rows_[row];
    const int left = place.x + FromDIP(term != nullptr ? 2 * spacing::wide_gap : spacing::wide_gap);
    dc.SetFont(term != nullptr ? GetFont() : GetFont().Bold());
    dc.SetTextForeground(term != nullptr ? text_colour(row) : faint_colour(row));
    dc.DrawText(wxControl::Ellipsize(text, dc, wxELLIPSIZE_END, place.GetRight() - left), left,
                place.GetBottom() - FromDIP(spacing::narrow_gap) - GetCharHeight());
}

} // namespace pampas::desktop
