#include "editor/picture/export.h"
#include "engine/language/tr.h"

#include <algorithm>
#include <array>

namespace pampas::picture {

std::span<const Kind> kinds() {
    static constexpr std::array all{
        Kind{"png", ".png", tr_later("Picture"), png},
        Kind{"svg", ".svg", tr_later("Drawing, sharp at any size"), svg}};
    return all;
}

const Kind* kind_named(std::string_view name) {
    const auto found = std::ranges::find(kinds(), name, &Kind::name);
    return found == kinds().end() ? nullptr : &*found;
}

} // namespace pampas::picture
