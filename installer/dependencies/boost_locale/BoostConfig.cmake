# The package that find_package(Boost) finds: all headers, and the part of Boost.Locale that is built here.
find_path(PAMPAS_BOOST_HEADERS boost/version.hpp REQUIRED)
set(Boost_VERSION 1.74.0)
if(NOT TARGET Boost::headers)
  add_library(Boost::headers INTERFACE IMPORTED)
  target_include_directories(Boost::headers INTERFACE ${PAMPAS_BOOST_HEADERS})
  add_library(Boost::locale STATIC IMPORTED)
  set_target_properties(Boost::locale PROPERTIES
    IMPORTED_LOCATION ${CMAKE_CURRENT_LIST_DIR}/../../libboost_locale.a
    INTERFACE_LINK_LIBRARIES Boost::headers)
endif()
set(Boost_locale_FOUND TRUE)
