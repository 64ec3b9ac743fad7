#include "analysis/glossary/topics.h"
#include "engine/language/tr.h"

namespace pampas::glossary {
namespace {

/// What keeps a client from taking a map, and what is odd about its board.
std::vector<Term> legality_terms() {
    return {
        {.id = "too-many-spaces",
         .name = tr_later("Too many spaces"),
         .sentence = tr_later("The board is larger than the client takes."),
         .advice =
             tr_later("Cut off columns or rows at the edge, in the menu Map, or choose another "
                      "client."),
         .related = {"client"}},
        {.id = "too-many-waters",
         .name = tr_later("Too much water"),
         .sentence = tr_later("There are more water spaces than the client takes."),
         .advice =
             tr_later("Turn some waters into pampas, first those that touch the fewest spaces."),
         .related = {"client", "water"}},
        {.id = "kind-not-taken",
         .name = tr_later("A kind is not taken"),
         .sentence = tr_later("The map has spaces of a kind that the client does not know."),
         .advice = tr_later("Paint them as something else, or choose another client."),
         .related = {"client"}},
        {.id = "no-market",
         .name = tr_later("No market"),
         .sentence = tr_later("Without a market nobody earns by animals."),
         .advice = tr_later("Paint markets; published maps have 8 and more."),
         .related = {"market"}},
        {.id = "no-land",
         .name = tr_later("No land"),
         .sentence = tr_later("Without land nobody can begin."),
         .advice = tr_later("Paint some of each terrain, or undecided land."),
         .related = {"terrain"}},
        {.id = "no-pampas",
         .name = tr_later("No pampas"),
         .sentence = tr_later("Without pampas there is no room for animals."),
         .advice = tr_later("Paint pampas between land and markets."),
         .related = {"pampas"}},
        {.id = "market-closed",
         .name = tr_later("A market is closed"),
         .sentence = tr_later("No pampas lies beside the market, so that no animal comes to it."),
         .advice = tr_later("Turn a space beside it into pampas that leads to land."),
         .related = {"open-side"}},
        {.id = "market-cut-off",
         .name = tr_later("A market is cut off"),
         .sentence = tr_later("There is pampas beside the market, but no way from it to any land."),
         .advice = tr_later("Lead the pampas to land, or put land beside it."),
         .related = {"herd-distance"}},
        {.id = "pampas-unreachable",
         .name = tr_later("Pampas out of reach"),
         .sentence = tr_later("A part of the pampas touches no land, so that no herd ever gets "
                              "there."),
         .advice = tr_later("Join it to the rest, put land beside it, or take it off the board."),
         .related = {"region"}},
        {.id = "board-split",
         .name = tr_later("The board is split"),
         .sentence = tr_later("Pampas and land fall into parts between which nobody can walk."),
         .advice = tr_later("Join the parts by pampas, unless islands are what you want."),
         .related = {"region"}},
        {.id = "terrain-missing",
         .name = tr_later("A terrain is missing"),
         .sentence = tr_later("Cards of this terrain have no space; they serve as pampas cards "
                              "only."),
         .advice = tr_later("Paint some spaces of it."),
         .related = {"terrain"}},
        {.id = "terrain-uneven",
         .name = tr_later("Terrains are uneven"),
         .sentence = tr_later("The commonest terrain has more than twice the spaces of the rarest, "
                              "while there are as many cards of each."),
         .advice = tr_later("Repaint some of the commonest, or leave land undecided: it is shared "
                            "out evenly."),
         .related = {"terrain"}},
        {.id = "markets-adjacent",
         .name = tr_later("Markets side by side"),
         .sentence = tr_later("One animal beside both is paid twice and has two markets at once."),
         .advice = tr_later("Move one of them, if only by a space."),
         .related = {"market-distance"}},
        {.id = "markets-beyond-table",
         .name = tr_later("More markets than the table"),
         .sentence = tr_later("The printed table of the game counts up to eleven markets of a "
                              "player; points go on beyond it."),
         .text =
             tr_later("Many published maps have more, and nobody comes to all. It is no fault."),
         .related = {"points"}},
        {.id = "water-idle",
         .name = tr_later("Water that nobody touches"),
         .sentence = tr_later("Neither pampas nor land is beside this water, so that it gives no "
                              "points."),
         .advice = tr_later("Move it beside pampas or land; clients take only so many waters."),
         .related = {"water"}},
        {.id = "terrain-undecided",
         .name = tr_later("Undecided land"),
         .sentence = tr_later("This land gets its terrain by lot when a game is set up."),
         .text = tr_later("Every game is another one, as even as can be. Some clients want it "
                          "decided: there is a command in the menu Map."),
         .related = {"terrain"}},
    };
}

/// What is bad in the measures of a map.
std::vector<Term> measures_terms() {
    return {
        {.id = "late-seats",
         .name = tr_later("Late seats"),
         .sentence = tr_later("Some players come to a market in two actions, and those who sit "
                              "behind need more."),
         .advice = tr_later("Put land one pampas space from further markets, or take away openings "
                            "until all are alike."),
         .related = {"opening"}},
        {.id = "slow-start",
         .name = tr_later("Slow start"),
         .sentence = tr_later("Nobody comes to a market in two actions: equal for all, but money "
                              "comes late."),
         .advice = tr_later("Leave a single space of pampas between some land and a market, if the "
                            "game should start quicker."),
         .related = {"opening"}},
        {.id = "water-for-some",
         .name = tr_later("Water for some"),
         .sentence = tr_later("All can open in two actions, but only some of them beside water."),
         .advice = tr_later("Put water beside further openings, or move it away from all."),
         .related = {"opening", "water"}},
        {.id = "land-without-market",
         .name = tr_later("Land without a market"),
         .sentence = tr_later("From some land no herd comes to any market."),
         .advice = tr_later("Lead pampas from it to a market, or put a market there."),
         .related = {"land-region", "herd-distance"}},
        {.id = "closed-by-one",
         .name = tr_later("Closed by one tile"),
         .sentence = tr_later("Whoever lays one tile has a market to himself."),
         .advice = tr_later("Give the market another open side, or a second way to it."),
         .related = {"blockers"}},
        {.id = "closed-by-two",
         .name = tr_later("Closed by two tiles"),
         .sentence = tr_later("Two tiles, laid in one turn, shut a market."),
         .advice = tr_later("A third way to it is enough, where this is not meant."),
         .related = {"blockers"}},
        {.id = "nearly-symmetric",
         .name = tr_later("Nearly symmetric"),
         .sentence = tr_later("The map fits a turn or mirror but for a few spaces, most often by a "
                              "slip of the brush."),
         .advice = tr_later("Mend the named spaces, or paint with symmetry on; leave it if you "
                            "meant it."),
         .related = {"symmetry"}},
    };
}

/// What is bad in games on a map.
std::vector<Term> played_terms() {
    return {
        {.id = "biased-seats",
         .name = tr_later("Seats are not equal"),
         .sentence = tr_later("It is known that some seats win oftener than others."),
         .advice = tr_later("Lay Best seat against worst over the map to see what the better seat "
                            "gets; even out openings; or give late seats pesos."),
         .related = {"verdict", "seats-spaces", "compensation"}},
        {.id = "other-verdict",
         .name = tr_later("Bots disagree"),
         .sentence = tr_later("Another kind of bot comes to another verdict on the same map."),
         .advice = tr_later("Believe the stronger one, and look how they play differently."),
         .related = {"bot", "verdict"}},
        {.id = "early-decision",
         .name = tr_later("Decided early"),
         .sentence = tr_later("Who leads alone after the interim scoring wins at least three games "
                              "of four."),
         .advice = tr_later("Give those behind something to come back with: far markets, land that "
                            "is reached late, room to build."),
         .related = {"lead"}},
        {.id = "decisive-market",
         .name = tr_later("A market decides"),
         .sentence = tr_later("Who comes to this market is known to win far oftener than who does "
                              "not."),
         .advice = tr_later("Give it more open sides so that more can come, or make it farther and "
                            "others nearer."),
         .related = {"market-wins", "open-side"}},
        {.id = "idle-markets",
         .name = tr_later("Markets nobody comes to"),
         .sentence = tr_later("In nine of ten games no animal comes to these markets."),
         .advice = tr_later("Bring land or water nearer to them, or take them away."),
         .related = {"reached", "herd-distance"}},
        {.id = "empty-board",
         .name = tr_later("A board hardly used"),
         .sentence = tr_later("Half of the spaces stay empty in nearly all games: the board is too "
                              "large for its players."),
         .advice = tr_later("Make it smaller, or make the map for more players."),
         .related = {"used"}},
    };
}

} // namespace

std::vector<Term> finding_terms() {
    std::vector<Term> result = legality_terms();
    for (const auto& list : {measures_terms(), played_terms()}) {
        result.insert(result.end(), list.begin(), list.end());
    }
    return result;
}

} // namespace pampas::glossary
