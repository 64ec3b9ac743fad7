#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string_view>

namespace pampas {

/// A file to which one program at a time appends, while others may read it. Complete pieces survive
/// if the program is killed at any moment; the last piece may be partial. The file is flushed to
/// disk in the background, so that appending does not wait for the disk; the destructor waits.
/// Every failure is an `InputError` that names the file.
class GrowingFile {
  public:
    /// Creates the file, which must not exist.
    static GrowingFile create(const std::filesystem::path& path);
    /// Opens an existing file that no program has open for appending, and truncates it to `size`
    /// bytes.
    static GrowingFile take_over(const std::filesystem::path& path, std::uint64_t size);
    /// Whether a program, possibly this one, has the file open for appending.
    static bool in_use(const std::filesystem::path& path);

    GrowingFile(GrowingFile&&) noexcept;
    GrowingFile& operator=(GrowingFile&&) noexcept;
    ~GrowingFile();

    /// Appends all bytes; on failure it appends none and throws.
    void add(std::string_view bytes);
    /// Deletes the file.
    void remove();

  private:
    class Handle;
    explicit GrowingFile(std::unique_ptr<Handle> handle);

    std::unique_ptr<Handle> handle_;
};

} // namespace pampas
