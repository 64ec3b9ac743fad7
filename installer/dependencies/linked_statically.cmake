# For programs that need no library: included after project() by the presets `static` and `windows`.
set(CMAKE_FIND_LIBRARY_SUFFIXES .a)
set(PKG_CONFIG_ARGN --static)
add_link_options(-static -s)
