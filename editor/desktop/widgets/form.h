#pragma once

#include <wx/sizer.h>

#include <functional>
#include <vector>

class wxStaticText;

namespace pampas::desktop {

/// A window that shows a value and lets the user change it.
struct Control {
    wxWindow* window = nullptr;
    std::function<void()> show = {}; ///< Shows the present value; none if it cannot change.
    bool captioned = false;          ///< It has its own text, so it does not grow.
};

/// Makes a control in `parent`. The control writes what the user enters, then calls `changed`.
using ControlMaker = std::function<Control(wxWindow& parent, const std::function<void()>& changed)>;

/// A field of a form: its texts and its behaviour.
struct Field {
    wxString label = {}; ///< With a mnemonic (`&Name`) where there is one.
    ControlMaker control = {};
    wxString name = {};                 ///< For screen readers; the label when empty.
    wxString tip = {};                  ///< The tip of the control.
    const char* term = nullptr;         ///< Id of the term that explains it.
    wxString unit = {};                 ///< Words after the control.
    wxSize least = wxDefaultSize;       ///< The least size of the control, in DIP.
    int gap = wxDefaultCoord;           ///< Room before it in its line, in DIP.
    bool grow = true;                   ///< It takes the width there is.
    bool tall = false;                  ///< It takes the height there is.
    bool across = false;                ///< It stands below all others, from the left edge.
    std::function<bool()> enabled = {}; ///< Empty: always.
    std::function<bool()> shown = {};   ///< Empty: always.
    std::vector<Field> beside = {};     ///< In the same line, after it.
    std::vector<Field> below = {};      ///< Below it, without labels.
    int columns = 1;                    ///< The columns of `below`.
};

/// How close the fields of a form are.
enum class Density {
    Roomy, ///< in dialogs
    Dense  ///< in panels
};

/// Fields one below the other, each after its label, made from their descriptions. Tab goes through
/// them in the order of the descriptions; Alt and the letter of a label lead to its field.
class Form {
  public:
    /// The fields are children of `window`. `changed` is called after the user changes a value,
    /// before all fields show their present values.
    explicit Form(wxWindow& window, std::function<void()> changed = {},
                  Density density = Density::Roomy);
    /// Silences the fields: a field with the keyboard writes its value while it is destroyed, when
    /// the variable may no longer exist.
    ~Form();
    Form(const Form&) = delete;
    Form& operator=(const Form&) = delete;

    /// Adds fields below the present ones; all are visible until `refresh`. The variables bound to
    /// them outlive the form.
    void add(const std::vector<Field>& fields);
    /// All fields, to be laid out in the window.
    wxSizer* sizer() const { return lines_; }
    /// Shows all present values, and updates which fields are visible and enabled.
    void refresh();
    /// Gives the keyboard to the first field that takes it, and selects its text. There must be
    /// one.
    void focus_first() const;

  private:
    struct Placed {
        wxWindow* window;
        std::function<void()> show;
        std::function<bool()> enabled;
        std::function<bool()> shown;
        std::vector<wxSizerItem*> items; ///< They are shown and hidden with the field.
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
