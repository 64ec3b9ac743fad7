#pragma once

#include "engine/files/input_error.h"
#include "engine/language/tr.h"
#include "engine/simulation/sitting_record.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace pampas::sitting {

/// Stands for a person among the names of bots, also in records.
inline constexpr const char* person = "person";

/// Who sits at a game, and where it is kept.
struct Seats {
    std::vector<std::string> names; ///< by seat: of a bot, or `person`
    std::uint64_t seed = 1;
    /// The record that keeps the game. A game in progress there goes on; otherwise the next one of
    /// the seed begins. Nothing: the game is not kept.
    std::optional<std::filesystem::path> record = {};
};

/// Opens the record or creates it with this header. Throws `InputError` if another program plays
/// in it, or its games have other values in the header.
simulation::GrowingRecord opened_record(const std::filesystem::path& file,
                                        const simulation::Json& header);

/// A record of this format with a game in progress. Throws `InputError` if all its games are over,
/// another program plays there, or it is no record.
simulation::GrowingRecord unfinished_record(const std::filesystem::path& file,
                                            std::string_view format);

/// Who sits at the game in progress of a record with this header. Throws `InputError`.
Seats seats_in(const formats::JsonValue& header, const std::filesystem::path& record);

/// A file beside this one that does not exist: `game (2).jsonl`.
std::filesystem::path free_file(const std::filesystem::path& file);

/// A sitting at any game that is kept in a record.
template <simulation::RecordedGame G, simulation::PlayerOf<typename G::State> P>
requires simulation::RotatedGame<G>
class RecordedSitting {
  public:
    using Sitting = simulation::Sitting<G, P>;

    /// Begins the game, or goes on with the one in the record. `player` plays for all seats of
    /// bots. `game` must outlive it. Throws `InputError`, naming the record, as `opened_record` and
    /// if the record is damaged.
    RecordedSitting(const G& game, const P& player, Seats seats)
        : game_(game), seats_(std::move(seats)), file_(seats_.record.value_or("")) {
        if (file_.empty()) {
            sit_down(player);
            return;
        }
        naming_file(file_.string(), [&] {
            record_.emplace(opened_record(file_, header()));
            sit_down(player);
        });
        writer_.emplace(*record_);
        keep();
    }
    RecordedSitting(const RecordedSitting&) = delete;
    RecordedSitting& operator=(const RecordedSitting&) = delete;

    Sitting& sitting() { return *sitting_; }
    const Sitting& sitting() const { return *sitting_; }
    const Seats& seats() const { return seats_; }
    /// Writes what has changed into the record. To be called after each action and way back, so
    /// that a kill loses no action that was done. When the game is over, its record is closed; if
    /// it is then taken back, it goes on in another file beside it. Throws `InputError`.
    void keep() {
        const bool is_over = sitting_->state().over();
        if (file_.empty() || (is_over && !record_)) {
            return;
        }
        if (!record_) { // taken back from its end
            file_ = free_file(file_);
            record_.emplace(simulation::GrowingRecord::create(file_, header()));
            writer_.emplace(*record_);
        }
        writer_->follow(*sitting_);
        if (is_over) {
            writer_.reset();
            record_.reset();
        }
    }
    /// The file that has the game; empty if it is not kept.
    const std::filesystem::path& record() const { return file_; }

  private:
    simulation::Dealing dealing() const { return {seats_.seed}; }
    simulation::Json header() const {
        return simulation::record_header(game_json(game_), seats_.names, dealing());
    }
    void sit_down(const P& player) {
        std::vector<bool> people;
        for (const std::string& seat : seats_.names) {
            people.push_back(seat == person);
        }
        simulation::Seating seating{std::move(people), seats_.seed};
        if (record_ && record_->unfinished()) {
            try {
                sitting_ =
                    simulation::resumed(game_, player, seating, dealing(), *record_->unfinished());
            } catch (const simulation::Contradiction& error) {
                throw InputError(tr("the last game cannot be resumed: {}", error.what()));
            }
        } else {
            seating.number = record_ ? record_->next_number() : 0;
            chance::Stream stream(seats_.seed, seating.number);
            const typename G::Setup setup = dealing().setup(game_, seating.number, stream);
            sitting_.emplace(game_, player, std::move(seating), setup);
        }
    }

    const G& game_;
    Seats seats_;
    std::filesystem::path file_;
    std::optional<simulation::GrowingRecord> record_;
    std::optional<simulation::SittingRecord<G, P>> writer_;
    std::optional<Sitting> sitting_;
};

} // namespace pampas::sitting
