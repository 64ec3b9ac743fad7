#include "editor/desktop/widgets/look.h"
#include "editor/desktop/widgets/pictures.h"

#include <gtest/gtest.h>
#include <wx/image.h>
#include <wx/settings.h>

#include <algorithm>

namespace pampas::desktop {
namespace {

/// The best contrast that a visible pixel of a picture has to a background.
double best_contrast(const wxBitmap& bitmap, const wxColour& background) {
    const wxImage image = bitmap.ConvertToImage();
    double best = 1;
    for (int y = 0; y < image.GetHeight(); ++y) {
        for (int x = 0; x < image.GetWidth(); ++x) {
            if (image.GetAlpha(x, y) > 200) {
                const wxColour pixel(image.GetRed(x, y), image.GetGreen(x, y), image.GetBlue(x, y));
                best = std::max(best, contrast(pixel, background));
            }
        }
    }
    return best;
}

TEST(SpacePicture, IsSeenOnEveryBackground) {
    for (const wxColour& background :
         {wxSystemSettings::GetColour(wxSYS_COLOUR_HIGHLIGHT), wxColour(53, 132, 228),
          wxColour(21, 83, 158), wxColour(255, 255, 255), wxColour(45, 45, 45)}) {
        EXPECT_GE(best_contrast(space_picture(map::Space::Void, 24, 1), background), 3);
    }
}

} // namespace
} // namespace pampas::desktop
