#include "editor/desktop/frame/map_commands.h"

#include "editor/desktop/panels/palette.h"
#include "editor/desktop/widgets/pictures.h"
#include "editor/desktop/widgets/text.h"
#include "editor/document/edits.h"
#include "engine/hex/name.h"
#include "engine/map/transform.h"

#include <boost/algorithm/string/replace.hpp>

namespace pampas::desktop {
namespace {

/// The name of a step for a label, in which a single & would be a mnemonic.
std::string in_label(const std::optional<std::string>& step) {
    return boost::algorithm::replace_all_copy(step.value_or(""), "&", "&&");
}

wxString undo_label(const document::History& history) {
    const std::string step = in_label(history.undo_label());
    return step.empty() ? wx_tr("&Undo") : wx_text(tr("&Undo {}", step));
}

wxString redo_label(const document::History& history) {
    const std::string step = in_label(history.redo_label());
    return step.empty() ? wx_tr("&Redo") : wx_text(tr("&Redo {}", step));
}

ActionGroup tool_actions(document::Toolbox& toolbox) {
    ActionGroup group;
    for (std::size_t index = 0; index < document::all_tools().size(); ++index) {
        const document::ToolInfo& tool = document::all_tools()[index];
        group.push_back({.id = action_id(tool),
                         .label = std::string(tool.name),
                         .keys = {wxString(tool.key)},
                         .help = wx_text(tr(tool.help)),
                         .run = [&toolbox, index] { toolbox.choose_tool(index); },
                         .checked = [&toolbox, index] { return toolbox.tool_index() == index; },
                         .exclusive = true});
    }
    return group;
}

ActionGroup space_actions(document::Toolbox& toolbox) {
    ActionGroup group;
    for (const map::Space space : map::all_spaces) {
        group.push_back({.id = action_id(space),
                         .label = std::string(map::name(space)),
                         .keys = {key(space)},
                         .help = paint_help(space),
                         .run = [&toolbox, space] { toolbox.choose_space(space); },
                         .checked =
                             [&toolbox, space] {
                                 return !toolbox.brush().mixes && toolbox.brush().space == space;
                             },
                         .exclusive = true,
                         .changing = [space] { return title(space); }});
    }
    group.push_back({.id = "paint.mix",
                     .label = tr_later("Mix"),
                     .keys = {"K"},
                     .help = mix_help(),
                     .run = [&toolbox] { toolbox.choose_mix(toolbox.brush().mix); },
                     .checked = [&toolbox] { return toolbox.brush().mixes; },
                     .exclusive = true});
    return group;
}

} // namespace

void MapCommands::add_to(Handlers& handlers) {
    add_steps(handlers);
    add_brush(handlers);
    add_motions(handlers);
    const auto croppable = [this] { return map::cropped(context_.map()) != context_.map(); };
    const auto decidable = [this] { return !undecided().empty(); };
    handlers.add("map.crop", croppable,
                 [this] { context_.document().replace(map::cropped(context_.map()), tr("Crop")); });
    handlers.add("map.resize", [this] { resize(); });
    handlers.add("map.decide", decidable, [this] { decide(); });
    handlers.add("map.properties", [this] { edit_details(); });
    handlers.add("map.note", [this] { edit_note(); });
    handlers.add("map.remove-note",
                 [this] { document::set_note(context_.document(), controller_.somewhere(), {}); });
    handlers.add("select.lock", [this] { document::lock(context_.document(), meant()); });
    handlers.add("select.unlock", [this] { document::unlock(context_.document(), meant()); });
    handlers.add("view.way-to-market", [this] { show_way(); });
}

void MapCommands::add_steps(Handlers& handlers) {
    const auto document = [this]() -> document::Document& { return context_.document(); };
    handlers.add("edit.undo",
                 {.enabled = [document] { return document().can_undo(); },
                  .changing = [document] { return undo_label(document().history()); }},
                 [document] { document().undo(); });
    handlers.add("edit.redo",
                 {.enabled = [document] { return document().history().can_redo(); },
                  .changing = [document] { return redo_label(document().history()); }},
                 [document] { document().redo(); });
}

void MapCommands::add_brush(Handlers& handlers) {
    document::Toolbox& toolbox = context_.toolbox();
    const auto change = [&toolbox](int by) { toolbox.choose_rings(toolbox.brush().rings + by); };
    handlers.add(tool_actions(toolbox));
    handlers.add(space_actions(toolbox));
    handlers.add(
        "paint.narrower", [&toolbox] { return toolbox.brush().rings > 1; },
        [change] { change(-1); });
    handlers.add(
        "paint.wider", [&toolbox] { return toolbox.brush().rings < document::max_rings; },
        [change] { change(1); });
    handlers.add("paint.pick", [this] { controller_.pick(); });
    handlers.add("paint.weigh-mix", [this] { weigh_mix(); });
}

void MapCommands::weigh_mix() {
    if (const auto mix = context_.prompt().mixed(context_.toolbox().brush().mix)) {
        context_.toolbox().choose_mix(*mix);
    }
}

void MapCommands::add_motions(Handlers& handlers) {
    struct Named {
        const char* id;
        hex::Motion motion;
        const char* step;
    };
    for (const Named& named :
         {Named{"map.rotate-right", hex::Motion::Rotate90, tr_later("Rotate right")},
          Named{"map.rotate-left", hex::Motion::Rotate270, tr_later("Rotate left")},
          Named{"map.rotate-half", hex::Motion::Rotate180, tr_later("Rotate half a turn")},
          Named{"map.mirror-left-right", hex::Motion::MirrorX, tr_later("Mirror left and right")},
          Named{"map.mirror-top-bottom", hex::Motion::MirrorY,
                tr_later("Mirror top and bottom")}}) {
        handlers.add(named.id, [this, named] {
            context_.document().replace(map::moved(context_.map(), named.motion), tr(named.step));
        });
    }
}

void MapCommands::resize() {
    if (auto map = context_.prompt().resized(context_.map(), context_.client())) {
        context_.document().replace(std::move(*map), tr("Resize"));
    }
}

document::Selection MapCommands::undecided() const {
    document::Selection land =
        document::combined(context_.map().all(map::Space::Land), document::Combine::Remove,
                           context_.map().details().locked);
    std::erase_if(land, [this](hex::Coordinate at) {
        return !context_.document().selection().empty() &&
               !document::is_in(context_.document().selection(), at);
    });
    return land;
}

void MapCommands::decide() {
    const document::Selection spaces = undecided();
    const char* where =
        context_.document().selection().empty() ? tr("the map") : tr("the selection");
    if (const auto how = context_.prompt().deciding(static_cast<int>(spaces.size()), where)) {
        context_.document().repaint(map::decided(context_.map(), spaces, how->counts, how->seed),
                                    tr("Decide land"));
    }
}

document::Selection MapCommands::meant() {
    const document::Selection& selection = context_.document().selection();
    return selection.empty() ? document::Selection{controller_.somewhere()} : selection;
}

void MapCommands::show_way() {
    const hex::Coordinate at = controller_.somewhere();
    if (context_.map().at(at) != map::Space::Market) {
        context_.say(tr("{} is not a market", hex::name(at)));
    }
    context_.measures().inspect(at);
}

void MapCommands::edit_details() {
    if (auto details = context_.prompt().details(context_.map().details())) {
        context_.document().set_details(std::move(*details), tr("Edit properties"));
    }
}

void MapCommands::edit_note() {
    const hex::Coordinate at = controller_.somewhere();
    const std::string before = document::note_at(context_.map(), at).value_or("");
    if (const auto text = context_.prompt().note(hex::name(at), before)) {
        document::set_note(context_.document(), at, *text);
    }
}

} // namespace pampas::desktop
