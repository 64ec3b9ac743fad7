#include "analysis/repair/variant.h"

#include <algorithm>

namespace pampas::repair {
namespace {

void add_new(Variant variant, std::vector<Variant>& variants) {
    if (std::ranges::find(variants, variant) == variants.end()) {
        variants.push_back(std::move(variant));
    }
}

} // namespace

std::vector<Variant> Variations::with_changes(const std::vector<Variant>& variants,
                                              std::size_t count) {
    std::vector<Variant> result = variants;
    for (std::size_t attempt = 0; attempt < 2 * count && result.size() < count; ++attempt) {
        if (auto changed = with_change(variants[attempt % variants.size()])) {
            add_new(std::move(*changed), result);
        }
    }
    return result;
}

std::optional<Variant> Variations::with_change(const Variant& from) {
    constexpr std::size_t pesos_one_in = 6;
    if (players_ > 0 && stream_.below(pesos_one_in) == 0) {
        return Variant{from.map, with_pesos(from.extra_pesos)};
    }
    auto changed = moves_.changed(from.map, stream_);
    return changed ? std::optional(Variant{std::move(*changed), from.extra_pesos}) : std::nullopt;
}

/// Some pesos more or less for a seat; the seat with the least has none.
design::SeatPesos Variations::with_pesos(design::SeatPesos pesos) {
    constexpr std::size_t most = 3;
    pesos.resize(players_);
    int& seat = pesos[stream_.below(players_)];
    const auto more = static_cast<int>(1 + stream_.below(most));
    seat += stream_.below(2) == 0 ? more : -more;
    const int least = std::ranges::min(pesos);
    for (int& each : pesos) {
        each -= least;
    }
    return std::ranges::max(pesos) > 0 ? pesos : design::SeatPesos();
}

std::vector<Variant> Variations::with_fewer(const std::vector<Variant>& variants) const {
    std::vector<Variant> result = variants;
    for (const Variant& variant : variants) {
        for (map::Map& fewer : moves_.restored(variant.map)) {
            add_new({std::move(fewer), variant.extra_pesos}, result);
        }
    }
    return result;
}

} // namespace pampas::repair
