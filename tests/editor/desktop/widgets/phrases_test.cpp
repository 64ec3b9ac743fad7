#include "editor/desktop/widgets/phrases.h"
#include "editor/desktop/widgets/text.h"
#include "engine/language/language.h"

#include <gtest/gtest.h>
#include <wx/stockitem.h>

namespace pampas::desktop {
namespace {

std::string in_utc(const wxDateTime& time) {
    return (time.ToUTC().FormatISOCombined() + "Z").utf8_string();
}

TEST(SaidTime, IsToldFromHere) {
    const wxDateTime now(15, wxDateTime::Mar, 2024, 18, 30);
    EXPECT_EQ(said_time(in_utc(now), now), "today 18:30");
    EXPECT_EQ(said_time(in_utc(wxDateTime(15, wxDateTime::Mar, 2024, 0, 1)), now), "today 00:01");
    EXPECT_EQ(said_time(in_utc(wxDateTime(14, wxDateTime::Mar, 2024, 23, 59)), now),
              "yesterday 23:59");
    EXPECT_EQ(said_time(in_utc(wxDateTime(13, wxDateTime::Mar, 2024, 23, 59)), now), "13 Mar 2024");
    EXPECT_EQ(said_time(in_utc(wxDateTime(1, wxDateTime::Jan, 1999, 12, 0)), now), "1 Jan 1999");
}

TEST(SaidTime, LeavesOtherTextsAlone) {
    for (const char* text : {"", "Z", "soon", "2024-05-01", "2024-13-01T00:00:00Z"}) {
        EXPECT_EQ(said_time(text), text);
    }
}

} // namespace

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
