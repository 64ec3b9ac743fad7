#pragma once

#include "engine/library/library.h"

#include <vector>

namespace pampas::desktop {

/// In which order the maps of a library are shown.
enum class LibraryOrder {
    Name,
    Newest,    ///< changed last, first
    Largest,   ///< most spaces first
    Revisions, ///< most revisions first
};

/// Every order with what it is called.
struct NamedOrder {
    LibraryOrder order;
    const char* key;  ///< where it is remembered
    const char* name; ///< in English, looked up where it is shown
};

/// All, in the order in which they are offered.
const std::vector<NamedOrder>& library_orders();

/// Sorts maps that are sorted by name; equals stay so.
void sort(std::vector<library::Entry>& entries, LibraryOrder order);

} // namespace pampas::desktop
