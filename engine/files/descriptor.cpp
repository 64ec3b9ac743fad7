#include "engine/files/descriptor.h"

#include "engine/files/input_error.h"
#include "engine/language/tr.h"

#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <system_error>
#include <utility>

namespace pampas {

FileDescriptor::~FileDescriptor() {
    if (number_ >= 0) {
        ::close(number_);
    }
}

bool FileDescriptor::close() {
    return ::close(std::exchange(number_, -1)) == 0;
}

bool write_all(int file, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(file, bytes.data(), bytes.size());
        if (written < 0 && errno != EINTR) {
            return false;
        }
        bytes.remove_prefix(static_cast<std::size_t>(std::max<ssize_t>(written, 0)));
    }
    return true;
}

void throw_system_error(const std::filesystem::path& path, const char* failure) {
    const std::string reason = reason_of({errno, std::generic_category()});
    throw InputError(fmt::format("{}: {}", tr(failure), reason), {}, path.string());
}

} // namespace pampas
