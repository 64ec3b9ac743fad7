#include "editor/desktop/experiments/gallery_window.h"

#include "analysis/generation/request.h"
#include "analysis/wording/words.h"
#include "editor/desktop/experiments/gallery_parts.h"
#include "editor/desktop/panels/game_words.h"
#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/look.h"
#include "editor/desktop/widgets/notice.h"
#include "editor/desktop/widgets/pictures.h"
#include "editor/desktop/widgets/screen.h"
#include "editor/desktop/widgets/text.h"
#include "engine/files/input_error.h"

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/panel.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

namespace pampas::desktop {
namespace {

// In DIP.
constexpr int gallery_margin = 14;
const wxSize gallery_preview(120, 280);
constexpr int usual_preview_width = 300;
constexpr int least_list_width = 200; // on small screens, where its lines end with an ellipsis

MadeGallery made(const GalleryRequest& request, const simulation::RunControl& control) {
    experiments::GenerationPlan plan = request.plan;
    if (request.like) {
        plan.request = generation::like(*request.like, plan.request);
    }
    return with_guesses(experiments::generate(plan, control));
}

/// `4 maps, of 1 200 that were looked at`, and why there are no more.
std::string made_words(const generation::Found& found, std::size_t wanted) {
    const std::string made =
        trn("{} map out of {} examined.", "{} maps out of {} examined.", found.maps.size(),
            grouped(static_cast<std::int64_t>(found.judged)).utf8_string());
    if (found.is_cut) {
        return made + " " + tr("Stopped. These are the best maps so far.");
    }
    return found.maps.size() < wanted
               ? made + " " + tr("No other maps meet the request and differ enough.")
               : made;
}

} // namespace

GalleryWindow::GalleryWindow(wxWindow* parent, Context& context)
    : wxFrame(parent, wxID_ANY, wx_tr("New from Generated Maps")), context_(context),
      ground_(new wxPanel(this)), form_(new GalleryForm(ground_)),
      row_(ground_, wx_tr("Make maps"), wx_tr("Progress"), [this] { toggle(); }),
      notice_(new Notice(ground_)), order_(new wxChoice(ground_, wxID_ANY)),
      maps_(new MadeMaps(ground_, {.pick = [this](std::size_t) { show_chosen(); },
                                   .activate = [this](std::size_t) { open_chosen(); }})),
      preview_(new MapPreview(ground_, gallery_preview)),
      open_(new wxButton(ground_, wxID_ANY, wx_tr("&Open"))), run_([this] { on_progress(); }) {
    name_for_readers(*order_, wx_tr("Order of the maps"));
    name_for_readers(*maps_, wx_tr("Maps"), ReaderRole::List);
    name_for_readers(*preview_, wx_tr("The selected map"), ReaderRole::Picture);
    open_->SetToolTip(wx_tr("Edit the selected map"));
    open_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { open_chosen(); });
    Bind(
        wxEVT_BUTTON, [this](wxCommandEvent&) { Close(); }, wxID_CANCEL);
    Bind(wxEVT_CHAR_HOOK, &GalleryWindow::on_key, this);
    Bind(wxEVT_ACTIVATE, [this](wxActivateEvent& event) {
        if (!running()) {
            form_->set_open_map(context_.map().details().name);
        }
        event.Skip();
    });
    maps_->set_empty_text(
        wx_tr("Make maps shows legal maps that meet your settings and differ from each other. "
              "Settings that you leave empty follow published maps."));
    form_->set_open_map(context_.map().details().name);
    lay_out();
    show_state();
    show_chosen();
}

GalleryWindow::~GalleryWindow() = default;

wxSizer* GalleryWindow::left_column() {
    const int gap = FromDIP(spacing::wide_gap);
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(form_, wxSizerFlags().Expand());
    column->Add(row_.button_and_gauge(), wxSizerFlags().Expand().Border(wxTOP, 2 * gap));
    column->Add(&row_.words(), wxSizerFlags().Expand().Border(wxTOP, gap));
    column->AddStretchSpacer();
    return column;
}

wxSizer* GalleryWindow::list_column() {
    for (const wxString& order : made_orders()) {
        order_->Append(order);
    }
    order_->SetSelection(0);
    order_->SetMinSize({FromDIP(80), -1}); // its list is as wide as it needs
    order_->SetToolTip(
        wx_tr("Order of the maps: narrowest gap first; for other figures, largest first"));
    order_->Bind(wxEVT_CHOICE, [this](wxCommandEvent& event) {
        maps_->sort(static_cast<std::size_t>(event.GetSelection()));
    });
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(order_, wxSizerFlags().Expand());
    column->Add(maps_, wxSizerFlags(1).Expand().Border(wxTOP, FromDIP(spacing::gap)));
    return column;
}

void GalleryWindow::lay_out() {
    const int gap = FromDIP(spacing::wide_gap);
    auto* columns = new wxBoxSizer(wxHORIZONTAL);
    columns->Add(left_column(), wxSizerFlags().Expand());
    columns->Add(list_column(), wxSizerFlags().Expand().Border(wxLEFT, 2 * gap));
    columns->Add(preview_,
                 wxSizerFlags(1).Expand().Border(wxLEFT, 2 * gap).ReserveSpaceEvenIfHidden());
    auto* buttons = new wxBoxSizer(wxHORIZONTAL);
    buttons->Add(notice_, wxSizerFlags(1).CenterVertical());
    buttons->Add(new wxButton(ground_, wxID_CANCEL, wx_tr("Close")),
                 wxSizerFlags().CenterVertical());
    buttons->Add(open_, wxSizerFlags().CenterVertical().Border(wxLEFT, gap));
    auto* all = new wxBoxSizer(wxVERTICAL);
    all->Add(columns, wxSizerFlags(1).Expand());
    all->Add(buttons, wxSizerFlags().Expand().Border(wxTOP, 2 * gap));
    auto* around = new wxBoxSizer(wxVERTICAL);
    around->Add(all, wxSizerFlags(1).Expand().Border(wxALL, FromDIP(gallery_margin)));
    ground_->SetSizer(around);
    grow();
    row_.button().SetDefault();
    row_.button().SetFocus();
}

void GalleryWindow::grow() {
    const auto size_with_list = [this](int width) {
        maps_->SetMinSize({width, -1});
        return ground_->GetSizer()->CalcMin();
    };
    const int list_width = maps_->GetBestSize().x;
    wxSize least = size_with_list(list_width);
    if (const int lacking = least.x - within_screen(*this, least).x; lacking > 0) {
        least = size_with_list(std::max(FromDIP(least_list_width), list_width - lacking));
    }
    SetMinClientSize(least);
    wxSize size = GetClientSize();
    size.IncTo(least + FromDIP(wxSize(usual_preview_width - gallery_preview.x, 0)));
    SetClientSize(within_screen(*this, size));
    ground_->SetSize(GetClientSize()); // so that fields are not squeezed until the window shows
}

void GalleryWindow::on_key(wxKeyEvent& event) {
    if (event.GetKeyCode() != WXK_ESCAPE) {
        event.Skip();
    } else if (running()) {
        toggle(); // keeps what was made
    } else {
        Close();
    }
}

void GalleryWindow::toggle() {
    if (running()) {
        run_.stop();
    } else {
        begin();
    }
    show_state();
}

void GalleryWindow::begin() {
    notice_->clear();
    try {
        GalleryRequest request = form_->request(context_.map(), context_.client());
        wanted_ = request.plan.request.count;
        // If the user stops the search, games still confirm what was found; a second stop ends
        // these too.
        is_fair_ = request.plan.fair.has_value();
        const auto first = is_fair_ ? simulation::End::Search : simulation::End::Games;
        run_.start([request = std::move(request)](const auto& control,
                                                  const auto&) { return made(request, control); },
                   first, simulation::End::Games);
    } catch (const InputError& error) {
        notice_->say(Tone::Error, wx_text(error.what()));
    }
}

void GalleryWindow::on_progress() {
    if (!running()) {
        finish();
    }
    show_state();
}

void GalleryWindow::finish() {
    if (run_.result() == nullptr) {
        notice_->say(Tone::Error, wx_text(run_.state().error));
        return;
    }
    gallery_ = run_.result();
    maps_->set_gallery(gallery_);
    const generation::Found& found = gallery_->found;
    const bool are_lacking = found.maps.size() < wanted_;
    notice_->say(are_lacking ? Tone::Warning : Tone::Good, wx_text(made_words(found, wanted_)));
    grow();
    show_chosen();
    if (maps_->chosen() != nullptr) {
        maps_->SetFocus();
    }
}

wxString GalleryWindow::state_text() const {
    if (run_.ending() == simulation::End::Games) {
        return wx_tr("Stopping …");
    }
    if (run_.is_ending()) {
        return wx_tr("Testing the results in new deals …");
    }
    const simulation::RunState& state = run_.state();
    const auto done = grouped(static_cast<std::int64_t>(state.done)).utf8_string();
    if (state.unit == simulation::RunState::Unit::Maps) {
        return wx_text(trn("{1} map examined", "{1} maps examined", state.done, done));
    }
    const std::string gap = state.best ? wording::reached(*state.best) + ", " : std::string();
    const auto left = state.seconds_left();
    return wx_text(gap + (left ? wording::time_left(*left) : done));
}

void GalleryWindow::show_state() {
    form_->Enable(!running());
    ProgressRow::Shown shown{.verb = wx_tr("Make maps")};
    if (running()) {
        shown = {.running = true,
                 .verb = is_fair_ && run_.is_ending() ? wx_tr("Stop now") : wx_tr("Stop"),
                 .can_press = run_.ending() != simulation::End::Games,
                 .share = run_.state().share(),
                 .text = state_text()};
    }
    row_.show(shown);
}

void GalleryWindow::show_chosen() {
    const generation::Candidate* chosen = maps_->chosen();
    open_->Enable(chosen != nullptr);
    preview_->Show(chosen != nullptr);
    if (chosen != nullptr) {
        preview_->set_map(chosen->map);
    }
    ground_->Layout();
}

void GalleryWindow::open_chosen() {
    if (const generation::Candidate* chosen = maps_->chosen()) {
        context_.maps().open_unsaved(chosen->map);
        wxGetTopLevelParent(GetParent())->Raise();
    }
}

} // namespace pampas::desktop
