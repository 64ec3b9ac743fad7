#include "engine/files/file.h"

#include "engine/files/input_error.h"
#include "engine/files/next_line.h"
#include "engine/files/system.h"
#include "engine/files/unfinished.h"
#include "engine/language/tr.h"

#include <cerrno>
#include <system_error>

namespace pampas {
namespace {

namespace fs = std::filesystem;

/// The target of a chain of symbolic links, whether or not it exists.
fs::path target_of(fs::path path) {
    constexpr int max_links = 40;
    std::error_code ignored;
    for (int links = 0; fs::is_symlink(fs::symlink_status(path, ignored)); ++links) {
        if (links == max_links) {
            errno = ELOOP;
            throw system_error(path, tr_later("cannot be written"));
        }
        path = path.parent_path() / fs::read_symlink(path, ignored);
    }
    return path;
}

namespace fs = std::filesystem;

fs::path folder_of(system::UserFolder kind) {
    const fs::path folder = system::user_folder(kind);
    if (folder.empty()) {
        throw InputError(tr("the home folder is unknown: HOME is not set"));
    }
    return folder / "pampas";
}

[[noreturn]] void fail_too_large(const std::string& name) {
    throw InputError(tr("is larger than any map (64 MiB)"), {}, name);
}

} // namespace

std::string read_stream(std::istream& stream, const std::string& name) {
    std::string bytes(max_file_size + 1, '\0');
    stream.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    bytes.resize(static_cast<std::size_t>(stream.gcount()));
    if (bytes.size() > max_file_size) {
        fail_too_large(name);
    }
    return bytes;
}

std::string read_file(const fs::path& path) {
    const system::File file(system::open(path, system::Opening::Read));
    if (file.number() < 0) {
        throw system_error(path, tr_later("cannot be opened"));
    }
    std::string bytes;
    std::string buffer(std::size_t{1} << 16, '\0');
    while (true) {
        const std::ptrdiff_t count = system::read(file.number(), buffer);
        if (count == 0) {
            return bytes;
        }
        if (count < 0) {
            throw system_error(path, tr_later("cannot be read"));
        }
        bytes.append(buffer, 0, static_cast<std::size_t>(count));
        if (bytes.size() > max_file_size) {
            fail_too_large(path.string());
        }
    }
}

/// A file written under a temporary name beside its target, or a device written to directly.
class NewFile::Handle : private Unfinished {
  public:
    explicit Handle(const fs::path& path) : path_(path) {
        std::error_code ignored;
        const fs::file_status status = fs::status(path, ignored);
        if (fs::is_directory(status)) {
            errno = EISDIR;
            throw system_error(path_, tr_later("cannot be written"));
        }
        if (fs::exists(status) && !fs::is_regular_file(status)) {
            file_.emplace(system::open(path, system::Opening::WriteToDevice));
        } else {
            target_ = target_of(path);
            file_.emplace(system::create_temporary(directory(), beside_));
        }
        if (file_->number() < 0) {
            beside_.clear();
            throw system_error(path_, tr_later("cannot be written"));
        }
    }
    Handle(const Handle&) = delete;
    Handle& operator=(const Handle&) = delete;
    ~Handle() { remove(); }

    void write(std::string_view bytes) {
        if (!system::write_all(file_->number(), bytes)) {
            give_up();
        }
    }

    void keep() {
        if (beside_.empty()) {
            if (!file_->close()) {
                give_up();
            }
            return;
        }
        std::error_code ignored;
        appears_ = !fs::exists(fs::symlink_status(target_, ignored));
        if (!system::take_permissions(file_->number(), target_) ||
            !system::flush(file_->number()) || !file_->close() ||
            !system::replace(beside_, target_)) {
            give_up();
        }
        beside_.clear();
        flush_directory(directory());
    }

    /// Removes the file again if there was none before.
    void take_back() const {
        if (appears_) {
            system::remove(target_);
        }
    }

  private:
    fs::path directory() const {
        return target_.has_parent_path() ? target_.parent_path() : fs::path(".");
    }
    void remove() const noexcept override {
        if (!beside_.empty()) {
            system::remove(beside_);
        }
    }
    [[noreturn]] void give_up() {
        const int reason = errno;
        remove();
        beside_.clear();
        errno = reason;
        throw system_error(path_, tr_later("cannot be written"));
    }

    fs::path path_;        ///< as given by the user
    fs::path target_;      ///< after following links at `path_`
    fs::path beside_;      ///< temporary name; empty for devices and after `keep`
    bool appears_ = false; ///< nothing was at `target_` before `keep`
    std::optional<system::File> file_;
};

NewFile::NewFile(const fs::path& path) : handle_(std::make_unique<Handle>(path)) {}
NewFile::NewFile(NewFile&&) noexcept = default;
NewFile& NewFile::operator=(NewFile&&) noexcept = default;
NewFile::~NewFile() = default;

void NewFile::write(std::string_view bytes) {
    handle_->write(bytes);
}

void NewFile::keep() {
    handle_->keep();
}

void keep_all(std::span<NewFile> files) {
    for (std::size_t kept = 0; kept < files.size(); ++kept) {
        try {
            files[kept].keep();
        } catch (...) {
            for (const NewFile& file : files.first(kept)) {
                file.handle_->take_back();
            }
            throw;
        }
    }
}

void write_file(const fs::path& path, std::string_view bytes) {
    NewFile file(path);
    file.write(bytes);
    file.keep();
}

void take_failing_writes_as_errors() {
    system::ignore_signals_of_failing_writes();
}

void flush_directory(const fs::path& directory) {
    system::flush_directory(directory);
}

LineReader::LineReader(const std::filesystem::path& path)
    : path_(path), bytes_(std::make_unique<std::ifstream>(path, std::ios::binary)) {
    if (std::error_code ignored; std::filesystem::is_directory(path, ignored)) {
        errno = EISDIR;
        bytes_->setstate(std::ios::failbit);
    }
    if (!*bytes_) {
        throw system_error(path, tr_later("cannot be opened"));
    }
}

LineReader::LineReader(std::string text, std::filesystem::path name)
    : path_(std::move(name)), bytes_(std::make_unique<std::istringstream>(std::move(text))) {}

std::optional<std::string> LineReader::next() {
    std::string line;
    try {
        while (read(line)) {
            ++number_;
            bytes_read_ += line.size() + 1;
            if (line.find_first_not_of(" \t\r") != std::string::npos) {
                return line;
            }
        }
    } catch (const std::ios_base::failure&) { // the buffer throws on read errors
        throw InputError(tr("cannot be read"), tr("line {}", number_ + 1), path_.string());
    }
    return std::nullopt;
}

/// Whether there is another line, which it reads.
bool LineReader::read(std::string& line) {
    auto next = next_line(*bytes_->rdbuf(), max_file_size);
    if (next && next->size() > max_file_size) {
        throw InputError(tr("is longer than any record (64 MiB)"), tr("line {}", number_ + 1),
                         path_.string());
    }
    line = std::move(next).value_or(std::string());
    return next.has_value();
}

fs::path user_data_folder() {
    return folder_of(system::UserFolder::Data);
}

fs::path user_state_folder() {
    return folder_of(system::UserFolder::State);
}

fs::path user_cache_folder() {
    return folder_of(system::UserFolder::Cache);
}

void make_folder(const fs::path& folder) {
    std::error_code error;
    if (folder.empty() || fs::is_directory(folder, error)) {
        return;
    }
    make_folder(folder.parent_path());
    fs::create_directory(folder, error);
    if (error) {
        throw system_error(folder, tr_later("cannot be created"), error);
    }
    flush_directory(folder.has_parent_path() ? folder.parent_path() : fs::path("."));
}

} // namespace pampas
