#include "analysis/glossary/topics.h"
#include "engine/language/tr.h"

namespace pampas::glossary {

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
