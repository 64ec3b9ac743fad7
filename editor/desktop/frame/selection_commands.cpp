#include "editor/desktop/frame/selection_commands.h"

#include "editor/desktop/widgets/system.h"
#include "editor/desktop/widgets/text.h"
#include "editor/document/edits.h"
#include "editor/session/user_files.h"
#include "engine/files/input_error.h"
#include "engine/formats/format.h"
#include "engine/map/map.h"

#include <boost/algorithm/string/trim.hpp>

namespace pampas::desktop {
namespace {

constexpr int stamps = 9; // as there are number keys

} // namespace

Action SelectionCommands::select_action(std::string id, std::string label, const wxString& key,
                                        const wxString& help, Change change) {
    return {.id = std::move(id),
            .label = std::move(label),
            .keys = {key},
            .help = help,
            .run = [this, change = std::move(change)] {
                context_.document().select(change(), tr("Select"));
            }};
}

Menu SelectionCommands::menu() {
    using document::Selection;
    const auto grid = [this]() -> const hex::Grid& { return map().grid(); };
    return {tr_later("&Select"),
            {{select_action("select.all", tr_later("&All"), "Ctrl+A", wx_tr("Select every space"),
                            [grid] { return document::everything(grid()); }),
              select_action("select.nothing", tr_later("&Nothing"), "Ctrl+Shift+A",
                            wx_tr("Select no space any more"), [] { return Selection(); }),
              select_action("select.invert", tr_later("&Invert"), "Ctrl+Shift+I",
                            wx_tr("Select all other spaces"),
                            [this, grid] {
                                return document::inverted(grid(), context_.document().selection());
                            })},
             {select_action("select.kind", tr_later("All of the &kind here"), "Ctrl+K",
                            wx_tr("Select every space of the kind at the pointer"),
                            [this] { return kind_here(); }),
              select_action("select.region", tr_later("&Region here"), "Ctrl+Shift+K",
                            wx_tr("Select the connected spaces of the kind at the pointer"),
                            [this] { return region_here(); })},
             {select_action("select.grow", tr_later("&Grow"), "Ctrl+]",
                            wx_tr("Select also what touches the selection"),
                            [this, grid] {
                                return document::grown(grid(), context_.document().selection());
                            }),
              select_action("select.shrink", tr_later("&Shrink"), "Ctrl+[",
                            wx_tr("Leave the rim of the selection out"), [this, grid] {
                                return document::shrunk(grid(), context_.document().selection());
                            })}}};
}

document::Selection SelectionCommands::kind_here() {
    return map().all(map().at(controller_.somewhere()));
}

document::Selection SelectionCommands::region_here() {
    return map::region_of_kind(map(), controller_.somewhere());
}

std::vector<ActionGroup> SelectionCommands::edit_actions() {
    return {clipboard_actions(), board_actions(), piece_actions(), motion_actions(),
            stamp_actions()};
}

ActionGroup SelectionCommands::clipboard_actions() {
    const auto chosen = [this] { return this->chosen(); };
    return {{.id = "edit.cut",
             .label = tr_later("Cu&t"),
             .keys = {"Ctrl+X"},
             .help = wx_tr("Put the selection into the clipboard; pampas takes its place"),
             .run =
                 [this] {
                     copy();
                     erase(tr("Cut"));
                 },
             .enabled = chosen},
            {.id = "edit.copy",
             .label = tr_later("&Copy"),
             .keys = {"Ctrl+C"},
             .help = wx_tr("Put the selection into the clipboard"),
             .run = [this] { copy(); },
             .enabled = chosen},
            {.id = "edit.paste",
             .label = tr_later("&Paste"),
             .keys = {"Ctrl+V"},
             .help = wx_tr(
                 "Take the piece or map in the clipboard, to put it down; open the board of a "
                 "share code or of a text"),
             .run = [this] { paste(); }},
            {.id = "edit.duplicate",
             .label = tr_later("D&uplicate"),
             .keys = {"Ctrl+D"},
             .help = wx_tr("Take a copy of the selection, to put it down"),
             .run = [this] { duplicate(); },
             .enabled = chosen},
            {.id = "edit.move",
             .label = tr_later("&Move"),
             .keys = {"M"},
             .help = wx_tr("Take the selection, to put it down elsewhere"),
             .run = [this] { move(); },
             .enabled = chosen}};
}

ActionGroup SelectionCommands::board_actions() {
    return {
        {.id = "edit.copy-share-code",
         .label = tr_later("Copy share code"),
         .keys = {"Ctrl+Alt+C"},
         .help = wx_tr("Put the board into the clipboard as one line, to be pasted in a message"),
         .run = [this] { copy_board("share", tr("The share code is in the clipboard")); }},
        {.id = "edit.copy-as-text",
         .label = tr_later("Copy as text"),
         .keys = {"Ctrl+Shift+C"},
         .help = wx_tr("Put the board into the clipboard as text, to be pasted in a forum"),
         .run = [this] { copy_board("text", tr("The board is in the clipboard as text")); }}};
}

ActionGroup SelectionCommands::piece_actions() {
    const auto chosen = [this] { return this->chosen(); };
    return {
        {.id = "edit.fill",
         .label = tr_later("&Fill the selection"),
         .keys = {"Ctrl+Back"},
         .help = wx_tr("Paint the selection with the chosen kind"),
         .run =
             [this] {
                 const map::Space space = context_.toolbox().brush().space;
                 fill_selection(context_.document(), space,
                                tr("Fill selection with {}", tr(map::name(space))));
             },
         .enabled = chosen},
        {.id = "edit.replace-kind",
         .label = tr_later("Replace the kind &here"),
         .keys = {"Ctrl+H"},
         .help = wx_tr("Make all of the kind at the pointer, in the selection if there is one, the "
                       "chosen kind"),
         .run = [this] { replace_kind_here(); }},
        {.id = "edit.delete",
         .label = tr_later("&Delete"),
         .keys = {"Delete"},
         .help = wx_tr("Paint the selection with pampas"),
         .run = [this] { erase(tr("Delete")); },
         .enabled = chosen}};
}

Action SelectionCommands::motion_action(std::string id, std::string label, const wxString& key,
                                        const wxString& help, const std::string& step,
                                        document::StampMotion motion) {
    return {.id = std::move(id),
            .label = std::move(label),
            .keys = {key},
            .help = help,
            .run = [this, step, motion = std::move(motion)] { turn_or_mirror(motion, step); },
            .enabled = [this] { return context_.toolbox().holding() || chosen(); }};
}

ActionGroup SelectionCommands::motion_actions() {
    const auto turn = [](int sixths) {
        return [sixths](const document::Stamp& stamp) { return turned(stamp, sixths); };
    };
    return {
        motion_action("edit.turn", tr_later("Tu&rn clockwise"), ".",
                      wx_tr("Turn what is held, or else the selection, by 60 degrees"), tr("Turn"),
                      turn(1)),
        motion_action("edit.turn-back", tr_later("Tur&n counter-clockwise"), ",",
                      wx_tr("Turn what is held, or else the selection, by 60 degrees"),
                      tr("Turn back"), turn(-1)),
        motion_action("edit.mirror-left-right", tr_later("Mirror &left and right"), "X",
                      wx_tr("Exchange left and right of what is held, or else of the selection"),
                      tr("Mirror the selection"), document::mirrored_x),
        motion_action("edit.mirror-top-bottom", tr_later("Mirror t&op and bottom"), "Y",
                      wx_tr("Exchange top and bottom of what is held, or else of the selection"),
                      tr("Mirror the selection"), document::mirrored_y)};
}

ActionGroup SelectionCommands::stamp_actions() {
    Action hold{.id = "edit.hold-stamp",
                .label = tr_later("&Hold a stamp"),
                .help = wx_tr("Take a stamp, to put it down")};
    Action keep{.id = "edit.keep-stamp",
                .label = tr_later("&Keep as a stamp"),
                .help = wx_tr("Keep the selection as a stamp")};
    for (int number = 1; number <= stamps; ++number) {
        const auto index = static_cast<std::size_t>(number);
        const auto shown = [number] { return wx_text(tr("Stamp &{}", number)); };
        hold.children.push_back({.id = fmt::format("edit.hold-stamp-{}", number),
                                 .label = fmt::format("Hold stamp {}", number),
                                 .keys = number_key("Ctrl+", index),
                                 .help = wx_tr("Take this stamp, to put it down"),
                                 .run = [this, number] { hold_stamp(number); },
                                 .changing = shown});
        keep.children.push_back({.id = fmt::format("edit.keep-stamp-{}", number),
                                 .label = fmt::format("Keep stamp {}", number),
                                 .keys = number_key("Ctrl+Shift+", index),
                                 .help = wx_tr("Keep the selection as this stamp, for all maps"),
                                 .run = [this, number] { keep_stamp(number); },
                                 .enabled = [this] { return chosen(); },
                                 .changing = shown});
    }
    return {hold, keep};
}

void SelectionCommands::copy() {
    put_into_clipboard(
        document::write_stamp(document::stamp_of(map(), context_.document().selection())));
}

void SelectionCommands::copy_board(const std::string& format, const std::string& said) {
    try {
        put_into_clipboard(
            boost::algorithm::trim_right_copy(formats::format_named(format)->write(map())));
        context_.say(said);
    } catch (const InputError& error) {
        context_.say(error.what());
    }
}

void SelectionCommands::paste() {
    take(clipboard_text().value_or(""));
}

void SelectionCommands::take(const std::string& text) {
    const formats::Format* format = formats::format_in(text);
    try {
        if (format != nullptr) {
            context_.maps().open_unsaved(format->read(text));
        } else {
            hold({document::read_piece(text)});
        }
    } catch (const InputError& error) {
        context_.say(format != nullptr ? error.what()
                                       : tr("The clipboard holds no piece of a map"));
    }
}

void SelectionCommands::duplicate() {
    hold({document::stamp_of(map(), context_.document().selection())});
}

void SelectionCommands::move() {
    const std::optional<hex::Coordinate> here = controller_.here();
    const hex::Coordinate held_by =
        here && document::is_in(context_.document().selection(), *here)
            ? *here
            : document::middle_of(map().grid(), context_.document().selection());
    hold(lifted(context_.document(), held_by));
}

void SelectionCommands::replace_kind_here() {
    const map::Space from = map().at(controller_.somewhere());
    document::replace_kind(context_.document(),
                           chosen() ? context_.document().selection() : map().all(from), from,
                           context_.toolbox().brush().space);
}

void SelectionCommands::erase(const std::string& step) {
    fill_selection(context_.document(), map::Space::Pampas, step);
}

void SelectionCommands::turn_or_mirror(const document::StampMotion& motion,
                                       const std::string& step) {
    if (context_.toolbox().holding()) {
        document::Held held = context_.toolbox().brush().held;
        held.stamp = motion(held.stamp);
        hold(std::move(held));
    } else {
        if (context_.document().selection() != turned_) {
            pivot_ = document::middle_of(map().grid(), context_.document().selection());
        }
        move_around(context_.document(), pivot_, motion, step);
        turned_ = context_.document().selection();
    }
}

void SelectionCommands::hold(document::Held held) {
    controller_.somewhere();
    context_.toolbox().hold(std::move(held));
}

void SelectionCommands::keep_stamp(int number) {
    try {
        session::keep_stamp(number, document::stamp_of(map(), context_.document().selection()));
        context_.say(tr("Kept as stamp {0}; Ctrl+{0} takes it", number));
    } catch (const InputError& error) {
        context_.say(error.what());
    }
}

void SelectionCommands::hold_stamp(int number) {
    try {
        hold({session::kept_stamp(number)});
    } catch (const InputError& error) {
        context_.say(error.what());
    }
}

} // namespace pampas::desktop
