#include "editor/desktop/table/table_window.h"

#include "analysis/wording/words.h"
#include "editor/desktop/table/what_if.h"
#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/look.h"
#include "editor/desktop/widgets/notice.h"
#include "editor/desktop/widgets/screen.h"
#include "editor/desktop/widgets/text.h"
#include "engine/files/input_error.h"

#include <wx/choice.h>
#include <wx/panel.h>
#include <wx/sizer.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>

#include <utility>

namespace pampas::desktop {
namespace {

// In DIP.
const wxSize usual_table_size(1240, 800);
const wxSize smallest_table_size(780, 540);
constexpr int left_width = 270;

/// The width from which on the list of games has room beside two boards.
constexpr int roomy_width = 1500;

} // namespace

TableWindow::TableWindow(wxWindow* parent, GameSource source, FileAsker ask)
    : wxFrame(parent, wxID_ANY, wx_text(source.title)), source_(std::move(source)) {
#ifdef __WXGTK__
    m_deferShow = false; // as for the main window (frame.cpp)
#endif
    SetSize(within_screen(*this, FromDIP(usual_table_size)));
    SetMinSize(FromDIP(smallest_table_size));
    lay_out(std::move(ask));
    Bind(wxEVT_CHAR_HOOK, &TableWindow::on_key, this);
    also_on(*this, wxEVT_ACTIVATE, [this] { CallAfter([this] { keep_focus(); }); });
    also_on(*this, wxEVT_SIZE, [this] { show_left(); });
    if (games_ != nullptr && !games_->games().empty()) {
        games_->look_at(games_->figure());
    } else {
        open(0);
    }
    view_->canvas().SetFocus();
}

// The view refers to the game, which would go first.
TableWindow::~TableWindow() {
    if (note_ != nullptr) {
        note_->keep();
    }
    view_->Destroy();
}

void TableWindow::lay_out(FileAsker ask) {
    auto* ground = new wxPanel(this);
    view_ = new TableView(ground, std::move(ask), [this] {
        return SeenGame{{game_, &game_->playback()}, game_->bots(), game_->playback().number()};
    });
    view_->set_head(choices());
    if (source_.keep_notes) {
        add_note();
    }
    view_->on_shown([this] {
        review_->set_at(stepper().at());
        if (note_ != nullptr) {
            note_->go(stepper().at());
        }
    });
    auto* left = new wxBoxSizer(wxVERTICAL);
    if (source_.listed) {
        games_ = new GamesList(ground, *source_.listed, [this](std::size_t number) {
            if (number_ != nullptr) {
                number_->SetValue(static_cast<int>(number));
            }
            open(number);
        });
        games_->MoveBeforeInTabOrder(view_);
        left->Add(games_, wxSizerFlags(1).Expand());
    }
    review_ = new ReviewPanel(ground, [this](std::size_t action) { stepper().go(action); });
    left->Add(review_, wxSizerFlags(1).Expand());
    review_->SetMinSize(FromDIP(wxSize(left_width, wxDefaultCoord)));
    auto* all = new wxBoxSizer(wxHORIZONTAL);
    all->Add(left, wxSizerFlags().Expand());
    all->Add(view_, wxSizerFlags(1).Expand());
    ground->SetSizer(all);
    ground->SetSize(GetClientSize()); // so that fields are not squeezed until the window shows
}

void TableWindow::add_note() {
    auto* foot = new wxBoxSizer(wxVERTICAL);
    foot->Add(new wxStaticText(view_, wxID_ANY, wx_tr("Your note on this position")),
              wxSizerFlags().Border(wxBOTTOM, FromDIP(spacing::narrow_gap)));
    note_ = new NoteField(view_, [this](const auto& notes) { keep_notes(notes); });
    foot->Add(note_, wxSizerFlags().Expand());
    view_->set_foot(foot);
}

wxSizer* TableWindow::choices() {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    const auto add = [&](wxWindow* window, int proportion) {
        row->Add(window, wxSizerFlags(proportion)
                             .CenterVertical()
                             .Border(wxRIGHT, FromDIP(spacing::narrow_gap)));
    };
    if (source_.games > 1) {
        add(new wxStaticText(view_, wxID_ANY, wx_tr("Game")), 0);
        number_ = new wxSpinCtrl(view_, wxID_ANY, "0", wxDefaultPosition, wxDefaultSize,
                                 wxSP_ARROW_KEYS, 0, static_cast<int>(source_.games) - 1, 0);
        name_for_readers(*number_, wx_tr("Game"));
        number_->SetToolTip(
            wx_text(trn("{} game, numbered from 0", "{} games, numbered from 0", source_.games)));
        number_->Bind(wxEVT_SPINCTRL, [this](wxSpinEvent& event) {
            open(static_cast<std::size_t>(event.GetPosition()));
        });
        add(number_, 0);
    }
    seen_by_ = new wxChoice(view_, wxID_ANY);
    seen_by_->SetToolTip(wx_tr("Show all hands, or only what a seat knows"));
    name_for_readers(*seen_by_, wx_tr("Seen by"));
    seen_by_->Bind(wxEVT_CHOICE, [this](wxCommandEvent& event) {
        const int seat = event.GetSelection() - 1;
        look_as(seat < 0 ? std::nullopt : wording::Viewer(seat));
    });
    add(new wxStaticText(view_, wxID_ANY, wx_tr("Seen by")), 0);
    add(seen_by_, 1);
    return row;
}

void TableWindow::open(std::size_t number) {
    if (note_ != nullptr) {
        note_->keep();
    }
    view_->notice().clear();
    if (games_ != nullptr) {
        games_->mark(number);
    }
    const auto opened = [open = source_.open, number] {
        return Opened{number, std::make_shared<const WatchedGame>(open(number))};
    };
    if (source_.is_slow) {
        view_->notice().say(Tone::Note, wx_tr("Replaying the game …"));
        opening_.start([opened](const auto&, const auto&) { return opened(); });
        return;
    }
    try {
        show(opened());
    } catch (const std::runtime_error& error) { // `InputError`, or a wrong record
        view_->notice().say(Tone::Error, wx_text(error.what()));
    }
}

void TableWindow::on_opened() {
    if (opening_.is_running()) {
        return;
    }
    if (opening_.result() == nullptr) {
        return view_->notice().say(Tone::Error, wx_text(opening_.state().error));
    }
    view_->notice().clear();
    show(*opening_.result());
}

void TableWindow::show(const Opened& opened) {
    const WatchedGame& game = *opened.game;
    review_->show(opened.game);
    if (note_ != nullptr) {
        note_->show(game.notes());
    }
    view_->lead(game.playback(), game.map(), game.bots());
    if (!game.notes().empty()) {
        view_->show_notes(game.notes());
    }
    game_ = opened.game; // only now the view lets go of the game before
    index_ = opened.index;
    viewer_.reset();
    offer_viewers();
    show_left();
    if (what_if_ != nullptr) {
        what_if_->look_at(game_);
    }
}

void TableWindow::keep_notes(const simulation::Notes& notes) {
    try {
        source_.keep_notes(index_, notes);
        view_->show_notes(notes);
    } catch (const InputError& error) {
        view_->notice().say(Tone::Error, wx_text(error.what()));
    }
}

void TableWindow::offer_viewers() {
    seen_by_->Clear();
    seen_by_->Append(wx_tr("Everybody"));
    for (int seat = 0; seat < game_->players(); ++seat) {
        seen_by_->Append(
            wx_text(wording::capitalized(wording::seat(static_cast<std::size_t>(seat)))));
    }
    seen_by_->SetSelection(0);
}

void TableWindow::look_as(wording::Viewer viewer) {
    viewer_ = viewer;
    seen_by_->SetSelection(viewer ? *viewer + 1 : 0);
    if (what_if_ != nullptr) {
        what_if_->look_as(viewer);
    }
    view_->look_as(viewer);
    show_left();
}

void TableWindow::ask_what_if(Context& context) {
    if (!source_.on || !source_.listed) {
        return;
    }
    what_if_ = std::make_unique<WhatIf>(
        view_, context, WhatIf::Games{*source_.on, source_.listed->summary},
        WhatIf::Table{[this](std::size_t at) { stepper().go(at); }, [this] { show_boards(); }});
    view_->add({&what_if_->bar(), &what_if_->boards(), &what_if_->results(),
                [this](std::size_t at) { what_if_->go(at); }});
    if (game_ != nullptr) {
        what_if_->look_at(game_);
    }
}

bool TableWindow::shows_both() const {
    return what_if_ != nullptr && what_if_->shows_both();
}

void TableWindow::show_boards() {
    const std::size_t at = stepper().at();
    if (shows_both()) {
        view_->stand_in(&what_if_->longer(),
                        what_if_->boards().games()->first_difference.value_or(at));
    } else {
        view_->stand_in(nullptr, at);
    }
    show_left();
    keep_focus();
}

void TableWindow::keep_focus() {
    const wxWindow* focus = FindFocus();
    if (IsActive() && (focus == nullptr || !focus->IsShownOnScreen())) {
        (shows_both() ? what_if_->boards().canvases().canvas(0) : view_->canvas()).SetFocus();
    }
}

void TableWindow::show_left() {
    const bool have_room = !shows_both() || GetClientSize().x >= FromDIP(roomy_width);
    if (games_ != nullptr) {
        games_->Show(have_room);
    }
    review_->Show(have_room && !viewer_);
    view_->GetParent()->Layout();
}

void TableWindow::on_key(wxKeyEvent& event) {
    if (event.GetKeyCode() == WXK_ESCAPE && note_ != nullptr && note_->HasFocus()) {
        view_->canvas().SetFocus();
    } else if (event.GetKeyCode() == WXK_ESCAPE) {
        Close();
    } else if (event.GetKeyCode() == 'S' && event.GetModifiers() == wxMOD_CONTROL) {
        saving().save();
    } else if (game_ == nullptr || dynamic_cast<wxTextEntry*>(wxWindow::FindFocus()) != nullptr ||
               !stepper().handle(event)) {
        event.Skip();
    }
}

} // namespace pampas::desktop
