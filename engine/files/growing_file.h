#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string_view>

namespace pampas {

/// A file to which one program at a time adds piece by piece, while others may read it. What was
/// added remains if the program is killed at any moment; of a piece that was just being added, a
/// part may remain. The file is flushed to the disk in the background, so that adding does not wait
/// for the disk. Every failure is an `InputError` that names the file.
class GrowingFile {
  public:
    /// Creates the file, which must not exist.
    static GrowingFile create(const std::filesystem::path& path);
    /// Opens an existing file that no program is adding to, and drops what it holds beyond `size`
    /// bytes.
    static GrowingFile take_over(const std::filesystem::path& path, std::uint64_t size);
    /// Whether a program, this one included, has the file open for adding.
    static bool in_use(const std::filesystem::path& path);

    GrowingFile(GrowingFile&&) noexcept;
    GrowingFile& operator=(GrowingFile&&) noexcept;
    ~GrowingFile();

    /// Adds all of the bytes; if that fails, it adds none and throws.
    void add(std::string_view bytes);
    /// Deletes the file.
    void remove();

  private:
    class Handle;
    explicit GrowingFile(std::unique_ptr<Handle> handle);

    std::unique_ptr<Handle> handle_;
};

} // namespace pampas
