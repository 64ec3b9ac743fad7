#pragma once

#include <chrono>
#include <cstddef>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

/// Other programs that run beside this one and are talked to in lines, implemented in the folders
/// `posix` and `windows`.
namespace pampas::processes {

using Clock = std::chrono::steady_clock;

/// How a program ended: with an exit status, or by a signal.
struct Ending {
    int number = 0;
    bool by_signal = false;

    friend bool operator==(const Ending&, const Ending&) = default;
};

/// The name of a signal, such as "Segmentation fault"; empty if it has none.
std::string signal_name(int number);

/// Throws `InputError` if there is no file at this path that the user may run.
void require_program(const std::filesystem::path& path);

/// A running program, with pipes to its standard input, output and error. It leads a process group
/// of its own, and a keeper process watches over it: the program and everything that it has started
/// end with this object, also if this program is killed. All waiting is bounded by a point in time.
class Child {
  public:
    /// The longest line that is read, in bytes.
    static constexpr std::size_t longest_line = std::size_t{64} << 10;
    /// How much of the end of its standard error is kept, in bytes.
    static constexpr std::size_t most_errors = std::size_t{256} << 10;
    /// How long it may go on when it is asked to end (SIGTERM).
    static constexpr std::chrono::milliseconds grace{300};

    /// Starts the program in the current folder. Throws `InputError` if it cannot be run.
    explicit Child(const std::filesystem::path& program);
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;
    /// Does what `end` does.
    ~Child();

    /// Writes all bytes to its standard input. Fails if it does not read them in time, or ends.
    bool write(std::string_view bytes, Clock::time_point until);
    /// Closes its standard input.
    void close_input();

    enum class Reading {
        Line,
        TooLong, ///< a line longer than `longest_line`
        Closed,  ///< no more lines come
        TimeOut,
    };
    /// Reads the next line of its standard output, without the line end.
    Reading read_line(std::string& line, Clock::time_point until);
    /// The output that was not read, even if it is no whole line. Does not wait.
    const std::string& output();

    /// Waits until it ends; empty if it runs on.
    std::optional<Ending> wait(Clock::time_point until);
    /// Asks it to end (SIGTERM), then ends it and everything that it has started. Does nothing if
    /// that has been done. Afterwards only `errors` and `wait` may be called.
    void end();
    /// The end of its standard error so far.
    const std::string& errors() const;

  private:
    class Pipes;
    std::unique_ptr<Pipes> pipes_;
};

} // namespace pampas::processes
