#include "editor/desktop/dialogs/print_dialog.h"

#include "editor/desktop/widgets/fields.h"
#include "editor/desktop/widgets/pictures.h"

namespace pampas::desktop {

PrintDialog::PrintDialog(wxWindow* parent, PictureSubject subject, std::string footer,
                         const PrintChoices& last)
    : FormDialog(parent, wx_tr("Print the Map"), true), subject_(std::move(subject)),
      footer_(std::move(footer)), choices_(last),
      overlay_(subject_, choices_.picture.overlay, [this] { update(); }),
      preview_(new PicturePreview(this, {440, 440})) {
    std::vector<Field> fields{paper_field(choices_.paper), orientation_field(choices_.orientation)};
    std::ranges::move(picture_fields(choices_.picture, overlay_), std::back_inserter(fields));
    fields.push_back(
        {.control = fields::check(choices_.footer, wx_tr("Size and desi&gner below it"))});
    make(fields, wx_tr("&Print…"), preview_);
}

picture::Sheet PrintDialog::sheet() const {
    const auto* paper =
        std::ranges::find(paper::paper_sizes, choices_.paper, &paper::PaperSize::title);
    const bool across =
        choices_.orientation == paper::Orientation::Landscape ||
        (choices_.orientation == paper::Orientation::Automatic && picture::is_wide(subject_.map));
    picture::Sheet result;
    result.width = across ? paper->height : paper->width;
    result.height = across ? paper->width : paper->height;
    result.title = choices_.picture.title ? subject_.title : std::string();
    result.footer = choices_.footer ? footer_ : std::string();
    result.look = choices_.picture.look;
    result.coordinates = choices_.picture.coordinates;
    result.overlay = overlay_.overlay().value_or(overlays::Overlay());
    return result;
}

FormDialog::Judgement PrintDialog::judge() {
    preview_->show([this, shown = sheet()](int width, int height) {
        return picture::preview(subject_.map, shown, width, height);
    });
    return {.allowed = overlay_.overlay().has_value()};
}

} // namespace pampas::desktop
