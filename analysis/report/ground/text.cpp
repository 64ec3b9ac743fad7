#include "analysis/report/ground/text.h"

#include "engine/language/layout.h"

#include <fmt/format.h>

#include <algorithm>

namespace pampas::report {
namespace {

/// Text with a final line break; empty if it is empty.
std::string as_lines(const std::string& text) {
    return text.empty() ? text : text + "\n";
}

/// A column as it is printed: its title and cells, padded to the same width.
struct PrintedColumn {
    std::vector<std::string> cells;
    std::size_t width = 0;
};

PrintedColumn printed(const Table& table, std::size_t column) {
    PrintedColumn result{{table.columns[column].title_in(Format::Text)}};
    for (const Row& row : table.rows) {
        result.cells.push_back(row[column].text());
    }
    for (const std::string& cell : result.cells) {
        result.width = std::max(result.width, language::columns_of(cell));
    }
    return result;
}

std::string lines_of(const std::vector<const PrintedColumn*>& columns) {
    std::string text;
    for (std::size_t line = 0; line < columns.front()->cells.size(); ++line) {
        std::string separator;
        for (const PrintedColumn* column : columns) {
            text += fmt::format("{}{:>{}}", separator, column->cells[line], column->width);
            separator = "  ";
        }
        text += "\n";
    }
    return text;
}

/// Blocks of as many columns as fit, each after the first column.
std::string table_lines(const Table& table, std::size_t width) {
    std::vector<PrintedColumn> columns;
    for (std::size_t column = 0; column < table.columns.size(); ++column) {
        columns.push_back(printed(table, column));
    }
    std::string text;
    std::vector<const PrintedColumn*> block{&columns.front()};
    std::size_t used = columns.front().width;
    for (std::size_t column = 1; column < columns.size(); ++column) {
        const std::size_t needed = 2 + columns[column].width;
        if (block.size() > 1 && used + needed > width) {
            text += lines_of(block) + "\n";
            block = {&columns.front()};
            used = columns.front().width;
        }
        block.push_back(&columns[column]);
        used += needed;
    }
    return text + lines_of(block);
}

std::string laid_out_part(const std::string& lines, std::size_t width) {
    return language::wrapped(lines, width);
}

std::string laid_out_part(const Table& table, std::size_t width) {
    return language::wrapped(as_lines(table.above), width) + table_lines(table, width) +
           language::wrapped(as_lines(table.below), width);
}

} // namespace

Text::Text(std::string lines) {
    if (!lines.empty()) {
        parts_.emplace_back(std::move(lines));
    }
}

Text::Text(Table table) {
    if (!table.rows.empty()) {
        parts_.emplace_back(std::move(table));
    }
}

Text& Text::operator+=(Text more) {
    for (auto& part : more.parts_) {
        auto* lines = std::get_if<std::string>(&part);
        auto* last = parts_.empty() ? nullptr : std::get_if<std::string>(&parts_.back());
        if (lines != nullptr && last != nullptr) {
            *last += *lines;
        } else {
            parts_.push_back(std::move(part));
        }
    }
    return *this;
}

std::string Text::laid_out(std::size_t width) const {
    std::string text;
    for (const auto& part : parts_) {
        text += std::visit([width](const auto& each) { return laid_out_part(each, width); }, part);
    }
    return text;
}

} // namespace pampas::report
