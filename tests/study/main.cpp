#include "engine/files/file.h"
#include "engine/formats/format.h"
#include "tests/study/page.h"

#include <cstdio>
#include <exception>
#include <future>
#include <string>
#include <vector>

/// Watches the strongest players on the bundled maps of the printed size, and writes the page about
/// it. Run it in the project's folder.
int main() {
    try {
        const std::string bot = "search:learned";
        constexpr std::size_t games = 1000;
        std::vector<std::future<pampas::study::StudiedMap>> running;
        for (const char* name : {"two-corrals", "windmill"}) {
            running.push_back(std::async(std::launch::async, [name, &bot] {
                const pampas::map::Map map = pampas::formats::bundled_map(name);
                return pampas::study::StudiedMap{map.details().name,
                                                 pampas::study::observed(map, bot, games)};
            }));
        }
        std::vector<pampas::study::StudiedMap> maps;
        for (auto& each : running) {
            maps.push_back(each.get());
        }
        pampas::write_file("analysis/good_play.md", pampas::study::page(maps, bot));
    } catch (const std::exception& error) {
        std::fprintf(stderr, "study-maps: %s\n", error.what());
        return 2;
    }
    return 0;
}
