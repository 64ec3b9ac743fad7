#include "engine/simulation/record.h"

#include <utility>

namespace pampas::simulation {

Json record_header(const Json& game, const std::vector<std::string>& bots, const Dealing& dealing) {
    Json header{{"format", "pampas-games"}, {"version", 1}};
    header.update(game);
    header["bots"] = bots;
    header["seed"] = dealing.seed;
    header["dealer"] = dealers[static_cast<std::size_t>(dealing.pairing)];
    return header;
}

RecordFile::RecordFile(const std::filesystem::path& path, const Json& header, std::size_t first)
    : checksums_(header), file_(path), next_(first) {
    file_.write(header.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n");
}

void RecordFile::add(std::size_t number, Json game) {
    game["checksum"] = checksums_.of(game);
    std::string line = game.dump() + "\n";
    const std::lock_guard lock(mutex_);
    waiting_.emplace(number, std::move(line));
    while (!waiting_.empty() && waiting_.begin()->first == next_) {
        file_.write(waiting_.begin()->second);
        waiting_.erase(waiting_.begin());
        ++next_;
    }
}

void RecordFile::keep() {
    const std::lock_guard lock(mutex_);
    file_.keep();
}

} // namespace pampas::simulation
