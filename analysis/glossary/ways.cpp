#include "analysis/glossary/topics.h"
#include "engine/language/tr.h"

namespace pampas::glossary {

std::vector<Term> way_terms() {
    return {
        {.id = "opening",
         .name = tr_later("Opening"),
         .sentence = tr_later("A land tile and an animal beside it that is also beside a market: "
                              "two actions, and a player is paid."),
         .text =
             tr_later("Side by side are openings without a space in common, so that as many "
                      "players can open this way. With fewer than players, the late ones need "
                      "three actions for what the others do in two: the complaint made most.\n\n"
                      "Openings beside water for some players only are a lesser gift of the "
                      "same kind. Half of the published maps have 26 openings side by side or "
                      "fewer."),
         .advice = tr_later("Put land one pampas space from further markets, or make room for two "
                            "openings where several share one space. To slow everyone down alike, "
                            "take away all of them."),
         .labels = {Label{"simultaneous"}, Label{"simultaneous_with_water"},
                    label("openings", "Openings"),
                    label("openings-in-two", "Players at a market in two actions"),
                    label("actions-to-market", "actions")},
         .related = {"late-seats", "slow-start", "water-for-some", "action"}},
        {.id = "herd-distance",
         .name = tr_later("Herd distance"),
         .sentence = tr_later("How many animals in a row join land to a market, those at both ends "
                              "included."),
         .text = tr_later("At 1 a player is paid with his first animal; at 4 it takes more than a "
                          "turn. Most published markets are 1 or 2 away. Near and far markets in "
                          "turn make openings differ; one far market alone is easily left aside."),
         .advice = tr_later("Move land towards a far market, or make the detour pay with water on "
                            "the way."),
         .labels = {Label{"herd_distance"}, Label{"longest_herd_distance"},
                    label("herd-distance", "Herd distance"),
                    label("animals-from-land", "animals from land"),
                    label("nearest-land", "nearest land"),
                    label("chart-to-land", "From market to land")},
         .related = {"accessibility", "way", "opening"}},
        {.id = "way",
         .name = tr_later("Way to a market"),
         .sentence =
             tr_later("A shortest row of animals from land to a market, numbered from land, "
                      "and the spaces that close it soonest."),
         .text = tr_later("Pick the tool Inspect and click on a market to see its way, or choose "
                          "the market in the panel Analysis."),
         .labels = {label("way", "Way to the market")},
         .related = {"herd-distance", "blockers"}},
        {.id = "accessibility",
         .name = tr_later("Accessibility"),
         .sentence = tr_later("How near a market is to all land together: 1 is beside every land "
                              "space, 0 out of reach."),
         .text =
             tr_later("Herd distance asks for the nearest land, accessibility for all of it: "
                      "the mean of 1, 1/2, 1/3 and so on for land one, two, three animals away. "
                      "It falls as boards grow, so compare markets of one map first. A market "
                      "far below the others favours whoever owns the land near it."),
         .advice = tr_later("Open a second way to the market, or give it land on its far side."),
         .labels = {Label{"least_accessibility"}, label("accessibility", "Accessibility"),
                    label("accessibility-of-market", "accessibility"),
                    label("chart-accessibility", "How easily each market is reached")},
         .related = {"herd-distance"}},
        {.id = "catchment",
         .name = tr_later("Market catchment"),
         .sentence = tr_later("The spaces that are nearer to this market than to any other."),
         .text = tr_later("A large catchment is one market for many players; a small one is a "
                          "market of which each herd has another within reach."),
         .advice = tr_later("Spread markets that crowd together; put one into a wide empty "
                            "catchment."),
         .labels = {label("catchments", "Market catchments")},
         .related = {"market-distance"}},
        {.id = "market-distance",
         .name = tr_later("From market to market"),
         .sentence = tr_later("How many animals in a row lead from one market to another."),
         .text = tr_later("Where the next market is one or two animals away, one herd soon has "
                          "several, and whoever comes first collects a row of them."),
         .advice = tr_later("Spread markets that crowd together."),
         .labels = {Label{"market_distance"}, Label{"nearest_market"},
                    label("chart-market-distances", "From market to market")},
         .related = {"catchment", "markets-adjacent"}},
        {.id = "open-side",
         .name = tr_later("Open side"),
         .sentence = tr_later("A side of a market with pampas behind it: each animal at the market "
                              "takes one."),
         .text = tr_later("A market has at most six. With as many as players everybody may come; "
                          "with one or two it belongs to whoever is first."),
         .labels = {label("open-sides", "open sides")},
         .related = {"blockers", "market-closed"}},
        {.id = "blockers",
         .name = tr_later("Tiles that close a market"),
         .sentence = tr_later("The fewest pampas spaces that, once taken, keep every other herd "
                              "away from the market."),
         .text = tr_later("1 is a market for one player: whoever takes that space shuts it. 2 or 3 "
                          "can be taken in one turn. 6 is as open as a market can be. Half of the "
                          "published maps have a market that 3 tiles or fewer close."),
         .advice =
             tr_later("Give the market another open side, or a second way to the side it has."),
         .labels = {Label{"least_blockers"}, label("blockers-of-market", "closed by")},
         .related = {"open-side", "closed-by-one", "closed-by-two"}},
        {.id = "chokepoint",
         .name = tr_later("Chokepoint"),
         .sentence = tr_later("A pampas space where a single tile parts the pampas for everybody."),
         .text = tr_later("Half of the published maps have next to none; a few live by them."),
         .advice = tr_later("Widen the passage by a space where the fight is not meant."),
         .labels = {label("chokepoints", "Chokepoints")},
         .related = {"betweenness", "region"}},
        {.id = "betweenness",
         .name = tr_later("Betweenness"),
         .sentence = tr_later("How many shortest ways between pampas spaces lead through a space: "
                              "where herds get in each other's way."),
         .text =
             tr_later("Chokepoints say where the pampas falls apart, betweenness also where it "
                      "merely becomes crowded. The busiest tenth is the tenth of the pampas "
                      "with most of it.\n\nIn half of the published maps a tenth of the pampas "
                      "bears up to 30 % of the traffic; 45 % and more means a thoroughfare that "
                      "many herds will want."),
         .advice = tr_later("Open a second thoroughfare, or put markets away from the first."),
         .labels = {Label{"busiest_tenth"}, label("betweenness", "Betweenness")},
         .related = {"chokepoint"}},
    };
}

std::vector<Term> first_steps() {
    return {
        {.id = "first-steps",
         .name = tr_later("Making a map"),
         .sentence = tr_later("Choose a kind of space at the left, paint with the mouse, and watch "
                              "the findings."),
         .text = tr_later("Begin with a new map or a copy of a bundled one. Put land, markets and "
                          "some water; pampas is what lies between. With symmetry on, every stroke "
                          "is painted for all players at once. Everything can be undone.\n\nThe "
                          "panel Findings says at once what a client would refuse; many findings "
                          "have a cure at a click."),
         .related = {"look", "play", "game", "keyboard"}},
        {.id = "look",
         .name = tr_later("Seeing what a map offers"),
         .sentence = tr_later("The panel Analysis has figures of the map and what is bad about it; "
                              "overlays show them on its spaces."),
         .text =
             tr_later("Choose an overlay in the menu View or in the panel. The legend says what "
                      "the colours mean. F1 on a row or an overlay opens its explanation here."),
         .related = {"news", "published", "herd-distance", "opening"}},
        {.id = "play",
         .name = tr_later("Trying a map out"),
         .sentence =
             tr_later("In the panel Games bots play the map, thousands of times if you like, "
                      "until it is known whether all seats win alike."),
         .text = tr_later("Start with greedy bots and Stop at the verdict. The chart of wins shows "
                          "each seat; overlays show which spaces are used and where winners play."),
         .related = {"verdict", "bot", "wins", "used"}},
        {.id = "keyboard",
         .name = tr_later("Keyboard and search"),
         .sentence = tr_later("Everything can be done by keyboard: Help, Keys and mouse lists all "
                              "keys."),
         .text = tr_later("F6 goes from panel to panel, the arrow keys walk over the map, and F1 "
                          "explains what the keyboard is on."),
         .related = {"first-steps"}},
    };
}

std::vector<Term> file_terms() {
    return {
        {.id = "files",
         .name = tr_later("Map files"),
         .sentence = tr_later("Maps are kept as JSON or .haz files, or in a library with all their "
                              "revisions."),
         .text = tr_later(
             "JSON holds everything, notes and locked spaces too. A .haz file is what "
             "Yucata and SpielByWeb take. The map editor Tiled opens .tmx and .tmj "
             "files, which hold everything as well.\n\nPNG and SVG are pictures to show and to "
             "print."),
         .related = {"library", "client"}},
        {.id = "library",
         .name = tr_later("Library"),
         .sentence = tr_later("One file with many maps: every save is a revision that can be gone "
                              "back to."),
         .text = tr_later("Your own library opens at the start, with the bundled maps in it. What "
                          "is deleted waits in the trash."),
         .related = {"files"}},
        {.id = "client",
         .name = tr_later("Client"),
         .sentence =
             tr_later("The program or table that maps are played on; each takes boards up to "
                      "some size only."),
         .text = tr_later("The findings are those of the client chosen above them. Yucata takes 9 "
                          "waters and boards up to a certain size; a table takes what the box "
                          "holds."),
         .related = {"too-many-spaces", "too-many-waters"}},
        {.id = "ruleset",
         .name = tr_later("Rules"),
         .sentence = tr_later("The published rules or a variant of them, by which bots play."),
         .related = {"game"}},
    };
}

} // namespace pampas::glossary
