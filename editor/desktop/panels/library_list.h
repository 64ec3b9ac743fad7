#pragma once

#include "editor/desktop/widgets/row_list.h"
#include "engine/library/library.h"

#include <wx/bitmap.h>

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace pampas::desktop {

/// An order of the maps in a library.
enum class LibraryOrder {
    Name,
    Newest,    ///< most recently changed first
    Largest,   ///< most spaces first
    Revisions, ///< most revisions first
};

/// An order with its names.
struct NamedOrder {
    LibraryOrder order;
    const char* key;  ///< name in the configuration
    const char* name; ///< display name in English
};

/// All orders in display order.
const std::vector<NamedOrder>& library_orders();

/// Sorts entries stably; they must be sorted by name.
void sort(std::vector<library::Entry>& entries, LibraryOrder order);

/// The maps of a library as rows: picture, name, size, time of saving. Pictures of visible rows are
/// made one at a time when idle.
class LibraryList : public RowList {
  public:
    /// Reads the map of an entry. Throws `InputError`.
    using Load = std::function<map::Map(const library::Entry&)>;

    LibraryList(wxWindow* parent, Actions actions, Load load);

    /// The entries shown, by row.
    const std::vector<library::Entry>& entries() const { return entries_; }
    /// Shows these entries and keeps the selected map. Pictures are cached for the maps in `all`,
    /// which includes `entries`.
    void set_entries(std::vector<library::Entry> entries, const std::vector<library::Entry>& all);
    /// Selects the map with this name, if it is shown.
    void select_map(const std::string& name);
    /// The selected entry, or null.
    const library::Entry* selected_entry() const;

    /// The number of pictures ready.
    std::size_t pictures() const { return pictures_.size(); }

  private:
    /// The cache key of a picture: name, revision and time of saving.
    using Key = std::tuple<std::string, int, std::string>;

    wxString row_text(std::size_t row) const override;
    void OnDrawItem(wxDC& dc, const wxRect& place, std::size_t row) const override;
    wxCoord OnMeasureItem(std::size_t row) const override;
    void draw_picture(wxDC& dc, const wxRect& place, std::size_t row) const;
    void on_idle(wxIdleEvent& event);
    wxBitmap picture_of(const library::Entry& entry) const;
    void on_right_click(wxMouseEvent& event);

    Load load_;
    std::vector<library::Entry> entries_;
    std::map<Key, wxBitmap> pictures_; ///< invalid for an unreadable map
};

} // namespace pampas::desktop
