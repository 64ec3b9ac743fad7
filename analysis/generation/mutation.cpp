#include "analysis/generation/mutation.h"

#include <algorithm>
#include <optional>

namespace pampas::generation {
namespace {

using map::Space;

/// A kind with all land as one.
enum class Class { Pampas, Land, Market, Water };

Class class_of(Space space) {
    return map::is_land(space)      ? Class::Land
           : space == Space::Market ? Class::Market
           : space == Space::Water  ? Class::Water
                                    : Class::Pampas;
}

/// Exchanges orbits of a map.
class Mutation {
  public:
    Mutation(const map::Map& map, const Board& board, chance::Stream& stream)
        : map_(map), board_(board), stream_(stream) {}

    /// Moves a space of a kind that is drawn: in half of the cases land.
    void change() {
        switch (stream_.below(4)) {
        case 0:
            move(Class::Market);
            break;
        case 1:
            move(Class::Water);
            break;
        default:
            move(Class::Land);
            break;
        }
    }

    map::Map result() const { return map_; }

  private:
    Class at(std::size_t orbit) const { return class_of(map_.at(board_.orbits()[orbit].front())); }

    int beside(std::size_t orbit, Class kind) const {
        return static_cast<int>(std::ranges::count(
            board_.beside(orbit), kind, [this](std::size_t other) { return at(other); }));
    }

    /// An orbit for which `fits` holds, if a few draws find one.
    template <class Fits>
    std::optional<std::size_t> drawn(const Fits& fits) {
        constexpr int draws = 60;
        for (int draw = 0; draw < draws; ++draw) {
            const std::size_t orbit = stream_.below(board_.orbits().size());
            if (fits(orbit)) {
                return orbit;
            }
        }
        return std::nullopt;
    }

    void move(Class kind) {
        const auto from = drawn([&](std::size_t orbit) {
            return at(orbit) == kind && (kind != Class::Land || beside(orbit, Class::Pampas) > 0);
        });
        if (!from) {
            return;
        }
        const auto to = drawn([&](std::size_t orbit) {
            return at(orbit) == Class::Pampas && is_place_for(kind, orbit) &&
                   board_.orbits()[orbit].size() == board_.orbits()[*from].size();
        });
        if (to) {
            exchange(*from, *to);
        }
    }

    /// Land grows where land is, markets stand apart.
    bool is_place_for(Class kind, std::size_t orbit) const {
        return kind == Class::Land     ? beside(orbit, Class::Land) > 0
               : kind == Class::Market ? beside(orbit, Class::Market) == 0
                                       : true;
    }

    void exchange(std::size_t one, std::size_t other) {
        for (std::size_t i = 0; i < board_.orbits()[one].size(); ++i) {
            const hex::Coordinate here = board_.orbits()[one][i];
            const hex::Coordinate there = board_.orbits()[other][i];
            const Space space = map_.at(here);
            map_.set(here, map_.at(there));
            map_.set(there, space);
        }
    }

    map::Map map_;
    const Board& board_;
    chance::Stream& stream_;
};

} // namespace

map::Map mutated(const map::Map& map, const Board& board, chance::Stream& stream) {
    Mutation mutation(map, board, stream);
    do { // one change in half of the cases, two in a quarter ...
        mutation.change();
    } while (stream.below(2) == 0);
    return mutation.result();
}

} // namespace pampas::generation
