#include "analysis/measures/figures.h"
#include "analysis/measures/numbers.h"

namespace pampas::measures {
namespace {

bool is_board(map::Space space) {
    return space != map::Space::Void;
}

template <graph::Kinds Kind>
Value number_of(const Analysis& analysis) {
    return count(analysis, Kind);
}

} // namespace

extern constexpr Figure spaces_figure{"spaces", "spaces", 0, Worse::Neither, number_of<is_board>};

extern constexpr Figure land_figure{"land", "land spaces", 0, Worse::Neither,
                                    number_of<map::is_land>};

extern constexpr Figure waters_figure{"waters", "water spaces", 0, Worse::Neither,
                                      number_of<graph::is_water>};

extern constexpr Figure markets_figure{
    "markets",
    "markets",
    0,
    Worse::Less,
    number_of<graph::is_market>,
    Comparison{"The number of markets is {0}", "fewer", 0, nullptr, is_of_published_size}};

} // namespace pampas::measures
