#pragma once

#include "analysis/review/chances.h"
#include "analysis/wording/moves.h"
#include "engine/simulation/run_control.h"

#include <cstddef>
#include <vector>

namespace pampas::review {

/// A card that a seat bought unseen, and its luck: what it changed in the chances of all seats,
/// compared with the mean of all cards that might have come.
///
/// A card that replaces a bought face-up card is no draw: the judgement does not look at face-up
/// cards.
struct Draw {
    std::size_t action = 0; ///< the number of the purchase, from 1
    int seat = 0;
    Chances luck;
};

/// How the chances of all seats went in a game.
struct Course {
    /// Before the cards were dealt: the mean of many deals on the same terrain.
    Chances before_deal;
    std::vector<Chances> after; ///< after so many actions; 0: after the set-up
    std::vector<Draw> draws;    ///< in order
};

/// Judges the positions of a game that the course does not have yet, so that the course of a game
/// in progress grows with it. If the game has fewer actions than the course, forgets the others.
/// Returns false if it was stopped (`RunControl::is_stopped`); it can be called again to go on.
bool follow(Course& course, const wording::Playback& playback,
            const simulation::RunControl& control = {});

/// What changed the chance of a seat from before the deal to the end of the course.
struct Account {
    double first_hands = 0;  ///< the cards of all first hands
    double own_draws = 0;    ///< its own cards from supplies
    double others_draws = 0; ///< those of others
    double play = 0;         ///< all else: what it and the others did

    double luck() const { return first_hands + own_draws + others_draws; }
};

/// By seat. `course` is that of the whole game.
std::vector<Account> accounts(const Course& course);

} // namespace pampas::review
