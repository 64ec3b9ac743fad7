#pragma once

#include "editor/desktop/context/open_maps.h"

#include <functional>
#include <map>
#include <memory>

namespace pampas::desktop {

/// A value for each open map, such as what was found about it. It is made when it is first asked
/// for, and goes when the map is closed.
template <class Value>
class PerMap {
  public:
    /// Calls `make` for the value of the current map. `maps` outlives it.
    PerMap(OpenMaps& maps, std::function<std::unique_ptr<Value>()> make)
        : maps_(maps), make_(std::move(make)),
          closed_(maps.closed.connect([this](MapId id) { forget(id); })) {}

    /// The value of the current map.
    Value& current() const {
        std::unique_ptr<Value>& value = values_[maps_.id()];
        if (value == nullptr) {
            value = make_();
        }
        return *value;
    }
    /// Whether this is the value of the current map.
    bool is_current(const Value& value) const {
        const auto found = values_.find(maps_.id());
        return found != values_.end() && found->second.get() == &value;
    }

  private:
    void forget(MapId id) {
        const auto gone = values_.extract(id); // its destructor may ask for the current one
    }

    OpenMaps& maps_;
    std::function<std::unique_ptr<Value>()> make_;
    mutable std::map<MapId, std::unique_ptr<Value>> values_;
    Connection closed_;
};

} // namespace pampas::desktop
