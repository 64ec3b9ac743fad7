#include "editor/paper/paper_size.h"

#include <algorithm>

namespace pampas::paper {

std::optional<PaperSize> paper_named(std::string_view name) {
    const auto found = std::ranges::find(paper_sizes, name, &PaperSize::name);
    return found == paper_sizes.end() ? std::nullopt : std::optional(*found);
}

} // namespace pampas::paper
