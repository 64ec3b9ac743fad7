#include "analysis/report/ground/chart_texts.h"

#include "engine/language/tr.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cassert>
#include <string>
#include <string_view>

namespace pampas::report {
namespace {

using Json = nlohmann::ordered_json;

/// Every text of the specifications; here `languages/update` finds them.
[[maybe_unused]] constexpr auto chart_texts = std::to_array<std::string_view>({
    tr_later("% of games the leader wins"),
    tr_later("% of the game"),
    tr_later("% of their games they win"),
    tr_later("95 % interval"),
    tr_later("accessibility"),
    tr_later("animals from land"),
    tr_later("before all others in %"),
    tr_later("biased"),
    tr_later("category"),
    tr_later("comes to it in % of games"),
    tr_later("fair"),
    tr_later("figure"),
    tr_later("forest"),
    tr_later("from"),
    tr_later("games"),
    tr_later("gap"),
    tr_later("haciendas"),
    tr_later("harvests"),
    tr_later("herds"),
    tr_later("how many"),
    tr_later("land"),
    tr_later("land regions"),
    tr_later("map"),
    tr_later("market"),
    tr_later("markets"),
    tr_later("meadow"),
    tr_later("mean round it comes"),
    tr_later("money"),
    tr_later("mountain"),
    tr_later("others"),
    tr_later("pampas spaces"),
    tr_later("pampas spaces between"),
    tr_later("percentage points of wins above or below an equal share"),
    tr_later("percentage points of wins between the best and the worst seat"),
    tr_later("pesos"),
    tr_later("pesos a game"),
    tr_later("players"),
    tr_later("points"),
    tr_later("points ahead"),
    tr_later("points ahead of the second"),
    tr_later("points if scored now"),
    tr_later("rocks"),
    tr_later("seat"),
    tr_later("source"),
    tr_later("spaces"),
    tr_later("spaces in this region"),
    tr_later("swamp"),
    tr_later("terrain"),
    tr_later("to"),
    tr_later("to the nearest"),
    tr_later("undecided"),
    tr_later("value"),
    tr_later("verdict"),
    tr_later("water"),
    tr_later("who"),
    tr_later("who come to it"),
    tr_later("who do not"),
    tr_later("win, %"),
    tr_later("winners"),
    tr_later("wins, %"),
});

void translate_text(Json& text) {
    const auto english = text.get<std::string>();
    assert(std::ranges::find(chart_texts, english) != chart_texts.end());
    text = tr(std::string_view(english));
}

void translate_names(Json& names) {
    for (Json& name : names) {
        if (name.is_string()) {
            translate_text(name);
        }
    }
}

} // namespace

void translate_chart(Json& specification) {
    for (const auto& [key, part] : specification.items()) {
        if (key == "title" && part.is_string()) {
            translate_text(part);
        } else if ((key == "domain" || key == "sort") && part.is_array()) {
            translate_names(part);
        } else if (part.is_structured()) {
            translate_chart(part);
        }
    }
}

} // namespace pampas::report
