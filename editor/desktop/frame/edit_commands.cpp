#include "editor/desktop/frame/edit_commands.h"

#include "editor/desktop/panels/palette.h"
#include "editor/desktop/widgets/pictures.h"
#include "editor/desktop/widgets/text.h"

#include <boost/algorithm/string/replace.hpp>

#include <algorithm>
#include <iterator>

namespace pampas::desktop {
namespace {

/// What a step did, for a label: there, a lone & would be a mnemonic.
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

ActionGroup size_actions(document::Toolbox& toolbox, CanvasController& controller) {
    const auto change = [&toolbox](int by) {
        return [&toolbox, by] { toolbox.choose_rings(toolbox.brush().rings + by); };
    };
    return {
        {.id = "paint.narrower",
         .label = tr_later("&Narrower brush"),
         .keys = {"["},
         .help = wx_tr("Paint fewer spaces at once"),
         .run = change(-1),
         .enabled = [&toolbox] { return toolbox.brush().rings > 1; }},
        {.id = "paint.wider",
         .label = tr_later("&Wider brush"),
         .keys = {"]"},
         .help = wx_tr("Paint more spaces at once"),
         .run = change(1),
         .enabled = [&toolbox] { return toolbox.brush().rings < document::max_rings; }},
        {.id = "paint.pick",
         .label = tr_later("P&ick what is here"),
         .keys = {"I"},
         .help = wx_tr("Paint with the kind of the space at the pointer, as a right click does"),
         .run = [&controller] { controller.pick(); }}};
}

ActionGroup space_actions(document::Toolbox& toolbox) {
    ActionGroup group;
    for (const map::Space space : map::all_spaces) {
        group.push_back({.id = action_id(space),
                         .label = std::string(map::name(space)),
                         .keys = {key(space)},
                         .help = paint_help(space),
                         .run = [&toolbox, space] { toolbox.choose_space(space); },
                         .checked = [&toolbox, space] { return toolbox.brush().space == space; },
                         .exclusive = true,
                         .changing = [space] { return title(space); }});
    }
    return group;
}

} // namespace

Menu edit_menu(Context& context, std::vector<ActionGroup> more) {
    const auto document = [&context]() -> document::Document& { return context.document(); };
    Menu menu{tr_later("&Edit"),
              {{{.id = "edit.undo",
                 .label = tr_later("&Undo"),
                 .keys = {"Ctrl+Z"},
                 .help = wx_tr("Take the last step back"),
                 .run = [document] { document().undo(); },
                 .icon = "undo",
                 .enabled = [document] { return document().can_undo(); },
                 .changing = [document] { return undo_label(document().history()); }},
                {.id = "edit.redo",
                 .label = tr_later("&Redo"),
                 .keys = {"Ctrl+Shift+Z", "Ctrl+Y"},
                 .help = wx_tr("Do again what was undone"),
                 .run = [document] { document().redo(); },
                 .icon = "redo",
                 .enabled = [document] { return document().history().can_redo(); },
                 .changing = [document] { return redo_label(document().history()); }}}}};
    std::ranges::move(more, std::back_inserter(menu.groups));
    return menu;
}

Menu paint_menu(document::Toolbox& toolbox, CanvasController& controller) {
    return {tr_later("&Paint"),
            {tool_actions(toolbox), size_actions(toolbox, controller), space_actions(toolbox)}};
}

} // namespace pampas::desktop
