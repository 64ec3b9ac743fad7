#include "engine/pigs/players/style.h"

#include "engine/formats/json_fields.h"
#include "engine/formats/json_text.h"
#include "engine/formats/named.h"
#include "engine/language/tr.h"

namespace pampas::pigs {

static void json_fields(formats::JsonFields& json, Style& style) {
    constexpr int most = 1'000'000; // so that sums over all pigs and turns fit
    constexpr int most_percent = 1000;
    json("name", style.name);
    json("kept", style.kept, 0, 1000);
    json("adult", style.adult, -most, most);
    json("young", style.young, -most, most);
    json("crowd", style.crowd, 0, 100);
    json("vaccine", style.vaccine, -most, most);
    json("supplement", style.supplement, -most, most);
    json("amulet", style.amulet, -most, most);
    json("room", style.room, -most, most);
    json("most_room", style.most_room, 0, most);
    json("neutral", style.neutral, -most, most);
    json("taste", formats::ByName{style.taste, task_names}, 0, most_percent);
}

const std::vector<Style>& styles() {
    static const auto all = formats::bundled<Style>("pig_styles", "balanced", read_style);
    return all;
}

Style style_named(const std::string& name_or_path) {
    return formats::named<Style>(name_or_path, styles(), tr_later("style"), read_style);
}

Style read_style(std::string_view bytes) {
    return formats::read_only_fields<Style>(formats::JsonValue(formats::parse_json(bytes)));
}

} // namespace pampas::pigs
