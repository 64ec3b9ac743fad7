#include "editor/desktop/widgets/phrases.h"

#include "editor/desktop/widgets/text.h"
#include "engine/formats/haz.h"
#include "engine/language/language.h"
#include "engine/language/tr.h"
#include "engine/resources/resource.h"

#include <fmt/format.h>
#include <wx/translation.h>
#include <wx/utils.h>

#include <array>
#include <clocale>

namespace pampas::desktop {
namespace {

// Own names, because the system's are in the language of its locale.
constexpr std::array months{tr_later("Jan"), tr_later("Feb"), tr_later("Mar"), tr_later("Apr"),
                            tr_later("May"), tr_later("Jun"), tr_later("Jul"), tr_later("Aug"),
                            tr_later("Sep"), tr_later("Oct"), tr_later("Nov"), tr_later("Dec")};

std::string month_name(wxDateTime::Month month) {
    return tr(months[static_cast<std::size_t>(month)]);
}

/// The keys by which wxWidgets looks up its texts; listed so that the catalogues have them.
[[maybe_unused]] constexpr std::array words_of_wx{
    tr_later("&OK"),    tr_later("&Cancel"), tr_later("&Close"), tr_later("&Yes"),
    tr_later("&No"),    tr_later("&Open"),   tr_later("&Save"),  tr_later("&Apply"),
    tr_later("&Help"),  tr_later("&Print"),  tr_later("OK"),     tr_later("Cancel"),
    tr_later("Yes"),    tr_later("No"),      tr_later("Close"),  tr_later("Search"),
    tr_later("Message")};

/// Gives wxWidgets the catalogues of Pampas in place of its own, which few systems have.
class OwnCatalogues : public wxTranslationsLoader {
  public:
    wxMsgCatalog* LoadCatalog(const wxString& domain, const wxString& language) override {
        const auto bytes = resources::find("languages/" + language.utf8_string() + ".mo");
        return bytes ? wxMsgCatalog::CreateFromData(
                           wxScopedCharBuffer::CreateNonOwned(bytes->data(), bytes->size()), domain)
                     : nullptr;
    }
    wxArrayString GetAvailableTranslations(const wxString&) const override {
        wxArrayString codes;
        for (const language::Language& language : language::all()) {
            codes.push_back(wx_text(language.code));
        }
        return codes;
    }
};

#ifdef __WXGTK__
/// GTK's own texts, such as in file dialogs, come from gettext, which reads the environment.
void set_language_of_gettext(const std::string& code) {
    wxSetEnv("LANGUAGE", wx_text(code));
    const std::string locale = std::setlocale(LC_MESSAGES, nullptr);
    // In the C locale, gettext always uses English.
    std::setlocale(LC_MESSAGES, locale == "C" || locale == "POSIX" ? "C.UTF-8" : locale.c_str());
}
#else
/// Nothing to do: the system's texts are in the language of Windows.
void set_language_of_gettext(const std::string&) {}
#endif

} // namespace

wxString said_time(const std::string& utc, const wxDateTime& now) {
    wxDateTime time;
    if (!utc.ends_with("Z") || !time.ParseISOCombined(utc.substr(0, utc.size() - 1))) {
        return wx_text(utc);
    }
    time.MakeFromTimezone(wxDateTime::UTC);
    if (time.IsSameDate(now)) {
        return wx_text(tr("today {}", time.Format("%H:%M").utf8_string()));
    }
    if (time.IsSameDate(now - wxDateSpan::Day())) {
        return wx_text(tr("yesterday {}", time.Format("%H:%M").utf8_string()));
    }
    return wx_text(tr("{day} {month} {year}", fmt::arg("day", time.GetDay()),
                      fmt::arg("month", month_name(time.GetMonth())),
                      fmt::arg("year", time.GetYear())));
}

std::string size_figure(const map::Map& map, const legality::Client& client) {
    const formats::HazSize size = formats::haz_size(map);
    const std::string figure = fmt::format("{} x {} = {}", size.columns, size.rows, size.spaces());
    return client.max_spaces ? tr("{} of {}", figure, *client.max_spaces) : figure;
}

bool too_large(const map::Map& map, const legality::Client& client) {
    return client.max_spaces && formats::haz_size(map).spaces() > *client.max_spaces;
}

std::string too_large_text(const legality::Client& client) {
    return tr("Too large for {}, which takes at most {}. Use fewer columns or rows.", client.title,
              client.max_spaces.value_or(0));
}

void translate_stock_words() {
    const std::string code(language::used().code);
    auto* words = new wxTranslations;
    words->SetLoader(new OwnCatalogues);
    words->SetLanguage(wx_text(code));
    words->AddStdCatalog();
    wxTranslations::Set(words);
    set_language_of_gettext(code);
}

} // namespace pampas::desktop
