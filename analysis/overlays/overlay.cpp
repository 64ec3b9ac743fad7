#include "analysis/overlays/overlay.h"

#include "engine/files/input_error.h"
#include "engine/formats/json_fields.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <iterator>

namespace pampas::overlays {

using formats::JsonFields;

/// Reads or writes `#rrggbb`.
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

std::vector<Meaning> shown_legend(const Overlay& overlay) {
    std::vector<Meaning> shown;
    std::ranges::copy_if(overlay.legend, std::back_inserter(shown), [&](const Meaning& meaning) {
        return std::ranges::find(overlay.marks, meaning.colour, &Mark::colour) !=
               overlay.marks.end();
    });
    return shown;
}

namespace {

constexpr std::array<Rgb, 5> green_to_red{
    {{0, 135, 90}, {130, 205, 150}, {255, 250, 200}, {250, 165, 85}, {180, 10, 30}}};

constexpr std::array<Rgb, 5> pale_to_dark_red{
    {{255, 247, 205}, {253, 204, 138}, {252, 141, 89}, {215, 48, 31}, {115, 0, 10}}};

constexpr std::array<Rgb, 8> categories{{{230, 159, 0},
                                         {0, 158, 115},
                                         {204, 121, 167},
                                         {240, 228, 66},
                                         {95, 45, 140},
                                         {213, 94, 0},
                                         {145, 225, 190},
                                         {115, 45, 30}}};

std::uint8_t between(std::uint8_t from, std::uint8_t to, double share) {
    return static_cast<std::uint8_t>(std::lround(std::lerp(double(from), double(to), share)));
}

/// Interpolates colours at `share`, from 0 to 1.
template <std::size_t count>
Rgb along(const std::array<Rgb, count>& colours, double share) {
    const double place = std::clamp(share, 0.0, 1.0) * (count - 1);
    const std::size_t step = std::min(static_cast<std::size_t>(place), count - 2);
    const double rest = place - static_cast<double>(step);
    const Rgb& from = colours[step];
    const Rgb& to = colours[step + 1];
    return {between(from.red, to.red, rest), between(from.green, to.green, rest),
            between(from.blue, to.blue, rest)};
}

} // namespace

Steps::Steps(double least, double most, int count)
    : least_(least), count_(most > least ? count : 1), width_((most - least) / count_) {}

int Steps::of(double figure) const {
    return width_ > 0 ? std::clamp(static_cast<int>((figure - least_) / width_), 0, count_ - 1) : 0;
}

double Steps::share(int step) const {
    return count_ > 1 ? double(step) / (count_ - 1) : 0;
}

Rgb good_to_bad(double share) {
    return along(green_to_red, share);
}

Rgb quiet_to_busy(double share) {
    return along(pale_to_dark_red, share);
}

Rgb category(std::size_t index) {
    return categories[index % categories.size()];
}

} // namespace pampas::overlays
