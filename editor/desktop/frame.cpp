#include "editor/desktop/frame.h"

#include "editor/desktop/edit_commands.h"
#include "editor/desktop/palette.h"
#include "editor/desktop/panels/findings_panel.h"
#include "editor/desktop/panels/history_panel.h"
#include "editor/desktop/status_bar.h"
#include "editor/desktop/status_text.h"
#include "editor/desktop/text.h"

#include <wx/config.h>
#include <wx/display.h>

namespace pampas::desktop {
namespace {

/// What an editor without a file begins with: it fits every client.
map::Map first_map() {
    return map::Map({19, 20, hex::StaggerAxis::X, hex::StaggerIndex::Even});
}

/// Most of the screen, at least the size the panels are laid out for.
wxSize first_size(const wxWindow& window) {
    const wxSize screen = wxDisplay(&window).GetClientArea().GetSize();
    wxSize size = screen * 0.85;
    size.IncTo(window.FromDIP(wxSize(1280, 800)));
    size.DecTo(screen);
    return size;
}

} // namespace

Frame::Frame(const Services& services)
    : wxFrame(nullptr, wxID_ANY, "Pampas"), services_(services), document_(first_map()),
      recent_(services.config),
      files_(document_, services.files, services.prompt, recent_, file_hooks()),
      map_commands_(document_, services.prompt,
                    [this]() -> const legality::Client& { return findings_->client(); }),
      panes_(*this), canvas_(new Canvas(this, document_.map())),
      palette_(new Palette(this, toolbox_)),
      findings_(new FindingsPanel(this, {.point =
                                             [this](const auto& spaces, auto look_at) {
                                                 canvas_->mark(Mark::Finding, spaces);
                                                 if (look_at) {
                                                     canvas_->reveal(*look_at);
                                                 }
                                             },
                                         .choose_client = [this](const auto&) { stale_ = true; }})),
      history_(new HistoryPanel(this, [this](std::size_t done) { document_.go_to(done); })),
      status_(new StatusBar(this)), hand_(*canvas_, document_, toolbox_), pointer_(*canvas_, hand_),
      keyboard_(*canvas_, document_.map(), hand_) {
    SetStatusBar(status_);
    SetSize(first_size(*this));
    SetMinSize(FromDIP(wxSize(640, 480)));
    lay_out_panes();
    actions_ = std::make_unique<ActionTable>(*this, menus(), [this] { hand_.abandon(); });
    panes_.restore(services_.config);
    listen();
    refresh_toolbox();
    refresh_panels();
    canvas_->SetFocus();
}

Frame::~Frame() {
    // What is bound to its events goes before it otherwise.
    canvas_->Destroy();
}

FileCommands::Hooks Frame::file_hooks() {
    return {.opened = [this] { on_opened(); },
            .saved = [this] { refresh_title(); },
            .show_library = [](const auto&) {},
            .client = [this]() -> const legality::Client& { return findings_->client(); },
            .quit = [this] { Close(); }};
}

void Frame::lay_out_panes() {
    const auto pane = [](const char* name, const char* caption, wxSize size) {
        wxAuiPaneInfo info = wxAuiPaneInfo().Name(name).Caption(caption).BestSize(size);
        info.dock_proportion = size.y;
        return info;
    };
    const wxSize palette = palette_->GetBestSize();
    panes_.set_middle(canvas_);
    panes_.add(palette_, pane("palette", "Palette", palette).MinSize(palette).Left().Position(0));
    panes_.add(history_, pane("history", "History", FromDIP(wxSize(190, 160))).Left().Position(1));
    panes_.add(findings_,
               pane("findings", "Findings", FromDIP(wxSize(300, 330))).Right().Position(0));
}

std::vector<Menu> Frame::menus() {
    return {files_.menu(), edit_menu(document_), view_menu(), paint_menu(toolbox_, hand_),
            map_commands_.menu()};
}

Menu Frame::view_menu() {
    return {"&View", {zoom_actions(), panes_.actions()}};
}

ActionGroup Frame::zoom_actions() {
    constexpr double step = 1.25;
    return {{.label = "Zoom &in",
             .keys = {"Ctrl++", "Ctrl+=", "+", "="},
             .help = "Show the map larger",
             .run = [this] { canvas_->zoom(step); },
             .icon = "zoom-in"},
            {.label = "Zoom &out",
             .keys = {"Ctrl+-", "-"},
             .help = "Show the map smaller",
             .run = [this] { canvas_->zoom(1 / step); },
             .icon = "zoom-out"},
            {.label = "&Whole map",
             .keys = {"Ctrl+0"},
             .help = "Show the whole map as large as it fits",
             .run = [this] { canvas_->fit(); },
             .icon = "fit"},
            {.label = "&Coordinates",
             .keys = {"C"},
             .help = "Show the names of the spaces",
             .run = [this] { canvas_->show_coordinates(!canvas_->coordinates()); },
             .icon = "coordinates",
             .checked = [this] { return canvas_->coordinates(); }}};
}

void Frame::listen() {
    document_.on_change([this](const document::Change& change) { on_change(change); });
    toolbox_.on_change([this] { refresh_toolbox(); });
    hand_.on_move(
        [this] { status_->set_space(wx_text(space_text(document_.map(), hand_.here()))); });
    Bind(wxEVT_CLOSE_WINDOW, &Frame::on_close, this);
    Bind(wxEVT_IDLE, [this](wxIdleEvent& event) {
        if (stale_) {
            refresh_panels();
        }
        event.Skip();
    });
}

void Frame::on_change(const document::Change& change) {
    canvas_->show_change(change);
    hand_.refresh();
    stale_ = true;
}

void Frame::on_opened() {
    canvas_->fit();
    canvas_->SetFocus();
    refresh_title();
}

void Frame::refresh_toolbox() {
    palette_->refresh();
    hand_.refresh();
    status_->set_help(wx_text(document::all_tools()[toolbox_.tool_index()].help));
    actions_->refresh();
}

void Frame::refresh_panels() {
    stale_ = false;
    const legality::Client& client = findings_->client();
    findings_->set_findings(legality::findings(document_.map(), client));
    history_->set_history(document_.history(), "Opened");
    status_->set_map(document_.map(), client);
    status_->set_space(wx_text(space_text(document_.map(), hand_.here())));
    actions_->refresh();
    refresh_title();
}

void Frame::refresh_title() {
    const wxString title =
        wx_text(window_title(document_.map(), files_.origin(), document_.modified()));
    if (title != GetTitle()) {
        SetTitle(title);
    }
}

void Frame::on_close(wxCloseEvent& event) {
    hand_.abandon();
    if (event.CanVeto() && !files_.may_go()) {
        event.Veto();
        return;
    }
    panes_.keep(services_.config);
    services_.config.Flush();
    Destroy();
}

} // namespace pampas::desktop
