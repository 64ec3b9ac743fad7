#include "editor/desktop/frame/edit_commands.h"

#include "editor/desktop/widgets/space_names.h"
#include "editor/desktop/widgets/text.h"

#include <algorithm>
#include <iterator>

namespace pampas::desktop {
namespace {

/// `Undo Paint forest`; in a label, a lone & would be a mnemonic.
wxString with_step(const wxString& doing, const std::optional<std::string>& step) {
    wxString label = step ? wx_text(*step) : wxString();
    label.Replace("&", "&&");
    return label.empty() ? doing : doing + " " + label;
}

ActionGroup tool_actions(document::Toolbox& toolbox) {
    ActionGroup group;
    for (std::size_t index = 0; index < document::all_tools().size(); ++index) {
        const document::ToolInfo& tool = document::all_tools()[index];
        group.push_back({.label = "&" + wx_text(tool.name),
                         .keys = {wxString(tool.key)},
                         .help = wx_text(tool.help),
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
    return {{.label = "&Narrower brush",
             .keys = {"["},
             .help = "Paint fewer spaces at once",
             .run = change(-1),
             .enabled = [&toolbox] { return toolbox.brush().rings > 1; }},
            {.label = "&Wider brush",
             .keys = {"]"},
             .help = "Paint more spaces at once",
             .run = change(1),
             .enabled = [&toolbox] { return toolbox.brush().rings < document::max_rings; }},
            {.label = "P&ick what is here",
             .keys = {"I"},
             .help = "Paint with the kind of the space at the pointer, as a right click does",
             .run = [&controller] { controller.pick(); }}};
}

ActionGroup space_actions(document::Toolbox& toolbox) {
    ActionGroup group;
    for (const map::Space space : map::all_spaces) {
        group.push_back({.label = title(space),
                         .keys = {key(space)},
                         .help = "Paint with " + title(space).Lower(),
                         .run = [&toolbox, space] { toolbox.choose_space(space); },
                         .checked = [&toolbox, space] { return toolbox.brush().space == space; },
                         .exclusive = true});
    }
    return group;
}

} // namespace

Menu edit_menu(document::Document& document, std::vector<ActionGroup> more) {
    const document::History& history = document.history();
    Menu menu{"&Edit",
              {{{.label = "&Undo",
                 .keys = {"Ctrl+Z"},
                 .help = "Take the last step back",
                 .run = [&document] { document.undo(); },
                 .icon = "undo",
                 .enabled = [&document] { return document.can_undo(); },
                 .changing = [&history] { return with_step("&Undo", history.undo_label()); }},
                {.label = "&Redo",
                 .keys = {"Ctrl+Shift+Z", "Ctrl+Y"},
                 .help = "Do again what was undone",
                 .run = [&document] { document.redo(); },
                 .icon = "redo",
                 .enabled = [&history] { return history.can_redo(); },
                 .changing = [&history] { return with_step("&Redo", history.redo_label()); }}}}};
    std::ranges::move(more, std::back_inserter(menu.groups));
    return menu;
}

Menu paint_menu(document::Toolbox& toolbox, CanvasController& controller) {
    return {"&Paint",
            {tool_actions(toolbox), size_actions(toolbox, controller), space_actions(toolbox)}};
}

} // namespace pampas::desktop
