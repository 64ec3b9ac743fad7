#pragma once

#include "engine/players/candidates.h"

#include <boost/container/static_vector.hpp>

#include <algorithm>

namespace pampas::players {

/// The most promising few of many candidates, best first; of equals those that came first.
template <std::size_t size>
class Best {
  public:
    /// Whether it would be kept.
    bool takes(const Candidate& candidate) const {
        return kept_.size() < size || candidate.prior > kept_.back().prior;
    }
    void add(const Candidate& candidate) {
        if (!takes(candidate)) {
            return;
        }
        auto place = std::ranges::find_if(
            kept_, [&](const Candidate& other) { return candidate.prior > other.prior; });
        kept_.insert(place, candidate);
        if (kept_.size() > size) {
            kept_.pop_back();
        }
    }
    const auto& kept() const { return kept_; }

  private:
    boost::container::static_vector<Candidate, size + 1> kept_;
};

} // namespace pampas::players
