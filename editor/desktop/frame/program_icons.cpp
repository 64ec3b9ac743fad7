#include "editor/desktop/frame/program_icons.h"

#include "editor/desktop/widgets/pictures.h"

namespace pampas::desktop {
namespace {

map::Map sign() {
    using map::Space;
    map::Map map({3, 3, hex::StaggerAxis::Y, hex::StaggerIndex::Odd}, Space::Void);
    map.set({1, 1}, Space::Market);
    map.set({1, 0}, Space::Forest);
    map.set({2, 0}, Space::Meadow);
    map.set({0, 1}, Space::Water);
    map.set({2, 1}, Space::Pampas);
    map.set({1, 2}, Space::Swamp);
    map.set({2, 2}, Space::Mountain);
    return map;
}

} // namespace

wxIconBundle program_icons() {
    wxIconBundle bundle;
    for (const int side : {32, 64, 128}) {
        wxIcon icon;
        icon.CopyFromBitmap(map_bitmap(sign(), {side, side}, 1));
        bundle.AddIcon(icon);
    }
    return bundle;
}

} // namespace pampas::desktop
