#include "editor/desktop/table/play_window.h"

#include "analysis/wording/moves.h"
#include "analysis/wording/words.h"
#include "editor/desktop/table/seat_drawing.h"
#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/buttons.h"
#include "editor/desktop/widgets/look.h"
#include "editor/desktop/widgets/notice.h"
#include "editor/desktop/widgets/screen.h"
#include "editor/desktop/widgets/text.h"
#include "editor/desktop/widgets/wrapped_text.h"
#include "engine/files/input_error.h"
#include "engine/language/tr.h"

#include <wx/button.h>
#include <wx/panel.h>
#include <wx/sizer.h>

#include <algorithm>
#include <utility>

namespace pampas::desktop {
namespace {

// In DIP.
const wxSize play_size(1260, 820);
const wxSize smallest_play_size(780, 540);
const wxSize least_moves(270, 80);

constexpr std::size_t hint_lines = 8;

/// What a strong bot would do, action by action, with what each brings.
std::string hint_text(const rules::State& state, const players::Plan& plan) {
    std::string text = tr("The bot \"{}\" would do this:", sitting::hinting_bot());
    for (const auto& group : wording::planned_options(state, plan)) {
        text += "\n" + wording::option_line(group, group.options.front());
    }
    return text;
}

} // namespace

PlayWindow::PlayWindow(wxWindow* parent, const wxString& title,
                       std::unique_ptr<sitting::SeatedGame> game, FileAsker ask,
                       Afterwards afterwards)
    : wxFrame(parent, wxID_ANY, title), game_(std::move(game)), afterwards_(std::move(afterwards)),
      people_(static_cast<int>(std::ranges::count(game_->seats(), sitting::person))),
      bots_(game_->sitting(), {.interval = [this] { return view_->stepper().interval(); },
                               .acted = [this] { go_on(); },
                               .failed =
                                   [this](const std::string& why) {
                                       view_->notice().say(Tone::Error, wx_text(why));
                                   }}) {
#ifdef __WXGTK__
    m_deferShow = false; // as for the main window (frame.cpp)
#endif
    SetSize(within_screen(*this, FromDIP(play_size)));
    SetMinSize(FromDIP(smallest_play_size));
    lay_out(std::move(ask));
    listen();
    std::vector<std::string> names;
    for (const std::string& seat : game_->seats()) {
        names.push_back(seat != sitting::person ? seat : people_ > 1 ? tr("person") : tr("you"));
    }
    view_->lead(sitting().playback(), game_->map(), names);
    if (people_ == 1) {
        at_screen_ = static_cast<int>(std::ranges::find(game_->seats(), sitting::person) -
                                      game_->seats().begin());
    }
    go_on();
    moves_->SetFocus();
}

// The view refers to the game, which would go first.
PlayWindow::~PlayWindow() {
    view_->Destroy();
}

void PlayWindow::lay_out(FileAsker ask) {
    auto* ground = new wxPanel(this);
    auto* all = new wxBoxSizer(wxHORIZONTAL);
    wxWindow* const left = choices(ground);
    view_ = new TableView(ground, std::move(ask), [this] {
        return SeenGame{std::make_shared<const wording::Playback>(sitting().playback()),
                        game_->seats()};
    });
    all->Add(left, wxSizerFlags().Expand());
    all->Add(view_, wxSizerFlags(1).Expand());
    ground->SetSizer(all);
    ground->SetSize(GetClientSize()); // so that fields are not squeezed until the window shows
}

wxWindow* PlayWindow::choices(wxWindow* parent) {
    const int gap = FromDIP(spacing::gap);
    auto* left = new wxPanel(parent);
    moves_ = new MoveList(left, {.picked = [this] { show_places(); },
                                 .done = [this](const rules::Action& action) { do_move(action); }});
    name_for_readers(*moves_, wx_tr("Moves"));
    moves_->SetMinSize(FromDIP(least_moves));
    main_ = make_button(*left, wx_tr("Do it"), wx_tr("Do the selected move (Enter)"),
                        [this] { press_main(); });
    undo_ = make_button(*left, wx_tr("Undo"), wx_tr("Undo your last action (Ctrl+Z)"),
                        [this] { undo(); });
    hint_button_ = make_button(*left, wx_tr("Hint"), wx_tr("What would a strong bot do? (F1)"),
                               [this] { show_hint(); });
    take_back_ =
        make_button(*left, wx_tr("Play on from here"),
                    wx_tr("Go back to the start of this turn; from then on the game is practice"),
                    [this] { take_back(); });
    hint_ = new WrappedText(left, hint_lines);
    auto* buttons = new wxGridSizer(2, gap, gap);
    for (wxButton* each : {main_, undo_, hint_button_, take_back_}) {
        buttons->Add(each, wxSizerFlags().Expand());
    }
    auto* rows = new wxBoxSizer(wxVERTICAL);
    // The hint is above the buttons, so that they stay where they are when it appears.
    rows->Add(moves_, wxSizerFlags(1).Expand());
    rows->Add(hint_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, gap));
    rows->Add(buttons, wxSizerFlags().Expand().Border(wxALL, gap));
    left->SetSizer(rows);
    return left;
}

void PlayWindow::listen() {
    view_->on_shown([this] { show_turn(); });
    Canvas& canvas = view_->canvas();
    const auto pressed = std::make_shared<wxPoint>();
    canvas.Bind(wxEVT_LEFT_DOWN, [pressed](wxMouseEvent& event) {
        *pressed = event.GetPosition();
        event.Skip();
    });
    canvas.Bind(wxEVT_LEFT_UP, [this, pressed](wxMouseEvent& event) {
        event.Skip();
        constexpr int still = 4; // pixels; a longer way moves the board
        const wxPoint way = event.GetPosition() - *pressed;
        const auto space = view_->canvas().space_at(event.GetPosition());
        if (std::max(std::abs(way.x), std::abs(way.y)) <= FromDIP(still) && space && is_open()) {
            moves_->choose(*space);
        }
    });
    Bind(wxEVT_CHAR_HOOK, &PlayWindow::on_key, this);
}

bool PlayWindow::is_covered() const {
    return sitting().awaits_person() && at_screen_ != seat();
}

bool PlayWindow::is_open() const {
    return sitting().awaits_person() && !is_covered() &&
           view_->stepper().at() == sitting().playback().actions();
}

wording::Viewer PlayWindow::viewer() const {
    constexpr int nobody = rules::max_players;
    if (sitting().state().over() || people_ == 0) {
        return std::nullopt;
    }
    return people_ > 1 && is_covered() ? nobody : at_screen_.value_or(nobody);
}

void PlayWindow::do_move(const rules::Action& action) {
    if (is_open() && sitting().state().allows(action)) {
        game_->sitting().apply(action);
        go_on();
    }
}

void PlayWindow::go_on() {
    view_->notice().clear();
    try {
        game_->keep();
    } catch (const InputError& error) {
        view_->notice().say(Tone::Error, wx_text(error.what()));
    }
    const bool was_over = std::exchange(is_over_, sitting().state().over());
    if (is_over_ && !was_over && afterwards_.keep && !game_->record().empty()) {
        afterwards_.keep(game_->record());
    }
    bots_.go_on();
    view_->follow(viewer());
}

void PlayWindow::show_turn() {
    hint_->say({});
    if (is_open()) {
        moves_->show(sitting().state());
    } else if (sitting().state().over()) {
        moves_->show_nothing(wx_tr("The game is over."));
    } else if (is_covered()) {
        moves_->show_nothing(wx_text(tr("{} is next.", seat_name(seat()))));
    } else if (bots_.is_busy()) {
        moves_->show_nothing(wx_text(tr("{} is thinking …", seat_name(seat()))));
    } else {
        moves_->show_nothing(wx_tr("This is an earlier position."));
    }
    allow_buttons();
    if (const wxString words = turn_words(); !words.empty()) {
        view_->say(words);
    }
}

wxString PlayWindow::turn_words() const {
    if (sitting().state().over()) {
        return wx_text(wording::outcome(sitting().state()) + ".");
    }
    if (is_open()) {
        const int left = sitting().state().actions_left();
        const std::string name = seat_name(seat());
        const std::string words =
            left == 0 ? tr("{}, no actions left: end the turn.", name)
                      : trn("{1}, {0} action left: choose a move on the left, or click where one "
                            "is possible.",
                            "{1}, {0} actions left: choose a move on the left, or click where one "
                            "is possible.",
                            left, name);
        return wx_text(sitting().is_practice() ? tr("{} This is practice.", words) : words);
    }
    return {};
}

void PlayWindow::show_places() {
    view_->canvas().outline(Outline::Proposal,
                            is_open() ? moves_->spaces() : std::vector<hex::Coordinate>());
    auto gains = is_open() ? moves_->gains() : std::vector<picture::Bubble>();
    if (!gains.empty() || shows_gains_) {
        shows_gains_ = !gains.empty();
        view_->canvas().show_bubbles(std::move(gains));
    }
    allow_buttons();
}

void PlayWindow::allow_buttons() {
    main_->SetLabel(can_look_back() ? wx_tr("Look back")
                    : is_covered()  ? wx_tr("Show my hand")
                                    : wx_tr("Do it"));
    allow(*main_, can_look_back() || is_covered() || (is_open() && moves_->can_do()), *moves_);
    allow(*hint_button_, is_open(), *moves_);
    allow(*undo_, is_open() && !sitting().why_no_undo(), *moves_);
    allow(*take_back_, !bots_.is_busy() && view_->stepper().at() < sitting().playback().actions(),
          *moves_);
    view_->saving().allow(!is_covered());
}

void PlayWindow::press_main() {
    if (can_look_back()) {
        afterwards_.look_back();
    } else if (is_covered()) {
        uncover();
    } else {
        moves_->do_selected();
    }
}

void PlayWindow::uncover() {
    at_screen_ = seat();
    view_->look_as(at_screen_);
    moves_->SetFocus();
}

void PlayWindow::undo() {
    if (is_open() && !sitting().why_no_undo()) {
        game_->sitting().undo();
        go_on();
    }
}

void PlayWindow::take_back() {
    if (bots_.is_busy()) {
        return;
    }
    game_->sitting().take_back(sitting().turn_at(view_->stepper().at()));
    go_on();
}

void PlayWindow::show_hint() {
    if (is_open()) {
        const players::Plan plan = sitting::hint(sitting().state());
        hint_->say(wx_text(hint_text(sitting().state(), plan)));
        hint_->GetParent()->Layout();
        moves_->pick(*plan.begin());
    }
}

wxString PlayWindow::hint() const {
    return hint_->text();
}

void PlayWindow::on_key(wxKeyEvent& event) {
    const bool with_control = event.GetModifiers() == wxMOD_CONTROL;
    if (event.GetKeyCode() == WXK_ESCAPE) {
        if (!moves_->go_back()) {
            moves_->select(std::nullopt);
            show_places();
        }
    } else if (event.GetKeyCode() == WXK_F1) {
        show_hint();
    } else if (event.GetKeyCode() == WXK_RETURN && view_->canvas().HasFocus() && is_open() &&
               moves_->can_do()) {
        moves_->do_selected();
    } else if (with_control && event.GetKeyCode() == 'Z') {
        undo();
    } else if (with_control && event.GetKeyCode() == 'S') {
        view_->saving().save();
    } else if (!view_->canvas().HasFocus() || !view_->stepper().handle(event)) {
        event.Skip();
    }
}

} // namespace pampas::desktop
