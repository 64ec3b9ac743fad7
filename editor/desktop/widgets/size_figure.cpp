#include "editor/desktop/widgets/size_figure.h"

#include "engine/formats/haz.h"
#include "engine/language/tr.h"

#include <fmt/format.h>

namespace pampas::desktop {

std::string size_figure(const map::Map& map, const legality::Client& client) {
    const formats::HazSize size = formats::haz_size(map);
    const std::string figure = fmt::format("{} x {} = {}", size.columns, size.rows, size.spaces());
    return client.max_spaces ? tr("{} of {}", figure, *client.max_spaces) : figure;
}

bool too_large(const map::Map& map, const legality::Client& client) {
    return client.max_spaces && formats::haz_size(map).spaces() > *client.max_spaces;
}

std::string too_large_text(const legality::Client& client) {
    return tr("Too large for {}, which takes at most {}: fewer columns or rows make it fit.",
              client.title, client.max_spaces.value_or(0));
}

} // namespace pampas::desktop
