#pragma once

#include "editor/desktop/widgets/row_list.h"
#include "engine/library/library.h"

#include <wx/bitmap.h>

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace pampas::desktop {
/// In which order the maps of a library are shown.
enum class LibraryOrder {
    Name,
    Newest,    ///< changed last, first
    Largest,   ///< most spaces first
    Revisions, ///< most revisions first
};

/// Every order with what it is called.
struct NamedOrder {
    LibraryOrder order;
    const char* key;  ///< where it is remembered
    const char* name; ///< in English, looked up where it is shown
};

/// All, in the order in which they are offered.
const std::vector<NamedOrder>& library_orders();

/// Sorts maps that are sorted by name; equals stay so.
void sort(std::vector<library::Entry>& entries, LibraryOrder order);

/// The maps of a library as rows: a picture, the name, the size, when it was saved. Pictures are
/// made one at a time for the rows in sight, when the program has nothing else to do.
class LibraryList : public RowList {
  public:
    /// Reads the map that an entry is about; throws `InputError`.
    using Load = std::function<map::Map(const library::Entry&)>;

    LibraryList(wxWindow* parent, Actions actions, Load load);

    const std::vector<library::Entry>& entries() const { return entries_; }
    /// Shows these; a map that was selected stays selected. Pictures of what they tell of are kept
    /// as long as `all`, of which they are a part, has it.
    void set_entries(std::vector<library::Entry> entries, const std::vector<library::Entry>& all);
    /// Selects the map of this name, if it is shown.
    void select_map(const std::string& name);
    /// The entry selected, or null.
    const library::Entry* selected_entry() const;

    /// How many pictures are ready.
    std::size_t pictures() const { return pictures_.size(); }

  private:
    /// What makes a picture another one: name, revision and when it was saved.
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
    std::map<Key, wxBitmap> pictures_; ///< an invalid one of a map that cannot be read
};

} // namespace pampas::desktop
