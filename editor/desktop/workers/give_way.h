#pragma once

namespace pampas::desktop {

/// Lets the window go before the calling thread where both want to run; threads that it begins from
/// now on give way, too.
void give_way();

} // namespace pampas::desktop
