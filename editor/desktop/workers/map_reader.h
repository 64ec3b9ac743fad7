#pragma once

#include "editor/desktop/workers/background_worker.h"
#include "engine/map/map.h"

#include <vector>

namespace pampas::desktop {

/// Reads maps, wherever they are, on a thread of its own, one after the other.
class MapReader {
  public:
    /// Reads one; throws `InputError` when that cannot be.
    using Read = std::function<map::Map()>;
    /// Is told of each on the window's thread: its number, and null when it could not be read.
    using Listener = std::function<void(std::size_t, const map::Map*)>;

    explicit MapReader(Listener listener);

    /// Reads these in place of what was asked before.
    void read(std::vector<Read> maps) { worker_.ask(std::move(maps)); }

  private:
    struct Found {
        std::size_t number = 0;
        std::shared_ptr<const map::Map> map;
    };

    void read_all(const std::vector<Read>& maps, const std::stop_token& stop);

    BackgroundWorker<std::vector<Read>, Found> worker_;
};

} // namespace pampas::desktop
