# usage: embed_resources(TARGET TABLE BASE FOLDER|PATH=FILE...)
# Embeds files in a target and generates a function that returns a table of them. So each program is one
# file that always finds its resources.
# TABLE is the function, such as `pampas::resources::all`; a header declares it. Each file below the FOLDERs
# is listed with its path relative to BASE, without a leading `resources/`. PATH=FILE lists one file as PATH.
function(embed_resources target table base)
  string(REGEX MATCH "^(.+)::([a-z_]+)$" matched ${table})
  set(namespace ${CMAKE_MATCH_1})
  set(function ${CMAKE_MATCH_2})
  set(assembly "#ifdef __ELF__\n.section .note.GNU-stack,\"\",@progbits\n#endif\n.section .rodata\n")
  set(symbols "")
  set(rows "")
  set(files "")
  set(number 0)
  foreach(argument IN LISTS ARGN)
    if(argument MATCHES "^(.+)=(.+)$")
      set(found ${CMAKE_MATCH_2})
      set(listed_path ${CMAKE_MATCH_1})
    else()
      file(GLOB_RECURSE found CONFIGURE_DEPENDS ${base}/${argument}/*)
      set(listed_path "")
    endif()
    foreach(file IN LISTS found)
      set(path "${listed_path}")
      if(NOT path)
        file(RELATIVE_PATH path ${base} ${file})
        string(REGEX REPLACE "^resources/" "" path ${path})
      endif()
      set(symbol pampas_${function}_${number})
      string(APPEND assembly ".global ${symbol}\n${symbol}:\n.incbin \"${file}\"\n"
                             ".global ${symbol}_end\n${symbol}_end:\n.byte 0\n")
      string(APPEND symbols "extern const char ${symbol}[];\nextern const char ${symbol}_end[];\n")
      string(APPEND rows "    {\"${path}\", {${symbol}, ${symbol}_end}},\n")
      list(APPEND files ${file})
      math(EXPR number "${number} + 1")
    endforeach()
  endforeach()
  set(folder ${CMAKE_CURRENT_BINARY_DIR}/embedded/${function})
  file(CONFIGURE OUTPUT ${folder}/bytes.S CONTENT "${assembly}" @ONLY)
  file(CONFIGURE OUTPUT ${folder}/table.cpp CONTENT [[
#include "engine/resources/resource.h"

#include <array>

extern "C" {
@symbols@}

namespace @namespace@ {
std::span<const pampas::resources::Resource> @function@() {
    static const std::array<pampas::resources::Resource, @number@> table{{
@rows@    }};
    return table;
}
} // namespace @namespace@
]] @ONLY)
  set_source_files_properties(${folder}/bytes.S PROPERTIES OBJECT_DEPENDS "${files}")
  set_source_files_properties(${folder}/table.cpp PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
  target_sources(${target} PRIVATE ${folder}/bytes.S ${folder}/table.cpp)
endfunction()
