#pragma once

#include <chrono>

/// The process between this program and a child of it.
namespace pampas::processes {

/// What a keeper needs. The file descriptors are those of its own ends.
struct KeeperPlan {
    char* const* arguments; ///< of the program, which is the first one; then null
    int input;
    int output;
    int error;
    int link;   ///< a socket to the program that wants the child
    int failed; ///< a pipe for `errno` if the program cannot be run; closed if it runs
    std::chrono::milliseconds grace;
};

/// Runs a program in a process group of its own, writes its status, as of `waitpid`, to the link
/// when it ends, and never returns. When the program ends or the other side of the link closes, it
/// ends the group: by SIGTERM and, after `grace`, SIGKILL. It also ends what has left the group
/// (on Linux), reaps everything, and exits.
///
/// Call it in a new process. As other threads may hold locks that this process will never see
/// released, it calls only functions that are safe in a signal handler.
[[noreturn]] void keep(const KeeperPlan& plan);

} // namespace pampas::processes
