#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// What the programs want of the system with files, in the same terms on each: the folders `posix`
/// and `windows` do it. What fails sets `errno`.
namespace pampas::system {

/// An open file, closed when it goes.
class File {
  public:
    explicit File(int number) : number_(number) {}
    File(const File&) = delete;
    File& operator=(const File&) = delete;
    ~File();

    /// Negative when it could not be opened.
    int number() const { return number_; }
    /// Closes now; false when the system reports a late failure to write.
    bool close();

  private:
    int number_;
};

enum class Opening {
    Read,
    WriteToDevice, ///< which is there
    Create,        ///< a file that is not there yet, to add to its end; others may not read it
    AddTo,         ///< the same of one that is there
};

/// The number of the opened file, for `File`.
int open(const std::filesystem::path& path, Opening how);

/// A new file to write to in a folder, for `File`; `path` is where it is.
int create_temporary(const std::filesystem::path& folder, std::filesystem::path& path);

/// Reads some bytes and gives how many: 0 at the end, negative when it failed.
std::ptrdiff_t read(int file, std::span<char> buffer);

/// Writes all of it.
bool write_all(int file, std::string_view bytes);

/// Has the disk keep what was written.
bool flush(int file);

/// Drops what is beyond `size` bytes.
bool truncate(int file, std::uint64_t size);

enum class Lock { Shared, Exclusive };

/// Locks an open file until it is closed; false when another program's lock forbids it.
bool lock(int file, Lock how);

/// Gives a new file the permissions of the one at `path`, or those that new files usually get.
bool take_permissions(int file, const std::filesystem::path& path);

/// Puts a file into the place of another, which may be there, in one step.
bool replace(const std::filesystem::path& file, const std::filesystem::path& place);

/// Removes a file, also while it is open.
void remove(const std::filesystem::path& path);

/// Whether this user may read or write what is there, file or folder.
bool may_read(const std::filesystem::path& path);
bool may_write(const std::filesystem::path& path);

/// Has the disk keep new names in a folder. Best effort: not every file system can.
void flush_directory(const std::filesystem::path& directory);

/// See `take_failing_writes_as_errors` of `engine/files/file.h`.
void ignore_signals_of_failing_writes();

/// Has standard input and output be bytes as they are, and a console show text as UTF-8 and heed
/// control sequences. For the start of programs.
void prepare_console();

/// What the program was called with but for its own name, as UTF-8; names of files with `*` and `?`
/// in full where shells leave that to the programs. Takes what `main` was given.
std::vector<std::string> arguments(int count, char* const* values);

/// The value of an environment variable, or null. `LANG` is the language of the system's windows
/// where that is not told by the environment.
const char* variable(const char* name);

enum class UserFolder { Data, State, Cache };

/// Where a user's own files of a kind go; empty when the home folder is not known.
std::filesystem::path user_folder(UserFolder kind);

} // namespace pampas::system

namespace pampas {

/// Throws the `InputError` that something failed, such as "cannot be read", with the reason in
/// `errno`.
[[noreturn]] void throw_system_error(const std::filesystem::path& path, const char* failure);

} // namespace pampas
