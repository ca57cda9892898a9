# What every folder's CMakeLists.txt uses.

# Warnings and defaults that all our targets share.
add_library(tempora_flags INTERFACE)
target_compile_features(tempora_flags INTERFACE cxx_std_20)
target_compile_options(
  tempora_flags
  INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Werror
            # Clang's -Wconversion has more in it than that of GCC, and libstdc++'s own std::stable_sort uses what it
            # deprecates.
            $<$<CXX_COMPILER_ID:Clang>:-Wno-sign-conversion>
            $<$<CXX_COMPILER_ID:Clang>:-Wno-deprecated-declarations>
            # GCC 12 warns of copies in its own std::string that can't happen (its bugs 105329 and 105651).
            $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>
            # Signatures must not depend on how a compiler contracts floating point.
            -ffp-contract=off)
target_include_directories(tempora_flags INTERFACE ${PROJECT_SOURCE_DIR} ${PROJECT_BINARY_DIR}/generated)

# tempora_library(name SOURCES … LIBS …): one static library a folder.
function(tempora_library name)
  cmake_parse_arguments(ARG "" "" "SOURCES;LIBS" ${ARGN})
  add_library(${name} STATIC ${ARG_SOURCES})
  target_link_libraries(${name} PUBLIC tempora_flags ${ARG_LIBS})
endfunction()

# tempora_hot(SOURCES …): sources of the present folder in which simulation spends its time. Intel's processors up to 2019 run
# code slowly whose jumps lie across 32 bytes; an assembler that can avoid it is asked to. Loops and functions are aligned, so
# that a change elsewhere doesn't make them slower.
include(CheckCXXCompilerFlag)
check_cxx_compiler_flag(-Wa,-mbranches-within-32B-boundaries TEMPORA_KEEPS_JUMPS_TOGETHER)
function(tempora_hot)
  set(options -O3 -falign-loops=32 -falign-functions=64)
  if(TEMPORA_KEEPS_JUMPS_TOGETHER)
    list(APPEND options -Wa,-mbranches-within-32B-boundaries)
  endif()
  if(CMAKE_BUILD_TYPE STREQUAL "Release")
    set_source_files_properties(${ARGN} PROPERTIES COMPILE_OPTIONS "${options}")
  endif()
endfunction()

# tempora_test(name SOURCES … LIBS …): a GoogleTest program, one CTest entry a program.
function(tempora_test name)
  if(NOT TEMPORA_TESTS)
    return()
  endif()
  cmake_parse_arguments(ARG "" "" "SOURCES;LIBS" ${ARGN})
  add_executable(${name} ${ARG_SOURCES})
  target_link_libraries(${name} PRIVATE ${ARG_LIBS} GTest::gtest_main)
  # More than half of a build was the optimizer's work on tests, which run but a moment; the long ones stay.
  if(NOT name MATCHES "conformance")
    target_compile_options(${name} PRIVATE -O0)
  endif()
  add_test(NAME ${name} COMMAND ${name} --gtest_brief=1 WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})
endfunction()

# tempora_content(game): embeds games/<game>/content/* as generated/games/<game>/content.hpp.
find_package(Python3 3.11 REQUIRED COMPONENTS Interpreter)
function(tempora_content game)
  file(GLOB files CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/games/${game}/content/*.toml
       ${PROJECT_SOURCE_DIR}/games/${game}/content/*.map)
  set(header ${PROJECT_BINARY_DIR}/generated/games/${game}/content.hpp)
  add_custom_command(
    OUTPUT ${header}
    COMMAND Python3::Interpreter ${PROJECT_SOURCE_DIR}/cmake/embed_content.py
            ${PROJECT_SOURCE_DIR}/games/${game}/content ${header} tempora::${game}
    DEPENDS ${files} ${PROJECT_SOURCE_DIR}/cmake/embed_content.py
    VERBATIM)
  add_custom_target(${game}_content DEPENDS ${header})
  if(NOT TARGET generated) # everything that must be there before the code can be read
    add_custom_target(generated)
  endif()
  add_dependencies(generated ${game}_content)
endfunction()

# tempora_fuzz(name SOURCES … LIBS … [SEEDS FOLDER]): a libFuzzer program, and in programs/name.seeds where its examples lie.
function(tempora_fuzz name)
  if(NOT TEMPORA_FUZZ)
    return()
  endif()
  cmake_parse_arguments(ARG "" "SEEDS" "SOURCES;LIBS" ${ARGN})
  add_executable(${name} ${ARG_SOURCES})
  target_link_libraries(${name} PRIVATE ${ARG_LIBS})
  target_link_options(${name} PRIVATE -fsanitize=fuzzer)
  set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/programs)
  file(WRITE ${PROJECT_BINARY_DIR}/programs/${name}.seeds "${ARG_SEEDS}")
endfunction()
