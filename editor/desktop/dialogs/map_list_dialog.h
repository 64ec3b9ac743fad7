#pragma once

#include "engine/map/map.h"

#include <wx/dialog.h>

#include <functional>
#include <optional>
#include <vector>

class wxSearchCtrl;

namespace pampas::desktop {

class MapPreview;
class Notice;
class RowList;
class TextList;

/// Maps to choose from, as rows beside a picture of the selected one.
class MapListDialog : public wxDialog {
  public:
    /// A line and, below it, a fainter one that may be empty.
    struct Row {
        wxString first;
        wxString second;
    };
    struct Button {
        int id; ///< what `ShowModal` returns if it is pressed
        wxString label;
        wxString tip;
    };
    struct Content {
        std::vector<Row> rows;
        std::function<map::Map(std::size_t row)> load; ///< throws `InputError`
        wxString empty;                                ///< text if there are no rows
        std::vector<Button> buttons;                   ///< before the one that closes the dialog
        std::function<void()> activate; ///< called on a double-click on a row, or Enter
        bool searchable = false;        ///< whether a field searches the rows by words
    };

    ~MapListDialog() override;

    /// The selected map; an empty one if there is none or it cannot be read.
    const map::Map& map() const;

  protected:
    MapListDialog(wxWindow* parent, const wxString& title);

    /// Makes the dialog and selects the first row. Call it once, at the end of the constructor.
    void fill(Content content);
    std::optional<std::size_t> selected() const;
    /// Shows another text in a row.
    void set_row(std::size_t number, Row row);
    /// Says what went wrong, until another row is selected.
    void say_problem(const wxString& text);
    RowList& list() const;
    wxWindow& button(int id) const { return *FindWindow(id); }
    /// Another row is selected; `readable` says whether its map can be read.
    virtual void update(bool readable) = 0;

  private:
    void show_selected();
    /// Shows the rows that have the words searched for.
    void show_found();
    wxSizer* columns();
    wxSizer* buttons();

    Content content_;
    std::vector<std::size_t> found_; ///< numbers of the rows shown
    wxSearchCtrl* search_ = nullptr; ///< null: no search
    TextList* list_ = nullptr;
    MapPreview* preview_ = nullptr;
    Notice* notice_ = nullptr;
};

} // namespace pampas::desktop
