#include "analysis/report/games/behind.h"

#include "analysis/glossary/glossary.h"
#include "analysis/wording/words.h"
#include "engine/hex/name.h"
#include "engine/language/number.h"
#include "engine/language/tr.h"

#include <algorithm>
#include <cstdlib>

namespace pampas::report {
namespace {

using balance::GameDigest;
using balance::SeatDigest;
using Kind = GamesFigure::Kind;

/// The lead of the best seat over the second in points, 0 if these are equal.
int lead_of(const GameDigest& game) {
    std::vector<int> points;
    std::ranges::transform(game.seats, std::back_inserter(points), &SeatDigest::points);
    std::ranges::sort(points, std::greater());
    return points[0] - points[1];
}

int luck_of_winner(const GameDigest& game) {
    int luck = -1'000'000;
    for (const SeatDigest& seat : game.seats) {
        luck = seat.won ? std::max(luck, seat.luck) : luck;
    }
    return luck;
}

int category_points(const GameDigest& game, const GamesFigure& figure) {
    if (figure.seat) {
        return game.seats[*figure.seat].categories[figure.number];
    }
    int sum = 0;
    for (const SeatDigest& seat : game.seats) {
        sum += seat.categories[figure.number];
    }
    return sum;
}

/// The round in which somebody, or the figure's seat, came to the market; 0 if nobody did.
int came_in(const GameDigest& game, const GamesFigure& figure) {
    const auto* came = game.came.data() + figure.number * game.seats.size();
    if (figure.seat) {
        return came[*figure.seat];
    }
    int first = 0;
    for (std::size_t seat = 0; seat < game.seats.size(); ++seat) {
        first = came[seat] > 0 && (first == 0 || came[seat] < first) ? came[seat] : first;
    }
    return first;
}

bool is_behind(const GameDigest& game, const GamesFigure& figure) {
    switch (figure.kind) {
    case Kind::Wins:
        return game.seats[*figure.seat].won;
    case Kind::Market:
        return came_in(game, figure) > 0;
    case Kind::Space:
        return game.used[figure.number];
    default:
        return true;
    }
}

/// What the figure sorts games by.
int value_of(const GameDigest& game, const GamesFigure& figure) {
    switch (figure.kind) {
    case Kind::Points:
        return game.seats[*figure.seat].points();
    case Kind::Category:
        return category_points(game, figure);
    case Kind::Market:
        return came_in(game, figure);
    case Kind::Rounds:
        return game.rounds;
    case Kind::LeadChanges:
        return game.lead_changes;
    default:
        return lead_of(game);
    }
}

struct RankedGame {
    std::size_t number;
    const GameDigest* digest;
    int key; ///< the lowest comes first
};

/// The sort key of each game in an order; that of `Typical` needs all games.
void set_keys(std::vector<RankedGame>& games, const GamesFigure& figure, GamesOrder order) {
    const auto set = [&games](auto&& key) {
        for (RankedGame& game : games) {
            game.key = key(*game.digest);
        }
    };
    const auto value = [&](const GameDigest& game) { return value_of(game, figure); };
    switch (order) {
    case GamesOrder::Typical: {
        set(value);
        std::vector<int> keys;
        std::ranges::transform(games, std::back_inserter(keys), &RankedGame::key);
        const auto middle = keys.begin() + static_cast<std::ptrdiff_t>(keys.size() / 2);
        std::ranges::nth_element(keys, middle);
        set([&, median = *middle](const auto& game) { return std::abs(value(game) - median); });
        break;
    }
    case GamesOrder::Highest:
        return set([&](const auto& game) { return -value(game); });
    case GamesOrder::Lowest:
        return set(value);
    case GamesOrder::Closest:
        return set(lead_of);
    case GamesOrder::LeadChanges:
        return set([](const auto& game) { return -game.lead_changes; });
    case GamesOrder::FromBehind:
        return set([](const auto& game) { return -game.behind; });
    case GamesOrder::Luck:
        return set([](const auto& game) { return -luck_of_winner(game); });
    }
}

std::string result_of(const GameDigest& game) {
    std::string winners;
    for (std::size_t seat = 0; seat < game.seats.size(); ++seat) {
        if (game.seats[seat].won) {
            winners += (winners.empty() ? "" : ", ") + std::to_string(seat + 1);
        }
    }
    const int lead = lead_of(game);
    if (winners.find(',') != std::string::npos) {
        return tr("Seats {} share the win", winners);
    }
    return lead == 0
               ? tr("Seat {} wins on pesos", winners)
               : trn("Seat {1} wins by {0} point", "Seat {1} wins by {0} points", lead, winners);
}

std::string points_text(int points) {
    return trn("{} point", "{} points", points);
}

std::string remark_of_figure(const GameDigest& game, const GamesFigure& figure) {
    const int value = value_of(game, figure);
    switch (figure.kind) {
    case Kind::Points:
    case Kind::Category:
        return points_text(value);
    case Kind::Market:
        return tr("in round {}", value);
    case Kind::LeadChanges:
        return trn("{} lead change", "{} lead changes", value);
    default:
        return trn("{} round", "{} rounds", game.rounds);
    }
}

std::string remark_of(const GameDigest& game, const GamesFigure& figure, GamesOrder order) {
    switch (order) {
    case GamesOrder::LeadChanges:
        return remark_of_figure(game, {.kind = Kind::LeadChanges});
    case GamesOrder::FromBehind:
        return trn("{} point behind", "{} points behind", game.behind);
    case GamesOrder::Luck: {
        const double luck = luck_of_winner(game) / 10.0; // in hundredths of a win
        return tr("luck {}\u00A0%", language::signed_decimal(luck, 0));
    }
    default:
        return remark_of_figure(game, figure);
    }
}

} // namespace

std::vector<GamesOrderTitle> orders_of(const GamesFigure& figure) {
    std::vector<GamesOrderTitle> orders{{GamesOrder::Typical, tr("Typical first")}};
    const auto add = [&orders](GamesOrder order, std::string title) {
        orders.push_back({order, std::move(title)});
    };
    switch (figure.kind) {
    case Kind::Points:
    case Kind::Category:
        add(GamesOrder::Highest, tr("Most points first"));
        add(GamesOrder::Lowest, tr("Fewest points first"));
        break;
    case Kind::Market:
        add(GamesOrder::Lowest, tr("Earliest first"));
        add(GamesOrder::Highest, tr("Latest first"));
        break;
    case Kind::Rounds:
        add(GamesOrder::Lowest, tr("Shortest first"));
        add(GamesOrder::Highest, tr("Longest first"));
        break;
    default:
        add(GamesOrder::Highest, tr("Clearest win first"));
    }
    add(GamesOrder::Closest, tr("Closest first"));
    add(GamesOrder::LeadChanges, tr("Most lead changes first"));
    add(GamesOrder::FromBehind, tr("Won from furthest behind first"));
    add(GamesOrder::Luck, tr("Luckiest winner first"));
    return orders;
}

std::vector<GameBehind> games_behind(const GamesSummary& summary, const GamesFigure& figure,
                                     GamesOrder order) {
    std::vector<RankedGame> games;
    for (std::size_t number = 0; number < summary.digests.size(); ++number) {
        if (is_behind(summary.digests[number], figure)) {
            games.push_back({number, &summary.digests[number], 0});
        }
    }
    if (games.empty()) {
        return {};
    }
    set_keys(games, figure, order);
    std::ranges::stable_sort(games, {}, &RankedGame::key);
    std::vector<GameBehind> behind;
    behind.reserve(games.size());
    for (const RankedGame& game : games) {
        behind.push_back(
            {game.number, result_of(*game.digest), remark_of(*game.digest, figure, order)});
    }
    return behind;
}

std::string title_of(const GamesSummary& summary, const GamesFigure& figure) {
    const std::string seat = figure.seat ? std::to_string(*figure.seat + 1) : std::string();
    switch (figure.kind) {
    case Kind::All:
        return tr("All games");
    case Kind::Wins:
        return tr("Seat {} wins", seat);
    case Kind::Points:
        return tr("Points of seat {}", seat);
    case Kind::Category: {
        const std::string category{glossary::title(rules::category_names[figure.number])};
        return figure.seat ? tr("{}: points of seat {}", category, seat)
                           : tr("{}: points of all seats", category);
    }
    case Kind::Market: {
        const std::string market = hex::name(summary.markets[figure.number].at);
        return figure.seat ? tr("Seat {} reaches market {}", seat, market)
                           : tr("A seat reaches market {}", market);
    }
    case Kind::Space:
        return tr("A tile on {}", hex::name(summary.spaces[figure.number].at));
    case Kind::Rounds:
        return tr("Rounds of a game");
    case Kind::LeadChanges:
        return tr("Lead changes");
    }
    return {};
}

} // namespace pampas::report
