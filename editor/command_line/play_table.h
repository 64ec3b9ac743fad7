#pragma once

#include "analysis/wording/options.h"
#include "editor/command_line/program.h"
#include "editor/sitting/seated_game.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace pampas::command_line {

using sitting::Sitting;

/// A game in lines of text: tells each person what has happened and what can be done, and carries
/// out what is typed. It shows a person only what the seat may know.
class PlayTable {
  public:
    /// How a game ends.
    enum class End {
        Over,      ///< by the rules
        Left,      ///< a person leaves
        InputEnded ///< nobody types any more
    };

    /// `changed` is called after each change of the sitting, which must outlive the table.
    PlayTable(Sitting& sitting, std::function<void()> changed, Streams streams);

    /// Plays until the game ends.
    End play();

  private:
    void play_bot();
    std::optional<End> take_turn();
    std::optional<End> obey(const std::string& line);
    void choose(const std::string& line);
    void carry_out(const rules::Action& action);

    void undo();
    void take_back(const std::vector<std::string>& words);
    void went_back();

    bool hand_over_keyboard();
    void tell_news(int viewer);
    void tell_log();
    void tell_board(int viewer);
    void tell_options(bool all);
    void tell_hint();
    void tell_help();
    std::string happening(std::size_t number, int viewer) const;
    /// Writes a paragraph, not wider than the terminal.
    void say(const std::string& lines);
    std::optional<std::string> read_line();

    int seat() const { return sitting_->state().seat(); }
    /// The only person, or empty.
    std::optional<int> only_person() const;
    std::size_t last_turn_of(int seat) const;

    Sitting* sitting_;
    std::function<void()> changed_;
    Streams streams_;
    map::Map map_;
    std::vector<std::size_t> told_; ///< by seat, how many actions its person was told
    std::vector<wording::OptionGroup> groups_;
    std::optional<int> at_keyboard_;
};

} // namespace pampas::command_line
