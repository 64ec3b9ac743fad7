#include "editor/desktop/frame/frame.h"

#include "editor/desktop/canvas/legend.h"
#include "editor/desktop/canvas/minimap.h"
#include "editor/desktop/canvas/second_view.h"
#include "editor/desktop/canvas/space_text.h"
#include "editor/desktop/dialogs/file_picker.h"
#include "editor/desktop/frame/program_icons.h"
#include "editor/desktop/frame/status_bar.h"
#include "editor/desktop/panels/analysis_panel.h"
#include "editor/desktop/panels/findings_panel.h"
#include "editor/desktop/panels/history_panel.h"
#include "editor/desktop/panels/library_panel.h"
#include "editor/desktop/panels/palette.h"
#include "editor/desktop/panels/repair_panel.h"
#include "editor/desktop/panels/simulation_panel.h"
#include "editor/desktop/panels/statistics_view.h"
#include "editor/desktop/panels/text_view.h"
#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/dropped_files.h"
#include "editor/desktop/widgets/notice.h"
#include "editor/desktop/widgets/tab_bar.h"
#include "editor/desktop/widgets/text.h"
#include "editor/session/user_library.h"
#include "engine/files/input_error.h"

#include <fmt/format.h>
#include <wx/config.h>
#include <wx/display.h>
#include <wx/panel.h>
#include <wx/sizer.h>

#include <utility>

namespace pampas::desktop {
namespace {

// What is remembered.
constexpr const char* library_key = "/library/file";

/// Of the panels at the right, in DIP: as narrow as what they say can be read in.
constexpr int column_width = 310;

/// Most of the screen, at least the size the panels are laid out for.
wxSize first_size(const wxWindow& window) {
    const wxSize screen = wxDisplay(&window).GetClientArea().GetSize();
    wxSize size = screen * 0.85;
    size.IncTo(window.FromDIP(wxSize(1280, 800)));
    size.DecTo(screen);
    return size;
}

/// A mark for changes that are not saved, what the map is called, where it is kept.
std::string window_title(const session::Session& session) {
    const std::string mark = session.document().modified() ? "● " : "";
    const std::string place = session::short_place(session.origin());
    return place.empty() ? fmt::format("{}{} – Pampas", mark, session.title())
                         : fmt::format("{}{} – {} – Pampas", mark, session.title(), place);
}

} // namespace

Frame::Frame(const Services& services)
    : wxFrame(nullptr, wxID_ANY, "Pampas"), services_(services), session_(OpenMaps::first()),
      recent_(services.config),
      files_(session_, services.files, services.prompt, recent_, file_hooks()),
      map_commands_(session_.document(), services.prompt,
                    [this]() -> const legality::Client& { return client(); }),
      panes_(*this), middle_(new wxPanel(this)),
      tabs_(new TabBar(middle_, {.choose = [this](std::size_t number) { show_map(number); },
                                 .close =
                                     [this](std::size_t number) {
                                         show_map(number);
                                         close_map();
                                     }})),
      canvas_(new Canvas(middle_, session_.map())), minimap_(new Minimap(*canvas_, session_.map())),
      second_view_(new SecondView(this, session_.document(), toolbox_)), legend_(new Legend(this)),
      palette_(new Palette(this, toolbox_)), status_(new StatusBar(this)),
      controller_(*canvas_, session_.document(), toolbox_), pointer_(*canvas_, controller_),
      keyboard_(*canvas_, session_.map(), controller_),
      selection_(session_.document(), toolbox_, controller_,
                 {.say = [this](const std::string& line) { say(line); },
                  .open = [this](map::Map map) { files_.open_unsaved(std::move(map)); }}),
      symmetry_(session_.document(), *canvas_, controller_,
                [this](const std::string& line) { say(line); }),
      annotations_(session_.document(), controller_, services.prompt),
      presenter_(*canvas_, *legend_, session_.map()),
      go_commands_(*canvas_, controller_, session_.document(), toolbox_, go_hooks()),
      backdrop_(*canvas_, session_, services.files, services.prompt, services.config),
      compare_(*this, {services.files, services.show_page}, services.prompt,
               {.maps = [this]() -> const OpenMaps& { return *maps_; },
                .library = [this] { return library_->library(); }}),
      reports_(*this, session_, {services.files, services.show_page},
               {.client = [this]() -> const legality::Client& { return client(); },
                .choose_rules = ruleset_picker(services.files, services.prompt)}),
      gallery_(*this, gallery_hooks()),
      welcome_(*canvas_, services.config, recent_, welcome_actions(),
               [this] {
                   refresh_legality();
                   stale_ = true;
               }),
      help_(*this, {.on_map = [this] { return glossary::titled(legend_->title().utf8_string()); },
                    .welcome = [this] { welcome_.show(); },
                    .show_keys = [this] { keys_.show(*this); }}),
      keys_(
          services.config, [this]() -> ActionTable& { return *actions_; },
          [this] {
              palette_->show_keys([this](const auto& name) { return actions_->key(name); });
          }),
      preferences_(*this, services.config, preferences_hooks()),
      written_(middle_, {.say = [this](const wxString& line) { status_->set_help(line); }}),
      export_memory_(services.config),
      exports_(session_, presenter_, written_, services.files, services.prompt, export_memory_),
      transfers_(written_, services.files, services.prompt, export_memory_, transfer_hooks()),
      prints_(session_, presenter_, services.prompt, services.config, print_hooks()) {
#ifdef __WXGTK__
    // A window that waits for its decorations is laid out two pixels wide, and GTK complains.
    m_deferShow = false;
#endif
    SetIcons(program_icons());
    SetStatusBar(status_);
    SetSize(first_size(*this));
    SetMinSize(FromDIP(wxSize(640, 480)));
    maps_ = std::make_unique<OpenMaps>(
        session_, *canvas_, services.journals, [this](const std::string& line) {
            status_->set_help(wx_text(tr("Unsaved work cannot be kept: {}", line)));
        });
    make_panels();
    lay_out_panes();
    make_menus();
    panes_.restore(services_.config);
    library_->restore(services_.config);
    listen();
    refresh_toolbox();
    refresh_panels();
    canvas_->SetFocus();
    SetDropTarget(new DroppedFiles(*this, [this](const auto& dropped) { take(dropped); }));
}

Frame::~Frame() {
    // What is bound to its events goes before it otherwise.
    canvas_->Destroy();
}

const legality::Client& Frame::client() const {
    return findings_->client();
}

void Frame::lay_out_panes() {
    const auto pane = [](const char* name, const wxString& caption, wxSize size) {
        wxAuiPaneInfo info = wxAuiPaneInfo().Name(name).Caption(caption).BestSize(size);
        info.dock_proportion = size.y;
        return info;
    };
    const wxSize palette = palette_->GetBestSize();
    name_for_readers(*tabs_, wx_tr("Open maps"), ReaderRole::Tabs);
    auto* middle = new wxBoxSizer(wxVERTICAL);
    middle->Add(tabs_, wxSizerFlags().Expand());
    middle->Add(canvas_, wxSizerFlags(1).Expand());
    middle->Add(&written_.bar(), wxSizerFlags().Expand());
    middle_->SetSizer(middle);
    middle_->SetName("map");
    panes_.set_middle(middle_);
    panes_.add(
        second_view_,
        pane("second-view", wx_tr("Second view"), FromDIP(wxSize(400, 300))).Bottom().Hide());
    panes_.add(palette_,
               pane("palette", wx_tr("Palette"), palette).MinSize(palette).Left().Layer(1));
    panes_.add_tabs(
        pane("about", "", FromDIP(wxSize(column_width, 290))).Right().Layer(1).Position(0));
    panes_.add_page(findings_, "findings", wx_tr("Findings"));
    panes_.add_page(analysis_, "analysis", wx_tr("Analysis"));
    panes_.add_page(simulation_, "games", wx_tr("Games"), true);
    panes_.add_page(statistics_, "statistics", wx_tr("Statistics"), true);
    panes_.add_tabs(
        pane("kept", "", FromDIP(wxSize(column_width, 430))).Right().Layer(1).Position(1));
    panes_.add_page(library_, "library", wx_tr("Library"));
    panes_.add_page(history_, "history", wx_tr("History"));
    panes_.add_page(legend_, "legend", wx_tr("Legend"));
    panes_.add_page(text_, "text", wx_tr("Text"));
    panes_.add_page(repair_panel_, "repair", wx_tr("Repair"), true);
    legend_->on_appear([this](bool appears) {
        if (appears) {
            panes_.show(legend_);
        } else {
            panes_.leave(legend_);
        }
    });
}

void Frame::listen() {
    session_.document().on_change([this](const document::Change& change) { on_change(change); });
    toolbox_.on_change([this] { refresh_toolbox(); });
    controller_.on_move([this] {
        status_->set_space(wx_text(space_text(session_.map(), controller_.here())));
        canvas_->SetToolTip(wx_text(note_text(session_.map(), controller_.here())));
        presenter_.point_at(controller_.here());
        text_->show_space(controller_.here());
    });
    for (CanvasController* controller : {&controller_, &second_view_->controller()}) {
        controller->on_inspect([this](hex::Coordinate at) {
            measures_->inspect(at);
            actions_->refresh();
        });
    }
    canvas_->on_view([this] {
        minimap_->refresh_view();
        status_->set_magnification(canvas_->magnification());
    });
    for (wxWindow* panel : std::initializer_list<wxWindow*>{findings_, analysis_, repair_panel_}) {
        panel->Bind(wxEVT_CHAR_HOOK, &Frame::on_key_in_list, this);
    }
    Bind(wxEVT_CLOSE_WINDOW, &Frame::on_close, this);
    Bind(wxEVT_IDLE, [this](wxIdleEvent& event) {
        if (stale_) {
            refresh_panels();
        }
        event.Skip();
    });
}

void Frame::abandon() {
    controller_.abandon();
    second_view_->controller().abandon();
}

// Escape takes away what a row that was chosen shows on the map.
void Frame::on_key_in_list(wxKeyEvent& event) {
    const bool is_shown =
        !canvas_->outlined(Outline::Finding).empty() || !canvas_->proposal().empty();
    if (event.GetKeyCode() == WXK_ESCAPE && is_shown) {
        canvas_->outline(Outline::Finding, {});
        canvas_->show_proposal({});
    } else {
        event.Skip();
    }
}

void Frame::on_change(const document::Change& change) {
    welcome_.leave();
    maps_->keep();
    canvas_->show_change(change);
    if (!change.leaves_map()) {
        canvas_->outline(Outline::Finding, {});
    }
    if (change.grid) {
        presenter_.forget();
    }
    controller_.refresh();
    second_view_->show_change(change);
    symmetry_.refresh();
    stale_ = true;
    map_changed_ = map_changed_ || !change.leaves_map();
}

void Frame::on_opened() {
    welcome_.leave();
    canvas_->fit();
    refresh_open_map();
}

/// Another map is on the canvas.
void Frame::refresh_open_map() {
    backdrop_.opened();
    second_view_->canvas().fit();
    canvas_->SetFocus();
    games_->opened(session_.origin());
    follow_library();
    refresh_title();
}

void Frame::on_saved(const std::string& note) {
    maps_->keep();
    backdrop_.saved();
    canvas_->outline(Outline::Finding, {});
    refresh_title();
    if (!note.empty()) {
        say(note);
    }
    games_->saved(session_.origin());
    library_->refresh();
    remember_library();
    const auto* kept = std::get_if<session::InLibrary>(&session_.origin());
    if (kept != nullptr && kept->map.library == library_->library()) {
        library_->select(kept->map.name);
    }
}

void Frame::follow_library() {
    if (const auto* kept = std::get_if<session::InLibrary>(&session_.origin())) {
        if (kept->map.library != library_->library()) {
            library_->set_library(kept->map.library);
            remember_library();
        }
        library_->select(kept->map.name);
    }
}

void Frame::say(const std::string& line) {
    status_->set_help(wx_text(line));
}

bool Frame::show_library(const std::filesystem::path& file) {
    library_->set_library(file);
    panes_.show(library_);
    remember_library();
    return library_->is_readable();
}

void Frame::remember_library() {
    if (library_->is_readable()) {
        services_.config.Write(library_key, wx_text(library_->library().string()));
    }
}

void Frame::show_last_library() {
    const auto last = to_path(services_.config.Read(library_key, wxString()));
    if (last.is_absolute() && std::filesystem::exists(last)) {
        library_->set_library(last);
        return;
    }
    try {
        session::make_user_library();
        library_->set_library(session::user_library());
    } catch (const InputError& error) {
        services_.prompt.error(error.what());
    }
}

void Frame::refresh_toolbox() {
    palette_->refresh();
    controller_.refresh();
    second_view_->controller().refresh();
    status_->set_help(wx_text(toolbox_.help()));
    actions_->refresh();
}

void Frame::refresh_panels() {
    stale_ = false;
    if (std::exchange(map_changed_, false)) {
        refresh_legality();
        minimap_->refresh_map();
        measures_->refresh();
        games_->refresh();
        repair_->refresh();
    }
    history_->set_history(session_.document().history(),
                          session_.begun_here() ? wx_tr("New map") : wx_tr("Opened"));
    status_->set_space(wx_text(space_text(session_.map(), controller_.here())));
    text_->set_map(session_.map(), findings_->findings());
    actions_->refresh();
    refresh_title();
}

// Nobody has asked about the map behind the first page.
void Frame::refresh_legality() {
    if (welcome_.is_shown()) {
        findings_->fall_silent();
        status_->set_map(session_.map(), {});
    } else {
        findings_->set_findings(legality::findings(session_.map(), client()));
        status_->set_map(session_.map(), client());
    }
    Panes::mark(findings_, findings_->tone());
}

void Frame::refresh_title() {
    const wxString title = wx_text(window_title(session_));
    if (title != GetTitle()) {
        SetTitle(title);
    }
    refresh_tabs();
}

void Frame::on_close(wxCloseEvent& event) {
    abandon();
    if (event.CanVeto() && !all_may_go()) {
        event.Veto();
        return;
    }
    if (event.CanVeto()) {
        maps_->forget();
    }
    games_->leave();
    panes_.keep(services_.config);
    library_->keep(services_.config);
    preferences_.keep([this](Preferences& kept) { kept.minimap = minimap_->wanted(); });
    Destroy();
}

} // namespace pampas::desktop
