#pragma once

#include "analysis/report/ground/table.h"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <string_view>

/// Pieces of HTML pages. What they give is HTML that is well-formed XML too, scripts and styles
/// aside; whatever they are called "text" is escaped by them, "HTML" is taken as it is.
namespace pampas::report {

/// Text from outside as it may stand between tags and in attributes. Control characters and bytes
/// that are not UTF-8 appear as escapes.
std::string html_text(std::string_view text);

/// JSON as it may stand in a script: nothing in it ends the script or starts a comment.
std::string script_json(const nlohmann::ordered_json& json);

/// What a table shows.
struct HtmlTable {
    std::string caption; ///< text
    Rows rows;           ///< HTML; the first row has the columns' titles, first cells those of rows
};

/// A table with headers for rows and columns.
std::string html_table(const HtmlTable& table);

/// A chart that Vega-Lite draws, with a title and a sentence below.
struct HtmlChart {
    std::string_view specification; ///< file in `resources/report/charts`, without its ending
    std::string title;              ///< text
    std::string caption;            ///< text: what the chart shows and how to read it
    std::string variant = {};       ///< ends the id of one of several of a page, such as `-4`
};

/// A chart of `values`, an array of objects with the fields that the specification names.
std::string html_chart(const HtmlChart& chart, const nlohmann::ordered_json& values);

/// A part of a page below a title, which is text; `id` is unique on the page.
std::string html_section(std::string_view id, std::string_view title, std::string_view html);

/// Two pieces of HTML side by side where there is room.
std::string html_pair(std::string_view left, std::string_view right);

/// A figure that counts: what it is of, the figure, and more about it; all text.
std::string html_fact(std::string_view term, std::string_view value, std::string_view more);

/// Facts side by side.
std::string html_facts(std::string_view facts);

/// A whole page that loads nothing: styles, and scripts that draw its charts. `title` is text,
/// `body` HTML.
std::string html_page(std::string_view title, std::string_view body);

} // namespace pampas::report
