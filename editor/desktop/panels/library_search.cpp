#include "editor/desktop/panels/library_search.h"

#include "analysis/report/games/summary.h"
#include "analysis/wording/words.h"
#include "editor/desktop/widgets/text.h"
#include "engine/formats/json_text.h"
#include "engine/rules/cards.h"

#include <boost/algorithm/string/classification.hpp>
#include <boost/algorithm/string/join.hpp>
#include <boost/algorithm/string/replace.hpp>
#include <boost/algorithm/string/split.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>

namespace pampas::desktop {
namespace {

using Fits = bool (*)(const MapFacts&, const std::string& value);

std::optional<double> number_in(std::string_view text) {
    double number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(number)
                                                                    : std::nullopt;
}

bool fits_players(const MapFacts& map, const std::string& value) {
    if (value.empty() || !map.players) {
        return map.players.has_value();
    }
    const auto count = number_in(value);
    return count && *count >= map.players->least && *count <= map.players->most;
}

bool fits_symmetry(const MapFacts& map, const std::string& value) {
    const std::string words = boost::algorithm::replace_all_copy(value, "-", " ");
    return std::ranges::any_of(map.symmetries, [&words](graph::SymmetryMotion motion) {
        return language::has_words(wording::symmetry(motion), words);
    });
}

bool fits_gap(const MapFacts& map, const std::string& value) {
    if (value.empty() || !map.gap) {
        return map.gap.has_value();
    }
    const bool above = value.front() == '>';
    const std::size_t sign = above || value.front() == '<' ? 1 : 0;
    const auto limit = number_in(std::string_view(value).substr(sign));
    return limit && (above ? *map.gap > *limit : *map.gap <= *limit);
}

/// Something that conditions are about.
struct Subject {
    const char* keyword; ///< in English
    Fits fits;
};

constexpr std::array subjects{Subject{tr_later("players"), fits_players},
                              Subject{tr_later("symmetry"), fits_symmetry},
                              Subject{tr_later("gap"), fits_gap}};

std::string typed(const char* keyword) {
    return tr(keyword) + std::string(":");
}

const Subject* subject_of(const std::string& word) {
    const wxString keyword = wx_text(word.substr(0, word.find(':')));
    const auto* found = std::ranges::find_if(subjects, [&keyword](const Subject& subject) {
        return keyword.IsSameAs(subject.keyword, false) ||
               keyword.IsSameAs(wx_tr(subject.keyword), false);
    });
    return word.find(':') != std::string::npos && found != subjects.end() ? found : nullptr;
}

std::vector<std::string> words_of(const std::string& text) {
    std::vector<std::string> words;
    boost::split(words, text, boost::is_space(), boost::token_compress_on);
    std::erase(words, "");
    return words;
}

std::optional<double> kept_gap(const library::Library& library, const std::string& name) {
    for (const library::Result& result : library.results(name)) {
        const auto summary = report::read_summary(formats::parse_json(result.report));
        if (summary.fairness) {
            return 100 * summary.fairness->gap;
        }
    }
    return std::nullopt;
}

} // namespace

MapFacts facts_of(const library::Library& library, const std::string& name) {
    try {
        const map::Map map = library.load(name).map;
        MapFacts facts{.players = map.details().players,
                       .description = map.details().description,
                       .gap = kept_gap(library, name)};
        for (const graph::Symmetry& symmetry : graph::symmetries(map)) {
            if (symmetry.broken.empty()) {
                facts.symmetries.push_back(symmetry.motion);
            }
        }
        return facts;
    } catch (const InputError&) {
        return {};
    }
}

LibrarySearch::LibrarySearch(const std::string& text) {
    for (const std::string& word : words_of(text)) {
        if (const Subject* subject = subject_of(word)) {
            conditions_.emplace_back(
                [fits = subject->fits, value = word.substr(word.find(':') + 1)](
                    const MapFacts& map) { return fits(map, value); });
        } else if (word.starts_with('#')) {
            conditions_.emplace_back(
                [word](const MapFacts& map) { return language::has_words(map.description, word); });
        } else {
            words_ += word + " ";
        }
    }
}

bool LibrarySearch::meets(const std::string& name,
                          const std::function<const MapFacts&()>& facts) const {
    return language::has_words(name, words_) &&
           std::ranges::all_of(conditions_,
                               [&facts](const Condition& holds) { return holds(facts()); });
}

std::vector<OfferedConditions> offered_conditions() {
    OfferedConditions players{tr("Players"), typed("players"), {}};
    for (int count = rules::players_bounds.least; count <= rules::players_bounds.most; ++count) {
        players.conditions.push_back(
            {std::to_string(count), fmt::format("{}{}", players.keyword, count)});
    }
    OfferedConditions symmetry{tr("Symmetry"), typed("symmetry"), {}};
    symmetry.conditions.push_back({tr("any"), symmetry.keyword});
    for (const auto motion : {graph::SymmetryMotion::Rotate180, graph::SymmetryMotion::MirrorX,
                              graph::SymmetryMotion::MirrorY, graph::SymmetryMotion::Rotate120,
                              graph::SymmetryMotion::Rotate60}) {
        const std::string words = wording::symmetry(motion);
        symmetry.conditions.push_back(
            {words, symmetry.keyword + boost::algorithm::replace_all_copy(words, " ", "-")});
    }
    OfferedConditions gap{tr("Gap by games"), typed("gap"), {}};
    for (const int points : {5, 10, 20}) {
        gap.conditions.push_back({tr("at most {} percentage points", points),
                                  fmt::format("{}<{}", gap.keyword, points)});
    }
    return {players, symmetry, gap};
}

std::string with_condition(const std::string& text, const std::string& keyword,
                           const std::string& word) {
    std::vector<std::string> words = words_of(text);
    std::erase_if(words, [&](const std::string& each) {
        return subject_of(each) != nullptr && subject_of(each) == subject_of(keyword);
    });
    words.push_back(word);
    return boost::algorithm::join(words, " ");
}

} // namespace pampas::desktop
