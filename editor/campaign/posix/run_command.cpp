#include "editor/campaign/run_command.h"

#include "engine/files/input_error.h"
#include "engine/language/tr.h"

#include <boost/asio/io_context.hpp>
#include <boost/process/args.hpp>
#include <boost/process/async.hpp>
#include <boost/process/child.hpp>
#include <boost/process/io.hpp>

#include <future>

namespace pampas::campaign {

CommandOutcome run_command(const std::vector<std::string>& arguments) {
    namespace process = boost::process;
    constexpr int not_found = 127; // as `env` reports it
    boost::asio::io_context both;
    std::future<std::string> out;
    std::future<std::string> err;
    process::child child("/usr/bin/env", process::args(arguments),
                         process::std_in<process::null, process::std_out> out,
                         process::std_err > err, both);
    both.run();
    child.wait();
    if (child.exit_code() == not_found) {
        throw InputError(tr("there is no command {} on this computer", arguments.front()));
    }
    return {child.exit_code(), out.get(), err.get()};
}

std::filesystem::path own_program() {
    const char* link = "/proc/self/exe";
    std::error_code error;
    std::filesystem::path program = std::filesystem::read_symlink(link, error);
    if (error) {
        throw system_error(link, tr_later("cannot be read"), error);
    }
    return program;
}

} // namespace pampas::campaign
