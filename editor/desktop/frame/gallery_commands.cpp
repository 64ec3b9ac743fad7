#include "editor/desktop/frame/gallery_commands.h"

#include "editor/desktop/widgets/text.h"

namespace pampas::desktop {

GalleryCommands::~GalleryCommands() {
    delete window_.get(); // now, while the map is there
}

Action GalleryCommands::action() {
    return {.label = tr_later("New from generated maps…"),
            .keys = {"Ctrl+Alt+N"},
            .help = wx_tr("Have maps made to measure, and begin with one of them"),
            .run = [this] { show(); }};
}

void GalleryCommands::show() {
    if (!window_) {
        window_ = new GalleryWindow(&frame_, hooks_);
        window_->CentreOnParent();
        window_->Show();
    }
    window_->Raise();
}

} // namespace pampas::desktop
