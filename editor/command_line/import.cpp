#include "editor/command_line/command.h"
#include "editor/command_line/options.h"
#include "editor/command_line/progress_bar.h"
#include "engine/files/input_error.h"
#include "engine/files/path.h"
#include "engine/formats/format.h"
#include "engine/language/tr.h"
#include "engine/library/library.h"
#include "engine/library/open_map.h"

#include <algorithm>
#include <ostream>
#include <set>

namespace pampas::command_line {
namespace {

namespace fs = std::filesystem;

struct ImportOptions {
    std::string file;
    Output output;
};

/// The map files of a folder, by name.
std::vector<fs::path> files_in(const fs::path& folder) {
    std::vector<fs::path> files;
    std::error_code error;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder, error)) {
        if (formats::format_of(entry.path()) != nullptr && entry.is_regular_file(error)) {
            files.push_back(entry.path());
        }
    }
    if (error) {
        throw InputError(reason_of(error), {}, folder.string());
    }
    if (files.empty()) {
        throw InputError(tr("has no {} files", formats::endings()), {}, folder.string());
    }
    std::ranges::sort(files);
    return files;
}

/// Brings the maps of a folder into a library, each under a name of its own.
class FolderImport {
  public:
    FolderImport(const fs::path& library, Streams streams)
        : library_(library, library::Access::Create), streams_(streams) {}

    void add(const fs::path& file) {
        try {
            map::Map map = formats::read_map(file);
            map.details().name =
                free_name(map.details().name.empty() ? file.stem().string() : map.details().name);
            keep(map);
        } catch (const InputError& error) {
            streams_.err << "pampas: " << error.what() << '\n';
            ++refused_;
        }
    }

    Status finish() const {
        streams_.out << tr("{} added, {} there already, {} refused", added_, known_, refused_)
                     << '\n';
        return refused_ == 0 ? Status::Success : Status::No;
    }

  private:
    /// A name that no file before it had.
    std::string free_name(const std::string& name) {
        std::string result = name;
        for (int number = 2; !names_.insert(result).second; ++number) {
            result = fmt::format("{} ({})", name, number);
        }
        return result;
    }

    void keep(const map::Map& map) {
        const std::string& name = map.details().name;
        const auto entries = library_.list();
        const bool there = std::ranges::find(entries, name, &library::Entry::name) != entries.end();
        if (there && library_.load(name).map == map) {
            ++known_;
            return;
        }
        const library::Revision revision = library_.add(map);
        streams_.out << tr("added {}, revision {}", escaped(name), revision.number) << '\n';
        ++added_;
    }

    library::Library library_;
    Streams streams_;
    std::set<std::string> names_;
    int added_ = 0;
    int known_ = 0;
    int refused_ = 0;
};

Status import_folder(const fs::path& folder, const Output& output, Streams streams) {
    if (!output.ends_with(".pampas")) {
        throw InputError(tr("is a directory; its maps go into a library: give -o LIBRARY.pampas"),
                         {}, folder.string());
    }
    const std::vector<fs::path> files = files_in(folder);
    FolderImport import(path_of(output), streams);
    {
        ProgressBar progress(files.size(), tr("maps"));
        for (const fs::path& file : files) {
            import.add(file);
            progress.advance(1);
        }
    }
    return import.finish();
}

Status import_file(const ImportOptions& options, Streams streams) {
    std::error_code ignored;
    if (fs::is_directory(path_of(options.file), ignored)) {
        return import_folder(path_of(options.file), options.output, streams);
    }
    put_map(options.output, library::open_map(options.file), streams);
    return Status::Success;
}

} // namespace

void add_import(CLI::App& program, Command& chosen) {
    auto [command, options] = add_command<ImportOptions>(
        program, chosen,
        {"import", tr("Read a map file, a share code, or a folder of files into JSON or a library"),
         "pampas export maps/windmill.json -o windmill.haz\n"
         "pampas import windmill.haz -o maps.pampas\n"
         "pampas import maps -o maps.pampas"},
        import_file);
    command
        .add_option("FILE", options.file,
                    tr("A {} file, a share code, or a folder of such files, for a library",
                       formats::endings()))
        ->required();
    add_map_output(command, options.output);
}

} // namespace pampas::command_line
