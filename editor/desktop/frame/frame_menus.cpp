#include "editor/desktop/frame/edit_commands.h"
#include "editor/desktop/frame/frame.h"
#include "editor/desktop/frame/view_commands.h"
#include "editor/desktop/panels/findings_panel.h"

#include <utility>

// What the menus of the window offer.
namespace pampas::desktop {
namespace {

/// The menu with one group more.
Menu with(Menu menu, ActionGroup group) {
    menu.groups.push_back(std::move(group));
    return menu;
}

} // namespace

Menu Frame::select_menu() {
    Menu menu = selection_.menu();
    menu.groups.push_back(annotations_.lock_actions());
    return menu;
}

Menu Frame::map_menu() {
    Menu menu = map_commands_.menu();
    menu.groups.push_back(annotations_.note_actions());
    return menu;
}

void Frame::make_menus() {
    Menu file = files_.menu();
    const auto groups = open_map_actions();
    file.groups.front().insert(file.groups.front().begin() + 1, gallery_.action());
    file.groups.insert(file.groups.end() - 1,
                       {exports_.action(), written_.action(), prints_.action()});
    file.groups.insert(file.groups.end() - 1, transfers_.actions());
    file.groups.insert(file.groups.end() - 1, groups.begin(), groups.end());
    std::vector<Menu> menus{
        std::move(file),
        with(edit_menu(session_.document(), selection_.edit_actions()), preferences_.actions()),
        select_menu(),
        with(view_menu(*canvas_, *minimap_, *measures_, panes_), backdrop_.actions()),
        with(go_commands_.menu(), findings_->actions()),
        paint_menu(toolbox_, controller_),
        symmetry_.menu(),
        map_menu(),
        with({tr_later("&Games"), games_->actions()}, repair_->actions()),
        with(reports_.menu(), compare_.actions())};
    menus.push_back(help_.menu());
    actions_ = std::make_unique<ActionTable>(*this, std::move(menus), [this] { abandon(); });
    keys_.restore();
}

} // namespace pampas::desktop
