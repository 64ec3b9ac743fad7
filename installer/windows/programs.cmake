# What Windows reads in the programs before they run: icon, version, manifest.
set(windows ${PROJECT_SOURCE_DIR}/installer/windows)
set(icon ${made}/windows/pampas.ico)
find_program(ICOTOOL icotool REQUIRED)
set(pictures ${icon_pictures})
list(FILTER pictures INCLUDE REGEX "/(16|24|32|48|64|128)x")
set(large ${made}/256x256/pampas.png) # as it is; older tools want the others unpacked
add_custom_command(OUTPUT ${icon} VERBATIM
  COMMAND ${CMAKE_COMMAND} -E make_directory ${made}/windows
  COMMAND ${ICOTOOL} --create --output ${icon} ${pictures} --raw ${large}
  DEPENDS ${pictures} ${large})

# Gives a program its resources: a target of its own, without options of C++.
function(pampas_resources program description more)
  configure_file(${windows}/program.manifest.in ${made}/windows/${program}.manifest @ONLY)
  configure_file(${windows}/program.rc.in ${made}/windows/${program}.rc @ONLY)
  set_source_files_properties(${made}/windows/${program}.rc PROPERTIES
    OBJECT_DEPENDS "${icon};${made}/windows/${program}.manifest")
  add_library(${program}-resources OBJECT ${made}/windows/${program}.rc)
  target_include_directories(${program}-resources PRIVATE ${made}/windows ${ARGN})
  target_link_libraries(${program} PRIVATE ${program}-resources)
endfunction()
pampas_resources(pampas "Pampas on the command line" "")
if(PAMPAS_DESKTOP)
  # The pointers of wxWidgets, without its manifest.
  set(wx_resources "#define wxUSE_NO_MANIFEST 1\n#include \"wx/msw/wx.rc\"")
  pampas_resources(pampas-editor "Pampas" "${wx_resources}"
                   $<TARGET_PROPERTY:pampas_wx,INTERFACE_INCLUDE_DIRECTORIES>)
  set_target_properties(pampas-editor PROPERTIES WIN32_EXECUTABLE ON) # opens no console
endif()
