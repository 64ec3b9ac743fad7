#include "tests/study/page.h"

#include "analysis/balance/intervals.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <numeric>

namespace pampas::study {
namespace {

constexpr std::string_view introduction = R"(# How good players play two maps

Four `{}` players played {} games on each of the two bundled maps of the printed size.
This page says what they do and what designers can learn from it. *Wins* are per 100 games, so an
equal share is 25. *Chance* is the chance to win that the learned value gives a player's position
after the turn, also per 100 games. It judges each seat by itself, so the four chances need not add
up to 100. Chance alone moves the wins of 100 players by up to 9 and those of 400 by up to 4; in
brackets are 95 % intervals.
)";

constexpr std::string_view closing = R"(
`build/study-maps`, run in the project's folder, writes this page. The seed is 1.
)";

double mean(const std::vector<double>& values) {
    return std::accumulate(values.begin(), values.end(), 0.0) /
           std::max(1.0, static_cast<double>(values.size()));
}

double quantile(std::vector<double> values, double part) {
    if (values.empty()) {
        return 0;
    }
    std::ranges::sort(values);
    return values[static_cast<std::size_t>(part * static_cast<double>(values.size() - 1))];
}

std::string wins_of(const Done& done) {
    const balance::Interval interval = balance::wilson(done.wins, done.times);
    return fmt::format("{:.0f} ({:.0f} to {:.0f})", 100 * done.wins / done.times,
                       100 * interval.low, 100 * interval.high);
}

std::string seats_line(const Observations& seen) {
    std::vector<std::string> parts;
    for (std::size_t seat = 0; seat < seen.seats.size(); ++seat) {
        parts.push_back(fmt::format("seat {} wins {}", seat + 1, wins_of(seen.seats[seat])));
    }
    return fmt::format("- **Seats.** Of 100 games, {}.\n", fmt::join(parts, ", "));
}

/// The few spaces that hold half of what was laid first.
std::string spaces_line(std::string_view tile,
                        const std::vector<std::map<std::string, Done>>& by_seat) {
    std::map<std::string, int> times;
    int all = 0;
    for (const auto& seat : by_seat) {
        for (const auto& [space, done] : seat) {
            times[space] += done.times;
            all += done.times;
        }
    }
    std::vector<std::pair<std::string, int>> sorted(times.begin(), times.end());
    std::ranges::stable_sort(sorted, std::ranges::greater(), &std::pair<std::string, int>::second);
    std::vector<std::string> spaces;
    for (int held = 0; const auto& [space, here] : sorted) {
        if (2 * held >= all) {
            break;
        }
        spaces.push_back(space);
        held += here;
    }
    return fmt::format("- **First {} tiles.** In first turns, half of them lie on {} of the {} "
                       "spaces that anybody chose: {}.\n",
                       tile, spaces.size(), times.size(), fmt::join(spaces, ", "));
}

/// What it pays to lead in, as far as the intervals say so.
std::string leaders_line(const Observations& seen, std::size_t at) {
    const double equal = 1 / static_cast<double>(seen.seats.size());
    std::vector<std::string_view> more;
    std::vector<std::string_view> less;
    for (std::size_t asset = 0; asset < assets.size(); ++asset) {
        const Done& done = seen.leaders[at][asset];
        const balance::Interval interval = balance::wilson(done.wins, std::max(done.times, 1));
        if (interval.low > equal) {
            more.push_back(assets[asset].name);
        } else if (interval.high < equal) {
            less.push_back(assets[asset].name);
        }
    }
    std::vector<std::string> parts;
    const auto add = [&](const std::vector<std::string_view>& names, std::string_view what) {
        if (!names.empty()) {
            parts.push_back(
                fmt::format("whoever leads in {} wins {} often", fmt::join(names, " or "), what));
        }
    };
    add(more, "more");
    add(less, "less");
    if (parts.empty()) {
        parts.emplace_back("no lead is shown to matter");
    }
    return fmt::format("- **After round {}**, {}.\n", early_rounds[at], fmt::join(parts, ", "));
}

/// What to know about a map before the tables.
std::string short_section(const Observations& seen) {
    std::string text = "\n### In short\n\n" + seats_line(seen) +
                       spaces_line("land", seen.first_land) +
                       spaces_line("animal", seen.first_animals);
    for (std::size_t at = 0; at < early_rounds.size(); ++at) {
        text += leaders_line(seen, at);
    }
    return text;
}

std::string points_section(const Observations& seen) {
    return fmt::format("\n### Points\n\n"
                       "Winners score {:.0f} points (the middle half of them {:.0f} to {:.0f}), "
                       "and the others {:.0f}. Games last {:.1f}\n"
                       "rounds. People report 80 to 115 points for winners, after about 17 "
                       "rounds. A scoring after round\n"
                       "17 would give the leader {:.0f} points in total (the middle half {:.0f} "
                       "to {:.0f}).\n",
                       mean(seen.winners_points), quantile(seen.winners_points, 0.25),
                       quantile(seen.winners_points, 0.75), mean(seen.others_points),
                       seen.rounds / seen.games, mean(seen.leaders_after_17),
                       quantile(seen.leaders_after_17, 0.25),
                       quantile(seen.leaders_after_17, 0.75));
}

std::string cells(const Done& done) {
    return done.times == 0 ? "- | -"
                           : fmt::format("{:.0f} | {:.0f}", 100 * done.wins / done.times,
                                         100 * done.chances / done.times);
}

/// The most frequent things a seat does, as rows.
std::string rows(const std::vector<std::map<std::string, Done>>& by_seat, std::size_t most,
                 int games) {
    std::string text;
    for (std::size_t seat = 0; seat < by_seat.size(); ++seat) {
        std::vector<std::pair<std::string, Done>> sorted(by_seat[seat].begin(),
                                                         by_seat[seat].end());
        std::ranges::stable_sort(sorted, std::ranges::greater(),
                                 [](const auto& each) { return each.second.times; });
        sorted.resize(std::min(sorted.size(), most));
        for (const auto& [what, done] : sorted) {
            text += fmt::format("| {} | {} | {:.0f} % | {} |\n", seat + 1, what,
                                100.0 * done.times / games, cells(done));
        }
    }
    return text;
}

std::string openings_section(const Observations& seen) {
    constexpr std::size_t turns = 3;
    constexpr std::size_t spaces = 3;
    return "\n### Openings\n\n"
           "The three most frequent first turns of each seat, with the cards that it buys and the "
           "tiles that it\nlays.\n\n"
           "| seat | first turn | of games | wins | chance |\n|--:|---|--:|--:|--:|\n" +
           rows(seen.openings, turns, seen.games) +
           "\nThe three spaces where the first land tile lies most often after the first "
           "turn.\n\n"
           "| seat | space | of games | wins | chance |\n|--:|---|--:|--:|--:|\n" +
           rows(seen.first_land, spaces, seen.games) +
           "\nThe same for the first animal tile.\n\n"
           "| seat | space | of games | wins | chance |\n|--:|---|--:|--:|--:|\n" +
           rows(seen.first_animals, spaces, seen.games);
}

/// The heading of a table with a column for each of `early_rounds`.
std::string early_rounds_heading(std::string_view first) {
    std::string text = fmt::format("| {} |", first);
    std::string line = "|---|";
    for (const int round : early_rounds) {
        text += fmt::format(" after round {} |", round);
        line += "--:|";
    }
    return text + "\n" + line + "\n";
}

std::string markets_section(const Observations& seen) {
    std::string text = "\n### What a market is worth, and when\n\n"
                       "Wins of players by the number of markets that they have reached after a "
                       "round. The number of such\n"
                       "players is in brackets.\n\n" +
                       early_rounds_heading("markets");
    for (std::size_t markets = 0; markets <= most_markets; ++markets) {
        text += fmt::format("| {}{} |", markets, markets == most_markets ? " or more" : "");
        for (std::size_t at = 0; at < early_rounds.size(); ++at) {
            const Done& done = seen.markets[at][markets];
            text += done.times == 0
                        ? " - |"
                        : fmt::format(" {:.0f} ({}) |", 100 * done.wins / done.times, done.times);
        }
        text += "\n";
    }
    return text;
}

std::string leaders_section(const Observations& seen) {
    std::string text = "\n### What it pays to lead in\n\n"
                       "Wins of the player who alone has the most of something after a round. "
                       "*Points* include those of a\nscoring after that round.\n\n" +
                       early_rounds_heading("leads in");
    for (std::size_t asset = 0; asset < assets.size(); ++asset) {
        text += fmt::format("| {} |", assets[asset].name);
        for (std::size_t at = 0; at < early_rounds.size(); ++at) {
            const Done& done = seen.leaders[at][asset];
            text += done.times == 0 ? " - |" : fmt::format(" {} |", wins_of(done));
        }
        text += "\n";
    }
    return text;
}

std::string disagreement_section(const Observations& seen) {
    constexpr std::array<std::string_view, rules::action_kinds> kinds{
        "buys a land card", "buys an animal card", "builds a hacienda", "buys water",
        "lays a land tile", "lays an animal tile", "harvests",          ""};
    std::string text =
        fmt::format("\n### Where the learned value and the weights of `greedy` disagree\n\n"
                    "Both planned the same {} turns. In {:.0f} % of them, their plans began with "
                    "different actions. The\n"
                    "table shows how many times per turn each did this:\n\n"
                    "| | learned | greedy |\n|---|--:|--:|\n",
                    seen.turns, 100.0 * seen.differ / seen.turns);
    for (std::size_t kind = 0; kind + 1 < rules::action_kinds; ++kind) {
        text += fmt::format("| {} | {:.2f} | {:.2f} |\n", kinds[kind],
                            static_cast<double>(seen.learned_kinds[kind]) / seen.turns,
                            static_cast<double>(seen.greedy_kinds[kind]) / seen.turns);
    }
    text += "\nThe turns in which they disagreed most. *Difference* is how much better the learned "
            "value judges its\n"
            "own plan than that of `greedy`, in percentage points of the chance to win.\n\n"
            "| round | seat | learned | greedy | difference |\n|--:|--:|---|---|--:|\n";
    for (const Disagreement& each : seen.disagreements) {
        text += fmt::format("| {} | {} | {} | {} | {:.0f} |\n", each.round, each.seat, each.learned,
                            each.greedy, 100 * each.difference);
    }
    return text;
}

} // namespace

std::string page(std::span<const StudiedMap> maps, const std::string& bot) {
    std::string text = fmt::format(introduction, bot, maps.front().seen.games);
    for (const StudiedMap& map : maps) {
        text += fmt::format("\n## {}\n", map.name) + short_section(map.seen) +
                points_section(map.seen) + openings_section(map.seen) + leaders_section(map.seen) +
                markets_section(map.seen) + disagreement_section(map.seen);
    }
    return text + std::string(closing);
}

} // namespace pampas::study
