#pragma once

#include <functional>
#include <memory>
#include <vector>

namespace pampas::desktop {

/// Keeps a function connected to a signal as long as it exists.
using Connection = std::shared_ptr<const void>;

/// An event or a request. Calling it calls all connected functions in the order of their
/// connection. Boost.Signals2 would do, but it costs each source file two seconds of compilation
/// for thread safety that a window does not need.
template <class... Arguments>
class Signal {
  public:
    using Slot = std::function<void(Arguments...)>;

    /// Connects a function as long as the connection exists.
    [[nodiscard]] Connection connect(Slot slot) {
        std::erase_if(slots_, [](const auto& each) { return each.expired(); });
        auto kept = std::make_shared<const Slot>(std::move(slot));
        slots_.push_back(kept);
        return kept;
    }

    void operator()(Arguments... arguments) const {
        const auto slots = slots_; // a slot may connect another
        for (const auto& slot : slots) {
            if (const auto call = slot.lock()) {
                (*call)(arguments...);
            }
        }
    }

  private:
    std::vector<std::weak_ptr<const Slot>> slots_;
};

/// Connections of one object.
using Connections = std::vector<Connection>;

} // namespace pampas::desktop
