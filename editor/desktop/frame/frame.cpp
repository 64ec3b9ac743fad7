#include "editor/desktop/frame/frame.h"

#include "editor/desktop/dialogs/form_dialog.h"
#include "editor/desktop/frame/commands.h"
#include "editor/desktop/frame/map_window.h"
#include "editor/desktop/frame/panes.h"
#include "editor/desktop/frame/status_bar.h"
#include "editor/desktop/panels/palette.h"
#include "editor/desktop/widgets/explained.h"
#include "editor/desktop/widgets/letters.h"
#include "editor/desktop/widgets/pictures.h"
#include "editor/desktop/widgets/screen.h"
#include "editor/desktop/widgets/system.h"
#include "editor/desktop/widgets/text.h"
#include "editor/desktop/widgets/text_undo.h"

#include <fmt/format.h>
#include <wx/display.h>
#include <wx/iconbndl.h>

namespace pampas::desktop {
namespace {

/// The program's icon: a market with land, water and pampas around it.
map::Map sign() {
    using map::Space;
    map::Map map({3, 3, hex::StaggerAxis::Y, hex::StaggerIndex::Odd}, Space::Void);
    map.set({1, 1}, Space::Market);
    map.set({1, 0}, Space::Forest);
    map.set({2, 0}, Space::Meadow);
    map.set({0, 1}, Space::Water);
    map.set({2, 1}, Space::Pampas);
    map.set({1, 2}, Space::Swamp);
    map.set({2, 2}, Space::Mountain);
    return map;
}

wxIconBundle program_icons() {
    wxIconBundle bundle;
    for (const int side : {32, 64, 128}) {
        wxIcon icon;
        icon.CopyFromBitmap(map_bitmap(sign(), {side, side}, 1));
        bundle.AddIcon(icon);
    }
    return bundle;
}

/// Most of the screen, but at least the size that the panels need.
wxSize first_size(const wxWindow& window) {
    const wxSize screen = wxDisplay(&window).GetClientArea().GetSize();
    wxSize size = screen * 0.85;
    size.IncTo(window.FromDIP(wxSize(1280, 800)));
    return within_screen(window, size);
}

/// The title of the window: a mark for unsaved changes, the map's title, where it is kept.
std::string window_title(const session::Session& session) {
    const std::string mark = session.document().modified() ? "● " : "";
    const std::string place = session::short_place(session.origin());
    return place.empty() ? fmt::format("{}{} – Pampas", mark, session.title())
                         : fmt::format("{}{} – {} – Pampas", mark, session.title(), place);
}

} // namespace

Frame::Frame(Context& context) : wxFrame(nullptr, wxID_ANY, "Pampas"), context_(context) {
#ifdef __WXGTK__
    // A window that waits for its decorations is laid out two pixels wide, and GTK complains.
    m_deferShow = false;
#endif
    SetIcons(program_icons());
    SetStatusBar(new StatusBar(this, context));
    SetSize(first_size(*this));
    SetMinSize(FromDIP(wxSize(640, 480)));
    map_ = new MapWindow(this, context);
    Handlers handlers;
    panes_ = std::make_unique<Panes>(*this, context, map_, handlers);
    commands_ = std::make_unique<Commands>(*this, context, *map_, std::move(handlers));
    text_undo_ = std::make_unique<TextUndo>();
    dialog_letters_ = std::make_unique<DialogLetters>();
    listen();
    explain();
    context.catch_up();
    map_->canvas().SetFocus();
    SetDropTarget(
        new DroppedFiles(*this, [this](const auto& dropped) { commands_->take(dropped); }));
}

Frame::~Frame() {
    commands_.reset();
    panes_.reset();
    map_->Destroy(); // otherwise objects bound to its canvas's events would go first
}

void Frame::listen() {
    connections_ = {context_.maps().switched.connect([this] { refresh_title(); }),
                    context_.maps().saved.connect([this](const std::string& note) {
                        refresh_title();
                        if (!note.empty()) {
                            context_.say(note);
                        }
                    }),
                    context_.settled.connect([this](bool) { refresh_title(); }),
                    context_.quit.connect([this] { Close(); })};
    for (const PanelInfo& info : all_panels()) {
        if (info.points) {
            panes_->panel(info.id)->Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
                if (event.GetKeyCode() != WXK_ESCAPE || !map_->take_back_pointing()) {
                    event.Skip();
                }
            });
        }
    }
    Bind(wxEVT_CLOSE_WINDOW, &Frame::on_close, this);
    Bind(wxEVT_IDLE, [this](wxIdleEvent& event) {
        context_.catch_up();
        context_.maps().remember();
        event.Skip();
    });
}

/// What F1 shows on the map and in panels, where nothing in them says more.
void Frame::explain() {
    explain_control(map_->canvas(), [this]() -> const glossary::Term* {
        const document::Toolbox& tools = context_.toolbox();
        const document::ToolInfo& tool = document::all_tools()[tools.tool_index()];
        const glossary::Term* overlay = glossary::term_of(context_.overlays().id());
        return overlay != nullptr ? overlay
               : tools.holding()  ? glossary::find("selecting")
                                  : glossary::term_of(action_id(tool));
    });
    for (const PanelInfo& info : all_panels()) {
        explain_control(*panes_->panel(info.id),
                        [id = fmt::format("panel.{}", info.id)] { return glossary::term_of(id); });
    }
}

void Frame::refresh_title() {
    const wxString title = wx_text(window_title(context_.session()));
    if (title != GetTitle()) {
        SetTitle(title);
    }
}

void Frame::on_close(wxCloseEvent& event) {
    context_.maps().interrupt();
    if (event.CanVeto() && !commands_->ask_to_close_all()) {
        event.Veto();
        return;
    }
    context_.maps().remember();
    if (event.CanVeto()) {
        context_.maps().forget();
    }
    context_.closing();
    Destroy();
}

} // namespace pampas::desktop
