#include "editor/desktop/frame/comeback.h"

#include "editor/crash/crash_report.h"
#include "editor/desktop/context/context.h"
#include "editor/desktop/widgets/phrases.h"
#include "engine/files/input_error.h"
#include "engine/language/tr.h"

#include <fmt/ranges.h>

#include <algorithm>

namespace pampas::desktop {
namespace {

/// `12 steps, today 14:34, from maps.pampas`.
std::string description(const recovery::Work& work) {
    const std::string place = session::short_place(work.origin);
    const std::size_t steps = work.history.done();
    const std::string time = said_time(work.changed).utf8_string();
    return place.empty() ? trn("{} step, {}", "{} steps, {}", steps, time)
                         : trn("{} step, {}, from {}", "{} steps, {}, from {}", steps, time, place);
}

/// Unsaved work and what the user wants with it.
struct Found {
    recovery::Work work;
    FoundWorkAnswer::What what = FoundWorkAnswer::Wait;
};

/// Asks what to do with the unsaved work that was found.
std::vector<Found> asked(const Context& context) {
    std::vector<Found> all;
    std::vector<FoundWork> lines;
    for (recovery::Work& work : context.maps().found()) {
        lines.push_back({work.name, description(work)});
        all.push_back({std::move(work)});
    }
    if (!all.empty()) {
        const FoundWorkAnswer answer = context.prompt().found_work(lines);
        for (const std::size_t number : answer.chosen) {
            all[number].what = answer.what;
        }
    }
    return all;
}

/// Asks the same, and does away with what the user forgets.
std::vector<Found> offered(const Context& context) {
    std::vector<Found> all = asked(context);
    std::erase_if(all, [&context](const Found& found) {
        return found.what == FoundWorkAnswer::Forget &&
               context.prompt().attempt([&found] { recovery::discard(found.work); });
    });
    return all;
}

/// Opens tabs again, some of them with unsaved work.
class Reopening {
  public:
    Reopening(Context& context, std::vector<Found> found)
        : context_(context), found_(std::move(found)) {}

    void open(recovery::Tabs tabs) {
        const std::size_t tabs_left = tabs.open.size();
        std::optional<std::size_t> shown;
        add_work_without_tab(tabs);
        for (std::size_t number = 0; number < tabs.open.size(); ++number) {
            const bool is_open = reopen(tabs.open[number]);
            if (is_open && number == tabs.current && number < tabs_left) {
                shown = context_.maps().current();
            }
        }
        if (shown) {
            context_.maps().show(*shown);
        }
        say_missing();
    }

  private:
    const Found* find(const std::string& id) const {
        const auto found =
            std::ranges::find_if(found_, [&id](const Found& each) { return each.work.id == id; });
        return found == found_.end() ? nullptr : &*found;
    }

    void add_work_without_tab(recovery::Tabs& tabs) const {
        for (const Found& found : found_) {
            if (std::ranges::find(tabs.open, found.work.id, &recovery::Tab::work) ==
                tabs.open.end()) {
                tabs.open.push_back({.work = found.work.id});
            }
        }
    }

    /// Returns whether the map is open now.
    bool reopen(const recovery::Tab& tab) {
        const Found* found = find(tab.work);
        if (found != nullptr && found->what != FoundWorkAnswer::Open) {
            return false; // it waits for another start
        }
        try {
            return context_.maps().reopen(tab, found != nullptr ? &found->work : nullptr);
        } catch (const InputError& error) {
            if (found != nullptr) {
                context_.prompt().error(error.what());
            } else {
                missing_.push_back(session::place_text(*tab.place));
            }
            return false;
        }
    }

    void say_missing() const {
        if (!missing_.empty()) {
            context_.say(tr("No longer there: {}", fmt::format("{}", fmt::join(missing_, ", "))));
        }
    }

    Context& context_;
    std::vector<Found> found_;
    std::vector<std::string> missing_;
};

} // namespace

/// Says that an editor has crashed, and where its report is.
static void say_crashes(Context& context) {
    std::vector<std::string> kept;
    for (const std::filesystem::path& report : context.maps().crash_reports()) {
        kept.push_back(crash::keep(report).string());
    }
    if (!kept.empty()) {
        context.prompt().outcome(
            trn("Pampas crashed. A report is here; it was not sent to anybody.",
                "Pampas crashed {} times. The reports are here; they were "
                "not sent to anybody.",
                kept.size()),
            kept);
    }
}

void offer_unsaved_work(Context& context) {
    say_crashes(context);
    Reopening(context, offered(context)).open({});
}

void bring_back_all(Context& context) {
    say_crashes(context);
    const recovery::LeftOpen left = context.maps().left_open();
    Reopening(context, offered(context)).open(left.tabs);
    context.maps().remember();
    recovery::forget(left);
}

} // namespace pampas::desktop
