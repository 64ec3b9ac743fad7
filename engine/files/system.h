#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// What the programs need from the operating system for files, the same interface on each system.
/// The folders `posix` and `windows` implement it. Functions that fail set `errno`.
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

enum class Opening {
    Read,
    WriteToDevice, ///< which exists
    Create,        ///< a file that does not exist, to append to; other users may not read it
    AddTo,         ///< the same for a file that exists
};

/// Opens a file. Returns its number, for `File`.
int open(const std::filesystem::path& path, Opening how);

/// Creates a new file for writing in a folder, and sets `path` to it. Returns its number, for
/// `File`.
int create_temporary(const std::filesystem::path& folder, std::filesystem::path& path);

/// Reads some bytes. Returns their number: 0 at the end, negative on failure.
std::ptrdiff_t read(int file, std::span<char> buffer);

/// Writes all of the bytes.
bool write_all(int file, std::string_view bytes);

/// Flushes what was written to the disk.
bool flush(int file);

/// Cuts the file to `size` bytes.
bool truncate(int file, std::uint64_t size);

enum class Lock { Shared, Exclusive };

/// Locks an open file until it is closed; false if a lock of another program prevents it.
bool lock(int file, Lock how);

/// Gives a new file the permissions of the one at `path` or, if there is none, the default ones.
bool take_permissions(int file, const std::filesystem::path& path);

/// Moves a file to a place, in one step, and replaces a file that is there.
bool replace(const std::filesystem::path& file, const std::filesystem::path& place);

/// Removes a file, even while it is open.
void remove(const std::filesystem::path& path);

/// Whether this user may read or write the file or folder.
bool may_read(const std::filesystem::path& path);
bool may_write(const std::filesystem::path& path);

/// Flushes the names in a folder to the disk, if the file system can.
void flush_directory(const std::filesystem::path& directory);

/// See `take_failing_writes_as_errors` of `engine/files/file.h`.
void ignore_signals_of_failing_writes();

/// Makes standard input and output pass bytes unchanged, and a console show UTF-8 and obey control
/// sequences. To be called when a program starts.
void prepare_console();

/// The arguments of the program, without its own name, as UTF-8. Where shells leave that to
/// programs, names of files with `*` and `?` are expanded. Takes the arguments of `main`.
std::vector<std::string> arguments(int count, char* const* values);

/// The value of an environment variable, or null. Where the environment does not set `LANG`, it is
/// the language of the system's windows.
const char* variable(const char* name);

enum class UserFolder { Data, State, Cache };

/// The folder for a user's own files of a kind; empty if the home folder is not known.
std::filesystem::path user_folder(UserFolder kind);

} // namespace pampas::system
