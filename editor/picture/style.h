#pragma once

namespace pampas::picture {

/// Parts from 0 to 1, not premultiplied.
struct Colour {
    double red = 0;
    double green = 0;
    double blue = 0;
    double alpha = 1;

    friend constexpr bool operator==(const Colour&, const Colour&) = default;
};

/// What a table looks like under the board: warm paper.
inline constexpr Colour paper{0.957, 0.933, 0.886};
inline constexpr Colour white{1, 1, 1};
inline constexpr Colour transparent{0, 0, 0, 0};

/// How spaces are drawn.
enum class Look {
    Colour,
    Ink,     ///< in lines on white, for paper
    Letters, ///< by the letters of map files, on white
};

/// How a map is shown.
struct Style {
    bool coordinates = false; ///< names the spaces (`C7`) where they are large enough to read
    Colour background = paper;
    Look look = Look::Colour;
    bool grounds = true; ///< or symbols alone, as they lie over the colours of an overlay
};

} // namespace pampas::picture
