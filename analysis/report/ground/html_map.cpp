#include "analysis/report/ground/html_map.h"

#include "engine/hex/name.h"
#include "engine/language/tr.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace pampas::report {
namespace {

/// Readable letters are as high as the map's height divided by this on a wide screen, or its width
/// on a narrow one.
constexpr double parts_of_height = 44;
constexpr double parts_of_width = 36;

/// The space around a letter, as a share of its height.
constexpr double coordinate_gap = 0.35;

/// The height of labels on spaces, in sides of a hex.
constexpr double label_size = 0.75;

/// How far apart named columns or rows are, in columns or rows, if a name needs `room`.
int step(double pitch, double room) {
    constexpr std::array steps{1, 2, 5, 10, 20};
    const auto found = std::ranges::find_if(steps, [=](int step) { return step * pitch >= room; });
    return found == steps.end() ? steps.back() : *found;
}

Html coordinate(double x, double y, std::string_view name) {
    return html("<text x=\"{:.1f}\" y=\"{:.1f}\">{}</text>\n", x, y, name);
}

std::string html_colour(overlays::Rgb colour) {
    return fmt::format("#{:02x}{:02x}{:02x}", colour.red, colour.green, colour.blue);
}

/// The letters of columns above a map and the numbers of rows beside it: `C` and `7` meet at C7.
/// Narrow screens, where maps are small, show larger ones, and fewer if necessary.
class Rulers {
  public:
    /// `picture` shows a map of `grid` and outlives the rulers. `ending` ends the ids on a page of
    /// several maps.
    Rulers(const hex::Grid& grid, const MapPicture& picture, std::string ending)
        : grid_(grid), picture_(picture), ending_(std::move(ending)),
          size_(std::max(picture.side / 2, picture.height / parts_of_height)),
          small_size_(std::max(size_, picture.width / parts_of_width)) {}

    /// What all views of the map share.
    Html shared() const { return ruler("ruler", size_) + ruler("small-ruler", small_size_); }

    /// The rulers in one view.
    Html shown() const {
        return html("<use class=\"ruler\" href=\"#ruler{0}\"/>"
                    "<use class=\"small-ruler\" href=\"#small-ruler{0}\"/>\n",
                    ending_);
    }

    /// The `viewBox` of a view: the picture and the rulers at its border.
    std::string view_box() const {
        const double digits = static_cast<double>(std::to_string(grid_.rows).size());
        const double left = small_size_ * (0.7 * digits + coordinate_gap);
        const double top = small_size_ * (1 + coordinate_gap);
        return fmt::format("{:.1f} {:.1f} {:.1f} {:.1f}", -left, -top, picture_.width + left,
                           picture_.height + top);
    }

  private:
    /// Letters and numbers as high as `size`, in pixels of the picture.
    Html ruler(std::string_view id, double size) const {
        Html columns;
        const double widest = static_cast<double>(hex::column_name(grid_.columns - 1).size());
        const int column_step =
            step(middle_of_column(1) - middle_of_column(0), size * (0.7 * widest + coordinate_gap));
        for (int column = column_step - 1; column < grid_.columns; column += column_step) {
            if (is_shown(middle_of_column(column), picture_.width, size)) {
                columns += coordinate(middle_of_column(column), -coordinate_gap * size,
                                      hex::column_name(column));
            }
        }
        Html rows;
        const int row_step = step(middle_of_row(1) - middle_of_row(0), size * (1 + coordinate_gap));
        for (int row = row_step - 1; row < grid_.rows; row += row_step) {
            if (is_shown(middle_of_row(row), picture_.height, size)) {
                rows +=
                    coordinate(-coordinate_gap * size, middle_of_row(row), std::to_string(row + 1));
            }
        }
        return html(
            "<g class=\"letters\" id=\"{}{}\" font-size=\"{:.1f}\"><g class=\"columns\">\n{}</g>\n"
            "<g class=\"rows\">\n{}</g></g>\n",
            id, ending_, size, columns, rows);
    }

    /// Whether a column or row is in the picture, which leaves out void spaces at the border.
    static bool is_shown(double middle, int end, double size) {
        return middle > size / 2 && middle < end - size / 2;
    }

    double middle_of_column(int column) const {
        const double x = hex::centre(grid_, {column, 0}).x + hex::centre(grid_, {column, 1}).x;
        return picture_.origin.x + picture_.side * x / 2;
    }

    double middle_of_row(int row) const {
        const double y = hex::centre(grid_, {0, row}).y + hex::centre(grid_, {1, row}).y;
        return picture_.origin.y + picture_.side * y / 2;
    }

    hex::Grid grid_;
    const MapPicture& picture_;
    std::string ending_;
    double size_;       ///< on wide screens
    double small_size_; ///< where maps are small
};

/// Writes views of one map.
class Drawer {
  public:
    /// `ending` ends the ids on a page of several maps.
    Drawer(const map::Map& map, const MapPicture& picture, const std::string& ending = {})
        : map_(map), picture_(picture), ending_(ending), rulers_(map.grid(), picture, ending) {
        for (hex::Point& corner : corners_) {
            corner = {picture.side * corner.x, picture.side * corner.y};
        }
    }

    /// What all views show: the picture, and the outlines of markets.
    Html shared() const {
        const Html rings = html_each(map_.all(map::Space::Market), [this](hex::Coordinate at) {
            return html("<polygon class=\"ring\" id=\"ring-{}{}\" points=\"{}\"/>\n", hex::name(at),
                        ending_, points(at));
        });
        return html("<svg class=\"shared\" width=\"0\" height=\"0\" aria-hidden=\"true\">"
                    "<defs>\n{}{}{}"
                    "<g id=\"rings{}\" stroke-width=\"{:.1f}\">\n{}</g>\n</defs></svg>\n",
                    image("picture", picture_.svg), image("symbols", picture_.symbols),
                    rulers_.shared(), ending_, picture_.side / 5, rings);
    }

    Html view(const MapView& view, bool on_paper, bool hidden) const {
        return html("<figure class=\"view{}\" id=\"view-{}\"{}>\n{}{}</figure>\n",
                    on_paper ? " on-paper" : "", view.name,
                    hidden ? html(" hidden=\"hidden\"") : Html(), drawing(view), words(view));
    }

    Html beside(const MapView& view) const {
        return html("<figure class=\"view on-paper beside\" id=\"view-{}\">\n<h3>{}</h3>\n"
                    "{}<p class=\"readout\">{}</p></figure>\n",
                    view.name, view.title, drawing(view), view.help);
    }

    Html with(const MapView& view, const Html& things) const {
        return html("<figure class=\"view with-things\" id=\"view-{}\">\n{}</figure>\n", view.name,
                    drawing(view, things));
    }

  private:
    Html image(std::string_view id, std::string_view svg) const {
        return svg.empty() ? Html()
                           : html("<image id=\"{}{}\" width=\"{}\" height=\"{}\" href=\"{}\"/>\n",
                                  id, ending_, picture_.width, picture_.height, data_address(svg));
    }

    /// The symbols of the spaces that the view marks, drawn over their colours.
    Html symbols(const MapView& view) const {
        return picture_.symbols.empty() || view.overlay.legend.empty()
                   ? Html()
                   : html("<mask id=\"marked-{0}\"><use href=\"#marks-{0}\"/></mask>\n"
                          "<use class=\"symbols\" href=\"#symbols{1}\" "
                          "mask=\"url(#marked-{0})\"/>\n",
                          view.name, ending_);
    }

    hex::Point centre(hex::Coordinate at) const {
        const hex::Point point = hex::centre(map_.grid(), at);
        return {picture_.origin.x + picture_.side * point.x,
                picture_.origin.y + picture_.side * point.y};
    }

    std::string points(hex::Coordinate at) const {
        const hex::Point middle = centre(at);
        std::string text;
        for (const hex::Point& corner : corners_) {
            fmt::format_to(std::back_inserter(text), "{}{:.1f},{:.1f}", text.empty() ? "" : " ",
                           middle.x + corner.x, middle.y + corner.y);
        }
        return text;
    }

    /// What a space is, then what the view says about it.
    std::string hover(const overlays::Mark& mark) const {
        const std::string place =
            fmt::format("{}, {}", hex::name(mark.at), tr(name(map_.at(mark.at))));
        return mark.hover.empty() ? place : place + ": " + mark.hover;
    }

    Html mark(const overlays::Mark& mark) const {
        return html("<polygon points=\"{}\" fill=\"{}\"><title>{}</title></polygon>\n",
                    points(mark.at), html_colour(mark.colour), hover(mark));
    }

    /// The label of a space; a long one is smaller, so that it does not touch those beside it.
    Html label(const overlays::Mark& mark) const {
        if (mark.label.empty()) {
            return {};
        }
        constexpr double room = 1.3;            // in sides of a hex
        constexpr double width_of_letter = 0.7; // in letter sizes
        const double fitting = room / (width_of_letter * static_cast<double>(mark.label.size()));
        const hex::Point middle = centre(mark.at);
        return html("<text x=\"{:.1f}\" y=\"{:.1f}\"{}>{}</text>\n", middle.x, middle.y,
                    fitting < label_size ? html(" font-size=\"{:.1f}\"", fitting * picture_.side)
                                         : Html(),
                    mark.label);
    }

    Html drawing(const MapView& view, const Html& things = {}) const {
        Html marks;
        Html labels;
        for (const overlays::Mark& each : view.overlay.marks) {
            marks += mark(each);
            labels += label(each);
        }
        return html(
            "<svg viewBox=\"{}\" role=\"img\" aria-label=\"{}. {}\">\n"
            "<use href=\"#picture{}\"/>\n{}{}<g class=\"marks\" id=\"marks-{}\">\n{}</g>\n{}{}"
            "<g class=\"labels\" font-size=\"{:.1f}\">\n{}</g>\n"
            "<use href=\"#rings{}\"/></svg>\n",
            rulers_.view_box(), view.title, view.overlay.summary, ending_, rulers_.shown(), things,
            view.name, marks, symbols(view), outlines(view.outlined), label_size * picture_.side,
            labels, ending_);
    }

    /// The border of the region that the spaces form: dark on light, so that it shows on any
    /// ground.
    Html outlines(std::vector<hex::Coordinate> spaces) const {
        if (spaces.empty()) {
            return {};
        }
        std::ranges::sort(spaces);
        std::string path;
        for (const hex::Coordinate at : spaces) {
            const hex::Point middle = centre(at);
            for (std::size_t way = 0; way < hex::directions.size(); ++way) {
                const auto beyond = map_.grid().neighbour(at, way);
                if (!beyond || !std::ranges::binary_search(spaces, *beyond)) {
                    const std::size_t side = hex::side_across(map_.grid().axis, way);
                    const hex::Point& from = corners_[side];
                    const hex::Point& to = corners_[(side + 1) % corners_.size()];
                    fmt::format_to(std::back_inserter(path), "M{:.1f} {:.1f}L{:.1f} {:.1f}",
                                   middle.x + from.x, middle.y + from.y, middle.x + to.x,
                                   middle.y + to.y);
                }
            }
        }
        return html("<g class=\"outlines\"><path d=\"{0}\"/><path d=\"{0}\"/></g>\n", path);
    }

    static Html words(const MapView& view) {
        return html("<figcaption><h3>{}</h3>\n<p class=\"summary\">{}</p>\n<p>{}</p>\n"
                    "<p class=\"readout\"></p>\n{}</figcaption>\n",
                    term_link(view.subject, view.title), view.overlay.summary, view.help,
                    html_legend(view.overlay));
    }

    const map::Map& map_;
    const MapPicture& picture_;
    const std::string ending_;
    const Rulers rulers_;
    std::array<hex::Point, 6> corners_ = hex::corners(map_.grid().axis);
};

Html choices_of(const MapViewGroup& group) {
    const Html options = html_each(group.views, [](const MapView& view) {
        return html("<option value=\"{}\">{}</option>\n", view.name, view.title);
    });
    return group.title.empty()
               ? options
               : html("<optgroup label=\"{}\">\n{}</optgroup>\n", group.title, options);
}

} // namespace

std::string data_address(std::string_view svg) {
    return "data:image/svg+xml," + percent_encoded(svg, " -_.!*()~,;:/?@=+$");
}

Html html_legend(const overlays::Overlay& overlay) {
    const Html legend =
        html_each(overlays::shown_legend(overlay), [](const overlays::Meaning& meaning) {
            return html("<li><span class=\"swatch\" style=\"background: {}\"></span>{}</li>\n",
                        html_colour(meaning.colour), meaning.text);
        });
    const Html caption =
        overlay.caption.empty() ? Html() : html("<p class=\"caption\">{}</p>\n", overlay.caption);
    return caption + (legend.empty() ? Html() : html("<ul class=\"legend\">\n{}</ul>\n", legend));
}

Html html_map(const map::Map& map, const MapPicture& picture,
              std::span<const MapViewGroup> groups) {
    const Drawer drawer(map, picture);
    Html choices;
    Html views;
    for (const MapViewGroup& group : groups) {
        choices += choices_of(group);
        for (const MapView& view : group.views) {
            const bool first = views.empty();
            views += drawer.view(view, group.on_paper && !view.overlay.marks.empty(), !first);
        }
    }
    return html(
        "{}<form class=\"views-form\" autocomplete=\"off\"><label>{} <select name=\"view\">\n"
        "{}</select></label></form>\n<div class=\"views\">\n{}</div>\n",
        drawer.shared(), tr("Show"), choices, views);
}

Html html_map_beside(const map::Map& map, const MapPicture& picture, const MapView& view) {
    const Drawer drawer(map, picture, "-" + view.name);
    return html("<div>{}{}</div>\n", drawer.shared(), drawer.beside(view));
}

Html html_map_with(const map::Map& map, const MapPicture& picture, const MapView& view,
                   const Html& things) {
    const Drawer drawer(map, picture);
    return drawer.shared() + drawer.with(view, things);
}

MapView bare_view(const map::Map& map) {
    MapView view{"map", tr("Map"), tr("Point at a space to see its name."), {}, "space"};
    for (std::size_t i = 0; i < map.spaces().size(); ++i) {
        if (map.spaces()[i] != map::Space::Void) {
            view.overlay.marks.push_back({map.grid().coordinate(i), {}, "", ""});
        }
    }
    return view;
}

} // namespace pampas::report
