#include "analysis/report/ground/html.h"

#include "analysis/glossary/glossary.h"
#include "analysis/report/ground/json.h"
#include "engine/files/input_error.h"
#include "engine/language/language.h"
#include "engine/language/tr.h"
#include "engine/resources/resource.h"

#include <boost/algorithm/string/replace.hpp>

#include <algorithm>
#include <array>
#include <cassert>
#include <cctype>
#include <functional>
#include <set>
#include <span>

namespace pampas::report {

/// The scripts that draw charts on pages, as npm delivers them: `vega`, `vega-lite`, `vega-embed`.
/// The build defines it.
std::span<const resources::Resource> chart_scripts();

namespace {

using glossary::Term;

std::string_view resource(const std::string& path) {
    const auto bytes = resources::find("report/" + path);
    assert(bytes);
    return *bytes;
}

/// A bundle without its last line, which names a source map that pages do not have.
std::string_view bundle(const std::string& name) {
    const std::string_view script = resources::find(chart_scripts(), name).value();
    return script.substr(0, script.find("//# sourceMappingURL="));
}

std::string markup_of(std::string_view text) {
    constexpr std::string_view special = "&<>\"'";
    constexpr std::array entities{"&amp;", "&lt;", "&gt;", "&quot;", "&#39;"};
    std::string html;
    html.reserve(text.size());
    for (const char character : text) {
        const std::size_t which = special.find(character);
        which == std::string_view::npos ? html += character : html += entities.at(which);
    }
    return html;
}

void translate_text(Json& text) {
    text = tr(std::string_view(text.get_ref<const std::string&>()));
}

/// Translates what a specification shows: titles, and names with colours or an order of their own,
/// which are also translated in the values. `resources/languages/collect` finds the same texts.
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

/// Whether any value has this name in the field.
bool occurs(const Json& values, const std::string& field, const Json& name) {
    return std::ranges::any_of(values, [&](const Json& value) {
        const auto found = value.find(field);
        return found != value.end() && *found == name;
    });
}

/// Drops names from a scale that lists them with what stands for each, such as a colour.
void keep_names(Json& scale, const std::function<bool(const Json&)>& occurs) {
    Json domain = Json::array();
    Json range = Json::array();
    for (std::size_t i = 0; i < scale["domain"].size(); ++i) {
        if (occurs(scale["domain"][i])) {
            domain.push_back(scale["domain"][i]);
            range.push_back(scale["range"].at(i));
        }
    }
    scale["domain"] = std::move(domain);
    scale["range"] = std::move(range);
}

/// Drops names that no value has from all scales, and so from the legends, and links where no value
/// has an address.
void keep_what_occurs(Json& specification, const Json& values) {
    const auto link = specification.find("href");
    if (link != specification.end() &&
        std::ranges::none_of(values, [field = (*link)["field"]](const Json& value) {
            return value.contains(field.get<std::string>());
        })) {
        specification.erase("href");
    }
    for (auto& part : specification) {
        const bool names_things = part.is_object() && part.contains("field") &&
                                  part.value("/scale/domain/0"_json_pointer, Json()).is_string();
        if (names_things) {
            keep_names(part["scale"],
                       [&](const Json& name) { return occurs(values, part["field"], name); });
        } else if (part.is_structured()) {
            keep_what_occurs(part, values);
        }
    }
}

/// The texts of `page.js`.
Json script_texts() {
    return {{"not_drawn", tr("This chart could not be drawn; the tables have its figures.")},
            {"decimal", std::string(1, language::used().decimal_separator)},
            {"menu",
             {{"CLICK_TO_VIEW_ACTIONS", tr("Click to view actions")},
              {"SVG_ACTION", tr("Save as SVG")},
              {"PNG_ACTION", tr("Save as PNG")}}}};
}

/// What a page has beside its text: styles beyond those of all pages, scripts, and the licences of
/// the scripts.
struct Extras {
    std::string licences = {};
    std::string scripts = {};
    std::string_view style = {};
};

/// The scripts that draw charts.
Extras charts() {
    return {
        fmt::format("<details><summary>{}</summary>\n<pre>{}</pre>\n</details>\n",
                    Html(tr("Licences of the chart software")),
                    markup_of(resource("licences.txt"))),
        fmt::format(
            fmt::runtime(resource("charts.html")), fmt::arg("texts", script_json(script_texts())),
            fmt::arg("vega", bundle("vega")), fmt::arg("vega_lite", bundle("vega-lite")),
            fmt::arg("vega_embed", bundle("vega-embed")), fmt::arg("script", resource("page.js")))};
}

/// A whole page; `sources` is its Content-Security-Policy: what it may use.
std::string framed(std::string_view title, const Html& body, std::string_view skip_to,
                   std::string_view skip, std::string_view sources, const Extras& extras) {
    return fmt::format(
        fmt::runtime(resource("page.html")), fmt::arg("language", language::used().code),
        fmt::arg("sources", sources), fmt::arg("title", Html(title)),
        fmt::arg("style", fmt::format("{}{}", resource("page.css"), extras.style)),
        fmt::arg("skip_to", Html(skip_to)), fmt::arg("skip", Html(skip)), fmt::arg("body", body),
        fmt::arg("made_with",
                 Html(tr("Made with Pampas. This page is a single file and loads nothing else."))),
        fmt::arg("licences", extras.licences), fmt::arg("scripts", extras.scripts));
}

/// The ids of all terms that a piece links to.
std::set<std::string_view> linked_terms(std::string_view markup) {
    constexpr std::string_view link = "href=\"#term-";
    std::set<std::string_view> ids;
    for (std::size_t at = markup.find(link); at != std::string_view::npos;
         at = markup.find(link, at)) {
        at += link.size();
        ids.insert(markup.substr(at, markup.find('"', at) - at));
    }
    return ids;
}

/// Paragraphs from text with an empty line between them.
Html paragraphs(std::string_view text) {
    constexpr std::string_view empty_line = "\n\n";
    Html result;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(empty_line), text.size());
        result += html("<p>{}</p>", text.substr(0, end));
        text.remove_prefix(std::min(end + empty_line.size(), text.size()));
    }
    return result;
}

std::string translated(std::string_view text) {
    return text.empty() ? "" : tr(text);
}

Html explained(const Term& term) {
    const std::string advice = glossary::advice(term);
    return html("<div id=\"term-{}\"><dt>{}</dt><dd><p>{}</p>{}{}</dd></div>\n", term.id,
                tr(term.name), tr(term.sentence), paragraphs(translated(term.text)),
                advice.empty() ? Html() : html("<p class=\"advice\">{}</p>", advice));
}

Html terms_section(const Html& sections) {
    const auto used = linked_terms(sections.markup());
    const Html terms = html_each(glossary::terms(), [&used](const Term& term) {
        return used.contains(term.id) ? explained(term) : Html();
    });
    return terms.empty() ? Html()
                         : html_section("terms", tr("What the terms mean"),
                                        html("<dl class=\"terms\">\n{}</dl>\n", terms));
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
    std::string text = json.dump(-1, ' ', false, Json::error_handler_t::replace);
    boost::replace_all(text, "<", "\\u003c");
    boost::replace_all(text, "&", "\\u0026");
    return Html::of_markup(std::move(text));
}

Html html_paragraph(std::string_view text) {
    return html("<p>{}</p>\n", text);
}

std::string address_of(std::string_view path) {
    return percent_encoded(path, "-._~/");
}

std::string percent_encoded(std::string_view text, std::string_view plain) {
    std::string address;
    address.reserve(2 * text.size());
    for (const char character : text) {
        const auto byte = static_cast<unsigned char>(character);
        if ((byte < 128 && std::isalnum(byte) != 0) ||
            plain.find(character) != std::string_view::npos) {
            address += character;
        } else {
            fmt::format_to(std::back_inserter(address), "%{:02X}", byte);
        }
    }
    return address;
}

Html html_chart(const HtmlChart& chart, const Json& values) {
    if (values.empty()) {
        return {};
    }
    Json specification = Json::parse(resource(fmt::format("charts/{}.json", chart.id)));
    translate_chart(specification);
    keep_what_occurs(specification, values);
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

Html html_opening(const Html& findings, const Html& facts, const Html& map) {
    return html("<div class=\"opening\">\n{}{}{}</div>\n", findings, facts, map);
}

Html html_fact(std::string_view label, std::string_view value, std::string_view more) {
    return html("<div><dt>{}</dt><dd>{}</dd><dd>{}</dd></div>\n", titled(label), value, more);
}

std::string_view css_class_of(VerdictStyle style) {
    constexpr std::array names{"good", "bad", "open"};
    return names[static_cast<std::size_t>(style)];
}

Html html_verdict(VerdictStyle style, std::string_view words, std::string_view part) {
    return html("<li class=\"{}\"><a href=\"#{}\">{}</a></li>\n", css_class_of(style), part, words);
}

Html html_header(std::string_view kind, std::string_view title, const Html& rest) {
    return html("<header><p class=\"kind\">{}</p>\n<h1>{}</h1>\n{}</header>\n", kind, title, rest);
}

Html html_verdicts(const Html& verdicts) {
    return html("<ul class=\"verdicts\">\n{}</ul>", verdicts);
}

Html html_facts(const Html& facts) {
    return html("<dl class=\"facts\">\n{}</dl>\n", facts);
}

Html html_plain_page(std::string_view title, const Html& body, std::string_view skip_to,
                     std::string_view skip) {
    return Html::of_markup(framed(title, body, skip_to, skip, "img-src data:", {}));
}

Html html_scripted_page(std::string_view name, std::string_view title, const Html& body,
                        std::string_view skip_to, std::string_view skip) {
    return Html::of_markup(framed(
        title, body, skip_to, skip, "script-src 'unsafe-inline'; img-src data:",
        {.scripts = fmt::format("<script>\n{}</script>\n", resource(fmt::format("{}.js", name))),
         .style = resource(fmt::format("{}.css", name))}));
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

Html term_link(std::string_view id, const Html& words) {
    const Term* term = glossary::term_of(id);
    return term == nullptr ? words
                           : html(R"(<a class="term" href="#term-{}" title="{}">{}</a>)", term->id,
                                  tr(term->sentence), words);
}

Html titled(std::string_view id) {
    return term_link(id, glossary::title(id));
}

Html html_main(const Html& sections) {
    return html("<main>\n{}{}</main>\n", sections, terms_section(sections));
}

} // namespace pampas::report
