#include "engine/files/system.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <optional>
#include <string>
#include <utility>

namespace pampas::system {
namespace {

int flags_of(Opening how) {
    constexpr int add = O_RDWR | O_APPEND;
    switch (how) {
    case Opening::Read:
        return O_RDONLY;
    case Opening::WriteToDevice:
        return O_WRONLY;
    case Opening::Create:
        return add | O_CREAT | O_EXCL;
    case Opening::AddTo:
        return add;
    }
    return O_RDONLY;
}

/// The permissions for a new version of `path`: its current ones or, if there is no such file, 0666
/// reduced by the umask. Empty if the system does not say.
std::optional<mode_t> permissions_for(const std::filesystem::path& path) {
    struct stat present {};
    if (::stat(path.c_str(), &present) == 0) {
        return present.st_mode & 07777;
    }
    if (errno != ENOENT) {
        return std::nullopt;
    }
    const mode_t mask = ::umask(0);
    ::umask(mask);
    return 0666 & ~mask;
}

/// The folder in an environment variable; relative paths are ignored, as the XDG Base Directory
/// Specification demands.
std::filesystem::path folder_in(const char* variable) {
    const char* value = std::getenv(variable);
    const std::filesystem::path folder = value == nullptr ? "" : value;
    return folder.is_absolute() ? folder : std::filesystem::path();
}

} // namespace

File::~File() {
    if (number_ >= 0) {
        ::close(number_);
    }
}

bool File::close() {
    return ::close(std::exchange(number_, -1)) == 0 || errno == EINTR; // Linux has closed it then
}

int open(const std::filesystem::path& path, Opening how) {
    constexpr mode_t for_the_user_alone = 0600;
    return ::open(path.c_str(), flags_of(how) | O_CLOEXEC, for_the_user_alone);
}

int create_temporary(const std::filesystem::path& folder, std::filesystem::path& path) {
    std::string name = (folder / ".pampas.XXXXXX").string();
    const int file = ::mkstemp(name.data());
    try {
        path = name;
    } catch (...) { // no memory: nobody else would know the file
        ::unlink(name.c_str());
        ::close(file);
        throw;
    }
    return file;
}

std::ptrdiff_t read(int file, std::span<char> buffer) {
    while (true) {
        const ssize_t count = ::read(file, buffer.data(), buffer.size());
        if (count >= 0 || errno != EINTR) {
            return count;
        }
    }
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

bool flush(int file) {
    while (::fsync(file) != 0) {
        if (errno != EINTR) {
            return false;
        }
    }
    return true;
}

bool truncate(int file, std::uint64_t size) {
    return ::ftruncate(file, static_cast<off_t>(size)) == 0;
}

bool lock(int file, Lock how) {
    return ::flock(file, (how == Lock::Shared ? LOCK_SH : LOCK_EX) | LOCK_NB) == 0;
}

bool take_permissions(int file, const std::filesystem::path& path) {
    const auto permissions = permissions_for(path);
    return permissions && ::fchmod(file, *permissions) == 0;
}

bool replace(const std::filesystem::path& file, const std::filesystem::path& place) {
    return ::rename(file.c_str(), place.c_str()) == 0;
}

void remove(const std::filesystem::path& path) {
    ::unlink(path.c_str());
}

bool may_read(const std::filesystem::path& path) {
    return ::access(path.c_str(), R_OK) == 0;
}

bool may_write(const std::filesystem::path& path) {
    return ::access(path.c_str(), W_OK) == 0;
}

void flush_directory(const std::filesystem::path& directory) {
    const File handle(::open(directory.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (handle.number() >= 0) {
        flush(handle.number());
    }
}

void ignore_signals_of_failing_writes() {
    std::signal(SIGXFSZ, SIG_IGN);
    std::signal(SIGPIPE, SIG_IGN);
}

void prepare_console() {} // consoles on these systems already do

std::optional<std::size_t> console_width(Output output) {
    winsize size{};
    const bool is_known = ::ioctl(output == Output::Standard ? STDOUT_FILENO : STDERR_FILENO,
                                  TIOCGWINSZ, &size) == 0 &&
                          size.ws_col > 0;
    return is_known ? std::optional<std::size_t>(size.ws_col) : std::nullopt;
}

std::vector<std::string> arguments(int count, char* const* values) {
    return {values + std::min(count, 1), values + count};
}

const char* variable(const char* name) {
    return std::getenv(name);
}

std::filesystem::path user_folder(UserFolder kind) {
    struct KnownFolder {
        const char* variable;
        const char* in_home;
    };
    constexpr std::array<KnownFolder, 3> places{{{"XDG_DATA_HOME", ".local/share"},
                                                 {"XDG_STATE_HOME", ".local/state"},
                                                 {"XDG_CACHE_HOME", ".cache"}}};
    const KnownFolder& place = places[static_cast<std::size_t>(kind)];
    if (std::filesystem::path folder = folder_in(place.variable); !folder.empty()) {
        return folder;
    }
    const std::filesystem::path home = folder_in("HOME");
    return home.empty() ? home : home / place.in_home;
}

} // namespace pampas::system
