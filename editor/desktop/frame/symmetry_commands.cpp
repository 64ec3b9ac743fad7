#include "editor/desktop/frame/symmetry_commands.h"

#include "editor/desktop/widgets/text.h"
#include "editor/document/edits.h"
#include "engine/hex/name.h"

#include <algorithm>

namespace pampas::desktop {

SymmetryCommands::SymmetryCommands(Context& context, CanvasController& controller)
    : context_(context), controller_(controller) {
    connections_ = {context.maps().changed.connect([this](const auto&) { refresh(); }),
                    context.maps().switched.connect([this] { refresh(); })};
}

Menu SymmetryCommands::menu() {
    return {tr_later("S&ymmetry"), {kinds(), centre_actions(), break_actions()}};
}

hex::Symmetry SymmetryCommands::symmetry() const {
    return symmetric() ? context_.document().symmetry()->symmetry() : hex::Symmetry();
}

Action SymmetryCommands::choice(const char* id, const char* label, const wxString& key,
                                const wxString& help,
                                const std::function<void(hex::Symmetry&)>& change,
                                const std::function<bool(const hex::Symmetry&)>& has) {
    return {.id = id,
            .label = label,
            .keys = {key},
            .help = help,
            .run =
                [this, change] {
                    hex::Symmetry next = symmetry();
                    change(next);
                    choose(next);
                },
            .checked = [this, has] { return has(symmetry()); }};
}

ActionGroup SymmetryCommands::kinds() {
    const auto turns = [this](const char* id, const char* label, const wxString& key,
                              const wxString& help, int number) {
        return choice(
            id, label, key, help,
            [number](hex::Symmetry& to) { to.turns = to.turns == number ? 1 : number; },
            [number](const hex::Symmetry& now) { return now.turns == number; });
    };
    const auto mirror = [this](const char* id, const char* label, const wxString& key,
                               const wxString& help, bool hex::Symmetry::*which) {
        return choice(
            id, label, key, help, [which](hex::Symmetry& to) { to.*which = !(to.*which); },
            [which](const hex::Symmetry& now) { return now.*which; });
    };
    return {choice(
                "symmetry.none", tr_later("&None"), "Alt+Shift+1",
                wx_tr("Paint only where the pointer is"), [](hex::Symmetry& to) { to = {}; },
                [](const hex::Symmetry& now) { return now == hex::Symmetry(); }),
            turns("symmetry.half-turn", tr_later("&Half turn"), "Alt+Shift+2",
                  wx_tr("Paint also on the opposite side of the centre"), 2),
            turns("symmetry.thirds", tr_later("&Thirds"), "Alt+Shift+3",
                  wx_tr("Paint three times around the centre"), 3),
            turns("symmetry.sixths", tr_later("&Sixths"), "Alt+Shift+6",
                  wx_tr("Paint six times around the centre"), 6),
            mirror("symmetry.mirror-left-right", tr_later("Mirror &left and right"), "Alt+Shift+X",
                   wx_tr("Paint left what is painted right"), &hex::Symmetry::mirror_x),
            mirror("symmetry.mirror-top-bottom", tr_later("Mirror top and &bottom"), "Alt+Shift+Y",
                   wx_tr("Paint below what is painted above"), &hex::Symmetry::mirror_y)};
}

ActionGroup SymmetryCommands::centre_actions() {
    return {
        {.id = "symmetry.centre-here",
         .label = tr_later("&Centre here"),
         .keys = {"Alt+Shift+C"},
         .help = wx_tr("Put the centre to the pointer, or as near as the symmetry allows"),
         .run = [this] { context_.document().set_symmetry(symmetry(), controller_.exact_place()); },
         .enabled = [this] { return symmetric(); }},
        {.id = "symmetry.next-centre",
         .label = tr_later("Centre on the next s&ide or corner"),
         .keys = {"Alt+Shift+V"},
         .help = wx_tr("Put the centre to the middle, the sides and the corners here in turn"),
         .run = [this] { next_centre(); },
         .enabled = [this] { return symmetric(); }},
        {.id = "symmetry.centre-middle",
         .label = tr_later("Centre in the &middle"),
         .help = wx_tr("Put the centre back to the middle of the board"),
         .run = [this] { context_.document().set_symmetry(symmetry()); },
         .enabled = [this] { return symmetric(); }}};
}

ActionGroup SymmetryCommands::break_actions() {
    const auto symmetric = [this] { return this->symmetric(); };
    return {
        {.id = "symmetry.make",
         .label = tr_later("Make symmetric &from here"),
         .keys = {"Alt+Shift+M"},
         .help = wx_tr("Make the board symmetric: the side where the pointer is stays as it is"),
         .run = [this] { make_symmetric(); },
         .enabled = symmetric},
        {.id = "symmetry.show-breaks",
         .label = tr_later("Show brea&ks"),
         .keys = {"Alt+Shift+B"},
         .help = wx_tr("Outline the spaces whose images are of another kind"),
         .run = [this] { toggle_breaks(); },
         .enabled = symmetric,
         .checked = [this, symmetric] { return breaks_shown_ && symmetric(); }},
        {.id = "symmetry.next-break",
         .label = tr_later("Ne&xt break"),
         .keys = {"Alt+Shift+N"},
         .help = wx_tr("Go to the next space whose images are of another kind"),
         .run = [this] { next_break(); },
         .enabled = symmetric}};
}

void SymmetryCommands::choose(const hex::Symmetry& symmetry) {
    if (symmetric()) {
        context_.document().set_symmetry(symmetry, context_.document().symmetry()->centre());
    } else {
        context_.document().set_symmetry(symmetry);
    }
}

void SymmetryCommands::next_centre() {
    const auto all = hex::around(context_.map().grid(), symmetry(), controller_.somewhere());
    const auto now = std::ranges::find(all, *context_.document().symmetry());
    const auto next = now == all.end() || now + 1 == all.end() ? all.begin() : now + 1;
    context_.document().set_symmetry(symmetry(), next->centre());
}

void SymmetryCommands::make_symmetric() {
    context_.document().repaint(document::made_symmetric(context_.map(),
                                                         *context_.document().symmetry(),
                                                         controller_.somewhere()),
                                tr("Make symmetric"));
}

void SymmetryCommands::refresh() {
    controller_.canvas().show_symmetry(context_.document().symmetry());
    controller_.canvas().outline(
        Outline::Break, breaks_shown_ && symmetric()
                            ? document::breaks(context_.map(), *context_.document().symmetry())
                            : document::Selection());
}

void SymmetryCommands::toggle_breaks() {
    breaks_shown_ = !breaks_shown_;
    refresh();
    if (breaks_shown_) {
        const std::size_t count = controller_.canvas().outlined(Outline::Break).size();
        context_.say(count == 0 ? tr("The board is symmetric")
                                : trn("{} space breaks the symmetry",
                                      "{} spaces break the symmetry", count));
    }
}

void SymmetryCommands::next_break() {
    const document::Selection all =
        document::breaks(context_.map(), *context_.document().symmetry());
    if (all.empty()) {
        context_.say(tr("The board is symmetric"));
        return;
    }
    const auto after =
        controller_.here() ? std::ranges::upper_bound(all, *controller_.here()) : all.begin();
    const auto next = after == all.end() ? all.begin() : after;
    controller_.move(*next, Device::Keyboard);
    controller_.canvas().reveal(*next);
    context_.say(tr("Break {} of {}", next - all.begin() + 1, all.size()));
}

} // namespace pampas::desktop
