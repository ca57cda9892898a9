# Toolchain: WebAssembly by Debian's clang 19 and wasi-libc. Exceptions don't exist there. RTTI stays on only because
# pcg's headers need it.
list(APPEND CMAKE_MODULE_PATH ${CMAKE_CURRENT_LIST_DIR})
set(CMAKE_SYSTEM_NAME WASI)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_C_COMPILER clang-19)
set(CMAKE_CXX_COMPILER clang++-19)
set(CMAKE_C_COMPILER_TARGET wasm32-wasi)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
set(CMAKE_CXX_FLAGS_INIT -fno-exceptions)
# A library that a page calls, without a main of its own.
set(CMAKE_EXE_LINKER_FLAGS_INIT -mexec-model=reactor)
