#pragma once

#include <wx/timer.h>

#include <array>
#include <cstdint>
#include <filesystem>
#include <functional>

namespace pampas::desktop {

/// Notices what other programs do to a library, by what they leave in its files.
class LibraryWatch : private wxTimer {
  public:
    /// `changed` is called every now and then while the library is not as it was when it was looked
    /// at.
    explicit LibraryWatch(std::function<void()> changed);

    /// Remembers how this library is now; from now on it is this one that is watched.
    void look_at(const std::filesystem::path& library);

  private:
    /// Sizes and times of the files of a library; they change with it.
    using Stamp = std::array<std::int64_t, 4>;

    Stamp stamp() const;
    void Notify() override;

    std::function<void()> changed_;
    std::filesystem::path library_;
    Stamp seen_{};
};

} // namespace pampas::desktop
