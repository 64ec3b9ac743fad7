#pragma once

#include "analysis/glossary/glossary.h"
#include "analysis/overlays/overlay.h"
#include "engine/map/map.h"

#include <optional>

namespace pampas::report {

/// A map that comes with Pampas, and what a term looks like on it.
struct TermExample {
    map::Map map;
    overlays::Overlay overlay;
};

/// An example of a term that can be seen on a map; nothing for others.
std::optional<TermExample> example_of(const glossary::Term& term);

} // namespace pampas::report
