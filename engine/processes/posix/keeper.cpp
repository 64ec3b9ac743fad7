#include "engine/processes/posix/keeper.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/prctl.h>
#endif

#include <array>
#include <cerrno>
#include <csignal>
#include <ctime>

namespace pampas::processes {
namespace {

using std::chrono::milliseconds;

/// Signals that end a terminal's programs: not the keeper, which ends after the child.
constexpr std::array ignored_signals{SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE, SIGTTOU, SIGTTIN};

/// `std::chrono` clocks need not be safe after a fork.
milliseconds now() {
    timespec time{};
    ::clock_gettime(CLOCK_MONOTONIC, &time);
    return std::chrono::duration_cast<milliseconds>(std::chrono::seconds(time.tv_sec) +
                                                    std::chrono::nanoseconds(time.tv_nsec));
}

/// Moves descriptors that this process needs above those of standard streams, so that none is in
/// another's place.
int lifted(int file) {
    constexpr int above = 10;
    return ::fcntl(file, F_DUPFD_CLOEXEC, above);
}

void close_between(int first, int last) {
    for (int file = first; file <= last; ++file) {
        ::close(file);
    }
}

/// Closes all other descriptors: other children of this program must find their pipes closed when
/// it closes them.
void close_all_but(int kept) {
    constexpr int many = 4096;
    close_between(0, kept - 1);
#ifdef __linux__
    if (::close_range(static_cast<unsigned>(kept) + 1, ~0U, 0) == 0) {
        return;
    }
#endif
    close_between(kept + 1, many);
}

/// Becomes the program.
[[noreturn]] void run(const KeeperPlan& plan) {
    ::setpgid(0, 0);
#ifdef __linux__
    ::prctl(PR_SET_PDEATHSIG, SIGKILL); // should the keeper be killed
#endif
    sigset_t none;
    ::sigemptyset(&none);
    ::sigprocmask(SIG_SETMASK, &none, nullptr);
    for (int signal = 1; signal < NSIG; ++signal) {
        ::signal(signal, SIG_DFL);
    }
    ::dup2(plan.input, STDIN_FILENO);
    ::dup2(plan.output, STDOUT_FILENO);
    ::dup2(plan.error, STDERR_FILENO);
#ifdef __linux__
    ::close_range(STDERR_FILENO + 1, ~0U, CLOSE_RANGE_CLOEXEC);
#endif
    ::execv(plan.arguments[0], plan.arguments);
    const int reason = errno;
    static_cast<void>(::write(plan.failed, &reason, sizeof reason) == 0);
    constexpr int not_run = 127; // as shells report it
    ::_exit(not_run);
}

/// Watches over the child.
class Keeper {
  public:
    Keeper(pid_t child, int link) : child_(child), link_(link) {}

    /// Waits until the child has ended or is no longer wanted.
    void wait() {
        while (!has_ended_ && is_wanted()) {
            reap();
        }
    }
    void end(milliseconds grace) {
        if (!has_ended_) {
            ::kill(-child_, SIGTERM);
        }
        const milliseconds until = now() + grace;
        while (reap() && !has_ended_ && now() < until) {
            pause_shortly();
        }
        ::kill(-child_, SIGKILL);
        const milliseconds last = now() + patience;
        while (reap() && now() < last) {
            kill_own_children();
            pause_shortly();
        }
    }

  private:
    /// How long something may refuse to die, in a system call that does not end.
    static constexpr milliseconds patience{5000};

    /// Waits for a child that ends, which interrupts the wait, or for the link to close.
    bool is_wanted() const {
        pollfd link{.fd = link_, .events = POLLIN, .revents = 0};
        sigset_t none;
        ::sigemptyset(&none);
        return ::ppoll(&link, 1, nullptr, &none) <= 0;
    }
    /// Takes note of children that have ended; whether there are others.
    bool reap() {
        int status = 0;
        pid_t found = 0;
        while ((found = ::waitpid(-1, &status, WNOHANG)) > 0) {
            if (found == child_) {
                has_ended_ = true;
                static_cast<void>(::write(link_, &status, sizeof status) == 0);
            }
        }
        return found == 0;
    }
    static void pause_shortly() {
        constexpr long short_time = 2'000'000;
        const timespec time{.tv_sec = 0, .tv_nsec = short_time};
        ::nanosleep(&time, nullptr);
    }
    /// Children that left the group became this process's own when their parents ended.
    static void kill_own_children() {
#ifdef __linux__
        const int list = ::open("/proc/thread-self/children", O_RDONLY | O_CLOEXEC);
        std::array<char, 4096> text{};
        const ssize_t size = list < 0 ? 0 : ::read(list, text.data(), text.size());
        ::close(list);
        pid_t child = 0;
        for (ssize_t i = 0; i < size; ++i) {
            const char character = text[static_cast<std::size_t>(i)];
            if (character >= '0' && character <= '9') {
                child = child * 10 + (character - '0');
            } else if (child > 0) {
                ::kill(child, SIGKILL);
                child = 0;
            }
        }
#endif
    }

    pid_t child_;
    int link_;
    bool has_ended_ = false;
};

} // namespace

void keep(const KeeperPlan& plan) {
    ::setpgid(0, 0);
#ifdef __linux__
    ::prctl(PR_SET_CHILD_SUBREAPER, 1);
#endif
    sigset_t ended;
    ::sigemptyset(&ended);
    ::sigaddset(&ended, SIGCHLD);
    ::sigprocmask(SIG_SETMASK, &ended, nullptr);
    ::signal(SIGCHLD, [](int) {}); // not ignored, so that it interrupts waits
    for (const int signal : ignored_signals) {
        ::signal(signal, SIG_IGN);
    }
    KeeperPlan own = plan;
    own.input = lifted(plan.input);
    own.output = lifted(plan.output);
    own.error = lifted(plan.error);
    own.failed = lifted(plan.failed);
    own.link = lifted(plan.link);
    const pid_t child = ::fork();
    if (child == 0) {
        run(own);
    }
    if (child < 0) {
        const int reason = errno;
        static_cast<void>(::write(own.failed, &reason, sizeof reason) == 0);
        ::_exit(1);
    }
    ::setpgid(child, child); // whoever comes first
    close_all_but(own.link);
    Keeper keeper(child, own.link);
    keeper.wait();
    keeper.end(plan.grace);
    ::_exit(0);
}

} // namespace pampas::processes
