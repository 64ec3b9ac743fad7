#include "editor/desktop/frame/commands.h"

#include "editor/desktop/frame/compare_commands.h"
#include "editor/desktop/frame/edit_commands.h"
#include "editor/desktop/frame/export_commands.h"
#include "editor/desktop/frame/go_commands.h"
#include "editor/desktop/frame/help_commands.h"
#include "editor/desktop/frame/map_commands.h"
#include "editor/desktop/frame/map_window.h"
#include "editor/desktop/frame/open_map_commands.h"
#include "editor/desktop/frame/panes.h"
#include "editor/desktop/frame/preferences_commands.h"
#include "editor/desktop/frame/print_commands.h"
#include "editor/desktop/frame/report_commands.h"
#include "editor/desktop/frame/selection_commands.h"
#include "editor/desktop/frame/symmetry_commands.h"
#include "editor/desktop/frame/transfer_commands.h"
#include "editor/desktop/frame/view_commands.h"

#include <algorithm>
#include <iterator>

namespace pampas::desktop {
namespace {

/// The menu with more groups.
Menu with(Menu menu, const std::vector<ActionGroup>& groups) {
    std::ranges::copy(groups, std::back_inserter(menu.groups));
    return menu;
}

} // namespace

struct Commands::Groups {
    Groups(wxFrame& frame, Context& shared, MapWindow& map,
           const std::function<ActionTable&()>& table)
        : window(frame), context(shared), files(shared), maps(shared, files),
          exports(shared, map.written()), transfers(shared, map.written()), written(map.written()),
          prints(frame, shared), reports(frame, shared), compare(frame, shared),
          selection(shared, map.controller()), preferences(frame, shared, table),
          view(shared, map.canvas(), map.minimap()), go(shared, map.controller(), table),
          controller(map.controller()), symmetry(shared, map.controller()),
          map_commands(shared, map.controller()), help(frame, shared) {}

    Menu file_menu();
    std::vector<Menu> menus(Panes& panes);

    wxFrame& window;
    Context& context;
    FileCommands files;
    OpenMapCommands maps;
    ExportCommands exports;
    TransferCommands transfers;
    WrittenFile& written;
    PrintCommands prints;
    ReportCommands reports;
    CompareCommands compare;
    SelectionCommands selection;
    PreferencesCommands preferences;
    ViewCommands view;
    GoCommands go;
    CanvasController& controller;
    SymmetryCommands symmetry;
    MapCommands map_commands;
    HelpCommands help;
};

Menu Commands::Groups::file_menu() {
    Menu menu = files.menu();
    menu.groups.front().insert(menu.groups.front().begin() + 1, reports.gallery_action());
    menu.groups.insert(menu.groups.end() - 1,
                       {{exports.action(), written.action(), prints.action()},
                        transfers.actions(),
                        maps.actions()});
    return menu;
}

std::vector<Menu> Commands::Groups::menus(Panes& panes) {
    return {
        file_menu(),
        with(with(edit_menu(context, {}), selection.edit_actions()), {preferences.actions()}),
        with(selection.menu(), {map_commands.lock_actions()}),
        {tr_later("&View"),
         {view.canvas_actions(), context.measures().actions(), panes.actions(),
          view.backdrop_actions()}},
        with(go.menu(), panes.actions_of("findings")),
        paint_menu(context.toolbox(), controller),
        symmetry.menu(),
        map_commands.menu(),
        with(with({tr_later("&Games"), {}}, panes.actions_of("games")), panes.actions_of("repair")),
        with(reports.menu(), {compare.actions()}),
        help.menu()};
}

Commands::Commands(wxFrame& frame, Context& context, MapWindow& map, Panes& panes)
    : groups_(std::make_unique<Groups>(frame, context, map,
                                       [this]() -> ActionTable& { return *actions_; })),
      actions_(std::make_unique<ActionTable>(frame, groups_->menus(panes),
                                             [&context] { context.maps().interrupt(); })) {
    connections_ = {context.refresh_actions.connect([this] { actions_->refresh(); }),
                    context.toolbox_changed.connect([this] { actions_->refresh(); }),
                    context.run.connect([this](std::string_view id) { actions_->run(id); })};
    groups_->preferences.restore_keys();
}

Commands::~Commands() = default;

bool Commands::all_may_go() {
    return groups_->maps.all_may_go();
}

void Commands::open_all(const std::vector<session::Place>& places) {
    groups_->maps.open_all(groups_->window, places);
}

void Commands::take(const std::vector<std::filesystem::path>& dropped) {
    std::vector<session::Place> places;
    for (const std::filesystem::path& path : dropped) {
        std::error_code ignored;
        if (std::filesystem::is_directory(path, ignored)) {
            groups_->transfers.import_folder(path);
        } else {
            places.push_back(session::read_place(path.string()));
        }
    }
    open_all(places);
}

void Commands::offer_unsaved_work() {
    groups_->maps.offer_unsaved_work();
}

ActionTable& Commands::actions() {
    return *actions_;
}

} // namespace pampas::desktop
