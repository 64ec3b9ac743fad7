#pragma once

#include "editor/desktop/context/context.h"
#include "editor/desktop/frame/menus.h"

#include <wx/weakref.h>

#include <filesystem>
#include <vector>

class wxTopLevelWindow;

namespace pampas::desktop {

/// Shows games at the table: those that parts of the window ask for, and those of records.
class TableCommands {
  public:
    /// Frame and context outlive it.
    TableCommands(wxWindow& frame, Context& context);
    /// Closes the tables.
    ~TableCommands();
    TableCommands(const TableCommands&) = delete;
    TableCommands& operator=(const TableCommands&) = delete;

    void add_to(Handlers& handlers);
    /// Shows the games of a record file, or says what is wrong with it.
    void open_record(const std::filesystem::path& file);

    /// Whether a file is a record, by its name.
    static bool is_record(const std::filesystem::path& file);

  private:
    void show(const GameSource& source);
    void ask_record();

    wxWindow& frame_;
    Context& context_;
    std::vector<wxWeakRef<wxTopLevelWindow>> tables_;
    Connection watches_;
};

} // namespace pampas::desktop
