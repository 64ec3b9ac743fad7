#pragma once

#include "editor/recovery/journal.h"

#include <string>
#include <string_view>

namespace pampas::formats {
class JsonValue;
}

/// The lines of journals (engine/formats#recovery), each a JSON object.
namespace pampas::recovery {

/// The first line: the map before all steps.
std::string first_line(const document::State& start);

/// A step that was done when `before` steps were in effect; it forgets those undone.
std::string step_line(const document::Step& step, std::size_t before);

/// Where in its history the work is now, and where it is kept.
struct Position {
    std::size_t done = 0;
    std::optional<std::size_t> saved; ///< how many steps the saved map has
    session::Origin origin;
};
std::string position_line(const Position& position);

/// Reads line after line and builds the work that they describe.
class JournalReader {
  public:
    /// Throws `InputError` for a line that none of the functions above writes after the lines
    /// before.
    void read(std::string_view text);
    bool empty() const { return !begun_; }
    /// The work after all lines.
    const Work& work();

  private:
    void begin(const formats::JsonValue& line);
    void read_step(const formats::JsonValue& line);
    void read_position(const formats::JsonValue& line);
    void go_to(std::size_t done);

    bool begun_ = false;
    /// The steps that shall be in effect. They are undone and done when this is needed, since lines
    /// may go back and forth many times.
    std::size_t done_ = 0;
    Work work_;
};

} // namespace pampas::recovery
