#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string_view>

namespace pampas {

/// A file that one program at a time adds to, piece by piece, and that others may read meanwhile.
/// What was added stays if the program is killed at any moment; of a piece that was just being
/// added, a part may be there. The disk is told to keep it for good in the background, within about
/// a second, so that adding takes no time. Every failure is an `InputError` that names the file.
class GrowingFile {
  public:
    /// Begins a new file; there must be none of this name.
    static GrowingFile create(const std::filesystem::path& path);
    /// Goes on with a file that nobody has open; what it holds beyond `size` bytes is dropped.
    static GrowingFile take_over(const std::filesystem::path& path, std::uint64_t size);
    /// Whether a program, this one included, has the file open to add to it.
    static bool in_use(const std::filesystem::path& path);

    GrowingFile(GrowingFile&&) noexcept;
    GrowingFile& operator=(GrowingFile&&) noexcept;
    ~GrowingFile();

    /// Adds all of it or, when that cannot be, nothing, and throws.
    void add(std::string_view bytes);
    /// The file is no more.
    void remove();

  private:
    class Handle;
    explicit GrowingFile(std::unique_ptr<Handle> handle);

    std::unique_ptr<Handle> handle_;
};

} // namespace pampas
