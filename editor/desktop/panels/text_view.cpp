#include "editor/desktop/panels/text_view.h"

#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/look.h"
#include "editor/desktop/widgets/text.h"

#include <fmt/ranges.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <algorithm>

namespace pampas::desktop {

TextView::TextView(wxWindow* parent, Context& context) : wxPanel(parent), context_(context) {
    auto* column = new wxBoxSizer(wxVERTICAL);
    here_ = add_text(*column, wx_tr("Under the cursor"), 2);
    rows_ = add_text(*column, wx_tr("The board, row by row"), 3);
    SetSizer(column);
    Bind(wxEVT_IDLE, &TextView::on_idle, this);
    connections_ = {context.settled.connect([this](bool) { waits_ = true; }),
                    context.moved.connect([this] { show_space(context_.here()); })};
}

wxTextCtrl* TextView::add_text(wxSizer& column, const wxString& label, int share) {
    const int gap = FromDIP(spacing::gap);
    column.Add(new wxStaticText(this, wxID_ANY, label),
               wxSizerFlags().Border(wxLEFT | wxTOP | wxRIGHT, gap));
    auto* text = new wxTextCtrl(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                                wxTE_MULTILINE | wxTE_READONLY | wxBORDER_NONE);
    name_for_readers(*text, label);
    text->SetMinSize(FromDIP(wxSize(100, 60)));
    column.Add(text, wxSizerFlags(share).Expand().Border(wxALL, gap));
    return text;
}

void TextView::show_space(std::optional<hex::Coordinate> at) {
    moved_ = moved_ || at != at_;
    at_ = at;
}

wxString TextView::here() const {
    return here_->GetValue();
}

wxString TextView::rows() const {
    return rows_->GetValue();
}

// Making the texts takes time, so it waits until the window is idle and they are visible.
void TextView::on_idle(wxIdleEvent& event) {
    event.Skip();
    if (!IsShownOnScreen()) {
        return;
    }
    follow_caret();
    if (waits_) {
        show_map();
    }
    if (moved_ && shown_) {
        moved_ = false;
        show_here();
        point_in_rows();
    }
}

void TextView::show_map() {
    waits_ = false;
    shown_ = std::make_unique<const description::Description>(context_.map(), context_.findings());
    moved_ = true;
    pieces_.clear();
    wxString text;
    for (int row = 0; row < shown_->map().grid().rows; ++row) {
        text += text.empty() ? "" : "\n";
        auto reached = static_cast<long>(text.length());
        text += wxString::Format("%d: ", row + 1);
        const auto runs = description::runs(shown_->map(), row);
        for (const description::Run& run : runs) {
            text += &run == &runs.front() ? "" : ", ";
            const auto begin = static_cast<long>(text.length());
            text += wx_text(run.words);
            const auto end = static_cast<long>(text.length());
            pieces_.push_back({reached, begin, end, run.first, run.length});
            reached = end;
        }
    }
    if (text != rows_->GetValue()) {
        const long caret = rows_->GetInsertionPoint();
        rows_->ChangeValue(text);
        rows_->SetInsertionPoint(std::min<long>(caret, rows_->GetLastPosition()));
        caret_ = rows_->GetInsertionPoint();
    }
}

void TextView::show_here() {
    wxString text;
    if (at_ && shown_->map().grid().contains(*at_)) {
        text = wx_text(fmt::format("{}", fmt::join(shown_->of(*at_), "\n")));
    }
    if (text != here_->GetValue()) {
        here_->ChangeValue(text);
        here_->SetInsertionPoint(0);
    }
}

// The caret stays while the user reads there.
void TextView::point_in_rows() {
    if (!at_ || rows_->HasFocus()) {
        return;
    }
    const auto piece = std::ranges::find_if(pieces_, [this](const Piece& one) {
        return one.first.row == at_->row && one.first.column <= at_->column &&
               at_->column < one.first.column + one.length;
    });
    if (piece != pieces_.end()) {
        rows_->SetSelection(piece->begin, piece->end);
        rows_->ShowPosition(piece->begin);
    }
    caret_ = rows_->GetInsertionPoint();
}

void TextView::follow_caret() {
    const long caret = rows_->GetInsertionPoint();
    if (!rows_->HasFocus() || caret == caret_) {
        return;
    }
    caret_ = caret;
    const auto after = std::ranges::upper_bound(pieces_, caret, {}, &Piece::reached);
    if (after != pieces_.begin()) {
        context_.go((after - 1)->first);
    }
}

} // namespace pampas::desktop
