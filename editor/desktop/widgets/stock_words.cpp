#include "editor/desktop/widgets/stock_words.h"

#include "editor/desktop/widgets/text.h"
#include "engine/language/language.h"
#include "engine/resources/resource.h"

#include <wx/translation.h>
#include <wx/utils.h>

#include <array>
#include <clocale>
#include <string>

namespace pampas::desktop {
namespace {

/// wxWidgets looks its words up by these texts, which our catalogues have therefore, too.
[[maybe_unused]] constexpr std::array words_of_wx{
    tr_later("&OK"),    tr_later("&Cancel"), tr_later("&Close"), tr_later("&Yes"),
    tr_later("&No"),    tr_later("&Open"),   tr_later("&Save"),  tr_later("&Apply"),
    tr_later("&Help"),  tr_later("&Print"),  tr_later("OK"),     tr_later("Cancel"),
    tr_later("Yes"),    tr_later("No"),      tr_later("Close"),  tr_later("Search"),
    tr_later("Message")};

/// Gives wxWidgets the programs' own catalogues in place of its own, which few systems have.
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
/// What GTK says itself, above all in file dialogs, comes from gettext, which asks the environment.
void tell_gettext(const std::string& code) {
    wxSetEnv("LANGUAGE", wx_text(code));
    const std::string locale = std::setlocale(LC_MESSAGES, nullptr);
    // The plain locale has gettext say everything in English.
    std::setlocale(LC_MESSAGES, locale == "C" || locale == "POSIX" ? "C.UTF-8" : locale.c_str());
}
#else
/// Windows speaks its own language.
void tell_gettext(const std::string&) {}
#endif

} // namespace

void translate_stock_words() {
    const std::string code(language::used().code);
    auto* words = new wxTranslations;
    words->SetLoader(new OwnCatalogues);
    words->SetLanguage(wx_text(code));
    words->AddStdCatalog();
    wxTranslations::Set(words);
    tell_gettext(code);
}

} // namespace pampas::desktop
