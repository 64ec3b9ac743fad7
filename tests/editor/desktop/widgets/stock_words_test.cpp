#include "editor/desktop/widgets/stock_words.h"
#include "editor/desktop/widgets/text.h"
#include "engine/language/language.h"

#include <gtest/gtest.h>
#include <wx/stockitem.h>

namespace pampas::desktop {
namespace {

TEST(StockWords, AreInTheLanguageInUse) {
    for (const char* code : {"de", "es", "fr", "en"}) {
        language::use(*language::find(code));
        translate_stock_words();
        EXPECT_EQ(wxGetStockLabel(wxID_CANCEL), wx_tr("&Cancel"));
        EXPECT_EQ(wxGetStockLabel(wxID_CANCEL, wxSTOCK_NOFLAGS) == "Cancel",
                  std::string(code) == "en");
    }
}

} // namespace
} // namespace pampas::desktop
