#include "analysis/glossary/glossary.h"

#include "engine/formats/json_fields.h"
#include "engine/formats/json_text.h"
#include "engine/language/tr.h"
#include "engine/resources/resource.h"

#include <boost/algorithm/string/replace.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cassert>
#include <map>

namespace pampas::glossary {

/// `sign` is a title that is not translated.
static void json_fields(formats::JsonFields& json, Label& label) {
    json("id", label.id);
    json.later("title", label.title);
    json.later("sign", label.title);
}

static void json_fields(formats::JsonFields& json, Term& term) {
    json("id", term.id);
    json("name", term.name);
    json("sentence", term.sentence);
    json.later("text", term.text);
    json.later("advice", term.advice);
    json.later("labels", term.labels);
    json.later("related", term.related);
}

namespace {

std::vector<Term> all_terms() {
    constexpr std::array files{"first-steps", "game",     "board", "ways",
                               "games",       "findings", "files", "pigs"};
    std::vector<Term> result;
    for (std::size_t topic = 0; topic < files.size(); ++topic) {
        const auto bytes = resources::find(fmt::format("glossary/{}.json", files[topic])).value();
        const auto json = formats::parse_json(bytes);
        for (Term& term : formats::read_fields<std::vector<Term>>(formats::JsonValue(json))) {
            term.topic = static_cast<Topic>(topic);
            result.push_back(std::move(term));
        }
    }
    return result;
}

/// A label with its term.
struct Lead {
    const Label* label;
    const Term* term;
};

const std::map<std::string_view, Lead>& leads() {
    static const auto all = [] {
        std::map<std::string_view, Lead> result;
        for (const Term& term : terms()) {
            for (const Label& label : term.labels) {
                result.emplace(label.id, Lead{&label, &term});
            }
        }
        return result;
    }();
    return all;
}

} // namespace

std::string name(Topic topic) {
    constexpr std::array names{tr_later("First steps"),       tr_later("The game in short"),
                               tr_later("The board"),         tr_later("Ways to markets"),
                               tr_later("Games and figures"), tr_later("Findings"),
                               tr_later("Maps and files"),    tr_later("Happy Pigs")};
    return tr(names[static_cast<std::size_t>(topic)]);
}

std::span<const Term> terms() {
    static const std::vector<Term> all = all_terms();
    return all;
}

const Term* find(std::string_view id) {
    const auto found = std::ranges::find(terms(), id, &Term::id);
    return found == terms().end() ? nullptr : &*found;
}

const Term* term_of(std::string_view id) {
    constexpr std::string_view compared = "published-"; // prefix of findings about a figure
    const auto found = leads().find(id.starts_with(compared) ? id.substr(compared.size()) : id);
    return found != leads().end() ? found->second.term : find(id);
}

std::string advice(const Term& term) {
    return term.advice.empty() ? std::string() : tr("Try: {}", tr(term.advice));
}

std::string_view english_title(std::string_view id) {
    const Label& label = *leads().at(id).label;
    assert(!label.title.empty());
    return label.title;
}

std::string title(std::string_view id, std::string_view value) {
    return boost::replace_first_copy(tr(english_title(id)), "{}", value);
}

} // namespace pampas::glossary
