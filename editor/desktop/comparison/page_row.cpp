#include "editor/desktop/comparison/page_row.h"

#include "editor/desktop/widgets/look.h"
#include "editor/desktop/widgets/notice.h"
#include "editor/desktop/widgets/text.h"

#include <wx/button.h>
#include <wx/sizer.h>

#include <utility>

namespace pampas::desktop {

PageRow::PageRow(wxWindow* parent, Handouts::Services services, std::function<Handout()> handout)
    : wxPanel(parent), handout_(std::move(handout)), notice_(new Notice(this)),
      giver_(std::move(services), *notice_),
      open_(new wxButton(this, wxID_ANY, wx_tr("Open in browser"))),
      save_(new wxButton(this, wxID_ANY, wx_tr("Save…"))) {
    open_->SetToolTip(wx_tr("Show the comparison as a page in the browser (Ctrl+B)"));
    save_->SetToolTip(wx_tr("Save the comparison as a page or, with games, as text (Ctrl+S)"));
    open_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { open_page(); });
    save_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { save(); });
    const int gap = FromDIP(spacing::gap);
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(notice_, wxSizerFlags(1).CenterVertical());
    row->Add(open_, wxSizerFlags().CenterVertical().Border(wxLEFT, gap));
    row->Add(save_, wxSizerFlags().CenterVertical().Border(wxLEFT, gap));
    SetSizer(row);
    offer(false);
}

void PageRow::offer(bool there_is) {
    open_->Enable(there_is);
    save_->Enable(there_is);
    notice_->clear(); // it told of what was there before
}

void PageRow::open_page() const {
    if (open_->IsEnabled()) {
        const Handout handout = handout_();
        giver_.show_page(handout.files.front().bytes, handout.proposed);
    }
}

void PageRow::save() const {
    if (save_->IsEnabled()) {
        giver_.save(handout_());
    }
}

} // namespace pampas::desktop
