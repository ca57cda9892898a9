# The header-only libraries for a WebAssembly build. /usr/include itself belongs to another machine, so the build folder
# gets links to just their headers.
set(headers ${PROJECT_BINARY_DIR}/include)
file(MAKE_DIRECTORY ${headers})
foreach(header nlohmann tl pcg_random.hpp pcg_extras.hpp pcg_uint128.hpp)
  if(NOT EXISTS /usr/include/${header})
    message(FATAL_ERROR "/usr/include/${header} is missing; cmake/debian-packages.txt names the packages")
  endif()
  file(CREATE_LINK /usr/include/${header} ${headers}/${header} SYMBOLIC)
endforeach()

add_library(nlohmann_json::nlohmann_json INTERFACE IMPORTED)
target_include_directories(nlohmann_json::nlohmann_json SYSTEM INTERFACE ${headers})
target_include_directories(tempora_flags SYSTEM INTERFACE ${headers})
