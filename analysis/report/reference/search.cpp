#include "analysis/report/reference/search.h"

#include "engine/language/tr.h"
#include "engine/language/words.h"

#include <algorithm>
#include <string>

namespace pampas::report {
namespace {

using glossary::Term;

/// All that can be looked for in a term.
std::string words_of(const Term& term) {
    std::vector<std::string_view> texts{term.name, term.sentence, term.text, term.advice};
    texts.insert(texts.end(), term.titles.begin(), term.titles.end());
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

bool is_called(const Term& term, std::string_view words) {
    const std::string name = tr(term.name);
    return name.size() == words.size() && language::has_words(name, words) &&
           language::has_words(words, name);
}

const Term* exactly(std::string_view words) {
    const auto called = terms_that([words](const Term& term) { return is_called(term, words); });
    if (!called.empty()) {
        return called.front();
    }
    const Term* term = glossary::term_of(words);
    return term != nullptr ? term : glossary::titled(words);
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
