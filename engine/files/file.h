#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

/// Files read and written whole, files read line by line, and the folders for a user's own files.
/// Every failure is an `InputError` that names the file.
namespace pampas {

/// No input Pampas reads is near this size; larger files are refused, in bytes.
inline constexpr std::size_t max_file_size = std::size_t{64} << 20;

/// The bytes of a file or pipe. Throws `InputError` when it does not exist, is a directory, may not
/// be read, or is larger than `max_file_size`.
std::string read_file(const std::filesystem::path& path);

/// Replaces the contents of a file, completely or not at all: the bytes are written to a temporary
/// file beside it, flushed to the disk and renamed. Keeps the permissions of an existing file and
/// follows symbolic links. Devices and pipes are written to directly. Throws `InputError`, and
/// leaves the existing file alone, when writing fails.
void write_file(const std::filesystem::path& path, std::string_view bytes);

/// The same for bytes that come piece by piece: the file appears at `path` with `keep`; without it,
/// nothing remains.
class NewFile {
  public:
    /// Throws `InputError` when the file cannot be created.
    explicit NewFile(const std::filesystem::path& path);
    NewFile(NewFile&&) noexcept;
    NewFile& operator=(NewFile&&) noexcept;
    ~NewFile();

    /// Throws `InputError`, as `keep` does.
    void write(std::string_view bytes);
    /// Puts the file into its place. Nothing can be written to it afterwards.
    void keep();

  private:
    class Handle;
    std::unique_ptr<Handle> handle_;
};

/// From now on, writing to a file that exceeds the limit of the system (`ulimit -f`) or to a pipe
/// that nobody reads any more fails as on a full disk, and does not end the program. To be called
/// when a program starts.
void take_failing_writes_as_errors();

/// Flushes the names in a folder to the disk, if the file system can, so that they survive a power
/// cut.
void flush_directory(const std::filesystem::path& directory);

/// Reads a file of any size line by line. Skips blank lines and refuses lines longer than
/// `max_file_size`.
class LineReader {
  public:
    explicit LineReader(const std::filesystem::path& path);

    /// The next line, without its line end; nothing after the last one.
    std::optional<std::string> next();
    /// The number of that line, from 1.
    std::size_t number() const { return number_; }
    /// The bytes of all lines read so far.
    std::uintmax_t bytes_read() const { return bytes_read_; }

  private:
    bool read(std::string& line);

    std::filesystem::path path_;
    std::ifstream file_;
    std::size_t number_ = 0;
    std::uintmax_t bytes_read_ = 0;
};

/// The folders for a user's data, for the state of the programs and for what can be made again, as
/// in the XDG Base Directory Specification: `pampas` in `$XDG_DATA_HOME` or `~/.local/share`, in
/// `$XDG_STATE_HOME` or `~/.local/state`, in `$XDG_CACHE_HOME` or `~/.cache`; on Windows under the
/// local application data. Throw `InputError` when the home folder is not known.
std::filesystem::path user_data_folder();
std::filesystem::path user_state_folder();
std::filesystem::path user_cache_folder();

/// Makes a folder, and those it is in, unless it exists. Throws `InputError`.
void make_folder(const std::filesystem::path& folder);

} // namespace pampas
