#pragma once

#include <array>
#include <optional>
#include <string_view>

namespace pampas::paper {

/// A kind of paper, upright.
struct PaperSize {
    std::string_view name;  ///< as in `--paper`
    std::string_view title; ///< for people, the same in all languages
    double width = 0;       ///< in millimetres
    double height = 0;
};

/// Every kind of paper, in the order in which they are offered.
inline constexpr std::array paper_sizes{
    PaperSize{"a4", "A4", 210, 297},           PaperSize{"a3", "A3", 297, 420},
    PaperSize{"a5", "A5", 148, 210},           PaperSize{"letter", "Letter", 215.9, 279.4},
    PaperSize{"legal", "Legal", 215.9, 355.6}, PaperSize{"tabloid", "Tabloid", 279.4, 431.8},
};

/// The name of paper that is as large as needed.
inline constexpr std::string_view poster_name = "poster";

/// The paper with this name; none for `poster_name` and what is no name.
std::optional<PaperSize> paper_named(std::string_view name);

/// How a sheet lies.
enum class Orientation { Automatic, Portrait, Landscape };

} // namespace pampas::paper
