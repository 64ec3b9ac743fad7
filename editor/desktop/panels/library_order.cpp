#include "editor/desktop/panels/library_order.h"

#include "engine/language/tr.h"

#include <algorithm>
#include <functional>

namespace pampas::desktop {

const std::vector<NamedOrder>& library_orders() {
    static const std::vector<NamedOrder> orders{
        {LibraryOrder::Name, "name", tr_later("Name")},
        {LibraryOrder::Newest, "newest", tr_later("Newest")},
        {LibraryOrder::Largest, "largest", tr_later("Largest")},
        {LibraryOrder::Revisions, "revisions", tr_later("Revisions")},
    };
    return orders;
}

void sort(std::vector<library::Entry>& entries, LibraryOrder order) {
    const auto by = [&entries](const auto& value) {
        std::ranges::stable_sort(entries, std::greater(), value);
    };
    switch (order) {
    case LibraryOrder::Name:
        break;
    case LibraryOrder::Newest:
        return by(&library::Entry::modified);
    case LibraryOrder::Largest:
        return by([](const library::Entry& entry) { return entry.columns * entry.rows; });
    case LibraryOrder::Revisions:
        return by(&library::Entry::revision);
    }
}

} // namespace pampas::desktop
