#include "tests/faults/calls.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <cstdlib>

namespace pampas::faults {

thread_local bool inside = false;
std::mutex order;

namespace {

long number_in(const char* variable, long otherwise) {
    const char* value = std::getenv(variable);
    return value == nullptr ? otherwise : std::atol(value);
}

std::string_view text_in(const char* variable) {
    const char* value = std::getenv(variable);
    return value == nullptr ? "" : value;
}

/// Far above the numbers that the program's files get.
int opened_log() {
    const char* path = std::getenv("PAMPAS_FAULTS_LOG");
    const auto open_file =
        reinterpret_cast<int (*)(const char*, int, ...)>(dlsym(RTLD_NEXT, "open"));
    if (path == nullptr) {
        return -1;
    }
    constexpr int high = 900;
    return ::fcntl(open_file(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600),
                   F_DUPFD_CLOEXEC, high);
}

/// What the environment asks for. Allocates nothing, since allocations ask for it.
struct Plan {
    std::string_view folder = text_in("PAMPAS_FAULTS_FOLDER");
    std::string_view call = text_in("PAMPAS_FAULTS_CALL");
    long number = number_in("PAMPAS_FAULTS_NUMBER", 0);
    int error = static_cast<int>(number_in("PAMPAS_FAULTS_ERROR", EIO));
    int then = static_cast<int>(number_in("PAMPAS_FAULTS_THEN", 0));
    int log = opened_log();
};

const Plan& plan() {
    static const Plan the_plan = [] {
        const Inside guard;
        return Plan();
    }();
    return the_plan;
}

} // namespace

Fate fate_of(std::string_view call) {
    static std::atomic<long> calls = 0;
    if (call != plan().call) {
        return Fate::Passes;
    }
    const long number = ++calls;
    const int error = number == plan().number                      ? plan().error
                      : number > plan().number && plan().then != 0 ? plan().then
                                                                   : -1;
    if (error > 0) {
        errno = error;
    }
    return error < 0 ? Fate::Passes : error == 0 ? Fate::HalfOnly : Fate::Fails;
}

static bool is_below(std::string_view path) {
    const std::string_view folder = plan().folder;
    return !folder.empty() && path.starts_with(folder) &&
           (path.size() == folder.size() || path[folder.size()] == '/');
}

/// The path from the root.
static const char* whole(const char* path, Buffer& buffer) {
    if (path[0] == '/' || ::getcwd(buffer.data(), PATH_MAX) == nullptr) {
        return path;
    }
    const std::string_view here(buffer.data());
    std::snprintf(buffer.data() + here.size(), buffer.size() - here.size(), "/%s", path);
    return buffer.data();
}

const char* path_of(int file, Buffer& buffer) {
    std::array<char, 32> link{};
    std::snprintf(link.data(), link.size(), "/proc/self/fd/%d", file);
    const ssize_t size = ::readlink(link.data(), buffer.data(), buffer.size() - 1);
    buffer[static_cast<std::size_t>(size < 0 ? 0 : size)] = '\0';
    return buffer.data();
}

bool is_watched(const char* path) {
    Buffer buffer;
    return !inside && path != nullptr && is_below(whole(path, buffer));
}

bool is_watched(int file) {
    Buffer buffer;
    return !inside && file >= 0 && file != plan().log && is_below(path_of(file, buffer));
}

unsigned long inode_of(int file) {
    struct stat status {};
    return ::fstat(file, &status) == 0 ? status.st_ino : 0;
}

static bool exists(const char* path) {
    struct stat status {};
    return ::lstat(path, &status) == 0;
}

long long place_of_write(int file) {
    struct stat status {};
    const bool at_end = (::fcntl(file, F_GETFL) & O_APPEND) != 0;
    return at_end && ::fstat(file, &status) == 0 ? status.st_size : ::lseek(file, 0, SEEK_CUR);
}

void log_bytes(const char* bytes, std::size_t count) {
    static constexpr std::string_view digits = "0123456789abcdef";
    std::array<char, 4096> text{};
    std::size_t size = 0;
    const auto put_out = [&] {
        ::dprintf(plan().log, "%.*s", static_cast<int>(std::exchange(size, 0)), text.data());
    };
    for (std::size_t at = 0; at < count; ++at) {
        const auto byte = static_cast<unsigned char>(bytes[at]);
        text[size++] = digits[byte >> 4];
        text[size++] = digits[byte & 15];
        if (size == text.size()) {
            put_out();
        }
    }
    put_out();
    ::dprintf(plan().log, "\n");
}

void log_path(const char* call, const char* path) {
    Buffer buffer;
    ::dprintf(plan().log, "%s\t%s\n", call, whole(path, buffer));
}

void log_paths(const char* call, const char* from, const char* to) {
    Buffer one;
    Buffer other;
    ::dprintf(plan().log, "%s\t%s\t%s\n", call, whole(from, one), whole(to, other));
}

void log_open(int file, const char* how) {
    Buffer buffer;
    ::dprintf(plan().log, "open\t%lu\t%s\t%s\n", inode_of(file), path_of(file, buffer), how);
}

const char* effect_of(const char* path, int flags) {
    if (!exists(path)) {
        return "creates";
    }
    return (flags & O_TRUNC) != 0 ? "truncates" : "opens";
}

int log_file() {
    return plan().log;
}

void log_said(int file, const char* bytes, ssize_t count) {
    const bool says = (file == STDOUT_FILENO || file == STDERR_FILENO) && count > 0;
    if (says && plan().log >= 0 && !inside) {
        const Inside guard;
        const std::lock_guard lock(order);
        ::dprintf(plan().log, "said\t%d\t", file);
        log_bytes(bytes, static_cast<std::size_t>(count));
    }
}

} // namespace pampas::faults
