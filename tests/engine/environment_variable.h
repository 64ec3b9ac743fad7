#pragma once

#include <cstdlib>
#include <optional>
#include <string>

namespace pampas::testing {

/// Sets an environment variable, or unsets it, for the lifetime of the object.
class EnvironmentVariable {
  public:
    EnvironmentVariable(const char* name, const char* value) : name_(name) {
        if (const char* before = std::getenv(name)) {
            before_ = before;
        }
        set(value);
    }
    EnvironmentVariable(const EnvironmentVariable&) = delete;
    EnvironmentVariable& operator=(const EnvironmentVariable&) = delete;
    ~EnvironmentVariable() { set(before_ ? before_->c_str() : nullptr); }

  private:
    void set(const char* value) const {
        value == nullptr ? ::unsetenv(name_) : ::setenv(name_, value, 1);
    }

    const char* name_;
    std::optional<std::string> before_;
};

} // namespace pampas::testing
