#pragma once

#include "editor/picture/art.h"

#include <string_view>
#include <vector>

namespace pampas::picture {

/// Takes numbers off the front of a list as SVG writes them, between blanks and commas.
class Numbers {
  public:
    explicit Numbers(std::string_view text) : rest_(text) {}

    /// Throws `InputError` when no number follows.
    double number();
    hex::Point point();
    /// The letter that follows, taken; 0 when a number follows.
    char letter();
    bool at_end();

  private:
    void skip();

    std::string_view rest_;
};

/// The path of an SVG `d` attribute: the commands M L H V C S Q Z, in either case. Throws
/// `InputError` for others.
std::vector<Segment> read_path(std::string_view data);

} // namespace pampas::picture
