#include "engine/files/line_reader.h"

#include "engine/files/file.h"
#include "engine/files/input_error.h"
#include "engine/files/system.h"
#include "engine/language/tr.h"

#include <cerrno>

namespace pampas {

LineReader::LineReader(const std::filesystem::path& path)
    : path_(path), file_(path, std::ios::binary) {
    if (std::error_code ignored; std::filesystem::is_directory(path, ignored)) {
        errno = EISDIR;
        file_.setstate(std::ios::failbit);
    }
    if (!file_) {
        throw_system_error(path, tr_later("cannot be opened"));
    }
}

std::optional<std::string> LineReader::next() {
    std::string line;
    try {
        while (read(line)) {
            ++number_;
            bytes_read_ += line.size() + 1;
            if (line.find_first_not_of(" \t\r") != std::string::npos) {
                return line;
            }
        }
    } catch (const std::ios_base::failure&) { // what the buffer throws when the disk cannot be read
        throw InputError(tr("cannot be read"), tr("line {}", number_ + 1), path_.string());
    }
    return std::nullopt;
}

/// Like `std::getline`, but for the limit; false at the end.
bool LineReader::read(std::string& line) {
    line.clear();
    std::streambuf& bytes = *file_.rdbuf();
    int byte = bytes.sbumpc();
    if (byte == std::char_traits<char>::eof()) {
        return false;
    }
    for (; byte != '\n' && byte != std::char_traits<char>::eof(); byte = bytes.sbumpc()) {
        line += static_cast<char>(byte);
        if (line.size() > max_file_size) {
            throw InputError(tr("is longer than any record (64 MiB)"), tr("line {}", number_ + 1),
                             path_.string());
        }
    }
    return true;
}

} // namespace pampas
