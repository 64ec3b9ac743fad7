#pragma once

#include "analysis/balance/intervals.h"
#include "analysis/prediction/features.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace pampas::prediction {

/// Mean errors of predictions for published maps that were held out from fitting, in shares of
/// wins. The reference are the gaps over 4000 games.
struct Accuracy {
    double error = 0;         ///< mean absolute error of the gap
    double error_of_mean = 0; ///< error when always predicting the mean of the other maps
    double held = 0;          ///< share of maps with the gap within the interval

    friend bool operator==(const Accuracy&, const Accuracy&) = default;
};

/// A linear function of the standardized features.
struct Line {
    double usual = 0;   ///< value at mean features
    Features weights{}; ///< per standard deviation of each feature

    friend bool operator==(const Line&, const Line&) = default;
};

/// The model of games with this number of learned players.
struct SeatModel {
    int players = 0;
    std::vector<Line> shares; ///< shares of wins by seat
    /// Square root of the gap; its errors vary less with the size of the gap.
    Line root_of_gap = {};
    /// Errors of the root: the middle 80 % of maps.
    balance::Interval scatter = {};
    Accuracy accuracy = {};

    friend bool operator==(const SeatModel&, const SeatModel&) = default;
};

/// The complete prediction model.
struct Model {
    Features usual{};  ///< means over the training maps
    Features spread{}; ///< standard deviations over the training maps, all above 0
    std::vector<SeatModel> seats;

    friend bool operator==(const Model&, const Model&) = default;
};

/// The bundled model: `resources/prediction/seats.json`, written by `fit-prediction`
/// (tests/prediction/).
const Model& model();

/// Reads such a file, which must be valid.
Model read_model(std::string_view json);

/// The expected results of learned players with the standard rules and paired deals.
struct Prediction {
    std::vector<double> shares; ///< shares of wins by seat; each at least 0, with sum 1
    double gap = 0;             ///< likely gap between best and worst seat
    balance::Interval interval; ///< covers the gap of 80 % of maps
    Accuracy accuracy;
};

/// The prediction; empty for a number of players that the model lacks.
std::optional<Prediction> predict(const Features& features, int players,
                                  const Model& model = prediction::model());

/// `A rough guess without games: a gap of about 18 percentage points.`, and how rough it is.
std::string guess_words(const Prediction& prediction);

/// Sentences on what seats are expected to win and how reliable that is.
std::string trust_words(const Prediction& prediction);

} // namespace pampas::prediction
