#include "analysis/overlays/overlay.h"

#include "analysis/wording/words.h"
#include "engine/files/input_error.h"
#include "engine/formats/json_fields.h"
#include "engine/language/number.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <iterator>
#include <utility>

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

Steps Steps::even(std::int64_t least, std::int64_t most, int count) {
    std::vector<std::int64_t> firsts;
    const std::int64_t numbers = std::max<std::int64_t>(most - least + 1, 0);
    const std::int64_t steps = std::min<std::int64_t>(count, numbers);
    for (std::int64_t step = 0; step < steps; ++step) {
        firsts.push_back(least + step * numbers / steps);
    }
    return {std::move(firsts), most};
}

Steps Steps::rooted(std::int64_t most, int count) {
    std::vector<std::int64_t> firsts{0};
    for (int step = 1; step < count; ++step) {
        const double share = double(step) / count;
        const auto first = static_cast<std::int64_t>(share * share * static_cast<double>(most)) + 1;
        if (first > firsts.back() && first <= most) {
            firsts.push_back(first);
        }
    }
    return {std::move(firsts), most};
}

Steps Steps::shared(std::vector<std::int64_t> numbers, int count) {
    std::ranges::sort(numbers);
    std::vector<std::int64_t> firsts;
    for (std::size_t step = 0; step < static_cast<std::size_t>(count) && !numbers.empty(); ++step) {
        const std::int64_t first = numbers[step * numbers.size() / static_cast<std::size_t>(count)];
        if (firsts.empty() || first > firsts.back()) {
            firsts.push_back(first);
        }
    }
    return {std::move(firsts), numbers.empty() ? 0 : numbers.back()};
}

Steps::Steps(std::vector<std::int64_t> firsts, std::int64_t most)
    : firsts_(std::move(firsts)), most_(most) {}

int Steps::of(std::int64_t number) const {
    const auto above = std::ranges::upper_bound(firsts_, number);
    return std::max(static_cast<int>(above - firsts_.begin()) - 1, 0);
}

double Steps::share(int step) const {
    return count() > 1 ? double(step) / (count() - 1) : 0;
}

std::string Steps::text(int step, int decimals) const {
    const double unit = std::pow(10, decimals);
    const double low = static_cast<double>(first(step)) / unit;
    const double high = static_cast<double>(last(step)) / unit;
    return low == high ? language::decimal(low, decimals) : wording::range({low, high}, decimals);
}

std::int64_t as_read(double figure, int decimals) {
    // Rounded by the text: 0.325 is 0.33 there, as it is a little more, but 100 times it is 32.5.
    const std::string text = fmt::format("{:.{}f}", figure, decimals);
    double read = 0;
    std::from_chars(text.data(), text.data() + text.size(), read);
    return std::llrint(read * std::pow(10, decimals));
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
