#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

/// Whole files, read and written. Every failure is an `InputError` that names the file.
namespace pampas {

/// No input Pampas reads is near this size; larger files are refused, in bytes.
inline constexpr std::size_t max_file_size = std::size_t{64} << 20;

/// The bytes of a file (or pipe). Throws `InputError` when there is none, it is a directory, may
/// not be read, or is larger than `max_file_size`.
std::string read_file(const std::filesystem::path& path);

/// Replaces the file by `bytes`, whole or not at all: written beside it, flushed to the disk,
/// renamed. Keeps the permissions of a file that was there; follows a symbolic link. Devices and
/// pipes are written to directly. Throws `InputError` and leaves what was there when it cannot be
/// written.
void write_file(const std::filesystem::path& path, std::string_view bytes);

/// The same for bytes that come piece by piece: nothing is at `path` before `keep`, and nothing
/// stays of a file that is not kept.
class NewFile {
  public:
    /// Throws `InputError` when no file can be made there.
    explicit NewFile(const std::filesystem::path& path);
    NewFile(NewFile&&) noexcept;
    NewFile& operator=(NewFile&&) noexcept;
    ~NewFile();

    /// Both throw `InputError`.
    void write(std::string_view bytes);
    /// Puts the file into its place. Nothing can be written to it afterwards.
    void keep();

  private:
    class Handle;
    std::unique_ptr<Handle> handle_;
};

/// From here on, a file that grows beyond the limit the system sets (`ulimit -f`) and a pipe that
/// nobody reads any more are errors like a full disk, and no longer the end of the program. For the
/// start of programs.
void take_failing_writes_as_errors();

/// Makes new names in a folder last through a power cut. Best effort: not every file system can.
void flush_directory(const std::filesystem::path& directory);

} // namespace pampas
