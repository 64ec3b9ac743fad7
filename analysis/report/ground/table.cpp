#include "analysis/report/ground/table.h"

#include <fmt/format.h>

#include <algorithm>

namespace pampas::report {

std::string table(const Rows& rows) {
    std::vector<std::size_t> widths;
    for (const auto& row : rows) {
        widths.resize(row.size());
        for (std::size_t i = 0; i < row.size(); ++i) {
            widths[i] = std::max(widths[i], row[i].size());
        }
    }
    std::string text;
    for (const auto& row : rows) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            text += fmt::format("{}{:>{}}", i == 0 ? "" : "  ", row[i], widths[i]);
        }
        text += "\n";
    }
    return text;
}

} // namespace pampas::report
