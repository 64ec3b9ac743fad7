#include "editor/command_line/map_picture.h"

#include "editor/picture/layout.h"

namespace pampas::command_line {

report::MapPicture picture_of(const map::Map& map) {
    const picture::ExportOptions options{.style = {.background = picture::transparent}};
    const picture::Layout layout = picture::layout_for(map, options);
    return {picture::svg(map, options), layout.width, layout.height, layout.view.side,
            layout.view.origin};
}

} // namespace pampas::command_line
