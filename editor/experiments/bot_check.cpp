#include "editor/experiments/bot_check.h"

#include "analysis/balance/experiment.h"
#include "analysis/wording/words.h"
#include "engine/formats/json.h"
#include "engine/language/tr.h"
#include "engine/resources/resource.h"
#include "engine/rules/ruleset.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace pampas::experiments {
namespace {

using programs::Failure;
using programs::FailureKind;

/// The order of the checks.
enum class Check : std::size_t { Starts, InTime, Legally, ToTheEnd, SameGame, Ends };

std::vector<BotCheck> all_checks() {
    return {{"starts", tr_later("it starts, says hello and is ready")},
            {"in-time", tr_later("it answers in time")},
            {"legally", tr_later("it chooses legal actions and writes readable lines")},
            {"to-the-end", tr_later("it runs to the end of the game")},
            {"same-game", tr_later("it plays the same game with the same seed")},
            {"ends", tr_later("it exits when the game has ended")}};
}

Check check_of(const Failure& failure) {
    if (failure.at_start) {
        return Check::Starts;
    }
    switch (failure.kind()) {
    case FailureKind::Crash:
        return Check::ToTheEnd;
    case FailureKind::Silent:
    case FailureKind::Late:
        return Check::InTime;
    case FailureKind::Illegal:
    case FailureKind::Unreadable:
        return Check::Legally;
    case FailureKind::Lingers:
        break;
    }
    return Check::Ends;
}

/// Keeps the actions of a game.
class Actions : public balance::GameWatcher {
  public:
    void see(const rules::State&, int, const rules::Action& action,
             const rules::Outcome&) override {
        actions_.push_back(action);
    }
    void end(const rules::State&) override {}

    friend bool operator==(const Actions& one, const Actions& other) {
        return one.actions_ == other.actions_;
    }

  private:
    std::vector<rules::Action> actions_;
};

/// A game to play.
struct Trial {
    std::size_t number;
    const map::Map* map;
    int players;
    int seat; ///< of the bot
};

std::vector<map::Map> bundled_maps() {
    std::vector<map::Map> maps;
    for (const resources::Resource& resource : resources::in_folder("maps")) {
        maps.push_back(formats::read_json(resource.bytes));
    }
    return maps;
}

/// Two games with each number of players, on different maps and seats.
std::vector<Trial> trials(const std::vector<map::Map>& maps) {
    std::vector<Trial> result;
    const rules::Ruleset& rules = rules::usual_ruleset();
    for (int players = rules.least_players; players <= rules.most_players; ++players) {
        for (const int seat : {0, players - 1}) {
            const std::size_t number = result.size();
            result.push_back({number, &maps[number % maps.size()], players, seat});
        }
    }
    return result;
}

class Checker {
  public:
    Checker(const std::string& program, const programs::Limits& limits, std::uint64_t seed)
        : checked_{program, 0, all_checks()},
          seed_(seed), options_{limits,
                                std::make_shared<programs::FailureLog>(std::filesystem::path())} {}

    CheckedBot check(const simulation::RunControl& control) {
        const std::vector<map::Map> maps = bundled_maps();
        for (const Trial& trial : trials(maps)) {
            if (control.is_stopped() || !try_game(trial)) {
                return checked_;
            }
            control.advance(1);
        }
        return checked_;
    }

  private:
    /// Whether all is well. The first game is played twice.
    bool try_game(const Trial& trial) {
        const Actions played = play(trial);
        if (!note_failures(trial)) {
            return false;
        }
        for (const Check check :
             {Check::Starts, Check::InTime, Check::Legally, Check::ToTheEnd, Check::Ends}) {
            at(check).passed = true;
        }
        if (!at(Check::SameGame).passed) {
            at(Check::SameGame).passed = play(trial) == played;
            at(Check::SameGame).why = *at(Check::SameGame).passed
                                          ? ""
                                          : tr("{}: the second game differs", name_of(trial));
            return note_failures(trial) && *at(Check::SameGame).passed;
        }
        return true;
    }

    Actions play(const Trial& trial) {
        const rules::Game game(*trial.map, rules::usual_ruleset(), trial.players);
        std::vector<std::string> bots(static_cast<std::size_t>(trial.players),
                                      players::usual_bot());
        bots[static_cast<std::size_t>(trial.seat)] = checked_.program;
        const players::Lineup lineup(bots, trial.players, {}, options_);
        Actions actions;
        balance::watch_deal(game, {&lineup, 1},
                            {.seed = seed_, .pairing = simulation::Pairing::Independent},
                            trial.number, actions);
        return actions;
    }

    /// Whether there are none. Otherwise the game was the last one.
    bool note_failures(const Trial& trial) {
        const std::vector<programs::Failures> found = options_.log->take();
        for (const programs::Failures& failures : found) {
            BotCheck& check = at(check_of(failures.failure));
            check.passed = false;
            check.why = fmt::format("{}: {}", name_of(trial), failures.failure.message());
            check.errors = failures.errors;
        }
        checked_.games += found.empty() ? 1U : 0U;
        return found.empty();
    }

    static std::string name_of(const Trial& trial) {
        return tr("{}, {} players, seat {}", wording::shown_name(trial.map->details().name),
                  trial.players, trial.seat + 1);
    }

    BotCheck& at(Check check) { return checked_.checks[static_cast<std::size_t>(check)]; }

    CheckedBot checked_;
    std::uint64_t seed_;
    programs::Options options_;
};

} // namespace

bool CheckedBot::passes() const {
    return std::ranges::all_of(checks, [](const BotCheck& check) { return check.passed == true; });
}

std::size_t games_to_check() {
    return trials(bundled_maps()).size();
}

CheckedBot check_bot(const std::string& program, const programs::Limits& limits, std::uint64_t seed,
                     const simulation::RunControl& control) {
    return Checker(program, limits, seed).check(control);
}

} // namespace pampas::experiments
