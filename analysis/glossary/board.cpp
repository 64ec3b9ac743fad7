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
