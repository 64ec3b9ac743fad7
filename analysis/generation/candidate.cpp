#include "analysis/generation/candidate.h"

#include "analysis/graph/analysis.h"
#include "analysis/legality/legality.h"
#include "analysis/measures/published.h"

#include <fmt/format.h>

#include <algorithm>

namespace pampas::generation {
namespace {

int number_of(std::span<const legality::Finding> findings, legality::Severity severity) {
    return static_cast<int>(std::ranges::count(findings, severity, &legality::Finding::severity));
}

/// By the spread of the figure, so that misses of several figures can be added; a map without the
/// figure misses by all of it.
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

/// Traffic takes longer to measure than all else together: it is only for maps that miss nothing
/// else, and until then missed whole.
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
    // Maps are judged on all threads anyway.
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

} // namespace pampas::generation
