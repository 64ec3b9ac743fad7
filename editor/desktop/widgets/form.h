#pragma once

#include <wx/sizer.h>

#include <functional>
#include <vector>

class wxStaticText;

namespace pampas::desktop {

/// A window that shows a value and lets the user change it.
struct Control {
    wxWindow* window = nullptr;
    std::function<void()> show = {}; ///< Shows the value as it is now; none if it cannot change.
    bool captioned = false;          ///< It has a text of its own, so it needs no more room.
};

/// Makes a control in `parent`. The control writes what the user enters, then calls `changed`.
using ControlMaker = std::function<Control(wxWindow& parent, const std::function<void()>& changed)>;

/// A field of a form: all that is said of it, and how it behaves.
struct Field {
    wxString label = {}; ///< With a mnemonic (`&Name`) where there is one.
    ControlMaker control = {};
    wxString name = {};                 ///< For screen readers; the label when empty.
    wxString tip = {};                  ///< Shown when the pointer rests on the control.
    const char* term = nullptr;         ///< Id of the term that explains it.
    wxString unit = {};                 ///< Words after the control.
    wxSize least = wxDefaultSize;       ///< The least size of the control, in DIP.
    int gap = wxDefaultCoord;           ///< Room before it in its line, in DIP.
    bool grow = true;                   ///< It takes the width there is.
    bool tall = false;                  ///< It takes the height there is.
    bool across = false;                ///< Below all others, from the left edge.
    std::function<bool()> enabled = {}; ///< Always, without it.
    std::function<bool()> shown = {};   ///< Always, without it.
    std::vector<Field> beside = {};     ///< In the same line, after it.
    std::vector<Field> below = {};      ///< Below it, without labels.
    int columns = 1;                    ///< That `below` stands in.
};

/// How close the fields of a form are.
enum class Density {
    Roomy, ///< in dialogs
    Dense  ///< in panels
};

/// Fields below each other, each with its label before it, made from their description. Tab leads
/// through them in the order of the description, Alt and the letter of a label to its field.
class Form {
  public:
    /// The fields are children of `window`. `changed` is called after each change of a value by
    /// the user, before the fields show all values anew.
    explicit Form(wxWindow& window, std::function<void()> changed = {},
                  Density density = Density::Roomy);
    /// Silences the fields: a field with the keyboard takes over what is typed while it goes, and
    /// by then its value is gone.
    ~Form();
    Form(const Form&) = delete;
    Form& operator=(const Form&) = delete;

    /// Adds fields below those there are; all of them are shown until `refresh`. What they are
    /// bound to outlives the form.
    void add(const std::vector<Field>& fields);
    /// All fields, to be laid out in the window.
    wxSizer* sizer() const { return lines_; }
    /// Shows all values as they are now, and which fields there are and can be used.
    void refresh();
    /// Gives the first field that takes it the keyboard, with its text selected. There is one.
    void focus_first() const;

  private:
    struct Placed {
        wxWindow* window;
        std::function<void()> show;
        std::function<bool()> enabled;
        std::function<bool()> shown;
        std::vector<wxSizerItem*> items; ///< Come and go with the field.
    };

    void add_row(const Field& field);
    wxSizerFlags label_flags(const Field& field, const Control& control) const;
    Control make(const Field& field);
    wxSizerItem* put(wxSizer& sizer, const Field& field, const Control& control,
                     const wxSizerFlags& flags);
    wxSizer* line(const Field& field, const Control& control);
    void put_beside(wxSizer& line, const Field& field);
    wxSizer* cells(const Field& field);
    wxStaticText* label(const wxString& text, wxWindow* field) const;
    void remember(const Field& field, const Control& control, std::vector<wxSizerItem*> items);

    wxWindow& window_;
    std::function<void()> changed_;
    int gap_; ///< in pixels
    wxBoxSizer* lines_;
    wxFlexGridSizer* grid_;
    std::vector<Placed> placed_;
};

} // namespace pampas::desktop
