#include "editor/sitting/seated_farms.h"

#include <algorithm>
#include <array>

namespace pampas::sitting {
namespace {

int players_at(const FarmTable& table) {
    return static_cast<int>(table.seats.names.size());
}

/// A bot for each seat; those on the seats of people are never asked.
pigs::Lineup lineup_of(const FarmTable& table) {
    std::vector<std::string> bots = table.seats.names;
    std::ranges::replace(bots, person, pigs::usual_player());
    return {bots, players_at(table)};
}

} // namespace

SeatedFarms::SeatedFarms(const FarmTable& table)
    : game_(table.edition, table.variants, players_at(table)),
      recorded_(game_, lineup_of(table), table.seats) {}

FarmTable unfinished_farms(const std::filesystem::path& record) {
    const simulation::GrowingRecord unfinished = unfinished_record(record, pigs::record_format);
    const formats::JsonValue header(unfinished.header());
    const auto game = pigs::read_game(header);
    return {game->edition(), game->variants(), seats_in(header, record)};
}

const std::string& hinting_player() {
    return pigs::players_by_strength().back();
}

pigs::Plan hint(const pigs::State& state) {
    const std::array bots{hinting_player()};
    pigs::Lineup::Memory memory;
    chance::Stream stream(0);
    return pigs::Lineup(bots, state.players()).plan(state, memory, stream);
}

} // namespace pampas::sitting
