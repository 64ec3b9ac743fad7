#include "tests/training/network.h"

#include "engine/chance/stream.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace pampas::training {
namespace {

using players::feature_count;
using players::Features;
using players::LearnedValue;

using Matrix = Eigen::MatrixXf;
using Vector = Eigen::VectorXf;

constexpr float feature_scale = 32;
constexpr float points_per_lead = 20;
constexpr float most_lead = 60;
/// What the squared error of leads counts beside the cross-entropy of wins.
constexpr float lead_share = 0.5F;

constexpr Eigen::Index features_of_net = feature_count;
constexpr Eigen::Index hidden = LearnedValue::hidden_units;
constexpr std::size_t batch = 512;
constexpr float first_rate = 0.002F;

/// A number from -1 to 1.
float drawn(chance::Stream& stream) {
    constexpr std::size_t steps = 1U << 20U;
    return 2 * static_cast<float>(stream.below(steps)) / steps - 1;
}

Matrix drawn(Eigen::Index rows, Eigen::Index columns, float most, chance::Stream& stream) {
    return Matrix::NullaryExpr(rows, columns, [&] { return most * drawn(stream); });
}

/// Examples side by side.
struct Batch {
    Matrix features;
    Vector win, lead;

    explicit Batch(std::span<const Example> examples)
        : features(features_of_net, static_cast<Eigen::Index>(examples.size())),
          win(features.cols()), lead(features.cols()) {
        for (Eigen::Index column = 0; column < features.cols(); ++column) {
            const Example& example = examples[static_cast<std::size_t>(column)];
            for (Eigen::Index row = 0; row < features.rows(); ++row) {
                features(row, column) =
                    static_cast<float>(example.features[static_cast<std::size_t>(row)]) /
                    feature_scale;
            }
            win[column] = example.win;
            lead[column] = std::clamp(example.lead, -most_lead, most_lead) / points_per_lead;
        }
    }
};

Vector chances(const Vector& odds) {
    return (1 / (1 + (-odds.array()).exp())).matrix();
}

std::vector<int> whole(const auto& numbers, float scale) {
    std::vector<int> result;
    for (Eigen::Index i = 0; i < numbers.size(); ++i) {
        result.push_back(static_cast<int>(std::lround(scale * numbers.data()[i])));
    }
    return result;
}

} // namespace

void Network::each_part(auto&& use, auto&... weights) {
    const auto part = [&](auto member) { use(member(weights)...); };
    part([](auto& of) -> auto& { return of.inputs; });
    part([](auto& of) -> auto& { return of.biases; });
    for (const auto output : {&Weights::win, &Weights::lead}) {
        part([&](auto& of) -> auto& { return (of.*output).hidden; });
        part([&](auto& of) -> auto& { return (of.*output).direct; });
        part([&](auto& of) -> auto& { return (of.*output).bias; });
    }
}

Network::Network(std::uint64_t seed) {
    chance::Stream stream(seed);
    constexpr float output = 0.1F;
    const float input = 1.2F / std::sqrt(static_cast<float>(feature_count));
    weights_.inputs = drawn(hidden, features_of_net, input, stream);
    weights_.biases = Vector::Constant(hidden, 0.1F);
    for (Output* each : {&weights_.win, &weights_.lead}) {
        each->hidden = drawn(hidden, 1, output, stream);
        each->direct = Vector::Zero(features_of_net);
        each->bias = Vector::Zero(1);
    }
}

Network::Answer Network::answer(const Weights& weights, const Matrix& features) {
    Answer result;
    result.hidden = ((weights.inputs * features).colwise() + weights.biases).cwiseMax(0);
    const auto value = [&](const Output& output) -> Vector {
        return ((result.hidden.transpose() * output.hidden + features.transpose() * output.direct)
                    .array() +
                output.bias[0])
            .matrix();
    };
    result.win = value(weights.win);
    result.lead = value(weights.lead);
    return result;
}

Expected Network::expected(const Features& features) const {
    Example example;
    example.features = features;
    const Answer said = answer(weights_, Batch({&example, 1}).features);
    return {chances(said.win)[0], points_per_lead * said.lead[0]};
}

Network::Loss Network::loss(std::span<const Example> examples) const {
    Loss sum;
    for (std::size_t first = 0; first < examples.size(); first += batch) {
        const Batch seen(examples.subspan(first, std::min(batch, examples.size() - first)));
        const Answer said = answer(weights_, seen.features);
        const Eigen::ArrayXf chance = chances(said.win).array().max(1e-6F).min(1 - 1e-6F);
        sum.win -= static_cast<double>(
            (seen.win.array() * chance.log() + (1 - seen.win.array()) * (1 - chance).log()).sum());
        sum.lead += static_cast<double>((said.lead - seen.lead).squaredNorm());
    }
    const auto count = static_cast<double>(std::max<std::size_t>(examples.size(), 1));
    return {sum.win / count, sum.lead / count};
}

/// The slopes of the mean loss of examples by each weight.
Network::Weights Network::slopes(const Weights& weights, const Matrix& features, const Vector& win,
                                 const Vector& lead) {
    const Answer said = answer(weights, features);
    const auto count = static_cast<float>(features.cols());
    const Vector of_win = (chances(said.win) - win) / count;
    const Vector of_lead = lead_share * (said.lead - lead) / count;
    const auto output = [&](const Vector& errors) {
        return Output{said.hidden * errors, features * errors, Vector::Constant(1, errors.sum())};
    };
    const Matrix of_hidden =
        ((weights.win.hidden * of_win.transpose() + weights.lead.hidden * of_lead.transpose())
             .array() *
         (said.hidden.array() > 0).cast<float>())
            .matrix();
    return {of_hidden * features.transpose(), of_hidden.rowwise().sum(), output(of_win),
            output(of_lead)};
}

void Network::learn(std::span<Example> examples, int epochs, std::uint64_t seed) {
    constexpr float mean_decay = 0.9F;
    constexpr float square_decay = 0.999F;
    constexpr float least = 1e-8F;
    chance::Stream stream(seed);
    Weights means = weights_;
    each_part([](auto& part) { part.setZero(); }, means);
    Weights squares = means;
    const std::size_t batches = examples.size() / batch;
    const auto steps = static_cast<float>(batches) * static_cast<float>(epochs);
    float step = 0;
    for (int epoch = 0; epoch < epochs; ++epoch) {
        for (std::size_t i = examples.size(); i > 1; --i) {
            std::swap(examples[i - 1], examples[stream.below(i)]);
        }
        for (std::size_t number = 0; number < batches; ++number) {
            const Batch seen(examples.subspan(number * batch, batch));
            Weights slope = slopes(weights_, seen.features, seen.win, seen.lead);
            ++step;
            const float rate =
                first_rate / 2 * (1 + std::cos(std::numbers::pi_v<float> * step / steps)) *
                std::sqrt(1 - std::pow(square_decay, step)) / (1 - std::pow(mean_decay, step));
            each_part(
                [&](auto& weight, auto& mean, auto& square, const auto& by) {
                    mean = mean_decay * mean + (1 - mean_decay) * by;
                    square = square_decay * square + (1 - square_decay) * by.cwiseAbs2();
                    weight.array() -= rate * mean.array() / (square.array().sqrt() + least);
                },
                weights_, means, squares, slope);
        }
    }
}

players::NetworkData Network::data() const {
    constexpr auto input = static_cast<float>(1 << LearnedValue::input_bits);
    constexpr auto value = static_cast<float>(1 << LearnedValue::output_bits);
    constexpr auto inner =
        static_cast<float>(1 << (LearnedValue::output_bits - LearnedValue::hidden_bits));
    const auto output = [&](const Output& from) {
        return players::NetworkData::Output{whole(from.hidden, inner),
                                            whole(from.direct, value / feature_scale),
                                            whole(from.bias, value).front()};
    };
    players::NetworkData data;
    for (Eigen::Index unit = 0; unit < hidden; ++unit) {
        const Vector row = weights_.inputs.row(unit);
        data.inputs.push_back(whole(row, input / feature_scale));
    }
    data.biases = whole(weights_.biases, input);
    data.win = output(weights_.win);
    data.lead = output(weights_.lead);
    return data;
}

} // namespace pampas::training
