#include "editor/sitting/seated_game.h"

#include <algorithm>
#include <array>
#include <utility>

namespace pampas::sitting {
namespace {

/// A bot for each seat; those on the seats of people are never asked.
players::Lineup lineup_of(const Table& table) {
    std::vector<std::string> bots = table.seats.names;
    std::ranges::replace(bots, person, players::usual_bot());
    return {bots, table.on.players, table.thinking, table.programs};
}

} // namespace

SeatedGame::SeatedGame(const Table& table)
    : game_(table.on.map, table.on.rules, table.on.players),
      recorded_(game_, lineup_of(table), table.seats),
      map_(rules::decided_map(game_.board(), sitting().playback().setup())) {}

Table unfinished_table(const std::filesystem::path& record) {
    const simulation::GrowingRecord unfinished =
        unfinished_record(record, simulation::record_format);
    const formats::JsonValue header(unfinished.header());
    const auto game = rules::read_game(header);
    return {.on = {game->board().map(), game->rules(), game->players()},
            .seats = seats_in(header, record)};
}

std::string hinting_bot() {
    return std::string(players::learned_name);
}

players::Plan hint(const rules::State& state) {
    const std::array bots{hinting_bot()};
    const players::Lineup lineup(bots, state.players());
    players::Lineup::Memory memory;
    chance::Stream stream(0);
    return lineup.plan(state, memory, stream);
}

} // namespace pampas::sitting
