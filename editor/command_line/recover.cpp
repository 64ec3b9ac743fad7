#include "editor/command_line/options.h"
#include "editor/command_line/reporting.h"
#include "editor/recovery/journal.h"
#include "engine/language/tr.h"

#include <nlohmann/json.hpp>

#include <ostream>

namespace pampas::command_line {
namespace {

struct RecoverOptions {
    std::string id;
    bool discard = false;
    Reporting reporting;
    Output output;
};

nlohmann::ordered_json listed(const recovery::Work& work) {
    const auto place = session::place_of(work.origin);
    nlohmann::ordered_json entry{{"id", work.id},
                                 {"name", work.name},
                                 {"origin", nullptr},
                                 {"changed", work.changed},
                                 {"steps", work.history.done()}};
    if (place) {
        entry["origin"] = session::place_text(*place);
    }
    if (work.open) {
        entry["open"] = true;
    }
    return entry;
}

std::string line(const recovery::Work& work) {
    const auto place = session::place_of(work.origin);
    std::string what = escaped(work.name);
    if (place) {
        what = tr("{}, from {}", what, escaped(session::place_text(*place)));
    }
    if (work.open) {
        what = tr("{} (open in an editor)", what);
    }
    constexpr std::size_t width = 10; // for 4 digits
    return fmt::format("{}  {}  {:{}}  {}", work.id, work.changed,
                       trn("{:4} step", "{:4} steps", work.history.done()), width, what);
}

Status list_work(const RecoverOptions& options, Streams streams) {
    const auto all = recovery::all_unsaved(recovery::folder());
    if (all.empty() && !options.reporting.is_json()) {
        streams.err << tr("there is no unsaved work") << '\n';
    }
    put_list(options.reporting, streams, all, listed, line);
    return Status::Success;
}

Status recover(const RecoverOptions& options, Streams streams) {
    if (options.id.empty()) {
        return list_work(options, streams);
    }
    const recovery::Work work = recovery::find(recovery::folder(), options.id);
    if (options.discard) {
        recovery::discard(work);
        streams.err << tr("discarded {}", escaped(work.name)) << '\n';
    } else {
        put_map(options.output, work.state.map, streams);
    }
    return Status::Success;
}

} // namespace

void add_recover(CLI::App& program, Command& chosen) {
    auto [command, options] = add_command<RecoverOptions>(
        program, chosen,
        {"recover", tr("List, save or discard unsaved work of the editor"),
         "pampas recover\n"
         "pampas recover --format json"},
        recover);
    CLI::Option* id =
        command.add_option("ID", options.id, tr("Which work; if not given, all work is listed"));
    add_map_output(command, options.output);
    CLI::Option* output = command.get_option("-o")->needs(id);
    command.add_flag("--discard", options.discard, tr("Discard the work"))
        ->needs(id)
        ->excludes(output);
    add_format(command, options.reporting);
    command.get_option("--format")->excludes(id);
}

} // namespace pampas::command_line
