#include "editor/desktop/dialogs/command_search.h"

#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/spacing.h"
#include "editor/desktop/widgets/text.h"

#include <wx/sizer.h>
#include <wx/textctrl.h>

namespace pampas::desktop {
namespace {

constexpr int command_list_width = 460; // in DIP
constexpr int command_list_height = 360;

} // namespace

CommandSearch::CommandSearch(wxWindow* parent, const std::vector<Menu>& menus)
    : wxDialog(parent, wxID_ANY, wx_tr("Find a Command")), all_(commands(menus)),
      words_(new wxTextCtrl(this, wxID_ANY)),
      list_(new CommandList(
          this, {.pick = [](std::size_t) {}, .activate = [this](std::size_t) { take(); }})) {
    words_->SetHint(wx_tr("Words of a command"));
    name_for_readers(*words_, words_->GetHint());
    name_for_readers(*list_, wx_tr("Commands"));
    words_->Bind(wxEVT_TEXT,
                 [this](wxCommandEvent&) { list_->set_commands(found(all_, words_->GetValue())); });
    Bind(wxEVT_CHAR_HOOK, &CommandSearch::on_key, this);
    list_->SetMinSize(FromDIP(wxSize(command_list_width, command_list_height)));
    list_->set_empty_text(wx_tr("No command has these words."));
    list_->set_commands(all_);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(words_, wxSizerFlags().Expand().Border(wxALL, FromDIP(spacing::wide_gap)));
    rows->Add(list_, wxSizerFlags(1).Expand());
    SetSizerAndFit(rows);
    CentreOnParent();
    words_->SetFocus();
}

void CommandSearch::on_key(wxKeyEvent& event) {
    switch (event.GetKeyCode()) {
    case WXK_DOWN:
        return list_->move(1);
    case WXK_UP:
        return list_->move(-1);
    case WXK_PAGEDOWN:
        return list_->move(list_->page());
    case WXK_PAGEUP:
        return list_->move(-list_->page());
    case WXK_RETURN:
    case WXK_NUMPAD_ENTER:
        return take();
    case WXK_ESCAPE:
        return EndModal(wxID_CANCEL);
    default:
        event.Skip();
    }
}

void CommandSearch::take() {
    if (const auto row = list_->selected(); row && list_->commands()[*row].enabled) {
        chosen_ = list_->commands()[*row].action;
        EndModal(wxID_OK);
    }
}

} // namespace pampas::desktop
