#include "editor/desktop/canvas/next_space.h"

#include <algorithm>

namespace pampas::desktop {

std::size_t next_place(const std::vector<hex::Coordinate>& spaces,
                       std::optional<hex::Coordinate> from, bool forwards) {
    const std::size_t count = spaces.size();
    if (!from) {
        return forwards ? 0 : count - 1;
    }
    const auto next = forwards ? std::ranges::upper_bound(spaces, *from)
                               : std::ranges::lower_bound(spaces, *from);
    const auto place = static_cast<std::size_t>(next - spaces.begin());
    return (forwards ? place : place + count - 1) % count;
}

} // namespace pampas::desktop
