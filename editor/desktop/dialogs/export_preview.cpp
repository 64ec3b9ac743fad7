#include "editor/desktop/dialogs/export_preview.h"

#include "editor/desktop/widgets/map_bitmap.h"
#include "editor/desktop/widgets/picture_preview.h"
#include "editor/desktop/widgets/spacing.h"
#include "editor/desktop/widgets/text.h"
#include "editor/paper/sheet_map.h"
#include "editor/picture/layout.h"

#include <wx/sizer.h>
#include <wx/stattext.h>

namespace pampas::desktop {

ExportPreview::ExportPreview(wxWindow* parent)
    : wxPanel(parent), preview_(new PicturePreview(this, {440, 340})),
      figure_(new wxStaticText(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                               wxALIGN_CENTRE_HORIZONTAL | wxST_NO_AUTORESIZE)) {
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(preview_, wxSizerFlags(1).Expand());
    column->Add(figure_, wxSizerFlags().Expand().Border(wxTOP, FromDIP(spacing::gap)));
    SetSizer(column);
}

void ExportPreview::show(const map::Map& map, const exchange::Job& job) {
    const map::Map seen = exchange::seen(map, job);
    switch (job.product->kind) {
    case exchange::ProductKind::Picture:
        return show_picture(seen, job);
    case exchange::ProductKind::Paper:
        return show_sheets(seen, job);
    default:
        return show_board(seen, job);
    }
}

void ExportPreview::show_picture(const map::Map& seen, const exchange::Job& job) {
    const picture::Layout layout = picture::layout_for(seen, job.picture);
    preview_->show([seen, options = job.picture](int width, int height) {
        return picture::preview(seen, options, width, height);
    });
    figure_->SetLabel(wx_text(tr("{} x {} pixels", layout.width, layout.height)));
}

void ExportPreview::show_sheets(const map::Map& seen, const exchange::Job& job) {
    const paper::Tiling tiling = paper::tiling_for(seen, job.paper.size);
    preview_->show([seen, sheets = job.paper, tiling](int width, int height) {
        return paper::sheet_preview(seen, sheets, tiling, width, height);
    });
    figure_->SetLabel(wx_text(tr("Sheets: {}, of {:.0f} x {:.0f} mm", tiling.sheets.size(),
                                 tiling.page_width, tiling.page_height)));
}

void ExportPreview::show_board(const map::Map& seen, const exchange::Job& job) {
    preview_->show([seen](int width, int height) { return board_alone(seen, width, height); });
    figure_->SetLabel(job.client ? wx_text(tr("What players see: {}", job.client->title))
                      : job.product->kind == exchange::ProductKind::Folder
                          ? wx_tr("A folder with the board, its grid and how to load them")
                          : wx_tr("The map as it is read again"));
}

} // namespace pampas::desktop
