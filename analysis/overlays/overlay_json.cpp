#include "analysis/overlays/overlay_json.h"

#include "engine/files/input_error.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <charconv>

namespace pampas::overlays {
namespace {

using Json = nlohmann::ordered_json;

[[noreturn]] void refuse() {
    throw InputError("is no overlay");
}

std::string colour_text(const Rgb& colour) {
    return fmt::format("#{:02x}{:02x}{:02x}", colour.red, colour.green, colour.blue);
}

/// The colour in `#rrggbb`.
Rgb read_colour(const std::string& text) {
    constexpr std::size_t length = 7;
    constexpr int hexadecimal = 16;
    unsigned rgb = 0;
    const char* end = text.data() + text.size();
    if (text.size() != length || text[0] != '#' ||
        std::from_chars(text.data() + 1, end, rgb, hexadecimal).ptr != end) {
        refuse();
    }
    const auto part = [rgb](int shift) { return static_cast<std::uint8_t>(rgb >> shift & 0xFF); };
    return {part(16), part(8), part(0)};
}

Overlay overlay_of(const Json& json) {
    Overlay overlay;
    for (const Json& mark : json.at("marks")) {
        overlay.marks.push_back({{mark.at(0).get<int>(), mark.at(1).get<int>()},
                                 read_colour(mark.at(2).get<std::string>()),
                                 mark.at(3).get<std::string>(),
                                 mark.at(4).get<std::string>()});
    }
    for (const Json& meaning : json.at("legend")) {
        overlay.legend.push_back(
            {read_colour(meaning.at(0).get<std::string>()), meaning.at(1).get<std::string>()});
    }
    overlay.caption = json.value("caption", "");
    overlay.summary = json.at("summary").get<std::string>();
    return overlay;
}

} // namespace

Json overlay_json(const Overlay& overlay) {
    Json marks = Json::array();
    for (const Mark& mark : overlay.marks) {
        marks.push_back(
            {mark.at.column, mark.at.row, colour_text(mark.colour), mark.label, mark.hover});
    }
    Json legend = Json::array();
    for (const Meaning& meaning : overlay.legend) {
        legend.push_back(Json::array({colour_text(meaning.colour), meaning.text}));
    }
    return {{"marks", std::move(marks)},
            {"caption", overlay.caption},
            {"legend", std::move(legend)},
            {"summary", overlay.summary}};
}

Overlay read_overlay(const Json& json) {
    try {
        return overlay_of(json);
    } catch (const Json::exception&) {
        refuse();
    }
}

} // namespace pampas::overlays
