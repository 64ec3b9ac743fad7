#include "editor/picture/caption.h"

#include "editor/picture/cairo.h"
#include "editor/picture/seats.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace pampas::picture {
namespace {

// In sizes of the font of the words.
constexpr double caption_lines_height = 4.3;
constexpr double words_middle = 1.25; ///< from the upper edge
constexpr double seats_middle = 2.95;
constexpr double seats_font = 0.85;
constexpr double disc = 0.72; ///< radius
constexpr double indent = 0.8;
constexpr double seat_gap = 0.5;
constexpr double bar = 0.22; ///< height, at the lower edge

/// How far below its middle the baseline of a line is, in sizes of its font.
constexpr double caption_drop = 0.36;

constexpr double unbounded = std::numeric_limits<double>::max();

double words_font(int width) {
    return std::clamp(width / 42.0, 9.0, 28.0);
}

/// The colours of a strip.
struct StripColours {
    Colour ink;
    Colour faded;
    Colour line;
    Colour accent;
};

constexpr StripColours on_light{
    {0.169, 0.141, 0.102}, {0.420, 0.380, 0.322}, {0.851, 0.812, 0.729}, {0.647, 0.192, 0.122}};
constexpr StripColours on_dark{
    {0.937, 0.902, 0.831}, {0.725, 0.678, 0.592}, {0.271, 0.243, 0.196}, {0.941, 0.576, 0.498}};

class Strip {
  public:
    Strip(cairo_t* cairo, const Caption& caption, const Box& place, const StripColours& colours)
        : cairo_(cairo), caption_(caption), place_(place), colours_(colours),
          font_(words_font(place.width)) {}

    void draw() const {
        draw_words();
        draw_seats();
        draw_progress();
    }

  private:
    void write(const Line& line, double left, double middle) const {
        write_line(cairo_, line, {left, middle + caption_drop * line.size});
    }

    void draw_disc(int seat, hex::Point middle, double radius) const {
        const SeatColours& colours = seat_colours[rules::index(seat)];
        cairo_new_path(cairo_);
        cairo_arc(cairo_, middle.x, middle.y, radius, 0, 2 * std::numbers::pi);
        set_colour(cairo_, colours.main);
        cairo_fill_preserve(cairo_);
        set_colour(cairo_, colours.dark);
        cairo_set_line_width(cairo_, 0.07 * font_);
        cairo_stroke(cairo_);
        const double size = 1.3 * radius;
        write_line_around(cairo_, {std::to_string(seat + 1), size, 2 * radius, true, colours.word},
                          {middle.x, middle.y + caption_drop * size});
    }

    /// Words at the left, and at the right which of the actions this is.
    void draw_words() const {
        const double middle = place_.y + words_middle * font_;
        const Line count{fmt::format("{} / {}", caption_.at, caption_.of), seats_font * font_,
                         place_.width / 3.0, false, colours_.faded};
        const double right = place_.x + place_.width - indent * font_ - line_width(cairo_, count);
        write(count, right, middle);
        double left = place_.x + indent * font_;
        if (caption_.seat) {
            draw_disc(*caption_.seat, {left + disc * font_, middle}, disc * font_);
            left += (2 * disc + 0.5) * font_;
        }
        write({caption_.words, font_, std::max(1.0, right - font_ - left), true, colours_.ink},
              left, middle);
    }

    void draw_seats() const {
        const double each = std::max(1.0, place_.width - 2 * indent * font_) /
                            static_cast<double>(caption_.seats.size());
        constexpr double slack = 0.94; // fonts do not shrink evenly
        const double size = seats_font * font_ * std::min(1.0, slack * each / widest_seat());
        for (std::size_t seat = 0; seat < caption_.seats.size(); ++seat) {
            draw_seat(static_cast<int>(seat), size,
                      place_.x + indent * font_ + each * static_cast<double>(seat));
        }
    }

    /// What a seat has, in a font of this size.
    Line points(const Caption::Standing& seat, double size) const {
        return {seat.points, size, unbounded, true, colours_.ink};
    }
    Line pesos(const Caption::Standing& seat, double size) const {
        return {seat.pesos, size, unbounded, false, colours_.faded};
    }

    /// The width of the widest seat at the usual size, with a gap after it.
    double widest_seat() const {
        const double size = seats_font * font_;
        double widest = 1;
        for (const Caption::Standing& seat : caption_.seats) {
            widest = std::max(widest, line_width(cairo_, points(seat, size)) +
                                          line_width(cairo_, pesos(seat, size)));
        }
        return widest + (2 * disc + 3 * seat_gap) * size;
    }

    void draw_seat(int seat, double size, double left) const {
        const Caption::Standing& standing = caption_.seats[rules::index(seat)];
        const double middle = place_.y + seats_middle * font_;
        draw_disc(seat, {left + disc * size, middle}, disc * size);
        left += (2 * disc + seat_gap) * size;
        const Line strong = points(standing, size);
        const Line other = pesos(standing, size);
        const double width = line_width(cairo_, strong) + seat_gap * size;
        write(strong, left, middle);
        write(other, left + width, middle);
        if (caption_.to_move == seat) {
            fill({left, middle + disc * size, width + line_width(cairo_, other), bar * size},
                 colours_.accent);
        }
    }

    void fill(const Area& area, const Colour& colour) const {
        set_colour(cairo_, colour);
        cairo_rectangle(cairo_, area.x, area.y, area.width, area.height);
        cairo_fill(cairo_);
    }

    /// How far the game has come, as a bar along the lower edge.
    void draw_progress() const {
        const double height = std::round(std::max(2.0, bar * font_));
        const double y = place_.y + place_.height - height;
        const double share =
            caption_.of == 0 ? 1
                             : static_cast<double>(caption_.at) / static_cast<double>(caption_.of);
        const double width = place_.width;
        fill({1.0 * place_.x, y, width, height}, colours_.line);
        fill({1.0 * place_.x, y, std::round(share * width), height}, colours_.accent);
    }

    cairo_t* cairo_;
    const Caption& caption_;
    const Box& place_;
    const StripColours& colours_;
    double font_;
};

} // namespace

int caption_height(int width) {
    return static_cast<int>(std::ceil(caption_lines_height * words_font(width)));
}

void draw_caption(cairo_t* cairo, const Caption& caption, const Box& place,
                  const Colour& background) {
    cairo_save(cairo);
    cairo_rectangle(cairo, place.x, place.y, place.width, place.height);
    cairo_clip(cairo);
    set_colour(cairo, background);
    cairo_paint(cairo);
    Strip(cairo, caption, place, is_dark(background) ? on_dark : on_light).draw();
    cairo_restore(cairo);
    check(cairo_status(cairo));
}

} // namespace pampas::picture
