#include "analysis/report/reference/reference.h"

#include "analysis/measures/published.h"
#include "engine/language/tr.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

namespace pampas::report {
namespace {

using glossary::Term;
using Json = nlohmann::ordered_json;

/// What published maps have of a figure: `markets: in half of them 14 to 27, in all 8 to 49`.
std::string usual(const measures::Figure& figure) {
    const auto spread = measures::spread(figure, measures::published_maps());
    const auto value = [&](std::size_t quartile) {
        return measures::value_text(figure, (*spread)[quartile]);
    };
    return spread ? tr("{}: in half of them {} to {}, in all {} to {}", tr(figure.words), value(1),
                       value(3), value(0), value(4))
                  : "";
}

std::string translated_or_empty(std::string_view text) {
    return text.empty() ? "" : tr(text);
}

/// A part of the text below a line that says what it is; nothing without it.
std::string headed(const std::string& heading, const std::string& text) {
    return text.empty() ? "" : fmt::format("\n{}\n{}\n", heading, text);
}

std::string related_names(const Term& term) {
    std::vector<std::string> names;
    for (const std::string_view id : term.related) {
        names.push_back(tr(glossary::find(id)->name));
    }
    return fmt::format("{}", fmt::join(names, ", "));
}

std::string term_text(const Term& term) {
    return fmt::format("{} ({})\n{}\n", tr(term.name), glossary::name(term.topic),
                       tr(term.sentence)) +
           (term.text.empty() ? "" : fmt::format("\n{}\n", tr(term.text))) +
           headed(tr("What to try"), translated_or_empty(term.advice)) +
           headed(usual_figures_title(), fmt::format("{}", fmt::join(usual_figures(term), "\n"))) +
           headed(tr("See also"), related_names(term));
}

Json term_json(const Term& term) {
    return {{"id", term.id},
            {"name", tr(term.name)},
            {"topic", glossary::name(term.topic)},
            {"sentence", tr(term.sentence)},
            {"text", translated_or_empty(term.text)},
            {"advice", translated_or_empty(term.advice)},
            {"published", usual_figures(term)},
            {"related", term.related}};
}

} // namespace

std::vector<std::string> usual_figures(const Term& term) {
    std::vector<std::string> lines;
    for (const measures::Figure& figure : measures::figures()) {
        if (glossary::term_of(figure.key) == &term) {
            lines.push_back(usual(figure));
        }
    }
    std::erase(lines, "");
    return lines;
}

std::string usual_figures_title() {
    return tr("Among {} published maps", measures::published_maps().size());
}

std::string picture_name(const Term& term, const std::string& map) {
    return tr("{} on the map {}", tr(term.name), map);
}

std::string terms_list(Terms terms) {
    std::string text;
    const Term* last = nullptr;
    for (const Term* term : terms) {
        if (last == nullptr || last->topic != term->topic) {
            text += fmt::format("{}{}\n", text.empty() ? "" : "\n", glossary::name(term->topic));
        }
        text += fmt::format("  {}: {}\n", tr(term->name), tr(term->sentence));
        last = term;
    }
    return text;
}

std::string terms_text(Terms terms) {
    std::vector<std::string> texts;
    for (const Term* term : terms) {
        texts.push_back(term_text(*term));
    }
    return fmt::format("{}", fmt::join(texts, "\n\n"));
}

Json terms_json(Terms terms) {
    Json list = Json::array();
    for (const Term* term : terms) {
        list.push_back(term_json(*term));
    }
    return list;
}

} // namespace pampas::report
