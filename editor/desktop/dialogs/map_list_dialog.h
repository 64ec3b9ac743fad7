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

/// Maps to choose from, as rows beside a picture of the one that is selected.
class MapListDialog : public wxDialog {
  public:
    /// A line and, below it, a fainter one that may be empty.
    struct Row {
        wxString first;
        wxString second;
    };
    struct Button {
        int id; ///< what `ShowModal` returns when it is pressed
        wxString label;
        wxString tip;
    };
    struct Content {
        std::vector<Row> rows;
        std::function<map::Map(std::size_t row)> load; ///< throws `InputError`
        wxString empty;                                ///< said when there are no rows
        std::vector<Button> buttons;                   ///< before the one that closes
        std::function<void()> activate; ///< a row is double-clicked, or Enter is pressed
        bool searchable = false;        ///< with a field for words that rows are found by
    };

    ~MapListDialog() override;

    /// The map selected; an empty one when there is none or it cannot be read.
    const map::Map& map() const;

  protected:
    MapListDialog(wxWindow* parent, const wxString& title);

    /// Makes the dialog and selects the first row; to be called once, when all else is made.
    void fill(Content content);
    std::optional<std::size_t> selected() const;
    /// Shows another text in a row.
    void set_row(std::size_t number, Row row);
    /// Tells what went wrong, until another row is selected.
    void say_problem(const wxString& text);
    RowList& list() const;
    wxWindow& button(int id) const { return *FindWindow(id); }
    /// Another row is selected, whose map can be read or not.
    virtual void update(bool readable) = 0;

  private:
    void show_selected();
    /// Shows the rows that have the words searched for.
    void show_found();
    wxSizer* columns();
    wxSizer* buttons();

    Content content_;
    std::vector<std::size_t> found_; ///< numbers of the rows that are shown
    wxSearchCtrl* search_ = nullptr; ///< none: not to be searched
    TextList* list_ = nullptr;
    MapPreview* preview_ = nullptr;
    Notice* notice_ = nullptr;
};

} // namespace pampas::desktop
