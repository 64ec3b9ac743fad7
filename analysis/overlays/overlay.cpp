#include "analysis/overlays/overlay.h"

#include "engine/files/input_error.h"
#include "engine/formats/json_fields.h"

#include <fmt/format.h>

#include <charconv>

namespace pampas::overlays {

using formats::JsonFields;

/// `#rrggbb`
static void json_fields(JsonFields& json, Rgb& colour) {
    constexpr std::size_t length = 7;
    constexpr int hexadecimal = 16;
    std::string text = fmt::format("#{:02x}{:02x}{:02x}", colour.red, colour.green, colour.blue);
    json.visit(text);
    if (!json.is_reading()) {
        return;
    }
    unsigned rgb = 0;
    const char* end = text.data() + text.size();
    if (text.size() != length || text[0] != '#' ||
        std::from_chars(text.data() + 1, end, rgb, hexadecimal).ptr != end) {
        json.json().fail("a colour, #rrggbb");
    }
    const auto part = [rgb](int shift) { return static_cast<std::uint8_t>(rgb >> shift & 0xFF); };
    colour = {part(16), part(8), part(0)};
}

static void json_fields(JsonFields& json, Mark& mark) {
    json.items("column, row, colour, label and what is said of a space", mark.at.column,
               mark.at.row, mark.colour, mark.label, mark.hover);
}

static void json_fields(JsonFields& json, Meaning& meaning) {
    json.items("a colour and what it means", meaning.colour, meaning.text);
}

void json_fields(JsonFields& json, Overlay& overlay) {
    json("marks", overlay.marks);
    json.later("caption", overlay.caption);
    json("legend", overlay.legend);
    json("summary", overlay.summary);
}

} // namespace pampas::overlays
