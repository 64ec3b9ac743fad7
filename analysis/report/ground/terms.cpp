#include "analysis/report/ground/terms.h"

#include "analysis/glossary/glossary.h"
#include "engine/language/tr.h"

#include <algorithm>
#include <set>
#include <string>

namespace pampas::report {
namespace {

using glossary::Term;

/// The ids of all terms that links of a piece lead to.
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

/// Paragraphs that an empty line parts.
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
    const std::string advice = translated(term.advice);
    return html("<div id=\"term-{}\"><dt>{}</dt><dd><p>{}</p>{}{}</dd></div>\n", term.id,
                tr(term.name), tr(term.sentence), paragraphs(translated(term.text)),
                advice.empty() ? Html()
                               : html("<p class=\"advice\">{}</p>", tr("Try: {}", advice)));
}

Html terms_section(const Html& sections) {
    const auto used = linked_terms(sections.markup());
    Html terms;
    for (const Term& term : glossary::terms()) {
        if (used.contains(term.id)) {
            terms += explained(term);
        }
    }
    return terms.empty() ? Html()
                         : html_section("terms", tr("What the words mean"),
                                        html("<dl class=\"terms\">\n{}</dl>\n", terms));
}

} // namespace

Html term_link(std::string_view id, const Html& words) {
    const Term* term = glossary::term_of(id);
    return term == nullptr ? words
                           : html("<a class=\"term\" href=\"#term-{}\" title=\"{}\">{}</a>",
                                  term->id, tr(term->sentence), words);
}

Html titled(std::string_view id) {
    return term_link(id, glossary::title(id));
}

Html html_main(const Html& sections) {
    return html("<main>\n{}{}</main>\n", sections, terms_section(sections));
}

} // namespace pampas::report
