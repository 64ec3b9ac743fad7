"""usage: meter.py FILE SECONDS COMMAND...

Runs a command, for at most so many seconds, and writes its exit status, largest memory in KiB and seconds of processor
time into a file. A process of its own: Linux counts the memory of the program that starts another as the other's.
"""

import json
import os
import subprocess
import sys
import threading

file, seconds, *command = sys.argv[1:]
process = subprocess.Popen(command)
watch = threading.Timer(float(seconds), process.kill)
watch.start()
_, status, usage = os.wait4(process.pid, 0)
watch.cancel()
with open(file, "w") as figures:
    json.dump([os.waitstatus_to_exitcode(status), usage.ru_maxrss, usage.ru_utime + usage.ru_stime], figures)
os._exit(0)  # without Popen's own wait for a process that is gone
