#include "analysis/glossary/glossary.h"

#include "analysis/glossary/topics.h"
#include "engine/language/tr.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace pampas::glossary {
namespace {

std::vector<Term> all_terms() {
    constexpr std::array lists{first_steps, game_terms,    board_terms, way_terms,
                               games_terms, finding_terms, file_terms};
    std::vector<Term> result;
    for (std::size_t topic = 0; topic < lists.size(); ++topic) {
        for (Term& term : lists[topic]()) {
            term.topic = static_cast<Topic>(topic);
            result.push_back(std::move(term));
        }
    }
    return result;
}

/// Whether a title is this one, with any value in it.
bool fits(std::string_view title, std::string_view shown) {
    const std::size_t value = title.find("{}");
    if (value == std::string_view::npos) {
        return title == shown;
    }
    const std::string_view before = title.substr(0, value);
    const std::string_view behind = title.substr(value + 2);
    return shown.size() > before.size() + behind.size() && shown.starts_with(before) &&
           shown.ends_with(behind);
}

/// The same with the first letter of the other case, where it is one of English.
std::string other_case(std::string_view text) {
    std::string result(text);
    if (!result.empty()) {
        char& first = result.front();
        first = first >= 'a' && first <= 'z'   ? static_cast<char>(first - 'a' + 'A')
                : first >= 'A' && first <= 'Z' ? static_cast<char>(first - 'A' + 'a')
                                               : first;
    }
    return result;
}

bool has_title(const Term& term, std::string_view shown) {
    return std::ranges::any_of(term.titles,
                               [&](std::string_view title) { return fits(tr(title), shown); });
}

template <class Condition>
const Term* first_term(const Condition& condition) {
    const auto found = std::ranges::find_if(terms(), condition);
    return found == terms().end() ? nullptr : &*found;
}

} // namespace

std::string name(Topic topic) {
    constexpr std::array names{tr_later("First steps"),       tr_later("The game in short"),
                               tr_later("The board"),         tr_later("Ways to markets"),
                               tr_later("Games and figures"), tr_later("Findings"),
                               tr_later("Maps and files")};
    return tr(names[static_cast<std::size_t>(topic)]);
}

std::span<const Term> terms() {
    static const std::vector<Term> all = all_terms();
    return all;
}

const Term* find(std::string_view id) {
    return first_term([id](const Term& term) { return term.id == id; });
}

const Term* term_of(std::string_view subject) {
    constexpr std::string_view compared = "published-"; // the finding that tells of a figure
    const std::string_view thing =
        subject.starts_with(compared) ? subject.substr(compared.size()) : subject;
    const Term* term = first_term([thing](const Term& each) {
        return std::ranges::find(each.subjects, thing) != each.subjects.end();
    });
    return term != nullptr ? term : find(subject);
}

const Term* titled(std::string_view shown) {
    for (const std::string& text : {std::string(shown), other_case(shown)}) {
        if (const Term* term =
                first_term([&](const Term& each) { return has_title(each, text); })) {
            return term;
        }
    }
    return nullptr;
}

} // namespace pampas::glossary
