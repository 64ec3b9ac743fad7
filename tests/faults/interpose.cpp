// A library to preload (LD_PRELOAD) that stands between a program and the system. It lets one call
// fail, or writes down all calls, on files below one folder. Everything is told by environment
// variables:
//
//   PAMPAS_FAULTS_FOLDER   the folder; calls on other files pass
//   PAMPAS_FAULTS_LOG      write down every call here, one a line; bytes in hexadecimal digits
//   PAMPAS_FAULTS_CALL     the kind of call that fails: open, read, write, ...; allocate for memory
//   PAMPAS_FAULTS_NUMBER   which call of this kind fails, from 1
//   PAMPAS_FAULTS_ERROR    with this value of errno; 0 transfers half of the bytes instead
//   PAMPAS_FAULTS_THEN     if set, all later calls of this kind fail with this value of errno
//
// It sees what a program and its libraries call by name. Calls inside the C library escape it, so
// it also stands before functions that make such calls, like mkstemp. `tests/faults/power_loss
// --self-test` compares it with strace.
#include "tests/faults/calls.h"

#include <dirent.h>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

#include <atomic>
#include <cstdarg>

namespace {

using namespace pampas::faults;

std::atomic<bool> in_main = false;
std::atomic<long> allocations = 0;

int opened(const char* path, int flags, mode_t mode) {
    const char* how = log_file() < 0 || !is_watched(path) ? "" : effect_of(path, flags);
    return made(
        "open", is_watched(path),
        [&] { return next<int(const char*, int, ...)>("open")(path, flags, mode); },
        [how](int file) { log_open(file, how); }, -1);
}

int flushed(const char* name, int file) {
    return made(
        "flush", is_watched(file), [&] { return next<int(int)>(name)(file); },
        [file](int) {
            Buffer buffer;
            ::dprintf(log_file(), "flush\t%lu\t%s\n", inode_of(file), path_of(file, buffer));
        },
        -1);
}

int removed(const char* name, const char* path) {
    return made(
        "unlink", is_watched(path), [&] { return next<int(const char*)>(name)(path); },
        [path](int) { log_path("unlink", path); }, -1);
}

/// Allocations fail in `main` and what it calls; before, the system itself is at work.
bool fails_to_allocate() {
    if (inside || !in_main) {
        return false;
    }
    const Inside guard;
    ++allocations;
    return fate_of("allocate") == Fate::Fails;
}

using Main = int(int, char**, char**);
Main* main_of_program = nullptr;

int watched_main(int count, char** arguments, char** environment) {
    in_main = true;
    return main_of_program(count, arguments, environment);
}

[[gnu::destructor]] void log_allocations() {
    if (log_file() >= 0) {
        const Inside guard;
        ::dprintf(log_file(), "allocations\t%ld\n", allocations.load());
    }
}

} // namespace

extern "C" {

int __libc_start_main(Main* main, int count, char** arguments, void (*init)(), void (*fini)(),
                      void (*rtld_fini)(), void* stack_end) {
    main_of_program = main;
    using Start = int(Main*, int, char**, void (*)(), void (*)(), void (*)(), void*);
    return next<Start>("__libc_start_main")(watched_main, count, arguments, init, fini, rtld_fini,
                                            stack_end);
}

int open(const char* path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    const mode_t mode = (flags & O_CREAT) != 0 ? va_arg(rest, mode_t) : 0;
    va_end(rest);
    return opened(path, flags, mode);
}
int open64(const char*, int, ...) __attribute__((alias("open")));

int openat(int folder, const char* path, int flags, ...) { // libstdc++ opens only folders with it
    const bool watched = folder == AT_FDCWD && is_watched(path);
    return made(
        "open", watched,
        [&] { return next<int(int, const char*, int, ...)>("openat")(folder, path, flags, 0); },
        -1);
}

int mkstemp(char* path) {
    return made(
        "open", is_watched(path), [&] { return next<int(char*)>("mkstemp")(path); },
        [](int file) { log_open(file, "creates"); }, -1);
}

FILE* fopen64(const char* path, const char* how) {
    const bool watched = is_watched(path);
    const char* effect =
        log_file() < 0 || !watched ? "" : effect_of(path, how[0] == 'w' ? O_TRUNC : 0);
    return made(
        "open", watched,
        [&] { return next<FILE*(const char*, const char*)>("fopen64")(path, how); },
        [&](FILE* file) { log_open(::fileno(file), effect); }, static_cast<FILE*>(nullptr));
}

dirent* readdir(DIR* folder) {
    return made(
        "read", is_watched(::dirfd(folder)), [&] { return next<dirent*(DIR*)>("readdir")(folder); },
        static_cast<dirent*>(nullptr));
}

ssize_t read(int file, void* bytes, std::size_t size) {
    return transferred(
        "read", file, size,
        [&](std::size_t part) {
            return next<ssize_t(int, void*, std::size_t)>("read")(file, bytes, part);
        },
        [](const auto& act) { return log_read(act); });
}

ssize_t pread64(int file, void* bytes, std::size_t size, off_t place) {
    return transferred(
        "read", file, size,
        [&](std::size_t part) {
            return next<ssize_t(int, void*, std::size_t, off_t)>("pread64")(file, bytes, part,
                                                                            place);
        },
        [](const auto& act) { return log_read(act); });
}

ssize_t write(int file, const void* bytes, std::size_t size) {
    const auto* text = static_cast<const char*>(bytes);
    const ssize_t count = transferred(
        "write", file, size,
        [&](std::size_t part) {
            return next<ssize_t(int, const void*, std::size_t)>("write")(file, bytes, part);
        },
        [&](const auto& act) { return log_write(file, place_of_write(file), text, act); });
    log_said(file, text, count);
    return count;
}

ssize_t writev(int file, const iovec* parts, int count) { // libstdc++ writes long texts with it
    if (count == 1 || log_file() >= 0 || is_watched(file)) {
        ssize_t sum = 0;
        for (int part = 0; part < count; ++part) {
            const ssize_t written = parts[part].iov_len == 0
                                        ? 0
                                        : write(file, parts[part].iov_base, parts[part].iov_len);
            sum = written < 0 ? (sum == 0 ? written : sum) : sum + written;
            if (written < static_cast<ssize_t>(parts[part].iov_len)) {
                break;
            }
        }
        return sum;
    }
    return next<ssize_t(int, const iovec*, int)>("writev")(file, parts, count);
}

ssize_t pwrite64(int file, const void* bytes, std::size_t size, off_t place) {
    return transferred(
        "write", file, size,
        [&](std::size_t part) {
            return next<ssize_t(int, const void*, std::size_t, off_t)>("pwrite64")(file, bytes,
                                                                                   part, place);
        },
        [&](const auto& act) {
            return log_write(file, place, static_cast<const char*>(bytes), act);
        });
}

int fsync(int file) {
    return flushed("fsync", file);
}

int fdatasync(int file) {
    return flushed("fdatasync", file);
}

int ftruncate64(int file, off_t size) noexcept {
    return made(
        "truncate", is_watched(file),
        [&] { return next<int(int, off_t)>("ftruncate64")(file, size); },
        [&](int) {
            ::dprintf(log_file(), "truncate\t%lu\t%lld\n", inode_of(file),
                      static_cast<long long>(size));
        },
        -1);
}
int ftruncate(int, off_t) noexcept __attribute__((alias("ftruncate64")));

int rename(const char* from, const char* to) noexcept {
    return made(
        "rename", is_watched(to),
        [&] { return next<int(const char*, const char*)>("rename")(from, to); },
        [&](int) { log_paths("rename", from, to); }, -1);
}

int link(const char* from, const char* to) noexcept {
    return made(
        "link", is_watched(to),
        [&] { return next<int(const char*, const char*)>("link")(from, to); },
        [&](int) { log_paths("link", from, to); }, -1);
}

int unlink(const char* path) noexcept {
    return removed("unlink", path);
}

int remove(const char* path) noexcept {
    return removed("remove", path);
}

int mkdir(const char* path, mode_t mode) noexcept {
    return made(
        "mkdir", is_watched(path),
        [&] { return next<int(const char*, mode_t)>("mkdir")(path, mode); },
        [&](int) { log_path("mkdir", path); }, -1);
}

int close(int file) {
    const bool watched = is_watched(file);
    const int result =
        next<int(int)>("close")(file); // Linux closes the file even if it reports a failure
    return made(
        "close", watched, [&] { return result; }, -1);
}

int fcntl64(int file, int command, ...) {
    va_list rest;
    va_start(rest, command);
    void* argument = va_arg(rest, void*);
    va_end(rest);
    const bool locks = command == F_SETLK || command == F_SETLKW;
    return made(
        "lock", locks && is_watched(file),
        [&] { return next<int(int, int, ...)>("fcntl64")(file, command, argument); }, -1);
}

int flock(int file, int how) noexcept {
    return made(
        "lock", is_watched(file), [&] { return next<int(int, int)>("flock")(file, how); }, -1);
}

void* mmap64(void* at, std::size_t size, int protection, int flags, int file,
             off_t place) noexcept {
    return made(
        "mmap", file >= 0 && is_watched(file),
        [&] {
            return next<void*(void*, std::size_t, int, int, int, off_t)>("mmap64")(
                at, size, protection, flags, file, place);
        },
        MAP_FAILED);
}

int fchmod(int file, mode_t mode) noexcept {
    return made(
        "chmod", is_watched(file), [&] { return next<int(int, mode_t)>("fchmod")(file, mode); },
        -1);
}

int stat(const char* path, struct stat* status) noexcept {
    using Stat = int(const char*, struct stat*);
    return made(
        "stat", is_watched(path), [&] { return next<Stat>("stat")(path, status); }, -1);
}
int stat64(const char*, struct stat64*) noexcept __attribute__((alias("stat")));

int lstat(const char* path, struct stat* status) noexcept {
    using Stat = int(const char*, struct stat*);
    return made(
        "stat", is_watched(path), [&] { return next<Stat>("lstat")(path, status); }, -1);
}
int lstat64(const char*, struct stat64*) noexcept __attribute__((alias("lstat")));

int fstat(int file, struct stat* status) noexcept {
    return made(
        "stat", is_watched(file),
        [&] { return next<int(int, struct stat*)>("fstat")(file, status); }, -1);
}
int fstat64(int, struct stat64*) noexcept __attribute__((alias("fstat")));

int access(const char* path, int how) noexcept {
    return made(
        "stat", is_watched(path), [&] { return next<int(const char*, int)>("access")(path, how); },
        -1);
}

void* __libc_malloc(std::size_t size);
void* __libc_calloc(std::size_t count, std::size_t size);
void* __libc_realloc(void* block, std::size_t size);

void* malloc(std::size_t size) noexcept {
    return fails_to_allocate() ? nullptr : __libc_malloc(size);
}

void* calloc(std::size_t count, std::size_t size) noexcept {
    return fails_to_allocate() ? nullptr : __libc_calloc(count, size);
}

void* realloc(void* block, std::size_t size) noexcept {
    return fails_to_allocate() ? nullptr : __libc_realloc(block, size);
}

} // extern "C"
