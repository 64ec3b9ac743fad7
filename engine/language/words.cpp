#include "engine/language/words.h"

#include <boost/locale/encoding_utf.hpp>

#include <algorithm>
#include <clocale>
#include <cwctype>
#include <sstream>
#include <string>

namespace pampas::language {
namespace {

/// Letters as the character table of Unicode has them, whatever the user's locale.
std::wstring lower_case(std::string_view text) {
    static const locale_t unicode = ::newlocale(LC_CTYPE_MASK, "C.UTF-8", nullptr);
    std::wstring letters =
        boost::locale::conv::utf_to_utf<wchar_t>(text.data(), text.data() + text.size());
    for (wchar_t& letter : letters) {
        const std::wint_t character = static_cast<std::wint_t>(letter);
        letter = static_cast<wchar_t>(unicode == nullptr ? std::towlower(character)
                                                         : ::towlower_l(character, unicode));
    }
    return letters;
}

} // namespace

bool has_words(std::string_view text, std::string_view words) {
    const std::wstring all = lower_case(text);
    std::wistringstream stream(lower_case(words));
    for (std::wstring word; stream >> word;) {
        if (all.find(word) == std::wstring::npos) {
            return false;
        }
    }
    return true;
}

} // namespace pampas::language
