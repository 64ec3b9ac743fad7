#include "analysis/report/games/examples.h"

#include "analysis/report/games/tables.h"
#include "engine/hex/name.h"
#include "engine/language/tr.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace pampas::report {
namespace {

using Kind = GamesFigure::Kind;

/// Looks for games and collects them.
struct Examples {
    const GamesSummary& summary;
    std::vector<ExampleGame> found = {};

    void add(const std::string& title, const GamesFigure& figure, GamesOrder order) {
        const std::vector<GameBehind> games = games_behind(summary, figure, order);
        if (!games.empty()) {
            found.push_back({title, figure, games.front()});
        }
    }

    void add_games() {
        add(tr("The median game"), {}, GamesOrder::Typical);
        add(tr("The closest game"), {}, GamesOrder::Closest);
        add(tr("Most lead changes"), {}, GamesOrder::LeadChanges);
        add(tr("Won from furthest behind"), {}, GamesOrder::FromBehind);
        add(tr("The luckiest winner"), {}, GamesOrder::Luck);
        add(tr("The shortest game"), {.kind = Kind::Rounds}, GamesOrder::Lowest);
        add(tr("The longest game"), {.kind = Kind::Rounds}, GamesOrder::Highest);
    }

    void add_seats() {
        for (std::size_t seat = 0; seat < summary.seats.size(); ++seat) {
            add(tr("A typical win of seat {}", seat + 1), {.kind = Kind::Wins, .seat = seat},
                GamesOrder::Typical);
        }
    }

    void add_categories() {
        for (const std::size_t category : scored_categories(summary)) {
            add(tr("Most points from {}", tr(rules::category_names[category])),
                {.kind = Kind::Category, .number = category}, GamesOrder::Highest);
        }
    }

    void add_markets() {
        for (std::size_t market = 0; market < summary.markets.size(); ++market) {
            add(hex::name(summary.markets[market].at), {.kind = Kind::Market, .number = market},
                GamesOrder::Typical);
        }
    }
};

bool is_of_market(const ExampleGame& example) {
    return example.figure.kind == Kind::Market;
}

} // namespace

std::vector<ExampleGame> example_games(const GamesSummary& summary) {
    Examples examples{summary};
    examples.add_games();
    examples.add_seats();
    examples.add_categories();
    examples.add_markets();
    return std::move(examples.found);
}

std::string GamePages::file_of(std::size_t game) const {
    return fmt::format("{}game-{}.html", prefix, game);
}

std::string GamePages::address_of(std::size_t game) const {
    return report::address_of(file_of(game));
}

LinkedGames::LinkedGames(std::vector<ExampleGame> games, GamePages pages)
    : games_(std::move(games)), pages_(std::move(pages)) {}

Html LinkedGames::list() const {
    if (games_.empty()) {
        return {};
    }
    Html items;
    Html markets;
    for (const ExampleGame& example : games_) {
        const Html link =
            html("<a href=\"{}\">{}</a>", pages_.address_of(example.game.number), example.title);
        if (is_of_market(example)) {
            markets += html(" {}", link);
        } else {
            items += html("<li><b>{}</b> {}</li>\n", link,
                          fmt::format("{}, {}.", example.game.result, example.game.remark));
        }
    }
    if (std::ranges::any_of(games_, is_of_market)) {
        items += html("<li><b>{}</b>{}</li>\n", tr("A typical game in which a market is reached:"),
                      markets);
    }
    return html("<h3>{}</h3>\n<ul class=\"news of-games\">\n{}</ul>\n",
                tr("Games to view, action by action"), items);
}

std::string LinkedGames::address(const GamesFigure& figure) const {
    const auto found = std::ranges::find(games_, figure, &ExampleGame::figure);
    return found == games_.end() ? "" : pages_.address_of(found->game.number);
}

void LinkedGames::link(nlohmann::ordered_json& value, const GamesFigure& figure) const {
    const std::string page = address(figure);
    if (!page.empty()) {
        value["game"] = page;
    }
}

} // namespace pampas::report
