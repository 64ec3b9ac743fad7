#include "editor/desktop/frame/open_map_commands.h"

#include "editor/desktop/widgets/phrases.h"
#include "editor/desktop/widgets/text.h"
#include "engine/files/input_error.h"

namespace pampas::desktop {
namespace {

/// `12 steps, today 14:34, from maps.pampas`.
std::string told(const recovery::Work& work) {
    const std::string place = session::short_place(work.origin);
    const std::size_t steps = work.history.done();
    const std::string time = said_time(work.changed).utf8_string();
    return place.empty() ? trn("{} step, {}", "{} steps, {}", steps, time)
                         : trn("{} step, {}, from {}", "{} steps, {}, from {}", steps, time, place);
}

} // namespace

ActionGroup OpenMapCommands::actions() {
    const auto several = [this] { return context_.maps().count() > 1; };
    const auto step = [this](std::size_t by) {
        OpenMaps& maps = context_.maps();
        context_.show_map();
        maps.show((maps.current() + by) % maps.count());
    };
    return {{.id = "file.next-map",
             .label = tr_later("N&ext map"),
             .keys = {"Ctrl+PageDown"},
             .help = wx_tr("Show the next of the maps that are open"),
             .run = [step] { step(1); },
             .enabled = several},
            {.id = "file.previous-map",
             .label = tr_later("Pre&vious map"),
             .keys = {"Ctrl+PageUp"},
             .help = wx_tr("Show the map before of those that are open"),
             .run = [this, step] { step(context_.maps().count() - 1); },
             .enabled = several},
            {.id = "file.close-map",
             .label = tr_later("&Close map"),
             .keys = {"Ctrl+W"},
             .help = wx_tr("Close the map; the others stay open"),
             .run = [this] { close(); }}};
}

void OpenMapCommands::close() {
    context_.show_map();
    if (files_.may_go()) {
        context_.maps().close();
    }
}

bool OpenMapCommands::all_may_go() {
    for (std::size_t number = 0; number < context_.maps().count(); ++number) {
        if (context_.maps().modified(number)) {
            context_.show_map();
            context_.maps().show(number);
            if (!files_.may_go()) {
                return false;
            }
        }
    }
    return true;
}

void OpenMapCommands::open_all(wxWindow& window, const std::vector<session::Place>& places) {
    context_.maps().keep_unedited(true);
    for (const session::Place& place : places) {
        // Later, so that what is said of one that cannot be opened does not hold up the next.
        window.CallAfter([this, place] { context_.open(place); });
    }
    window.CallAfter([this] { context_.maps().keep_unedited(false); });
}

void OpenMapCommands::offer_unsaved_work() {
    const std::vector<recovery::Work> found = context_.maps().found();
    if (found.empty()) {
        return;
    }
    std::vector<FoundWork> offered;
    offered.reserve(found.size());
    for (const recovery::Work& work : found) {
        offered.push_back({work.name, told(work)});
    }
    const FoundWorkAnswer answer = context_.prompt().found_work(offered);
    for (const std::size_t number : answer.chosen) {
        try {
            if (answer.what == FoundWorkAnswer::Open) {
                context_.maps().resume(found[number]);
            } else if (answer.what == FoundWorkAnswer::Forget) {
                recovery::discard(found[number]);
            }
        } catch (const InputError& error) {
            context_.prompt().error(error.what());
        }
    }
}

} // namespace pampas::desktop
