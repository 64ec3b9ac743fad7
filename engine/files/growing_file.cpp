#include "engine/files/growing_file.h"

#include "engine/files/descriptor.h"
#include "engine/files/input_error.h"
#include "engine/language/tr.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <condition_variable>
#include <mutex>
#include <stop_token>
#include <thread>

namespace pampas {
namespace fs = std::filesystem;

/// Tells the disk to keep what a file holds, in the background.
class Flusher {
  public:
    explicit Flusher(int file)
        : thread_([this, file](const std::stop_token& stop) { run(file, stop); }) {}

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
            ::fdatasync(file); // best effort: not every file system can
            lock.lock();
        }
    }

    std::mutex mutex_;
    std::condition_variable_any wake_;
    bool asked_ = false;
    std::jthread thread_;
};

class GrowingFile::Handle {
  public:
    Handle(fs::path path, int flags, std::uint64_t size)
        : path_(std::move(path)),
          file_(::open(path_.c_str(), O_RDWR | O_APPEND | O_CLOEXEC | flags, 0600)), size_(size),
          flusher_(file_.number()) {
        if (file_.number() < 0 || ::flock(file_.number(), LOCK_EX | LOCK_NB) != 0 ||
            ::ftruncate(file_.number(), static_cast<off_t>(size_)) != 0) {
            throw_system_error(path_, tr_later("cannot be written"));
        }
    }

    void add(std::string_view bytes) {
        if (!write_all(file_.number(), bytes)) {
            const int reason = errno;
            // What is left over is no whole line, and passed over by readers, if not even this
            // works.
            static_cast<void>(::ftruncate(file_.number(), static_cast<off_t>(size_)));
            errno = reason;
            throw_system_error(path_, tr_later("cannot be written"));
        }
        size_ += bytes.size();
        flusher_.ask();
    }

    void remove() const { ::unlink(path_.c_str()); }

  private:
    fs::path path_;
    FileDescriptor file_;
    std::uint64_t size_;
    Flusher flusher_;
};

GrowingFile GrowingFile::create(const fs::path& path) {
    return GrowingFile(std::make_unique<Handle>(path, O_CREAT | O_EXCL, 0));
}

GrowingFile GrowingFile::take_over(const fs::path& path, std::uint64_t size) {
    return GrowingFile(std::make_unique<Handle>(path, 0, size));
}

bool GrowingFile::in_use(const fs::path& path) {
    const FileDescriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    return file.number() >= 0 && ::flock(file.number(), LOCK_SH | LOCK_NB) != 0;
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
