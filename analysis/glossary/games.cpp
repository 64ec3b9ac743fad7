#include "analysis/glossary/topics.h"
#include "engine/language/tr.h"

namespace pampas::glossary {

std::vector<Term> games_terms() {
    return {
        {.id = "news",
         .name = tr_later("News"),
         .sentence = tr_later("What is bad about the map, worst first: errors, warnings, notes."),
         .text =
             tr_later("An error keeps the client from taking the map. A warning is something "
                      "biased or broken whatever the taste. A note is worth a look: most say "
                      "that the map is among the worst quarter of published ones in a figure.\n\n"
                      "A map without news is not yet a good one, and a note is no verdict: some "
                      "published maps owe their charm to one."),
         .labels = {label("news-first", "News, worst first")},
         .related = {"published", "client"}},
        {.id = "verdict",
         .name = tr_later("Verdict"),
         .sentence = tr_later("Whether all seats win alike: fair, biased, or undecided until more "
                              "games are played."),
         .text =
             tr_later("Fair: the gap between the best and the worst seat is known to be smaller "
                      "than a few percentage points. Biased: seats are known not to win alike. "
                      "Both are known with 95 % certainty, however often one looks.\n\nA "
                      "verdict holds for the bots that played; strong ones tell more."),
         .advice = tr_later(
             "Undecided: play on. Biased: see which markets and openings the best "
             "seat gets, and give the others as good ones; or even out the seats by pesos."),
         .labels = {label("verdict", "verdict"), label("fair", "fair"),
                    label("undecided", "undecided"), label("biased", "biased")},
         .related = {"gap", "wins", "compensation", "biased-seats"}},
        {.id = "gap",
         .name = tr_later("Gap between seats"),
         .sentence =
             tr_later("How many percentage points oftener the best seat wins than the worst."),
         .text = tr_later("Some gap is always seen, as games are luck too. The interval says how "
                          "large it truly may be."),
         .labels = {label("gap", "gap"), label("gap-interval", "95 % interval of the gap"),
                    label("median-gap", "median gap"),
                    label("chart-campaign-gaps", "Gap by number of players")},
         .related = {"verdict", "interval"}},
        {.id = "wins",
         .name = tr_later("Share of wins"),
         .sentence = tr_later("In how many of 100 games a seat or bot wins; the fair share is 100 "
                              "divided by the players."),
         .text = tr_later("Who shares a win has his part of it. In a chart the bar is what was "
                          "seen, the thin line between which shares the truth lies, and the dashed "
                          "line the fair share."),
         .labels = {label("wins", "wins"), label("chart-wins", "Wins"),
                    label("chart-seats", "Shares of wins"), label("wins-per-seat", "wins a seat"),
                    label("wins_seat", "seat {} wins, %"), label("wins-before", "wins before"),
                    label("wins-with", "wins with it"), label("fair-share", "fair share {}")},
         .related = {"verdict", "interval", "seat"}},
        {.id = "change",
         .name = tr_later("What a change did"),
         .sentence =
             tr_later("How much oftener each seat wins than on the map's last state, and how "
                      "many points it gained, in the same deals."),
         .text =
             tr_later("The same cards are dealt on the map before and after your change, so that "
                      "their luck drops out: the less of the games a change touches, the sooner it "
                      "shows what it did. "
                      "\"19.2 to 22.1 %, +2.9 (1.1 to 4.7)\" means: 2.9 percentage points more, "
                      "and in truth between 1.1 and 4.7. It is bold once it is known that the seat "
                      "wins more or less; what is faint may still be no difference. The intervals "
                      "hold for all "
                      "seats at once with 95 % certainty, however often one looks.\n\nPoints tell "
                      "sooner than wins whom a change helps: below stands how many points a game a "
                      "seat is ahead of the mean of all seats.\n\nThe last "
                      "state is the one before your latest strokes on which at least 25 deals "
                      "were played."),
         .advice = tr_later("Before you trust a small gain, play with another seed: a seat that "
                            "you helped because it was unlucky in these deals gains a little by "
                            "itself."),
         .labels = {label("chart-change", "What your change did"),
                    label("chart-change-points", "What it did to points")},
         .related = {"wins", "interval", "seed"}},
        {.id = "interval",
         .name = tr_later("95 % interval"),
         .sentence = tr_later("Between these two values lies the truth, with 95 % certainty."),
         .text = tr_later("Games are luck too, so that what was counted is only near the truth. "
                          "Four times as many games make an interval half as wide. When the "
                          "intervals of two figures overlap, their difference may be chance."),
         .labels = {label("interval", "95 % interval")},
         .related = {"p-value", "spread"}},
        {.id = "restriction",
         .name = tr_later("Restricted play"),
         .sentence =
             tr_later("What share of wins it costs one player to do without something, such "
                      "as harvests or a market."),
         .text = tr_later("What costs much carries the game on this map. The intervals hold all at "
                          "once in 95 of 100 runs, however many things were tried."),
         .advice = tr_later("If one thing decides, there is one way to win: make the others worth "
                            "more."),
         .labels = {label("without", "without"), label("cost", "costs, points"),
                    label("joint-interval", "95 % interval of all at once"),
                    label("cheaper-maps", "costs less on published maps")},
         .related = {"wins", "interval"}},
        {.id = "spread",
         .name = tr_later("Standard deviation (sd)"),
         .sentence = tr_later("How far single games are from the mean: about two of three are "
                              "within one such distance."),
         .labels = {label("deviation", "sd"), label("mean-figure", "means of a game")},
         .related = {"interval"}},
        {.id = "p-value",
         .name = tr_later("p-value"),
         .sentence = tr_later("How often mere chance would make a difference as large: below 0.05 "
                              "it is hardly chance."),
         .labels = {Label{"p-value", "p"}},
         .related = {"interval", "comparison"}},
        {.id = "table",
         .name = tr_later("Table"),
         .sentence = tr_later("Who plays: how many players, and which bot sits on which seat."),
         .text = tr_later("A mixed table has different bots; they go round, so that everybody sits "
                          "on every seat."),
         .labels = {label("table", "table"), label("played", "played"), label("games", "games"),
                    label("mixed-tables", "mixed tables"), label("games-of-two", "games of two")},
         .related = {"bot", "seed"}},
        {.id = "bot",
         .name = tr_later("Bot"),
         .sentence =
             tr_later("A program that plays: random knows the rules only, greedy takes what "
                      "pays best now, planning ones look further ahead."),
         .text = tr_later("Greedy is strong and fast, the one to measure maps with. A bot is no "
                          "human: let a stronger one confirm what matters to you."),
         .labels = {label("bot", "bot"), label("against", "against"), label("players", "players")},
         .related = {"strength", "table"}},
        {.id = "strength",
         .name = tr_later("Strength of bots"),
         .sentence = tr_later("A scale on which a certain lead means a certain share of wins, as "
                              "Elo numbers do in chess."),
         .labels = {label("strength", "strength"), label("beats", "beats {}"),
                    label("by-strength", "by strength")},
         .related = {"bot", "interval"}},
        {.id = "seed",
         .name = tr_later("Seed"),
         .sentence = tr_later("A number from which cards are dealt: the same seed deals the same "
                              "games."),
         .related = {"table"}},
        {.id = "lead",
         .name = tr_later("Lead"),
         .sentence = tr_later("By how many points a player is ahead after the interim scoring, and "
                              "how often he wins in the end."),
         .text = tr_later("The first scoring should matter without deciding the game."),
         .advice =
             tr_later("See early-decided games: slower openings and more far markets give the "
                      "others time."),
         .labels = {label("lead", "lead"), label("leader-wins", "leader wins (95 % interval)"),
                    label("chart-lead", "What the lead is worth")},
         .related = {"scoring", "early-decision"}},
        {.id = "winners",
         .name = tr_later("Winners and others"),
         .sentence = tr_later("The means of whoever won, and of all who did not: what makes the "
                              "difference on this map."),
         .labels = {label("winners-row", "winners"), label("others-row", "others")},
         .related = {"points", "market-wins"}},
        {.id = "market-wins",
         .name = tr_later("Markets that winners come to"),
         .sentence = tr_later("How often a player wins who comes to a market, and one who does "
                              "not."),
         .text =
             tr_later("The farther apart the two, the more winners and losers differ in it. "
                      "Every market that is reached helps a little; one far ahead of the others "
                      "decides games."),
         .labels = {label("who-come", "who come win"), label("who-do-not", "who do not win"),
                    label("chart-market-wins", "Which markets winners come to")},
         .related = {"reached", "decisive-market"}},
        {.id = "reached",
         .name = tr_later("Markets reached"),
         .sentence = tr_later("In how many games somebody comes to a market with an animal."),
         .labels = {label("reached", "games that reach it"),
                    label("markets_reached", "markets reached, % of them")},
         .related = {"idle-markets", "used"}},
        {.id = "used",
         .name = tr_later("Spaces used"),
         .sentence =
             tr_later("In how many of a hundred games something lies on a space at the end; "
                      "at a market, in how many it is reached."),
         .text =
             tr_later("Where hardly anything ever lies is a part of the board that nobody needs."),
         .advice = tr_later("Cut off what is hardly ever used, or give it a market or water."),
         .labels = {label("used", "Spaces used"), label("spaces_used", "pampas and land taken, %")},
         .related = {"empty-board", "reached"}},
        {.id = "winners-spaces",
         .name = tr_later("Where winners play"),
         .sentence = tr_later("How much oftener a winner's tile lies on a space at the end than "
                              "another player's."),
         .text = tr_later("One colour: winners are oftener there; the other: losers. Pale spaces "
                          "make no difference."),
         .labels = {label("winners", "Where winners play")},
         .related = {"market-wins"}},
        {.id = "seats-spaces",
         .name = tr_later("Best seat against worst"),
         .sentence = tr_later("How much oftener a tile of the seat that wins most lies on a space "
                              "than one of the seat that wins least."),
         .text = tr_later("Shows what the better seat gets first: where a bias of the map comes "
                          "from."),
         .advice = tr_later("Give the worse seat something like it near its own openings."),
         .labels = {label("seats", "Best seat against worst")},
         .related = {"biased-seats", "opening"}},
        {.id = "comparison",
         .name = tr_later("Comparison of two maps"),
         .sentence = tr_later("The same figures of map A and map B, and how much more B has."),
         .text = tr_later("Figures of the board are exact. Those of games have an interval: a "
                          "difference is called real when chance would make none as large in 95 of "
                          "100 such comparisons. Both maps are played with the same cards, so that "
                          "small differences show early."),
         .labels = {Label{"map-a", "A"}, Label{"map-b", "B"}, Label{"difference", "B - A"},
                    Label{"difference-in-window", "B − A"},
                    label("reality-in-window", "Difference"), label("real", "real")},
         .related = {"p-value", "interval"}},
        {.id = "compensation",
         .name = tr_later("Pesos that even out seats"),
         .sentence =
             tr_later("How many more pesos a late seat needs at the start to win as often as "
                      "the others."),
         .text = tr_later("The best map needs none; a few pesos are a cheap cure for a map whose "
                          "board is as it should be."),
         .labels = {label("extra", "extra"), label("evening-pesos", "makes seats even")},
         .related = {"verdict", "income"}},
    };
}

} // namespace pampas::glossary
