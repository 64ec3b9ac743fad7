#include "editor/desktop/table/table_window.h"

#include "analysis/wording/words.h"
#include "editor/desktop/canvas/canvas_input.h"
#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/look.h"
#include "editor/desktop/widgets/notice.h"
#include "editor/desktop/widgets/screen.h"
#include "editor/desktop/widgets/text.h"
#include "editor/desktop/widgets/wrapped_text.h"
#include "editor/picture/pieces.h"
#include "engine/files/input_error.h"
#include "engine/rules/changes.h"

#include <fmt/format.h>
#include <wx/choice.h>
#include <wx/panel.h>
#include <wx/sizer.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>

#include <algorithm>
#include <utility>

namespace pampas::desktop {
namespace {

// In DIP.
const wxSize usual_size(1240, 800);
const wxSize smallest_size(780, 540);
constexpr int side_width = 370;
constexpr int games_width = 250;
constexpr int least_list_height = 80;

constexpr std::size_t caption_lines = 2;

/// What an action brought, where it was done.
std::vector<picture::Bubble> earned(const rules::Board& board, const wording::Step& step) {
    const rules::ActionKind kind = step.action.kind;
    const bool earns = kind == rules::ActionKind::PlayAnimal || kind == rules::ActionKind::Harvest;
    if (!earns || step.outcome.income == 0) {
        return {};
    }
    return {{board.at(step.action.cell()), fmt::format("+{}", step.outcome.income)}};
}

} // namespace

TableWindow::TableWindow(wxWindow* parent, GameSource source)
    : wxFrame(parent, wxID_ANY, wx_text(source.title)), source_(std::move(source)) {
#ifdef __WXGTK__
    m_deferShow = false; // as for the main window (frame.cpp)
#endif
    SetSize(within_screen(*this, FromDIP(usual_size)));
    SetMinSize(FromDIP(smallest_size));
    lay_out();
    listen();
    if (games_ != nullptr && !games_->games().empty()) {
        games_->look_at(games_->figure());
    } else {
        open(0);
    }
    canvas_->SetFocus();
}

// Objects bound to its events would go first.
TableWindow::~TableWindow() {
    canvas_->Destroy();
}

void TableWindow::lay_out() {
    auto* ground = new wxPanel(this);
    const int gap = FromDIP(spacing::gap);
    canvas_ = new Canvas(ground, empty_);
    caption_ = new WrappedText(ground, caption_lines);
    stepper_ = new Stepper(ground, [this](std::size_t) { show_position(); });
    auto* board = new wxBoxSizer(wxVERTICAL);
    board->Add(canvas_, wxSizerFlags(1).Expand());
    board->Add(caption_, wxSizerFlags().Expand().Border(wxALL, gap));
    board->Add(stepper_, wxSizerFlags().Expand().Border(wxALL, gap));
    auto* side = new wxBoxSizer(wxVERTICAL);
    side_ = side;
    side->Add(choices(ground), wxSizerFlags().Expand().Border(wxALL, gap));
    seats_ = new SeatList(ground, {});
    log_ = new TextList(ground,
                        {.pick = [this](std::size_t row) { stepper_->go(lines_[row].action); },
                         .activate = [this](std::size_t row) { stepper_->go(lines_[row].action); }},
                        {.lines = 3});
    name_for_readers(*seats_, wx_tr("Seats"));
    name_for_readers(*log_, wx_tr("What happened"));
    notice_ = new Notice(ground);
    seats_->SetMinSize(FromDIP(wxSize(side_width, least_list_height)));
    log_->SetMinSize(FromDIP(wxSize(side_width, least_list_height)));
    side->Add(seats_, wxSizerFlags().Expand());
    side->Add(log_, wxSizerFlags(1).Expand().Border(wxTOP, gap));
    side->Add(notice_, wxSizerFlags().Expand().Border(wxALL, gap));
    auto* all = new wxBoxSizer(wxHORIZONTAL);
    if (source_.listed) {
        games_ = new GamesList(ground, *source_.listed, [this](std::size_t number) {
            if (number_ != nullptr) {
                number_->SetValue(static_cast<int>(number) + 1);
            }
            open(number);
        });
        games_->SetMinSize(FromDIP(wxSize(games_width, least_list_height)));
        games_->MoveBeforeInTabOrder(canvas_);
        all->Add(games_, wxSizerFlags().Expand());
    }
    all->Add(board, wxSizerFlags(1).Expand());
    all->Add(side, wxSizerFlags().Expand());
    ground->SetSizer(all);
    ground->SetSize(GetClientSize()); // so that fields are not squeezed until the window shows
}

wxSizer* TableWindow::choices(wxWindow* parent) {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    const auto add = [&](wxWindow* window, int proportion) {
        row->Add(window, wxSizerFlags(proportion)
                             .CenterVertical()
                             .Border(wxRIGHT, FromDIP(spacing::narrow_gap)));
    };
    if (source_.games > 1) {
        add(new wxStaticText(parent, wxID_ANY, wx_tr("Game")), 0);
        number_ = new wxSpinCtrl(parent, wxID_ANY, "1", wxDefaultPosition, wxDefaultSize,
                                 wxSP_ARROW_KEYS, 1, static_cast<int>(source_.games), 1);
        name_for_readers(*number_, wx_tr("Game"));
        number_->SetToolTip(wx_text(trn("Of {} game", "Of {} games", source_.games)));
        number_->Bind(wxEVT_SPINCTRL, [this](wxSpinEvent& event) {
            open(static_cast<std::size_t>(event.GetPosition()) - 1);
        });
        add(number_, 0);
    }
    seen_by_ = new wxChoice(parent, wxID_ANY);
    seen_by_->SetToolTip(wx_tr("Show all hands, or only what a seat knows"));
    name_for_readers(*seen_by_, wx_tr("Seen by"));
    seen_by_->Bind(wxEVT_CHOICE, [this](wxCommandEvent& event) {
        const int seat = event.GetSelection() - 1;
        look_as(seat < 0 ? std::nullopt : wording::Viewer(seat));
    });
    add(new wxStaticText(parent, wxID_ANY, wx_tr("Seen by")), 0);
    add(seen_by_, 1);
    return row;
}

void TableWindow::listen() {
    Bind(wxEVT_CHAR_HOOK, &TableWindow::on_key, this);
    canvas_->Bind(wxEVT_MOUSEWHEEL, [this](wxMouseEvent& event) { turn_wheel(*canvas_, event); });
    pan_by_dragging(*canvas_);
    also_on(*this, wxEVT_SIZE, [this] { share_height(); });
}

void TableWindow::share_height() {
    constexpr double most = 0.6;
    const int height = std::min(seats_->whole_height(), static_cast<int>(GetClientSize().y * most));
    seats_->SetMinSize({FromDIP(side_width), std::max(height, FromDIP(least_list_height))});
    side_->Layout();
}

void TableWindow::open(std::size_t number) {
    notice_->clear();
    if (games_ != nullptr) {
        games_->mark(number);
    }
    std::unique_ptr<WatchedGame> opened;
    try {
        opened = std::make_unique<WatchedGame>(source_.open(number));
    } catch (const std::runtime_error& error) { // `InputError`, or a wrong record
        return notice_->say(Tone::Error, wx_text(error.what()));
    }
    canvas_->show_pieces({});
    canvas_->show_map(opened->map());
    game_ = std::move(opened); // only now the canvas lets go of its map
    stepper_->lead(game_->playback());
    seats_->set_bots(game_->bots());
    viewer_.reset();
    offer_viewers();
    show_log();
    show_position();
    share_height();
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
    show_log();
    show_position();
}

void TableWindow::show_log() {
    lines_ = game_->log(viewer_);
    std::vector<TextRow> rows;
    for (const LogLine& line : lines_) {
        rows.push_back(
            {.text = wx_text(line.text), .faint = line.scoring, .heading = line.heading});
    }
    log_->set_rows(std::move(rows), std::nullopt);
}

void TableWindow::show_position() {
    const wording::Playback& playback = game_->playback();
    const std::size_t at = stepper_->at();
    const rules::State state = playback.after(at);
    const rules::Changes changes =
        at == 0 ? rules::Changes() : rules::changes(playback.after(at - 1), state);
    canvas_->show_pieces(
        picture::pieces_of(state.position(), rules::waters_laid(playback.steps(at))));
    canvas_->outline(Outline::Cursor, changes.spaces);
    canvas_->show_bubbles(at == 0 ? std::vector<picture::Bubble>()
                                  : earned(state.game().board(), playback.step(at)));
    seats_->show(state, changes, viewer_);
    select_line();
}

// The last line that is true by now.
void TableWindow::select_line() {
    const auto after = std::ranges::upper_bound(lines_, stepper_->at(), {}, &LogLine::action);
    const auto row = static_cast<std::size_t>(after - lines_.begin()) - 1;
    log_->select(row);
    const auto move = std::ranges::lower_bound(lines_, stepper_->at(), {}, &LogLine::action);
    caption_->say(stepper_->at() == 0 ? wx_tr("After the set-up.") : wx_text(move->text + "."));
}

void TableWindow::on_key(wxKeyEvent& event) {
    if (event.GetKeyCode() == WXK_ESCAPE) {
        Close();
    } else if (game_ == nullptr || dynamic_cast<wxTextEntry*>(wxWindow::FindFocus()) != nullptr ||
               !stepper_->handle(event)) {
        event.Skip();
    }
}

} // namespace pampas::desktop
