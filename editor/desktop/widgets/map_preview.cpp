#include "editor/desktop/widgets/map_preview.h"

#include "editor/desktop/widgets/map_bitmap.h"

namespace pampas::desktop {

void MapPreview::set_map(map::Map map) {
    if (!shown_ || map != map_) {
        map_ = std::move(map);
        shown_ = true;
        show([this](int width, int height) { return board_alone(map_, width, height); });
    }
}

} // namespace pampas::desktop
