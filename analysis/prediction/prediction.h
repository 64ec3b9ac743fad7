#pragma once

#include "analysis/balance/intervals.h"
#include "analysis/prediction/features.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace pampas::prediction {

/// How far predictions for published maps were off that the model had not seen, means in shares of
/// wins. What it is held against are the gaps in 4000 games.
struct Accuracy {
    double error = 0;         ///< of the gap
    double error_of_mean = 0; ///< of who always says the mean of the other maps
    double held = 0;          ///< the share of maps whose gap lay within the interval

    friend bool operator==(const Accuracy&, const Accuracy&) = default;
};

/// A value that is linear in the features.
struct Line {
    double usual = 0;   ///< on a map whose features are all usual
    Features weights{}; ///< for each spread of a feature beyond the usual

    friend bool operator==(const Line&, const Line&) = default;
};

/// What is known of games of so many greedy players.
struct SeatModel {
    int players = 0;
    std::vector<Line> shares; ///< of wins, by seat
    Line root_of_gap = {};    ///< its square root, as gaps scatter more where they are large
    /// How far that lies from the true root, the middle 8 of 10 maps.
    balance::Interval scatter = {};
    Accuracy accuracy = {};

    friend bool operator==(const SeatModel&, const SeatModel&) = default;
};

/// All that is predicted with.
struct Model {
    Features usual{};  ///< means of the maps that it learnt from
    Features spread{}; ///< their standard deviations, all above 0
    std::vector<SeatModel> seats;

    friend bool operator==(const Model&, const Model&) = default;
};

/// The model that comes with Pampas: `resources/prediction/seats.json`, which `fit-prediction`
/// writes (tests/prediction/).
const Model& model();

/// Reads such a file, which must be sound.
Model read_model(std::string_view json);

/// What is expected of greedy players by the standard rules, dealt in pairs.
struct Prediction {
    std::vector<double> shares; ///< of wins, by seat; each at least 0, together 1
    double gap = 0;             ///< between best and worst seat, without chance
    balance::Interval interval; ///< holds the gap of 8 maps of 10
    Accuracy accuracy;
};

/// Nothing for a number of players that the model does not know.
std::optional<Prediction> predict(const Features& features, int players,
                                  const Model& model = prediction::model());

/// `Predicted: gap about 18 points, 12 to 25`.
std::string gap_words(const Prediction& prediction);

/// What seats are expected to win, and how far that can be trusted: sentences.
std::string trust_words(const Prediction& prediction);

} // namespace pampas::prediction
