#include "editor/crash/black_box.h"

#include <windows.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <csignal>

namespace pampas::crash {
namespace {

constexpr USHORT most_calls = 62;

class ReportFile {
  public:
    ReportFile() {
        static std::array<wchar_t, BlackBox::longest_path> path;
        ::MultiByteToWideChar(CP_UTF8, 0, black_box().path(), -1, path.data(),
                              static_cast<int>(path.size()));
        file_ = ::CreateFileW(path.data(), GENERIC_WRITE, 0, nullptr, CREATE_NEW,
                              FILE_ATTRIBUTE_NORMAL, nullptr);
    }
    ReportFile(const ReportFile&) = delete;
    ReportFile& operator=(const ReportFile&) = delete;
    ~ReportFile() { ::CloseHandle(file_); }

    void operator()(std::string_view text) const {
        DWORD written = 0;
        ::WriteFile(file_, text.data(), static_cast<DWORD>(text.size()), &written, nullptr);
    }

  private:
    HANDLE file_;
};

/// A short text before a number in hexadecimal digits, made without allocating memory.
class WithNumber {
  public:
    WithNumber(std::string_view before, std::uintptr_t number) {
        char* const digits = std::ranges::copy(before, text_.begin()).out;
        size_ = static_cast<std::size_t>(
            std::to_chars(digits, text_.data() + text_.size(), number, 16).ptr - text_.data());
    }
    operator std::string_view() const { return {text_.data(), size_}; }

  private:
    std::array<char, 80> text_{};
    std::size_t size_;
};

/// Calls as offsets from the begin of the program, which a debugger translates.
void write_calls(const ReportFile& file) {
    std::array<void*, most_calls> calls{};
    const USHORT count = ::RtlCaptureStackBackTrace(0, most_calls, calls.data(), nullptr);
    const auto begin = reinterpret_cast<std::uintptr_t>(::GetModuleHandleA(nullptr));
    for (USHORT call = 0; call < count; ++call) {
        file(WithNumber("  +0x", reinterpret_cast<std::uintptr_t>(calls[call]) - begin));
        file("\n");
    }
}

LONG WINAPI on_exception(EXCEPTION_POINTERS* exception) {
    const ReportFile file;
    const DWORD code = exception->ExceptionRecord->ExceptionCode;
    black_box().write_head(WithNumber("exception 0x", code), file);
    write_calls(file);
    return EXCEPTION_CONTINUE_SEARCH;
}

void on_abort(int /*signal*/) {
    const ReportFile file;
    black_box().write_head("SIGABRT, the program gave up", file);
    write_calls(file);
}

} // namespace

void take_crashes() {
    ::SetUnhandledExceptionFilter(on_exception);
    std::signal(SIGABRT, on_abort);
}

} // namespace pampas::crash
