#pragma once

#include "engine/simulation/growing_record.h"
#include "engine/simulation/replay.h"
#include "engine/simulation/sitting.h"

#include <cstddef>
#include <optional>
#include <utility>

namespace pampas::simulation {

/// Writes a sitting into a record, action by action.
template <RecordedGame G, PlayerOf<typename G::State> P>
requires RotatedGame<G>
class SittingRecord {
  public:
    /// `record` must outlive it.
    explicit SittingRecord(GrowingRecord& record) : record_(&record) {}

    /// Writes what has happened since the last call; the first call writes the whole game. Nothing
    /// may happen after a game is over and written; further calls do nothing. Throws `InputError`.
    void follow(const Sitting<G, P>& sitting) {
        const std::size_t done = sitting.playback().actions();
        if (times_back_ != sitting.times_back()) {
            record_->put(line(sitting));
            times_back_ = sitting.times_back();
            written_ = done;
            is_ended_ = false;
        }
        for (; written_ < done; ++written_) {
            record_->add(json(sitting.state(), sitting.playback().step(written_ + 1)));
        }
        if (sitting.state().over() && !is_ended_) {
            record_->end(ending(sitting.state()));
            is_ended_ = true;
        }
    }

  private:
    using Step = typename Sitting<G, P>::Step;

    static Json json(const typename G::State& state, const Step& step) {
        return action_json(state, step.seat, step.action, step.outcome);
    }

    static Json json(const typename G::State& state, const auto& steps) {
        Json list = Json::array();
        for (const Step& step : steps) {
            list.push_back(json(state, step));
        }
        return list;
    }

    static Json line(const Sitting<G, P>& sitting) {
        const Playback<G>& playback = sitting.playback();
        Json line = formats::roomy_object();
        line["game"] = playback.number();
        line["setup"] = setup_json(playback.game(), playback.setup());
        for (const auto& branch : sitting.branches()) {
            line["taken_back"].push_back(
                {{"to", branch.kept}, {"actions", json(sitting.state(), branch.steps)}});
        }
        line["actions"] = json(sitting.state(), playback.steps(playback.actions()));
        return line;
    }

    static Json ending(const typename G::State& state) {
        return {{"scorings", scorings_json(state)},
                {"result", result_json(state)},
                {"winners", state.winners()}};
    }

    GrowingRecord* record_;
    std::optional<std::size_t> times_back_; ///< empty before the first call
    std::size_t written_ = 0;
    bool is_ended_ = false;
};

/// The game in progress of a record, of which `dealing` is the header's. `seating` says who plays;
/// its number is read from the record. `game` must outlive the sitting. Throws `Contradiction` if
/// the rules do not allow what the record says, `InputError` if it is not in the form of records.
template <RecordedGame G, PlayerOf<typename G::State> P>
requires RotatedGame<G> Sitting<G, P> resumed(const G& game, const P& player, Seating seating,
                                              const Dealing& dealing, const Json& unfinished) {
    const JsonValue line(unfinished);
    struct {
        const G& game;
        const P& player;
        Seating seating;
        std::optional<Sitting<G, P>> sitting;

        void begin(std::size_t number, const typename G::Setup& setup) {
            seating.number = number;
            sitting.emplace(game, player, seating, setup);
        }
        void see(const typename G::State&, int, const typename G::State::Action& action,
                 const typename G::State::Outcome&) {
            sitting->apply(action);
        }
        void end(const typename G::State&) {}
    } watcher{game, player, std::move(seating), std::nullopt};
    Replay<G>(game, dealing, line).follow(watcher);
    if (const auto branches = line.find("taken_back")) {
        for (const JsonValue& branch : branches->items()) {
            Json course{{"game", line.at("game").json()},
                        {"setup", line.at("setup").json()},
                        {"actions", branch.at("actions").json()}};
            Playback<G> playback(game);
            Replay<G>(game, dealing, JsonValue(course)).follow(playback);
            const auto steps = playback.steps(playback.actions());
            const auto kept =
                branch.at("to").integer(Bounded<int>{0, static_cast<int>(steps.size())});
            watcher.sitting->remember(
                {static_cast<std::size_t>(kept), {steps.begin(), steps.end()}});
        }
    }
    return std::move(*watcher.sitting);
}

} // namespace pampas::simulation
