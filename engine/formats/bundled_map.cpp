#include "engine/formats/bundled_map.h"

#include "engine/formats/json.h"
#include "engine/resources/resource.h"

namespace pampas::formats {

map::Map bundled_map(std::string_view name) {
    return read_json(resources::find("maps/" + std::string(name) + ".json").value());
}

} // namespace pampas::formats
