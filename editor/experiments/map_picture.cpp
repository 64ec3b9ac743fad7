#include "editor/experiments/map_picture.h"

#include "editor/picture/layout.h"

namespace pampas::experiments {

report::MapPicture picture_of(const map::Map& map) {
    picture::ExportOptions options{.style = {.background = picture::transparent}};
    const picture::Layout layout = picture::layout_for(map, options);
    const std::string picture = picture::svg(map, options);
    options.style.grounds = false;
    return {picture,          layout.width,       layout.height,
            layout.view.side, layout.view.origin, picture::svg(map, options)};
}

} // namespace pampas::experiments
