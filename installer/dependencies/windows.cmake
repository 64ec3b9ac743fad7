# CMake toolchain file: compiles for Windows on Linux, with the libraries that
# `installer/dependencies/build windows` has built.
set(CMAKE_SYSTEM_NAME Windows)
set(CMAKE_SYSTEM_PROCESSOR x86_64)
set(host x86_64-w64-mingw32)
set(CMAKE_C_COMPILER ${host}-gcc-posix)
set(CMAKE_CXX_COMPILER ${host}-g++-posix)
set(CMAKE_ASM_COMPILER ${host}-gcc-posix)
set(CMAKE_RC_COMPILER ${host}-windres)

get_filename_component(prefix ${CMAKE_CURRENT_LIST_DIR}/../../build/dependencies/windows ABSOLUTE)
set(CMAKE_FIND_ROOT_PATH ${prefix} /usr/${host})
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
set(ENV{PKG_CONFIG_LIBDIR} ${prefix}/lib/pkgconfig:/usr/${host}/lib/pkgconfig)
set(wxWidgets_CONFIG_EXECUTABLE ${prefix}/bin/wx-config)
