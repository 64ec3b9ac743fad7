#include "editor/desktop/frame/games_controller.h"

#include "analysis/overlays/games.h"
#include "editor/desktop/panels/game_words.h"
#include "editor/desktop/panels/simulation_panel.h"
#include "editor/desktop/widgets/said_time.h"
#include "editor/desktop/widgets/text.h"
#include "engine/files/input_error.h"

#include <algorithm>

namespace pampas::desktop {
namespace {

wxString progress_text(const SimulationProgress& simulated) {
    return wx_text(tr("{} of {} games, {}",
                      grouped(static_cast<std::int64_t>(simulated.played)).utf8_string(),
                      grouped(static_cast<std::int64_t>(simulated.most)).utf8_string(),
                      speed_text(simulated.games_a_second()).utf8_string()));
}

} // namespace

GamesController::GamesController(OverlayPresenter& presenter, const map::Map& map,
                                 SimulationPanel& panel, Hooks hooks)
    : presenter_(presenter), map_(map), panel_(panel), hooks_(std::move(hooks)),
      runner_([this](const SimulationProgress& progress) { on_progress(progress); }) {
    show();
}

void GamesController::refresh() {
    panel_.set_map(map_.details());
    show();
}

void GamesController::opened(const session::Origin& origin) {
    leave();
    problem_.clear();
    attempt([&] { store_.open(origin, map_); });
    const auto on_this_board =
        std::ranges::find_if(store_.results(), [this](const session::StoredResult& result) {
            return map::same_board(*result.map, map_);
        });
    const auto number = static_cast<std::size_t>(on_this_board - store_.results().begin());
    picked_ = number < store_.results().size() ? number : 0;
    refresh();
}

void GamesController::saved(const session::Origin& origin) {
    attempt([&] { store_.moved(origin, map_); });
    refresh();
}

void GamesController::leave() {
    if (run_) {
        runner_.abandon();
        finish();
    }
}

void GamesController::toggle() {
    if (run_) {
        cancel();
    } else {
        play();
    }
}

void GamesController::play() {
    const GamesChoice choice = panel_.choice();
    SimulationRequest request{.map = std::make_shared<const map::Map>(map_),
                              .ruleset = choice.ruleset,
                              .players = choice.players,
                              .plan = {.experiment = experiment_for(choice),
                                       .games = static_cast<std::size_t>(choice.games),
                                       .until_verdict = choice.until_verdict}};
    request.plan.experiment.thinking.turn = hooks_.thinking();
    problem_.clear();
    run_ = Run{request.map, store_.revision_of(map_), {}};
    picked_ = 0;
    run_->progress.request = runner_.play(std::move(request));
    show();
    hooks_.changed();
}

void GamesController::cancel() {
    if (run_->stopping) {
        leave();
    } else {
        run_->stopping = true;
        runner_.stop();
    }
    show();
}

void GamesController::on_progress(const SimulationProgress& progress) {
    if (!run_ || progress.request != run_->progress.request) {
        return;
    }
    const bool is_first = run_->progress.summary == nullptr && progress.summary != nullptr;
    run_->progress = progress;
    if (progress.over) {
        problem_ = progress.error;
        finish();
    }
    show();
    if (is_first) {
        hooks_.changed();
    }
}

void GamesController::finish() {
    const Run run = *std::exchange(run_, std::nullopt);
    if (run.progress.summary != nullptr) {
        attempt([&] { store_.add({run.map, run.progress.summary}, run.reference); });
    }
    hooks_.changed();
}

void GamesController::attempt(const std::function<void()>& work) {
    try {
        work();
    } catch (const InputError& error) {
        problem_ = error.what();
    }
}

void GamesController::pick(std::size_t number) {
    picked_ = number;
    show();
}

void GamesController::look(std::optional<std::size_t> kind) {
    if (kind && !kind_) {
        presenter_.enter([this] {
            kind_.reset();
            panel_.set_kind(kind_);
            hooks_.changed();
        });
    } else if (kind_ && !kind) {
        presenter_.clear();
        return;
    }
    kind_ = kind;
    panel_.set_kind(kind);
    show_overlay();
    hooks_.changed();
}

std::vector<ActionGroup> GamesController::actions() {
    ActionGroup play{{.label = tr_later("&Play"),
                      .keys = {"F5"},
                      .help = wx_tr("Play games on the map, or cancel those that are played"),
                      .run =
                          [this] {
                              hooks_.show_panel();
                              toggle();
                          },
                      .changing = [this] { return run_ ? wx_tr("&Cancel") : wx_tr("&Play"); }}};
    ActionGroup overlays;
    for (const overlays::GamesKind& kind : overlays::kinds_of_games()) {
        const auto number = static_cast<std::size_t>(&kind - overlays::kinds_of_games().data());
        overlays.push_back(
            {.label = std::string(kind.title),
             .keys = number_key("Ctrl+Alt+", number + 1),
             .help = wx_text(tr(kind.help)),
             .run = [this,
                     number] { look(kind_ == number ? std::nullopt : std::optional(number)); },
             .enabled = [this] { return shown_summary() != nullptr; },
             .checked = [this, number] { return kind_ == number; }});
    }
    return {std::move(play), std::move(overlays)};
}

bool GamesController::shows_run() const {
    return run_ && picked_ == 0;
}

std::shared_ptr<const report::GamesSummary> GamesController::shown_summary() const {
    if (shows_run()) {
        return run_->progress.summary;
    }
    const std::size_t number = picked_ - (run_ ? 1 : 0);
    return number < store_.results().size() ? store_.results()[number].summary : nullptr;
}

const map::Map* GamesController::shown_map() const {
    if (shows_run()) {
        return run_->map.get();
    }
    const std::size_t number = picked_ - (run_ ? 1 : 0);
    return number < store_.results().size() ? store_.results()[number].map.get() : nullptr;
}

bool GamesController::fresh() const {
    const map::Map* played_on = shown_map();
    return played_on != nullptr && map::same_board(*played_on, map_);
}

wxString GamesController::note() const {
    if (shows_run()) {
        return fresh() ? wxString() : wx_tr("The map has changed since these games began.");
    }
    const session::StoredResult& result = store_.results()[picked_ - (run_ ? 1 : 0)];
    if (!fresh()) {
        return result.revision
                   ? wx_text(tr("Of revision {}; the map has changed since.", *result.revision))
                   : wx_tr("The map has changed since these games.");
    }
    return result.revision ? wx_text(tr("Of revision {}, played {}.", *result.revision,
                                        said_time(result.played).utf8_string()))
                           : wx_tr("Kept once the map is saved in a library.");
}

wxString GamesController::title(const session::StoredResult& result) {
    const report::GamesSummary& summary = *result.summary;
    const std::string games =
        trn("{1} game", "{1} games", summary.games, grouped(summary.games).utf8_string());
    const std::string revision =
        result.revision ? ", " + tr("revision {}", *result.revision) : std::string();
    return who_played(summary) + ", " + wx_text(games + revision);
}

void GamesController::show() {
    show_progress();
    show_results();
    show_overlay();
}

void GamesController::show_progress() {
    GamesProgress progress{.running = run_.has_value(), .text = wx_text(problem_)};
    if (run_) {
        const SimulationProgress& simulated = run_->progress;
        progress.share = simulated.share();
        progress.text = run_->stopping ? wx_tr("Finishing the games that have begun …")
                                       : progress_text(simulated);
    }
    panel_.set_progress(progress);
}

void GamesController::show_results() {
    std::vector<wxString> titles;
    if (run_) {
        titles.push_back(wx_tr("Being played …"));
    }
    for (const session::StoredResult& result : store_.results()) {
        titles.push_back(title(result));
    }
    picked_ = std::min(picked_, titles.empty() ? 0 : titles.size() - 1);
    panel_.set_results(titles, picked_);
    const auto summary = shown_summary();
    if (summary == nullptr) {
        panel_.view().show_nothing(
            run_ ? wx_tr("Shuffling …")
                 : wx_tr("No games have been played on this map yet.\n"
                         "Play (F5) has bots play against each other, and tells whether all seats "
                         "win alike and where players build."));
        return;
    }
    panel_.view().show(
        {.summary = summary, .running = shows_run(), .fresh = fresh(), .note = note()});
}

void GamesController::show_overlay() {
    if (!kind_) {
        return;
    }
    const auto summary = shown_summary();
    if (summary == nullptr || shown_map()->grid() != map_.grid()) {
        presenter_.clear();
        return;
    }
    presenter_.show(wx_text(tr(overlays::kinds_of_games()[*kind_].title)),
                    summary->overlays[*kind_]);
    presenter_.set_fresh(fresh());
}

} // namespace pampas::desktop
