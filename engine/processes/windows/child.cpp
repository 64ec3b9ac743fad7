#include "engine/processes/child.h"

#include "engine/files/input_error.h"
#include "engine/language/tr.h"

namespace pampas::processes {

class Child::Pipes {};

std::string signal_name(int) {
    return "";
}

void require_program(const std::filesystem::path& path) {
    throw InputError(tr("other people's bots are not supported on Windows"), {}, path.string());
}

Child::Child(const std::filesystem::path& program) {
    require_program(program);
}

Child::~Child() = default;

bool Child::write(std::string_view, Clock::time_point) {
    return false;
}

void Child::close_input() {}

Child::Reading Child::read_line(std::string&, Clock::time_point) {
    return Reading::Closed;
}

const std::string& Child::output() {
    return errors();
}

std::optional<Ending> Child::wait(Clock::time_point) {
    return std::nullopt;
}

void Child::end() {}

const std::string& Child::errors() const {
    static const std::string none;
    return none;
}

} // namespace pampas::processes
