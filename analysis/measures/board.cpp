#include "analysis/measures/figures.h"
#include "analysis/measures/numbers.h"
#include "engine/language/tr.h"

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

extern constexpr Figure spaces_figure{"spaces", tr_later("spaces"), 0, Worse::Neither,
                                      number_of<is_board>};

extern constexpr Figure land_figure{"land", tr_later("land spaces"), 0, Worse::Neither,
                                    number_of<map::is_land>};

extern constexpr Figure waters_figure{"waters", tr_later("water spaces"), 0, Worse::Neither,
                                      number_of<graph::is_water>};

extern constexpr Figure markets_figure{"markets",
                                       tr_later("markets"),
                                       0,
                                       Worse::Less,
                                       number_of<graph::is_market>,
                                       Comparison{tr_later("The number of markets is {0}"),
                                                  tr_later("fewer"), 0, nullptr,
                                                  is_of_published_size}};

} // namespace pampas::measures
