#include "editor/desktop/workers/map_reader.h"

#include "engine/files/input_error.h"

namespace pampas::desktop {
namespace {

std::shared_ptr<const map::Map> read_one(const MapReader::Read& read) {
    try {
        return std::make_shared<const map::Map>(read());
    } catch (const InputError&) {
        return nullptr;
    }
}

} // namespace

MapReader::MapReader(Listener listener)
    : worker_([this](std::size_t, const std::vector<Read>& maps,
                     const std::stop_token& stop) { read_all(maps, stop); },
              [listener = std::move(listener)](const Found& found) {
                  listener(found.number, found.map.get());
              }) {}

void MapReader::read_all(const std::vector<Read>& maps, const std::stop_token& stop) {
    for (std::size_t number = 0; number < maps.size() && !stop.stop_requested(); ++number) {
        worker_.send({number, read_one(maps[number])});
    }
}

} // namespace pampas::desktop
