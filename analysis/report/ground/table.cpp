#include "analysis/report/ground/table.h"

#include <fmt/format.h>

#include <algorithm>

namespace pampas::report {
namespace {

/// In characters of UTF-8, as a terminal shows them.
std::size_t width(const std::string& cell) {
    constexpr int kind = 0xC0;
    constexpr int goes_on = 0x80;
    return static_cast<std::size_t>(
        std::ranges::count_if(cell, [](char byte) { return (byte & kind) != goes_on; }));
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
