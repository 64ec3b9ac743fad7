#include "editor/desktop/frame/games_controller.h"

#include "analysis/glossary/glossary.h"
#include "analysis/overlays/games.h"
#include "editor/desktop/panels/game_words.h"
#include "editor/desktop/panels/simulation_panel.h"
#include "editor/desktop/widgets/phrases.h"
#include "editor/desktop/widgets/text.h"
#include "engine/files/input_error.h"

#include <algorithm>

namespace pampas::desktop {
namespace {

/// Whether two choices have the same deals played by the same players.
bool deal_alike(const GamesChoice& one, const GamesChoice& other) {
    const balance::Experiment& games = one.plan.experiment;
    const balance::Experiment& other_games = other.plan.experiment;
    return one.game.ruleset == other.game.ruleset && one.game.players == other.game.players &&
           games.bots == other_games.bots && games.dealing.seed == other_games.dealing.seed;
}

/// Whether these are the same games if they were played on the same board.
bool are_same(const report::GamesSummary& one, const report::GamesSummary& other) {
    return one.ruleset == other.ruleset && one.bots == other.bots && one.seed == other.seed &&
           one.games == other.games && one.thinking == other.thinking;
}

} // namespace

GamesController::GamesController(Context& context, SimulationPanel& panel)
    : context_(context), presenter_(context.overlays()), panel_(panel),
      run_([this] { on_progress(); }) {
    connections_ = {context.settled.connect([this](bool map_changed) {
                        if (map_changed) {
                            refresh();
                        }
                    }),
                    context.maps().switched.connect([this] { opened(); }),
                    context.maps().saved.connect([this](const std::string&) { saved(); }),
                    context.measures().measured.connect(
                        [this](const Measured& found) { panel_.set_features(found.features); }),
                    context.closing.connect([this] { leave(); })};
    show();
}

void GamesController::refresh() {
    panel_.set_map(map().details());
    follow();
    show();
}

void GamesController::opened() {
    leave();
    states_.forget();
    problem_.clear();
    attempt([&] { store_.open(context_.session().origin(), map()); });
    const auto on_this_board =
        std::ranges::find_if(store_.results(), [this](const session::StoredResult& result) {
            return map::same_board(*result.map, map());
        });
    const auto number = static_cast<std::size_t>(on_this_board - store_.results().begin());
    picked_ = number < store_.results().size() ? number : 0;
    refresh();
}

void GamesController::saved() {
    attempt([&] { store_.moved(context_.session().origin(), map()); });
    refresh();
}

void GamesController::leave() {
    goes_on_ = false;
    if (running()) {
        run_.abandon();
        finish();
    }
}

void GamesController::toggle() {
    if (running()) {
        cancel();
    } else {
        play();
    }
}

void GamesController::play() {
    const GamesChoice choice = panel_.choice();
    const auto thinking = context_.preferences().thinking;
    if (!choice_ || !deal_alike(*choice_, choice) || thinking_ != thinking) {
        states_.forget();
    }
    choice_ = choice;
    thinking_ = thinking;
    goes_on_ = true;
    begin(request(), {});
}

void GamesController::follow() {
    const bool is_wanted = goes_on_ && panel_.follows();
    if (!is_wanted || map::same_board(*last_.map, map())) {
        return;
    }
    const Games shown_before = shown();
    run_.abandon();
    SimulationRequest next = request();
    if (const session::PlayedState* state = states_.of(map())) {
        next.begun = state->played;
    }
    begin(std::move(next), shown_before);
}

bool GamesController::awaits_change() const {
    return goes_on_ && panel_.follows() && !running();
}

SimulationRequest GamesController::request() const {
    SimulationRequest request{.map = std::make_shared<const map::Map>(map()),
                              .ruleset = choice_->game.ruleset.value(),
                              .players = choice_->game.players.value(),
                              .plan = choice_->plan,
                              .finds_change = panel_.follows()};
    request.plan.experiment.thinking.turn = thinking_;
    if (const session::PlayedState* before = states_.before(map())) {
        request.before = *before;
    }
    return request;
}

void GamesController::begin(SimulationRequest request, Games shown_before) {
    problem_.clear();
    picked_ = 0;
    last_ = {.map = request.map};
    shown_before_ = std::move(shown_before);
    reference_ = store_.revision_of(map());
    run_.start([request = std::move(request)](const auto& control, const auto& show) {
        return play_games(request, control, show);
    });
    show();
    context_.refresh_actions();
}

void GamesController::cancel() {
    goes_on_ = false;
    run_.stop();
    if (!running()) {
        finish();
    }
    show();
}

void GamesController::on_progress() {
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
    show();
    if (is_first) {
        context_.refresh_actions();
    }
}

void GamesController::finish() {
    if (last_.summary != nullptr) {
        attempt([this] { add_result(); });
    }
    context_.refresh_actions();
}

void GamesController::add_result() {
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
            context_.refresh_actions();
        });
    } else if (kind_ && !kind) {
        presenter_.clear();
        return;
    }
    kind_ = kind;
    panel_.set_kind(kind);
    show_overlay();
    context_.refresh_actions();
}

std::vector<ActionGroup> GamesController::actions() {
    ActionGroup play{
        {.id = "games.play",
         .label = tr_later("&Play"),
         .keys = {"F5"},
         .help = wx_tr("Play games on the map, or cancel those that are played"),
         .run =
             [this] {
                 context_.show_panel("games");
                 toggle();
             },
         .changing = [this] { return running() ? wx_tr("&Cancel") : wx_tr("&Play"); }}};
    ActionGroup overlays;
    for (const overlays::GamesKind& kind : overlays::kinds_of_games()) {
        const auto number = static_cast<std::size_t>(&kind - overlays::kinds_of_games().data());
        overlays.push_back(
            {.id = fmt::format("games-overlay.{}", kind.name),
             .label = std::string(glossary::english_title(kind.name)),
             .keys = number_key("Ctrl+Alt+", number + 1),
             .help = wx_text(tr(kind.help)),
             .run = [this,
                     number] { look(kind_ == number ? std::nullopt : std::optional(number)); },
             .enabled = [this] { return shown().summary != nullptr; },
             .checked = [this, number] { return kind_ == number; }});
    }
    return {std::move(play), std::move(overlays)};
}

bool GamesController::shows_run() const {
    return running() && picked_ == 0;
}

GamesController::Games GamesController::shown() const {
    if (shows_run()) {
        return last_.summary != nullptr ? last_ : shown_before_;
    }
    const std::size_t number = picked_ - (running() ? 1 : 0);
    if (number >= store_.results().size()) {
        return {};
    }
    const session::StoredResult& result = store_.results()[number];
    return {result.map, result.summary, result.summary == last_.summary ? last_.change : nullptr};
}

bool GamesController::fresh() const {
    const Games games = shown();
    return games.map != nullptr && map::same_board(*games.map, map());
}

wxString GamesController::note() const {
    if (shows_run()) {
        return fresh() ? wxString() : wx_tr("The map has changed since these games began.");
    }
    const session::StoredResult& result = store_.results()[picked_ - (running() ? 1 : 0)];
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
    ProgressRow::Shown progress{.verb = wx_tr("Play"), .text = wx_text(problem_)};
    if (awaits_change() && problem_.empty()) {
        progress.text = wx_tr("Games go on when the map changes.");
    }
    if (running()) {
        progress = {.running = true,
                    .verb = wx_tr("Cancel"),
                    .share = run_.state().share(),
                    .text = run_.is_ending() ? wx_tr("Finishing the games that have begun …")
                                             : games_played_text(run_.state())};
    }
    panel_.set_progress(progress);
}

void GamesController::show_results() {
    std::vector<wxString> titles;
    if (running()) {
        titles.push_back(wx_tr("Being played …"));
    }
    for (const session::StoredResult& result : store_.results()) {
        titles.push_back(title(result));
    }
    picked_ = std::min(picked_, titles.empty() ? 0 : titles.size() - 1);
    panel_.set_results(titles, picked_);
    const Games games = shown();
    if (games.summary == nullptr) {
        panel_.view().show_nothing(
            running()
                ? wx_tr("Shuffling …")
                : wx_tr("No games have been played on this map yet.\n"
                        "Play (F5) has bots play against each other, and tells whether all seats "
                        "win alike and where players build."));
        return;
    }
    panel_.view().show({.summary = games.summary,
                        .running = shows_run(),
                        .fresh = fresh(),
                        .note = note(),
                        .change = games.change});
}

void GamesController::show_overlay() {
    if (!kind_) {
        return;
    }
    const Games games = shown();
    if (games.summary == nullptr || games.map->grid() != map().grid()) {
        presenter_.clear();
        return;
    }
    presenter_.show(overlays::kinds_of_games()[*kind_].name, games.summary->overlays[*kind_]);
    presenter_.set_fresh(fresh());
}

} // namespace pampas::desktop
