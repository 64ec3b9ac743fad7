#include "engine/processes/child.h"

#include "engine/files/file.h"
#include "engine/files/input_error.h"
#include "engine/files/system.h"
#include "engine/language/tr.h"
#include "engine/processes/posix/descriptor.h"
#include "engine/processes/posix/keeper.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <system_error>
#include <utility>

namespace pampas::processes {
namespace {

[[noreturn]] void refuse(const std::filesystem::path& program, int reason) {
    throw system_error(program, tr_later("cannot be run"), {reason, std::generic_category()});
}

/// Both ends of a pipe, or of a pair of sockets.
struct Ends {
    Descriptor reading;
    Descriptor writing;
};

Ends ends_of(const std::filesystem::path& program, int failed, const std::array<int, 2>& numbers) {
    if (failed != 0) {
        refuse(program, errno);
    }
    return {Descriptor(numbers[0]), Descriptor(numbers[1])};
}

Ends pipe_for(const std::filesystem::path& program) {
    std::array<int, 2> numbers{};
    const int failed = ::pipe2(numbers.data(), O_CLOEXEC);
    return ends_of(program, failed, numbers);
}

Ends link_for(const std::filesystem::path& program) {
    std::array<int, 2> numbers{};
    const int failed = ::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, numbers.data());
    return ends_of(program, failed, numbers);
}

void never_wait(const Descriptor& file) {
    ::fcntl(file.number(), F_SETFL, ::fcntl(file.number(), F_GETFL) | O_NONBLOCK);
}

/// The milliseconds until then, rounded up, so that the time has come afterwards.
int milliseconds_until(Clock::time_point until) {
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(until - Clock::now());
    constexpr std::chrono::milliseconds longest{60'000};
    return static_cast<int>(std::clamp(left, std::chrono::milliseconds(0), longest).count());
}

} // namespace

std::string signal_name(int number) {
    const char* name = ::strsignal(number);
    return name == nullptr ? "" : name;
}

void require_program(const std::filesystem::path& path) {
    std::error_code error;
    const auto status = std::filesystem::status(path, error);
    if (!std::filesystem::exists(status)) {
        throw InputError(tr("there is no such program"), {}, path.string());
    }
    if (std::filesystem::is_directory(status)) {
        throw InputError(tr("is a folder, not a program"), {}, path.string());
    }
    if (::access(path.c_str(), X_OK) != 0) {
        throw InputError(tr("is not a program that you may run (chmod +x makes it one)"), {},
                         path.string());
    }
}

class Child::Pipes {
  public:
    explicit Pipes(const std::filesystem::path& program) {
        take_failing_writes_as_errors();
        Ends input = pipe_for(program);
        Ends output = pipe_for(program);
        Ends errors = pipe_for(program);
        Ends failed = pipe_for(program);
        Ends link = link_for(program);
        std::string path = program.string();
        const std::array<char*, 2> arguments{path.data(), nullptr};
        keeper_ = ::fork();
        if (keeper_ == 0) {
            keep({arguments.data(), input.reading.number(), output.writing.number(),
                  errors.writing.number(), link.writing.number(), failed.writing.number(), grace});
        }
        if (keeper_ < 0) {
            refuse(program, errno);
        }
        input_ = std::move(input.writing);
        output_ = std::move(output.reading);
        errors_ = std::move(errors.reading);
        link_ = std::move(link.reading);
        for (const Descriptor* file : {&input_, &output_, &errors_}) {
            never_wait(*file);
        }
        failed.writing.close();
        if (int reason = 0; system::read(failed.reading.number(),
                                         {reinterpret_cast<char*>(&reason), sizeof reason}) > 0) {
            end();
            refuse(program, reason);
        }
    }
    Pipes(const Pipes&) = delete;
    Pipes& operator=(const Pipes&) = delete;
    ~Pipes() { end(); }

    bool write(std::string_view bytes, Clock::time_point until) {
        while (!bytes.empty() && input_.is_open()) {
            const ssize_t written = ::write(input_.number(), bytes.data(), bytes.size());
            if (written >= 0) {
                bytes.remove_prefix(static_cast<std::size_t>(written));
            } else if (errno == EAGAIN) {
                if (!wait_for(input_, POLLOUT, until)) {
                    return false;
                }
            } else if (errno != EINTR) {
                return false;
            }
        }
        return bytes.empty();
    }

    void close_input() { input_.close(); }

    Reading read_line(std::string& line, Clock::time_point until) {
        std::size_t searched = 0;
        while (true) {
            if (const auto end = unread_.find('\n', searched); end != std::string::npos) {
                line = unread_.substr(0, end);
                unread_.erase(0, end + 1);
                return line.size() > longest_line ? Reading::TooLong : Reading::Line;
            }
            searched = unread_.size();
            if (searched > longest_line) {
                return Reading::TooLong;
            }
            if (!output_.is_open()) {
                return Reading::Closed;
            }
            if (!read_output() && !wait_for(output_, POLLIN, until)) {
                return Reading::TimeOut;
            }
        }
    }

    const std::string& output() {
        read_output();
        return unread_;
    }

    std::optional<Ending> wait(Clock::time_point until) {
        while (!ending_ && link_.is_open()) {
            int status = 0;
            const ssize_t size = ::recv(link_.number(), &status, sizeof status, MSG_DONTWAIT);
            if (size == sizeof status) {
                ending_ = WIFSIGNALED(status) ? Ending{WTERMSIG(status), true}
                                              : Ending{WEXITSTATUS(status), false};
            } else if (size == 0) { // somebody has killed the keeper
                ending_ = Ending{SIGKILL, true};
            } else if (!wait_for(link_, POLLIN, until)) {
                break;
            }
        }
        return ending_;
    }

    void end() {
        if (!link_.is_open()) {
            return;
        }
        wait(Clock::now());
        link_.close();
        input_.close();
        output_.close();
        while (::waitpid(keeper_, nullptr, 0) < 0 && errno == EINTR) {
        }
        read_errors();
        errors_.close();
    }

    const std::string& errors() {
        read_errors();
        return error_text_;
    }

  private:
    /// Waits until the file is ready or the time has come. Meanwhile takes what the child says on
    /// its standard error, so that it never waits there. Returns whether the file is ready.
    bool wait_for(const Descriptor& file, short event, Clock::time_point until) {
        do {
            std::array<pollfd, 2> files{{{.fd = file.number(), .events = event, .revents = 0},
                                         {.fd = errors_.number(), .events = POLLIN, .revents = 0}}};
            ::poll(files.data(), files.size(), milliseconds_until(until));
            if (files[1].revents != 0) {
                read_errors();
            }
            if (files[0].revents != 0) {
                return true;
            }
        } while (Clock::now() < until);
        return false;
    }

    /// Reads what there is, up to a long line; whether there was anything, be it the end.
    bool read_output() {
        std::array<char, 16384> buffer;
        bool has_read = false;
        while (output_.is_open() && unread_.size() <= longest_line) {
            const ssize_t size = ::read(output_.number(), buffer.data(), buffer.size());
            if (size > 0) {
                unread_.append(buffer.data(), static_cast<std::size_t>(size));
            } else if (size == 0) {
                output_.close();
            } else if (errno == EAGAIN) {
                break;
            }
            has_read = has_read || size >= 0;
        }
        return has_read;
    }

    /// Reads a bounded amount, as a child may write without end.
    void read_errors() {
        std::array<char, 16384> buffer;
        for (std::size_t most = most_errors / buffer.size(); most > 0 && errors_.is_open();
             --most) {
            const ssize_t size = ::read(errors_.number(), buffer.data(), buffer.size());
            if (size > 0) {
                error_text_.append(buffer.data(), static_cast<std::size_t>(size));
            } else if (size == 0) {
                errors_.close();
            } else if (errno == EAGAIN) {
                break;
            }
        }
        if (error_text_.size() > most_errors) {
            error_text_.erase(0, error_text_.size() - most_errors);
        }
    }

    pid_t keeper_;
    Descriptor input_;
    Descriptor output_;
    Descriptor errors_;
    Descriptor link_;
    std::string unread_; ///< output that is not read yet
    std::string error_text_;
    std::optional<Ending> ending_;
};

Child::Child(const std::filesystem::path& program) : pipes_(std::make_unique<Pipes>(program)) {}

Child::~Child() = default;

bool Child::write(std::string_view bytes, Clock::time_point until) {
    return pipes_->write(bytes, until);
}

void Child::close_input() {
    pipes_->close_input();
}

Child::Reading Child::read_line(std::string& line, Clock::time_point until) {
    return pipes_->read_line(line, until);
}

const std::string& Child::output() {
    return pipes_->output();
}

std::optional<Ending> Child::wait(Clock::time_point until) {
    return pipes_->wait(until);
}

void Child::end() {
    pipes_->end();
}

const std::string& Child::errors() const {
    return pipes_->errors();
}

} // namespace pampas::processes
