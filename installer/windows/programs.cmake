# Windows resources of the programs: icon, version, manifest.
set(windows ${PROJECT_SOURCE_DIR}/installer/windows)
set(icon ${generated}/windows/pampas.ico)
find_program(ICOTOOL icotool REQUIRED)
set(pictures ${icon_pictures})
list(FILTER pictures INCLUDE REGEX "/(16|24|32|48|64|128)x")
set(large ${generated}/256x256/pampas.png) # stored as PNG; the smaller ones are stored uncompressed for older tools
add_custom_command(OUTPUT ${icon} VERBATIM
  COMMAND ${CMAKE_COMMAND} -E make_directory ${generated}/windows
  COMMAND ${ICOTOOL} --create --output ${icon} ${pictures} --raw ${large}
  DEPENDS ${pictures} ${large})

# Adds resources to a program. They are a target of their own, because the resource compiler knows no C++ options.
function(pampas_resources program description more)
  configure_file(${windows}/program.manifest.in ${generated}/windows/${program}.manifest @ONLY)
  configure_file(${windows}/program.rc.in ${generated}/windows/${program}.rc @ONLY)
  set_source_files_properties(${generated}/windows/${program}.rc PROPERTIES
    OBJECT_DEPENDS "${icon};${generated}/windows/${program}.manifest")
  add_library(${program}-resources OBJECT ${generated}/windows/${program}.rc)
  target_include_directories(${program}-resources PRIVATE ${generated}/windows ${ARGN})
  target_link_libraries(${program} PRIVATE ${program}-resources)
endfunction()
pampas_resources(pampas "Pampas on the command line" "")
if(PAMPAS_DESKTOP)
  # The cursors of wxWidgets, without its manifest.
  set(wx_resources "#define wxUSE_NO_MANIFEST 1\n#include \"wx/msw/wx.rc\"")
  pampas_resources(pampas-editor "Pampas" "${wx_resources}"
                   $<TARGET_PROPERTY:pampas_wx,INTERFACE_INCLUDE_DIRECTORIES>)
  set_target_properties(pampas-editor PROPERTIES WIN32_EXECUTABLE ON) # opens no console
endif()
