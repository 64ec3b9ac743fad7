#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

/// Reading and writing whole files, reading files line by line, and the folders for a user's own
/// files. Every failure is an `InputError` that names the file.
namespace pampas {

/// The maximum size of input files in bytes, far above any that Pampas needs; larger files are
/// refused.
inline constexpr std::size_t max_file_size = std::size_t{64} << 20;

/// The bytes of a file or pipe. Throws `InputError` if it does not exist, is a directory, may not
/// be read, or is larger than `max_file_size`.
std::string read_file(const std::filesystem::path& path);

/// The bytes of a stream with the same limit; `name` stands for its path in errors.
std::string read_stream(std::istream& stream, const std::string& name);

/// Replaces the contents of a file atomically: the bytes are written to a temporary file beside it,
/// flushed to disk and renamed. Keeps the permissions of an existing file and follows symbolic
/// links. Devices and pipes are written to directly. If writing fails, throws `InputError` and
/// leaves the existing file alone.
void write_file(const std::filesystem::path& path, std::string_view bytes);

/// Like `write_file`, piece by piece: the file appears at `path` with `keep`; without it, nothing
/// remains.
class NewFile {
  public:
    /// Throws `InputError` if the file cannot be created.
    explicit NewFile(const std::filesystem::path& path);
    NewFile(NewFile&&) noexcept;
    NewFile& operator=(NewFile&&) noexcept;
    ~NewFile();

    /// Appends bytes. Throws `InputError`, as does `keep`.
    void write(std::string_view bytes);
    /// Moves the file to its path. Nothing can be written afterwards.
    void keep();

  private:
    friend void keep_all(std::span<NewFile> files);
    class Handle;
    std::unique_ptr<Handle> handle_;
};

/// Moves all files to their paths, in this order. If one cannot be moved, none remains that was not
/// there before, and it throws as `keep` does.
void keep_all(std::span<NewFile> files);

/// Makes writes beyond the system's file size limit (`ulimit -f`) or to a closed pipe fail like
/// writes to a full disk, instead of ending the program. Call at program start.
void take_failing_writes_as_errors();

/// Flushes a folder's entries to disk, if the file system can, so that they survive a power cut.
void flush_directory(const std::filesystem::path& directory);

/// Reads a file of any size line by line. Skips blank lines and refuses lines longer than
/// `max_file_size`.
class LineReader {
  public:
    explicit LineReader(const std::filesystem::path& path);
    /// Reads the lines of a text. `name` stands for its path in errors.
    LineReader(std::string text, std::filesystem::path name);

    /// The next line without its line end; empty after the last one.
    std::optional<std::string> next();
    /// The path, or the name of the text.
    const std::filesystem::path& path() const { return path_; }
    /// The number of the last line returned, from 1.
    std::size_t number() const { return number_; }
    /// The bytes of all lines read so far.
    std::uintmax_t bytes_read() const { return bytes_read_; }

  private:
    bool read(std::string& line);

    std::filesystem::path path_;
    std::unique_ptr<std::istream> bytes_;
    std::size_t number_ = 0;
    std::uintmax_t bytes_read_ = 0;
};

/// The folders for a user's data, program state and caches, as in the XDG Base Directory
/// Specification: `pampas` in `$XDG_DATA_HOME` or `~/.local/share`, in `$XDG_STATE_HOME` or
/// `~/.local/state`, in `$XDG_CACHE_HOME` or `~/.cache`; on Windows under the local application
/// data. Throw `InputError` if the home folder is unknown.
std::filesystem::path user_data_folder();
std::filesystem::path user_state_folder();
std::filesystem::path user_cache_folder();

/// Creates a folder and its parents unless they exist, so that they survive a power cut. Throws
/// `InputError`.
void make_folder(const std::filesystem::path& folder);

} // namespace pampas
