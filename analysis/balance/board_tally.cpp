#include "analysis/balance/board_tally.h"

#include "analysis/balance/player_sums.h"
#include "engine/language/tr.h"

#include <algorithm>
#include <limits>
#include <type_traits>

namespace pampas::balance {

BoardTally::BoardTally(const rules::Game& game, simulation::Pairing pairing)
    : seats_(game.players(), rules::category_names.size()),
      deals_(game.players(), simulation::games_per_deal(pairing, game.players())), markets_(game),
      spaces_(game), income_(game.players()), course_(game.players()), scorings_(game.players()),
      luck_(game.players()) {}

void BoardTally::see(const rules::State& state, const rules::Action& action,
                     const rules::Outcome& outcome) {
    if (action.kind != rules::ActionKind::EndTurn) {
        ++actions_;
    }
    markets_.see(state, action, outcome);
    income_.see(state, action, outcome);
    course_.see(state, action);
    luck_.see(state, action, outcome);
}

GameDigest BoardTally::digest(const rules::State& state) const {
    const WinParts wins = win_parts(state);
    GameDigest digest{.rounds = state.round(),
                      .lead_changes = course_.lead_changes_in_game(),
                      .behind = course_.most_behind_in_game(wins)};
    for (int seat = 0; seat < state.players(); ++seat) {
        SeatDigest& of_seat = digest.seats.emplace_back();
        std::ranges::copy(state.category_points(seat), of_seat.categories.begin());
        of_seat.won = wins[static_cast<std::size_t>(seat)] > 0;
    }
    constexpr int latest = std::numeric_limits<std::uint8_t>::max();
    digest.came.reserve(markets_.came_in_game().size());
    for (const int round : markets_.came_in_game()) {
        digest.came.push_back(static_cast<std::uint8_t>(std::min(round, latest)));
    }
    digest.used.reserve(spaces_.used().size());
    for (std::size_t cell = 0; cell < spaces_.used().size(); ++cell) {
        digest.used.push_back(!state.position().is_empty(static_cast<rules::Cell>(cell)));
    }
    return digest;
}

void BoardTally::end(const rules::State& state) {
    const std::int64_t deals_before = deals_.deals();
    const WinParts wins = win_parts(state);
    seats_.add(state, wins);
    deals_.add(state, wins);
    markets_.end(wins);
    spaces_.end(state, wins);
    income_.end(wins);
    course_.end(wins);
    scorings_.end(state, wins);
    luck_.end(wins);
    if (deals_.deals() > deals_before) {
        markets_.end_deal();
        scorings_.end_deal();
        luck_.end_deal();
    }
}

void BoardTally::add(const BoardTally& others) {
    actions_ += others.actions_;
    add_numbers(seats_, others.seats_);
    deals_.add(others.deals_);
    add_numbers(markets_, others.markets_);
    add_numbers(spaces_, others.spaces_);
    add_numbers(income_, others.income_);
    add_numbers(course_, others.course_);
    add_numbers(scorings_, others.scorings_);
    add_numbers(luck_, others.luck_);
}

namespace {

using formats::JsonValue;
using Json = JsonValue::Json;

/// No figure reaches this in a billion games, and as many as this can be added without overflow.
constexpr std::int64_t largest_number = 100'000'000'000'000;

constexpr const char* outcomes_key = "outcomes";

std::int64_t read_number(const JsonValue& json) {
    const Json& number = json.json();
    if (!number.is_number_integer() || number.is_number_float()) {
        json.fail(tr_later("a whole number"));
    }
    const bool is_huge = number.is_number_unsigned() &&
                         number.get<std::uint64_t>() > static_cast<std::uint64_t>(largest_number);
    if (is_huge || number.get<std::int64_t>() > largest_number ||
        number.get<std::int64_t>() < -largest_number) {
        json.fail(tr_later("a smaller number"));
    }
    return number.get<std::int64_t>();
}

std::vector<std::int64_t> read_numbers(const JsonValue& json, std::size_t count) {
    if (json.size() != count) {
        json.refuse(tr("expected {} numbers, found {}", count, json.size()));
    }
    std::vector<std::int64_t> numbers;
    numbers.reserve(count);
    for (std::size_t i = 0; i < count; ++i) {
        numbers.push_back(read_number(json.item(i)));
    }
    return numbers;
}

/// `[[60, 0, 12], [0, 60, 3]]`: the wins by seat, then the number of deals with this outcome.
Json outcomes_json(const DealTally& deals) {
    Json json = Json::array();
    for (const auto& [wins, times] : deals.outcomes()) {
        Json row = wins;
        row.push_back(times);
        json.push_back(std::move(row));
    }
    return json;
}

/// The outcomes must add up to `expected` deals.
void add_outcomes(const JsonValue& json, std::int64_t expected, DealTally& deals) {
    std::int64_t sum = 0;
    for (std::size_t i = 0; i < json.size(); ++i) {
        WinParts wins = read_numbers(json.item(i), deals.players() + 1);
        const std::int64_t times = wins.back();
        wins.pop_back();
        deals.add_outcome(wins, times);
        sum += times;
    }
    if (sum != expected) {
        json.refuse(tr("has {} deals, but {} were played", sum, expected));
    }
}

} // namespace

Json tally_json(const BoardTally& tally) {
    Json json;
    BoardTally::each_part(tally, [&json](const char* subject, const auto& part) {
        json[subject] = numbers_of(part);
    });
    json[outcomes_key] = outcomes_json(tally.deals());
    return json;
}

void add_tally(const JsonValue& json, BoardTally& tally) {
    BoardTally::each_part(tally, [&json](const char* subject, auto& part) {
        const auto numbers = read_numbers(json.at(subject), numbers_of(part).size());
        add_numbers(part, numbers);
        if constexpr (std::is_same_v<decltype(part), DealTally&>) {
            add_outcomes(json.at(outcomes_key), numbers.front(), part);
        }
    });
}

} // namespace pampas::balance
