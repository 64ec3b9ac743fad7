#include "editor/desktop/comparison/choose_map_dialog.h"

#include "editor/desktop/widgets/text.h"

#include <wx/button.h>

namespace pampas::desktop {

ChooseMapDialog::ChooseMapDialog(wxWindow* parent, std::vector<MapChoice> choices)
    : MapListDialog(parent, wx_tr("Compare with")), choices_(std::move(choices)) {
    std::vector<Row> rows;
    rows.reserve(choices_.size());
    for (const MapChoice& choice : choices_) {
        rows.push_back({wx_text(choice.name), wx_text(choice.state)});
    }
    fill({.rows = std::move(rows),
          .load = [this](std::size_t row) { return choices_[row].load(); },
          .empty = wx_tr("There is no other map. You can choose one from a file."),
          .buttons = {{from_file, wx_tr("From a &File…"), wx_tr("Uses the map from a file")},
                      {wxID_OK, wx_tr("C&ompare"), wx_tr("Shows both maps side by side")}},
          .activate = [this] { EndModal(wxID_OK); },
          .searchable = true});
    dynamic_cast<wxButton&>(button(wxID_OK)).SetDefault();
    CentreOnParent();
}

void ChooseMapDialog::update(bool readable) {
    button(wxID_OK).Enable(readable && selected());
}

} // namespace pampas::desktop
