#include "editor/desktop/app.h"

#include "editor/desktop/frame.h"

namespace pampas::desktop {

bool App::OnInit() {
    SetAppName("pampas");
    SetAppDisplayName("Pampas");
    (new Frame)->Show();
    return true;
}

} // namespace pampas::desktop
