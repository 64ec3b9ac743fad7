# usage: cmake -DOUTPUT=FILE [-DCOMMIT=...] -P write_commit.cmake
# Writes a header with the commit that is built. A header with the same commit is left alone, so that
# nothing is recompiled.
if(NOT COMMIT)
  execute_process(COMMAND git describe --always --abbrev=7 --dirty=+ --exclude=*
                  WORKING_DIRECTORY ${CMAKE_CURRENT_LIST_DIR}
                  OUTPUT_VARIABLE COMMIT OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
endif()
file(CONFIGURE OUTPUT ${OUTPUT} CONTENT "#pragma once\n\n#define PAMPAS_COMMIT \"${COMMIT}\"\n")
