#pragma once

#include <unistd.h>

#include <utility>

namespace pampas::processes {

/// A file descriptor that is closed at the end.
class Descriptor {
  public:
    /// Takes over an open one.
    explicit Descriptor(int number = -1) : number_(number) {}
    Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
    Descriptor& operator=(Descriptor&& other) noexcept {
        std::swap(number_, other.number_);
        return *this;
    }
    ~Descriptor() { close(); }

    void close() {
        if (number_ >= 0) {
            ::close(std::exchange(number_, -1));
        }
    }
    /// Whether there is one.
    bool is_open() const { return number_ >= 0; }
    int number() const { return number_; }

  private:
    int number_;
};

} // namespace pampas::processes
