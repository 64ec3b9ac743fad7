#pragma once

#include <filesystem>
#include <string>
#include <string_view>

/// What the files of this room share of the system's calls.
namespace pampas {

/// An open file, closed when it goes.
class FileDescriptor {
  public:
    explicit FileDescriptor(int number) : number_(number) {}
    FileDescriptor(const FileDescriptor&) = delete;
    FileDescriptor& operator=(const FileDescriptor&) = delete;
    ~FileDescriptor();

    /// Negative when it could not be opened.
    int number() const { return number_; }
    /// Closes now; false when the system reports a late failure to write.
    bool close();

  private:
    int number_;
};

/// Writes all of it; false, with `errno` set, when that cannot be.
bool write_all(int file, std::string_view bytes);

/// Throws the `InputError` that something failed, such as "cannot be read", with the reason in
/// `errno`.
[[noreturn]] void throw_system_error(const std::filesystem::path& path, const char* failure);

} // namespace pampas
