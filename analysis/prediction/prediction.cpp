#include "analysis/prediction/prediction.h"

#include "engine/formats/json_fields.h"
#include "engine/formats/json_text.h"
#include "engine/language/tr.h"
#include "engine/resources/resource.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

namespace pampas::prediction {

using formats::JsonFields;

static void json_fields(JsonFields& json, Line& line) {
    json("usual", line.usual);
    json("weights", line.weights);
}

static void json_fields(JsonFields& json, Accuracy& accuracy) {
    json("error", accuracy.error);
    json("error_of_mean", accuracy.error_of_mean);
    json("held", accuracy.held);
}

static void json_fields(JsonFields& json, SeatModel& seats) {
    json("players", seats.players);
    json("shares", seats.shares);
    json("root_of_gap", seats.root_of_gap);
    json("scatter", seats.scatter);
    json("accuracy", seats.accuracy);
}

static void json_fields(JsonFields& json, Model& model) {
    json("usual", model.usual);
    json("spread", model.spread);
    json("seats", model.seats);
}

namespace {

/// Clamps to at least 0 and normalizes to a sum of 1.
std::vector<double> as_shares(std::vector<double> values) {
    for (double& value : values) {
        value = std::max(value, 0.0);
    }
    const double sum = std::accumulate(values.begin(), values.end(), 0.0);
    for (double& value : values) {
        value /= sum;
    }
    return values;
}

double value(const Line& line, const Features& features, const Model& model) {
    double result = line.usual;
    for (std::size_t at = 0; at < features.size(); ++at) {
        result += line.weights[at] * (features[at] - model.usual[at]) / model.spread[at];
    }
    return result;
}

/// The gap for a predicted root.
double gap_of(double root) {
    return std::pow(std::clamp(root, 0.0, 1.0), 2);
}

} // namespace

Model read_model(std::string_view json) {
    const auto file = formats::parse_json(json);
    return formats::read_fields<Model>(formats::JsonValue(file));
}

const Model& model() {
    static const Model only = read_model(resources::find("prediction/seats.json").value());
    return only;
}

std::optional<Prediction> predict(const Features& features, int players, const Model& model) {
    const auto seats = std::ranges::find(model.seats, players, &SeatModel::players);
    if (seats == model.seats.end()) {
        return std::nullopt;
    }
    std::vector<double> shares;
    shares.reserve(seats->shares.size());
    for (const Line& share : seats->shares) {
        shares.push_back(value(share, features, model));
    }
    const double root = value(seats->root_of_gap, features, model);
    return Prediction{as_shares(std::move(shares)),
                      gap_of(root),
                      {gap_of(root + seats->scatter.low), gap_of(root + seats->scatter.high)},
                      seats->accuracy};
}

namespace {

double points(double share) {
    return 100 * share;
}

} // namespace

std::string guess_words(const Prediction& prediction) {
    return tr("A rough guess before any games: a gap of about {:.0f} percentage points. Of "
              "published maps with the same guess, eight in ten had {:.0f} to {:.0f}.",
              points(prediction.gap), points(prediction.interval.low),
              points(prediction.interval.high));
}

std::string trust_words(const Prediction& prediction) {
    std::vector<std::string> shares;
    shares.reserve(prediction.shares.size());
    for (const double share : prediction.shares) {
        shares.push_back(fmt::format("{:.0f}", points(share)));
    }
    return tr(
        "Predicted from the map alone, before any game: learned players win {} % by seat. Eight in "
        "ten published maps have a gap within the interval. The prediction is {:.1f} percentage "
        "points off on average; the mean of published maps would be {:.1f} off.",
        fmt::format("{}", fmt::join(shares, ", ")), points(prediction.accuracy.error),
        points(prediction.accuracy.error_of_mean));
}

} // namespace pampas::prediction
