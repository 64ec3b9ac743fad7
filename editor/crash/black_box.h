#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <string_view>

namespace pampas::crash {

/// Text of a fixed size, which a crashing program can read without memory from the heap.
template <std::size_t size>
class FixedText {
  public:
    /// Takes what fits. Line ends and other control characters become blanks.
    void set(std::string_view text) {
        length_ = 0;
        for (const char c : text.substr(0, size)) {
            bytes_[length_++] = static_cast<unsigned char>(c) < ' ' ? ' ' : c;
        }
    }
    std::string_view view() const { return {bytes_.data(), length_}; }

  private:
    std::array<char, size> bytes_{};
    std::size_t length_ = 0;
};

/// What a report needs, kept ready: programs that crash must not ask for memory or take locks.
class BlackBox {
  public:
    static constexpr std::size_t steps = 32;
    static constexpr std::size_t longest_path = 4096;

    /// Prepares a report at this path.
    void set_up(std::string_view path, std::string_view program) {
        path_.set(path);
        program_.set(program);
    }
    void note(std::string_view step) { steps_[next_++ % steps].set(step); }

    /// The path of the report, which ends with a null character.
    const char* path() const { return path_.view().data(); }
    bool is_set_up() const { return !path_.view().empty(); }

    /// Passes the head of a report to `write`, piece by piece: the program, what happened, and the
    /// last steps.
    void write_head(std::string_view what, const auto& write) const {
        write(program_.view());
        write("\n");
        write(what);
        write("\n\nlast steps, the newest last:\n");
        const std::size_t end = next_;
        for (std::size_t step = end < steps ? 0 : end - steps; step < end; ++step) {
            write("  ");
            write(steps_[step % steps].view());
            write("\n");
        }
        write("\ncalls, the innermost first:\n");
    }

  private:
    FixedText<longest_path> path_;
    FixedText<200> program_;
    std::array<FixedText<120>, steps> steps_;
    std::atomic<std::size_t> next_ = 0;
};

/// The box of this program.
BlackBox& black_box();

/// Takes crashes of this program, by the means of the system, once the box is set up.
void take_crashes();

} // namespace pampas::crash
