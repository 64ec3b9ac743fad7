#include "analysis/glossary/topics.h"
#include "engine/language/tr.h"

namespace pampas::glossary {

std::vector<Term> board_terms() {
    return {
        {.id = "space",
         .name = tr_later("Space"),
         .sentence = tr_later("One hexagon of the board: pampas, land, market or water; void is no "
                              "part of the board."),
         .text = tr_later("Two spaces with a side in common are adjacent. A space is named by its "
                          "column and row, as C7.\n\nBoards of published maps have 164 to 623 "
                          "spaces, half of them no more than 317."),
         .subjects = {"spaces"},
         .titles = {tr_later("spaces"), tr_later("kind"), tr_later("The map"), tr_later("Map"),
                    tr_later("the board"), tr_later("Spaces of each kind."), tr_later("void")},
         .related = {"pampas", "terrain", "market", "water"}},
        {.id = "pampas",
         .name = tr_later("Pampas"),
         .sentence = tr_later("The grassland that herds grow on: where animal tiles are laid."),
         .text = tr_later("Animals start beside their owner's land and spread over empty pampas; "
                          "every space of it is taken once. A pampas card lays a land tile there."),
         .titles = {tr_later("pampas")},
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
         .subjects = {"land", "uneven_terrain"},
         .titles = {tr_later("land"), tr_later("undecided land"), tr_later("all land"),
                    tr_later("mountain"), tr_later("forest"), tr_later("meadow"), tr_later("rocks"),
                    tr_later("swamp"), tr_later("terrain"), tr_later("Symmetry and spaces")},
         .related = {"land-chain", "land-region", "terrain-uneven"}},
        {.id = "market",
         .name = tr_later("Market"),
         .sentence = tr_later("Where animals are sold: who lays one beside a market is paid at "
                              "once, and markets count for points."),
         .text = tr_later("A player's first market is worth 1 point, his second 2, his third 3 and "
                          "so on: many markets pay more and more.\n\nPublished maps have 8 to 49 "
                          "markets, half of them no more than 18."),
         .advice = tr_later("With few markets put more, so that every player has some to go to."),
         .subjects = {"markets"},
         .titles = {tr_later("market"), tr_later("markets"),
                    tr_later("Markets, hardest to reach first"),
                    tr_later("Markets in these games.")},
         .related = {"herd-distance", "open-side", "points"}},
        {.id = "water",
         .name = tr_later("Water"),
         .sentence = tr_later("Every tile beside a water counts a point for its owner."),
         .text = tr_later("Waters of the map lie there from the start; players buy more during the "
                          "game. Water beside a good opening is a gift to whoever gets there "
                          "first."),
         .subjects = {"waters"},
         .titles = {tr_later("water")},
         .related = {"points", "water-for-some"}},
        {.id = "region",
         .name = tr_later("Region"),
         .sentence = tr_later("Spaces that hang together: one can walk from each to each without "
                              "leaving them."),
         .text = tr_later("No herd walks from one region of pampas to another. Half of the "
                          "published maps have one or two regions of pampas."),
         .advice = tr_later("Join what should be one board by a space of pampas."),
         .subjects = {"regions", "pampas_regions"},
         .titles = {tr_later("Regions"), tr_later("connected regions"), tr_later("number"),
                    tr_later("spaces of each"), tr_later("pampas and land"),
                    tr_later("Land and openings")},
         .related = {"land-region", "pampas-unreachable", "board-split"}},
        {.id = "land-region",
         .name = tr_later("Land region"),
         .sentence = tr_later("Land spaces that hang together, of one terrain or of any."),
         .text = tr_later("A land chain scores from three tiles on, so a terrain of single spaces "
                          "scores only with pampas cards between.\n\nRegions of land one space "
                          "apart are joined by one tile. Where all are, everything is near "
                          "everything, and there is little to choose between."),
         .advice = tr_later("Vary the size of regions and the gaps between them."),
         .subjects = {"land_regions", "largest_land_region", "regions_one_apart"},
         .titles = {tr_later("Land by terrain"), tr_later("Gaps between land and what is nearest")},
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
         .subjects = {"broken-symmetry", "symmetry"},
         .titles = {tr_later("Broken symmetry"), tr_later("Best symmetry"), tr_later("Symmetry"),
                    tr_later("motion"), tr_later("agreement"), tr_later("broken spaces")},
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
         .titles = {tr_later("Among published maps"), tr_later("Among {} published maps"),
                    tr_later("This map among published ones"), tr_later("figure"),
                    tr_later("this map"), tr_later("least"), tr_later("middle"), tr_later("most"),
                    tr_later("maps with less"), tr_later("as much"), tr_later("less"),
                    tr_later("same"), tr_later("more")},
         .related = {"news"}},
    };
}

} // namespace pampas::glossary
