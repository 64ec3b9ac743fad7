#include "editor/desktop/experiments/experiment_window.h"

#include "analysis/wording/words.h"
#include "editor/desktop/panels/game_words.h"
#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/notice.h"
#include "editor/desktop/widgets/spacing.h"
#include "editor/desktop/widgets/text.h"
#include "engine/files/input_error.h"

#include <wx/button.h>
#include <wx/display.h>
#include <wx/gauge.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <algorithm>
#include <cmath>

namespace pampas::desktop {
namespace {

constexpr int gauge_range = 1000;

// In DIP.
constexpr int margin = 14;
constexpr int text_width = 480;
constexpr int text_height = 150;

wxString games_text(std::size_t games) {
    return grouped(static_cast<std::int64_t>(games));
}

/// `260 of 500 games, 41 a second, 6 s left`.
wxString progress_text(const ExperimentProgress& progress) {
    if (progress.played == 0) {
        return wx_tr("Shuffling …");
    }
    const double rate = progress.games_a_second();
    const wxString text =
        wx_text(tr("{} of {} games, {}", games_text(progress.played).utf8_string(),
                   games_text(progress.most).utf8_string(), speed_text(rate).utf8_string()));
    const auto left = static_cast<double>(progress.most - progress.played);
    return left > 0 ? text + ", " + wx_text(wording::time_left(left / rate)) : text;
}

} // namespace

ExperimentWindow::ExperimentWindow(wxWindow* parent, std::unique_ptr<ExperimentKind> kind,
                                   Handouts::Services services)
    : wxDialog(parent, wxID_ANY, kind->title(), wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
      kind_(std::move(kind)), form_(kind_->make_form(this)),
      gauge_(new wxGauge(this, wxID_ANY, gauge_range)),
      status_(new wxStaticText(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                               wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE)),
      told_(new wxTextCtrl(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                           wxTE_MULTILINE | wxTE_READONLY)),
      notice_(new Notice(this)), giver_(std::move(services), *notice_),
      button_(new wxButton(this, wxID_ANY, kind_->verb())),
      runner_([this](const ExperimentProgress& progress) { on_progress(progress); }) {
    name_for_readers(*gauge_, wx_tr("Progress"));
    name_for_readers(*told_, wx_tr("Result"));
    button_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { toggle(); });
    Bind(
        wxEVT_BUTTON, [this](wxCommandEvent&) { Close(); }, wxID_CANCEL);
    Bind(wxEVT_CLOSE_WINDOW, [this](wxCloseEvent&) { Destroy(); });
    Bind(wxEVT_ACTIVATE, [this](wxActivateEvent& event) {
        if (event.GetActive() && !running()) {
            kind_->refresh();
        }
        event.Skip();
    });
    lay_out();
}

ExperimentWindow::~ExperimentWindow() = default;

void ExperimentWindow::lay_out() {
    const int space = FromDIP(spacing::wide_gap);
    auto* purpose = new wxStaticText(this, wxID_ANY, kind_->purpose());
    purpose->Wrap(FromDIP(text_width));
    told_->SetMinSize(FromDIP(wxSize(text_width, text_height)));
    told_->SetMargins(FromDIP(spacing::narrow_gap), FromDIP(spacing::narrow_gap));
    told_->Hide();
    auto* all = new wxBoxSizer(wxVERTICAL);
    all->Add(purpose, wxSizerFlags().Expand().Border(wxBOTTOM, space));
    all->Add(form_, wxSizerFlags().Expand().Border(wxBOTTOM, space));
    all->Add(progress_row(), wxSizerFlags().Expand().Border(wxBOTTOM, space));
    all->Add(told_, wxSizerFlags(1).Expand().Border(wxBOTTOM, space));
    all->Add(notice_, wxSizerFlags().Expand().Border(wxBOTTOM, space));
    all->Add(buttons_row(), wxSizerFlags().Expand());
    auto* around = new wxBoxSizer(wxVERTICAL);
    around->Add(all, wxSizerFlags(1).Expand().Border(wxALL, FromDIP(margin)));
    SetSizerAndFit(around);
    button_->SetDefault();
    button_->SetFocus();
}

wxSizer* ExperimentWindow::progress_row() {
    auto* row = new wxBoxSizer(wxVERTICAL);
    row->Add(gauge_, wxSizerFlags().Expand().ReserveSpaceEvenIfHidden());
    row->Add(status_, wxSizerFlags().Expand().Border(wxTOP, FromDIP(spacing::narrow_gap)));
    gauge_->Hide();
    return row;
}

wxSizer* ExperimentWindow::buttons_row() {
    const int space = FromDIP(spacing::gap);
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    handouts_ = new wxBoxSizer(wxHORIZONTAL);
    row->Add(handouts_);
    row->AddStretchSpacer();
    row->Add(new wxButton(this, wxID_CANCEL, wx_tr("Close")), wxSizerFlags().Border(wxLEFT, space));
    row->Add(button_, wxSizerFlags().Border(wxLEFT, space));
    return row;
}

void ExperimentWindow::toggle() {
    if (!running()) {
        begin();
    } else if (!stopping_) {
        stop();
    } else {
        runner_.abandon();
        finish();
    }
}

void ExperimentWindow::begin() {
    notice_->clear();
    try {
        Experiment experiment = kind_->experiment();
        progress_.emplace().request = runner_.play(std::move(experiment));
    } catch (const InputError& error) {
        notice_->say(Tone::Error, wx_text(error.what()));
        return;
    }
    result_.reset();
    show_result();
    show_progress();
}

void ExperimentWindow::stop() {
    stopping_ = true;
    runner_.stop();
    show_progress();
}

void ExperimentWindow::on_progress(const ExperimentProgress& progress) {
    if (!running() || progress.request != progress_->request) {
        return;
    }
    progress_ = progress;
    if (!progress.over) {
        show_progress();
        return;
    }
    if (progress.tell) {
        result_ = progress.tell();
    } else {
        notice_->say(Tone::Error, wx_text(progress.error));
    }
    finish();
}

void ExperimentWindow::finish() {
    progress_.reset();
    stopping_ = false;
    show_progress();
    show_result();
}

void ExperimentWindow::show_progress() {
    form_->Enable(!running());
    gauge_->Show(running());
    button_->SetLabel(!running()   ? kind_->verb()
                      : !stopping_ ? wx_tr("Stop")
                                   : wx_tr("Stop at once"));
    SetEscapeId(running() ? button_->GetId() : wxID_ANY); // Escape loses nothing that was played
    const wxString text = !running()  ? wxString()
                          : stopping_ ? wx_tr("Finishing the games that have begun …")
                                      : progress_text(*progress_);
    status_->SetLabelText(text);
    if (running()) {
        gauge_->SetValue(static_cast<int>(std::lround(gauge_range * progress_->share())));
    }
    Layout();
}

void ExperimentWindow::show_result() {
    told_->Show(told_->IsShown() || result_); // once there, it keeps its place
    told_->ChangeValue(result_ ? result_->told : wxString());
    make_handouts();
    grow();
}

/// Makes room for all there is; what the user has enlarged stays large.
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
        button_->SetDefault();
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
