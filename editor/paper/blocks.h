#pragma once

#include "editor/paper/aid_contents.h"
#include "editor/paper/pdf_file.h"
#include "engine/hex/geometry.h"

#include <cairo.h>

#include <functional>
#include <string>
#include <vector>

/// The contents of the pages after the board, from top to bottom. Lengths are in millimetres.
namespace pampas::paper {
/// The free margin at each side of a page of words.
inline constexpr double words_margin = 14;

/// A part of a page, as wide as there is room.
struct Block {
    double height = 0;
    /// Draws it below and to the right of a point.
    std::function<void(cairo_t*, hex::Point)> draw;
};

/// A large line, and a smaller one below it, which may be empty.
Block title_block(const std::string& title, const std::string& subtitle, double width);

/// A heading with a line under it.
Block heading_block(const std::string& heading, double width);

Block table_block(const AidTable& table, double width);

/// Blocks below each other, as one that no page break splits.
Block joined(std::vector<Block> blocks);

/// The blocks on as many pages as they need; a block higher than a page is scaled down.
std::vector<Page> pages_of(const std::vector<Block>& blocks, const PaperSize& paper,
                           const std::string& label);

/// Text in lines below each other, UTF-8. Lengths are in millimetres.
struct WrappedText {
    std::vector<std::string> lines;
    double size = 3.2; ///< of the font
    bool bold = false;

    double height() const;
};

/// Breaks a text between words into lines of at most `width`. `write` makes a single longer word
/// smaller.
WrappedText wrapped(const std::string& text, double width, double size, bool bold = false);

/// Writes the text below a point, no wider than `width`. The context's unit is a millimetre.
void write(cairo_t* cairo, const WrappedText& text, hex::Point corner, double width);

} // namespace pampas::paper
