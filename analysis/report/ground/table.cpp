#include "analysis/report/ground/table.h"

#include <fmt/format.h>

#include <algorithm>

namespace pampas::report {
namespace {

/// Columns of a terminal. No character has more of them than bytes, so that fmt fills the text up
/// with a space for each byte that shows as none.
std::size_t width(const std::string& cell) {
    return 2 * cell.size() - fmt::formatted_size("{:{}}", cell, cell.size());
}

} // namespace

std::string table(const Rows& rows) {
    std::vector<std::size_t> widths;
    for (const auto& row : rows) {
        widths.resize(row.size());
        for (std::size_t i = 0; i < row.size(); ++i) {
            widths[i] = std::max(widths[i], width(row[i]));
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
