#include "analysis/glossary/topics.h"
#include "engine/language/tr.h"

namespace pampas::glossary {

std::vector<Term> game_terms() {
    return {
        {.id = "game",
         .name = tr_later("A game of Hacienda"),
         .sentence = tr_later("Players lay land and animals, come to markets with their herds, and "
                              "count points twice."),
         .text =
             tr_later("In a turn a player has three actions: buy a card, play a card, buy a "
                      "hacienda or water, harvest. A terrain card lays a land tile on land of "
                      "that terrain; an animal card lays an animal on pampas beside an own land "
                      "tile or an animal of the same herd. An animal beside a market is paid at "
                      "once.\n\nWhen half of the animal cards are gone there is an interim "
                      "scoring, when all are gone the final one. Most points of both win."),
         .related = {"action", "herd", "land-chain", "points", "scoring"}},
        {.id = "action",
         .name = tr_later("Turn and action"),
         .sentence = tr_later("A turn has three actions, to buy, play or harvest in any order."),
         .text = tr_later("So what can be done in two actions leaves one more in the first turn, "
                          "and what needs four takes a second turn."),
         .labels = {label("actions", "actions of all players"),
                    label("share-of-turns", "of the turns"),
                    label("chart-course", "When points are made")},
         .related = {"opening"}},
        {.id = "round",
         .name = tr_later("Round"),
         .sentence = tr_later("One turn of each player."),
         .labels = {label("rounds", "rounds"), label("first-round", "first in round")}},
        {.id = "seat",
         .name = tr_later("Seat"),
         .sentence = tr_later("The place of a player in the order of turns; seat 1 begins."),
         .text = tr_later("Seats are what a map should make equal: bots of one kind sit on all of "
                          "them, so that what remains is the map and the order."),
         .labels = {label("seat", "seat"),
                    label("chart-market-reach", "Who comes to which market")},
         .related = {"verdict", "wins"}},
        {.id = "land-chain",
         .name = tr_later("Land chain"),
         .sentence = tr_later("Land tiles of a player that hang together; from three tiles on each "
                              "counts 2 points."),
         .related = {"land-region", "harvest", "points"}},
        {.id = "herd",
         .name = tr_later("Herd"),
         .sentence = tr_later("Animals of one species of a player that hang together."),
         .text = tr_later("A market pays a peso for each animal of the herd and for each tile of "
                          "the land chains that touch it."),
         .labels = {label("herds", "herds")},
         .related = {"market", "herd-distance"}},
        {.id = "hacienda",
         .name = tr_later("Hacienda"),
         .sentence = tr_later("A house on a land chain or herd; each tile of it counts a point."),
         .labels = {label("haciendas", "haciendas")},
         .related = {"points"}},
        {.id = "harvest",
         .name = tr_later("Harvest"),
         .sentence = tr_later("An action that pays 3 pesos for each tile of a land chain, once for "
                              "each harvest chip."),
         .text = tr_later("When the chips are used up, one is taken from an opponent's chain."),
         .labels = {label("harvest-pesos", "of harvests"), label("harvests", "harvests"),
                    label("chips-taken", "chips taken")},
         .related = {"income"}},
        {.id = "income",
         .name = tr_later("Pesos"),
         .sentence =
             tr_later("The money of the game: markets and harvests pay it, cards, haciendas "
                      "and water cost it, ten pesos are a point."),
         .labels = {label("market-income", "pesos of markets"),
                    label("pesos-paid", "pesos it pays a game"),
                    label("chart-income", "Where pesos come from"),
                    label("market_pesos", "pesos that markets pay"), label("money", "money"),
                    label("pesos", "pesos")},
         .related = {"market", "harvest", "compensation"}},
        {.id = "points",
         .name = tr_later("Points"),
         .sentence = tr_later("What wins: markets, land chains, herds in some variants, haciendas, "
                              "water and money."),
         .text =
             tr_later("The n-th market of a player counts n points, a tile of a land chain of "
                      "three or more 2, a tile with a hacienda in its chain or herd 1, a tile "
                      "beside a water 1, ten pesos 1.\n\nShown are means of a game. A category "
                      "that winners have much more of than the others is what the map rewards."),
         .labels = {label("points", "points"), label("chart-points-of-seats", "Points"),
                    label("winners-points", "winner's points"),
                    label("winner_points", "winner, points"),
                    label("chart-points", "What points are made with"),
                    label("points_category", "a player's points of {}"),
                    label("points_seat", "seat {}, points")},
         .related = {"market", "land-chain", "hacienda", "water", "scoring"}},
        {.id = "scoring",
         .name = tr_later("Interim and final scoring"),
         .sentence =
             tr_later("Points are counted twice: when half of the animal cards are gone, and "
                      "at the end."),
         .labels = {label("interim-points", "points interim"), label("final-points", "final")},
         .related = {"points", "lead"}},
    };
}

} // namespace pampas::glossary
