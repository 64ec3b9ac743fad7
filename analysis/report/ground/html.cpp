#include "analysis/report/ground/html.h"

#include "analysis/report/ground/chart_scripts.h"
#include "analysis/report/ground/json.h"
#include "analysis/report/ground/terms.h"
#include "engine/files/input_error.h"
#include "engine/language/language.h"
#include "engine/language/tr.h"
#include "engine/resources/resource.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

namespace pampas::report {
namespace {

std::string_view resource(const std::string& path) {
    const auto bytes = resources::find("report/" + path);
    assert(bytes);
    return *bytes;
}

/// A bundle without its last line, which names a file that is not there.
std::string_view bundle(const std::string& name) {
    const std::string_view script = resources::find(chart_scripts(), name).value();
    return script.substr(0, script.find("//# sourceMappingURL="));
}

std::string replaced(std::string text, char character, std::string_view by) {
    for (std::size_t at = text.find(character); at != std::string::npos;
         at = text.find(character, at + by.size())) {
        text.replace(at, 1, by);
    }
    return text;
}

std::string markup_of(std::string_view text) {
    std::string html;
    html.reserve(text.size());
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

void translate_text(Json& text) {
    text = tr(std::string_view(text.get_ref<const std::string&>()));
}

/// Translates what a specification shows: titles, and the names of what has colours or an order of
/// its own, which are translated in the values too. `languages/collect` finds the same texts.
void translate_chart(Json& specification) {
    for (const auto& [key, part] : specification.items()) {
        const bool has_names = (key == "domain" || key == "sort") && part.is_array();
        if (key == "title" && part.is_string()) {
            translate_text(part);
        } else if (has_names && std::ranges::all_of(part, &Json::is_string)) {
            std::ranges::for_each(part, translate_text);
        } else if (part.is_structured()) {
            translate_chart(part);
        }
    }
}

/// What `page.js` says.
Json script_texts() {
    return {{"not_drawn", tr("This chart could not be drawn; the tables have its figures.")},
            {"menu",
             {{"CLICK_TO_VIEW_ACTIONS", tr("Click to view actions")},
              {"SVG_ACTION", tr("Save as SVG")},
              {"PNG_ACTION", tr("Save as PNG")}}}};
}

/// The scripts that draw charts, and whose they are.
struct Charts {
    std::string licences;
    std::string scripts;
};

Charts charts() {
    return {
        fmt::format("<details><summary>{}</summary>\n<pre>{}</pre>\n</details>\n",
                    Html(tr("Licences of what draws the charts")),
                    markup_of(resource("licences.txt"))),
        fmt::format(
            fmt::runtime(resource("charts.html")), fmt::arg("texts", script_json(script_texts())),
            fmt::arg("vega", bundle("vega")), fmt::arg("vega_lite", bundle("vega-lite")),
            fmt::arg("vega_embed", bundle("vega-embed")), fmt::arg("script", resource("page.js")))};
}

/// A whole page; `sources` is what it may use, as a Content-Security-Policy says it.
std::string framed(std::string_view title, const Html& body, std::string_view skip_to,
                   std::string_view skip, std::string_view sources, const Charts& charts) {
    return fmt::format(
        fmt::runtime(resource("page.html")), fmt::arg("language", language::used().code),
        fmt::arg("sources", sources), fmt::arg("title", Html(title)),
        fmt::arg("style", resource("page.css")), fmt::arg("skip_to", Html(skip_to)),
        fmt::arg("skip", Html(skip)), fmt::arg("body", body),
        fmt::arg("made_with", Html(tr("Made with Pampas. This page is a single file and loads "
                                      "nothing from anywhere."))),
        fmt::arg("licences", charts.licences), fmt::arg("charts", charts.scripts));
}

} // namespace

Html::Html(std::string_view text) : markup_(markup_of(escaped(text))) {}

Html Html::of_markup(std::string markup) {
    Html result;
    result.markup_ = std::move(markup);
    return result;
}

Html& Html::operator+=(const Html& next) {
    markup_ += next.markup_;
    return *this;
}

Html script_json(const Json& json) {
    const std::string text = json.dump(-1, ' ', false, Json::error_handler_t::replace);
    return Html::of_markup(replaced(replaced(text, '<', "\\u003c"), '&', "\\u0026"));
}

Html html_chart(const HtmlChart& chart, const Json& values) {
    Json specification = Json::parse(resource(fmt::format("charts/{}.json", chart.id)));
    translate_chart(specification);
    specification["data"] = Json{{"values", values}};
    return html("<figure class=\"chart\" id=\"chart-{}{}\"><h3>{}</h3>\n"
                "<div class=\"drawing\"></div>\n"
                "<figcaption>{}</figcaption>\n"
                "<script type=\"application/json\">{}</script></figure>\n",
                chart.id, chart.variant, titled(fmt::format("chart-{}", chart.id)), chart.caption,
                script_json(specification));
}

Html html_section(std::string_view id, std::string_view title, const Html& content) {
    return html("<section id=\"{}\"><h2>{}</h2>\n{}</section>\n", id, title, content);
}

Html html_pair(const Html& left, const Html& right) {
    return html("<div class=\"pair\">\n{}{}</div>\n", left, right);
}

Html html_fact(std::string_view label, std::string_view value, std::string_view more) {
    return html("<div><dt>{}</dt><dd>{}</dd><dd>{}</dd></div>\n", titled(label), value, more);
}

std::string_view style_of(Tone tone) {
    constexpr std::array names{"good", "bad", "open"};
    return names[static_cast<std::size_t>(tone)];
}

Html html_verdict(Tone tone, std::string_view words, std::string_view part) {
    return html("<li class=\"{}\"><a href=\"#{}\">{}</a></li>\n", style_of(tone), part, words);
}

Html html_facts(const Html& facts) {
    return html("<dl class=\"facts\">\n{}</dl>\n", facts);
}

Html html_plain_page(std::string_view title, const Html& body, std::string_view skip_to,
                     std::string_view skip) {
    return Html::of_markup(framed(title, body, skip_to, skip, "img-src data:", {}));
}

Html html_page(std::string_view title, const Html& body, std::string_view skip_to,
               std::string_view skip) {
    return Html::of_markup(
        framed(title, body, skip_to, skip,
               "script-src 'unsafe-inline' 'unsafe-eval'; img-src data: blob:", charts()));
}

Html html_page(std::string_view title, const Html& body) {
    return html_page(title, body, "map", tr("Skip to the map"));
}

} // namespace pampas::report
