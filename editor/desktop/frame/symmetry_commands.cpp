#include "editor/desktop/frame/symmetry_commands.h"

#include "editor/document/symmetric_map.h"
#include "engine/hex/name.h"

#include <fmt/format.h>

#include <algorithm>

namespace pampas::desktop {

Menu SymmetryCommands::menu() {
    return {"S&ymmetry", {kinds(), centre_actions(), break_actions()}};
}

hex::Symmetry SymmetryCommands::symmetry() const {
    return symmetric() ? document_.symmetry()->symmetry() : hex::Symmetry();
}

Action SymmetryCommands::choice(const wxString& label, const wxString& key, const wxString& help,
                                const std::function<void(hex::Symmetry&)>& change,
                                const std::function<bool(const hex::Symmetry&)>& has) {
    return {.label = label,
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
    const auto turns = [this](const wxString& label, const wxString& key, const wxString& help,
                              int number) {
        return choice(
            label, key, help,
            [number](hex::Symmetry& to) { to.turns = to.turns == number ? 1 : number; },
            [number](const hex::Symmetry& now) { return now.turns == number; });
    };
    const auto mirror = [this](const wxString& label, const wxString& key, const wxString& help,
                               bool hex::Symmetry::*which) {
        return choice(
            label, key, help, [which](hex::Symmetry& to) { to.*which = !(to.*which); },
            [which](const hex::Symmetry& now) { return now.*which; });
    };
    return {choice(
                "&None", "Alt+Shift+1", "Paint only where the pointer is",
                [](hex::Symmetry& to) { to = {}; },
                [](const hex::Symmetry& now) { return now == hex::Symmetry(); }),
            turns("&Half turn", "Alt+Shift+2", "Paint also on the opposite side of the centre", 2),
            turns("&Thirds", "Alt+Shift+3", "Paint three times around the centre", 3),
            turns("&Sixths", "Alt+Shift+6", "Paint six times around the centre", 6),
            mirror("Mirror &left and right", "Alt+Shift+X", "Paint left what is painted right",
                   &hex::Symmetry::mirror_x),
            mirror("Mirror top and &bottom", "Alt+Shift+Y", "Paint below what is painted above",
                   &hex::Symmetry::mirror_y)};
}

ActionGroup SymmetryCommands::centre_actions() {
    return {{.label = "&Centre here",
             .keys = {"Alt+Shift+C"},
             .help = "Put the centre to the pointer, or as near as the symmetry allows",
             .run = [this] { document_.set_symmetry(symmetry(), controller_.exact_place()); },
             .enabled = [this] { return symmetric(); }},
            {.label = "Centre on the next s&ide or corner",
             .keys = {"Alt+Shift+V"},
             .help = "Put the centre to the middle, the sides and the corners here in turn",
             .run = [this] { next_centre(); },
             .enabled = [this] { return symmetric(); }},
            {.label = "Centre in the &middle",
             .help = "Put the centre back to the middle of the board",
             .run = [this] { document_.set_symmetry(symmetry()); },
             .enabled = [this] { return symmetric(); }}};
}

ActionGroup SymmetryCommands::break_actions() {
    const auto symmetric = [this] { return this->symmetric(); };
    return {{.label = "Make symmetric &from here",
             .keys = {"Alt+Shift+M"},
             .help = "Make the board symmetric: the side where the pointer is stays as it is",
             .run = [this] { make_symmetric(); },
             .enabled = symmetric},
            {.label = "Show brea&ks",
             .keys = {"Alt+Shift+B"},
             .help = "Outline the spaces whose images are of another kind",
             .run = [this] { toggle_breaks(); },
             .enabled = symmetric,
             .checked = [this, symmetric] { return breaks_shown_ && symmetric(); }},
            {.label = "Ne&xt break",
             .keys = {"Alt+Shift+N"},
             .help = "Go to the next space whose images are of another kind",
             .run = [this] { next_break(); },
             .enabled = symmetric}};
}

void SymmetryCommands::choose(const hex::Symmetry& symmetry) {
    if (symmetric()) {
        document_.set_symmetry(symmetry, document_.symmetry()->centre());
    } else {
        document_.set_symmetry(symmetry);
    }
}

void SymmetryCommands::next_centre() {
    const auto all = hex::around(document_.map().grid(), symmetry(), controller_.somewhere());
    const auto now = std::ranges::find(all, *document_.symmetry());
    const auto next = now == all.end() || now + 1 == all.end() ? all.begin() : now + 1;
    document_.set_symmetry(symmetry(), next->centre());
}

void SymmetryCommands::make_symmetric() {
    document_.repaint(
        document::made_symmetric(document_.map(), *document_.symmetry(), controller_.somewhere()),
        "Make symmetric");
}

void SymmetryCommands::refresh() {
    canvas_.show_symmetry(document_.symmetry());
    canvas_.outline(Outline::Break, breaks_shown_ && symmetric()
                                        ? document::breaks(document_.map(), *document_.symmetry())
                                        : document::Selection());
}

void SymmetryCommands::toggle_breaks() {
    breaks_shown_ = !breaks_shown_;
    refresh();
    if (breaks_shown_) {
        const std::size_t count = canvas_.outlined(Outline::Break).size();
        say_(count == 0 ? "The board is symmetric"
                        : fmt::format("{} spaces break the symmetry", count));
    }
}

void SymmetryCommands::next_break() {
    const document::Selection all = document::breaks(document_.map(), *document_.symmetry());
    if (all.empty()) {
        say_("The board is symmetric");
        return;
    }
    const auto after =
        controller_.here() ? std::ranges::upper_bound(all, *controller_.here()) : all.begin();
    const auto next = after == all.end() ? all.begin() : after;
    controller_.move(*next, Device::Keyboard);
    canvas_.reveal(*next);
    say_(fmt::format("Break {} of {}", next - all.begin() + 1, all.size()));
}

} // namespace pampas::desktop
