#include "editor/paper/blocks.h"

#include "editor/picture/cairo.h"

#include <fmt/format.h>

#include <algorithm>
#include <sstream>
#include <utility>

namespace pampas::paper {
namespace {

using hex::Point;

constexpr double title_size = 8;
constexpr double heading_size = 4.4;
constexpr double text_size = 3.1;
constexpr double row_gap = 1;      ///< above and below the words of a row
constexpr double block_gap = 4.5;  ///< between blocks
constexpr double rule_width = 0.2; ///< of lines
constexpr double most_words = 54;  ///< greatest width of the first column
constexpr double widest_figure = 14;

constexpr picture::Colour rule_grey{0.75, 0.75, 0.75};

void rule(cairo_t* cairo, Point from, double width) {
    cairo_set_line_width(cairo, rule_width);
    picture::set_colour(cairo, rule_grey);
    cairo_move_to(cairo, from.x, from.y);
    cairo_line_to(cairo, from.x + width, from.y);
    cairo_stroke(cairo);
}

double first_column(double width) {
    return std::min(most_words, 0.35 * width);
}

Block row_of_words(const std::vector<std::string>& row, double width) {
    const double first = first_column(width);
    const double second = width - first;
    const WrappedText words = wrapped(row[0], first - 2, text_size, true);
    const WrappedText said = wrapped(row[1], second, text_size);
    return {std::max(words.height(), said.height()) + 2 * row_gap, [=](cairo_t* cairo, Point at) {
                rule(cairo, at, width);
                write(cairo, words, {at.x, at.y + row_gap}, first - 2);
                write(cairo, said, {at.x + first, at.y + row_gap}, second);
            }};
}

Block row_of_figures(const std::vector<std::string>& row, double width) {
    const double first = first_column(width);
    const WrappedText words = wrapped(row[0], first - 2, text_size, true);
    const double column = std::min(widest_figure, (width - first) / 12);
    return {words.height() + 2 * row_gap, [=](cairo_t* cairo, Point at) {
                rule(cairo, at, width);
                write(cairo, words, {at.x, at.y + row_gap}, first - 2);
                for (std::size_t i = 1; i < row.size(); ++i) {
                    picture::write_line_around(
                        cairo, {row[i], text_size, 0.9 * column},
                        {at.x + first + (static_cast<double>(i) - 0.5) * column,
                         at.y + row_gap + text_size});
                }
            }};
}

/// Draws a block at a place, scaled down if it is higher than `room`.
void draw_at(cairo_t* cairo, const Block& block, Point at, double room) {
    cairo_save(cairo);
    cairo_translate(cairo, at.x, at.y);
    const double scale = std::min(1.0, room / block.height);
    cairo_scale(cairo, scale, scale);
    block.draw(cairo, {0, 0});
    cairo_restore(cairo);
}

} // namespace

Block title_block(const std::string& title, const std::string& subtitle, double width) {
    const WrappedText small = wrapped(subtitle, width, text_size);
    return {1.3 * title_size + small.height(), [=](cairo_t* cairo, Point at) {
                picture::write_line(cairo, {title, title_size, width, true},
                                    {at.x, at.y + 0.8 * title_size});
                write(cairo, small, {at.x, at.y + 1.2 * title_size}, width);
            }};
}

Block heading_block(const std::string& heading, double width) {
    return {1.6 * heading_size, [=](cairo_t* cairo, Point at) {
                picture::write_line(cairo, {heading, heading_size, width, true},
                                    {at.x, at.y + heading_size});
            }};
}

Block table_block(const AidTable& table, double width) {
    std::vector<Block> rows;
    rows.reserve(table.rows.size());
    for (const auto& row : table.rows) {
        rows.push_back(table.has_figures ? row_of_figures(row, width) : row_of_words(row, width));
    }
    return joined(std::move(rows));
}

Block joined(std::vector<Block> blocks) {
    double height = 0;
    for (const Block& block : blocks) {
        height += block.height;
    }
    return {height, [blocks = std::move(blocks)](cairo_t* cairo, Point at) {
                for (const Block& block : blocks) {
                    block.draw(cairo, at);
                    at.y += block.height;
                }
            }};
}

std::vector<Page> pages_of(const std::vector<Block>& blocks, const PaperSize& paper,
                           const std::string& label) {
    const double room = paper.height - 2 * words_margin;
    std::vector<std::vector<std::pair<Block, double>>> placed; // for each page: what, and where
    double top = room + 1;
    for (const Block& block : blocks) {
        const double height = std::min(block.height, room);
        if (top + height > room) {
            placed.emplace_back();
            top = 0;
        }
        placed.back().emplace_back(block, top);
        top += height + block_gap;
    }
    std::vector<Page> pages;
    pages.reserve(placed.size());
    for (auto& page : placed) {
        pages.push_back({paper.width,
                         paper.height,
                         {0, 0, paper.width, paper.height},
                         label,
                         [page = std::move(page), room](cairo_t* cairo) {
                             for (const auto& [block, y] : page) {
                                 draw_at(cairo, block, {words_margin, words_margin + y}, room);
                             }
                         }});
    }
    return pages;
}

namespace {

/// In font sizes.
constexpr double line_step = 1.35;
constexpr double first_baseline = 1;

/// Fonts are measured at this many times their size, where rounding does not matter.
constexpr double enlarged = 100;

class Ruler {
  public:
    Ruler(double size, bool bold) : size_(size), bold_(bold) {}

    double width(const std::string& text) const {
        const double unlimited_room = 1e6 * size_;
        return picture::line_width(cairo_.get(),
                                   {text, enlarged * size_, enlarged * unlimited_room, bold_}) /
               enlarged;
    }

  private:
    double size_;
    bool bold_;
    picture::Surface surface_ = picture::image(1, 1);
    picture::Context cairo_ = picture::context(surface_.get());
};

} // namespace

double WrappedText::height() const {
    return line_step * size * static_cast<double>(lines.size());
}

WrappedText wrapped(const std::string& text, double width, double size, bool bold) {
    const Ruler ruler(size, bold);
    WrappedText result{{}, size, bold};
    std::istringstream words(text);
    std::string line;
    for (std::string word; words >> word;) {
        const std::string longer = line.empty() ? word : fmt::format("{} {}", line, word);
        if (!line.empty() && ruler.width(longer) > width) {
            result.lines.push_back(line);
            line = word;
        } else {
            line = longer;
        }
    }
    result.lines.push_back(line);
    return result;
}

void write(cairo_t* cairo, const WrappedText& text, hex::Point corner, double width) {
    double baseline = corner.y + first_baseline * text.size;
    for (const std::string& line : text.lines) {
        picture::write_line(cairo, {line, text.size, width, text.bold}, {corner.x, baseline});
        baseline += line_step * text.size;
    }
}

} // namespace pampas::paper
