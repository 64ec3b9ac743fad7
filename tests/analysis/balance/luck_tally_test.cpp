#include "analysis/balance/luck_tally.h"
#include "engine/players/lineup.h"
#include "engine/simulation/random_action.h"
#include "engine/simulation/run.h"
#include "tests/analysis/balance/noted_games.h"

#include <gmock/gmock.h>

#include <array>
#include <cmath>
#include <numeric>
#include <utility>

namespace pampas::balance {
namespace {

/// The mean of numbers, and the standard error of that.
struct Mean {
    double sum = 0;
    double squares = 0;
    double count = 0;

    void add(double value) {
        sum += value;
        squares += value * value;
        ++count;
    }
    double value() const { return sum / count; }
    double variance() const { return squares / count - value() * value(); }
    double error() const { return std::sqrt(variance() / count); }
};

/// Counts the luck of each game by itself.
class LuckByGame {
  public:
    explicit LuckByGame(const rules::Game& game)
        : game_(&game), tally_(game.players()),
          means(static_cast<std::size_t>(game.players()), std::vector<Mean>(LuckTally::kinds)) {}

    void begin(std::size_t number, const rules::Setup& setup) {
        tally_ = LuckTally(game_->players());
        tally_.begin(*game_, number, setup);
    }
    void see(const rules::State& state, int, const rules::Action& action,
             const rules::Outcome& outcome) {
        tally_.see(state, action, outcome);
    }
    void end(const rules::State& state) {
        tally_.end(win_parts(state));
        tally_.end_deal();
        for (std::size_t seat = 0; seat < means.size(); ++seat) {
            const LuckTally::Luck luck = tally_.luck(seat);
            for (std::size_t kind = 0; kind < LuckTally::kinds; ++kind) {
                means[seat][kind].add(static_cast<double>(luck[kind]) / LuckTally::parts_of_card);
            }
            const auto animals = luck.begin() + rules::land_card_names.size();
            most_left_over =
                std::max({most_left_over, std::abs(std::accumulate(luck.begin(), animals, 0.0)),
                          std::abs(std::accumulate(animals, luck.end(), 0.0))});
        }
    }

  private:
    const rules::Game* game_;
    LuckTally tally_;

  public:
    std::vector<std::vector<Mean>> means; ///< of luck, by seat and kind, in cards
    double most_left_over = 0;            ///< the sum over the kinds of a deck, in parts of a card
};

TEST(LuckTally, IsZeroOnAverageWhateverPlayersDo) {
    for (const auto& [ruleset, players] : {std::pair("standard", 3), std::pair("crucible", 2)}) {
        const rules::Game game(testing::crowded_map(), rules::ruleset_named(ruleset), players);
        std::vector<LuckByGame> watchers(1, LuckByGame(game));
        const std::vector<std::string> bots{"greedy"};
        simulation::play_deals(game, players::Lineup(bots, players), {3}, {0, 2000},
                               std::span(watchers));
        for (const std::vector<Mean>& of_seat : watchers.front().means) {
            for (const Mean& mean : of_seat) {
                EXPECT_GT(mean.variance(), 0.05);
                EXPECT_LT(std::abs(mean.value()), 4.5 * mean.error());
            }
        }
        // What comes of one kind does not come of others; luck is rounded once a draw and kind.
        EXPECT_LT(watchers.front().most_left_over, 100);
    }
}

LuckTally::Luck luck_so_far(LuckTally tally, std::size_t seat) {
    tally.end(WinParts(3));
    tally.end_deal();
    return tally.luck(seat);
}

TEST(LuckTally, OfADrawIsThatOfItsDeck) {
    const rules::Game game(testing::crowded_map(), rules::ruleset_named("standard"), 3);
    chance::Stream stream(5);
    const rules::Setup setup = game.deal(stream);
    rules::State state = game.start(setup);
    LuckTally tally(3);
    tally.begin(game, 0, setup);
    std::array<int, 2> draws{}; // of land and animals
    while (!state.over()) {
        const auto seat = static_cast<std::size_t>(state.seat());
        const rules::Action action = simulation::random_action(state, stream);
        const rules::Outcome outcome = state.apply(action);
        const LuckTally::Luck before = luck_so_far(tally, seat);
        tally.see(state, action, outcome);
        const LuckTally::Luck after = luck_so_far(tally, seat);
        const bool is_land = action.kind == rules::ActionKind::BuyLand;
        const bool is_draw = action.item == rules::from_supply &&
                             (is_land || action.kind == rules::ActionKind::BuyAnimal);
        draws[is_land ? 0 : 1] += is_draw ? 1 : 0;
        const std::size_t land_kinds = rules::land_card_names.size();
        for (std::size_t kind = 0; kind < LuckTally::kinds; ++kind) {
            const bool is_drawn = is_draw && kind == outcome.card + (is_land ? 0 : land_kinds);
            const bool is_of_deck = is_draw && (kind < land_kinds) == is_land;
            ASSERT_EQ(after[kind] > before[kind], is_drawn);
            ASSERT_TRUE(is_of_deck || after[kind] == before[kind]);
        }
    }
    EXPECT_GT(draws[0], 5);
    EXPECT_GT(draws[1], 5);
}

/// Many series of deals whose seats win by chance and by the pampas cards of their first hand.
struct PlantedSeries {
    Mean plain;
    Mean adjusted;
    double held = 0;       ///< the share of series whose interval holds the truth
    double wider_than = 0; ///< the mean width of adjusted intervals, relative to plain ones
};

/// Two seats; the first wins `chance` of games, and `of_card` more for each pampas card that its
/// hand has above the mean.
PlantedSeries planted(double chance, double of_card) {
    const rules::Game game(testing::crowded_map(), rules::ruleset_named("standard"), 2);
    chance::Stream stream(11);
    PlantedSeries result;
    constexpr std::size_t series = 300;
    constexpr std::size_t deals = 1200;
    const double expected =
        game.rules().hand_land_cards * static_cast<double>(game.rules().land_cards.back()) /
        std::accumulate(game.rules().land_cards.begin(), game.rules().land_cards.end(), 0.0);
    for (std::size_t number = 0; number < series; ++number) {
        LuckTally tally(2);
        DealTally plain(2, 1);
        for (std::size_t deal = 0; deal < deals; ++deal) {
            const rules::Setup setup = game.deal(stream);
            const auto pampas = std::ranges::count(setup.hands[0].land, rules::LandCard::Pampas);
            const double wins = chance + of_card * (static_cast<double>(pampas) - expected);
            constexpr std::size_t parts = 1'000'000;
            const bool is_won = static_cast<double>(stream.below(parts)) < wins * parts;
            const WinParts won{is_won ? whole_win : 0, is_won ? 0 : whole_win};
            tally.begin(game, deal, setup);
            tally.end(won);
            tally.end_deal();
            plain.add_deal(won, {0, 0});
        }
        const AdjustedWins adjusted = tally.adjusted(0, plain);
        const Interval wins = plain.win_interval(0);
        result.plain.add(plain.win_rate(0));
        result.adjusted.add(adjusted.rate);
        result.held += adjusted.interval.low <= chance && chance <= adjusted.interval.high ? 1 : 0;
        result.wider_than +=
            (adjusted.interval.high - adjusted.interval.low) / (wins.high - wins.low);
    }
    result.held /= series;
    result.wider_than /= series;
    return result;
}

TEST(LuckTally, TakesOutWhatLuckIsWorth) {
    for (const double chance : {0.4, 0.5}) {
        const PlantedSeries series = planted(chance, 0.12);
        EXPECT_LT(std::abs(series.adjusted.value() - chance), 4 * series.adjusted.error());
        EXPECT_GT(series.held, 0.91);
        EXPECT_LT(series.held, 0.985);
        EXPECT_LT(series.adjusted.variance(), 0.98 * series.plain.variance());
        EXPECT_LT(series.wider_than, 0.99);
    }
}

TEST(LuckTally, CostsNothingWhereLuckIsWorthNothing) {
    const PlantedSeries series = planted(0.55, 0);
    EXPECT_LT(std::abs(series.adjusted.value() - 0.55), 4 * series.adjusted.error());
    EXPECT_GT(series.held, 0.91);
    EXPECT_LT(series.adjusted.variance(), 1.04 * series.plain.variance());
    EXPECT_LT(series.wider_than, 1.01);
}

TEST(LuckTally, LeavesFewDealsAsTheyAre) {
    const rules::Game game(testing::crowded_map(), rules::ruleset_named("standard"), 2);
    chance::Stream stream(1);
    LuckTally tally(2);
    DealTally deals(2, 1);
    tally.begin(game, 0, game.deal(stream));
    tally.end({whole_win, 0});
    tally.end_deal();
    deals.add_deal({whole_win, 0}, {0, 0});
    EXPECT_EQ(tally.adjusted(0, deals), (AdjustedWins{1, deals.win_interval(0)}));
    EXPECT_EQ(tally.adjusted(1, deals), (AdjustedWins{0, deals.win_interval(1)}));
}

} // namespace
} // namespace pampas::balance
