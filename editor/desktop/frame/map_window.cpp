#include "editor/desktop/frame/map_window.h"

#include "editor/desktop/canvas/spaces.h"
#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/notice.h"
#include "editor/desktop/widgets/tabs.h"
#include "editor/desktop/widgets/text.h"

#include <wx/sizer.h>
#include <wx/utils.h>

namespace pampas::desktop {
namespace {

void open_in_file_manager(const std::filesystem::path& folder) {
    wxLaunchDefaultApplication(wx_text(folder.string()));
}

} // namespace

MapWindow::MapWindow(wxWindow* parent, Context& context)
    : wxPanel(parent), context_(context),
      tabs_(new TabBar(this, {.choose =
                                  [this](std::size_t number) {
                                      context_.show_map();
                                      context_.maps().show(number);
                                  },
                              .close =
                                  [this](std::size_t number) {
                                      context_.maps().show(number);
                                      context_.run("file.close-map");
                                  }})),
      canvas_(new Canvas(this, context.map())), minimap_(new Minimap(*canvas_, context)),
      controller_(*canvas_, context, CanvasController::Sight::AsLeft),
      pointer_(*canvas_, controller_), keyboard_(*canvas_, controller_), written_(this, context) {
    lay_out();
    listen();
}

MapWindow::~MapWindow() {
    // Otherwise the objects bound to its events would be destroyed first.
    canvas_->Destroy();
}

void MapWindow::lay_out() {
    SetName("map");
    name_for_readers(*tabs_, wx_tr("Open maps"), ReaderRole::Tabs);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(tabs_, wxSizerFlags().Expand());
    rows->Add(canvas_, wxSizerFlags(1).Expand());
    rows->Add(&written_.bar(), wxSizerFlags().Expand());
    SetSizer(rows);
}

void MapWindow::listen() {
    canvas_->on_view([this] {
        context_.maps().view().viewport = canvas_->viewport();
        minimap_->refresh_view();
        context_.magnified(canvas_->magnification());
    });
    controller_.on_move([this] { on_move(); });
    OpenMaps& maps = context_.maps();
    OverlayPresenter& overlays = context_.overlays();
    connections_ = {
        maps.changed.connect([this](const auto&) { leave_welcome(); }),
        maps.switched.connect([this] {
            leave_welcome();
            canvas_->SetFocus();
            refresh_tabs();
        }),
        maps.saved.connect([this](const auto&) {
            canvas_->outline(Outline::Finding, {});
            refresh_tabs();
        }),
        overlays.laid.connect([this] { canvas_->show_overlay(context_.overlays().shared()); }),
        overlays.titled.connect([this] {
            if (std::exchange(overlay_, context_.overlays().id()) != overlay_) {
                canvas_->outline(Outline::Finding, {});
            }
        }),
        context_.settled.connect([this](bool) {
            context_.set_here(controller_.here());
            refresh_tabs();
        }),
        context_.point.connect([this](const auto& spaces, auto look_at) {
            canvas_->outline(Outline::Finding, spaces);
            if (look_at) {
                canvas_->reveal(*look_at);
            }
        }),
        context_.propose.connect([this](const auto& spaces) { canvas_->show_proposal(spaces); }),
        context_.go.connect([this](hex::Coordinate at) { go(at); }),
        context_.work().changed.connect([this] { refresh_tabs(); }),
        context_.show_map.connect([this] { leave_welcome(); }),
        context_.show_welcome.connect([this] { show_welcome(); })};
}

void MapWindow::on_move() {
    canvas_->SetToolTip(wx_text(note_text(context_.map(), controller_.here())));
    context_.set_here(controller_.here());
}

void MapWindow::go(hex::Coordinate at) {
    canvas_->reveal(at);
    controller_.move(at, Device::Keyboard);
}

bool MapWindow::take_back_pointing() {
    const bool any = !canvas_->outlined(Outline::Finding).empty() || !canvas_->proposal().empty();
    canvas_->outline(Outline::Finding, {});
    canvas_->show_proposal({});
    return any;
}

void MapWindow::refresh_tabs() {
    std::vector<Tab> tabs;
    tabs.reserve(context_.maps().count());
    for (std::size_t number = 0; number < context_.maps().count(); ++number) {
        tabs.push_back({.title = context_.maps().title(number),
                        .share = context_.work().share(context_.maps().id(number))});
    }
    tabs_->show(std::move(tabs), context_.maps().current());
}

void MapWindow::begin() {
    if (context_.preferences().welcome) {
        show_welcome();
    }
}

void MapWindow::show_welcome() {
    if (welcome_ == nullptr) {
        welcome_ = new WelcomePage(this, context_, [this] { leave_welcome(); });
        GetSizer()->Add(welcome_, wxSizerFlags(1).Expand());
    }
    welcome_->show_recent();
    canvas_->Hide();
    welcome_->Show();
    Layout();
    welcome_->SetFocus();
    context_.hide_map(true);
}

void MapWindow::leave_welcome() {
    if (welcome_ != nullptr && welcome_->IsShown()) {
        welcome_->Hide();
        canvas_->Show();
        Layout();
        canvas_->SetFocus();
        context_.hide_map(false);
    }
}

WrittenFile::WrittenFile(wxWindow* parent, const Context& context, OpenFolder open_folder)
    : context_(context),
      open_folder_(open_folder ? std::move(open_folder) : OpenFolder(open_in_file_manager)),
      bar_(new NoticeBar(parent, {.label = wx_tr("Show in &folder"),
                                  .tip = wx_tr("Open the folder of the file"),
                                  .run = [this] { show_folder(); }})) {}

void WrittenFile::say(const std::filesystem::path& file) {
    const std::filesystem::path path = std::filesystem::absolute(file);
    say(tr("Written: {}", path.string()), path.parent_path());
}

void WrittenFile::say_all(std::size_t files, const std::filesystem::path& folder) {
    const std::filesystem::path path = std::filesystem::absolute(folder);
    say(trn("{} map written to {}", "{} maps written to {}", files, path.string()), path);
}

void WrittenFile::say(const std::string& line, const std::filesystem::path& folder) {
    folder_ = folder;
    bar_->say(wx_text(line));
    context_.say(line);
}

void WrittenFile::add_to(Handlers& handlers) {
    handlers.add(
        "file.show-written", [this] { return !folder_.empty(); }, [this] { show_folder(); });
}

void WrittenFile::show_folder() {
    open_folder_(folder_);
}

} // namespace pampas::desktop
