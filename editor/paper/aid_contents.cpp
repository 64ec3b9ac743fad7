#include "editor/paper/aid_contents.h"

#include "engine/language/number.h"
#include "engine/language/tr.h"
#include "engine/rules/scoring.h"

#include <fmt/ranges.h>

#include <algorithm>

namespace pampas::paper {
namespace {

using rules::Ruleset;
using Row = std::vector<std::string>;

/// The printed table of markets ends here.
constexpr int printed_markets = 11;

/// Longer rows of figures are broken.
constexpr int figures_in_row = 12;

Row row_by_players(const std::string& words, map::PlayerRange players,
                   const rules::ByPlayers& figures) {
    Row row{words};
    for (int count = players.least; count <= players.most; ++count) {
        row.push_back(std::to_string(figures[static_cast<std::size_t>(count)]));
    }
    return row;
}

AidTable by_players(const Ruleset& rules, map::PlayerRange players) {
    AidTable table{{{tr("Players")}}, true};
    for (int count = players.least; count <= players.most; ++count) {
        table.rows[0].push_back(std::to_string(count));
    }
    table.rows.push_back(
        row_by_players(tr("Animal cards removed unseen"), players, rules.animal_cards_removed));
    table.rows.push_back(row_by_players(tr("Haciendas in the supply"), players, rules.haciendas));
    return table;
}

/// How often in a turn, if there is a limit.
std::string limit(int most) {
    return most == rules::unlimited ? std::string() : tr("{} a turn", most);
}

/// Phrases one after another, without empty ones.
std::string listed(std::vector<std::string> phrases) {
    std::erase(phrases, std::string());
    return fmt::format("{}", fmt::join(phrases, "; "));
}

std::string pesos(int price) {
    return trn("{} peso", "{} pesos", price);
}

/// The water tiles that can be bought (R3.2).
std::string water_supply(const map::Map& map, const Ruleset& rules) {
    std::vector<std::string> parts;
    for (std::size_t shape = 0; shape < rules.water_tiles.size(); ++shape) {
        const int used = shape == 0 ? map.counts()[static_cast<std::size_t>(map::Space::Water)] : 0;
        parts.push_back(fmt::format("{} {}", std::max(0, rules.water_tiles[shape] - used),
                                    tr(rules::water_shape_names[shape])));
    }
    return tr("water tiles: {}", fmt::join(parts, ", "));
}

std::string hand(const Ruleset& rules) {
    std::string cards =
        tr("{} land cards, {} animal cards", rules.hand_land_cards, rules.hand_animal_cards);
    if (rules.hand_pampas_cards > 0) {
        cards = tr("{} pampas cards, then {}", rules.hand_pampas_cards, cards);
    }
    return listed({cards, tr("{} animal tiles", rules.animal_tiles), pesos(rules.start_pesos)});
}

/// Adds the extra pesos of seats, if there are any.
void add_extra_pesos(AidTable& table, const Ruleset& rules, map::PlayerRange players) {
    const auto extra = rules.extra_pesos;
    if (std::ranges::all_of(extra, [](int pesos) { return pesos == 0; })) {
        return;
    }
    std::vector<std::string> parts;
    parts.reserve(static_cast<std::size_t>(players.most));
    for (int seat = 0; seat < players.most; ++seat) {
        parts.push_back(language::signed_decimal(extra[static_cast<std::size_t>(seat)], 0));
    }
    table.rows.push_back(
        {tr("Extra pesos, from the first player on"), fmt::format("{}", fmt::join(parts, ", "))});
}

std::string harvest(const Ruleset& rules) {
    return listed({tr("put a chip on one of your chains of {} or more land tiles that has none",
                      rules.harvest_min_chain),
                   tr("{} for each of its tiles", pesos(rules.harvest_pesos_per_tile)),
                   limit(rules.harvests_per_turn),
                   rules.harvest_chip_from == rules::ChipSource::Opponent
                       ? tr("if the supply has none, take one from an opponent")
                       : tr("if the supply has none, take one from any chain")});
}

AidTable market_table(int markets, const Ruleset& rules) {
    AidTable table{{}, true};
    for (int first = 1; first <= markets; first += figures_in_row) {
        Row counts{tr("Markets next to your animals")};
        Row points{tr("Points")};
        for (int count = first; count < first + figures_in_row && count <= markets; ++count) {
            counts.push_back(std::to_string(count));
            points.push_back(std::to_string(rules::score({.markets = count}, rules).markets));
        }
        table.rows.push_back(counts);
        table.rows.push_back(points);
    }
    return table;
}

std::string water_points(const Ruleset& rules) {
    const auto& points = rules.water_points;
    if (std::ranges::all_of(points, [&](int each) { return each == points[0]; })) {
        return trn("for each water tile, {} point for each of your tiles next to it",
                   "for each water tile, {} points for each of your tiles next to it", points[0]);
    }
    std::vector<std::string> parts;
    for (std::size_t shape = 0; shape < points.size(); ++shape) {
        parts.push_back(fmt::format("{} {}", tr(rules::water_shape_names[shape]), points[shape]));
    }
    return tr("for each water tile, for each of your tiles next to it: {}", fmt::join(parts, ", "));
}

std::string when(const Ruleset& rules) {
    const bool turns = rules.scoring_at == rules::ScoringAt::TurnEnd;
    if (rules.scoring == rules::ScoringMode::Running) {
        return turns ? tr("Points are scored as soon as they are made, money at the end. The game "
                          "ends with the turn in which the second animal stack runs out.")
                     : tr("Points are scored as soon as they are made, money at the end. The game "
                          "ends with the round in which the second animal stack runs out.");
    }
    return turns
               ? tr("Twice: at the end of the turn in which the first animal stack runs out, and "
                    "at the end of the turn in which the second does. Then the game is over.")
               : tr("Twice: at the end of the round in which the first animal stack runs out, and "
                    "at the end of the round in which the second does. Then the game is over.");
}

} // namespace

AidSection set_up(const map::Map& map, const Ruleset& rules) {
    const map::PlayerRange players = numbers_of_players(rules, map.details().players);
    AidTable table;
    table.rows.push_back({tr("Each player"), hand(rules)});
    add_extra_pesos(table, rules, players);
    table.rows.push_back({tr("Face up"), tr("{} land cards, {} animal cards",
                                            rules.face_up_land_cards, rules.face_up_animal_cards)});
    table.rows.push_back({tr("Supply"), listed({tr("{} land tiles", rules.land_tiles),
                                                tr("{} harvest chips", rules.harvest_chips),
                                                water_supply(map, rules)})});
    table.rows.push_back({tr("Animal cards"),
                          tr("make two equal stacks of the rest; an odd card goes to the first")});
    if (!map.all(map::Space::Land).empty()) {
        table.rows.push_back({tr("Undecided land"),
                              tr("gets random terrain, all five kinds as evenly as possible")});
    }
    return {tr("Set-up"), {by_players(rules, players), table}};
}

AidSection turn(const Ruleset& rules) {
    AidTable table;
    table.rows = {
        {tr("Buy a card"), tr("{} from the supply, {} face up", pesos(rules.price_supply_card),
                              pesos(rules.price_face_up_card))},
        {tr("Buy a hacienda"),
         listed({pesos(rules.price_hacienda), tr("place it at once on one of your tiles"),
                 limit(rules.haciendas_per_turn)})},
        {tr("Buy a water tile"),
         listed({pesos(rules.price_water), tr("place it at once on empty pampas"),
                 limit(rules.waters_per_turn)})},
        {tr("Play a land card"),
         tr("put one of your land tiles on an empty space of its terrain; with a pampas card, or "
            "if no space of the terrain is empty, on empty pampas next to one of your land tiles")},
        {tr("Play an animal card"), tr("put one of your animals on empty pampas next to one of "
                                       "your land tiles or one of your animals of its kind")},
        {tr("Income at a market"), rules.market_income == rules::MarketIncome::Sum
                                       ? tr("for an animal placed next to it: animals of the herd "
                                            "+ land tiles of all your chains that touch the herd")
                                       : tr("for an animal placed next to it: animals of the herd "
                                            "x your land tiles that touch the herd")},
        {tr("Harvest"), harvest(rules)}};
    return {trn("A turn: up to {} action", "A turn: up to {} actions, in any order",
                rules.actions_per_turn),
            {table}};
}

AidSection scoring(const map::Map& map, const Ruleset& rules) {
    const int markets = map.counts()[static_cast<std::size_t>(map::Space::Market)];
    AidTable table;
    table.rows.push_back({tr("Land chains"), trn("{} point for each tile in chains of {} or more",
                                                 "{} points for each tile in chains of {} or more",
                                                 rules.land_chain_points, rules.land_chain_min)});
    if (rules.herd_points > 0) {
        table.rows.push_back({tr("Herds"), trn("{} point for each animal in herds of {} or more",
                                               "{} points for each animal in herds of {} or more",
                                               rules.herd_points, rules.herd_min)});
    }
    table.rows.push_back(
        {tr("Haciendas"),
         trn("{} point for each tile of a chain or herd with a hacienda",
             "{} points for each tile of a chain or herd with a hacienda", rules.hacienda_points)});
    table.rows.push_back({tr("Water"), water_points(rules)});
    table.rows.push_back({tr("Money"), tr("1 point for {}", pesos(rules.money_pesos_per_point))});
    table.rows.push_back({tr("When"), when(rules)});
    return {tr("Scoring"), {market_table(std::max(printed_markets, markets), rules), table}};
}

} // namespace pampas::paper
