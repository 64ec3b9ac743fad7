#include "analysis/report/reference/reference.h"

#include "analysis/measures/published.h"
#include "analysis/overlays/catalogue.h"
#include "analysis/report/ground/json.h"
#include "engine/formats/format.h"
#include "engine/language/language.h"
#include "engine/language/tr.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace pampas::report {
namespace {

using glossary::Term;

/// The usual range of a figure on published maps: `markets: in half of them 14 to 27, in all 8 to
/// 49`.
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

/// A part of the text below its heading; empty without text.
std::string headed(const std::string& heading, const std::string& text) {
    return text.empty() ? "" : fmt::format("\n{}\n{}\n", heading, text);
}

std::string related_names(const Term& term) {
    std::vector<std::string> names;
    names.reserve(term.related.size());
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

/// The kind of overlay that the term explains; null if there is none.
const overlays::Kind* kind_of(const glossary::Term& term) {
    const auto found = std::ranges::find_if(overlays::kinds(), [&term](const auto& kind) {
        return glossary::term_of(kind.name) == &term;
    });
    return found == overlays::kinds().end() ? nullptr : &*found;
}

bool is_of_a_market(const glossary::Term& term) {
    return term.id == "way" || term.id == "blockers";
}

/// All texts of a term that a search looks at.
std::string words_of(const Term& term) {
    std::vector<std::string_view> texts{term.name, term.sentence, term.text, term.advice};
    for (const glossary::Label& label : term.labels) {
        texts.push_back(label.title);
    }
    std::string all;
    for (const std::string_view text : texts) {
        if (!text.empty()) {
            all.append(tr(text)).append(1, '\n');
        }
    }
    return all;
}

template <class Condition>
std::vector<const Term*> terms_that(const Condition& condition) {
    std::vector<const Term*> result;
    for (const Term& term : glossary::terms()) {
        if (condition(term)) {
            result.push_back(&term);
        }
    }
    return result;
}

/// Whether these are the same words, ignoring case.
bool is_same(std::string_view name, std::string_view words) {
    return name.size() == words.size() && language::has_words(name, words) &&
           language::has_words(words, name);
}

bool has_label(const Term& term, std::string_view words) {
    return std::ranges::any_of(term.labels, [words](const glossary::Label& label) {
        return !label.title.empty() && is_same(tr(label.title), words);
    });
}

const Term* exactly(std::string_view words) {
    const auto called =
        terms_that([words](const Term& term) { return is_same(tr(term.name), words); });
    if (!called.empty()) {
        return called.front();
    }
    const auto labelled = terms_that([words](const Term& term) { return has_label(term, words); });
    const Term* term = glossary::term_of(words);
    return term != nullptr ? term : labelled.empty() ? nullptr : labelled.front();
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
    texts.reserve(terms.size());
    for (const Term* term : terms) {
        texts.push_back(term_text(*term));
    }
    return fmt::format("{}", fmt::join(texts, "\n\n"));
}

Json terms_json(Terms terms) {
    return list_json(terms, [](const Term* term) { return term_json(*term); });
}

std::optional<TermExample> example_of(const glossary::Term& term) {
    const overlays::Kind* kind = kind_of(term);
    if (kind == nullptr && !is_of_a_market(term)) {
        return std::nullopt;
    }
    map::Map map = formats::bundled_map(term.id == "symmetry" ? "first-pasture" : "two-corrals");
    const graph::Analysis analysis = graph::analyze(map);
    const auto hardest = [&analysis] {
        return analysis.markets.markets[graph::hardest_first(analysis.markets).front()].at;
    };
    overlays::Overlay overlay =
        kind != nullptr ? kind->make(map, analysis) : overlays::of_market(map, analysis, hardest());
    return TermExample{std::move(map), std::move(overlay)};
}

std::vector<const Term*> terms_with(std::string_view words) {
    return terms_that(
        [words](const Term& term) { return language::has_words(words_of(term), words); });
}

std::vector<const Term*> terms_meant(std::string_view words) {
    if (const Term* term = exactly(words)) {
        return {term};
    }
    const auto named =
        terms_that([words](const Term& term) { return language::has_words(tr(term.name), words); });
    return named.empty() ? terms_with(words) : named;
}

} // namespace pampas::report
