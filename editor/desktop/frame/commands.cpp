#include "editor/desktop/frame/commands.h"

#include "editor/desktop/dialogs/command_list.h"
#include "editor/desktop/dialogs/keys_dialog.h"
#include "editor/desktop/frame/export_commands.h"
#include "editor/desktop/frame/file_commands.h"
#include "editor/desktop/frame/map_commands.h"
#include "editor/desktop/frame/map_window.h"
#include "editor/desktop/frame/program_commands.h"
#include "editor/desktop/frame/report_commands.h"
#include "editor/desktop/frame/selection_commands.h"
#include "editor/desktop/frame/symmetry_commands.h"
#include "editor/desktop/frame/table_commands.h"
#include "editor/desktop/frame/view_commands.h"

namespace pampas::desktop {

struct Commands::Groups {
    Groups(wxFrame& frame, Context& context, MapWindow& map)
        : files(context), exports(context, map.written()), prints(frame, context),
          reports(frame, context), tables(frame, context), selection(context, map.controller()),
          view(frame, context, map.controller(), map.minimap()),
          symmetry(context, map.controller()), maps(context, map.controller()),
          program(frame, context) {}

    void add_to(Handlers& handlers) {
        files.add_to(handlers);
        exports.add_to(handlers);
        prints.add_to(handlers);
        reports.add_to(handlers);
        tables.add_to(handlers);
        selection.add_to(handlers);
        view.add_to(handlers);
        symmetry.add_to(handlers);
        maps.add_to(handlers);
        program.add_to(handlers);
    }

    FileCommands files;
    ExportCommands exports;
    PrintCommands prints;
    ReportCommands reports;
    TableCommands tables;
    SelectionCommands selection;
    ViewCommands view;
    SymmetryCommands symmetry;
    MapCommands maps;
    ProgramCommands program;
};

Commands::Commands(wxFrame& frame, Context& context, MapWindow& map, Handlers handlers)
    : frame_(frame), context_(context), map_(map),
      groups_(std::make_unique<Groups>(frame, context, map)) {
    groups_->add_to(handlers);
    map.written().add_to(handlers);
    handlers.add(context.measures().actions());
    handlers.add("go.command", [this] { find_command(); });
    actions_ = std::make_unique<ActionTable>(frame, menus(handlers),
                                             [&context] { context.maps().interrupt(); });
    connections_ = {context.refresh_actions.connect([this] { actions_->refresh(); }),
                    context.toolbox_changed.connect([this] { actions_->refresh(); }),
                    context.run.connect([this](std::string_view id) { actions_->run(id); }),
                    context.show_keys.connect([this](wxWindow& above) { show_keys(above); })};
    frame.Bind(wxEVT_CONTEXT_MENU, &Commands::offer, this);
    restore_keys();
}

Commands::~Commands() = default;

bool Commands::ask_to_close_all() {
    return groups_->files.ask_to_close_all();
}

void Commands::open_all(const std::vector<session::Place>& places) {
    std::vector<session::Place> maps;
    for (const session::Place& place : places) {
        const auto* file = std::get_if<session::MapFile>(&place);
        if (file != nullptr && TableCommands::is_record(file->path)) {
            groups_->tables.open_record(file->path);
        } else {
            maps.push_back(place);
        }
    }
    groups_->files.open_all(frame_, maps);
}

void Commands::take(const std::vector<std::filesystem::path>& dropped) {
    std::vector<session::Place> places;
    for (const std::filesystem::path& path : dropped) {
        std::error_code ignored;
        if (std::filesystem::is_directory(path, ignored)) {
            groups_->exports.import_folder(path);
        } else {
            places.push_back(session::read_place(path.string()));
        }
    }
    open_all(places);
}

void Commands::find_command() {
    CommandSearch dialog(&map_.canvas(), actions_->menus());
    if (dialog.ShowModal() == wxID_OK) {
        actions_->run(*dialog.chosen());
    }
}

void Commands::offer(wxContextMenuEvent& event) {
    auto* canvas = dynamic_cast<Canvas*>(event.GetEventObject());
    if (canvas == nullptr) {
        event.Skip();
        return;
    }
    CanvasController& controller = map_.controller();
    const bool by_key = event.GetPosition() == wxDefaultPosition;
    if (by_key) {
        canvas->reveal(controller.somewhere());
    }
    const wxPoint at = by_key ? canvas->point_of(controller.somewhere())
                              : canvas->ScreenToClient(event.GetPosition());
    const auto space = canvas->space_at(at);
    if (!space) {
        return;
    }
    controller.move(space, controller.device());
    if (const Action* chosen = actions_->choose(*canvas, at, space_menu())) {
        controller.move(space, controller.device()); // the pointer was on the menu
        actions_->run(*chosen);
    }
}

void Commands::restore_keys() {
    const KeyChoices kept = read_key_choices(context_.config());
    const KeyChoices choices = by_id(kept, actions_->menus());
    if (choices != kept) {
        keep_key_choices(context_.config(), choices);
    }
    give_keys(choices);
}

void Commands::show_keys(wxWindow& above) {
    KeysDialog(&above, actions_->menus(), read_key_choices(context_.config()),
               [this](const KeyChoices& choices) {
                   keep_key_choices(context_.config(), choices);
                   give_keys(choices);
               })
        .ShowModal();
}

void Commands::give_keys(const KeyChoices& choices) {
    actions_->set_keys(choices);
    context_.keys_changed(*actions_);
}

} // namespace pampas::desktop
