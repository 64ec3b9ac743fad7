#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// The file functions of the operating system that the programs need, with one interface for all
/// systems, implemented in the folders `posix` and `windows`. Functions that fail set `errno`.
namespace pampas::system {

/// An open file; the destructor closes it.
class File {
  public:
    explicit File(int number) : number_(number) {}
    File(const File&) = delete;
    File& operator=(const File&) = delete;
    ~File();

    /// Negative if the file could not be opened.
    int number() const { return number_; }
    /// Closes the file now; false if the system reports that an earlier write failed.
    bool close();

  private:
    int number_;
};

/// How to open a file.
enum class Opening {
    Read,
    WriteToDevice, ///< an existing one
    Create,        ///< a new file, for appending; not readable by other users
    AddTo,         ///< an existing file, for appending
};

/// Opens a file. Returns its descriptor for `File`, negative on failure.
int open(const std::filesystem::path& path, Opening how);

/// Creates a new file for writing in a folder and sets `path` to it. Returns its descriptor for
/// `File`.
int create_temporary(const std::filesystem::path& folder, std::filesystem::path& path);

/// Reads some bytes. Returns their number: 0 at the end, negative on failure.
std::ptrdiff_t read(int file, std::span<char> buffer);

/// Writes all of the bytes.
bool write_all(int file, std::string_view bytes);

/// Flushes written data to disk.
bool flush(int file);

/// Truncates the file to `size` bytes.
bool truncate(int file, std::uint64_t size);

enum class Lock { Shared, Exclusive };

/// Locks an open file until it is closed; false if another program's lock prevents it.
bool lock(int file, Lock how);

/// Gives a new file the permissions of the one at `path` or, if there is none, the default ones.
bool take_permissions(int file, const std::filesystem::path& path);

/// Moves a file to `place` atomically, replacing any file there.
bool replace(const std::filesystem::path& file, const std::filesystem::path& place);

/// Removes a file, even while it is open.
void remove(const std::filesystem::path& path);

/// Whether this user may read or write the file or folder.
bool may_read(const std::filesystem::path& path);
bool may_write(const std::filesystem::path& path);

/// Flushes a folder's entries to disk, if the file system can.
void flush_directory(const std::filesystem::path& directory);

/// See `take_failing_writes_as_errors` of `engine/files/file.h`.
void ignore_signals_of_failing_writes();

/// Makes standard input and output pass bytes unchanged, and consoles show UTF-8 and obey control
/// sequences. Call at program start.
void prepare_console();

enum class Output { Standard, Error };

/// The columns of the console that an output goes to; empty if it goes elsewhere.
std::optional<std::size_t> console_width(Output output);

/// The program's arguments without its own name, as UTF-8. Expands file names with `*` and `?`
/// where shells do not. Takes the arguments of `main`.
std::vector<std::string> arguments(int count, char* const* values);

/// The value of an environment variable, or null. If the environment does not set `LANG`, it is the
/// language of the system's user interface.
const char* variable(const char* name);

enum class UserFolder { Data, State, Cache };

/// The folder for a user's own files of a kind; empty if the home folder is unknown.
std::filesystem::path user_folder(UserFolder kind);

} // namespace pampas::system
