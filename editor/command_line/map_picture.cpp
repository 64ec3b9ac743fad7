#include "editor/command_line/map_picture.h"

#include "editor/picture/sheet.h"

namespace pampas::command_line {

report::MapPicture picture_of(const map::Map& map) {
    const picture::ExportOptions options{.style = {.background = picture::transparent}};
    const picture::Sheet sheet = picture::sheet_for(map.grid(), options);
    return {picture::svg(map, options), sheet.width, sheet.height, sheet.view.side,
            sheet.view.origin};
}

} // namespace pampas::command_line
