#pragma once

#include "analysis/report/ground/table.h"

#include <cstddef>
#include <limits>
#include <string>
#include <variant>
#include <vector>

namespace pampas::report {

/// How much a report says as text: what fits on one screen, or everything.
enum class Detail { Short, All };

/// A report as text: lines of prose and tables, laid out for a width when it is complete.
class Text {
  public:
    /// The width of a report in a file.
    static constexpr std::size_t usual_width = 80;
    static constexpr std::size_t unlimited = std::numeric_limits<std::size_t>::max();

    Text() = default;
    /// Lines of prose, each with its line break (`language::wrapped`).
    Text(std::string lines);
    Text(const char* lines) : Text(std::string(lines)) {}
    /// A table with the texts above and below it; nothing if it has no rows.
    Text(Table table);

    Text& operator+=(Text more);
    friend Text operator+(Text one, Text other) { return one += std::move(other); }

    bool empty() const { return parts_.empty(); }

    /// The text with no line wider than `width` columns of a terminal, as far as words and cells
    /// allow. A table that is too wide continues below with its further columns.
    std::string laid_out(std::size_t width = unlimited) const;

  private:
    std::vector<std::variant<std::string, Table>> parts_;
};

} // namespace pampas::report
