#include "analysis/wording/words.h"

#include "engine/files/input_error.h"
#include "engine/hex/name.h"
#include "engine/language/number.h"
#include "engine/language/tr.h"
#include "engine/players/lineup.h"
#include "engine/rules/ruleset.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>

namespace pampas::wording {

std::string names(std::span<const hex::Coordinate> spaces) {
    constexpr std::size_t most = 6;
    const std::size_t shown = spaces.size() > most + 1 ? most : spaces.size();
    std::vector<std::string> words;
    std::ranges::transform(spaces.first(shown), std::back_inserter(words), hex::name);
    if (shown < spaces.size()) {
        words.push_back(tr("{} more", spaces.size() - shown));
    }
    if (words.size() < 2) {
        return words.empty() ? "" : words.front();
    }
    const std::string last = words.back();
    words.pop_back();
    return tr("{} and {}", fmt::join(words, ", "), last);
}

std::string spelled(std::size_t number) {
    constexpr std::array words{tr_later("one"),   tr_later("two"),    tr_later("three"),
                               tr_later("four"),  tr_later("five"),   tr_later("six"),
                               tr_later("seven"), tr_later("eight"),  tr_later("nine"),
                               tr_later("ten"),   tr_later("eleven"), tr_later("twelve")};
    return number > 0 && number <= words.size() ? tr(words[number - 1]) : std::to_string(number);
}

std::string capitalized(std::string text) {
    if (!text.empty() && text.front() >= 'a' && text.front() <= 'z') {
        text.front() = static_cast<char>(text.front() - 'a' + 'A');
    }
    return text;
}

std::string seat(std::size_t number) {
    return tr("seat {}", number + 1);
}

std::string percent_text(double share) {
    return tr("{:.1f} %", 100 * share);
}

std::string percent_text(balance::Interval shares) {
    return tr("{:.1f} to {:.1f} %", 100 * shares.low, 100 * shares.high);
}

std::string range(balance::Interval interval, int decimals) {
    return tr("{} to {}", language::decimal(interval.low, decimals),
              language::decimal(interval.high, decimals));
}

std::string shown_name(const std::string& map) {
    return map.empty() ? tr("(no name)") : escaped(map);
}

std::string symmetry(graph::SymmetryMotion motion) {
    constexpr std::array words{tr_later("half turn"), tr_later("mirror of left and right"),
                               tr_later("mirror of top and bottom"), tr_later("third of a turn"),
                               tr_later("sixth of a turn")};
    return tr(words.at(static_cast<std::size_t>(motion)));
}

std::string ruleset_title(const std::string& name) {
    const auto titles = rules::ruleset_titles();
    const auto known = std::ranges::find(titles, name, &rules::RulesetTitle::name);
    return known == titles.end() ? escaped(name) : tr(known->title);
}

std::string in_one_line(std::string text) {
    while (text.ends_with('\n')) {
        text.pop_back();
    }
    std::ranges::replace(text, '\n', ' ');
    return text;
}

std::string interruption_line(bool interrupted) {
    return interrupted ? fmt::format("{}\n", tr("Interrupted: fewer games than requested.")) : "";
}

std::string who_plays(const std::vector<std::string>& bots) {
    return escaped(players::all_alike(bots) ? tr("{} {} players", bots.size(), bots.front())
                                            : fmt::format("{}", fmt::join(bots, ", ")));
}

std::string time_left(double seconds) {
    constexpr double minute = 60;
    constexpr double hour = 60 * minute;
    const std::string time = seconds < 2 * minute ? tr("{:.0f} s", std::ceil(seconds))
                             : seconds < 2 * hour ? tr("{:.0f} min", std::ceil(seconds / minute))
                                                  : tr("{:.0f} h", std::ceil(seconds / hour));
    return tr("{} left", time);
}

std::string reached(const simulation::RunState::Best& best) {
    const double points = 100 * best.gap;
    return best.changes ? trn("gap {1:.1f} % with {0} change", "gap {1:.1f} % with {0} changes",
                              *best.changes, points)
                        : tr("gap {:.1f} %", points);
}

} // namespace pampas::wording
