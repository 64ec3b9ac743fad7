#include "editor/desktop/table/what_if.h"

#include "analysis/legality/playable.h"
#include "analysis/report/games/again.h"
#include "analysis/report/games/parting.h"
#include "analysis/wording/moves.h"
#include "editor/desktop/widgets/look.h"
#include "editor/desktop/widgets/text.h"
#include "editor/desktop/widgets/wrapped_text.h"
#include "engine/map/difference.h"

#include <wx/checkbox.h>
#include <wx/panel.h>
#include <wx/sizer.h>

#include <algorithm>
#include <utility>

namespace pampas::desktop {
namespace {

constexpr std::size_t ends_lines = 3;

std::vector<hex::Coordinate> changed_spaces(const map::Map& before, const map::Map& after) {
    std::vector<hex::Coordinate> spaces;
    std::ranges::transform(map::differences(before, after), std::back_inserter(spaces),
                           &map::SpaceDifference::at);
    return spaces;
}

/// How both games ended, in one line.
std::string ends_text(const GamePair& games) {
    const auto end_of = [](const WatchedGame& game) {
        return wording::outcome(game.playback().after(game.playback().actions()));
    };
    const std::string before = end_of(*games.before);
    const std::string after = end_of(*games.after);
    return before == after ? tr("{}, on both maps.", before)
                           : tr("{}. On the changed map: {}.", before, after);
}

} // namespace

WhatIf::WhatIf(wxWindow* parent, Context& context, Games games, Table table)
    : context_(context), games_(std::move(games)), table_(std::move(table)),
      worker_([this](std::size_t number, const Request& request,
                     const std::stop_token&) { answer(number, request); },
              [this](const Answer& answer) { take(answer); }) {
    lay_out(parent);
    connections_ = {context.settled.connect([this](bool) { refresh(); }),
                    context.maps().switched.connect([this] { refresh(); }),
                    context.maps().closed.connect([this](MapId) { refresh(); })};
}

void WhatIf::lay_out(wxWindow* parent) {
    const int gap = parent->FromDIP(spacing::gap);
    bar_ = new wxPanel(parent);
    notice_ = new NoticeBar(bar_, {.label = wx_tr("Replay on changed map"),
                                   .tip = wx_tr("Show the same deal with the same players on the "
                                                "changed map, beside this game"),
                                   .run = [this] { press(); },
                                   .compact = true});
    follows_ = new wxCheckBox(bar_, wxID_ANY, wx_tr("Follow the map"));
    follows_->SetToolTip(wx_tr("Play the game again after each change of the map"));
    follows_->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent&) { refresh(); });
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(notice_, wxSizerFlags(1).CenterVertical());
    row->Add(follows_, wxSizerFlags().CenterVertical().Border(wxALL, gap));
    bar_->SetSizer(row);
    bar_->Hide();
    boards_ = new TwoBoards(parent, table_.go);
    boards_->Hide();
    results_ = new wxPanel(parent);
    seats_ = new SeatsOfBoth(results_);
    ends_ = new WrappedText(results_, ends_lines);
    pairs_ = new PairsOfGames(results_, games_.summary, {games_.on.map, games_.on.games});
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(seats_, wxSizerFlags().Expand());
    column->Add(ends_, wxSizerFlags().Expand().Border(wxALL, gap));
    column->Add(pairs_, wxSizerFlags(1).Expand().Border(wxTOP, gap));
    results_->SetSizer(column);
    results_->Hide();
}

const session::Session* WhatIf::open_session() const {
    const auto number = context_.maps().find(games_.on.open);
    return number ? &context_.maps().session(*number) : nullptr;
}

WhatIf::MapPointer WhatIf::changed_map() const {
    const session::Session* session = open_session();
    if (session == nullptr || map::same_board(*games_.on.map, session->map())) {
        return nullptr;
    }
    return std::make_shared<const map::Map>(session->map());
}

void WhatIf::look_at(std::shared_ptr<const WatchedGame> game) {
    game_ = std::move(game);
    viewer_.reset();
    seats_->SetMinSize({1, seats_->height_for(game_->players())});
    asked_.reset();
    failed_.reset();
    refresh();
}

void WhatIf::look_as(wording::Viewer viewer) {
    viewer_ = viewer;
    if (shows_both_) {
        boards_->look_as(viewer);
    }
}

void WhatIf::go(std::size_t at) {
    const auto positions = boards_->go(at);
    seats_->show(positions[0].state, positions[1].state, boards_->games()->before->bots());
}

const wording::Playback& WhatIf::longer() const {
    const wording::Playback& before = boards_->games()->before->playback();
    const wording::Playback& after = boards_->games()->after->playback();
    return before.actions() < after.actions() ? after : before;
}

void WhatIf::press() {
    const MapPointer now = changed_map();
    if (offers_one_) {
        follows_->SetValue(false);
        show_one();
        say(now);
    } else {
        wanted_ = now;
        refresh();
    }
}

void WhatIf::refresh() {
    const MapPointer now = changed_map();
    if (now == nullptr || game_ == nullptr) {
        show_one();
        return say(nullptr);
    }
    if (follows_->GetValue() && !open_session()->document().painting()) {
        wanted_ = now; // a stroke is followed at its end, so that nothing delays it
    }
    if (wanted_ != nullptr && !is_known(*wanted_)) {
        asked_ = wanted_;
        request_ = worker_.ask({asked_, game_});
    }
    say(now);
}

bool WhatIf::is_known(const map::Map& map) const {
    const MapPointer& last = asked_ != nullptr ? asked_ : failed_;
    return last != nullptr ? map::same_board(*last, map) : is_shown(map);
}

bool WhatIf::is_shown(const map::Map& map) const {
    return shows_both_ && map::same_board(*shown_, map) && boards_->games()->before == game_;
}

void WhatIf::show_one() {
    worker_.cancel();
    for (MapPointer* map : {&wanted_, &asked_, &shown_, &failed_}) {
        map->reset();
    }
    pairs_->abandon();
    if (std::exchange(shows_both_, false)) {
        table_.changed();
    }
}

void WhatIf::answer(std::size_t number, const Request& request) const {
    give_way();
    Answer answer{number};
    try {
        legality::require_playable(*request.map);
        const wording::Playback& before = request.game->playback();
        const auto after = std::make_shared<const WatchedGame>(
            report::play_on(*request.map, *games_.summary, before.number()));
        answer.games = {request.game, after, report::first_difference(before, after->playback()),
                        changed_spaces(*games_.on.map, *request.map)};
    } catch (const std::exception& error) { // as in a `Run`
        answer.problem = error.what();
    }
    worker_.send(std::move(answer));
}

void WhatIf::take(const Answer& answer) {
    if (answer.request != request_ || asked_ == nullptr) {
        return;
    }
    const MapPointer map = std::exchange(asked_, nullptr);
    if (!answer.problem.empty()) {
        failed_ = map;
        problem_ = answer.problem;
        if (shows_both_ && boards_->games()->before != game_) { // these are of another deal
            shows_both_ = false;
            table_.changed();
        }
    } else {
        failed_.reset();
        shown_ = map;
        shows_both_ = true;
        boards_->show(answer.games, viewer_);
        ends_->say(wx_text(ends_text(answer.games)));
        pairs_->set_after(map);
        table_.changed();
    }
    say(changed_map());
}

void WhatIf::say(const MapPointer& now) {
    const bool is_fresh = now != nullptr && is_shown(*now);
    const bool has_failed = now != nullptr && failed_ != nullptr && map::same_board(*failed_, *now);
    if (now == nullptr) {
        notice_->leave();
    } else if (is_playing()) {
        notice_->keep_saying(wx_tr("Replaying the game on the changed map …"));
    } else if (has_failed) {
        notice_->keep_saying(wx_text(tr("Cannot replay on the map as it is now: {}", problem_)));
    } else if (is_fresh) {
        notice_->keep_saying(difference_text());
    } else {
        notice_->keep_saying(shows_both_ ? wx_tr("The map has changed again.")
                                         : wx_tr("The map has changed since these games."));
    }
    if (!is_playing() || !shows_both_) { // otherwise the button would flicker
        offers_one_ = is_playing() || is_fresh;
        notice_->offer(offers_one_ ? wx_tr("One board") : wx_tr("Replay on changed map"));
        notice_->allow(!has_failed);
    }
    if (bar_->Show(now != nullptr)) {
        bar_->GetParent()->Layout();
    }
    bar_->Layout();
}

wxString WhatIf::difference_text() const {
    const GamePair& games = *boards_->games();
    const std::string spaces = trn("{} space differs", "{} spaces differ", games.changed.size());
    if (!games.first_difference) {
        return wx_text(tr("{}. In this game all actions are the same.", spaces));
    }
    if (!report::are_dealt_alike(games.before->playback(), games.after->playback())) {
        return wx_text(
            tr("{}. Different land is undecided, so different cards are dealt.", spaces));
    }
    return wx_text(tr("{}. The games differ from action {} on.", spaces, *games.first_difference));
}

} // namespace pampas::desktop
