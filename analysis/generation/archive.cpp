#include "analysis/generation/archive.h"

#include "analysis/measures/published.h"

#include <algorithm>

namespace pampas::generation {
namespace {

constexpr std::size_t steps_of_an_axis = 6;

/// The values that part published maps into as many parts as there are steps_of_an_axis.
std::vector<double> published_borders(const measures::Figure& figure) {
    std::vector<double> values;
    for (const measures::PublishedMap& map : measures::published_maps()) {
        if (const auto value = value_of(map, figure)) {
            values.push_back(*value);
        }
    }
    std::ranges::sort(values);
    std::vector<double> borders;
    for (std::size_t step = 1; step < steps_of_an_axis; ++step) {
        borders.push_back(values[step * values.size() / steps_of_an_axis]);
    }
    return borders;
}

std::vector<double> even_borders(double low, double high) {
    std::vector<double> borders;
    for (std::size_t step = 1; step < steps_of_an_axis; ++step) {
        borders.push_back(low + (high - low) * static_cast<double>(step) / steps_of_an_axis);
    }
    return borders;
}

} // namespace

Archive::Archive(const Request& request)
    : axes_{axis_of(request, "accessibility"), axis_of(request, "nearest_market")} {}

Archive::Axis Archive::axis_of(const Request& request, std::string_view key) {
    const measures::Figure& figure = measures::figure(key);
    if (const Target* target = target_of(request, key)) {
        return {&figure, even_borders(target->low, target->high)};
    }
    return {&figure, published_borders(figure)};
}

Archive::Cell Archive::cell_of(const Candidate& candidate) const {
    Cell cell{};
    for (std::size_t axis = 0; axis < axes_.size(); ++axis) {
        const double value = candidate.value(*axes_[axis].figure).value_or(0);
        const auto& borders = axes_[axis].borders;
        cell[axis] =
            static_cast<std::size_t>(std::ranges::upper_bound(borders, value) - borders.begin());
    }
    return cell;
}

void Archive::add(std::size_t lineage, Candidate candidate) {
    lineages_.resize(std::max(lineages_.size(), lineage + 1));
    const auto [place, is_new] = lineages_[lineage].try_emplace(cell_of(candidate), candidate);
    if (!is_new && candidate.score < place->second.score) {
        place->second = std::move(candidate);
    }
}

const Candidate& Archive::drawn(std::size_t lineage, chance::Stream& stream) const {
    const auto& kept = lineages_[lineage];
    const Candidate* best = nullptr;
    constexpr int draws = 4;
    for (int draw = 0; draw < draws; ++draw) {
        const auto drawn = static_cast<std::ptrdiff_t>(stream.below(kept.size()));
        const Candidate& other = std::next(kept.begin(), drawn)->second;
        best = best == nullptr || other.score < best->score ? &other : best;
    }
    return *best;
}

std::vector<const Candidate*> Archive::ranked() const {
    std::vector<const Candidate*> result;
    for (const auto& kept : lineages_) {
        for (const auto& [cell, candidate] : kept) {
            result.push_back(&candidate);
        }
    }
    std::ranges::stable_sort(result, {}, &Candidate::score);
    return result;
}

} // namespace pampas::generation
