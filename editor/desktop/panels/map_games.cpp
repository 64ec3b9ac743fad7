#include "editor/desktop/panels/map_games.h"

#include "editor/desktop/panels/game_words.h"
#include "editor/desktop/widgets/phrases.h"
#include "editor/desktop/widgets/text.h"
#include "engine/files/input_error.h"

#include <algorithm>

namespace pampas::desktop {
namespace {

/// Whether two choices play the same deals with the same players.
bool deal_alike(const GamesChoice& one, const GamesChoice& other) {
    const balance::Experiment& games = one.plan.experiment;
    const balance::Experiment& other_games = other.plan.experiment;
    return one.game.ruleset == other.game.ruleset && one.game.players == other.game.players &&
           games.bots == other_games.bots && games.dealing.seed == other_games.dealing.seed;
}

/// Whether these are the same games, given the same board.
bool are_same(const report::GamesSummary& one, const report::GamesSummary& other) {
    return one.ruleset == other.ruleset && one.bots == other.bots && one.seed == other.seed &&
           one.games == other.games && one.thinking == other.thinking;
}

wxString result_title(const session::StoredResult& result) {
    const report::GamesSummary& summary = *result.summary;
    const std::string games =
        trn("{1} game", "{1} games", summary.games, grouped(summary.games).utf8_string());
    const std::string revision =
        result.revision ? ", " + tr("revision {}", *result.revision) : std::string();
    return who_played(summary) + ", " + wx_text(games + revision);
}

} // namespace

MapGames::MapGames(Context& context, std::function<void()> changed)
    : context_(context), session_(context.session()), id_(context.maps().id()),
      changed_(std::move(changed)), run_([this] { on_progress(); }) {
    open();
    connections_ = {context.settled.connect([this](bool map_changed) {
                        if (map_changed && is_current()) {
                            follow();
                            notify();
                        }
                    }),
                    context.maps().saved.connect([this](const std::string&) { saved(); }),
                    context.closing.connect([this] { leave(); })};
}

void MapGames::notify() {
    context_.work().set(id_, "games",
                        running() ? std::optional(run_.state().share()) : std::nullopt);
    const std::size_t count = store_.results().size() + (running() ? 1 : 0);
    picked_ = std::min(picked_, count == 0 ? 0 : count - 1);
    if (is_current()) {
        changed_();
    }
}

void MapGames::open() {
    attempt([&] { store_.open(session_.origin(), map()); });
    const auto on_this_board =
        std::ranges::find_if(store_.results(), [this](const session::StoredResult& result) {
            return map::same_board(*result.map, map());
        });
    const auto number = static_cast<std::size_t>(on_this_board - store_.results().begin());
    picked_ = number < store_.results().size() ? number : 0;
}

void MapGames::saved() {
    if (!session_.document().modified()) {
        attempt([&] { store_.moved(session_.origin(), map()); });
        notify();
    }
}

void MapGames::leave() {
    goes_on_ = false;
    if (running()) {
        run_.abandon();
        finish();
    }
}

void MapGames::toggle(const GamesChoice& choice) {
    if (running()) {
        cancel();
    } else {
        play(choice);
    }
}

void MapGames::set_follows(bool follows) {
    follows_ = follows;
    follow();
    notify();
}

void MapGames::play(const GamesChoice& choice) {
    const auto thinking = context_.preferences().thinking;
    if (!choice_ || !deal_alike(*choice_, choice) || thinking_ != thinking) {
        states_.forget();
    }
    choice_ = choice;
    thinking_ = thinking;
    goes_on_ = true;
    begin(request(), {});
}

void MapGames::follow() {
    const bool is_wanted = goes_on_ && follows_;
    if (!is_wanted || map::same_board(*last_.map, map())) {
        return;
    }
    Outcome shown_before = outcome();
    run_.abandon();
    SimulationRequest next = request();
    if (const session::PlayedState* state = states_.of(map())) {
        next.begun = state->played;
    }
    begin(std::move(next), std::move(shown_before));
}

SimulationRequest MapGames::request() const {
    SimulationRequest request{.map = std::make_shared<const map::Map>(map()),
                              .game = choice_->game,
                              .plan = choice_->plan,
                              .finds_change = follows_};
    request.plan.experiment.thinking.turn = thinking_;
    if (const session::PlayedState* before = states_.before(map())) {
        request.before = *before;
    }
    return request;
}

void MapGames::begin(SimulationRequest request, Outcome shown_before) {
    problem_.clear();
    picked_ = 0;
    last_ = {.map = request.map};
    shown_before_ = std::move(shown_before);
    reference_ = store_.revision_of(map());
    run_.start([request = std::move(request)](const auto& control, const auto& show) {
        return play_games(request, control, show);
    });
    notify();
    context_.refresh_actions();
}

void MapGames::cancel() {
    goes_on_ = false;
    run_.stop();
    if (!running()) {
        finish();
    }
    notify();
}

void MapGames::on_progress() {
    const bool is_first = last_.summary == nullptr && run_.result() != nullptr;
    if (const auto& played = run_.result()) {
        last_.summary = played->summary;
        last_.change = played->change;
        states_.keep({last_.map, played->games});
        if (played->before) {
            states_.go_on(*played->before);
        }
    }
    if (!running()) {
        problem_ = run_.state().error;
        finish();
    }
    notify();
    if (is_first) {
        context_.refresh_actions();
    }
}

void MapGames::finish() {
    if (last_.summary != nullptr) {
        attempt([this] { add_result(); });
    }
    context_.refresh_actions();
}

void MapGames::add_result() {
    const auto known = std::ranges::find_if(store_.results(), [&](const auto& result) {
        return map::same_board(*result.map, *last_.map) &&
               are_same(*result.summary, *last_.summary);
    });
    const bool is_known =
        run_.state().found == run_.state().done && known != store_.results().end();
    if (is_known) {
        picked_ = static_cast<std::size_t>(known - store_.results().begin());
        last_.summary = known->summary;
    } else {
        store_.add({last_.map, last_.summary}, reference_);
    }
}

void MapGames::attempt(const std::function<void()>& work) {
    try {
        work();
    } catch (const InputError& error) {
        problem_ = error.what();
    }
}

void MapGames::pick(std::size_t number) {
    picked_ = number;
    notify();
}

std::vector<wxString> MapGames::titles() const {
    std::vector<wxString> titles;
    if (running()) {
        titles.push_back(wx_tr("In progress …"));
    }
    std::ranges::transform(store_.results(), std::back_inserter(titles), result_title);
    return titles;
}

const session::StoredResult* MapGames::result() const {
    const std::size_t number = picked_ - (running() ? 1 : 0);
    return number < store_.results().size() ? &store_.results()[number] : nullptr;
}

MapGames::Outcome MapGames::outcome() const {
    if (shows_run()) {
        return last_.summary != nullptr ? last_ : shown_before_;
    }
    const session::StoredResult* shown = result();
    if (shown == nullptr) {
        return {};
    }
    return {shown->map, shown->summary, shown->summary == last_.summary ? last_.change : nullptr};
}

std::shared_ptr<const balance::PlayedRange> MapGames::shown_games() const {
    const Outcome games = outcome();
    if (games.summary == nullptr || games.summary != last_.summary) {
        return nullptr;
    }
    const session::PlayedState* state = states_.of(*last_.map);
    return state == nullptr ? nullptr : state->played;
}

bool MapGames::fresh() const {
    const Outcome games = outcome();
    return games.map != nullptr && map::same_board(*games.map, map());
}

std::optional<ResultView::Shown> MapGames::shown() const {
    const Outcome games = outcome();
    if (games.summary == nullptr) {
        return std::nullopt;
    }
    return ResultView::Shown{.summary = games.summary,
                             .running = shows_run(),
                             .fresh = fresh(),
                             .note = note(),
                             .change = games.change};
}

wxString MapGames::note() const {
    if (shows_run()) {
        return fresh() ? wxString() : wx_tr("The map has changed since these games began.");
    }
    const std::optional<int>& revision = result()->revision;
    if (!fresh()) {
        return revision ? wx_text(tr("Revision {}; the map has changed since.", *revision))
                        : wx_tr("The map has changed since these games.");
    }
    return revision ? wx_text(tr("Revision {}, played {}.", *revision,
                                 said_time(result()->played).utf8_string()))
                    : wx_tr("Kept when you save the map in a library.");
}

ProgressRow::Shown MapGames::progress() const {
    if (running()) {
        return {.running = true,
                .verb = wx_tr("Cancel"),
                .share = run_.state().share(),
                .text = run_.is_ending() ? wx_tr("Finishing the games in progress …")
                                         : games_played_text(run_.state())};
    }
    const bool awaits_change = goes_on_ && follows_ && problem_.empty();
    return {.verb = wx_tr("Play"),
            .text = awaits_change ? wx_tr("Games are replayed when the map changes.")
                                  : wx_text(problem_)};
}

} // namespace pampas::desktop
