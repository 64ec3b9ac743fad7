#pragma once

#include "analysis/glossary/glossary.h"
#include "editor/desktop/widgets/form.h"
#include "editor/desktop/widgets/text.h"
#include "engine/files/bounded.h"
#include "engine/map/map.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace pampas::desktop {

/// A value shown and changed by a control: a variable, or a getter and a setter.
template <class T>
struct Value {
    Value(T& variable)
        : get([&variable] { return variable; }), set([&variable](T value) { variable = value; }) {}
    Value(std::function<T()> reader, std::function<void(T)> writer)
        : get(std::move(reader)), set(std::move(writer)) {}

    std::function<T()> get;
    std::function<void(T)> set;
};

/// A value of a choice and how it is shown.
template <class T>
struct Option {
    T value;
    wxString title;
    const glossary::Term* term = nullptr; ///< term that explains it; null for the field's term
};

/// An option per element of `things`; `value` and `title` take an element.
template <class T, class Things, class ValueOf, class TitleOf>
std::vector<Option<T>> options(const Things& things, ValueOf value, TitleOf title) {
    std::vector<Option<T>> result;
    result.reserve(things.size());
    for (const auto& thing : things) {
        result.push_back({T(std::invoke(value, thing)), wx_text(std::invoke(title, thing))});
    }
    return result;
}

/// An option for each bot.
std::vector<Option<std::string>> bot_options();

} // namespace pampas::desktop

/// Controls of a form, by the type of the bound value. Bound variables must outlive the form.
namespace pampas::desktop::fields {

/// The minimum size of a control that shares its line in a panel, in DIP.
inline const wxSize narrow(60, wxDefaultCoord);

/// An integer. Typing sets the number at once, clamped to its bounds. Enter presses the default
/// button, as in other fields.
ControlMaker number(const Value<int>& value, const Bounded<int>& bounds, int step = 1);
/// A field for a count.
ControlMaker count(std::size_t& value, const Bounded<std::size_t>& bounds);
/// An optional integer, clamped to its bounds. The empty field shows `hint`.
ControlMaker optional_number(std::optional<int>& value, const Bounded<int>& bounds,
                             const wxString& hint);
/// A seed of random numbers; 0 if the field is empty.
ControlMaker seed(std::uint64_t& value);
/// Text as typed, including spaces at its ends; `style` is that of `wxTextCtrl`.
ControlMaker text(const Value<std::string>& value, const wxString& hint = {}, long style = 0);
/// A check box. The caption contains its mnemonic, if any.
ControlMaker check(const Value<bool>& value, const wxString& caption);
/// Read-only text.
ControlMaker words(const wxString& text);
/// A button; `press` may change values of the form.
ControlMaker button(const wxString& caption, const std::function<void()>& press);
/// Check boxes for numbers of players, ascending; `offered` returns the numbers to choose from.
ControlMaker players(std::vector<int>& chosen, const std::function<map::PlayerRange()>& offered,
                     const wxString& tip);
/// A choice among all kinds of spaces.
ControlMaker space(map::Space& value);

/// A drop-down list of `titles`, which may change; `chosen` is the index of one of them, or
/// `wxNOT_FOUND`. `term` returns the term that explains an item, if it has its own.
ControlMaker list(const Value<int>& chosen, const std::function<std::vector<wxString>()>& titles,
                  const std::function<const glossary::Term*(int)>& term = {});
/// One of a group of radio buttons; `leads` for the first of the group.
ControlMaker radio_button(const Value<bool>& pressed, const wxString& caption, bool leads);

/// A choice among the values currently offered. A value not offered becomes the first offered one,
/// if any.
template <class T>
ControlMaker choice(const Value<T>& value, const std::function<std::vector<Option<T>>()>& offered) {
    const auto number = [value, offered] {
        const auto options = offered();
        const auto found = std::ranges::find(options, value.get(), &Option<T>::value);
        if (options.empty()) {
            return wxNOT_FOUND;
        }
        if (found == options.end()) {
            value.set(options.front().value);
            return 0;
        }
        return static_cast<int>(found - options.begin());
    };
    const auto choose = [value, offered](int chosen) {
        value.set(offered()[static_cast<std::size_t>(chosen)].value);
    };
    const auto titles = [offered] {
        std::vector<wxString> result;
        for (const Option<T>& option : offered()) {
            result.push_back(option.title);
        }
        return result;
    };
    const auto term = [offered](int chosen) -> const glossary::Term* {
        return chosen == wxNOT_FOUND ? nullptr : offered()[static_cast<std::size_t>(chosen)].term;
    };
    return list({number, choose}, titles, term);
}

/// A choice among fixed values.
template <class T>
ControlMaker choice(const Value<T>& value, std::vector<Option<T>> offered) {
    return choice<T>(value, std::function<std::vector<Option<T>>()>(
                                [offered = std::move(offered)] { return offered; }));
}

/// A radio button that is on while the value equals `option`.
template <class T>
ControlMaker radio(const Value<T>& value, T option, const wxString& caption, bool leads = false) {
    return radio_button({[value, option] { return value.get() == option; },
                         [value, option](bool) { value.set(option); }},
                        caption, leads);
}

/// The chosen numbers of players that are still offered or, if there are none, the one nearest to
/// the usual number.
std::vector<int> kept_players(const std::vector<int>& chosen, const map::PlayerRange& offered);

} // namespace pampas::desktop::fields
