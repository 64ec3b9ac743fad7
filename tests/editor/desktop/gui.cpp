#include "tests/editor/desktop/gui.h"

#include <gdk/gdk.h>
#include <wx/app.h>
#include <wx/stopwatch.h>
#include <wx/utils.h>

namespace pampas::testing {
namespace {

// Milliseconds; only a failing test waits this long. Games run at low priority: beside other tests
// they may get only a twentieth of a processor.
constexpr long patience = 180'000;

} // namespace

bool wait_until(const std::function<bool()>& condition) {
    const wxStopWatch watch;
    while (!condition()) {
        if (watch.Time() > patience) {
            return false;
        }
        settle();
        wxMilliSleep(1);
    }
    return true;
}

void settle() {
    gdk_display_sync(gdk_display_get_default());
    wxYield();
    while (wxTheApp->ProcessIdle()) {
        wxYield();
    }
}

void show(wxTopLevelWindow& window) {
    window.Show();
    window.Raise();
    ASSERT_TRUE(wait_until([&window] { return window.IsShownOnScreen(); }));
    settle();
}

void point_at(const wxWindow& window, wxPoint at) {
    wxUIActionSimulator().MouseMove(window.ClientToScreen(at));
    settle();
}

void click(const wxWindow& window, wxPoint at, int button) {
    point_at(window, at);
    wxUIActionSimulator().MouseClick(button);
    settle();
}

void double_click(const wxWindow& window, wxPoint at) {
    point_at(window, at);
    wxUIActionSimulator().MouseDblClick();
    settle();
}

void drag(const wxWindow& window, wxPoint from, wxPoint to, int button) {
    point_at(window, from);
    wxUIActionSimulator().MouseDown(button);
    settle();
    point_at(window, {(from.x + to.x) / 2, (from.y + to.y) / 2});
    point_at(window, to);
    wxUIActionSimulator().MouseUp(button);
    settle();
}

void press_key(int key, int modifiers) {
    wxUIActionSimulator().Char(key, modifiers);
    settle();
}

} // namespace pampas::testing
