#include "editor/sitting/seated_game.h"

#include "engine/files/input_error.h"
#include "engine/files/path.h"
#include "engine/language/tr.h"

#include <algorithm>
#include <array>
#include <utility>

namespace pampas::sitting {
namespace {

/// A bot for each seat; those on the seats of people are never asked.
players::Lineup lineup_of(const Table& table) {
    std::vector<std::string> bots = table.seats;
    std::ranges::replace(bots, person, players::usual_bot());
    return {bots, table.on.players, table.thinking, table.programs};
}

/// Throws unless games with this header belong into the record.
void require_same(const simulation::Json& header, const simulation::GrowingRecord& record) {
    for (const auto& [key, value] : header.items()) {
        if (!record.header().contains(key) || record.header()[key] != value) {
            throw InputError(tr("contains games with a different value of \"{}\"; keep the old "
                                "value or choose another file",
                                key));
        }
    }
}

/// A file beside this one that does not exist: `game (2).jsonl`.
std::filesystem::path free_file(const std::filesystem::path& file) {
    const auto named = [&](const std::string& name) {
        return file.parent_path() / path_of(name + file.extension().string());
    };
    return named(free_name(file.stem().string(), [&](const std::string& name) {
        return std::filesystem::exists(named(name));
    }));
}

simulation::GrowingRecord reopened(const std::filesystem::path& path) {
    if (GrowingFile::in_use(path)) {
        throw InputError(tr("another program is playing a game in this file"));
    }
    return simulation::GrowingRecord::reopen(path);
}

} // namespace

SeatedGame::SeatedGame(const Table& table)
    : game_(table.on.map, table.on.rules, table.on.players), seats_(table.seats) {
    const simulation::Dealing dealing{table.seed};
    const players::Lineup lineup = lineup_of(table);
    if (!table.record) {
        sit_down(lineup, dealing);
        return;
    }
    file_ = *table.record;
    try {
        open_record(dealing);
        sit_down(lineup, dealing);
    } catch (const InputError& error) {
        throw error.in_file(file_.string());
    }
    writer_.emplace(*record_);
    keep();
}

void SeatedGame::open_record(const simulation::Dealing& dealing) {
    if (std::filesystem::exists(file_)) {
        record_.emplace(reopened(file_));
        require_same(header(dealing), *record_);
    } else {
        record_.emplace(simulation::GrowingRecord::create(file_, header(dealing)));
    }
}

simulation::Json SeatedGame::header(const simulation::Dealing& dealing) const {
    return simulation::record_header(rules::game_json(game_), seats_, dealing);
}

void SeatedGame::sit_down(const players::Lineup& lineup, const simulation::Dealing& dealing) {
    std::vector<bool> people;
    for (const std::string& seat : seats_) {
        people.push_back(seat == person);
    }
    simulation::Seating seating{std::move(people), dealing.seed};
    if (record_ && record_->unfinished()) {
        try {
            sitting_ = simulation::resumed(game_, lineup, seating, dealing, *record_->unfinished());
        } catch (const simulation::Contradiction& error) {
            throw InputError(tr("the last game cannot be resumed: {}", error.what()));
        }
    } else {
        seating.number = record_ ? record_->next_number() : 0;
        chance::Stream stream(dealing.seed, seating.number);
        const rules::Setup setup = dealing.setup(game_, seating.number, stream);
        sitting_.emplace(game_, lineup, std::move(seating), setup);
    }
    map_ = rules::decided_map(game_.board(), sitting_->playback().setup());
}

void SeatedGame::keep() {
    const bool is_over = sitting_->state().over();
    if (file_.empty() || (is_over && !record_)) {
        return;
    }
    if (!record_) { // taken back from its end
        file_ = free_file(file_);
        record_.emplace(
            simulation::GrowingRecord::create(file_, header({sitting_->seating().seed})));
        writer_.emplace(*record_);
    }
    writer_->follow(*sitting_);
    if (is_over) {
        writer_.reset();
        record_.reset();
    }
}

Table unfinished_table(const std::filesystem::path& record) {
    const simulation::GrowingRecord reopened = sitting::reopened(record);
    if (!reopened.unfinished()) {
        throw InputError(tr("all games in this file are over"));
    }
    const formats::JsonValue header(reopened.header());
    const auto game = rules::read_game(header);
    std::vector<std::string> seats;
    for (const formats::JsonValue& seat : header.at("bots").items()) {
        seats.push_back(seat.text());
    }
    return {.on = {game->board().map(), game->rules(), game->players()},
            .seats = std::move(seats),
            .seed = header.at("seed").natural(),
            .record = record};
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
