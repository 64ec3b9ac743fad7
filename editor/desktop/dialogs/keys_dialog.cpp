#include "editor/desktop/dialogs/keys_dialog.h"

#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/fields.h"
#include "editor/desktop/widgets/keys.h"
#include "editor/desktop/widgets/look.h"
#include "editor/desktop/widgets/text.h"

#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/textctrl.h>

#include <algorithm>
#include <array>

namespace pampas::desktop {
namespace {

constexpr int keys_list_width = 620; // in DIP
constexpr int keys_list_height = 420;

/// An entry for something that mouse or keys do and no menu command does.
Action canvas_key(const char* keys, const char* what) {
    return {.label = what, .keys = {wx_tr(keys)}, .help = {}};
}

Menu canvas_menu() {
    return {tr_later("On the map"),
            {{canvas_key(tr_later("Left button"), tr_later("Paint")),
              canvas_key(tr_later("Right button"), tr_later("Show what you can do with the space")),
              canvas_key(tr_later("Drag with the right button"),
                         tr_later("Pick up a piece to place it")),
              canvas_key(tr_later("Wheel"), tr_later("Zoom at the pointer")),
              canvas_key(tr_later("Middle button"), tr_later("Move the map")),
              canvas_key(tr_later("Space and drag"), tr_later("Move the map")),
              canvas_key(tr_later("Shift, Ctrl and wheel"), tr_later("Move the map")),
              canvas_key(tr_later("Ctrl and arrows"), tr_later("Move the map")),
              canvas_key(tr_later("Arrows"), tr_later("Move the cursor")),
              canvas_key(tr_later("Shift and arrows"), tr_later("Paint while moving")),
              canvas_key(tr_later("Home, End, Page keys"), tr_later("Move to the border")),
              canvas_key(tr_later("Enter"), tr_later("Paint, start or finish")),
              canvas_key(tr_later("Escape"), tr_later("Cancel the stroke"))}}};
}

bool has_key(const Action& action, const wxString& key) {
    return std::ranges::any_of(action.keys,
                               [&key](const wxString& each) { return same_key(each, key); });
}

/// The command that has this key, or null.
const Command* holder(const std::vector<Command>& all, const wxString& key) {
    const auto found = std::ranges::find_if(
        all, [&key](const Command& command) { return has_key(*command.action, key); });
    return found == all.end() ? nullptr : &*found;
}

/// Whether the canvas itself uses the key, with Shift or without.
bool is_for_canvas(const wxKeyEvent& event) {
    constexpr std::array taken{WXK_LEFT, WXK_RIGHT,  WXK_UP,       WXK_DOWN,  WXK_HOME,
                               WXK_END,  WXK_PAGEUP, WXK_PAGEDOWN, WXK_SPACE, WXK_RETURN};
    const bool pans = event.GetModifiers() == wxMOD_CONTROL && event.GetKeyCode() <= WXK_DOWN;
    return ((event.GetModifiers() & ~wxMOD_SHIFT) == 0 || pans) &&
           std::ranges::find(taken, event.GetKeyCode()) != taken.end();
}

/// Whether every dialog needs the key, so that users can leave it.
bool is_for_dialog(const wxKeyEvent& event, bool pressed) {
    const int code = event.GetKeyCode();
    const bool plain = (event.GetModifiers() & ~wxMOD_SHIFT) == 0;
    return plain && (code == WXK_ESCAPE || code == WXK_TAB ||
                     (pressed && (code == WXK_RETURN || code == WXK_NUMPAD_ENTER)));
}

} // namespace

PressKeyDialog::PressKeyDialog(wxWindow* parent, const wxString& command, Holder holder)
    : FormDialog(parent, wx_tr("Change the Key")), holder_(std::move(holder)) {
    const wxString question = wx_text(tr("Press the new key for \"{}\":", command.utf8_string()));
    const auto shown = [this] { return shown_key(key_).utf8_string(); };
    make({{.control = fields::words(question), .across = true},
          {.control =
               fields::text({shown, [](const std::string&) {}}, {}, wxTE_READONLY | wxTE_CENTRE),
           .name = question,
           .least = {460, -1},
           .across = true}},
         wx_tr("&Use it"));
    Bind(wxEVT_CHAR_HOOK, &PressKeyDialog::on_key, this);
    CentreOnParent();
}

void PressKeyDialog::on_key(wxKeyEvent& event) {
    if (dynamic_cast<wxButton*>(FindFocus()) != nullptr || is_for_dialog(event, !key_.empty())) {
        event.Skip();
    } else {
        take(event);
        update();
        form().refresh();
    }
}

void PressKeyDialog::take(wxKeyEvent& event) {
    refused_ = is_for_canvas(event);
    if (const wxString key = refused_ ? wxString() : pressed_key(event); !key.empty()) {
        key_ = key;
    }
}

FormDialog::Judgement PressKeyDialog::judge() {
    if (refused_ || key_.empty()) {
        return {Tone::Error,
                refused_ ? wx_tr("The map uses this key to move and paint.") : wxString(),
                !key_.empty()};
    }
    const wxString other = holder_(key_);
    return {Tone::Warning, other.empty() ? wxString()
                                         : wx_text(tr("\"{}\" uses this key now and will lose it.",
                                                      other.utf8_string()))};
}

KeysDialog::KeysDialog(wxWindow* parent, const std::vector<Menu>& menus, KeyChoices choices,
                       Change change)
    : wxDialog(parent, wxID_ANY, wx_tr("Keys and Mouse"), wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
      fixed_{canvas_menu()}, menus_(menus), choices_(std::move(choices)),
      change_(std::move(change)), words_(new wxTextCtrl(this, wxID_ANY)),
      list_(new CommandList(this, {.pick = [this](std::size_t) { update(); },
                                   .activate = [this](std::size_t) { ask_key(); }})) {
    words_->SetHint(wx_tr("Search commands and keys"));
    name_for_readers(*words_, words_->GetHint());
    search_by_words(*words_, *list_, [this](const wxString&) { search(); });
    name_for_readers(*list_, wx_tr("Commands and their keys"));
    list_->SetMinSize(FromDIP(wxSize(keys_list_width, keys_list_height)));
    list_->set_empty_text(wx_tr("No command matches these words or this key."));
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(words_, wxSizerFlags().Expand().Border(wxALL, FromDIP(spacing::wide_gap)));
    rows->Add(list_, wxSizerFlags(1).Expand());
    rows->Add(buttons(), wxSizerFlags().Expand().Border(wxALL, FromDIP(spacing::wide_gap)));
    SetSizerAndFit(rows);
    SetEscapeId(wxID_CLOSE);
    CentreOnParent();
    search();
    words_->SetFocus();
}

wxButton* KeysDialog::button(const wxString& label, const wxString& tip,
                             const std::function<void()>& press) {
    auto* made = new wxButton(this, wxID_ANY, label);
    made->SetToolTip(tip);
    made->Bind(wxEVT_BUTTON, [press](wxCommandEvent&) { press(); });
    return made;
}

wxSizer* KeysDialog::buttons() {
    ask_ = button(wx_tr("&Change…"), wx_tr("Give the command another key"), [this] { ask_key(); });
    remove_ = button(wx_tr("&No key"), wx_tr("Use the command only with menu and mouse"),
                     [this] { give(*selected(), {}); });
    reset_ = button(wx_tr("Defa&ult key"), wx_tr("Restore the default keys of the command"),
                    [this] { give(*selected(), selected()->usual_keys); });
    reset_all_ = button(wx_tr("&All default keys"),
                        wx_tr("Restore the default keys of all commands"), [this] { apply({}); });
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    for (wxButton* each : {ask_, remove_, reset_, reset_all_}) {
        row->Add(each, wxSizerFlags().Border(wxRIGHT, FromDIP(spacing::gap)));
    }
    row->AddStretchSpacer();
    row->Add(new wxButton(this, wxID_CLOSE, wx_tr("&Close")));
    return row;
}

const Action* KeysDialog::selected() const {
    const auto row = list_->selected();
    const Action* action = row ? list_->commands()[*row].action : nullptr;
    return action != nullptr && action->run ? action : nullptr;
}

void KeysDialog::search() {
    const Action* before = selected();
    std::vector<Command> all = commands(menus_);
    std::ranges::move(commands(fixed_), std::back_inserter(all));
    for (Command& each : all) {
        each.enabled = true; // it has keys even while it is disabled
    }
    list_->set_commands(found(all, words_->GetValue()));
    const auto& shown = list_->commands();
    const auto again = std::ranges::find(shown, before, &Command::action);
    if (again != shown.end()) {
        list_->select(static_cast<std::size_t>(again - shown.begin()));
    }
    update();
}

void KeysDialog::update() {
    const Action* command = selected();
    ask_->Enable(command != nullptr);
    remove_->Enable(command != nullptr && !command->keys.empty());
    reset_->Enable(command != nullptr && command->keys != command->usual_keys);
    reset_all_->Enable(!choices_.empty());
}

void KeysDialog::ask_key() {
    const Action* command = selected();
    if (command == nullptr) {
        return;
    }
    PressKeyDialog dialog(this, shown_label(*command), [this, command](const wxString& key) {
        const std::vector<Command> all = commands(menus_);
        const Command* other = holder(all, key);
        return other == nullptr || other->action == command ? wxString() : other->label;
    });
    if (dialog.ShowModal() == wxID_OK) {
        give(*command, {dialog.key()});
    }
}

void KeysDialog::give(const Action& command, const std::vector<wxString>& keys) {
    KeyChoices choices = choices_;
    for (const Command& other : commands(menus_)) {
        std::vector<wxString> left = other.action->keys;
        for (const wxString& key : keys) {
            std::erase_if(left, [&key](const wxString& each) { return same_key(each, key); });
        }
        if (left != other.action->keys) {
            choices[other.action->id] = left;
        }
    }
    choices[command.id] = keys;
    if (keys == command.usual_keys) {
        choices.erase(command.id);
    }
    apply(choices);
}

void KeysDialog::apply(const KeyChoices& choices) {
    choices_ = choices;
    change_(choices);
    search();
}

} // namespace pampas::desktop
