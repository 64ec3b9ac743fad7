# Links programs statically. The presets `static` and `windows` include this file after project().
set(CMAKE_FIND_LIBRARY_SUFFIXES .a)
set(PKG_CONFIG_ARGN --static)
add_link_options(-static -s)
