#pragma once

#include "tests/study/observer.h"

#include <span>
#include <string>

namespace pampas::study {

/// What was seen on a map with this name.
struct StudiedMap {
    std::string name;
    Observations seen;
};

/// The contents of `analysis/good_play.md`: games of this bot.
std::string page(std::span<const StudiedMap> maps, const std::string& bot);

} // namespace pampas::study
