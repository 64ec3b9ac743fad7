#pragma once

#include <boost/container/static_vector.hpp>

#include <algorithm>

namespace pampas::players {

/// The most promising few of many things with a `prior`, best first; of equals those that came
/// first.
template <class T, std::size_t size>
class Best {
  public:
    /// Whether it would be kept.
    bool takes(const T& candidate) const {
        return kept_.size() < size || candidate.prior > kept_.back().prior;
    }
    void add(const T& candidate) {
        if (!takes(candidate)) {
            return;
        }
        auto place = std::ranges::find_if(
            kept_, [&](const T& other) { return candidate.prior > other.prior; });
        kept_.insert(place, candidate);
        if (kept_.size() > size) {
            kept_.pop_back();
        }
    }
    const auto& kept() const { return kept_; }

  private:
    boost::container::static_vector<T, size + 1> kept_;
};

} // namespace pampas::players
