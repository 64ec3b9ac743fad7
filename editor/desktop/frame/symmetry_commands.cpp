#include "editor/desktop/frame/symmetry_commands.h"

#include "editor/desktop/widgets/text.h"
#include "editor/document/edits.h"
#include "engine/hex/name.h"

#include <algorithm>

namespace pampas::desktop {

SymmetryCommands::SymmetryCommands(Context& context, CanvasController& controller)
    : context_(context), controller_(controller) {
    connections_ = {context.maps().changed.connect([this](const auto&) { refresh(); }),
                    context.maps().switched.connect([this] {
                        counted_.reset();
                        refresh();
                    }),
                    context.moved.connect([this] {
                        refresh();
                        say_of_here();
                    }),
                    context.settled.connect([this](bool) { say_new_breaks(); })};
}

void SymmetryCommands::add_to(Handlers& handlers) {
    add_kinds(handlers);
    const auto symmetric = [this] { return this->symmetric(); };
    const auto breaks_shown = [this] { return breaks_shown_ && this->symmetric(); };
    handlers.add("symmetry.centre-here", symmetric, [this] {
        context_.document().set_symmetry(symmetry(), controller_.exact_place());
    });
    handlers.add("symmetry.next-centre", symmetric, [this] { next_centre(); });
    handlers.add("symmetry.centre-middle", symmetric,
                 [this] { context_.document().set_symmetry(symmetry()); });
    handlers.add("symmetry.make", symmetric, [this] { make_symmetric(); });
    handlers.add("symmetry.show-breaks", {symmetric, breaks_shown}, [this] { toggle_breaks(); });
    handlers.add("symmetry.next-break", symmetric, [this] { next_break(); });
}

void SymmetryCommands::add_kinds(Handlers& handlers) {
    using hex::Symmetry;
    const auto add = [this, &handlers](const char* id,
                                       const std::function<bool(const Symmetry&)>& has,
                                       const std::function<void(Symmetry&)>& change) {
        handlers.add(id, {.checked = [this, has] { return has(symmetry()); }}, [this, change] {
            Symmetry next = symmetry();
            change(next);
            choose(next);
        });
    };
    add(
        "symmetry.none", [](auto& now) { return now == Symmetry(); }, [](auto& to) { to = {}; });
    for (const auto& [id, turns] :
         {std::pair("symmetry.half-turn", 2), std::pair("symmetry.thirds", 3),
          std::pair("symmetry.sixths", 6)}) {
        add(
            id, [turns](auto& now) { return now.turns == turns; },
            [turns](auto& to) { to.turns = to.turns == turns ? 1 : turns; });
    }
    for (const auto& [id, axis] : {std::pair("symmetry.mirror-left-right", &Symmetry::mirror_x),
                                   std::pair("symmetry.mirror-top-bottom", &Symmetry::mirror_y)}) {
        add(
            id, [axis](auto& now) { return now.*axis; },
            [axis](auto& to) { to.*axis = !(to.*axis); });
    }
}

hex::Symmetry SymmetryCommands::symmetry() const {
    return symmetric() ? context_.document().symmetry()->symmetry() : hex::Symmetry();
}

void SymmetryCommands::choose(const hex::Symmetry& symmetry) {
    if (symmetric()) {
        context_.document().set_symmetry(symmetry, context_.document().symmetry()->centre());
    } else {
        context_.document().set_symmetry(symmetry);
    }
    say_whether_it_closes();
}

void SymmetryCommands::say_whether_it_closes() {
    if (!symmetric()) {
        return;
    }
    document::Selection open = context_.document().symmetry()->without_image();
    std::erase_if(open,
                  [this](hex::Coordinate at) { return context_.map().at(at) == map::Space::Void; });
    if (!open.empty()) {
        context_.say(trn("{} space has no image on this board and breaks the symmetry",
                         "{} spaces have no image on this board and break the symmetry",
                         open.size()));
    }
}

document::Selection SymmetryCommands::breaks() const {
    return symmetric()
               ? document::asymmetric_spaces(context_.map(), *context_.document().symmetry())
               : document::Selection();
}

void SymmetryCommands::say_of_here() {
    const std::optional<hex::Coordinate> here = context_.here();
    const bool is_open = symmetric() && here && !context_.document().symmetry()->closes_at(*here);
    if (is_open && said_of_ != here) {
        context_.say(tr("{} has no image on this board and breaks the symmetry", hex::name(*here)));
    } else if (!is_open && said_of_) {
        context_.say({});
    }
    said_of_ = is_open ? here : std::nullopt;
}

void SymmetryCommands::say_new_breaks() {
    const std::size_t now = breaks().size();
    const hex::Symmetric* chosen = context_.document().symmetry();
    const bool is_same = chosen != nullptr && counted_ == *chosen;
    if (is_same && now > breaks_) {
        context_.say(trn("{} space breaks the symmetry", "{} spaces break the symmetry", now));
    }
    counted_ = chosen != nullptr ? std::optional(*chosen) : std::nullopt;
    breaks_ = now;
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
    document::Selection shown = breaks_shown_ ? breaks() : document::Selection();
    if (symmetric()) { // what would be painted without an image
        document::Selection open = controller_.canvas().outlined(Outline::Preview);
        std::erase_if(open, [this](hex::Coordinate at) {
            return context_.document().symmetry()->closes_at(at);
        });
        shown = document::combined(shown, document::Combine::Add, open);
    }
    controller_.canvas().outline(Outline::Break, std::move(shown));
}

void SymmetryCommands::toggle_breaks() {
    breaks_shown_ = !breaks_shown_;
    refresh();
    if (breaks_shown_) {
        const std::size_t count = breaks().size();
        context_.say(count == 0 ? tr("The board is symmetric")
                                : trn("{} space breaks the symmetry",
                                      "{} spaces break the symmetry", count));
    }
}

void SymmetryCommands::next_break() {
    const document::Selection all = breaks();
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
