#include "analysis/report/ground/table.h"

#include "analysis/glossary/glossary.h"
#include "analysis/wording/words.h"
#include "engine/hex/name.h"
#include "engine/language/number.h"
#include "engine/language/tr.h"

#include <fmt/format.h>

#include <algorithm>
#include <ranges>

namespace pampas::report {
namespace {

std::string with_interval(const Percent& percent) {
    const std::string share = wording::percent_text(percent.share);
    return percent.interval ? tr("{} ({:.0f} to {:.0f})", share, 100 * percent.interval->low,
                                 100 * percent.interval->high)
                            : share;
}

Html head_html(const std::vector<Column>& columns) {
    return html("<thead><tr>{}</tr></thead>\n", html_each(columns, [](const Column& column) {
                    return html(
                        "<th scope=\"col\"{}>{}</th>", column.attributes,
                        term_link(column.label_in(Format::Page), column.title_in(Format::Page)));
                }));
}

Html row_html(const Row& row) {
    return html(
        "<tr>{}{}</tr>\n", row.front().html(true),
        html_each(row | std::views::drop(1), [](const Cell& cell) { return cell.html(false); }));
}

/// Tables of at least this many rows are folded, if they may be.
constexpr std::size_t long_table = 12;

} // namespace

Cell::Cell(const Number& number)
    : text_(number.has_sign ? language::signed_decimal(number.value, number.decimals)
                            : language::decimal(number.value, number.decimals)) {}

Cell::Cell(const Percent& percent)
    : text_(with_interval(percent)), on_page_(wording::percent_text(percent.share)) {}

Cell::Cell(const PercentRange& range) : text_(wording::percent_text(range.shares)) {}

Cell::Cell(const Range& range) : text_(wording::range(range.interval, range.decimals)) {}

Cell::Cell(const MarketName& market) : text_(hex::name(market.at)), is_market_(true) {}

Cell Cell::on_page(std::string text) && {
    on_page_ = std::move(text);
    return std::move(*this);
}

Cell Cell::explained_by(std::string_view id) && {
    term_ = id;
    return std::move(*this);
}

Cell Cell::strong(bool is_strong) && {
    is_strong_ = is_strong;
    return std::move(*this);
}

Cell Cell::in_style(std::string_view style) && {
    style_ = style;
    return std::move(*this);
}

Html Cell::html(bool is_title) const {
    const std::string& words = page_text();
    const Html linked =
        !markup_.empty() ? markup_
        : is_market_     ? report::html(R"(<a href="#map" data-market="{}">{}</a>)", words, words)
                         : term_link(term_, words);
    const Html content = is_strong_ ? report::html("<b>{}</b>", linked) : linked;
    const Html style = style_.empty() ? Html() : report::html(R"( class="{}")", style_);
    return is_title ? report::html(R"(<th scope="row"{}>{}</th>)", style, content)
                    : report::html("<td{}>{}</td>", style, content);
}

std::string_view Column::label_in(Format format) const {
    const auto& own = format == Format::Text   ? text_label
                      : format == Format::Page ? page_label
                                               : window_label;
    return own ? *own : !title.empty() ? "" : label.empty() ? id : label;
}

std::string Column::title_in(Format format) const {
    const std::string_view of = label_in(format);
    return of.empty() ? title : glossary::title(of, value);
}

Table Table::only(std::initializer_list<std::string_view> ids) const {
    Table result{{}, std::vector<Row>(rows.size()), caption, folded_as, above, below};
    for (const std::string_view id : ids) {
        for (std::size_t place = 0; place < columns.size(); ++place) {
            if (columns[place].id == id) {
                result.columns.push_back(columns[place]);
                for (std::size_t row = 0; row < rows.size(); ++row) {
                    result.rows[row].push_back(rows[row][place]);
                }
            }
        }
    }
    return result;
}

Html table_html(const Table& table) {
    const Html all = html("<div class=\"scroll\"><table{}><caption>{}</caption>\n"
                          "{}<tbody>\n{}</tbody></table></div>\n",
                          table.is_sortable ? html(" class=\"sortable\"") : Html(),
                          table.caption.empty() ? wording::in_one_line(table.below) : table.caption,
                          head_html(table.columns), html_each(table.rows, row_html));
    return table.folded_as.empty() || table.rows.size() < long_table
               ? all
               : html("<details class=\"fold\"><summary>{}</summary>\n{}</details>\n",
                      table.folded_as, all);
}

} // namespace pampas::report
