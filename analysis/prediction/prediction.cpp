#include "analysis/prediction/prediction.h"

#include "engine/resources/resource.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace pampas::prediction {
namespace {

using Json = nlohmann::json;

Line read_line(const Json& json) {
    return {json.at("usual"), json.at("weights")};
}

SeatModel read_seats(const Json& json) {
    SeatModel result;
    result.players = json.at("players");
    for (const Json& share : json.at("shares")) {
        result.shares.push_back(read_line(share));
    }
    result.root_of_gap = read_line(json.at("root_of_gap"));
    result.scatter = {json.at("scatter").at(0), json.at("scatter").at(1)};
    const Json& accuracy = json.at("accuracy");
    result.accuracy = {accuracy.at("error"), accuracy.at("error_of_mean"), accuracy.at("held")};
    return result;
}

/// As shares: none below 0, together 1.
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

/// A gap, of its root.
double gap_of(double root) {
    return std::pow(std::clamp(root, 0.0, 1.0), 2);
}

} // namespace

Model read_model(std::string_view json) {
    const Json file = Json::parse(json);
    Model result{file.at("usual"), file.at("spread"), {}};
    for (const Json& seats : file.at("seats")) {
        result.seats.push_back(read_seats(seats));
    }
    return result;
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
    for (const Line& share : seats->shares) {
        shares.push_back(value(share, features, model));
    }
    const double root = value(seats->root_of_gap, features, model);
    return Prediction{as_shares(std::move(shares)),
                      gap_of(root),
                      {gap_of(root + seats->scatter.low), gap_of(root + seats->scatter.high)},
                      seats->accuracy};
}

} // namespace pampas::prediction
