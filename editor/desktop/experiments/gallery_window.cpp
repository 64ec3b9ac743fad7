#include "editor/desktop/experiments/gallery_window.h"

#include "analysis/wording/words.h"
#include "editor/desktop/experiments/made_maps.h"
#include "editor/desktop/panels/game_words.h"
#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/map_preview.h"
#include "editor/desktop/widgets/notice.h"
#include "editor/desktop/widgets/spacing.h"
#include "editor/desktop/widgets/text.h"
#include "engine/files/input_error.h"

#include <wx/button.h>
#include <wx/gauge.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include <algorithm>
#include <cmath>

namespace pampas::desktop {
namespace {

constexpr int gallery_gauge_range = 1000;

// In DIP.
constexpr int gallery_margin = 14;
constexpr int list_width = 380;
const wxSize preview_size(380, 380);

/// `4 maps, of 1 200 that were looked at`, and why there are no more.
std::string made_words(const generation::Found& found, std::size_t wanted) {
    const std::string made =
        trn("{} map, of {} that were looked at.", "{} maps, of {} that were looked at.",
            found.maps.size(), grouped(static_cast<std::int64_t>(found.judged)).utf8_string());
    if (found.is_cut) {
        return made + " " + tr("Stopped: these are the best so far.");
    }
    return found.maps.size() < wanted
               ? made + " " + tr("No others are like this and differ enough.")
               : made;
}

} // namespace

GalleryWindow::GalleryWindow(wxWindow* parent, Hooks hooks)
    : wxDialog(parent, wxID_ANY, wx_tr("New from Generated Maps"), wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
      hooks_(std::move(hooks)), form_(new GalleryForm(this)),
      make_(new wxButton(this, wxID_ANY, wx_tr("Make maps"))),
      gauge_(new wxGauge(this, wxID_ANY, gallery_gauge_range)),
      status_(new wxStaticText(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                               wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE)),
      notice_(new Notice(this)),
      maps_(new MadeMaps(this, {.pick = [this](std::size_t) { show_chosen(); },
                                .activate = [this](std::size_t) { open_chosen(); }})),
      preview_(new MapPreview(this, preview_size)),
      open_(new wxButton(this, wxID_ANY, wx_tr("Open"))),
      runner_([this](const GalleryProgress& progress) { on_progress(progress); }) {
    name_for_readers(*gauge_, wx_tr("Progress"));
    name_for_readers(*maps_, wx_tr("Maps"), ReaderRole::List);
    name_for_readers(*preview_, wx_tr("The map that is selected"), ReaderRole::Picture);
    open_->SetToolTip(wx_tr("Work on the map that is selected"));
    make_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { toggle(); });
    open_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { open_chosen(); });
    Bind(
        wxEVT_BUTTON, [this](wxCommandEvent&) { Close(); }, wxID_CANCEL);
    Bind(wxEVT_CLOSE_WINDOW, [this](wxCloseEvent&) { Destroy(); });
    Bind(wxEVT_ACTIVATE, [this](wxActivateEvent& event) {
        form_->set_open_map(hooks_.open_map().details().name);
        event.Skip();
    });
    maps_->set_empty_text(wx_tr("Make maps shows maps that are legal, fulfil what is asked for and "
                                "differ from each other. What is left empty is as on published "
                                "maps."));
    form_->set_open_map(hooks_.open_map().details().name);
    lay_out();
    show_state();
    show_chosen();
}

GalleryWindow::~GalleryWindow() = default;

wxSizer* GalleryWindow::left_column() {
    const int gap = FromDIP(spacing::wide_gap);
    auto* make = new wxBoxSizer(wxHORIZONTAL);
    make->Add(make_, wxSizerFlags().CenterVertical());
    make->Add(gauge_,
              wxSizerFlags(1).CenterVertical().Border(wxLEFT, gap).ReserveSpaceEvenIfHidden());
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(form_, wxSizerFlags().Expand());
    column->Add(make, wxSizerFlags().Expand().Border(wxTOP, 2 * gap));
    column->Add(status_, wxSizerFlags().Expand().Border(wxTOP, gap));
    column->AddStretchSpacer();
    return column;
}

void GalleryWindow::lay_out() {
    const int gap = FromDIP(spacing::wide_gap);
    maps_->SetMinSize({FromDIP(list_width), -1});
    auto* columns = new wxBoxSizer(wxHORIZONTAL);
    columns->Add(left_column(), wxSizerFlags().Expand());
    columns->Add(maps_, wxSizerFlags(2).Expand().Border(wxLEFT, 2 * gap));
    columns->Add(preview_,
                 wxSizerFlags(3).Expand().Border(wxLEFT, 2 * gap).ReserveSpaceEvenIfHidden());
    auto* buttons = new wxBoxSizer(wxHORIZONTAL);
    buttons->Add(notice_, wxSizerFlags(1).CenterVertical());
    buttons->Add(new wxButton(this, wxID_CANCEL, wx_tr("Close")), wxSizerFlags().CenterVertical());
    buttons->Add(open_, wxSizerFlags().CenterVertical().Border(wxLEFT, gap));
    auto* all = new wxBoxSizer(wxVERTICAL);
    all->Add(columns, wxSizerFlags(1).Expand());
    all->Add(buttons, wxSizerFlags().Expand().Border(wxTOP, 2 * gap));
    auto* around = new wxBoxSizer(wxVERTICAL);
    around->Add(all, wxSizerFlags(1).Expand().Border(wxALL, FromDIP(gallery_margin)));
    SetSizerAndFit(around);
    make_->SetDefault();
    make_->SetFocus();
}

void GalleryWindow::toggle() {
    if (run_) {
        end();
    } else {
        begin();
    }
    show_state();
}

void GalleryWindow::begin() {
    notice_->clear();
    try {
        GalleryRequest request = form_->request(hooks_.open_map(), hooks_.client());
        Run run{.is_fair = request.plan.fair.has_value()};
        wanted_ = request.plan.request.count;
        request.enough = run.enough.get_token();
        run.progress.request = runner_.play(std::move(request));
        run_ = std::move(run);
    } catch (const InputError& error) {
        notice_->say(Tone::Error, wx_text(error.what()));
    }
}

// Games confirm what was found, unless the user has enough of that, too.
void GalleryWindow::end() {
    if (run_->is_fair && !run_->enough.stop_requested()) {
        run_->enough.request_stop();
    } else {
        run_->stopping = true;
        runner_.stop();
    }
}

void GalleryWindow::on_progress(const GalleryProgress& progress) {
    if (!run_ || progress.request != run_->progress.request) {
        return;
    }
    run_->progress = progress;
    if (progress.over) {
        run_.reset();
        finish(progress);
    }
    show_state();
}

void GalleryWindow::finish(const GalleryProgress& progress) {
    if (progress.found == nullptr) {
        notice_->say(Tone::Error, wx_text(progress.error));
        return;
    }
    found_ = progress.found;
    maps_->set_found(found_);
    const bool are_lacking = found_->maps.size() < wanted_;
    notice_->say(are_lacking ? Tone::Warning : Tone::Good, wx_text(made_words(*found_, wanted_)));
    show_chosen();
    if (maps_->chosen() != nullptr) {
        maps_->SetFocus();
    }
}

wxString GalleryWindow::state_text() const {
    if (!run_) {
        return {};
    }
    const GalleryProgress& progress = run_->progress;
    if (run_->stopping) {
        return wx_tr("Stopping …");
    }
    if (run_->enough.stop_requested()) {
        return wx_tr("Playing what was found with fresh cards …");
    }
    const auto done = grouped(static_cast<std::int64_t>(progress.played)).utf8_string();
    if (progress.phase == GalleryProgress::Phase::Maps) {
        return wx_text(trn("{1} map looked at", "{1} maps looked at", progress.played, done));
    }
    const std::string gap =
        progress.gap ? tr("gap {:.1f} points", 100 * *progress.gap) + ", " : std::string();
    const auto left = static_cast<double>(progress.most) - static_cast<double>(progress.played);
    const double rate =
        static_cast<double>(progress.played) / (progress.passed - progress.before).count();
    return wx_text(left > 0 && rate > 0 ? gap + wording::time_left(left / rate) : gap + done);
}

void GalleryWindow::show_state() {
    form_->Enable(!running());
    gauge_->Show(running());
    make_->SetLabel(!running()                      ? wx_tr("Make maps")
                    : run_->enough.stop_requested() ? wx_tr("Stop at once")
                                                    : wx_tr("Stop"));
    make_->Enable(!running() || !run_->stopping);
    SetEscapeId(running() ? make_->GetId() : wxID_ANY); // Escape loses nothing that was made
    status_->SetLabelText(state_text());
    if (running()) {
        const double share = std::min(run_->progress.share(), 1.0);
        gauge_->SetValue(static_cast<int>(std::lround(gallery_gauge_range * share)));
    }
    Layout();
}

void GalleryWindow::show_chosen() {
    const generation::Candidate* chosen = maps_->chosen();
    open_->Enable(chosen != nullptr);
    preview_->Show(chosen != nullptr);
    if (chosen != nullptr) {
        preview_->set_map(chosen->map);
    }
    Layout();
}

void GalleryWindow::open_chosen() {
    if (const generation::Candidate* chosen = maps_->chosen()) {
        hooks_.open(chosen->map);
    }
}

} // namespace pampas::desktop
