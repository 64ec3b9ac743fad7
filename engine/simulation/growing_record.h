#pragma once

#include "engine/files/growing_file.h"
#include "engine/simulation/record.h"

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace pampas::simulation {

/// A record (engine/formats#records) whose last game is being played: its line grows with each
/// action. If the program is killed at any moment, the game can be resumed after its last whole
/// action. One program at a time has the record open. All members throw `InputError`.
class GrowingRecord {
  public:
    /// Creates the file, with the header; it must not exist.
    static GrowingRecord create(const std::filesystem::path& path, Json header);
    /// Opens a record of this format, which may end within the line of a game. Drops what is not
    /// whole there.
    static GrowingRecord reopen(const std::filesystem::path& path,
                                std::string_view format = record_format);

    const Json& header() const { return header_; }
    /// The number for the next game.
    std::size_t next_number() const { return next_number_; }
    /// The line of the game in progress, up to its actions so far; empty if all games are over.
    const std::optional<Json>& unfinished() const { return line_; }

    /// Takes the line of a game so far, with its `actions` last, in place of the game in progress.
    /// If there is one, the file is replaced as a whole, so that it always has one of the two.
    void put(Json line);
    /// Adds an action to the game in progress.
    void add(const Json& action);
    /// Ends the game in progress: adds the members of `ending` and the checksum.
    void end(const Json& ending);

  private:
    GrowingRecord(std::filesystem::path path, Json header);
    void read_games();
    void read_unfinished(std::string_view text);

    std::filesystem::path path_;
    Json header_;
    Checksums checksums_;
    std::optional<GrowingFile> file_;
    std::size_t whole_ = 0; ///< the size of the file before the game in progress
    std::size_t next_number_ = 0;
    std::optional<Json> line_;
};

} // namespace pampas::simulation
