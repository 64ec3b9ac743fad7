#pragma once

#include "analysis/balance/intervals.h"
#include "analysis/report/ground/html.h"
#include "engine/hex/grid.h"

#include <concepts>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// The table of a result, described once and drawn as text, on a page and in a window.
namespace pampas::report {

// Values of a table, each with how exact it is shown.

/// `17.3`, or `+17.3` with a sign.
struct Number {
    double value = 0;
    int decimals = 1;
    bool has_sign = false;
};

/// `30.7 %`; as text with the interval, if there is one: `30.7 % (28 to 34)`.
struct Percent {
    double share = 0;
    std::optional<balance::Interval> interval{};
};

/// `25.7 to 36.1 %`.
struct PercentRange {
    balance::Interval shares;
};

/// `3.1 to 7.9`.
struct Range {
    balance::Interval interval;
    int decimals = 1;
};

/// A value that does not exist: `-`; a page says why.
struct Missing {
    std::string why = "-";
};

/// The name of a market; on a page it points to the market on the map.
struct MarketName {
    hex::Coordinate at;
};

/// A value of a table as it is shown.
class Cell {
  public:
    Cell(std::string text) : text_(std::move(text)) {}
    Cell(const char* text) : text_(text) {}
    Cell(std::integral auto number) : text_(std::to_string(number)) {}
    Cell(const Number& number);
    Cell(const Percent& percent);
    Cell(const PercentRange& range);
    Cell(const Range& range);
    Cell(Missing missing) : text_("-"), on_page_(std::move(missing.why)) {}
    Cell(const MarketName& market);
    /// Markup that only a page shows.
    Cell(Html markup) : markup_(std::move(markup)) {}

    /// Replaces the text on a page.
    Cell on_page(std::string text) &&;
    /// On a page, links the cell to the term of a thing by its id (glossary::term_of).
    Cell explained_by(std::string_view id) &&;
    /// On a page, shows the cell in bold.
    Cell strong(bool is_strong = true) &&;
    /// On a page, shows the cell in this style of the page.
    Cell in_style(std::string_view style) &&;

    const std::string& text() const { return text_; }
    const std::string& page_text() const { return on_page_ ? *on_page_ : text_; }
    /// Its element in a row of a page, `td` or `th`.
    Html html(bool is_title) const;
    bool is_strong() const { return is_strong_; }

  private:
    std::string text_;
    std::optional<std::string> on_page_{};
    Html markup_{};
    std::string_view style_{};
    std::string_view term_{};
    bool is_market_ = false;
    bool is_strong_ = false;
};

/// Where a table is shown.
enum class Format { Text, Page, Window };

/// A column. Its label in the glossary gives its title, and the term that the title links to on a
/// page.
struct Column {
    std::string_view id;
    std::string title{};      ///< a name or number, instead of the label's title; without a term
    std::string_view label{}; ///< empty: `id`
    std::string value{};      ///< for the `{}` of the label's title
    Html attributes{};        ///< attributes of its title on a page
    // The label in one format, where it differs; `""`: no title.
    std::optional<std::string_view> text_label{};
    std::optional<std::string_view> page_label{};
    std::optional<std::string_view> window_label{};

    /// The label in a format; empty if the column has none there.
    std::string_view label_in(Format format) const;
    std::string title_in(Format format) const;
};

using Row = std::vector<Cell>;

/// A table and what there is to say about it.
struct Table {
    std::vector<Column> columns; ///< at least one; the first has the titles of the rows
    std::vector<Row> rows{};     ///< each has as many cells as there are columns
    std::string caption{};       ///< on a page; empty: `below`, in one line
    std::string folded_as{}; ///< title under which a page folds a long table; empty: it never does
    // Lines of text around the table, without the last line break; empty: none. The sentences of a
    // paragraph stand in one line.
    std::string above{};
    std::string below{};
    bool is_sortable = false; ///< on a page, by clicks on titles

    /// The table with only the columns that have these ids, in this order.
    Table only(std::initializer_list<std::string_view> ids) const;
};

/// A table with headers of rows and columns, below its caption; the reader unfolds a long one.
Html table_html(const Table& table);

} // namespace pampas::report
