#pragma once

#include <cerrno>
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

/// The error about a file or folder that the system reports: `failure`, such as "cannot be read",
/// and the system's reason, by default that of `errno`; both are translated.
InputError system_error(const std::filesystem::path& path, const char* failure,
                        const std::error_code& reason = {errno, std::generic_category()});

/// External text made safe for one line of a terminal: control characters and bytes that are not
/// UTF-8 are escaped (`\n`, `\x1b`).
std::string escaped(std::string_view text);

} // namespace pampas
