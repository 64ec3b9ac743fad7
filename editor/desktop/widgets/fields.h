#pragma once

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

/// A value that a control shows and changes: a variable, or what two functions make of others.
template <class T>
struct Value {
    Value(T& variable)
        : get([&variable] { return variable; }), set([&variable](T value) { variable = value; }) {}
    Value(std::function<T()> reader, std::function<void(T)> writer)
        : get(std::move(reader)), set(std::move(writer)) {}

    std::function<T()> get;
    std::function<void(T)> set;
};

/// One of the values of a choice, and what the user sees of it.
template <class T>
struct Option {
    T value;
    wxString title;
};

/// An option for each of these, whose value and title are made from it.
template <class T, class Things, class ValueOf, class TitleOf>
std::vector<Option<T>> options(const Things& things, ValueOf value, TitleOf title) {
    std::vector<Option<T>> result;
    for (const auto& thing : things) {
        result.push_back({T(std::invoke(value, thing)), wx_text(std::invoke(title, thing))});
    }
    return result;
}

/// The bots there are.
std::vector<Option<std::string>> bot_options();

} // namespace pampas::desktop

/// Controls of a form, by the kind of value they are bound to. A variable that is bound outlives
/// the form.
namespace pampas::desktop::fields {

/// The least size of a control that shares its line in a panel, in DIP.
inline const wxSize narrow(60, wxDefaultCoord);

/// A whole number. It is written while it is being typed, brought into its bounds. Enter in it
/// presses the default button, as in other fields.
ControlMaker number(const Value<int>& value, const Bounded<int>& bounds, int step = 1);
/// The same of something that is counted.
ControlMaker count(std::size_t& value, const Bounded<std::size_t>& bounds);
/// A whole number that is brought into bounds, or nothing; `hint` is shown in the empty field.
ControlMaker optional_number(std::optional<int>& value, const Bounded<int>& bounds,
                             const wxString& hint);
/// A number for a stream of chance; 0 when the field is empty.
ControlMaker seed(std::uint64_t& value);
/// Text as it is typed, with spaces at its ends; `style` as of `wxTextCtrl`.
ControlMaker text(const Value<std::string>& value, const wxString& hint = {}, long style = 0);
/// A box to tick. The caption has a mnemonic where there is one.
ControlMaker check(const Value<bool>& value, const wxString& caption);
/// Text that is only read.
ControlMaker words(const wxString& text);
/// A button; `press` may change values of the form.
ControlMaker button(const wxString& caption, const std::function<void()>& press);
/// Boxes for numbers of players, ascending; `offered` are the numbers that can be chosen.
ControlMaker players(std::vector<int>& chosen, const std::function<map::PlayerRange()>& offered,
                     const wxString& tip);
/// One of all kinds of spaces.
ControlMaker space(map::Space& value);

/// A list to choose one of `titles` from, which may change; `chosen` is the number of one of them.
ControlMaker list(const Value<int>& chosen, const std::function<std::vector<wxString>()>& titles);
/// One of two or more buttons of which one is pressed; `leads` for the first of them.
ControlMaker radio_button(const Value<bool>& pressed, const wxString& caption, bool leads);

/// A choice of one of the values offered at the moment. A value that is not offered becomes the
/// first that is, if there is one.
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
    return list({number, choose}, [offered] {
        std::vector<wxString> titles;
        for (const Option<T>& option : offered()) {
            titles.push_back(option.title);
        }
        return titles;
    });
}

/// The same of values that are offered always.
template <class T>
ControlMaker choice(const Value<T>& value, std::vector<Option<T>> offered) {
    return choice<T>(value, std::function<std::vector<Option<T>>()>(
                                [offered = std::move(offered)] { return offered; }));
}

/// A button that is pressed while the value is this one.
template <class T>
ControlMaker radio(const Value<T>& value, T option, const wxString& caption, bool leads = false) {
    return radio_button({[value, option] { return value.get() == option; },
                         [value, option](bool) { value.set(option); }},
                        caption, leads);
}

/// The numbers of players that stay chosen when these are offered: those that were, or else the
/// nearest to the usual one.
std::vector<int> kept_players(const std::vector<int>& chosen, const map::PlayerRange& offered);

} // namespace pampas::desktop::fields
