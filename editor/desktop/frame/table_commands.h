#pragma once

#include "editor/desktop/context/context.h"
#include "editor/desktop/frame/menus.h"
#include "editor/desktop/pigs/farm_table.h"
#include "editor/desktop/table/save_row.h"
#include "editor/session/played_games.h"
#include "editor/sitting/seated_game.h"

#include <wx/weakref.h>

#include <filesystem>
#include <vector>

class wxTopLevelWindow;

namespace pampas::desktop {

/// Games at the table: shows those that parts of the window ask for and those of records, and lets
/// people sit down at others.
class TableCommands {
  public:
    /// Frame and context outlive it.
    TableCommands(wxWindow& frame, Context& context);
    /// Closes the tables.
    ~TableCommands();
    TableCommands(const TableCommands&) = delete;
    TableCommands& operator=(const TableCommands&) = delete;

    void add_to(Handlers& handlers);
    /// Shows the games of a record file, or goes on with one that is not over there. Says what is
    /// wrong with it otherwise.
    void open_record(const std::filesystem::path& file);

    /// Whether a file is a record, by its name.
    static bool is_record(const std::filesystem::path& file);

  private:
    void show(const GameSource& source);
    void ask_record();
    /// Asks who plays on the current map, and begins the game.
    void sit_down();
    /// Goes on with the latest game that was left.
    void go_on();
    /// Goes on with the game in progress of a record in the user's folder for games; returns
    /// whether there is one.
    bool goes_on_with(const std::filesystem::path& record);
    void play(const sitting::Table& table);
    /// Shows the window of the second game.
    void show_pigs();
    void watch_farms(const FarmSource& source);
    void play_farms(const sitting::FarmTable& table);
    /// Shows the games that people played on the current map.
    void show_played();
    /// Keeps the record of a game on this map that is over: with the revision that an open map
    /// shows with the same board, if one does. Says what is wrong otherwise.
    session::KeptGame keep(const std::filesystem::path& record, const map::Map& map);
    /// Asks for files, first in the folder that was exported to last, and keeps their folder.
    FileAsker asker() const;
    void add(wxTopLevelWindow* table);

    wxWindow& frame_;
    Context& context_;
    std::vector<wxWeakRef<wxTopLevelWindow>> tables_;
    Connection watches_;
};

} // namespace pampas::desktop
