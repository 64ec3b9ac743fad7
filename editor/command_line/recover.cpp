#include "editor/command_line/command.h"
#include "editor/command_line/options.h"
#include "editor/recovery/work.h"

#include <nlohmann/json.hpp>

#include <ostream>

namespace pampas::command_line {
namespace {

struct RecoverOptions {
    std::string id;
    bool discard = false;
    ReportFormat format = ReportFormat::Text;
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
    return fmt::format("{}  {}  {:4} step{}  {}{}{}\n", work.id, work.changed, work.history.done(),
                       work.history.done() == 1 ? " " : "s", escaped(work.name),
                       place ? ", from " + escaped(session::place_text(*place)) : "",
                       work.open ? " (open in an editor)" : "");
}

Status list_work(const RecoverOptions& options, Streams streams) {
    const auto all = recovery::all_unsaved(recovery::folder());
    if (options.format == ReportFormat::Json) {
        auto array = nlohmann::ordered_json::array();
        for (const recovery::Work& work : all) {
            array.push_back(listed(work));
        }
        streams.out << json_text(array);
        return Status::Success;
    }
    if (all.empty()) {
        streams.err << "there is no unsaved work\n";
    }
    for (const recovery::Work& work : all) {
        streams.out << line(work);
    }
    return Status::Success;
}

Status recover(const RecoverOptions& options, Streams streams) {
    if (options.id.empty()) {
        return list_work(options, streams);
    }
    const recovery::Work work = recovery::find(recovery::folder(), options.id);
    if (options.discard) {
        recovery::discard(work);
        streams.err << fmt::format("forgot {}\n", escaped(work.name));
    } else {
        put_map(options.output, work.state.map, streams);
    }
    return Status::Success;
}

} // namespace

void add_recover(CLI::App& program, Command& chosen) {
    auto [command, options] = add_command<RecoverOptions>(
        program, chosen,
        {"recover", "List, save or forget work that the editor could not save",
         "pampas recover 20240501-123456-89abcdef -o Honey.json"},
        recover);
    CLI::Option* id = command.add_option("ID", options.id, "Which work; without it, all is listed");
    add_map_output(command, options.output);
    CLI::Option* output = command.get_option("-o")->needs(id);
    command.add_flag("--discard", options.discard, "Forget the work")->needs(id)->excludes(output);
    add_report_format(command, options.format);
    command.get_option("--format")->excludes(id);
}

} // namespace pampas::command_line
