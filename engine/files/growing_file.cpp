#include "engine/files/growing_file.h"

#include "engine/files/input_error.h"
#include "engine/files/system.h"
#include "engine/language/tr.h"

#include <cerrno>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <utility>

namespace pampas {
namespace fs = std::filesystem;

/// Flushes a file to the disk in the background and, with it for the first time, its entry in its
/// folder.
class Flusher {
  public:
    Flusher(int file, fs::path folder)
        : folder_(std::move(folder)),
          thread_([this, file](const std::stop_token& stop) { run(file, stop); }) {}

    void ask() {
        const std::scoped_lock lock(mutex_);
        asked_ = true;
        wake_.notify_one();
    }

  private:
    void run(int file, const std::stop_token& stop) {
        std::unique_lock lock(mutex_);
        while (wake_.wait(lock, stop, [this] { return asked_; })) {
            asked_ = false;
            lock.unlock();
            flush(file);
            lock.lock();
        }
    }

    /// As well as it can: not every file system supports it, and the file is whole without it.
    void flush(int file) {
        system::flush(file);
        if (!std::exchange(entry_flushed_, true)) {
            system::flush_directory(folder_);
        }
    }

    fs::path folder_;
    bool entry_flushed_ = false;
    std::mutex mutex_;
    std::condition_variable_any wake_;
    bool asked_ = false;
    std::jthread thread_;
};

class GrowingFile::Handle {
  public:
    Handle(fs::path path, system::Opening opening, std::uint64_t size)
        : path_(std::move(path)), file_(system::open(path_, opening)), size_(size) {
        if (file_.number() < 0) {
            throw system_error(path_, tr_later("cannot be written"));
        }
        try {
            begin();
        } catch (...) {
            if (opening == system::Opening::Create) {
                system::remove(path_);
            }
            throw;
        }
    }

    void add(std::string_view bytes) {
        if (!system::write_all(file_.number(), bytes)) {
            const int reason = errno;
            // If this fails too, readers skip the rest, since it is not a whole line.
            static_cast<void>(system::truncate(file_.number(), size_));
            errno = reason;
            throw system_error(path_, tr_later("cannot be written"));
        }
        size_ += bytes.size();
        flusher_->ask();
    }

    void remove() const { system::remove(path_); }

  private:
    void begin() {
        if (!system::lock(file_.number(), system::Lock::Exclusive) ||
            !system::truncate(file_.number(), size_)) {
            throw system_error(path_, tr_later("cannot be written"));
        }
        flusher_.emplace(file_.number(),
                         path_.has_parent_path() ? path_.parent_path() : fs::path("."));
    }

    fs::path path_;
    system::File file_;
    std::uint64_t size_;
    std::optional<Flusher> flusher_;
};

GrowingFile GrowingFile::create(const fs::path& path) {
    return GrowingFile(std::make_unique<Handle>(path, system::Opening::Create, 0));
}

GrowingFile GrowingFile::take_over(const fs::path& path, std::uint64_t size) {
    return GrowingFile(std::make_unique<Handle>(path, system::Opening::AddTo, size));
}

bool GrowingFile::in_use(const fs::path& path) {
    const system::File file(system::open(path, system::Opening::Read));
    return file.number() >= 0 && !system::lock(file.number(), system::Lock::Shared);
}

GrowingFile::GrowingFile(std::unique_ptr<Handle> handle) : handle_(std::move(handle)) {}
GrowingFile::GrowingFile(GrowingFile&&) noexcept = default;
GrowingFile& GrowingFile::operator=(GrowingFile&&) noexcept = default;
GrowingFile::~GrowingFile() = default;

void GrowingFile::add(std::string_view bytes) {
    handle_->add(bytes);
}

void GrowingFile::remove() {
    handle_->remove();
    handle_.reset();
}

} // namespace pampas
