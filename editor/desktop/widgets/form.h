#pragma once

#include <wx/sizer.h>

#include <functional>
#include <vector>

class wxStaticText;

namespace pampas::desktop {

/// A window that shows a value and lets the user change it.
struct Control {
    wxWindow* window = nullptr;
    std::function<void()> show = {}; ///< Shows the current value; null if it cannot change.
    bool captioned = false;          ///< Whether it has its own text, so it does not grow.
};

/// Makes a control in `parent`. The control stores the user's input, then calls `changed`.
using ControlMaker = std::function<Control(wxWindow& parent, const std::function<void()>& changed)>;

/// A field of a form: its texts and behaviour.
struct Field {
    wxString label = {}; ///< With its mnemonic (`&Name`), if any.
    ControlMaker control = {};
    wxString name = {};                 ///< For screen readers; the label if empty.
    wxString tip = {};                  ///< Tooltip of the control.
    const char* term = nullptr;         ///< Id of the term that explains the field.
    wxString unit = {};                 ///< Text after the control.
    wxSize least = wxDefaultSize;       ///< Minimum size of the control, in DIP.
    int gap = wxDefaultCoord;           ///< Gap before it in its line, in DIP.
    bool grow = true;                   ///< Whether it takes the available width.
    bool tall = false;                  ///< Whether it takes the available height.
    bool across = false;                ///< Whether it is below all others, from the left edge.
    std::function<bool()> enabled = {}; ///< Null means always.
    std::function<bool()> shown = {};   ///< Null means always.
    std::vector<Field> beside = {};     ///< Fields after it in the same line.
    std::vector<Field> below = {};      ///< Fields below it, without labels.
    int columns = 1;                    ///< Columns of `below`.
};

/// The spacing of a form's fields.
enum class Density {
    Roomy, ///< in dialogs
    Dense  ///< in panels
};

/// Labelled fields in rows, made from their descriptions. Tab visits them in the order of the
/// descriptions; Alt and the letter of a label lead to its field.
class Form {
  public:
    /// Fields become children of `window`. `changed` is called after the user changes a value,
    /// before all fields show their current values.
    explicit Form(wxWindow& window, std::function<void()> changed = {},
                  Density density = Density::Roomy);
    /// Silences the fields: a focused field writes its value while it is destroyed, when the
    /// variable may no longer exist.
    ~Form();
    Form(const Form&) = delete;
    Form& operator=(const Form&) = delete;

    /// Adds fields below the existing ones; all are visible until `refresh`. Variables bound to
    /// them must outlive the form.
    void add(const std::vector<Field>& fields);
    /// The sizer of all fields, to be put into the window.
    wxSizer* sizer() const { return lines_; }
    /// Shows all current values, and updates which fields are visible and enabled.
    void refresh();
    /// Focuses the first field that accepts the focus and selects its text. There must be one.
    void focus_first() const;

  private:
    struct Placed {
        wxWindow* window;
        std::function<void()> show;
        std::function<bool()> enabled;
        std::function<bool()> shown;
        std::vector<wxSizerItem*> items; ///< Shown and hidden with the field.
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
