#include "editor/desktop/panels/library_watch.h"

#include "engine/files/path.h"

#include <system_error>

namespace pampas::desktop {
namespace {

namespace fs = std::filesystem;

constexpr int poll_interval = 1000; // in milliseconds

} // namespace

LibraryWatch::LibraryWatch(std::function<void()> changed) : changed_(std::move(changed)) {
    Start(poll_interval);
}

void LibraryWatch::look_at(const fs::path& library) {
    library_ = library;
    seen_ = stamp();
}

LibraryWatch::Stamp LibraryWatch::stamp() const {
    Stamp result{};
    std::size_t next = 0;
    for (const char* part : {"", "-wal"}) {
        std::error_code error;
        const fs::path file = path_of(library_.string() + part);
        const auto time = fs::last_write_time(file, error);
        result[next++] = error ? 0 : time.time_since_epoch().count();
        const auto size = fs::file_size(file, error);
        result[next++] = error ? 0 : static_cast<std::int64_t>(size);
    }
    return result;
}

void LibraryWatch::Notify() {
    if (!library_.empty() && stamp() != seen_) {
        changed_();
    }
}

} // namespace pampas::desktop
