#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>

namespace pampas {

/// Reads a file line by line, however long the file is. Blank lines are passed over. A line longer
/// than `max_file_size` is refused. Every failure is an `InputError` that names the file.
class LineReader {
  public:
    explicit LineReader(const std::filesystem::path& path);

    /// The next line without its end; nothing after the last one.
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

} // namespace pampas
