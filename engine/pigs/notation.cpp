#include "engine/pigs/notation.h"

#include "engine/formats/json_text.h"
#include "engine/language/tr.h"

#include <algorithm>
#include <array>

namespace pampas::pigs {
namespace {

using formats::JsonValue;
using Json = nlohmann::ordered_json;

bool is_about_pig(ActionKind kind) {
    using enum ActionKind;
    return kind == Feed || kind == Mate || kind == BuyPig || kind == Sell || kind == Vaccinate;
}

/// Whether the action is about a pig that may or may not be vaccinated.
bool is_about_either(ActionKind kind) {
    using enum ActionKind;
    return kind == Feed || kind == Mate || kind == Sell;
}

/// The item that helps with an action, if any.
std::optional<Item> helper(ActionKind kind) {
    switch (kind) {
    case ActionKind::Feed:
        return Item::Supplement;
    case ActionKind::Mate:
        return Item::Amulet;
    default:
        return std::nullopt;
    }
}

bool is_true(const JsonValue& object, std::string_view key) {
    const auto value = object.find(key);
    return value && value->truth();
}

} // namespace

Json game_json(const Game& game) {
    return {{"format", record_format},
            {"edition", write_edition(game.edition())},
            {"players", game.players()},
            {"next_card", game.variants().shows_next_card},
            {"open_choice", game.variants().chooses_openly}};
}

std::unique_ptr<const Game> read_game(const JsonValue& object) {
    const Edition edition = read_edition(object.at("edition"));
    const int players = object.at("players").integer({edition.least_players, edition.most_players});
    const Variants variants{object.at("next_card").truth(), object.at("open_choice").truth()};
    return std::make_unique<const Game>(edition, variants, players);
}

Json setup_json(const Game&, const Setup& setup) {
    return {{"cards", setup.cards}};
}

std::variant<Setup, Misdeal> read_setup(const Game& game, const JsonValue& object) {
    const Edition& edition = game.edition();
    Setup setup;
    for (const JsonValue& number : object.at("cards").items()) {
        const int card = number.integer({0, static_cast<int>(edition.cards.size()) - 1});
        setup.cards.push_back(static_cast<std::uint8_t>(card));
    }
    auto next = setup.cards.begin();
    for (std::size_t season = 0; season < seasons; ++season) {
        auto left = edition.cards_of(static_cast<Season>(season));
        const std::size_t dealt = left.size() - index(edition.cards_removed);
        for (std::size_t card = 0; card < dealt; ++card) {
            if (next == setup.cards.end() || std::erase(left, *next++) == 0) {
                return Misdeal{tr("cards: {} needs {} different cards of its own",
                                  season_names[season], dealt)};
            }
        }
    }
    if (next != setup.cards.end()) {
        return Misdeal{tr("cards: {} cards; expected {}", setup.cards.size(), edition.turns())};
    }
    return setup;
}

Json outcome_json(const Action&, const Outcome& outcome) {
    Json object = formats::roomy_object();
    object["dollars"] = outcome.dollars;
    object["no_room"] = !outcome.has_room;
    return object;
}

Json action_json(const State&, int seat, const Action& action, const Outcome& outcome) {
    Json object = formats::roomy_object();
    object["player"] = seat;
    object["do"] = action_names[index(action.kind)];
    if (action.kind == ActionKind::Choose) {
        object["task"] = task_names[action.what];
        if (action.neutral != 0) {
            object["neutral"] = task_names[action.neutral - 1U];
        }
    } else if (is_about_pig(action.kind)) {
        object["pig"] = size_names[action.what];
    } else if (action.kind == ActionKind::BuyItem) {
        object["item"] = item_names[action.what];
    }
    if (is_about_either(action.kind)) {
        object["vaccinated"] = action.is_vaccinated;
    }
    if (action.uses_item) {
        object["item"] = item_names[index(*helper(action.kind))];
    }
    object.update(outcome_json(action, outcome));
    return object;
}

std::optional<Action> read_action(const State& state, const JsonValue& object) {
    const int player = object.at("player").integer();
    Action action;
    action.kind = static_cast<ActionKind>(object.at("do").choice(action_names));
    const auto word = [&](std::string_view key, std::span<const std::string_view> words) {
        return static_cast<std::uint8_t>(object.at(key).choice(words));
    };
    if (action.kind == ActionKind::Choose) {
        action.what = word("task", task_names);
        action.neutral = object.find("neutral")
                             ? static_cast<std::uint8_t>(1 + word("neutral", task_names))
                             : std::uint8_t{0};
    } else if (is_about_pig(action.kind)) {
        action.what = word("pig", size_names);
    } else if (action.kind == ActionKind::BuyItem) {
        action.what = word("item", item_names);
    }
    action.is_vaccinated = is_about_either(action.kind) && is_true(object, "vaccinated");
    if (const auto item = helper(action.kind); item && object.find("item")) {
        object.at("item").choice(std::array{item_names[index(*item)]});
        action.uses_item = true;
    }
    return player == state.seat() ? std::optional(action) : std::nullopt;
}

Json scorings_json(const State&) {
    return Json::array();
}

Json result_json(const State& state) {
    Json list = Json::array();
    for (int seat = 0; seat < state.players(); ++seat) {
        Json dollars = formats::roomy_object();
        for (std::size_t account = 0; account < accounts; ++account) {
            dollars[std::string(account_names[account])] = state.farm(seat).dollars[account];
        }
        list.push_back({{"points", state.points(seat)},
                        {"dollars", std::move(dollars)},
                        {"property", state.property(seat)}});
    }
    return list;
}

} // namespace pampas::pigs
