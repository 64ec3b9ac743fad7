#include "analysis/report/reference/search.h"

#include "engine/language/language.h"
#include "engine/language/tr.h"

#include <algorithm>
#include <string>

namespace pampas::report {
namespace {

using glossary::Term;

/// All that can be looked for in a term.
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

/// Whether these are the same words, in capitals or not.
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
