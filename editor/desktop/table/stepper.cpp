#include "editor/desktop/table/stepper.h"

#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/look.h"
#include "editor/desktop/widgets/pictures.h"
#include "editor/desktop/widgets/text.h"

#include <wx/bmpbuttn.h>
#include <wx/choice.h>
#include <wx/sizer.h>
#include <wx/slider.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>

#include <algorithm>
#include <array>
#include <utility>

namespace pampas::desktop {
namespace {

/// Actions a second.
constexpr std::array speeds{1, 2, 4, 8, 20, 100};
constexpr int usual_speed = 1;

} // namespace

Stepper::Stepper(wxWindow* parent, std::function<void(std::size_t)> went)
    : wxPanel(parent), went_(std::move(went)), slider_(new wxSlider(this, wxID_ANY, 0, 0, 1)),
      field_(new wxSpinCtrl(this, wxID_ANY, "0", wxDefaultPosition, wxDefaultSize,
                            wxSP_ARROW_KEYS | wxTE_PROCESS_ENTER, 0, 1)),
      speed_(new wxChoice(this, wxID_ANY)), timer_(this) {
    name_for_readers(*slider_, wx_tr("Action"));
    name_for_readers(*field_, wx_tr("Action"));
    name_for_readers(*speed_, wx_tr("Speed"));
    field_->SetToolTip(wx_tr("The number of actions so far"));
    speed_->SetToolTip(wx_tr("Speed of automatic play"));
    for (const int speed : speeds) {
        speed_->Append(wx_text(trn("{} action a second", "{} actions a second", speed)));
    }
    speed_->SetSelection(usual_speed);
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    const auto add = [&](wxWindow* window) {
        row->Add(window,
                 wxSizerFlags().CenterVertical().Border(wxLEFT, FromDIP(spacing::narrow_gap)));
    };
    add(button("step-first", wx_tr("To the set-up (Home)"), [this] { go_to_start(); }));
    add(button("step-turn-back", wx_tr("Back to the start of the turn (Page Up)"),
               [this] { step_turn(false); }));
    add(button("step-back", wx_tr("Back one action (Left)"), [this] { step(-1); }));
    play_ =
        button("play", wx_tr("Play automatically, or pause (Space)"), [this] { toggle_playing(); });
    add(play_);
    add(button("step-on", wx_tr("Forward one action (Right)"), [this] { step(1); }));
    add(button("step-turn-on", wx_tr("Forward to the next turn (Page Down)"),
               [this] { step_turn(true); }));
    add(button("step-last", wx_tr("To the end (End)"), [this] { go_to_end(); }));
    row->AddStretchSpacer();
    add(field_);
    add(speed_);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(slider_, wxSizerFlags().Expand());
    rows->Add(row, wxSizerFlags().Expand().Border(wxTOP, FromDIP(spacing::narrow_gap)));
    SetSizer(rows);
    Disable(); // until there is a game
    slider_->Bind(wxEVT_SLIDER,
                  [this](wxCommandEvent& event) { go(static_cast<std::size_t>(event.GetInt())); });
    field_->Bind(wxEVT_SPINCTRL,
                 [this](wxSpinEvent& event) { go(static_cast<std::size_t>(event.GetPosition())); });
    speed_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) {
        if (is_playing()) {
            timer_.Start(interval());
        }
    });
    Bind(wxEVT_TIMER, [this](wxTimerEvent&) {
        step(1);
        if (at_ == course_.actions) {
            toggle_playing();
        }
    });
}

wxBitmapButton* Stepper::button(const char* name, const wxString& tip,
                                std::function<void()> press) {
    auto* button = new wxBitmapButton(this, wxID_ANY, icon(name, icon_side, *this));
    button->SetToolTip(tip);
    name_for_readers(*button, tip);
    button->Bind(wxEVT_BUTTON, [press = std::move(press)](wxCommandEvent&) { press(); });
    return button;
}

void Stepper::lead(Course course) {
    timer_.Stop();
    show_playing();
    course_ = std::move(course);
    Enable();
    at_ = 0;
    const int last = static_cast<int>(course_.actions);
    slider_->SetRange(0, std::max(last, 1));
    slider_->SetValue(0);
    field_->SetRange(0, last);
    field_->SetValue(0);
}

void Stepper::go(std::size_t at) {
    at_ = std::min(at, course_.actions);
    slider_->SetValue(static_cast<int>(at_));
    field_->SetValue(static_cast<int>(at_));
    went_(at_);
}

void Stepper::step(int by) {
    const std::size_t to = by > 0 ? at_ + 1 : at_ - std::min<std::size_t>(at_, 1);
    go(to);
}

void Stepper::step_in(const std::vector<std::size_t>& numbers, bool forwards) {
    if (forwards) {
        const auto next = std::ranges::upper_bound(numbers, at_);
        go(next == numbers.end() ? course_.actions : *next);
    } else if (const auto here = std::ranges::lower_bound(numbers, at_); here != numbers.begin()) {
        go(*std::prev(here));
    }
}

void Stepper::step_turn(bool forwards) {
    step_in(course_.turns, forwards);
}

void Stepper::step_round(bool forwards) {
    step_in(course_.rounds, forwards);
}

void Stepper::step_scoring() {
    step_in(course_.scorings, true);
}

void Stepper::go_to_end() {
    go(course_.actions);
}

int Stepper::interval() const {
    return 1000 / speeds[static_cast<std::size_t>(speed_->GetSelection())];
}

void Stepper::toggle_playing() {
    if (is_playing()) {
        timer_.Stop();
    } else {
        if (at_ == course_.actions) {
            go_to_start();
        }
        timer_.Start(interval());
    }
    show_playing();
}

void Stepper::show_playing() {
    play_->SetBitmap(icon(is_playing() ? "pause" : "play", icon_side, *this));
}

bool Stepper::handle(const wxKeyEvent& event) {
    const bool with_control = event.GetModifiers() == wxMOD_CONTROL;
    if (event.HasAnyModifiers() && !with_control) {
        return false;
    }
    switch (event.GetKeyCode()) {
    case WXK_LEFT:
        with_control ? step_round(false) : step(-1);
        return true;
    case WXK_RIGHT:
        with_control ? step_round(true) : step(1);
        return true;
    case WXK_PAGEUP:
        step_turn(false);
        return true;
    case WXK_PAGEDOWN:
        step_turn(true);
        return true;
    case WXK_HOME:
        go_to_start();
        return true;
    case WXK_END:
        go_to_end();
        return true;
    case WXK_SPACE:
        toggle_playing();
        return true;
    case 'S':
        step_scoring();
        return true;
    default:
        return false;
    }
}

} // namespace pampas::desktop
