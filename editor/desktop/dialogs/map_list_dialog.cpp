#include "editor/desktop/dialogs/map_list_dialog.h"

#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/look.h"
#include "editor/desktop/widgets/notice.h"
#include "editor/desktop/widgets/pictures.h"
#include "editor/desktop/widgets/searched_list.h"
#include "editor/desktop/widgets/text.h"
#include "engine/files/input_error.h"

#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/srchctrl.h>

namespace pampas::desktop {

MapListDialog::MapListDialog(wxWindow* parent, const wxString& title)
    : wxDialog(parent, wxID_ANY, title, wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER) {}

// A focused field sends events while it is destroyed.
MapListDialog::~MapListDialog() {
    if (search_ != nullptr) {
        search_->SetEvtHandlerEnabled(false);
    }
}

void MapListDialog::fill(Content content) {
    content_ = std::move(content);
    list_ = new TextList(this,
                         {.pick = [this](std::size_t) { show_selected(); },
                          .activate = [this](std::size_t) { content_.activate(); }},
                         {.margin = {spacing::gap, spacing::gap}});
    name_for_readers(*list_, GetTitle());
    preview_ = new MapPreview(this, {360, 300});
    notice_ = new Notice(this);
    const int gap = FromDIP(14);
    auto* all = new wxBoxSizer(wxVERTICAL);
    all->Add(columns(), wxSizerFlags(1).Expand().Border(wxALL, gap));
    all->Add(buttons(), wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, gap));
    SetSizerAndFit(all);
    show_found();
    if (search_ != nullptr) {
        search_->SetFocus();
    } else {
        list_->SetFocus();
    }
}

void MapListDialog::show_found() {
    const wxString words = search_ != nullptr ? search_->GetValue() : wxString();
    found_.clear();
    std::vector<TextRow> rows;
    for (std::size_t number = 0; number < content_.rows.size(); ++number) {
        const Row& row = content_.rows[number];
        if (has_words(row.first + "\n" + row.second, words)) {
            found_.push_back(number);
            rows.push_back({.text = row.first, .below = row.second});
        }
    }
    list_->set_empty_text(words.empty() ? content_.empty : wx_tr("No map matches these words."));
    list_->set_rows(std::move(rows), found_.empty() ? std::nullopt : std::optional<std::size_t>(0));
    show_selected();
}

wxSizer* MapListDialog::columns() {
    list_->SetMinSize(FromDIP(wxSize(220, 300)));
    auto* sizer = new wxBoxSizer(wxHORIZONTAL);
    auto* left = new wxBoxSizer(wxVERTICAL);
    if (content_.searchable) {
        search_ = new wxSearchCtrl(this, wxID_ANY);
        search_->MoveBeforeInTabOrder(list_);
        search_->SetDescriptiveText(wx_tr("Search maps"));
        name_for_readers(*search_, wx_tr("Search maps"));
        search_by_words(*search_, *list_, [this](const wxString&) { show_found(); });
        left->Add(search_, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(spacing::gap)));
    }
    left->Add(list_, wxSizerFlags(1).Expand());
    sizer->Add(left, wxSizerFlags(1).Expand());
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
    const auto row = list_->selected();
    return row ? std::optional(found_[*row]) : std::nullopt;
}

void MapListDialog::set_row(std::size_t number, Row row) {
    const auto before = list_->selected();
    content_.rows[number] = std::move(row);
    show_found();
    list_->select(before);
    show_selected();
}

void MapListDialog::say_problem(const wxString& text) {
    notice_->say(Tone::Error, text);
}

RowList& MapListDialog::list() const {
    return *list_;
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
