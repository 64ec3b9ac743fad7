#pragma once

#include <filesystem>
#include <stdexcept>
#include <string>
#include <string_view>
#include <system_error>

namespace pampas {

/// Unusable input or an unusable file, with a message that lets the user correct it. The only
/// exception type for everything from outside; broken promises inside the program are assertions.
class InputError : public std::runtime_error {
  public:
    /// `message` says what was found and expected; `place` is the position in the file (`line 3`,
    /// `/spaces/2`), empty for the file as a whole; `file` is its path, empty if not known yet.
    explicit InputError(std::string message, std::string place = {}, std::string file = {});

    /// The same error with the file's name, unless it already has one.
    InputError in_file(std::string_view file) const;

  private:
    std::string message_;
    std::string place_;
    std::string file_;
};

/// Returns what `work` returns, and adds the file to its `InputError`s.
auto naming_file(std::string_view file, const auto& work) {
    try {
        return work();
    } catch (const InputError& error) {
        throw error.in_file(file);
    }
}

/// The system's reason for a failure, translated if it is a common one.
std::string reason_of(const std::error_code& error);

/// Throws an `InputError` about a file: `failure`, such as "cannot be read", with the reason in
/// `errno`.
[[noreturn]] void throw_system_error(const std::filesystem::path& path, const char* failure);

/// External text made safe for one line of a terminal: control characters and bytes that are not
/// UTF-8 are escaped (`\n`, `\x1b`).
std::string escaped(std::string_view text);

} // namespace pampas
