#pragma once

#include "editor/desktop/context/context.h"
#include "editor/desktop/frame/map_window.h"
#include "editor/desktop/frame/menus.h"
#include "editor/exchange/libraries.h"
#include "editor/picture/sheet.h"

#include <wx/print.h>

namespace pampas::desktop {

/// Exports the open map, or all maps of the library that is shown, for game clients, as pictures
/// and on paper; and imports the maps of a folder into that library.
class ExportCommands {
  public:
    /// `context` and `written` outlive it.
    ExportCommands(Context& context, WrittenFile& written) : context_(context), written_(written) {}

    void add_to(Handlers& handlers);
    /// Imports the maps of this folder into the library that is shown.
    void import_folder(const std::filesystem::path& folder);

  private:
    void export_map();
    PictureSubject subject() const;
    std::optional<std::filesystem::path> place_for(const exchange::Product& product);
    /// The choices of the last time, for the client that the map is checked for.
    ExportChoices proposed_choices() const;
    std::filesystem::path proposed(const std::string& ending) const;
    void write(const std::filesystem::path& path, const Export& exported);
    void export_all();
    void send(const std::vector<exchange::Parcel>& parcels, const ExportChoices& choices,
              bool replace);
    void ask_import_folder();
    /// Says what work came to, in a dialog if parts of it went wrong.
    void tell(const std::string& account, const std::vector<std::string>& wrong);

    Context& context_;
    WrittenFile& written_;
};

/// A map on a sheet, for a printer. The sheet has the size of the printer's paper.
class MapPrintout : public wxPrintout {
  public:
    MapPrintout(const wxString& title, map::Map map, picture::Sheet sheet);

    bool OnPrintPage(int page) override;
    void GetPageInfo(int* first, int* last, int* from, int* to) override;

  private:
    map::Map map_;
    picture::Sheet sheet_;
};

/// Prints the open map.
class PrintCommands {
  public:
    /// `window` and `context` outlive it.
    PrintCommands(wxWindow& window, Context& context) : window_(window), context_(context) {}

    void add_to(Handlers& handlers);

  private:
    void print();
    std::string footer() const;

    wxWindow& window_;
    Context& context_;
};

} // namespace pampas::desktop
