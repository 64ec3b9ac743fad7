#include "editor/paper/wrapped_text.h"

#include "editor/picture/cairo.h"
#include "editor/picture/line.h"

#include <sstream>

namespace pampas::paper {
namespace {

/// In font sizes.
constexpr double line_step = 1.35;
constexpr double first_baseline = 1;

/// Fonts are measured so many times as large, where nothing is rounded any more.
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
        const std::string longer = line.empty() ? word : line + " " + word;
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
