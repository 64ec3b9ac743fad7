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

std::vector<Term> board_terms() {
    return {
        {.id = "space",
         .name = tr_later("Space"),
         .sentence = tr_later("One hexagon of the board: pampas, land, market or water; void is no "
                              "part of the board."),
         .text = tr_later("Two spaces with a side in common are adjacent. A space is named by its "
                          "column and row, as C7.\n\nBoards of published maps have 164 to 623 "
                          "spaces, half of them no more than 317."),
         .labels = {label("spaces", "spaces"), label("chart-spaces", "Spaces"),
                    label("kind", "kind"), label("board-figure", "the board"),
                    label("void", "void")},
         .related = {"pampas", "terrain", "market", "water"}},
        {.id = "pampas",
         .name = tr_later("Pampas"),
         .sentence = tr_later("The grassland that herds grow on: where animal tiles are laid."),
         .text = tr_later("Animals start beside their owner's land and spread over empty pampas; "
                          "every space of it is taken once. A pampas card lays a land tile there."),
         .labels = {label("pampas", "pampas")},
         .related = {"herd", "region"}},
        {.id = "terrain",
         .name = tr_later("Land and terrain"),
         .sentence = tr_later("Land is one of mountain, forest, meadow, rocks and swamp; a card of "
                              "the terrain lays a tile on it."),
         .text = tr_later("Undecided land gets its terrain by lot when a game is set up, all "
                          "terrains as evenly as can be.\n\nThere are as many cards of each "
                          "terrain: where one terrain has far fewer spaces, its cards are worth "
                          "less."),
         .advice = tr_later("Give each terrain about as many spaces, in regions of several sizes."),
         .labels = {Label{"uneven_terrain"}, label("land", "land"), label("all-land", "all land"),
                    label("mountain", "mountain"), label("forest", "forest"),
                    label("meadow", "meadow"), label("rocks", "rocks"), label("swamp", "swamp")},
         .related = {"land-chain", "land-region", "terrain-uneven"}},
        {.id = "market",
         .name = tr_later("Market"),
         .sentence = tr_later("Where animals are sold: who lays one beside a market is paid at "
                              "once, and markets count for points."),
         .text = tr_later("A player's first market is worth 1 point, his second 2, his third 3 and "
                          "so on: many markets pay more and more.\n\nPublished maps have 8 to 49 "
                          "markets, half of them no more than 18."),
         .advice = tr_later("With few markets put more, so that every player has some to go to."),
         .labels = {label("market", "market"), label("markets", "markets"),
                    label("markets-fact", "Markets"),
                    label("hardest-markets", "Markets, hardest to reach first")},
         .related = {"herd-distance", "open-side", "points"}},
        {.id = "water",
         .name = tr_later("Water"),
         .sentence = tr_later("Every tile beside a water counts a point for its owner."),
         .text = tr_later("Waters of the map lie there from the start; players buy more during the "
                          "game. Water beside a good opening is a gift to whoever gets there "
                          "first."),
         .labels = {Label{"waters"}, label("water", "water")},
         .related = {"points", "water-for-some"}},
        {.id = "region",
         .name = tr_later("Region"),
         .sentence = tr_later("Spaces that hang together: one can walk from each to each without "
                              "leaving them."),
         .text = tr_later("No herd walks from one region of pampas to another. Half of the "
                          "published maps have one or two regions of pampas."),
         .advice = tr_later("Join what should be one board by a space of pampas."),
         .labels = {Label{"pampas_regions"}, label("regions", "Regions"),
                    label("connected-regions", "connected regions"),
                    label("number-of-regions", "number"), label("spaces-of-each", "spaces of each"),
                    label("pampas-and-land", "pampas and land")},
         .related = {"land-region", "pampas-unreachable", "board-split"}},
        {.id = "land-region",
         .name = tr_later("Land region"),
         .sentence = tr_later("Land spaces that hang together, of one terrain or of any."),
         .text = tr_later("A land chain scores from three tiles on, so a terrain of single spaces "
                          "scores only with pampas cards between.\n\nRegions of land one space "
                          "apart are joined by one tile. Where all are, everything is near "
                          "everything, and there is little to choose between."),
         .advice = tr_later("Vary the size of regions and the gaps between them."),
         .labels = {Label{"land_regions"}, Label{"largest_land_region"}, Label{"regions_one_apart"},
                    label("chart-land-regions", "Land by terrain"),
                    label("chart-gaps", "Gaps between land and what is nearest")},
         .related = {"land-chain", "terrain"}},
        {.id = "symmetry",
         .name = tr_later("Symmetry"),
         .sentence = tr_later("The turn or mirror that maps the board onto itself best, and for "
                              "how many of its spaces it does."),
         .text = tr_later("100 % gives every corner its like. Nearly 100 % is most often a slip of "
                          "the brush; the broken spaces are those without their like. Terrains "
                          "count as the same, as all land is.\n\nHalf of the published maps agree "
                          "to 95 % or more, but the others are played too."),
         .advice = tr_later("Mend the broken spaces, or break the symmetry in earnest."),
         .labels = {Label{"symmetry"}, label("broken-symmetry", "Broken symmetry"),
                    label("best-symmetry", "Best symmetry"), label("no-symmetry", "Symmetry"),
                    label("motion", "motion"), label("agreement", "agreement"),
                    label("broken-spaces", "broken spaces")},
         .related = {"nearly-symmetric"}},
        {.id = "published",
         .name = tr_later("Among published maps"),
         .sentence = tr_later("How many published maps have less of a figure, as much, or more: "
                              "what is usual, and what stands out."),
         .text = tr_later("Least, middle and most are those of the published maps; half of them "
                          "have no more than the middle one. A mark stands where the map is among "
                          "the worst quarter in a figure of which one end is worse for play.\n\n"
                          "Published does not mean flawless: the end of the range is a question to "
                          "ask yourself, not a fault."),
         .labels = {label("among-published", "Among {} published maps"),
                    label("chart-published", "This map among published ones"),
                    label("figure", "figure"), label("this-map", "this map"),
                    label("least", "least"), label("middle", "middle"), label("most", "most"),
                    label("maps-with-less", "maps with less"), label("as-much", "as much"),
                    label("less", "less"), label("same", "same"), label("more", "more")},
         .related = {"news"}},
    };
}

} // namespace pampas::glossary
