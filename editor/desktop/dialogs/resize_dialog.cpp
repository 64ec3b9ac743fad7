#include "editor/desktop/dialogs/resize_dialog.h"

#include "editor/desktop/widgets/anchor_picker.h"
#include "editor/desktop/widgets/form.h"
#include "editor/desktop/widgets/notice.h"
#include "editor/desktop/widgets/number_field.h"
#include "editor/desktop/widgets/size_figure.h"
#include "editor/desktop/widgets/sized_preview.h"
#include "editor/desktop/widgets/space_choice.h"
#include "editor/desktop/widgets/text.h"
#include "engine/map/transform.h"

namespace pampas::desktop {
namespace {

/// Where the window onto the map begins along one direction; `anchor` is 0 for its near end, 1 for
/// the middle, 2 for its far end.
int first(int before, int now, int anchor) {
    return (before - now) * anchor / 2;
}

int on_board(const map::Map& map) {
    const map::Counts counts = map.counts();
    return static_cast<int>(map.grid().size()) - counts[static_cast<std::size_t>(map::Space::Void)];
}

/// What most spaces along the edge of a map are, void or pampas.
map::Space usual_edge(const map::Map& map) {
    int balance = 0;
    for (std::size_t offset = 0; offset < map.grid().size(); ++offset) {
        if (map.grid().neighbours(map.grid().coordinate(offset)).size() < 6) {
            balance += map.spaces()[offset] == map::Space::Void ? 1 : -1;
        }
    }
    return balance > 0 ? map::Space::Void : map::Space::Pampas;
}

} // namespace

ResizeDialog::ResizeDialog(wxWindow* parent, map::Map map, legality::Client client)
    : wxDialog(parent, wxID_ANY, wx_tr("Resize Map"), wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
      before_(std::move(map)), client_(std::move(client)), columns_(before_.grid().columns),
      rows_(before_.grid().rows) {
    auto* body = new wxBoxSizer(wxHORIZONTAL);
    body->Add(fields(), wxSizerFlags());
    preview_ = new SizedPreview(this, client_);
    body->Add(preview_, wxSizerFlags(1).Expand().Border(wxLEFT, FromDIP(20)));
    notice_ = new Notice(this);
    lay_out(*this, body, notice_, wx_tr("&Resize"));
    update();
}

ResizeDialog::~ResizeDialog() {
    silence(*this);
}

wxSizer* ResizeDialog::fields() {
    auto* form = new Form(this);
    form->add(wx_tr("C&olumns"),
              number_field(this, columns_, 1, hex::max_side, [this](int columns) {
                  columns_ = columns;
                  update();
              }));
    form->add(wx_tr("Ro&ws"), number_field(this, rows_, 1, hex::max_side, [this](int rows) {
                  rows_ = rows;
                  update();
              }));
    anchor_ = new AnchorPicker(this, [this] { update(); });
    auto* anchor = new wxBoxSizer(wxHORIZONTAL);
    anchor->Add(anchor_);
    form->add(wx_tr("&Keep in place"), anchor, anchor_);
    fill_ = new SpaceChoice(this, usual_edge(before_), [this] { update(); });
    fill_->SetMinSize(FromDIP(wxSize(190, -1)));
    form->add(wx_tr("New &spaces"), fill_);
    return form;
}

map::Map ResizeDialog::reframed(map::Space fill) const {
    const hex::Grid& grid = before_.grid();
    const hex::Coordinate top_left{first(grid.columns, columns_, anchor_->anchor().column),
                                   first(grid.rows, rows_, anchor_->anchor().row)};
    return map::reframed(before_, top_left, columns_, rows_, fill);
}

map::Map ResizeDialog::map() const {
    return reframed(fill_->space());
}

int ResizeDialog::cut_off() const {
    return on_board(before_) - on_board(reframed(map::Space::Void));
}

void ResizeDialog::update() {
    const map::Map shown = map();
    preview_->show(shown);
    if (too_large(shown, client_)) {
        notice_->say(Tone::Warning, wx_text(too_large_text(client_)));
    } else if (const int lost = cut_off(); lost > 0) {
        notice_->say(Tone::Warning, wx_text(trn("{} space of the board will be cut off.",
                                                "{} spaces of the board will be cut off.", lost)));
    } else {
        notice_->clear();
    }
}

} // namespace pampas::desktop
