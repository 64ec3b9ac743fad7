#pragma once

namespace pampas::desktop {

/// Has the words that wxWidgets and the system bring along, such as those on the buttons of
/// questions and of file dialogs, be in the language in use. To be called once there is a display.
void translate_stock_words();

} // namespace pampas::desktop
