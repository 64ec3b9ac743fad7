#include "editor/desktop/dialogs/go_to_dialog.h"

#include "editor/desktop/widgets/form.h"
#include "editor/desktop/widgets/notice.h"
#include "editor/desktop/widgets/text.h"
#include "engine/hex/name.h"

#include <wx/button.h>
#include <wx/textctrl.h>

namespace pampas::desktop {
namespace {

std::string typed(const wxTextCtrl& name) {
    return name.GetValue().Trim().Trim(false).utf8_string();
}

/// Why this leads to no space of the board.
std::string why_not(const hex::Grid& grid, const std::optional<hex::Coordinate>& named) {
    if (!named) {
        return tr("A name has letters for the column, then the row: K7.");
    }
    return named->column >= grid.columns
               ? tr("The last column is {}.", hex::column_name(grid.columns - 1))
               : tr("The last row is {}.", grid.rows);
}

} // namespace

GoToDialog::GoToDialog(wxWindow* parent, const hex::Grid& grid)
    : wxDialog(parent, wxID_ANY, wx_tr("Go to Space")), grid_(grid),
      name_(new wxTextCtrl(this, wxID_ANY)), notice_(new Notice(this)) {
    name_->SetMinSize(FromDIP(wxSize(300, -1)));
    name_->SetHint("K7");
    name_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { update(); });
    auto* form = new Form(this);
    form->add(wx_tr("&Space"), name_);
    go_ = lay_out(*this, form, notice_, wx_tr("&Go"));
    name_->SetFocus();
    update();
}

GoToDialog::~GoToDialog() {
    silence(*this);
}

std::optional<hex::Coordinate> GoToDialog::space() const {
    const auto named = hex::coordinate_named(typed(*name_));
    return named && grid_.contains(*named) ? named : std::nullopt;
}

void GoToDialog::update() {
    const std::string name = typed(*name_);
    go_->Enable(space().has_value());
    if (name.empty() || space()) {
        notice_->clear();
    } else {
        notice_->say(Tone::Error, wx_text(why_not(grid_, hex::coordinate_named(name))));
    }
}

} // namespace pampas::desktop
