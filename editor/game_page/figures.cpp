#include "editor/game_page/figures.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <numeric>
#include <span>

namespace pampas::game_page {
namespace {

using rules::State;

int total(const auto& counts) {
    return std::accumulate(counts.begin(), counts.end(), 0);
}

/// Adds the cards of a hand that the viewer sees; returns the number of the others.
int add_hand(Figures& figures, const auto& deck, int seat, bool is_open,
             std::span<const std::string_view> names) {
    const auto& seen = is_open ? deck.hand(seat) : deck.known(seat);
    for (std::size_t kind = 0; kind < names.size(); ++kind) {
        figures[of_seat(names[kind], seat)] = seen[kind];
    }
    return total(deck.hand(seat)) - total(seen);
}

void add_seat(Figures& figures, const State& state, int seat, wording::Viewer viewer) {
    const rules::Score now = state.score(seat);
    const int points = wording::points_if_over(state, seat);
    figures[of_seat("points", seat)] = points;
    figures[of_seat("pesos", seat)] = state.pesos(seat);
    figures[of_seat("scored", seat)] = points - now.total();
    for (std::size_t category = 0; category < rules::category_names.size(); ++category) {
        figures[of_seat(rules::category_names[category], seat)] = now.categories()[category];
    }
    const bool is_open = viewer.value_or(seat) == seat;
    figures[of_seat("hidden", seat)] =
        add_hand(figures, state.land(), seat, is_open, rules::land_card_names) +
        add_hand(figures, state.animals(), seat, is_open, rules::species_names);
}

void add_face_up(Figures& figures, const auto& deck, std::string_view name) {
    for (std::size_t slot = 0; slot < deck.face_up().size(); ++slot) {
        figures[fmt::format("{}-{}", name, slot + 1)] =
            deck.has_slot(slot) ? deck.face_up()[slot] : -1;
    }
}

void add_table(Figures& figures, const State& state) {
    add_face_up(figures, state.land(), "face-up-land");
    add_face_up(figures, state.animals(), "face-up-animal");
    figures["supply-land"] = static_cast<int>(state.land().supply().size());
    figures["supply-animal"] = static_cast<int>(state.animals().supply().size());
    figures["aside-animal"] = static_cast<int>(state.animals().set_aside().size());
    figures["land-tiles"] = state.land_tiles_left();
    figures["haciendas"] = state.haciendas_left();
    figures["chips"] = state.chips_left();
    for (std::size_t shape = 0; shape < rules::water_shape_names.size(); ++shape) {
        figures[fmt::format("water-{}", rules::water_shape_names[shape])] =
            state.waters_left(static_cast<rules::WaterShape>(shape));
    }
}

} // namespace

std::string of_seat(std::string_view figure, int seat) {
    return fmt::format("{}-{}", figure, seat + 1);
}

Figures figures_of(const State& state, wording::Viewer viewer) {
    Figures figures{
        {"seat", state.seat() + 1}, {"over", state.over() ? 1 : 0}, {"round", state.round()}};
    for (int seat = 0; seat < state.players(); ++seat) {
        add_seat(figures, state, seat, viewer);
    }
    add_table(figures, state);
    return figures;
}

Figures changed(const Figures& before, const Figures& after) {
    Figures result;
    std::ranges::set_difference(after, before, std::inserter(result, result.end()));
    return result;
}

} // namespace pampas::game_page
