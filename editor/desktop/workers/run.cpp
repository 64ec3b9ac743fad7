#include "editor/desktop/workers/run.h"

#ifdef __linux__
#include <sys/resource.h>
#endif
namespace pampas::desktop {

void give_way() {
#ifdef __linux__
    constexpr int niceness = 10;
    ::setpriority(PRIO_PROCESS, 0, niceness); // on Linux, only of the calling thread
#endif
}

} // namespace pampas::desktop
