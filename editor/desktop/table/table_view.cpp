#include "editor/desktop/table/table_view.h"

#include "editor/desktop/canvas/canvas_input.h"
#include "editor/desktop/table/shown_position.h"
#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/look.h"
#include "editor/desktop/widgets/text.h"
#include "editor/desktop/widgets/wrapped_text.h"

#include <wx/sizer.h>

#include <algorithm>
#include <initializer_list>
#include <utility>

namespace pampas::desktop {
namespace {

// In DIP.
constexpr int side_width = 370;
constexpr int least_list_height = 80;

constexpr std::size_t caption_lines = 2;

} // namespace

TableView::TableView(wxWindow* parent, FileAsker ask, GameTeller game)
    : wxPanel(parent), saving_(new SaveRow(this, std::move(ask),
                                           [this, game = std::move(game)] { return seen(game); })) {
    lay_out();
    listen();
}

void TableView::lay_out() {
    const int gap = FromDIP(spacing::gap);
    canvas_ = new Canvas(this, empty_);
    caption_ = new WrappedText(this, caption_lines);
    stepper_ = new Stepper(this, [this](std::size_t) { show_position(); });
    board_ = new wxBoxSizer(wxVERTICAL);
    board_->Add(canvas_, wxSizerFlags(1).Expand());
    board_->Add(caption_, wxSizerFlags().Expand().Border(wxALL, gap));
    board_->Add(stepper_, wxSizerFlags().Expand().Border(wxALL, gap));
    side_ = new wxBoxSizer(wxVERTICAL);
    seats_ = new SeatList(this, {});
    log_ = new GameLog(this, [this](std::size_t action) { stepper_->go(action); });
    name_for_readers(*seats_, wx_tr("Seats"));
    seats_->SetMinSize(FromDIP(wxSize(side_width, least_list_height)));
    log_->SetMinSize(FromDIP(wxSize(side_width, least_list_height)));
    side_->Add(seats_, wxSizerFlags().Expand());
    side_->Add(log_, wxSizerFlags(1).Expand().Border(wxTOP, gap));
    side_->Add(saving_, wxSizerFlags().Expand().Border(wxALL, gap));
    saving_->MoveAfterInTabOrder(log_);
    auto* all = new wxBoxSizer(wxHORIZONTAL);
    all->Add(board_, wxSizerFlags(1).Expand());
    all->Add(side_, wxSizerFlags().Expand());
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
    stepper_->lead(Course::of(playback));
    seats_->set_bots(names);
    viewer_.reset();
    notes_.clear();
    log_->show(log_lines(playback, viewer_), notes_);
    saving_->allow(true);
    show_position();
    share_height();
}

void TableView::follow(wording::Viewer viewer) {
    viewer_ = viewer;
    stepper_->lead(Course::of(*playback_));
    log_->show(log_lines(*playback_, viewer_), notes_);
    stepper_->go_to_end();
}

void TableView::look_as(wording::Viewer viewer) {
    viewer_ = viewer;
    log_->show(log_lines(*playback_, viewer_), notes_);
    show_position();
}

void TableView::set_foot(wxSizer* foot) {
    const std::size_t before_saving = side_->GetItemCount() - 1;
    side_->Insert(before_saving, foot,
                  wxSizerFlags().Expand().Border(wxLEFT | wxTOP | wxRIGHT, FromDIP(spacing::gap)));
}

void TableView::show_notes(const simulation::Notes& notes) {
    notes_ = notes;
    log_->show(log_lines(*playback_, viewer_), notes_);
    log_->go(stepper_->at());
}

void TableView::say(const wxString& caption) {
    caption_->say(caption);
}

void TableView::add(StandIn stand_in) {
    stand_in_ = std::move(stand_in);
    stand_in_.above->MoveBeforeInTabOrder(canvas_);
    stand_in_.boards->MoveBeforeInTabOrder(stepper_);
    stand_in_.side->MoveBeforeInTabOrder(seats_);
    stand_in_.side->SetMinSize(FromDIP(wxSize(side_width, least_list_height)));
    board_->Insert(0, stand_in_.above, wxSizerFlags().Expand());
    board_->Insert(1, stand_in_.boards, wxSizerFlags(1).Expand());
    side_->Insert(1, stand_in_.side, wxSizerFlags(1).Expand());
}

void TableView::stand_in(const wording::Playback* led, std::size_t at) {
    stands_in_ = led != nullptr;
    for (wxWindow* window : std::initializer_list<wxWindow*>{canvas_, seats_, log_}) {
        window->Show(!stands_in_);
    }
    caption_->Show(!stands_in_ && !caption_->text().empty());
    stand_in_.boards->Show(stands_in_);
    stand_in_.side->Show(stands_in_);
    stepper_->lead(Course::of(stands_in_ ? *led : *playback_));
    stepper_->go(at);
    Layout();
}

SeenGame TableView::seen(const GameTeller& game) const {
    SeenGame seen = game();
    seen.at = std::min(stepper_->at(), seen.playback->actions());
    seen.viewer = viewer_;
    // As from the command line: the screen has a dark of its own.
    seen.style = {.coordinates = canvas_->coordinates(),
                  .background = picture::is_dark(canvas_->style().background) ? picture::night
                                                                              : picture::paper};
    return seen;
}

void TableView::show_position() {
    const std::size_t at = stepper_->at();
    if (stands_in_) {
        stand_in_.go(at);
    } else {
        const ShownPosition shown = desktop::show_position(*canvas_, *playback_, at);
        seats_->show(shown.state, shown.changes, viewer_);
        log_->go(at);
        caption_->say(log_->caption(at));
    }
    if (shown_) {
        shown_();
    }
}

} // namespace pampas::desktop
