#include "analysis/report/ground/html.h"

#include "engine/files/input_error.h"
#include "engine/resources/resource.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <cassert>
#include <utility>

namespace pampas::report {
namespace {

using Json = nlohmann::ordered_json;

std::string_view resource(const std::string& path) {
    const auto bytes = resources::find("report/" + path);
    assert(bytes);
    return *bytes;
}

/// A bundle without its last line, which names a file that is not there.
std::string_view bundle(const std::string& name) {
    const std::string_view script = resource(name + ".min.js");
    return script.substr(0, script.find("//# sourceMappingURL="));
}

std::string replaced(std::string text, char character, std::string_view by) {
    for (std::size_t at = text.find(character); at != std::string::npos;
         at = text.find(character, at + by.size())) {
        text.replace(at, 1, by);
    }
    return text;
}

std::string markup(std::string_view text) {
    std::string html;
    for (const char character : text) {
        switch (character) {
        case '&':
            html += "&amp;";
            break;
        case '<':
            html += "&lt;";
            break;
        case '>':
            html += "&gt;";
            break;
        case '"':
            html += "&quot;";
            break;
        case '\'':
            html += "&#39;";
            break;
        default:
            html += character;
        }
    }
    return html;
}

std::string row_html(const std::vector<std::string>& row) {
    std::string html = fmt::format("<th scope=\"row\">{}</th>", row.front());
    for (std::size_t i = 1; i < row.size(); ++i) {
        html += fmt::format("<td>{}</td>", row[i]);
    }
    return "<tr>" + html + "</tr>\n";
}

} // namespace

std::string html_text(std::string_view text) {
    return markup(escaped(text));
}

std::string script_json(const Json& json) {
    const std::string text = json.dump(-1, ' ', false, Json::error_handler_t::replace);
    return replaced(replaced(text, '<', "\\u003c"), '&', "\\u0026");
}

std::string html_table(const HtmlTable& table) {
    assert(!table.rows.empty());
    std::string rows;
    for (std::size_t i = 1; i < table.rows.size(); ++i) {
        rows += row_html(table.rows[i]);
    }
    return fmt::format("<div class=\"scroll\"><table><caption>{}</caption>\n"
                       "<thead><tr><th scope=\"col\">{}</th></tr></thead>\n"
                       "<tbody>\n{}</tbody></table></div>\n",
                       html_text(table.caption),
                       fmt::join(table.rows.front(), "</th><th scope=\"col\">"), rows);
}

std::string html_chart(const HtmlChart& chart, const Json& values) {
    Json specification = Json::parse(resource(fmt::format("charts/{}.json", chart.specification)));
    specification["data"] = Json{{"values", values}};
    return fmt::format("<figure class=\"chart\" id=\"chart-{}{}\"><h3>{}</h3>\n"
                       "<div class=\"drawing\" role=\"img\" aria-label=\"{}\"></div>\n"
                       "<figcaption>{}</figcaption>\n"
                       "<script type=\"application/json\">{}</script></figure>\n",
                       chart.specification, chart.variant, html_text(chart.title),
                       html_text(chart.title), html_text(chart.caption),
                       script_json(specification));
}

std::string html_section(std::string_view id, std::string_view title, std::string_view html) {
    return fmt::format("<section id=\"{}\"><h2>{}</h2>\n{}</section>\n", id, html_text(title),
                       html);
}

std::string html_pair(std::string_view left, std::string_view right) {
    return fmt::format("<div class=\"pair\">\n{}{}</div>\n", left, right);
}

std::string html_fact(std::string_view term, std::string_view value, std::string_view more) {
    return fmt::format("<div><dt>{}</dt><dd>{}</dd><dd>{}</dd></div>\n", html_text(term),
                       html_text(value), html_text(more));
}

std::string html_facts(std::string_view facts) {
    return fmt::format("<dl class=\"facts\">\n{}</dl>\n", facts);
}

std::string html_page(std::string_view title, std::string_view body) {
    return fmt::format(fmt::runtime(resource("page.html")), fmt::arg("title", html_text(title)),
                       fmt::arg("style", resource("page.css")), fmt::arg("body", body),
                       fmt::arg("licences", markup(resource("licences.txt"))),
                       fmt::arg("vega", bundle("vega")), fmt::arg("vega_lite", bundle("vega-lite")),
                       fmt::arg("vega_embed", bundle("vega-embed")),
                       fmt::arg("script", resource("page.js")));
}

} // namespace pampas::report
