#include "editor/desktop/pigs/farm_table.h"

#include "analysis/wording/words.h"
#include "editor/desktop/pigs/farm_log.h"
#include "editor/desktop/table/seat_drawing.h"
#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/buttons.h"
#include "editor/desktop/widgets/look.h"
#include "editor/desktop/widgets/screen.h"
#include "editor/desktop/widgets/text.h"
#include "engine/files/input_error.h"
#include "engine/language/tr.h"

#include <wx/button.h>
#include <wx/panel.h>
#include <wx/sizer.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>

#include <algorithm>
#include <utility>

namespace pampas::desktop {
namespace {

// In DIP.
const wxSize farm_table_size(1240, 800);
const wxSize smallest_table(760, 520);
constexpr int moves_width = 280;
constexpr int log_width = 320;

constexpr std::size_t farm_hint_lines = 6;

/// A move with what it brings: `Sell a big pig`, `+15 dollars`.
TextRow move_row(const pigs::State& state, const pigs::Action& action) {
    return {.text = wx_text(wording::capitalized(pigs::deed(action))),
            .right = wx_text(pigs::gain(state, action))};
}

} // namespace

FarmTable::FarmTable(wxWindow* parent, FarmSource source)
    : wxFrame(parent, wxID_ANY, wx_text(source.title)), source_(std::move(source)) {
    lay_out();
    open(0);
    stepper_->SetFocus();
}

FarmTable::FarmTable(wxWindow* parent, const wxString& title,
                     std::unique_ptr<sitting::SeatedFarms> game)
    : wxFrame(parent, wxID_ANY, title), game_(std::move(game)) {
    lay_out();
    std::vector<std::string> names = game_->seats();
    const bool is_one = std::ranges::count(names, sitting::person) == 1;
    std::ranges::replace(names, sitting::person, is_one ? tr("you") : tr("person"));
    farms_->set_names(std::move(names));
    bots_ = std::make_unique<BotMoves<sitting::FarmSitting>>(
        sitting(),
        BotMoves<sitting::FarmSitting>::Listeners{
            .interval = [this] { return stepper_->interval(); },
            .acted = [this] { go_on(); },
            .failed = [this](const std::string& why) { notice_->say(Tone::Error, wx_text(why)); }});
    go_on();
    list_->SetFocus();
}

// Its windows refer to the game, which would go first.
FarmTable::~FarmTable() {
    DestroyChildren();
}

const pigs::Playback* FarmTable::playback() const {
    if (game_) {
        return &sitting().playback();
    }
    return watched_ ? &watched_->playback : nullptr;
}

void FarmTable::lay_out() {
#ifdef __WXGTK__
    m_deferShow = false; // as for the main window (frame.cpp)
#endif
    SetSize(within_screen(*this, FromDIP(farm_table_size)));
    SetMinSize(FromDIP(smallest_table));
    const int gap = FromDIP(spacing::gap);
    auto* ground = new wxPanel(this);
    auto* all = new wxBoxSizer(wxHORIZONTAL);
    if (game_) {
        add_moves(*ground, *all);
    }
    farms_ = new FarmView(ground);
    caption_ = new WrappedText(ground, 2);
    stepper_ = new Stepper(ground, [this](std::size_t) { show_position(); });
    auto* middle = new wxBoxSizer(wxVERTICAL);
    middle->Add(farms_, wxSizerFlags(1).Expand());
    middle->Add(caption_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, gap));
    middle->Add(stepper_, wxSizerFlags().Expand().Border(wxALL, gap));
    all->Add(middle, wxSizerFlags(1).Expand());
    log_ = new GameLog(ground, [this](std::size_t at) { stepper_->go(at); });
    log_->SetMinSize(FromDIP(wxSize(log_width, wxDefaultCoord)));
    notice_ = new Notice(ground);
    auto* side = new wxBoxSizer(wxVERTICAL);
    if (source_.games > 1) {
        add_numbers(*ground, *side);
    }
    side->Add(log_, wxSizerFlags(1).Expand());
    side->Add(notice_, wxSizerFlags().Expand().Border(wxALL, gap));
    all->Add(side, wxSizerFlags().Expand());
    ground->SetSizer(all);
    ground->SetSize(GetClientSize()); // so that fields are not squeezed until the window shows
    Bind(wxEVT_CHAR_HOOK, &FarmTable::on_key, this);
}

void FarmTable::add_moves(wxWindow& ground, wxSizer& row) {
    const int gap = FromDIP(spacing::gap);
    list_ = new TextList(&ground,
                         {.pick = [this](std::size_t) { allow_buttons(); },
                          .activate = [this](std::size_t number) { do_move(number); }},
                         {.lines = 2});
    name_for_readers(*list_, wx_tr("Moves"));
    list_->SetMinSize(FromDIP(wxSize(moves_width, wxDefaultCoord)));
    hint_ = new WrappedText(&ground, farm_hint_lines);
    do_ = make_button(ground, wx_tr("Do it"), wx_tr("Do the selected move (Enter)"), [this] {
        if (const auto selected = list_->selected()) {
            do_move(*selected);
        }
    });
    undo_ = make_button(ground, wx_tr("Undo"), wx_tr("Undo your last action (Ctrl+Z)"),
                        [this] { undo(); });
    hint_button_ = make_button(ground, wx_tr("Hint"), wx_tr("What would a strong bot do? (F1)"),
                               [this] { show_hint(); });
    take_back_ =
        make_button(ground, wx_tr("Play on from here"),
                    wx_tr("Go back to the start of this turn; from then on the game is practice"),
                    [this] { take_back(); });
    auto* buttons = new wxGridSizer(2, gap, gap);
    for (wxButton* each : {do_, undo_, hint_button_, take_back_}) {
        buttons->Add(each, wxSizerFlags().Expand());
    }
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(list_, wxSizerFlags(1).Expand());
    column->Add(hint_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, gap));
    column->Add(buttons, wxSizerFlags().Expand().Border(wxALL, gap));
    row.Add(column, wxSizerFlags().Expand());
}

void FarmTable::add_numbers(wxWindow& ground, wxSizer& column) {
    auto* label = new wxStaticText(&ground, wxID_ANY, wx_tr("Game"));
    number_ = new wxSpinCtrl(&ground, wxID_ANY, "0", wxDefaultPosition, wxDefaultSize,
                             wxSP_ARROW_KEYS, 0, static_cast<int>(source_.games) - 1);
    name_for_readers(*number_, wx_tr("Game"));
    number_->SetToolTip(wx_tr("The number of the game that is shown"));
    number_->Bind(wxEVT_SPINCTRL, [this](wxSpinEvent& event) {
        open(static_cast<std::size_t>(event.GetPosition()));
    });
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(label, wxSizerFlags().CenterVertical());
    row->Add(number_, wxSizerFlags().Border(wxLEFT, FromDIP(spacing::gap)));
    column.Add(row, wxSizerFlags().Border(wxALL, FromDIP(spacing::gap)));
}

void FarmTable::open(std::size_t index) {
    notice_->clear();
    try {
        const wxBusyCursor busy;
        watched_ = std::make_unique<FarmSource::Opened>(source_.open(index));
    } catch (const std::runtime_error& error) { // `InputError`, or a wrong record
        return notice_->say(Tone::Error, wx_text(error.what()));
    }
    farms_->set_names(watched_->bots);
    lead(false);
}

void FarmTable::lead(bool to_end) {
    stepper_->lead(Course::of(*playback()));
    log_->show(log_lines(*playback(), viewer()));
    to_end ? stepper_->go_to_end() : stepper_->go_to_start();
}

pigs::Viewer FarmTable::viewer() const {
    if (!game_ || sitting().state().over()) {
        return std::nullopt;
    }
    const auto& seats = game_->seats();
    if (std::ranges::count(seats, sitting::person) != 1) {
        return pigs::max_players; // a seat of nobody: people share the screen
    }
    return static_cast<int>(std::ranges::find(seats, sitting::person) - seats.begin());
}

void FarmTable::show_position() {
    const std::size_t at = stepper_->at();
    farms_->show(playback()->after(at), viewer());
    log_->go(at);
    caption_->say(log_->caption(at));
    if (game_) {
        show_moves();
    }
    Layout();
}

bool FarmTable::is_open() const {
    return game_ && sitting().awaits_person() && stepper_->at() == playback()->actions();
}

void FarmTable::show_moves() {
    hint_->say({});
    moves_.clear();
    std::vector<TextRow> rows;
    if (is_open()) {
        moves_ = sitting().state().legal_actions();
        for (const pigs::Action& action : moves_) {
            rows.push_back(move_row(sitting().state(), action));
        }
        caption_->say(wx_text(turn_words()));
    } else if (sitting().state().over()) {
        list_->set_empty_text(wx_tr("The game is over."));
    } else if (is_busy()) {
        list_->set_empty_text(wx_text(tr("{} is thinking …", seat_name(sitting().state().seat()))));
    } else {
        list_->set_empty_text(wx_tr("This is an earlier position."));
    }
    list_->set_rows(std::move(rows), std::nullopt);
    allow_buttons();
}

std::string FarmTable::turn_words() const {
    const pigs::State& state = sitting().state();
    const std::string name = seat_name(state.seat());
    const std::string words =
        state.phase() == pigs::Phase::Act || state.phase() == pigs::Phase::Prepare
            ? trn("{1}, {0} action left: choose a move on the left.",
                  "{1}, {0} actions left: choose a move on the left.", state.actions_left(), name)
            : tr("{}: choose a move on the left.", name);
    return sitting().is_practice() ? tr("{} This is practice.", words) : words;
}

void FarmTable::allow_buttons() {
    allow(*do_, is_open() && list_->selected().has_value(), *list_);
    allow(*hint_button_, is_open(), *list_);
    allow(*undo_, is_open() && !sitting().why_no_undo(), *list_);
    allow(*take_back_, !is_busy() && stepper_->at() < playback()->actions(), *list_);
}

void FarmTable::do_move(std::size_t number) {
    if (is_open() && number < moves_.size()) {
        sitting().apply(pigs::Action(moves_[number]));
        go_on();
    }
}

void FarmTable::undo() {
    if (is_open() && !sitting().why_no_undo()) {
        sitting().undo();
        go_on();
    }
}

void FarmTable::take_back() {
    if (!game_ || is_busy()) {
        return;
    }
    sitting().take_back(sitting().turn_at(stepper_->at()));
    go_on();
}

void FarmTable::show_hint() {
    if (!is_open()) {
        return;
    }
    const pigs::Action action = *sitting::hint(sitting().state()).begin();
    list_->select(static_cast<std::size_t>(std::ranges::find(moves_, action) - moves_.begin()));
    hint_->say(
        wx_text(tr("The bot \"{}\" would {}.", sitting::hinting_player(), pigs::deed(action))));
    allow_buttons();
    Layout();
}

void FarmTable::go_on() {
    notice_->clear();
    try {
        game_->keep();
    } catch (const InputError& error) {
        notice_->say(Tone::Error, wx_text(error.what()));
    }
    bots_->go_on();
    lead(true);
}

void FarmTable::on_key(wxKeyEvent& event) {
    const bool with_control = event.GetModifiers() == wxMOD_CONTROL;
    const bool leads =
        farms_->HasFocus() || stepper_->IsDescendant(FindFocus()) || (!game_ && !log_->HasFocus());
    if (game_ && event.GetKeyCode() == WXK_F1) {
        show_hint();
    } else if (game_ && with_control && event.GetKeyCode() == 'Z') {
        undo();
    } else if (!leads || playback() == nullptr ||
               dynamic_cast<wxSpinCtrl*>(FindFocus()) != nullptr || !stepper_->handle(event)) {
        event.Skip();
    }
}

} // namespace pampas::desktop
