#pragma once

#include "engine/chance/stream.h"
#include "engine/formats/json_value.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <variant>
#include <vector>

/// Another game, to show that playing, recording and counting games depend on no game: two seats
/// take one to three pieces in turn from a heap of drawn size; whoever takes the last one wins.
namespace pampas::nim {

using Json = nlohmann::ordered_json;

struct Setup {
    int heap = 1;

    friend bool operator==(const Setup&, const Setup&) = default;
};

/// There are no hands to rotate.
inline Setup rotated(Setup setup, std::size_t) {
    return setup;
}

/// An action: takes so many pieces.
struct Take {
    int pieces = 1;

    friend bool operator==(Take, Take) = default;
};

/// Its outcome: so many pieces are left.
struct Left {
    int pieces = 0;
};

class State {
  public:
    using Action = Take;
    using Outcome = Left;
    enum class Kind { Take, Pass };
    static constexpr std::size_t kinds = 2;

    explicit State(const Setup& setup) : heap_(setup.heap) {}

    int players() const { return 2; }
    int seat() const { return turn_ % 2; }
    int round() const { return turn_ / 2 + 1; }
    bool over() const { return heap_ == 0; }
    bool must_pass() const { return over(); }
    std::size_t count(Kind kind) const {
        return kind == Kind::Take ? static_cast<std::size_t>(std::min(heap_, 3)) : 0;
    }
    Action nth(Kind, std::size_t rank) const { return {static_cast<int>(rank) + 1}; }
    bool allows(Action take) const { return take.pieces >= 1 && take.pieces <= std::min(heap_, 3); }
    Outcome apply(Action take) {
        heap_ -= take.pieces;
        if (!over()) {
            ++turn_;
        }
        return {heap_};
    }
    int points(int seat) const { return over() && seat == this->seat() ? 1 : 0; }
    std::array<int, 1> category_points(int seat) const { return {points(seat)}; }
    std::vector<int> winners() const { return {seat()}; }

  private:
    int heap_;
    int turn_ = 0;
};

struct Game {
    using State = nim::State;
    using Setup = nim::Setup;

    int players() const { return 2; }
    Setup deal(chance::Stream& stream) const { return {static_cast<int>(stream.below(20)) + 1}; }
    State start(const Setup& setup) const { return State(setup); }
};

struct Impossible {
    std::string message;
};

inline Json setup_json(const Game&, const Setup& setup) {
    return {{"heap", setup.heap}};
}
inline Json outcome_json(Take, Left left) {
    return {{"left", left.pieces}};
}
inline Json action_json(const State&, int seat, Take take, Left left) {
    return {{"player", seat}, {"take", take.pieces}, {"left", left.pieces}};
}
inline Json scorings_json(const State&) {
    return Json::array();
}
inline Json result_json(const State& state) {
    return {state.points(0), state.points(1)};
}
inline std::variant<Setup, Impossible> read_setup(const Game&, const formats::JsonValue& object) {
    const int heap = object.at("heap").integer();
    if (heap < 1) {
        return Impossible{"no heap"};
    }
    return Setup{heap};
}
inline std::optional<Take> read_action(const State& state, const formats::JsonValue& object) {
    const Take take{object.at("take").integer()};
    return object.at("player").integer() == state.seat() ? std::optional(take) : std::nullopt;
}

/// Takes pieces at random.
struct Player {
    struct Memory {};

    std::array<Take, 1> plan(const State& state, Memory&, chance::Stream& stream) const {
        return {state.nth(State::Kind::Take, stream.below(state.count(State::Kind::Take)))};
    }
};

} // namespace pampas::nim
