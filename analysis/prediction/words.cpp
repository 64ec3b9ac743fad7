#include "analysis/prediction/words.h"

#include "engine/language/tr.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <vector>

namespace pampas::prediction {
namespace {

double points(double share) {
    return 100 * share;
}

} // namespace

std::string gap_words(const Prediction& prediction) {
    return tr("Predicted: gap about {:.0f} points, {:.0f} to {:.0f}", points(prediction.gap),
              points(prediction.interval.low), points(prediction.interval.high));
}

std::string trust_words(const Prediction& prediction) {
    std::vector<std::string> shares;
    for (const double share : prediction.shares) {
        shares.push_back(fmt::format("{:.0f}", points(share)));
    }
    return tr("Before any game, told from the map alone: greedy bots are expected to win {} % by "
              "seat. Of ten published maps eight have a gap within the interval; the prediction is "
              "{:.1f} points off on average, the mean of published maps {:.1f}.",
              fmt::format("{}", fmt::join(shares, ", ")), points(prediction.accuracy.error),
              points(prediction.accuracy.error_of_mean));
}

} // namespace pampas::prediction
