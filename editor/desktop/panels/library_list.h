#pragma once

#include "editor/desktop/widgets/row_list.h"
#include "engine/library/library.h"

#include <wx/bitmap.h>

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace pampas::desktop {

/// An order of the maps of a library.
enum class LibraryOrder {
    Name,
    Newest,    ///< last changed first
    Largest,   ///< most spaces first
    Revisions, ///< most revisions first
};

/// An order and its names.
struct NamedOrder {
    LibraryOrder order;
    const char* key;  ///< in the configuration
    const char* name; ///< in English
};

/// All orders, as they are offered.
const std::vector<NamedOrder>& library_orders();

/// Sorts maps that are sorted by name; equal ones stay in this order.
void sort(std::vector<library::Entry>& entries, LibraryOrder order);

/// The maps of a library as rows: a picture, the name, the size, when it was saved. Pictures of
/// visible rows are made one at a time while the program is idle.
class LibraryList : public RowList {
  public:
    /// Reads the map of an entry; throws `InputError`.
    using Load = std::function<map::Map(const library::Entry&)>;

    LibraryList(wxWindow* parent, Actions actions, Load load);

    const std::vector<library::Entry>& entries() const { return entries_; }
    /// Shows these entries; the selected map stays selected. Pictures are kept for the maps in
    /// `all`, which includes `entries`.
    void set_entries(std::vector<library::Entry> entries, const std::vector<library::Entry>& all);
    /// Selects the map with this name, if it is shown.
    void select_map(const std::string& name);
    /// The selected entry, or null.
    const library::Entry* selected_entry() const;

    /// The number of pictures that are ready.
    std::size_t pictures() const { return pictures_.size(); }

  private:
    /// What a picture depends on: name, revision, and when it was saved.
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
    std::map<Key, wxBitmap> pictures_; ///< an invalid one for a map that cannot be read
};

} // namespace pampas::desktop
