#include "engine/files/system.h"

#include <fcntl.h>
#include <io.h>
#include <windows.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <climits>
#include <cstdio>
#include <cstdlib>
#include <span>
#include <string>
#include <string_view>
#include <utility>

/// How Windows programs get their arguments before `main`; no header declares it.
extern "C" int __wgetmainargs(int* count, wchar_t*** values, wchar_t*** environment,
                              int expand_patterns, int* new_mode);

namespace pampas::system {
namespace {

/// The `errno` value for a Windows error number.
int error_of(DWORD error) {
    switch (error) {
    case ERROR_FILE_NOT_FOUND:
    case ERROR_PATH_NOT_FOUND:
    case ERROR_INVALID_NAME:
    case ERROR_BAD_NETPATH:
        return ENOENT;
    case ERROR_ACCESS_DENIED:
    case ERROR_WRITE_PROTECT:
    case ERROR_SHARING_VIOLATION:
        return EACCES;
    case ERROR_LOCK_VIOLATION:
        return EAGAIN;
    case ERROR_FILE_EXISTS:
    case ERROR_ALREADY_EXISTS:
        return EEXIST;
    case ERROR_DISK_FULL:
    case ERROR_HANDLE_DISK_FULL:
        return ENOSPC;
    case ERROR_FILENAME_EXCED_RANGE:
        return ENAMETOOLONG;
    default:
        return EIO;
    }
}

/// Whether a Windows function succeeded; sets `errno` if not.
bool succeeded(BOOL done) {
    if (done == 0) {
        errno = error_of(GetLastError());
    }
    return done != 0;
}

HANDLE handle_of(int file) {
    return reinterpret_cast<HANDLE>(_get_osfhandle(file));
}

/// Other programs may read, write and remove the open file, as on other systems.
int open_handle(const std::filesystem::path& path, DWORD access, DWORD creation, int flags) {
    constexpr DWORD share = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;
    if (std::error_code none; std::filesystem::is_directory(path, none)) {
        errno = EISDIR;
        return -1;
    }
    const HANDLE handle =
        CreateFileW(path.c_str(), access, share, nullptr, creation, FILE_ATTRIBUTE_NORMAL, nullptr);
    if (handle == INVALID_HANDLE_VALUE) {
        errno = error_of(GetLastError());
        return -1;
    }
    return _open_osfhandle(reinterpret_cast<intptr_t>(handle), flags | _O_BINARY | _O_NOINHERIT);
}

/// The byte to lock: far beyond the end of the file, since locked bytes cannot be read.
OVERLAPPED locked_byte() {
    OVERLAPPED place{};
    place.OffsetHigh = 0x7fffffff;
    return place;
}

/// The language of the Windows user interface, named as in the environment.
const char* language_of_windows() {
    static const std::string code = [] {
        std::array<char, 9> name{};
        GetLocaleInfoA(MAKELCID(GetUserDefaultUILanguage(), SORT_DEFAULT), LOCALE_SISO639LANGNAME,
                       name.data(), int{name.size()});
        return std::string(name.data());
    }();
    return code.c_str();
}

} // namespace

File::~File() {
    if (number_ >= 0) {
        _close(number_);
    }
}

bool File::close() {
    return _close(std::exchange(number_, -1)) == 0;
}

int open(const std::filesystem::path& path, Opening how) {
    switch (how) {
    case Opening::Read:
        return open_handle(path, GENERIC_READ, OPEN_EXISTING, _O_RDONLY);
    case Opening::WriteToDevice:
        return open_handle(path, GENERIC_WRITE, OPEN_EXISTING, _O_WRONLY);
    case Opening::Create:
        return open_handle(path, GENERIC_READ | GENERIC_WRITE, CREATE_NEW, _O_RDWR | _O_APPEND);
    case Opening::AddTo:
        return open_handle(path, GENERIC_READ | GENERIC_WRITE, OPEN_EXISTING, _O_RDWR | _O_APPEND);
    }
    return -1;
}

int create_temporary(const std::filesystem::path& folder, std::filesystem::path& path) {
    static std::atomic<unsigned> number{0};
    while (true) {
        path = folder / (L".pampas." + std::to_wstring(GetCurrentProcessId()) + L"-" +
                         std::to_wstring(number++));
        const int file =
            open_handle(path, GENERIC_READ | GENERIC_WRITE | DELETE, CREATE_NEW, _O_RDWR);
        if (file >= 0 || errno != EEXIST) {
            return file;
        }
    }
}

std::ptrdiff_t read(int file, std::span<char> buffer) {
    return _read(file, buffer.data(),
                 static_cast<unsigned>(std::min<std::size_t>(buffer.size(), INT_MAX)));
}

bool write_all(int file, std::string_view bytes) {
    while (!bytes.empty()) {
        const int written =
            _write(file, bytes.data(),
                   static_cast<unsigned>(std::min<std::size_t>(bytes.size(), INT_MAX)));
        if (written < 0) {
            return false;
        }
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

bool flush(int file) {
    return _commit(file) == 0;
}

bool truncate(int file, std::uint64_t size) {
    const errno_t error = _chsize_s(file, static_cast<long long>(size));
    errno = error;
    return error == 0;
}

bool lock(int file, Lock how) {
    OVERLAPPED place = locked_byte();
    const DWORD exclusive = how == Lock::Exclusive ? LOCKFILE_EXCLUSIVE_LOCK : 0;
    return succeeded(
        LockFileEx(handle_of(file), exclusive | LOCKFILE_FAIL_IMMEDIATELY, 0, 1, 0, &place));
}

bool take_permissions(int, const std::filesystem::path&) {
    return true; // new files inherit the permissions of their folder
}

bool replace(const std::filesystem::path& file, const std::filesystem::path& place) {
    return succeeded(MoveFileExW(file.c_str(), place.c_str(),
                                 MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH));
}

void remove(const std::filesystem::path& path) {
    DeleteFileW(path.c_str());
}

bool may_read(const std::filesystem::path& path) {
    return _waccess(path.c_str(), 4) == 0;
}

bool may_write(const std::filesystem::path& path) {
    return _waccess(path.c_str(), 2) == 0;
}

void flush_directory(const std::filesystem::path&) {} // not needed on Windows

void ignore_signals_of_failing_writes() {} // Windows has no such signals

void prepare_console() {
    for (FILE* stream : {stdin, stdout, stderr}) {
        _setmode(_fileno(stream), _O_BINARY);
    }
    SetConsoleCP(CP_UTF8);
    SetConsoleOutputCP(CP_UTF8);
    for (const DWORD stream : {STD_OUTPUT_HANDLE, STD_ERROR_HANDLE}) {
        const HANDLE console = GetStdHandle(stream);
        if (DWORD mode = 0; GetConsoleMode(console, &mode) != 0) {
            constexpr DWORD heeds_sequences = 4; // ENABLE_VIRTUAL_TERMINAL_PROCESSING
            SetConsoleMode(console, mode | heeds_sequences);
        }
    }
}

std::optional<std::size_t> console_width(Output output) {
    CONSOLE_SCREEN_BUFFER_INFO screen{};
    return GetConsoleScreenBufferInfo(
               GetStdHandle(output == Output::Standard ? STD_OUTPUT_HANDLE : STD_ERROR_HANDLE),
               &screen) != 0
               ? std::optional(static_cast<std::size_t>(screen.dwSize.X))
               : std::nullopt;
}

std::vector<std::string> arguments(int, char* const*) {
    int count = 0;
    wchar_t** values = nullptr;
    wchar_t** environment = nullptr;
    int new_mode = 0;
    __wgetmainargs(&count, &values, &environment, 1, &new_mode);
    std::vector<std::string> result;
    for (const wchar_t* value : std::span(values, static_cast<std::size_t>(count)).subspan(1)) {
        result.push_back(std::filesystem::path(value).string());
    }
    return result;
}

const char* variable(const char* name) {
    const char* value = std::getenv(name);
    return value == nullptr && name == std::string_view("LANG") ? language_of_windows() : value;
}

std::filesystem::path user_folder(UserFolder kind) {
    const wchar_t* local = _wgetenv(L"LOCALAPPDATA");
    if (local == nullptr || !std::filesystem::path(local).is_absolute()) {
        return {};
    }
    const std::filesystem::path folder(local);
    return kind == UserFolder::Cache ? folder / "Temp" : folder;
}

} // namespace pampas::system
