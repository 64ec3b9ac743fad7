#pragma once

#include <dlfcn.h>
#include <limits.h>
#include <sys/types.h>

#include <array>
#include <cerrno>
#include <cstddef>
#include <cstdio>
#include <mutex>
#include <string_view>
#include <utility>

/// What the preloaded library of interpose.cpp knows about the calls of a program: which it
/// watches, which it lets fail, and the log.
namespace pampas::faults {

extern thread_local bool inside; ///< calls of this library itself pass
extern std::mutex order;         ///< the log has the order of the calls

/// Marks the calls that this library makes itself.
class Inside {
  public:
    Inside() : before_(std::exchange(inside, true)) {}
    Inside(const Inside&) = delete;
    Inside& operator=(const Inside&) = delete;
    ~Inside() { inside = before_; }

  private:
    bool before_;
};

/// What becomes of a call.
enum class Fate { Passes, Fails, HalfOnly };

/// Counts a call and says what becomes of it. Sets `errno` if it fails.
Fate fate_of(std::string_view call);

/// The file that all calls are written down in; negative if there is none.
int log_file();

/// Whether calls on this file count: those below the folder that the environment names.
bool is_watched(const char* path);
bool is_watched(int file);

using Buffer = std::array<char, std::size_t{2} * PATH_MAX>;

/// The path of an open file.
const char* path_of(int file, Buffer& buffer);
unsigned long inode_of(int file);
/// The place in the file where `write` will write.
long long place_of_write(int file);
/// What `open` does to the file, besides opening it.
const char* effect_of(const char* path, int flags);

/// Write down a call.
void log_bytes(const char* bytes, std::size_t count);
void log_path(const char* call, const char* path);
void log_paths(const char* call, const char* from, const char* to);
void log_open(int file, const char* how);
/// What a program says is part of the log, so that the reader knows what it had promised when.
void log_said(int file, const char* bytes, ssize_t count);

/// The function of the system that this library stands before.
template <class Function>
Function* next(const char* name) {
    return reinterpret_cast<Function*>(dlsym(RTLD_NEXT, name));
}

/// Makes a call on a watched file unless it is to fail. `log` is called if it succeeds.
template <class Act, class Log>
auto made(const char* kind, bool watched, Act act, Log log, decltype(act()) failure) {
    if (!watched) {
        return act();
    }
    const Inside guard;
    if (fate_of(kind) == Fate::Fails) {
        return failure;
    }
    if (log_file() < 0) {
        return act();
    }
    const std::lock_guard lock(order);
    const auto result = act();
    const int error = errno;
    if (result != failure) {
        log(result);
    }
    errno = error;
    return result;
}

/// For calls that change nothing: only their kind is written down.
template <class Act>
auto made(const char* kind, bool watched, Act act, decltype(act()) failure) {
    return made(
        kind, watched, act, [kind](const auto&) { ::dprintf(log_file(), "%s\n", kind); }, failure);
}

/// Reads or writes: `act` gets the number of bytes that it may transfer.
template <class Act, class Log>
ssize_t transferred(const char* kind, int file, std::size_t size, Act act, Log log) {
    if (!is_watched(file)) {
        return act(size);
    }
    const Inside guard;
    const Fate fate = fate_of(kind);
    if (fate == Fate::Fails) {
        return -1;
    }
    const std::size_t part = fate == Fate::HalfOnly ? (size + 1) / 2 : size;
    if (log_file() < 0) {
        return act(part);
    }
    const std::lock_guard lock(order);
    return log([&] { return act(part); });
}

/// Writes down that something is read.
inline ssize_t log_read(const auto& act) {
    ::dprintf(log_file(), "read\n");
    return act();
}

/// Writes, and writes down what was written at `place`.
inline ssize_t log_write(int file, long long place, const char* bytes, const auto& act) {
    const ssize_t count = act();
    const int error = errno;
    if (count >= 0) {
        ::dprintf(log_file(), "write\t%lu\t%lld\t", inode_of(file), place);
        log_bytes(bytes, static_cast<std::size_t>(count));
    }
    errno = error;
    return count;
}

} // namespace pampas::faults
