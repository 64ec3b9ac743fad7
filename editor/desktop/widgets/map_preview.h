#pragma once

#include "editor/desktop/widgets/picture_preview.h"

namespace pampas::desktop {

/// Shows a map as large as it fits, painted as on the canvas.
class MapPreview : public PicturePreview {
  public:
    using PicturePreview::PicturePreview;

    void set_map(map::Map map);
    const map::Map& map() const { return map_; }

  private:
    map::Map map_;
    bool shown_ = false;
};

} // namespace pampas::desktop
