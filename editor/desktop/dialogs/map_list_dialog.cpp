#include "editor/desktop/dialogs/map_list_dialog.h"

#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/form.h"
#include "editor/desktop/widgets/map_preview.h"
#include "editor/desktop/widgets/notice.h"
#include "editor/desktop/widgets/row_list.h"
#include "editor/desktop/widgets/spacing.h"
#include "editor/desktop/widgets/text.h"
#include "engine/files/input_error.h"

#include <wx/button.h>
#include <wx/dc.h>
#include <wx/sizer.h>

namespace pampas::desktop {
namespace {

class LineList : public RowList {
  public:
    LineList(wxWindow* parent, Actions actions, const std::vector<MapListDialog::Row>& rows)
        : RowList(parent, std::move(actions)), rows_(rows) {
        SetItemCount(rows_.size());
    }

  private:
    wxString row_text(std::size_t row) const override {
        return rows_[row].second.empty() ? rows_[row].first
                                         : rows_[row].first + ", " + rows_[row].second;
    }
    wxCoord OnMeasureItem(std::size_t row) const override {
        const int lines = rows_[row].second.empty() ? 1 : 2;
        return lines * GetCharHeight() + FromDIP(2 * spacing::gap);
    }
    void OnDrawItem(wxDC& dc, const wxRect& place, std::size_t row) const override {
        const int gap = FromDIP(spacing::gap);
        const auto draw = [&](const wxString& text, int y) {
            dc.DrawText(wxControl::Ellipsize(text, dc, wxELLIPSIZE_END, place.width - 2 * gap),
                        place.x + gap, y);
        };
        dc.SetTextForeground(text_colour(row));
        draw(rows_[row].first, place.y + gap);
        dc.SetTextForeground(faint_colour(row));
        draw(rows_[row].second, place.y + gap + GetCharHeight());
    }

    std::vector<MapListDialog::Row> rows_;
};

} // namespace

MapListDialog::MapListDialog(wxWindow* parent, const wxString& title)
    : wxDialog(parent, wxID_ANY, title, wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER) {}

MapListDialog::~MapListDialog() {
    silence(*this);
}

void MapListDialog::fill(Content content) {
    content_ = std::move(content);
    list_ = new LineList(this,
                         {.pick = [this](std::size_t) { show_selected(); },
                          .activate = [this](std::size_t) { content_.activate(); }},
                         content_.rows);
    name_for_readers(*list_, GetTitle());
    preview_ = new MapPreview(this, {360, 300});
    notice_ = new Notice(this);
    const int gap = FromDIP(14);
    auto* all = new wxBoxSizer(wxVERTICAL);
    all->Add(columns(), wxSizerFlags(1).Expand().Border(wxALL, gap));
    all->Add(buttons(), wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, gap));
    SetSizerAndFit(all);
    list_->set_empty_text(content_.empty);
    if (!content_.rows.empty()) {
        list_->select(0);
    }
    list_->SetFocus();
    show_selected();
}

wxSizer* MapListDialog::columns() {
    list_->SetMinSize(FromDIP(wxSize(220, 300)));
    auto* sizer = new wxBoxSizer(wxHORIZONTAL);
    sizer->Add(list_, wxSizerFlags(1).Expand());
    sizer->Add(preview_,
               wxSizerFlags(2).Expand().ReserveSpaceEvenIfHidden().Border(wxLEFT, FromDIP(14)));
    return sizer;
}

wxSizer* MapListDialog::buttons() {
    auto* sizer = new wxBoxSizer(wxHORIZONTAL);
    sizer->Add(notice_, wxSizerFlags(1).Expand());
    content_.buttons.push_back({wxID_CANCEL, wx_tr("&Close"), {}});
    Bind(wxEVT_BUTTON, [this](wxCommandEvent& event) { EndModal(event.GetId()); });
    for (const Button& button : content_.buttons) {
        auto* made = new wxButton(this, button.id, button.label);
        made->SetToolTip(button.tip);
        sizer->Add(made, wxSizerFlags().CenterVertical().Border(wxLEFT, FromDIP(spacing::gap)));
    }
    return sizer;
}

const map::Map& MapListDialog::map() const {
    return preview_->map();
}

std::optional<std::size_t> MapListDialog::selected() const {
    return list_->selected();
}

void MapListDialog::show_selected() {
    notice_->clear();
    if (selected()) {
        try {
            preview_->set_map(content_.load(*selected()));
        } catch (const InputError& error) {
            preview_->set_map(map::Map());
            notice_->say(Tone::Error, wx_text(error.what()));
        }
    }
    preview_->Show(selected() && notice_->text().empty());
    update(notice_->text().empty());
}

} // namespace pampas::desktop
