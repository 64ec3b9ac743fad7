#include "editor/desktop/table/table_view.h"

#include "editor/desktop/canvas/canvas_input.h"
#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/look.h"
#include "editor/desktop/widgets/notice.h"
#include "editor/desktop/widgets/text.h"
#include "editor/desktop/widgets/wrapped_text.h"
#include "editor/picture/pieces.h"
#include "engine/rules/changes.h"

#include <fmt/format.h>
#include <wx/sizer.h>

#include <algorithm>

namespace pampas::desktop {
namespace {

// In DIP.
constexpr int side_width = 370;
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

TableView::TableView(wxWindow* parent) : wxPanel(parent) {
    lay_out();
    listen();
}

void TableView::lay_out() {
    const int gap = FromDIP(spacing::gap);
    canvas_ = new Canvas(this, empty_);
    caption_ = new WrappedText(this, caption_lines);
    stepper_ = new Stepper(this, [this](std::size_t) { show_position(); });
    auto* board = new wxBoxSizer(wxVERTICAL);
    board->Add(canvas_, wxSizerFlags(1).Expand());
    board->Add(caption_, wxSizerFlags().Expand().Border(wxALL, gap));
    board->Add(stepper_, wxSizerFlags().Expand().Border(wxALL, gap));
    auto* side = new wxBoxSizer(wxVERTICAL);
    side_ = side;
    seats_ = new SeatList(this, {});
    log_ = new TextList(this,
                        {.pick = [this](std::size_t row) { stepper_->go(lines_[row].action); },
                         .activate = [this](std::size_t row) { stepper_->go(lines_[row].action); }},
                        {.lines = 3});
    name_for_readers(*seats_, wx_tr("Seats"));
    name_for_readers(*log_, wx_tr("What happened"));
    notice_ = new Notice(this);
    seats_->SetMinSize(FromDIP(wxSize(side_width, least_list_height)));
    log_->SetMinSize(FromDIP(wxSize(side_width, least_list_height)));
    side->Add(seats_, wxSizerFlags().Expand());
    side->Add(log_, wxSizerFlags(1).Expand().Border(wxTOP, gap));
    side->Add(notice_, wxSizerFlags().Expand().Border(wxALL, gap));
    auto* all = new wxBoxSizer(wxHORIZONTAL);
    all->Add(board, wxSizerFlags(1).Expand());
    all->Add(side, wxSizerFlags().Expand());
    SetSizer(all);
}

void TableView::set_head(wxSizer* head) {
    side_->Insert(0, head, wxSizerFlags().Expand().Border(wxALL, FromDIP(spacing::gap)));
}

void TableView::listen() {
    canvas_->Bind(wxEVT_MOUSEWHEEL, [this](wxMouseEvent& event) { turn_wheel(*canvas_, event); });
    pan_by_dragging(*canvas_);
    also_on(*this, wxEVT_SIZE, [this] { share_height(); });
}

void TableView::share_height() {
    constexpr double most = 0.6;
    const int height = std::min(seats_->whole_height(), static_cast<int>(GetClientSize().y * most));
    seats_->SetMinSize({FromDIP(side_width), std::max(height, FromDIP(least_list_height))});
    side_->Layout();
}

void TableView::lead(const wording::Playback& playback, const map::Map& map,
                     const std::vector<std::string>& names) {
    playback_ = &playback;
    canvas_->show_pieces({});
    canvas_->show_map(map);
    stepper_->lead(playback);
    seats_->set_bots(names);
    viewer_.reset();
    show_log();
    show_position();
    share_height();
}

void TableView::follow(wording::Viewer viewer) {
    viewer_ = viewer;
    stepper_->lead(*playback_);
    show_log();
    stepper_->go_to_end();
}

void TableView::look_as(wording::Viewer viewer) {
    viewer_ = viewer;
    show_log();
    show_position();
}

void TableView::say(const wxString& caption) {
    caption_->say(caption);
}

void TableView::show_log() {
    lines_ = game_log(*playback_, viewer_);
    std::vector<TextRow> rows;
    for (const LogLine& line : lines_) {
        rows.push_back(
            {.text = wx_text(line.text), .faint = line.scoring, .heading = line.heading});
    }
    log_->set_rows(std::move(rows), std::nullopt);
}

void TableView::show_position() {
    const std::size_t at = stepper_->at();
    const rules::State state = playback_->after(at);
    const rules::Changes changes =
        at == 0 ? rules::Changes() : rules::changes(playback_->after(at - 1), state);
    canvas_->show_pieces(
        picture::pieces_of(state.position(), rules::waters_laid(playback_->steps(at))));
    canvas_->outline(Outline::Cursor, changes.spaces);
    canvas_->show_bubbles(at == 0 ? std::vector<picture::Bubble>()
                                  : earned(state.game().board(), playback_->step(at)));
    seats_->show(state, changes, viewer_);
    select_line();
    if (shown_) {
        shown_();
    }
}

// The last line, other than a heading, that is true by now.
void TableView::select_line() {
    const auto after = std::ranges::upper_bound(lines_, stepper_->at(), {}, &LogLine::action);
    auto row = static_cast<std::size_t>(after - lines_.begin());
    while (row > 0 && lines_[row - 1].heading) {
        --row;
    }
    log_->select(row > 0 ? std::optional(row - 1) : std::nullopt);
    const auto move = std::ranges::lower_bound(lines_, stepper_->at(), {}, &LogLine::action);
    caption_->say(stepper_->at() == 0 ? wx_tr("After the set-up.") : wx_text(move->text + "."));
}

} // namespace pampas::desktop
