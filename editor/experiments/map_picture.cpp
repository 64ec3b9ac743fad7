#include "editor/experiments/map_picture.h"

#include "editor/picture/layout.h"

namespace pampas::experiments {

report::MapPicture picture_of(const map::Map& map, std::vector<hex::Coordinate> room) {
    picture::ExportOptions options{.style = {.background = picture::transparent},
                                   .room = std::move(room)};
    const picture::Layout layout = picture::layout_for(map, options);
    const std::string picture = picture::svg(map, options);
    options.style.grounds = false;
    return {picture,          layout.width,       layout.height,
            layout.view.side, layout.view.origin, picture::svg(map, options)};
}

report::ExamplePicture picture_of_example(const report::TermExample& example) {
    constexpr int width = 600; // for fine screens
    constexpr int shown_width = 400;
    const picture::ExportOptions options{
        .style = {.background = picture::transparent}, .width = width, .overlay = example.overlay};
    const int height = picture::layout_for(example.map, options).height;
    return {picture::png(example.map, options), shown_width, height * shown_width / width};
}

} // namespace pampas::experiments
