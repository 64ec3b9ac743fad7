#include "editor/desktop/widgets/bundled_map.h"

#include "engine/formats/json.h"
#include "engine/resources/resource.h"

namespace pampas::desktop {

map::Map bundled_map(std::string_view name) {
    return formats::read_json(resources::find("maps/" + std::string(name) + ".json").value());
}

} // namespace pampas::desktop
