#include "editor/desktop/frame/selection_commands.h"

#include "editor/desktop/canvas/spaces.h"
#include "editor/desktop/dialogs/map_dialogs.h"
#include "editor/desktop/widgets/system.h"
#include "editor/desktop/widgets/text.h"
#include "editor/document/edits.h"
#include "editor/session/user_files.h"
#include "engine/files/input_error.h"
#include "engine/formats/format.h"
#include "engine/hex/name.h"
#include "engine/map/map.h"

#include <boost/algorithm/string/trim.hpp>

namespace pampas::desktop {
namespace {

constexpr int stamps = 9; // as many as number keys

} // namespace

void SelectionCommands::add_to(Handlers& handlers) {
    const auto chosen = [this] { return this->chosen(); };
    add_selecting(handlers);
    add_going(handlers);
    add_motions(handlers);
    handlers.add(stamp_actions());
    handlers.add("edit.cut", chosen, [this] {
        copy();
        erase(tr("Cut"));
    });
    handlers.add("edit.copy", chosen, [this] { copy(); });
    handlers.add("edit.paste", [this] { take(clipboard_text().value_or("")); });
    handlers.add("edit.paste-without-pampas", [this] { paste_without_pampas(); });
    handlers.add("edit.duplicate", chosen,
                 [this] { hold({document::stamp_of(map(), selection())}); });
    handlers.add("edit.move", chosen, [this] { move(); });
    handlers.add("edit.copy-share-code",
                 [this] { copy_board("share", tr("The share code is in the clipboard")); });
    handlers.add("edit.copy-as-text",
                 [this] { copy_board("text", tr("The board is in the clipboard as text")); });
    handlers.add("edit.fill", chosen, [this] {
        const document::Brush& brush = context_.toolbox().brush();
        fill_selection(context_.document(), brush, tr("Fill selection with {}", kind_text(brush)));
        context_.toolbox().draw_again();
    });
    handlers.add("edit.replace-kind", [this] { replace_kind_here(); });
    handlers.add("edit.delete", chosen, [this] { erase(tr("Delete")); });
}

void SelectionCommands::add_selecting(Handlers& handlers) {
    using document::Selection;
    const auto add = [this, &handlers](const char* id, std::function<Selection()> change) {
        handlers.add(id, [this, change = std::move(change)] {
            context_.document().select(change(), tr("Select"));
        });
    };
    const auto grid = [this]() -> const hex::Grid& { return map().grid(); };
    add("select.all", [grid] { return document::everything(grid()); });
    add("select.nothing", [] { return Selection(); });
    add("select.invert", [this, grid] { return document::inverted(grid(), selection()); });
    add("select.kind", [this] { return map().all(map().at(controller_.somewhere())); });
    add("select.region", [this] { return map::region_of_kind(map(), controller_.somewhere()); });
    add("select.grow", [this, grid] { return document::grown(grid(), selection()); });
    add("select.shrink", [this, grid] { return document::shrunk(grid(), selection()); });
}

void SelectionCommands::add_going(Handlers& handlers) {
    handlers.add("go.space", [this] { ask_space(); });
    handlers.add("go.next-of-kind", [this] { go_to_kind(true); });
    handlers.add("go.previous-of-kind", [this] { go_to_kind(false); });
}

void SelectionCommands::add_motions(Handlers& handlers) {
    const auto movable = [this] { return context_.toolbox().holding() || chosen(); };
    const auto add = [&](const char* id, const std::string& step,
                         const document::StampMotion& motion) {
        handlers.add(id, movable, [this, step, motion] { turn_or_mirror(motion, step); });
    };
    const auto turn = [](int sixths) {
        return [sixths](const document::Stamp& stamp) { return turned(stamp, sixths); };
    };
    add("edit.turn", tr("Turn clockwise"), turn(1));
    add("edit.turn-back", tr("Turn counter-clockwise"), turn(-1));
    add("edit.mirror-left-right", tr("Mirror the selection"), document::mirrored_x);
    add("edit.mirror-top-bottom", tr("Mirror the selection"), document::mirrored_y);
}

ActionGroup SelectionCommands::stamp_actions() {
    Action hold{.id = "edit.hold-stamp",
                .label = tr_later("&Hold a stamp"),
                .help = wx_tr("Pick up a stamp to place it")};
    Action keep{.id = "edit.keep-stamp",
                .label = tr_later("&Keep as a stamp"),
                .help = wx_tr("Keep the selection as a stamp")};
    for (int number = 1; number <= stamps; ++number) {
        const auto index = static_cast<std::size_t>(number);
        const auto shown = [number] { return wx_text(tr("Stamp &{}", number)); };
        hold.children.push_back({.id = fmt::format("edit.hold-stamp-{}", number),
                                 .label = fmt::format("Hold stamp {}", number),
                                 .keys = number_key("Ctrl+", index),
                                 .help = wx_tr("Pick up this stamp to place it"),
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
    put_into_clipboard(document::write_stamp(document::stamp_of(map(), selection())));
}

void SelectionCommands::attempt(const std::function<void()>& work) const {
    try {
        work();
    } catch (const InputError& error) {
        context_.say(error.what());
    }
}

void SelectionCommands::copy_board(const std::string& format, const std::string& said) {
    attempt([&] {
        put_into_clipboard(
            boost::algorithm::trim_right_copy(formats::format_named(format)->write(map())));
        context_.say(said);
    });
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
                                       : tr("The clipboard does not contain a piece of a map"));
    }
}

void SelectionCommands::paste_without_pampas() {
    try {
        const document::Stamp piece = document::without(
            document::read_piece(clipboard_text().value_or("")), map::Space::Pampas);
        if (piece.cells.empty()) {
            context_.say(tr("The piece in the clipboard is all pampas"));
        } else {
            hold({piece});
        }
    } catch (const InputError&) {
        context_.say(tr("The clipboard does not contain a piece of a map"));
    }
}

void SelectionCommands::move() {
    const std::optional<hex::Coordinate> here = controller_.here();
    const hex::Coordinate held_by = here && document::is_in(selection(), *here)
                                        ? *here
                                        : document::middle_of(map().grid(), selection());
    hold(lifted(context_.document(), held_by));
}

void SelectionCommands::replace_kind_here() {
    const map::Space from = map().at(controller_.somewhere());
    document::replace_kind(context_.document(), chosen() ? selection() : map().all(from), from,
                           context_.toolbox().brush());
    context_.toolbox().draw_again();
}

void SelectionCommands::erase(const std::string& step) {
    fill_selection(context_.document(), {map::Space::Pampas}, step);
}

void SelectionCommands::turn_or_mirror(const document::StampMotion& motion,
                                       const std::string& step) {
    if (context_.toolbox().holding()) {
        document::Held held = context_.toolbox().brush().held;
        held.stamp = motion(held.stamp);
        hold(std::move(held));
    } else {
        if (selection() != turned_) {
            pivot_ = document::middle_of(map().grid(), selection());
        }
        move_around(context_.document(), pivot_, motion, step);
        turned_ = selection();
    }
}

void SelectionCommands::hold(document::Held held) {
    controller_.somewhere();
    context_.toolbox().hold(std::move(held));
}

void SelectionCommands::keep_stamp(int number) {
    attempt([&] {
        session::keep_stamp(number, document::stamp_of(map(), selection()));
        context_.say(tr("Kept as stamp {0}; Ctrl+{0} picks it up", number));
    });
}

void SelectionCommands::hold_stamp(int number) {
    attempt([&] { hold({session::kept_stamp(number)}); });
}

void SelectionCommands::go(hex::Coordinate at) {
    controller_.canvas().SetFocus();
    controller_.canvas().reveal(at);
    controller_.move(at, Device::Keyboard);
}

void SelectionCommands::ask_space() {
    GoToDialog dialog(&controller_.canvas(), map().grid());
    if (dialog.ShowModal() == wxID_OK) {
        go(*dialog.space());
    }
}

void SelectionCommands::go_to_kind(bool forwards) {
    const map::Space kind = context_.toolbox().brush().space;
    const auto spaces = map().all(kind);
    if (spaces.empty()) {
        context_.say(tr("There are no spaces of {}", tr(name(kind))));
        return;
    }
    const std::size_t place = next_place(spaces, controller_.here(), forwards);
    go(spaces[place]);
    context_.say(tr("{}: {} of {} spaces of {}", hex::name(spaces[place]), place + 1, spaces.size(),
                    tr(name(kind))));
}

} // namespace pampas::desktop
