#include "editor/picture/path_data.h"

#include "engine/files/input_error.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <charconv>
#include <utility>

namespace pampas::picture {
namespace {

using hex::Point;

Point operator+(Point a, Point b) {
    return {a.x + b.x, a.y + b.y};
}

/// The point a part of the way from `a` to `b`.
Point between(Point a, Point b, double part) {
    return {a.x + part * (b.x - a.x), a.y + part * (b.y - a.y)};
}

/// Where a path stands while it is read.
class Pen {
  public:
    void command(char letter, Numbers& numbers) {
        const bool relative = std::islower(static_cast<unsigned char>(letter)) != 0;
        const Point base = relative ? here_ : Point{};
        const auto point = [&] { return base + numbers.point(); };
        const Point mirrored = between(control_, here_, 2);
        switch (std::toupper(static_cast<unsigned char>(letter))) {
        case 'M':
            start_ = point();
            return add(Segment::Kind::Move, start_);
        case 'L':
            return add(Segment::Kind::Line, point());
        case 'H':
            return add(Segment::Kind::Line, {base.x + numbers.number(), here_.y});
        case 'V':
            return add(Segment::Kind::Line, {here_.x, base.y + numbers.number()});
        case 'C': {
            const Point first = point();
            const Point second = point();
            return curve(first, second, point());
        }
        case 'S': {
            const Point second = point();
            return curve(mirrored, second, point());
        }
        case 'Q': {
            const Point middle = point();
            const Point end = point();
            return curve(between(here_, middle, 2.0 / 3), between(end, middle, 2.0 / 3), end);
        }
        case 'Z':
            return add(Segment::Kind::Close, start_);
        default:
            throw InputError(fmt::format("path command {} is not supported", letter));
        }
    }
    std::vector<Segment> finish() { return std::move(path_); }

  private:
    void add(Segment::Kind kind, Point end) {
        path_.push_back({kind, {{end, end, end}}});
        here_ = control_ = end;
    }
    void curve(Point first, Point second, Point end) {
        path_.push_back({Segment::Kind::Curve, {{first, second, end}}});
        here_ = end;
        control_ = second;
    }

    std::vector<Segment> path_;
    Point start_;
    Point here_;
    Point control_; ///< the last curve's second control point, else `here_`
};

/// Further points after a move are lines.
char repeated(char letter) {
    return letter == 'M' ? 'L' : letter == 'm' ? 'l' : letter;
}

} // namespace

void Numbers::skip() {
    rest_.remove_prefix(std::min(rest_.find_first_not_of(" ,\t\r\n"), rest_.size()));
}

bool Numbers::at_end() {
    skip();
    return rest_.empty();
}

double Numbers::number() {
    skip();
    double value = 0;
    const auto [end, error] = std::from_chars(rest_.data(), rest_.data() + rest_.size(), value);
    if (error != std::errc()) {
        throw InputError(fmt::format("expected a number at \"{}\"", rest_));
    }
    rest_.remove_prefix(static_cast<std::size_t>(end - rest_.data()));
    return value;
}

Point Numbers::point() {
    const double x = number();
    return {x, number()};
}

char Numbers::letter() {
    skip();
    if (rest_.empty() || std::isalpha(static_cast<unsigned char>(rest_[0])) == 0) {
        return 0;
    }
    const char result = rest_[0];
    rest_.remove_prefix(1);
    return result;
}

std::vector<Segment> read_path(std::string_view data) {
    Numbers numbers(data);
    Pen pen;
    char command = 'M';
    while (!numbers.at_end()) {
        const char letter = numbers.letter();
        command = letter != 0 ? letter : repeated(command);
        if (letter == 0 && (command == 'Z' || command == 'z')) {
            throw InputError("numbers after the end of a path");
        }
        pen.command(command, numbers);
    }
    return pen.finish();
}

} // namespace pampas::picture
