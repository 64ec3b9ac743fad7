#pragma once

#include "editor/desktop/canvas/keyboard_input.h"
#include "editor/desktop/canvas/pointer_input.h"
#include "editor/desktop/dialogs/dialog_letters.h"
#include "editor/desktop/frame/annotation_commands.h"
#include "editor/desktop/frame/backdrop_commands.h"
#include "editor/desktop/frame/compare_commands.h"
#include "editor/desktop/frame/export_commands.h"
#include "editor/desktop/frame/export_memory.h"
#include "editor/desktop/frame/file_commands.h"
#include "editor/desktop/frame/gallery_commands.h"
#include "editor/desktop/frame/games_controller.h"
#include "editor/desktop/frame/go_commands.h"
#include "editor/desktop/frame/help_commands.h"
#include "editor/desktop/frame/key_commands.h"
#include "editor/desktop/frame/map_commands.h"
#include "editor/desktop/frame/measures.h"
#include "editor/desktop/frame/open_maps.h"
#include "editor/desktop/frame/panes.h"
#include "editor/desktop/frame/preferences_commands.h"
#include "editor/desktop/frame/print_commands.h"
#include "editor/desktop/frame/recent_places.h"
#include "editor/desktop/frame/repair_controller.h"
#include "editor/desktop/frame/report_commands.h"
#include "editor/desktop/frame/selection_commands.h"
#include "editor/desktop/frame/symmetry_commands.h"
#include "editor/desktop/frame/transfer_commands.h"
#include "editor/desktop/frame/welcome.h"
#include "editor/desktop/frame/written_file.h"
#include "editor/desktop/panels/library_changes.h"
#include "editor/desktop/widgets/actions.h"
#include "editor/desktop/widgets/browser.h"
#include "editor/desktop/widgets/text_undo.h"
#include "editor/document/toolbox.h"
#include "editor/session/session.h"

#include <wx/frame.h>

#include <memory>

namespace pampas::desktop {

class AnalysisPanel;
class FindingsPanel;
class HistoryPanel;
class Legend;
class LibraryPanel;
class Minimap;
class Palette;
class RepairPanel;
class SecondView;
class SimulationPanel;
class StatisticsView;
class StatusBar;
class TabBar;
class TextView;

/// What the window asks of the world outside; all outlive it.
struct Services {
    FilePicker& files;
    Prompt& prompt;
    wxConfigBase& config;
    std::filesystem::path journals; ///< where unsaved work is kept; empty: nowhere
    /// Shows a page outside the program; whether that can be done.
    std::function<bool(const std::filesystem::path&)> show_page = show_in_browser;
};

/// The main window: the map in the middle, panels around it.
class Frame : public wxFrame {
  public:
    explicit Frame(const Services& services);
    ~Frame() override;

    /// Opens a map or shows a library; says what is wrong with it, if anything.
    void open(const session::Place& place) { files_.open(place); }
    /// Opens them all, beside each other.
    void open_all(const std::vector<session::Place>& places);
    /// Opens the files that were dropped on the window; brings what is in folders into the library.
    void take(const std::vector<std::filesystem::path>& dropped);
    /// Shows the library that was shown last or, at first, the user's own.
    void show_last_library();
    /// Offers what editors that were stopped have left unsaved.
    void offer_unsaved_work();

    /// What is to be known of changes to maps of a library, whichever of them are open.
    LibraryChanges::Listener library_listener();

    FileCommands& files() { return files_; }
    const OpenMaps& maps() const { return *maps_; }
    const document::Document& document() const { return session_.document(); }
    const document::Toolbox& toolbox() const { return toolbox_; }
    Canvas& canvas() { return *canvas_; }
    const Minimap& minimap() const { return *minimap_; }
    SecondView& second_view() { return *second_view_; }
    const FindingsPanel& findings() const { return *findings_; }
    const LibraryPanel& library() const { return *library_; }
    const AnalysisPanel& analysis() const { return *analysis_; }
    const Measures& measures() const { return *measures_; }
    const Legend& legend() const { return *legend_; }
    const OverlayPresenter& overlays() const { return presenter_; }
    const SimulationPanel& simulation() const { return *simulation_; }
    TextView& text() { return *text_; }
    GamesController& games() { return *games_; }
    const RepairPanel& repair_panel() const { return *repair_panel_; }
    RepairController& repair() { return *repair_; }
    const GalleryCommands& gallery() const { return gallery_; }
    const ReportCommands& reports() const { return reports_; }
    const ActionTable& actions() const { return *actions_; }
    HelpCommands& help() { return help_; }
    Welcome& welcome() { return welcome_; }

  private:
    const legality::Client& client() const;
    FileCommands::Hooks file_hooks();
    GalleryWindow::Hooks gallery_hooks();
    GoCommands::Hooks go_hooks();
    WelcomePage::Actions welcome_actions();
    PreferencesCommands::Hooks preferences_hooks();
    PrintCommands::Hooks print_hooks();
    TransferCommands::Hooks transfer_hooks();
    void make_panels();
    void make_games();
    void make_repair();
    void lay_out_panes();
    Menu select_menu();
    Menu map_menu();
    void make_menus();
    void listen();
    /// Ends what is being painted, in whatever view.
    void abandon();
    void on_key_in_list(wxKeyEvent& event);
    void on_change(const document::Change& change);
    void on_opened();
    void refresh_open_map();
    std::vector<ActionGroup> open_map_actions();
    void show_map(std::size_t number);
    void close_map();
    bool all_may_go();
    void refresh_tabs();
    void on_saved(const std::string& note);
    /// Whether there is a library that can be shown.
    bool show_library(const std::filesystem::path& file);
    /// Shows the library that the open map is in, if any, and the map there.
    void follow_library();
    void remember_library();
    /// Shows a line in the status bar.
    void say(const std::string& line);
    void on_close(wxCloseEvent& event);
    void refresh_toolbox();
    /// Brings everything but the canvas up to date, when there is time.
    void refresh_panels();
    /// Checks the map for the client anew.
    void refresh_legality();
    void refresh_title();

    Services services_;
    session::Session session_;
    document::Toolbox toolbox_;
    RecentPlaces recent_;
    FileCommands files_;
    MapCommands map_commands_;
    Panes panes_;
    wxWindow* middle_; ///< tabs and canvas
    TabBar* tabs_;
    Canvas* canvas_;
    Minimap* minimap_;
    SecondView* second_view_;
    Legend* legend_;
    Palette* palette_;
    FindingsPanel* findings_ = nullptr;
    AnalysisPanel* analysis_ = nullptr;
    HistoryPanel* history_ = nullptr;
    LibraryPanel* library_ = nullptr;
    SimulationPanel* simulation_ = nullptr;
    StatisticsView* statistics_ = nullptr;
    RepairPanel* repair_panel_ = nullptr;
    TextView* text_ = nullptr;
    StatusBar* status_;
    CanvasController controller_;
    PointerInput pointer_;
    KeyboardInput keyboard_;
    SelectionCommands selection_;
    SymmetryCommands symmetry_;
    AnnotationCommands annotations_;
    OverlayPresenter presenter_;
    std::unique_ptr<OpenMaps> maps_;
    GoCommands go_commands_;
    BackdropCommands backdrop_;
    CompareCommands compare_;
    ReportCommands reports_;
    GalleryCommands gallery_;
    Welcome welcome_;
    HelpCommands help_;
    KeyCommands keys_;
    PreferencesCommands preferences_;
    WrittenFile written_;
    ExportMemory export_memory_;
    ExportCommands exports_;
    TransferCommands transfers_;
    PrintCommands prints_;
    TextUndo text_undo_;
    DialogLetters dialog_letters_;
    std::unique_ptr<Measures> measures_;
    std::unique_ptr<GamesController> games_;
    std::unique_ptr<RepairController> repair_;
    std::unique_ptr<ActionTable> actions_;
    bool stale_ = true;       ///< panels show an earlier state of the document
    bool map_changed_ = true; ///< and of the map itself
};

} // namespace pampas::desktop
