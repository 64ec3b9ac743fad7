#include "editor/crash/black_box.h"

#include <execinfo.h>
#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <csignal>

// A handler of a signal may only call what POSIX calls async-signal-safe. backtrace() is not on
// that list, but after a first call it neither loads libraries nor allocates memory (backtrace(3)).

namespace pampas::crash {
namespace {

struct Fault {
    int signal;
    std::string_view name;
};

constexpr std::array faults{Fault{SIGSEGV, "SIGSEGV, a wrong address"},
                            Fault{SIGBUS, "SIGBUS, an address without memory"},
                            Fault{SIGFPE, "SIGFPE, arithmetic without a result"},
                            Fault{SIGILL, "SIGILL, an unknown instruction"},
                            Fault{SIGABRT, "SIGABRT, the program gave up"}};

constexpr std::size_t most_calls = 64;

void write_report(int signal) {
    const int file = ::open(black_box().path(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (file < 0) {
        return;
    }
    std::string_view what;
    for (const Fault& fault : faults) {
        what = fault.signal == signal ? fault.name : what;
    }
    black_box().write_head(what, [file](std::string_view text) {
        [[maybe_unused]] const ssize_t ignored = ::write(file, text.data(), text.size());
    });
    std::array<void*, most_calls> calls{};
    ::backtrace_symbols_fd(calls.data(), ::backtrace(calls.data(), calls.size()), file);
    ::close(file);
}

void on_fault(int signal) {
    write_report(signal);
    ::raise(signal); // the handler is the system's again: the program ends as without a report
}

/// A stack for the handler: that of the program may be what has overflowed.
void use_own_stack() {
    static std::array<std::byte, 64 * 1024> memory;
    stack_t stack{};
    stack.ss_sp = memory.data();
    stack.ss_size = memory.size();
    ::sigaltstack(&stack, nullptr);
}

} // namespace

void take_crashes() {
    std::array<void*, 1> first{};
    ::backtrace(first.data(), first.size()); // loads what later calls need
    use_own_stack();
    for (const Fault& fault : faults) {
        struct sigaction action {};
        action.sa_handler = on_fault;
        action.sa_flags = static_cast<int>(SA_RESETHAND | SA_NODEFER | SA_ONSTACK);
        ::sigaction(fault.signal, &action, nullptr);
    }
}

} // namespace pampas::crash
