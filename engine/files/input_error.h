#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <system_error>

namespace pampas {

/// Input or a file that cannot be used, told so that the user can mend it. The one exception type
/// for everything that comes from outside; a broken promise inside the program is an assertion.
class InputError : public std::runtime_error {
  public:
    /// `message` says what was found and what was expected; `place` where in the file (`line 3`,
    /// `/spaces/2`), empty for the file as a whole; `file` is its path, empty while not known.
    explicit InputError(std::string message, std::string place = {}, std::string file = {});

    /// The same error, with the file named if it was not yet.
    InputError in_file(std::string_view file) const;

  private:
    std::string message_;
    std::string place_;
    std::string file_;
};

/// What the system says about a failure, in the user's language where it is a usual one.
std::string reason_of(const std::error_code& error);

/// Text from outside made fit for one line of a terminal: control characters and bytes that are not
/// UTF-8 appear as escapes (`\n`, `\x1b`).
std::string escaped(std::string_view text);

/// Whether all of the text is well-formed UTF-8.
bool is_utf8(std::string_view text);

} // namespace pampas
