#include "analysis/report/games/examples.h"

#include "analysis/report/ground/html.h"
#include "engine/language/tr.h"

#include <fmt/format.h>

namespace pampas::report {
namespace {

void add_example(std::vector<ExampleGame>& examples, const GamesSummary& summary,
                 const std::string& title, const GamesFigure& figure, GamesOrder order) {
    const std::vector<GameBehind> games = games_behind(summary, figure, order);
    if (!games.empty()) {
        examples.push_back({title, figure.seat, games.front()});
    }
}

} // namespace

std::vector<ExampleGame> example_games(const GamesSummary& summary) {
    std::vector<ExampleGame> examples;
    const auto add = [&](const std::string& title, GamesOrder order) {
        add_example(examples, summary, title, {}, order);
    };
    add(tr("The median game"), GamesOrder::Typical);
    add(tr("The closest game"), GamesOrder::Closest);
    add(tr("Most lead changes"), GamesOrder::LeadChanges);
    add(tr("Won from furthest behind"), GamesOrder::FromBehind);
    add(tr("The luckiest winner"), GamesOrder::Luck);
    for (std::size_t seat = 0; seat < summary.seats.size(); ++seat) {
        add_example(examples, summary, tr("A typical win of seat {}", seat + 1),
                    {.kind = GamesFigure::Kind::Wins, .seat = seat}, GamesOrder::Typical);
    }
    return examples;
}

std::string GamePages::file_of(std::size_t game) const {
    return fmt::format("{}game-{}.html", prefix, game);
}

std::string GamePages::address_of(std::size_t game) const {
    return report::address_of(file_of(game));
}

} // namespace pampas::report
