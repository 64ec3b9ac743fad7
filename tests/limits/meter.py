"""usage: meter.py FILE SECONDS COMMAND...

Runs a command, for at most so many seconds, and writes its exit status, largest memory in KiB and seconds of processor
time into a file. A process of its own: Linux counts the memory of the program that starts another as the other's.
"""

import json
import resource
import signal
import subprocess
import sys

file, seconds, *command = sys.argv[1:]
try:
    status = subprocess.run(command, timeout=float(seconds)).returncode
except subprocess.TimeoutExpired:
    status = -signal.SIGKILL
usage = resource.getrusage(resource.RUSAGE_CHILDREN)
with open(file, "w") as figures:
    json.dump([status, usage.ru_maxrss, usage.ru_utime + usage.ru_stime], figures)
