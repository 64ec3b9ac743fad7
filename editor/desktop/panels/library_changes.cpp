#include "editor/desktop/panels/library_changes.h"

#include "editor/desktop/dialogs/library_dialogs.h"
#include "editor/desktop/dialogs/map_dialogs.h"
#include "engine/files/input_error.h"
#include "engine/files/path.h"

#include <system_error>

namespace pampas::desktop {
namespace {

namespace fs = std::filesystem;

constexpr int poll_interval = 1000; // in milliseconds

} // namespace

LibraryWatch::LibraryWatch(std::function<void()> changed) : changed_(std::move(changed)) {
    Start(poll_interval);
}

void LibraryWatch::look_at(const fs::path& library) {
    library_ = library;
    seen_ = stamp();
}

LibraryWatch::Stamp LibraryWatch::stamp() const {
    Stamp result{};
    std::size_t next = 0;
    for (const char* part : {"", "-wal"}) {
        std::error_code error;
        const fs::path file = path_of(library_.string() + part);
        const auto time = fs::last_write_time(file, error);
        result[next++] = error ? 0 : time.time_since_epoch().count();
        const auto size = fs::file_size(file, error);
        result[next++] = error ? 0 : static_cast<std::int64_t>(size);
    }
    return result;
}

void LibraryWatch::Notify() {
    if (!library_.empty() && stamp() != seen_) {
        changed_();
    }
}

using library::Access;
using library::Library;

LibraryChanges::LibraryChanges(wxWindow& window, Context& context,
                               std::function<void(const std::string& name)> done)
    : window_(window), context_(context), done_(std::move(done)) {}

void LibraryChanges::set_library(const std::filesystem::path& file) {
    file_ = file;
    removal_.reset();
}

void LibraryChanges::change(const std::function<std::string(Library&)>& work) {
    std::string name;
    try {
        Library library(file_, Access::Write);
        name = work(library);
    } catch (const InputError& error) {
        context_.prompt().error(error.what());
    }
    done_(name);
}

void LibraryChanges::rename(const std::string& name, std::vector<std::string> taken) {
    RenameDialog dialog(&window_, name, std::move(taken));
    if (dialog.ShowModal() != wxID_OK || dialog.name() == name) {
        return;
    }
    change([&, to = dialog.name()](Library& library) {
        library.rename(name, to);
        context_.maps().follow([&](session::Session& open) {
            return open.renamed({file_, name}, to);
        });
        return to;
    });
}

void LibraryChanges::duplicate(const std::string& name) {
    change([&](Library& library) { return library.duplicate(name); });
}

void LibraryChanges::remove(const std::string& name) {
    removal_.reset();
    change([&](Library& library) {
        removal_ = {library.remove(name), name};
        context_.maps().follow([&](session::Session& open) { return open.removed({file_, name}); });
        return std::string();
    });
}

std::optional<std::string> LibraryChanges::removed() const {
    return removal_ ? std::optional(removal_->name) : std::nullopt;
}

void LibraryChanges::undo_removal() {
    if (removal_) {
        put_back(removal_->id);
    }
}

void LibraryChanges::put_back(std::int64_t id) {
    if (removal_ && removal_->id == id) {
        removal_.reset();
    }
    change([&](Library& library) {
        std::string name = library.put_back(id);
        context_.maps().follow([&](session::Session& open) {
            return open.put_back({file_, name});
        });
        return name;
    });
}

void LibraryChanges::show_revisions(const std::string& name) {
    try {
        RevisionsDialog dialog(&window_, file_, name);
        const int wish = dialog.ShowModal();
        if (wish == RevisionsDialog::restore) {
            change([&](Library& library) {
                library.restore(name, dialog.revision());
                context_.maps().follow([&](session::Session& open) {
                    return open.restored({file_, name}, dialog.revision());
                });
                return name;
            });
        } else if (wish == RevisionsDialog::open_copy) {
            context_.maps().open_unsaved(dialog.map());
        } else if (wish == RevisionsDialog::compare_open) {
            context_.compare({file_, name}, dialog.revision(), {});
        } else if (wish == RevisionsDialog::compare_former) {
            context_.compare({file_, name}, dialog.revision() - 1, dialog.revision());
        }
    } catch (const InputError& error) {
        context_.prompt().error(error.what());
        done_({});
    }
}

void LibraryChanges::show_trash() {
    try {
        TrashDialog dialog(&window_, Library(file_, Access::Read));
        const int wish = dialog.ShowModal();
        if (wish == TrashDialog::put_back) {
            put_back(dialog.chosen());
        } else if (wish == TrashDialog::empty) {
            removal_.reset();
            change([](Library& library) {
                library.empty_trash();
                return std::string();
            });
        }
    } catch (const InputError& error) {
        context_.prompt().error(error.what());
        done_({});
    }
}

} // namespace pampas::desktop
