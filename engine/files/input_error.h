#pragma once

#include <filesystem>
#include <stdexcept>
#include <string>
#include <string_view>
#include <system_error>

namespace pampas {

/// Input or a file that cannot be used, with a message that lets the user correct it. The only
/// exception type for everything that comes from outside; a broken promise inside the program is an
/// assertion.
class InputError : public std::runtime_error {
  public:
    /// `message` says what was found and what was expected; `place` says where in the file (`line
    /// 3`,
    /// `/spaces/2`) and is empty for the file as a whole; `file` is its path, empty if not known
    /// yet.
    explicit InputError(std::string message, std::string place = {}, std::string file = {});

    /// The same error, with the name of the file unless it already has one.
    InputError in_file(std::string_view file) const;

  private:
    std::string message_;
    std::string place_;
    std::string file_;
};

/// The system's reason for a failure, in the user's language if it is a common one.
std::string reason_of(const std::error_code& error);

/// Throws an `InputError` about a file: `failure`, such as "cannot be read", and the reason that
/// `errno` holds.
[[noreturn]] void throw_system_error(const std::filesystem::path& path, const char* failure);

/// Text from outside in a form that fits on one line of a terminal: control characters and bytes
/// that are not UTF-8 appear as escapes (`\n`, `\x1b`).
std::string escaped(std::string_view text);

} // namespace pampas
