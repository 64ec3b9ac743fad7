#include "editor/command_line/export_all.h"

#include "editor/command_line/progress_bar.h"
#include "engine/files/input_error.h"
#include "engine/files/path.h"
#include "engine/files/portable_name.h"
#include "engine/library/library.h"

#include <boost/algorithm/string/case_conv.hpp>
#include <fmt/format.h>

#include <ostream>
#include <set>

namespace pampas::command_line {
namespace {

namespace fs = std::filesystem;

/// Names of files that differ for every system, also where upper and lower case are one.
class FileNames {
  public:
    std::string of(const std::string& map) {
        const std::string name = portable_name(map);
        std::string result = name;
        for (int number = 2; !taken_.insert(boost::algorithm::to_lower_copy(result)).second;
             ++number) {
            result = fmt::format("{} ({})", name, number);
        }
        return result;
    }

  private:
    std::set<std::string> taken_;
};

/// The options for a file: of one map alone, or standing for all of them.
ExportOptions options_for(ExportOptions options, const std::string& map, const fs::path& file) {
    options.map = options.library + "#" + map;
    options.library.clear();
    options.output = file.string();
    return options;
}

void require_free(const fs::path& file) {
    std::error_code ignored;
    if (fs::exists(file, ignored)) {
        throw InputError(tr("is there already; --overwrite replaces it"), {}, file.string());
    }
}

/// Whether the map is there now; says why not.
bool exported(const ExportOptions& options, bool overwrite, Streams streams) {
    try {
        if (!overwrite) {
            require_free(path_of(options.output));
        }
        return export_map(options, streams) == Status::Success;
    } catch (const InputError& error) {
        streams.err << "pampas: " << error.what() << '\n';
        return false;
    }
}

fs::path made_folder(const ExportOptions& options) {
    if (options.output.empty()) {
        throw InputError(tr("export: give a folder with -o"));
    }
    std::error_code error;
    fs::create_directories(path_of(options.output), error);
    if (error) {
        throw InputError(reason_of(error), {}, options.output);
    }
    return path_of(options.output);
}

} // namespace

Status export_all(const ExportOptions& options, Streams streams) {
    ExportOptions folderless = options;
    folderless.output.clear(); // whose name tells no format
    const std::string ending = ending_of(folderless);
    const auto entries = library::Library(path_of(options.library), library::Access::Read).list();
    const fs::path folder = made_folder(options);
    FileNames names;
    std::size_t refused = 0;
    {
        ProgressBar progress(entries.size(), tr("maps"));
        for (const library::Entry& entry : entries) {
            const fs::path file = folder / path_of(names.of(entry.name) + ending);
            const bool done =
                exported(options_for(options, entry.name, file), options.overwrite, streams);
            streams.out << (done ? tr("{} -> {}", escaped(entry.name), escaped(file.string()))
                                 : tr("{} was refused", escaped(entry.name)))
                        << '\n';
            refused += done ? 0 : 1;
            progress.advance(1);
        }
    }
    streams.err << tr("{} written, {} refused", entries.size() - refused, refused) << '\n';
    return refused == 0 ? Status::Success : Status::No;
}

} // namespace pampas::command_line
