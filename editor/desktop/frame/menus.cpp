#include "editor/desktop/frame/menus.h"

#include "editor/desktop/widgets/text.h"

#include <wx/arrstr.h>

#include <algorithm>
#include <cassert>
#include <iterator>

namespace pampas::desktop {
namespace {

/// One entry of a menu, or several.
struct Entry {
    /// The id of the action. If it ends in a dot, it stands for all actions whose ids begin with it
    /// and that no other entry names.
    std::string_view id;
    const char* label = nullptr; ///< null: the action describes itself
    const char* keys = "";       ///< separated by spaces
    const char* help = "";
    const char* icon = ""; ///< in the toolbar; empty: not there
};

struct MenuPlan {
    const char* title;
    std::vector<std::vector<Entry>> groups; ///< with a line between them
};

const std::vector<MenuPlan>& plans() {
    static const std::vector<MenuPlan> all{
        {tr_later("&File"),
         {
             {{"file.new", tr_later("&New…"), "Ctrl+N", tr_later("Create a new map"), "new"},
              {"file.new-from-gallery", tr_later("New from generated maps…"), "Ctrl+Alt+N",
               tr_later("Generate maps that meet your requirements, and start with one of them")},
              {"file.open", tr_later("&Open…"), "Ctrl+O", tr_later("Open a map or a library"),
               "open"},
              {"file.recent", tr_later("Open &recent"), "",
               tr_later("Open a map that you opened before")}},
             {{"file.save", tr_later("&Save"), "Ctrl+S",
               tr_later("Save the map in its file or library"), "save"},
              {"file.save-with-note", tr_later("Save with a note…"), "Ctrl+Alt+S",
               tr_later("Save the map in its library with a note about what changed")},
              {"file.save-in-file", tr_later("Save in a &file…"), "Ctrl+Shift+S",
               tr_later("Save the map in a file")},
              {"file.save-in-library", tr_later("Save in the &library…"), "Ctrl+L",
               tr_later("Save the map in the open library under a name")}},
             {{"file.revert", tr_later("Re&vert"), "F12",
               tr_later("Go back to the last saved version; Undo brings the changes back")}},
             {{"file.show-library", tr_later("Sho&w a library…"), "",
               tr_later("Show the maps of another library")},
              {"file.make-library", tr_later("Cre&ate a library…"), "",
               tr_later("Create another library for a separate set of maps")},
              {"file.removed-maps", tr_later("Remove&d maps…"), "",
               tr_later("Put back maps that were removed from the library shown")}},
             {{"file.import", tr_later("&Import…"), "Ctrl+I",
               tr_later("Create a new map from a file without changing the file")}},
             {{"file.export", tr_later("Export…"), "Ctrl+E",
               tr_later("Export the map for a game client, as a picture or for printing"),
               "export"},
              {"file.show-written", tr_later("Show the exported file in its folder"), "",
               tr_later("Open the folder of the last exported file")},
              {"file.print", tr_later("Print…"), "Ctrl+P",
               tr_later("Print the map as large as fits on the paper")}},
             {{"file.export-all", tr_later("Export all maps…"), "Ctrl+Alt+E",
               tr_later("Export every map of the library shown")},
              {"file.import-folder", tr_later("Import a folder…"), "Ctrl+Alt+I",
               tr_later("Add the map files of a folder to the library shown")}},
             {{"file.next-map", tr_later("N&ext map"), "Ctrl+PageDown",
               tr_later("Show the next open map")},
              {"file.previous-map", tr_later("Pre&vious map"), "Ctrl+PageUp",
               tr_later("Show the previous open map")},
              {"file.close-map", tr_later("&Close map"), "Ctrl+W",
               tr_later("Close the map; the others stay open")}},
             {{"file.quit", tr_later("&Quit"), "Ctrl+Q", tr_later("Close Pampas")}},
         }},
        {tr_later("&Edit"),
         {
             {{"edit.undo", tr_later("&Undo"), "Ctrl+Z", tr_later("Undo the last step"), "undo"},
              {"edit.redo", tr_later("&Redo"), "Ctrl+Shift+Z Ctrl+Y",
               tr_later("Redo what was undone"), "redo"}},
             {{"edit.cut", tr_later("Cu&t"), "Ctrl+X",
               tr_later("Move the selection to the clipboard and leave pampas in its place")},
              {"edit.copy", tr_later("&Copy"), "Ctrl+C",
               tr_later("Copy the selection to the clipboard")},
              {"edit.paste", tr_later("&Paste"), "Ctrl+V",
               tr_later("Pick up the piece or map in the clipboard to place it; open the board of "
                        "a share code or text")},
              {"edit.paste-without-pampas", tr_later("Paste without pampas"), "Ctrl+Shift+V",
               tr_later("Pick up the piece or map in the clipboard without its pampas, so that the "
                        "map stays unchanged there")},
              {"edit.duplicate", tr_later("D&uplicate"), "Ctrl+D",
               tr_later("Pick up a copy of the selection to place it")},
              {"edit.move", tr_later("&Move"), "M",
               tr_later("Pick up the selection to place it elsewhere")}},
             {{"edit.copy-share-code", tr_later("Copy share code"), "Ctrl+Alt+C",
               tr_later("Copy the board to the clipboard as one line to paste into a message")},
              {"edit.copy-as-text", tr_later("Copy as text"), "Ctrl+Shift+C",
               tr_later("Copy the board to the clipboard as text to paste into a forum")}},
             {{"edit.fill", tr_later("&Fill the selection"), "Ctrl+Back",
               tr_later("Paint the selection with the chosen kind")},
              {"edit.replace-kind", tr_later("Replace the kind &here"), "Ctrl+H",
               tr_later("Change all spaces of the kind at the pointer to the chosen kind, within "
                        "the selection if there is one")},
              {"edit.delete", tr_later("&Delete"), "Delete",
               tr_later("Paint the selection with pampas")}},
             {{"edit.turn", tr_later("Tu&rn clockwise"), ".",
               tr_later("Turn the held piece, or else the selection, by 60 degrees")},
              {"edit.turn-back", tr_later("Tur&n counter-clockwise"), ",",
               tr_later("Turn the held piece, or else the selection, by 60 degrees")},
              {"edit.mirror-left-right", tr_later("Mirror &left and right"), "X",
               tr_later("Swap left and right of the held piece, or else of the selection")},
              {"edit.mirror-top-bottom", tr_later("Mirror t&op and bottom"), "Y",
               tr_later("Swap top and bottom of the held piece, or else of the selection")}},
             {{"edit.hold-stamp"}, {"edit.keep-stamp"}},
             {{"edit.preferences", tr_later("Preferences…"), "Ctrl+,",
               tr_later("Choose language, look, keys and other settings for all maps")}},
         }},
        {tr_later("&Select"),
         {
             {{"select.all", tr_later("&All"), "Ctrl+A", tr_later("Select every space")},
              {"select.nothing", tr_later("&Nothing"), "Ctrl+Shift+A",
               tr_later("Clear the selection")},
              {"select.invert", tr_later("&Invert"), "Ctrl+Shift+I",
               tr_later("Select all other spaces")}},
             {{"select.kind", tr_later("All of the &kind here"), "Ctrl+K",
               tr_later("Select every space of the kind at the pointer")},
              {"select.region", tr_later("&Region here"), "Ctrl+Shift+K",
               tr_later("Select the connected spaces of the kind at the pointer")}},
             {{"select.grow", tr_later("&Grow"), "Ctrl+]",
               tr_later("Also select the spaces that touch the selection")},
              {"select.shrink", tr_later("&Shrink"), "Ctrl+[",
               tr_later("Remove the rim from the selection")}},
             {{"select.lock", tr_later("&Lock"), "Ctrl+Shift+L",
               tr_later("Lock the selected spaces, or else the one at the pointer, so that no tool "
                        "changes them")},
              {"select.unlock", tr_later("&Unlock"), "Alt+Shift+L",
               tr_later("Unlock the selected spaces, or else the one at the pointer, so that they "
                        "can be changed again")}},
         }},
        {tr_later("&View"),
         {
             {{"view.zoom-in", tr_later("Zoom &in"), "Ctrl++ Ctrl+= = +",
               tr_later("Show the map larger"), "zoom-in"},
              {"view.zoom-out", tr_later("Zoom &out"), "Ctrl+- -", tr_later("Show the map smaller"),
               "zoom-out"},
              {"view.whole-map", tr_later("&Whole map"), "Ctrl+0",
               tr_later("Fit the whole map in the window"), "fit"},
              {"view.quarter-size", "&25 %", "",
               tr_later("Show spaces a quarter as large as in a picture file")},
              {"view.half-size", "&50 %", "",
               tr_later("Show spaces half as large as in a picture file")},
              {"view.full-size", "1&00 %", "Ctrl+Alt+0",
               tr_later("Show spaces as large as in a picture file")},
              {"view.double-size", "2&00 %", "",
               tr_later("Show spaces twice as large as in a picture file")}},
             {{"view.full-screen", tr_later("F&ull screen"), "F11",
               tr_later("Show only map and panels on the whole screen; Escape leaves")},
              {"view.minimap", tr_later("&Minimap"), "",
               tr_later("Show the whole map in a corner when it is larger than the window")},
              {"view.coordinates", tr_later("&Coordinates"), "C",
               tr_later("Show the names of spaces or, if spaces are small, of columns and rows"),
               "coordinates"}},
             {{"overlay."}},
             {{"view.way-to-market", tr_later("Wa&y to the market here"), "",
               tr_later("Show the way to the market at the pointer and what closes it")}},
             {{"panel."},
              {"view.next-panel", tr_later("&Next panel"), "F6",
               tr_later("Move the keyboard focus to the next panel")},
              {"view.previous-panel", tr_later("Previous panel"), "Shift+F6",
               tr_later("Move the keyboard focus to the previous panel")},
              {"view.side-panels", tr_later("Panels at the &side"), "Ctrl+F12",
               tr_later("Show the panels to the right of the map, or hide them all"),
               "panels-right"},
              {"view.loose-panel", tr_later("Panel in its o&wn window"), "Shift+F12",
               tr_later("Take the panel with the keyboard focus out of the main window, or put it "
                        "back")},
              {"view.reset-panels", tr_later("&Reset panels"), "",
               tr_later("Put every panel back in its default place")}},
             {{"view.backdrop", tr_later("&Background picture…"), "",
               tr_later("Choose a picture to trace the map from; it is not part of the map")},
              {"view.adjust-backdrop", tr_later("Ad&just the background picture…"), "Ctrl+B",
               tr_later("Change the opacity, size and position of the picture")},
              {"view.remove-backdrop", tr_later("Remove &the background picture"), "",
               tr_later("Show the map without the picture")}},
         }},
        {tr_later("G&o"),
         {
             {{"go.space", tr_later("&Go to space…"), "Ctrl+G",
               tr_later("Move the cursor to a space by its name, such as K7")},
              {"go.next-of-kind", tr_later("&Next of this kind"), "F3",
               tr_later("Move the cursor to the next space of the kind chosen for painting")},
              {"go.previous-of-kind", tr_later("&Previous of this kind"), "Shift+F3",
               tr_later("Move the cursor to the previous space of the kind chosen for painting")}},
             {{"go.command", tr_later("&Find a command…"), "Ctrl+Shift+P",
               tr_later("Search the menus for a command and run it")}},
             {{"go.next-finding"}, {"go.previous-finding"}, {"go.mend-finding"}},
         }},
        {tr_later("&Paint"),
         {
             {{"tool."}},
             {{"paint.narrower", tr_later("&Narrower brush"), "[",
               tr_later("Paint fewer spaces at once")},
              {"paint.wider", tr_later("&Wider brush"), "]", tr_later("Paint more spaces at once")},
              {"paint.pick", tr_later("P&ick the kind here"), "I",
               tr_later("Paint with the kind of the space at the pointer")}},
             {{"paint."}},
             {{"paint.weigh-mix", tr_later("Wei&ghts of the mix…"), "",
               tr_later("Choose how often each kind appears in a mix, and paint with it")}},
         }},
        {tr_later("S&ymmetry"),
         {
             {{"symmetry.none", tr_later("&None"), "Alt+Shift+1",
               tr_later("Paint only where the pointer is")},
              {"symmetry.half-turn", tr_later("&Half turn"), "Alt+Shift+2",
               tr_later("Also paint on the opposite side of the centre")},
              {"symmetry.thirds", tr_later("&Thirds"), "Alt+Shift+3",
               tr_later("Paint three times around the centre")},
              {"symmetry.sixths", tr_later("&Sixths"), "Alt+Shift+6",
               tr_later("Paint six times around the centre")},
              {"symmetry.mirror-left-right", tr_later("Mirror &left and right"), "Alt+Shift+X",
               tr_later("Paint on the left what you paint on the right")},
              {"symmetry.mirror-top-bottom", tr_later("Mirror top and &bottom"), "Alt+Shift+Y",
               tr_later("Paint at the bottom what you paint at the top")}},
             {{"symmetry.centre-here", tr_later("&Centre here"), "Alt+Shift+C",
               tr_later("Move the centre to the pointer, or as near as the symmetry allows")},
              {"symmetry.next-centre", tr_later("Centre on the next s&ide or corner"),
               "Alt+Shift+V",
               tr_later("Move the centre to the middle, sides and corners here in turn")},
              {"symmetry.centre-middle", tr_later("Centre in the &middle"), "",
               tr_later("Move the centre back to the middle of the board")}},
             {{"symmetry.make", tr_later("Make symmetric &from here"), "Alt+Shift+M",
               tr_later("Make the board symmetric by copying the side at the pointer")},
              {"symmetry.show-breaks", tr_later("Show brea&ks"), "Alt+Shift+B",
               tr_later("Outline the spaces whose images are of a different kind")},
              {"symmetry.next-break", tr_later("Ne&xt break"), "Alt+Shift+N",
               tr_later("Go to the next space whose images are of a different kind")}},
         }},
        {tr_later("&Map"),
         {
             {{"map.rotate-right", tr_later("Rotate &right"), "Ctrl+R",
               tr_later("Turn the map clockwise by 90 degrees"), "turn"},
              {"map.rotate-left", tr_later("Rotate &left"), "Ctrl+Shift+R",
               tr_later("Turn the map counter-clockwise by 90 degrees")},
              {"map.rotate-half", tr_later("Rotate &half a turn"), "",
               tr_later("Turn the map by 180 degrees")},
              {"map.mirror-left-right", tr_later("&Mirror left and right"), "Ctrl+M",
               tr_later("Swap left and right"), "mirror"},
              {"map.mirror-top-bottom", tr_later("Mirror &top and bottom"), "Ctrl+Shift+M",
               tr_later("Swap top and bottom")}},
             {{"map.crop", tr_later("&Crop"), "",
               tr_later("Remove rows and columns at the border that are all void")},
              {"map.resize", tr_later("Re&size…"), "",
               tr_later("Change the number of columns and rows of the map")},
              {"map.decide", tr_later("&Decide undecided land…"), "",
               tr_later(
                   "Give undecided land random terrain, within the selection if there is one")}},
             {{"map.properties", tr_later("&Properties…"), "Alt+Return",
               tr_later("Name, author, description and players of the map")}},
             {{"map.note", tr_later("&Note here…"), "N",
               tr_later("Write a note on the space at the pointer")},
              {"map.remove-note", tr_later("Remo&ve the note here"), "",
               tr_later("Remove the note on the space at the pointer")}},
         }},
        {tr_later("&Games"),
         {
             {{"games.play"},
              {"games.watch"},
              {"games.watch-here"},
              {"games.sit-down", tr_later("&Sit down…"), "Shift+F9",
               tr_later("Play on this map yourself, against bots or with others")},
              {"games.go-on", tr_later("Continue the &last game"), "",
               tr_later("Continue the latest unfinished game")},
              {"games.played", tr_later("&Your games on this map…"), "",
               tr_later("Review the games that people played on this map, and write notes")},
              {"games.open-record", tr_later("Watch recorded games…"), "",
               tr_later("Show the games of a record at the table")}},
             {{"games.pigs", tr_later("&Happy Pigs…"), "",
               tr_later("Change prices and season cards of the second game, and see which seats "
                        "win")}},
             {{"games-overlay."}},
             {{"games.repair"}, {"games.apply-repair"}},
         }},
        {tr_later("Reports"),
         {
             {{"reports.report", tr_later("Report of this map…"), "Ctrl+Alt+R",
               tr_later("Show on one page what the map offers and how games on it end")},
              {"reports.compensation", tr_later("Pesos that make seats even…"), "Ctrl+Alt+P",
               tr_later("Find how many pesos later seats should start with to win equally often")}},
             {{"reports.compare", tr_later("Compare with…"), "F7",
               tr_later("Show the map next to another map or an earlier state of it")}},
         }},
        {tr_later("&Help"),
         {
             {{"help.welcome", tr_later("Welcome"), "",
               tr_later("First steps, maps that come with Pampas, and recent maps")},
              {"help.explain", tr_later("What is this?"), "F1",
               tr_later("Explain the item with the keyboard focus, or the overlay on the map")},
              {"help.reference", tr_later("Reference"), "Shift+F1",
               tr_later("The meaning of all terms in figures, findings and reports")},
              {"help.keys", tr_later("Keys and mouse"), "Ctrl+Alt+K",
               tr_later("What keys and mouse do; change the keys of commands")}},
             {{"help.about", tr_later("About Pampas"), "", tr_later("About this program")}},
         }},
    };
    return all;
}

bool is_named(std::string_view id) {
    return std::ranges::any_of(plans(), [id](const MenuPlan& plan) {
        return std::ranges::any_of(plan.groups, [id](const auto& group) {
            return std::ranges::find(group, id, &Entry::id) != group.end();
        });
    });
}

bool is_meant(const Entry& entry, const Action& action) {
    return entry.id == action.id ||
           (entry.id.ends_with('.') && action.id.starts_with(entry.id) && !is_named(action.id));
}

Action described(Action action, const Entry& entry) {
    if (entry.label != nullptr) {
        const wxArrayString keys = wxSplit(entry.keys, ' ');
        action.label = entry.label;
        action.keys = {keys.begin(), keys.end()};
        action.help = wx_tr(entry.help);
        action.icon = entry.icon;
    }
    return action;
}

ActionGroup made(const std::vector<Entry>& entries, const ActionGroup& actions) {
    ActionGroup group;
    for (const Entry& entry : entries) {
        [[maybe_unused]] const std::size_t before = group.size();
        for (const Action& action : actions) {
            if (is_meant(entry, action)) {
                group.push_back(described(action, entry));
            }
        }
        assert(group.size() > before);
    }
    return group;
}

} // namespace

void Handlers::add(std::string id, std::function<void()> run) {
    add(std::move(id), ActionState(), std::move(run));
}

void Handlers::add(std::string id, std::function<bool()> enabled, std::function<void()> run) {
    add(std::move(id), ActionState{.enabled = std::move(enabled)}, std::move(run));
}

void Handlers::add(std::string id, ActionState state, std::function<void()> run) {
    actions_.push_back({.id = std::move(id),
                        .label = {},
                        .help = {},
                        .run = std::move(run),
                        .enabled = std::move(state.enabled),
                        .checked = std::move(state.checked),
                        .changing = std::move(state.changing)});
}

void Handlers::add_submenu(std::string id, std::function<wxMenu*()> submenu) {
    actions_.push_back(
        {.id = std::move(id), .label = {}, .help = {}, .submenu = std::move(submenu)});
}

void Handlers::add(ActionGroup actions) {
    std::ranges::move(actions, std::back_inserter(actions_));
}

std::span<const std::vector<std::string_view>> space_menu() {
    static const std::vector<std::vector<std::string_view>> groups{
        {"paint.pick", "edit.replace-kind"},
        {"select.kind", "select.region"},
        {"edit.cut", "edit.copy", "edit.paste", "edit.fill", "edit.delete"},
        {"map.note", "select.lock", "select.unlock"},
        {"view.way-to-market", "games.watch-here"},
        {"edit.undo", "edit.redo"}};
    return groups;
}

std::span<const std::vector<std::string_view>> magnification_menu() {
    static const std::vector<std::vector<std::string_view>> groups{
        {"view.quarter-size", "view.half-size", "view.full-size", "view.double-size"},
        {"view.whole-map"}};
    return groups;
}

std::vector<Menu> menus(const Handlers& handlers) {
    std::vector<Menu> result;
    for (const MenuPlan& plan : plans()) {
        result.push_back({plan.title, {}});
        for (const std::vector<Entry>& group : plan.groups) {
            result.back().groups.push_back(made(group, handlers.actions()));
        }
    }
    return result;
}

} // namespace pampas::desktop
