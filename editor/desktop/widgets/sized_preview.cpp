#include "editor/desktop/widgets/sized_preview.h"

#include "editor/desktop/widgets/map_preview.h"
#include "editor/desktop/widgets/size_figure.h"
#include "editor/desktop/widgets/text.h"

#include <wx/stattext.h>

namespace pampas::desktop {

SizedPreview::SizedPreview(wxWindow* dialog, legality::Client client)
    : wxBoxSizer(wxVERTICAL), client_(std::move(client)),
      preview_(new MapPreview(dialog, {320, 260})),
      figure_(new wxStaticText(dialog, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                               wxALIGN_CENTRE_HORIZONTAL | wxST_NO_AUTORESIZE)) {
    Add(preview_, wxSizerFlags(1).Expand());
    Add(figure_, wxSizerFlags().Expand().Border(wxTOP, dialog->FromDIP(6)));
}

void SizedPreview::show(const map::Map& map) {
    preview_->set_map(map);
    figure_->SetLabel(wx_text(tr("Size for {}: {}", client_.title, size_figure(map, client_))));
}

} // namespace pampas::desktop
