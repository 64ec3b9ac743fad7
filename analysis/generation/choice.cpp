#include "analysis/generation/choice.h"

#include <algorithm>
#include <optional>

namespace pampas::generation {
namespace {

using map::Space;

bool counts(Space space) {
    return map::is_land(space) || space == Space::Market;
}

/// Of the land and market spaces of a map, the share that is something else on the other.
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

/// Chooses maps of an archive one by one.
class Choice {
  public:
    explicit Choice(const Archive& archive) : archive_(archive), left_(archive.ranked()) {
        std::erase_if(left_, [](const Candidate* candidate) { return !is_right(*candidate); });
        keep_good();
    }

    /// Whether there was one more.
    bool add() {
        if (left_.empty()) {
            return false;
        }
        // Of equals the best, which stands first.
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
        for (const Candidate* candidate : chosen_) {
            result.push_back(*candidate);
        }
        return result;
    }

  private:
    /// Where some have fewer warnings, others need not be looked at.
    void keep_good() {
        if (!left_.empty()) {
            std::erase_if(left_, [fewest = left_.front()->score.warnings](const Candidate* other) {
                return other->score.warnings > fewest;
            });
        }
    }

    /// Steps to the nearest map that is chosen, less the faults.
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
