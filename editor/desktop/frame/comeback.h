#pragma once

namespace pampas::desktop {

class Context;

/// Offers the unsaved work of editors that were stopped, and opens what the user takes.
void offer_unsaved_work(Context& context);

/// The same, and opens the maps again that editors had open which no longer run: saved ones from
/// where they are kept, each shown as it was. Says which are no longer there.
void bring_back_all(Context& context);

} // namespace pampas::desktop
