#include "editor/desktop/canvas/minimap.h"
#include "editor/desktop/dialogs/file_picker.h"
#include "editor/desktop/frame/frame.h"
#include "editor/desktop/frame/map_printout.h"
#include "editor/desktop/frame/status_bar.h"
#include "editor/desktop/panels/analysis_panel.h"
#include "editor/desktop/panels/findings_panel.h"
#include "editor/desktop/panels/history_panel.h"
#include "editor/desktop/panels/library_panel.h"
#include "editor/desktop/panels/repair_panel.h"
#include "editor/desktop/panels/simulation_panel.h"
#include "editor/desktop/panels/statistics_view.h"
#include "editor/desktop/panels/text_view.h"
#include "editor/desktop/widgets/text.h"

// What the parts of the window may ask of it.
namespace pampas::desktop {

FileCommands::Hooks Frame::file_hooks() {
    return {.make_room = [this] { maps_->make_room(); },
            .show_open =
                [this](const session::Place& place) {
                    const auto number = maps_->find(place);
                    if (number) {
                        show_map(*number);
                    }
                    return number.has_value();
                },
            .opened = [this] { on_opened(); },
            .saved = [this](const std::string& note) { on_saved(note); },
            .show_library = [this](const auto& file) { return show_library(file); },
            .library = [this] { return library_->library(); },
            .show_trash = [this] { library_->show_trash(); },
            .client = [this]() -> const legality::Client& { return client(); },
            .quit = [this] { Close(); }};
}

GalleryWindow::Hooks Frame::gallery_hooks() {
    return {.open_map = [this]() -> const map::Map& { return session_.map(); },
            .client = [this]() -> const legality::Client& { return client(); },
            .open =
                [this](map::Map map) {
                    abandon();
                    files_.open_unsaved(std::move(map));
                }};
}

GoCommands::Hooks Frame::go_hooks() {
    return {.menus = [this]() -> const ActionTable& { return *actions_; },
            .run = [this](const Action& action) { actions_->run(action); },
            .say = [this](const wxString& line) { status_->set_help(line); }};
}

PreferencesCommands::Hooks Frame::preferences_hooks() {
    return {.changed =
                [this](const Preferences& chosen) {
                    minimap_->set_wanted(chosen.minimap);
                    findings_->set_client(chosen.client);
                    refresh_legality();
                    actions_->refresh();
                },
            .show_keys = [this](wxWindow& above) { keys_.show(above); }};
}

PrintCommands::Hooks Frame::print_hooks() {
    return {.client = [this]() -> const legality::Client& { return client(); },
            .print =
                [this](const std::string& title, const picture::Sheet& sheet) {
                    print(this, wx_text(title), session_.map(), sheet);
                }};
}

TransferCommands::Hooks Frame::transfer_hooks() {
    return {.library = [this] { return library_->library(); },
            .library_changed = [this] { library_->refresh(); }};
}

void Frame::make_panels() {
    const auto point = [this](const auto& spaces, auto look_at) {
        canvas_->outline(Outline::Finding, spaces);
        if (look_at) {
            canvas_->reveal(*look_at);
        }
    };
    findings_ = new FindingsPanel(
        this, {.point =
                   [this, point](const auto& spaces, auto look_at) {
                       point(spaces, look_at);
                       actions_->refresh();
                   },
               .choose_client =
                   [this](const legality::Client& chosen) {
                       preferences_.keep([&](Preferences& kept) { kept.client = chosen.name; });
                       refresh_legality();
                   },
               .cure =
                   [this](const findings::Finding& finding) {
                       return legality::cure(session_.map(), client(), finding);
                   },
               .apply =
                   [this](const legality::Cure& cure) {
                       abandon();
                       auto& document = session_.document();
                       if (cure.map.grid() == document.map().grid()) {
                           document.repaint(cure.map, cure.label);
                       } else {
                           document.replace(cure.map, cure.label);
                       }
                   }});
    minimap_->set_wanted(preferences_.preferences().minimap);
    findings_->set_client(preferences_.preferences().client);
    analysis_ = new AnalysisPanel(this, {.choose =
                                             [this](const OverlayChoice& choice) {
                                                 measures_->choose(choice);
                                                 actions_->refresh();
                                             },
                                         .point = point});
    statistics_ = new StatisticsView(this);
    make_games();
    measures_ = std::make_unique<Measures>(presenter_, session_.map(), *analysis_, *statistics_,
                                           *simulation_);
    make_repair();
    history_ =
        new HistoryPanel(this, [this](std::size_t done) { session_.document().go_to(done); });
    text_ = new TextView(this, [this](hex::Coordinate at) {
        canvas_->reveal(at);
        controller_.move(at, Device::Keyboard);
    });
    library_ = new LibraryPanel(this, {.open = [this](const library::NamedMap& map) { open(map); },
                                       .add_open_map = [this] { files_.save_in_library(); },
                                       .choose_library = [this] { files_.choose_library(); },
                                       .export_all = [this] { transfers_.export_all(); },
                                       .import_folder = [this] { transfers_.import_folder(); },
                                       .changes = library_listener()});
}

void Frame::make_games() {
    simulation_ = new SimulationPanel(
        this, {.toggle = [this] { games_->toggle(); },
               .follow = [this] { games_->refresh(); },
               .pick = [this](std::size_t number) { games_->pick(number); },
               .look = [this](std::optional<std::size_t> kind) { games_->look(kind); },
               .choose_rules = ruleset_picker(services_.files, services_.prompt)});
    games_ = std::make_unique<GamesController>(
        presenter_, session_.map(), *simulation_,
        GamesController::Hooks{.show_panel = [this] { panes_.show(simulation_); },
                               .changed =
                                   [this] {
                                       if (actions_) {
                                           actions_->refresh();
                                       }
                                   },
                               .thinking = [this] { return preferences_.preferences().thinking; }});
}

void Frame::make_repair() {
    repair_panel_ = new RepairPanel(this, {.toggle = [this] { repair_->toggle(); },
                                           .look =
                                               [this](std::optional<std::size_t> number) {
                                                   if (repair_) {
                                                       repair_->look(number);
                                                   }
                                               },
                                           .apply =
                                               [this](std::size_t number) {
                                                   abandon();
                                                   repair_->apply(number);
                                               }});
    repair_ = std::make_unique<RepairController>(
        *canvas_, session_.document(), *repair_panel_,
        RepairController::Hooks{
            .show_panel = [this] { panes_.show(repair_panel_); },
            .changed =
                [this] {
                    if (actions_) {
                        actions_->refresh();
                    }
                },
            .say = [this](const std::string& line) { say(line); },
            .client = [this]() -> const legality::Client& { return client(); }});
}

} // namespace pampas::desktop
