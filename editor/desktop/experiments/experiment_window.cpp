#include "editor/desktop/experiments/experiment_window.h"

#include "analysis/wording/words.h"
#include "editor/desktop/panels/game_words.h"
#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/look.h"
#include "editor/desktop/widgets/notice.h"
#include "editor/desktop/widgets/text.h"
#include "engine/files/input_error.h"

#include <fmt/format.h>
#include <wx/button.h>
#include <wx/display.h>
#include <wx/gauge.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <algorithm>

namespace pampas::desktop {
namespace {

// In DIP.
constexpr int window_margin = 14;
constexpr int text_width = 480;
constexpr int text_height = 150;

/// `260 of 500 games, 41 a second, 6 s left`.
wxString progress_text(const simulation::RunState& state) {
    if (state.done == 0) {
        return wx_tr("Shuffling …");
    }
    const auto left = state.seconds_left();
    return left ? games_played_text(state) + ", " + wx_text(wording::time_left(*left))
                : games_played_text(state);
}

} // namespace

ExperimentWindow::ExperimentWindow(wxWindow* parent, const Context& context, ExperimentKind kind)
    : wxDialog(parent, wxID_ANY, kind.title, wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
      context_(context), kind_(std::move(kind)), form_(new GamesForm(this, kind_.form)),
      text_(new wxTextCtrl(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                           wxTE_MULTILINE | wxTE_READONLY)),
      notice_(new Notice(this)), giver_(context.handouts(), *notice_),
      row_(this, kind_.verb, wx_tr("Progress"), [this] { toggle(); }),
      run_([this] { on_progress(); }) {
    form_->set_map(context_.map().details());
    name_map();
    name_for_readers(*text_, wx_tr("Result"));
    Bind(
        wxEVT_BUTTON, [this](wxCommandEvent&) { Close(); }, wxID_CANCEL);
    Bind(wxEVT_CLOSE_WINDOW, [this](wxCloseEvent&) { Destroy(); });
    Bind(wxEVT_ACTIVATE, [this](wxActivateEvent& event) {
        if (event.GetActive() && !running()) {
            form_->set_map(context_.map().details());
        }
        if (event.GetActive() && !running() && !result_) {
            name_map();
        }
        event.Skip();
    });
    lay_out();
}

ExperimentWindow::~ExperimentWindow() = default;

void ExperimentWindow::name_map() {
    SetTitle(
        wx_text(fmt::format("{} – {}", kind_.title.utf8_string(), context_.session().title())));
}

void ExperimentWindow::lay_out() {
    const int space = FromDIP(spacing::wide_gap);
    auto* purpose = new wxStaticText(this, wxID_ANY, kind_.purpose);
    purpose->Wrap(FromDIP(text_width));
    text_->SetMinSize(FromDIP(wxSize(text_width, text_height)));
    text_->SetMargins(FromDIP(spacing::narrow_gap), FromDIP(spacing::narrow_gap));
    text_->Hide();
    auto* all = new wxBoxSizer(wxVERTICAL);
    all->Add(purpose, wxSizerFlags().Expand().Border(wxBOTTOM, space));
    all->Add(form_, wxSizerFlags().Expand().Border(wxBOTTOM, space));
    auto* progress = new wxBoxSizer(wxVERTICAL);
    progress->Add(&row_.gauge(), wxSizerFlags().Expand().ReserveSpaceEvenIfHidden());
    progress->Add(&row_.words(),
                  wxSizerFlags().Expand().Border(wxTOP, FromDIP(spacing::narrow_gap)));
    all->Add(progress, wxSizerFlags().Expand().Border(wxBOTTOM, space));
    all->Add(text_, wxSizerFlags(1).Expand().Border(wxBOTTOM, space));
    all->Add(notice_, wxSizerFlags().Expand().Border(wxBOTTOM, space));
    all->Add(buttons_row(), wxSizerFlags().Expand());
    auto* around = new wxBoxSizer(wxVERTICAL);
    around->Add(all, wxSizerFlags(1).Expand().Border(wxALL, FromDIP(window_margin)));
    SetSizerAndFit(around);
    row_.button().SetDefault();
    row_.button().SetFocus();
}

wxSizer* ExperimentWindow::buttons_row() {
    const int space = FromDIP(spacing::gap);
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    handouts_ = new wxBoxSizer(wxHORIZONTAL);
    row->Add(handouts_);
    row->AddStretchSpacer();
    row->Add(new wxButton(this, wxID_CANCEL, wx_tr("Close")), wxSizerFlags().Border(wxLEFT, space));
    row->Add(&row_.button(), wxSizerFlags().Border(wxLEFT, space));
    return row;
}

void ExperimentWindow::toggle() {
    if (!running()) {
        begin();
        return;
    }
    run_.stop();
    show_progress();
}

void ExperimentWindow::begin() {
    notice_->clear();
    try {
        run_.start([games = kind_.plan(form_->choice())](const auto& control, const auto&) {
            control.begin(simulation::RunState::Unit::Games, games.most);
            return games.play(control);
        });
    } catch (const InputError& error) {
        notice_->say(Tone::Error, wx_text(error.what()));
        return;
    }
    name_map();
    result_.reset();
    show_result();
    show_progress();
}

void ExperimentWindow::on_progress() {
    if (!running()) {
        if (run_.result() != nullptr) {
            result_ = (*run_.result())();
        } else {
            notice_->say(Tone::Error, wx_text(run_.state().error));
        }
    }
    show_progress();
    if (!running()) {
        show_result();
    }
}

void ExperimentWindow::show_progress() {
    form_->Enable(!running());
    // While games run, Escape stops them and keeps what was played.
    SetEscapeId(running() ? row_.button().GetId() : wxID_ANY);
    ProgressRow::Shown shown{.verb = kind_.verb};
    if (running()) {
        shown = {.running = true,
                 .verb = run_.is_ending() ? wx_tr("Stop now") : wx_tr("Stop"),
                 .share = run_.state().share(),
                 .text = run_.is_ending() ? wx_tr("Finishing the games in progress …")
                                          : progress_text(run_.state())};
    }
    row_.show(shown);
}

void ExperimentWindow::show_result() {
    text_->Show(text_->IsShown() || result_); // once shown, it keeps its place
    text_->ChangeValue(result_ ? result_->text : wxString());
    make_handouts();
    grow();
}

/// Makes room for everything; a window that the user has enlarged stays large.
void ExperimentWindow::grow() {
    const wxSize least = GetSizer()->CalcMin();
    SetMinClientSize(least);
    wxSize size = GetClientSize();
    size.IncTo(least);
    SetClientSize(size);
    const int screen = wxDisplay(this).GetClientArea().GetBottom();
    if (GetScreenRect().GetBottom() > screen) {
        Move(GetPosition().x, std::max(0, screen - GetSize().y));
    }
    Layout();
}

void ExperimentWindow::make_handouts() {
    handouts_->Clear(true);
    if (!result_) {
        row_.button().SetDefault();
        return;
    }
    const auto add = [this](const wxString& verb, std::function<void()> work) {
        auto* button = new wxButton(this, wxID_ANY, verb);
        button->Bind(wxEVT_BUTTON, [work = std::move(work)](wxCommandEvent&) { work(); });
        handouts_->Add(button, wxSizerFlags().Border(wxRIGHT, FromDIP(spacing::gap)));
        return button;
    };
    wxButton* first = nullptr;
    if (result_->page) {
        first = add(wx_tr("Open in browser"), [this] {
            giver_.show_page(result_->page, result_->handouts.front().proposed);
        });
    }
    for (const Handout& handout : result_->handouts) {
        wxButton* button = add(handout.verb, [this, &handout] { giver_.save(handout); });
        first = first == nullptr ? button : first;
    }
    if (first != nullptr) {
        first->SetDefault();
        first->SetFocus();
    }
}

} // namespace pampas::desktop
