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

/// `17.3`, or `+17.3` with its sign.
struct Number {
    double value;
    int decimals = 1;
    bool has_sign = false;
};

/// `30.7 %`; text adds the interval, if there is one: `30.7 % (28 to 34)`.
struct Percent {
    double share;
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

/// A value that does not exist: `-`, and on a page why.
struct Missing {
    std::string why = "-";
};

/// The name of a market, which on a page shows the way to it on the map.
struct MarketName {
    hex::Coordinate at;
};

/// A value as it is shown.
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

    /// What a page shows in place of the text.
    Cell on_page(std::string text) &&;
    /// On a page it leads to the term of a thing by its id (glossary::term_of).
    Cell explained_by(std::string_view id) &&;
    /// It stands out.
    Cell strong(bool is_strong = true) &&;

    const std::string& text() const { return text_; }
    const std::string& page_text() const { return on_page_ ? *on_page_ : text_; }
    Html html() const;
    bool is_strong() const { return is_strong_; }

  private:
    std::string text_;
    std::optional<std::string> on_page_{};
    std::string_view term_{};
    bool is_market_ = false;
    bool is_strong_ = false;
};

/// Where a table is shown.
enum class Format { Text, Page, Window };

/// A column. Its title, and on a page the term that the title leads to, are those of its label in
/// the glossary.
struct Column {
    std::string_view id;
    std::string title{};      ///< in place of the label's: a name or number; it has no term
    std::string_view label{}; ///< empty: `id`
    std::string value{};      ///< for the `{}` of the label's title
    // The label in one format where it is another one there; `""`: no title.
    std::optional<std::string_view> text_label{};
    std::optional<std::string_view> page_label{};
    std::optional<std::string_view> window_label{};

    /// The label in a format; empty if the column has none there.
    std::string_view label_in(Format format) const;
    std::string title_in(Format format) const;
};

using Row = std::vector<Cell>;

struct Table {
    std::vector<Column> columns; ///< at least one; the first has the titles of the rows
    std::vector<Row> rows{};     ///< each has as many cells as there are columns
    std::string caption{};       ///< on a page
    std::string folded_as{};     ///< below which a page folds away a long table; empty: it never is

    /// The table with the columns that have these ids alone, in this order.
    Table only(std::initializer_list<std::string_view> ids) const;
};

/// Lines of text, each column as wide as its widest cell; cells stand at the right end, where
/// numbers line up.
std::string table_text(const Table& table);

/// A table with headers of rows and columns; the reader unfolds a long one.
Html table_html(const Table& table);

} // namespace pampas::report
