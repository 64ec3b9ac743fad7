# Installs the programs with their documentation, examples and desktop files. Paths follow the Filesystem
# Hierarchy Standard; on Windows everything goes into one folder.
if(WIN32)
  set(CMAKE_INSTALL_BINDIR .)
  set(CMAKE_INSTALL_DOCDIR .)
endif()
include(GNUInstallDirs)
set(desktop ${PROJECT_SOURCE_DIR}/installer/desktop)
set(generated ${PROJECT_BINARY_DIR}/installed)

install(TARGETS pampas RUNTIME)
install(FILES CHANGELOG.md TYPE DOC)
set(examples ${CMAKE_INSTALL_DOCDIR}/examples)
install(DIRECTORY maps resources/rulesets resources/players resources/pigs resources/pig_styles DESTINATION ${examples}
        FILES_MATCHING PATTERN *.json PATTERN *.md)
install(DIRECTORY resources/bots DESTINATION ${examples})

# The icon. Sizes up to 32 use the art for small hexes.
file(GLOB art CONFIGURE_DEPENDS editor/picture/art/*.svg)
foreach(size small large)
  add_custom_command(OUTPUT ${generated}/${size}/pampas.svg VERBATIM
    COMMAND ${CMAKE_COMMAND} -E make_directory ${generated}/${size}
    COMMAND ${desktop}/compose_icon ${PROJECT_SOURCE_DIR}/editor/picture/art ${size} ${generated}/${size}/pampas.svg
    DEPENDS ${desktop}/compose_icon ${art})
endforeach()
set(icon_pictures "")
foreach(side 16 22 24 32 48 64 128 256 512)
  set(size large)
  if(side LESS_EQUAL 32)
    set(size small)
  endif()
  set(icon ${generated}/${side}x${side}/pampas.png)
  add_custom_command(OUTPUT ${icon} VERBATIM
    COMMAND ${CMAKE_COMMAND} -E make_directory ${generated}/${side}x${side}
    COMMAND ${RSVG_CONVERT} --width ${side} --height ${side} --output ${icon} ${generated}/${size}/pampas.svg
    DEPENDS ${generated}/${size}/pampas.svg)
  list(APPEND icon_pictures ${icon})
endforeach()

if(WIN32)
  include(installer/windows/programs.cmake)
  if(PAMPAS_DESKTOP)
    install(TARGETS pampas-editor RUNTIME)
  endif()
  return()
endif()

# Manual pages and completions.
install(DIRECTORY ${PROJECT_BINARY_DIR}/share/ DESTINATION ${CMAKE_INSTALL_DATADIR})

# The reference, one page for each language. `pampas` itself writes them, so it must run on this machine.
file(GLOB translations CONFIGURE_DEPENDS resources/languages/*.po)
if(NOT CMAKE_CROSSCOMPILING)
  set(references "")
  foreach(language IN ITEMS en ${translations})
    get_filename_component(code ${language} NAME_WE)
    set(reference ${generated}/reference/reference.${code}.html)
    add_custom_command(OUTPUT ${reference} VERBATIM
      COMMAND ${CMAKE_COMMAND} -E make_directory ${generated}/reference
      COMMAND ${CMAKE_COMMAND} -E env LANGUAGE=${code} LC_ALL=C.UTF-8
              $<TARGET_FILE:pampas> reference --format html --output ${reference}
      DEPENDS pampas)
    list(APPEND references ${reference})
  endforeach()
  add_custom_target(reference-pages ALL DEPENDS ${references})
  install(DIRECTORY ${generated}/reference TYPE DOC)
endif()

if(NOT PAMPAS_DESKTOP)
  return()
endif()
install(TARGETS pampas-editor RUNTIME)

# Files for desktop environments, translated.
set(codes "")
foreach(translation IN LISTS translations)
  get_filename_component(code ${translation} NAME_WE)
  configure_file(${translation} ${generated}/languages/${code}.po COPYONLY)
  string(APPEND codes "${code}\n")
endforeach()
file(CONFIGURE OUTPUT ${generated}/languages/LINGUAS CONTENT "${codes}")

set(desktop_files ${icon_pictures})
macro(install_translated template folder)
  get_filename_component(file ${template} NAME)
  add_custom_command(OUTPUT ${generated}/${file} VERBATIM
    COMMAND ${GETTEXT_MSGFMT_EXECUTABLE} ${ARGN} --template ${template}
            -d ${generated}/languages --output-file ${generated}/${file}
    DEPENDS ${template} ${translations})
  list(APPEND desktop_files ${generated}/${file})
  install(FILES ${generated}/${file} DESTINATION ${CMAKE_INSTALL_DATADIR}/${folder})
endmacro()
install_translated(${desktop}/pampas-editor.desktop applications
                   --desktop --keyword= --keyword=GenericName --keyword=Comment --keyword=Keywords)
install_translated(${desktop}/pampas.mime.xml mime/packages --xml)

# The description for software centres, with the releases in the words of the changelog, and pictures.
set(metainfo ${generated}/with_releases/org.pampas.Editor.metainfo.xml)
add_custom_command(OUTPUT ${metainfo} VERBATIM
  COMMAND ${CMAKE_COMMAND} -E make_directory ${generated}/with_releases
  COMMAND ${desktop}/add_releases ${PROJECT_SOURCE_DIR}/CHANGELOG.md ${PAMPAS_VERSION_DATE}
          ${PAMPAS_RELEASES}/${PROJECT_VERSION} ${desktop}/org.pampas.Editor.metainfo.xml ${metainfo}
  DEPENDS ${desktop}/add_releases ${desktop}/org.pampas.Editor.metainfo.xml
          ${PROJECT_SOURCE_DIR}/CHANGELOG.md)
install_translated(${metainfo} metainfo --xml)

# With these, file managers show maps and libraries as small pictures.
install(FILES ${desktop}/pampas-map.thumbnailer ${desktop}/pampas-library.thumbnailer
        DESTINATION ${CMAKE_INSTALL_DATADIR}/thumbnailers)

set(icons ${CMAKE_INSTALL_DATADIR}/icons/hicolor)
install(FILES ${generated}/large/pampas.svg DESTINATION ${icons}/scalable/apps)
foreach(icon IN LISTS icon_pictures)
  get_filename_component(folder ${icon} DIRECTORY)
  get_filename_component(size ${folder} NAME)
  install(FILES ${icon} DESTINATION ${icons}/${size}/apps)
endforeach()
add_custom_target(desktop-files ALL DEPENDS ${desktop_files})
