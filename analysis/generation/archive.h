#pragma once

#include "analysis/generation/candidate.h"
#include "engine/chance/stream.h"

#include <array>
#include <cstddef>
#include <map>
#include <vector>

namespace pampas::generation {

/// The best maps of many sorts. Source: J.-B. Mouret and J. Clune, "Illuminating search spaces by
/// mapping elites" (2015). Sorts are told apart by two things that designers name: how open the
/// way from land to the markets is (`accessibility`), and how far markets are spread
/// (`nearest_market`), each in six steps between published maps or across the range that is asked
/// for. Maps of different lineages, which begin with drafts of their own, do not compete.
class Archive {
  public:
    explicit Archive(const Request& request);

    /// Keeps the candidate if it is the first of its sort in its lineage or better than what is
    /// there.
    void add(std::size_t lineage, Candidate candidate);
    /// Of four candidates of a lineage drawn at random the best. The lineage has one.
    const Candidate& drawn(std::size_t lineage, chance::Stream& stream) const;

    /// A sort: one step on each axis.
    using Cell = std::array<std::size_t, 2>;
    Cell cell_of(const Candidate& candidate) const;
    /// All that are kept, the best first.
    std::vector<const Candidate*> ranked() const;

  private:
    /// An axis and where its steps end.
    struct Axis {
        const measures::Figure* figure;
        std::vector<double> borders;
    };
    static Axis axis_of(const Request& request, std::string_view key);

    std::array<Axis, 2> axes_;
    std::vector<std::map<Cell, Candidate>> lineages_;
};

} // namespace pampas::generation
