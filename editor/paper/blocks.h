#pragma once

#include "editor/paper/aid_contents.h"
#include "editor/paper/page.h"

#include <functional>
#include <string>
#include <vector>

/// What stands on the pages after the board, from top to bottom. Lengths are in millimetres.
namespace pampas::paper {

/// Left free at each side of a page of words.
inline constexpr double words_margin = 14;

/// Something as wide as there is room.
struct Block {
    double height = 0;
    /// Draws it below and to the right of a point.
    std::function<void(cairo_t*, hex::Point)> draw;
};

/// A large line, and a smaller one below it, which may be empty.
Block title_block(const std::string& title, const std::string& subtitle, double width);

/// A heading with a line under it.
Block heading_block(const std::string& heading, double width);

/// A paragraph.
Block text_block(const std::string& text, double width);

Block table_block(const AidTable& table, double width);

/// Blocks below each other, as one that is not broken.
Block joined(std::vector<Block> blocks);

/// The blocks on as many pages as they need; one that is higher than a page becomes smaller.
std::vector<Page> pages_of(const std::vector<Block>& blocks, const PaperSize& paper,
                           const std::string& label);

} // namespace pampas::paper
