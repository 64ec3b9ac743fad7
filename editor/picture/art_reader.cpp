#include "editor/picture/art_reader.h"

#include "editor/picture/path_data.h"
#include "engine/files/input_error.h"

#include <fmt/format.h>
#include <pugixml.hpp>

#include <charconv>
#include <cmath>
#include <numbers>
#include <string>

namespace pampas::picture {
namespace {

using hex::Point;

/// What children inherit from the groups around them.
struct Inherited {
    cairo_matrix_t matrix{1, 0, 0, 1, 0, 0};
    std::string_view fill = "#000000";
    std::string_view stroke = "none";
    double stroke_width = 1;
    double opacity = 1;
};

double number(const pugi::xml_node& node, const char* name, double otherwise = 0) {
    const pugi::xml_attribute attribute = node.attribute(name);
    return attribute ? Numbers(attribute.value()).number() : otherwise;
}

/// `none` is no colour; anything else is `#rrggbb`.
std::optional<Colour> colour(std::string_view text, double opacity) {
    if (text == "none") {
        return std::nullopt;
    }
    unsigned value = 0;
    const char* last = text.data() + text.size();
    if (text.size() != 7 || text[0] != '#' ||
        std::from_chars(text.data() + 1, last, value, 16).ptr != last) {
        throw InputError(fmt::format("{} is no colour such as #a08040", text));
    }
    const auto part = [&](unsigned shift) { return ((value >> shift) & 0xff) / 255.0; };
    return Colour{part(16), part(8), part(0), opacity};
}

void apply_transform(cairo_matrix_t& matrix, std::string_view text) {
    while (!text.empty()) {
        const std::size_t open = text.find('(');
        const std::size_t close = text.find(')');
        if (open == std::string_view::npos || close == std::string_view::npos || close < open) {
            throw InputError(fmt::format("{} is no transform", text));
        }
        const std::string_view name = text.substr(0, open);
        Numbers numbers(text.substr(open + 1, close - open - 1));
        const double first = numbers.number();
        if (name == "translate") {
            cairo_matrix_translate(&matrix, first, numbers.at_end() ? 0 : numbers.number());
        } else if (name == "scale") {
            cairo_matrix_scale(&matrix, first, numbers.at_end() ? first : numbers.number());
        } else if (name == "rotate") {
            cairo_matrix_rotate(&matrix, first * std::numbers::pi / 180);
        } else {
            throw InputError(fmt::format("transform {} is not supported", name));
        }
        text.remove_prefix(close + 1);
        text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
    }
}

Inherited inside(Inherited outer, const pugi::xml_node& node) {
    const auto text = [&](const char* name, std::string_view otherwise) {
        return std::string_view(node.attribute(name).as_string(otherwise.data()));
    };
    outer.fill = text("fill", outer.fill);
    outer.stroke = text("stroke", outer.stroke);
    outer.stroke_width = number(node, "stroke-width", outer.stroke_width);
    outer.opacity *= number(node, "opacity", 1);
    apply_transform(outer.matrix, node.attribute("transform").value());
    return outer;
}

std::vector<Segment> ellipse(Point centre, double x, double y) {
    // A quarter of a circle as a Bezier curve, true to 0.03 %.
    constexpr double k = 0.5523;
    const auto at = [&](double u, double v) { return Point{centre.x + u * x, centre.y + v * y}; };
    const auto curve = [](Point a, Point b, Point end) {
        return Segment{Segment::Kind::Curve, {{a, b, end}}};
    };
    return {{Segment::Kind::Move, {{{}, {}, at(1, 0)}}}, curve(at(1, k), at(k, 1), at(0, 1)),
            curve(at(-k, 1), at(-1, k), at(-1, 0)),      curve(at(-1, -k), at(-k, -1), at(0, -1)),
            curve(at(k, -1), at(1, -k), at(1, 0)),       {Segment::Kind::Close, {}}};
}

std::vector<Segment> polygon(Numbers points) {
    std::vector<Segment> path;
    while (!points.at_end()) {
        const auto kind = path.empty() ? Segment::Kind::Move : Segment::Kind::Line;
        path.push_back({kind, {{{}, {}, points.point()}}});
    }
    path.push_back({Segment::Kind::Close, {}});
    return path;
}

std::vector<Segment> outline(const pugi::xml_node& node) {
    const std::string_view name = node.name();
    const Point centre{number(node, "cx"), number(node, "cy")};
    if (name == "path") {
        return read_path(node.attribute("d").value());
    }
    if (name == "polygon") {
        return polygon(Numbers(node.attribute("points").value()));
    }
    if (name == "circle") {
        return ellipse(centre, number(node, "r"), number(node, "r"));
    }
    if (name == "ellipse") {
        return ellipse(centre, number(node, "rx"), number(node, "ry"));
    }
    throw InputError(fmt::format("element {} is not supported", name));
}

Shape shape(const pugi::xml_node& node, const Inherited& here) {
    Shape result{outline(node), colour(here.fill, here.opacity), colour(here.stroke, here.opacity),
                 0};
    const cairo_matrix_t& m = here.matrix;
    result.stroke_width = here.stroke_width * std::sqrt(std::abs(m.xx * m.yy - m.xy * m.yx));
    for (Segment& segment : result.path) {
        for (Point& point : segment.points) {
            cairo_matrix_transform_point(&m, &point.x, &point.y);
        }
    }
    return result;
}

std::string_view target(const pugi::xml_node& use) {
    const std::string_view href = use.attribute("href").value();
    if (!href.starts_with('#')) {
        throw InputError(fmt::format("\"{}\" names no element of the file", href));
    }
    return href.substr(1);
}

class Reader {
  public:
    explicit Reader(const pugi::xml_document& document) : document_(document) {}

    std::vector<Shape> layer(const char* id) {
        shapes_.clear();
        children(by_id(id), {});
        return std::move(shapes_);
    }

  private:
    pugi::xml_node by_id(std::string_view id) const {
        const pugi::xml_node found = document_.find_node([&](const pugi::xml_node& node) {
            return std::string_view(node.attribute("id").value()) == id;
        });
        if (!found) {
            throw InputError(fmt::format("there is no element \"{}\"", id));
        }
        return found;
    }
    void children(const pugi::xml_node& group, const Inherited& outer) {
        for (const pugi::xml_node& node : group.children()) {
            if (node.type() == pugi::node_element) {
                element(node, outer);
            }
        }
    }
    void element(const pugi::xml_node& node, const Inherited& outer) {
        const Inherited here = inside(outer, node);
        const std::string_view name = node.name();
        if (name == "g") {
            children(node, here);
        } else if (name == "use") {
            element(by_id(target(node)), here);
        } else {
            shapes_.push_back(shape(node, here));
        }
    }

    const pugi::xml_document& document_;
    std::vector<Shape> shapes_;
};

} // namespace

Art read_art(std::string_view svg) {
    pugi::xml_document document;
    const pugi::xml_parse_result result = document.load_buffer(svg.data(), svg.size());
    if (!result) {
        throw InputError(fmt::format("no XML: {}", result.description()));
    }
    Reader reader(document);
    return {reader.layer("ground"), reader.layer("small"), reader.layer("large")};
}

} // namespace pampas::picture
