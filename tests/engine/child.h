#pragma once

#include <sys/resource.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <fstream>
#include <functional>

/// Runs work that changes the rights or limits of a process in a child process.
namespace pampas::testing {

/// Starts `work` in a child process, which exits with the status it returns.
inline pid_t start_child(const std::function<int()>& work) {
    const pid_t child = ::fork();
    if (child == 0) {
        int status = 99;
        try {
            status = work();
        } catch (...) {
        }
        ::_exit(status);
    }
    return child;
}

/// The exit status of a child, or minus the signal that killed it.
inline int end_of(pid_t child) {
    int status = 0;
    ::waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

/// What `work` returns in a child process; 99 if it throws.
inline int in_child(const std::function<int()>& work) {
    return end_of(start_child(work));
}

/// Gives up the rights of root in this process. Only for children.
inline void become_nobody() {
    constexpr unsigned nobody = 65534;
    if (::geteuid() == 0 && (::setgid(nobody) != 0 || ::setuid(nobody) != 0)) {
        ::_exit(98);
    }
}

/// From now on, no file of this process can grow beyond this size, as on a full disk. Only for
/// children.
inline void limit_files_to(rlim_t bytes) {
    const rlimit limit{bytes, bytes};
    ::setrlimit(RLIMIT_FSIZE, &limit);
}

/// From now on, this process can allocate only so many bytes more. Only for children.
inline void limit_memory_growth_to(rlim_t bytes) {
    rlim_t pages = 0;
    std::ifstream("/proc/self/statm") >> pages;
    const rlim_t most = pages * static_cast<rlim_t>(::sysconf(_SC_PAGESIZE)) + bytes;
    const rlimit limit{most, most};
    ::setrlimit(RLIMIT_AS, &limit);
}

} // namespace pampas::testing
