#include "analysis/generation/archive.h"

#include "analysis/graph/analysis.h"
#include "analysis/legality/legality.h"
#include "analysis/measures/published.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

namespace pampas::generation {
namespace {

int number_of(std::span<const legality::Finding> findings, legality::Severity severity) {
    return static_cast<int>(std::ranges::count(findings, severity, &legality::Finding::severity));
}

/// Relative to the spread of the figure, so that misses of several figures can be added; 1 for a
/// map without the figure.
double missed(const Candidate& candidate, const Target& target) {
    const auto by = target.missed_by(candidate.value(*target.figure));
    return by ? *by / (10 * near_by(*target.figure)) : 1;
}

double all_missed(const Candidate& candidate, const Request& request) {
    double sum = 0;
    for (const Target& target : request.targets) {
        sum += missed(candidate, target);
    }
    return sum;
}

std::size_t traffic_number() {
    return static_cast<std::size_t>(&measures::traffic() - measures::figures().data());
}

/// Traffic takes longer to measure than everything else together. It is only measured for maps that
/// meet all other targets; until then it counts as missed completely.
bool misses_traffic_alone(const Candidate& candidate, const Request& request) {
    return target_of(request, measures::traffic().key) != nullptr &&
           std::ranges::all_of(request.targets, [&](const Target& target) {
               return target.figure == &measures::traffic() || missed(candidate, target) == 0;
           });
}

double faults_of_figures(const Candidate& candidate) {
    double faults = 0;
    for (const measures::Figure& figure : measures::figures()) {
        const measures::Rank rank = measures::rank(figure, candidate.value(figure));
        const int all = rank.below + rank.equal + rank.above;
        if (in_worst_quarter(rank)) {
            faults += 1 - 4.0 * worse(rank) / all;
        }
    }
    return faults;
}

Candidate judged_by(graph::Analysis measured, const Request& request, const std::stop_token& stop) {
    const auto findings = legality::findings(measured.map, request.client);
    Candidate candidate{.map = measured.map,
                        .figures = {},
                        .score = {},
                        .error = legality::legal(findings) ? "" : findings.front().sentence};
    for (const measures::Figure& figure : measures::figures()) {
        candidate.figures.push_back(measure(figure, measured));
    }
    candidate.score.errors = number_of(findings, legality::Severity::Error);
    candidate.score.warnings = number_of(findings, legality::Severity::Warning);
    candidate.score.missed = all_missed(candidate, request);
    candidate.score.faults = faults_of_figures(candidate);
    if (misses_traffic_alone(candidate, request)) {
        measure_traffic(candidate, stop);
        candidate.score.missed = all_missed(candidate, request);
    }
    candidate.analysis = std::make_shared<const graph::Analysis>(std::move(measured));
    return candidate;
}

} // namespace

bool is_right(const Candidate& candidate) {
    return candidate.score.errors == 0 && candidate.score.missed == 0;
}

Candidate judged(const map::Map& map, const Request& request, const std::stop_token& stop) {
    return judged_by(graph::quick_analysis(map, stop), request, stop);
}

Candidate judged_child(const Candidate& parent, const map::Map& map, const Request& request,
                       const std::stop_token& stop) {
    return judged_by(graph::quick_analysis(map, *parent.analysis, stop), request, stop);
}

void measure_traffic(Candidate& candidate, const std::stop_token& stop) {
    graph::Analysis analysis;
    analysis.map = candidate.map;
    analysis.counts = candidate.map.counts();
    // One thread, as maps are judged in parallel.
    analysis.betweenness = graph::betweenness(candidate.map, {.run = stop, .threads = 1});
    candidate.figures[traffic_number()] = measure(measures::traffic(), analysis);
}

std::string name_of_map(const Request& request, std::size_t number) {
    return fmt::format("Generated {}-{}", request.seed, number + 1);
}

void name_maps(std::vector<Candidate>& maps, const Request& request) {
    for (std::size_t i = 0; i < maps.size(); ++i) {
        maps[i].map.details().name = name_of_map(request, i);
    }
}

namespace {

constexpr std::size_t steps_of_an_axis = 6;

/// The values that split published maps into `steps_of_an_axis` equal groups.
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

namespace {

using map::Space;

bool counts(Space space) {
    return map::is_land(space) || space == Space::Market;
}

/// The share of a map's land and market spaces that differ on the other map.
double changed_share(const map::Map& map, const map::Map& other) {
    double all = 0;
    double changed = 0;
    for (std::size_t offset = 0; offset < map.spaces().size(); ++offset) {
        if (counts(map.spaces()[offset])) {
            all += 1;
            changed += map::same_class(map.spaces()[offset], other.spaces()[offset]) ? 0 : 1;
        }
    }
    return all > 0 ? changed / all : 0;
}

std::size_t steps_between(const Archive::Cell& one, const Archive::Cell& other) {
    const auto between = [](std::size_t a, std::size_t b) { return a > b ? a - b : b - a; };
    return between(one[0], other[0]) + between(one[1], other[1]);
}

/// Chooses maps of an archive one at a time.
class Choice {
  public:
    explicit Choice(const Archive& archive) : archive_(archive), left_(archive.ranked()) {
        std::erase_if(left_, [](const Candidate* candidate) { return !is_right(*candidate); });
        keep_good();
    }

    /// Adds the next map; false if none is left.
    bool add() {
        if (left_.empty()) {
            return false;
        }
        // Among equals this takes the best, which comes first.
        const auto next = std::ranges::max_element(
            left_, {}, [this](const Candidate* candidate) { return worth(*candidate); });
        const Candidate* candidate = *next;
        chosen_.push_back(candidate);
        std::erase_if(left_,
                      [&](const Candidate* other) { return !differ(candidate->map, other->map); });
        return true;
    }

    std::vector<Candidate> result() const {
        std::vector<Candidate> result;
        result.reserve(chosen_.size());
        for (const Candidate* candidate : chosen_) {
            result.push_back(*candidate);
        }
        return result;
    }

  private:
    /// Keeps only the maps with the fewest warnings.
    void keep_good() {
        if (!left_.empty()) {
            std::erase_if(left_, [fewest = left_.front()->score.warnings](const Candidate* other) {
                return other->score.warnings > fewest;
            });
        }
    }

    /// Steps to the nearest chosen map, minus the faults.
    double worth(const Candidate& candidate) const {
        std::optional<std::size_t> least;
        for (const Candidate* other : chosen_) {
            const std::size_t steps =
                steps_between(archive_.cell_of(candidate), archive_.cell_of(*other));
            least = std::min(least.value_or(steps), steps);
        }
        return static_cast<double>(least.value_or(0)) - candidate.score.faults;
    }

    const Archive& archive_;
    std::vector<const Candidate*> left_;
    std::vector<const Candidate*> chosen_;
};

} // namespace

double difference(const map::Map& one, const map::Map& other) {
    return std::min(changed_share(one, other), changed_share(other, one));
}

bool differ(const map::Map& one, const map::Map& other) {
    constexpr double least_difference = 0.25;
    return difference(one, other) >= least_difference;
}

std::vector<Candidate> chosen(const Archive& archive, std::size_t count) {
    Choice choice(archive);
    for (std::size_t i = 0; i < count && choice.add(); ++i) {
    }
    return choice.result();
}

} // namespace pampas::generation
