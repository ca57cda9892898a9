# shellcheck shell=bash
# Installs what the scripts need and is missing; ./run, ./test and .ci/run source it from the project's root.
# need_packages GROUP… · need_node · need_web · configure PRESET … · jobs

mkdir -p build/log

say() { printf '%s\n' "$*"; }

stop() {
  printf '%s: %s\n' "${0##*/}" "$*" >&2
  exit 1
}

# Compilers that may work side by side: as many as processors, and as memory has room for at 1.5 GB each.
jobs() {
  local processors memory
  processors=$(nproc)
  memory=$(awk '/^MemAvailable:/ { print int($2 / 1500000) }' /proc/meminfo)
  ((memory >= 1)) || memory=1
  echo $((processors < memory ? processors : memory))
}

# Shows what apt-get reports on its status channel: a line that is written over on a terminal, every tenth percent elsewhere.
apt_progress() {
  local kind percent text shown=-10
  while IFS=: read -r kind _ percent text; do
    percent=${percent%%.*}
    if [[ $kind != dlstatus && $kind != pmstatus ]] || [[ ! $percent =~ ^[0-9]+$ ]]; then continue; fi
    [[ $kind == dlstatus ]] && text="downloading"
    if [[ -t 1 ]]; then
      printf '\r\033[K  %3d %% %.90s' "$percent" "$text"
    elif ((percent >= shown + 10 || percent < shown)); then
      printf '  %3d %% %.90s\n' "$percent" "$text"
      shown=$percent
    fi
  done
  if [[ -t 1 ]]; then printf '\r\033[K'; fi
}

# need_packages GROUP…: the packages of these groups of cmake/debian-packages.txt.
need_packages() {
  local groups=" $* " group package command installed wanted=() missing=() become=()
  while read -r group package command; do
    if [[ $groups != *" $group "* ]]; then continue; fi
    if [[ -n $command ]] && command -v "$command" > /dev/null; then continue; fi
    wanted+=("$package")
  done < <(grep -v '^#' cmake/debian-packages.txt)
  command -v dpkg-query > /dev/null || stop "this is no Debian machine; install yourself what stands for: ${wanted[*]}"
  installed=$(dpkg-query -W -f '${Package} ${db:Status-Status}\n' "${wanted[@]}" 2> /dev/null || true)
  for package in "${wanted[@]}"; do
    grep -qxF "$package installed" <<< "$installed" || missing+=("$package")
  done
  if ((${#missing[@]} == 0)); then return; fi

  if ((EUID != 0)); then
    command -v sudo > /dev/null || stop "Debian packages are missing; as root, run: apt-get install ${missing[*]}"
    become=(sudo)
  fi
  say "Installing ${#missing[@]} Debian packages and what they need: ${missing[*]}"
  "${become[@]}" apt-get update > build/log/apt.log 2>&1 < /dev/null ||
    stop "apt-get update failed: $(grep -E '^(E|Err)' build/log/apt.log | tail -1) (all of it: build/log/apt.log)"
  # apt-get's status channel is a pipe of its own: apt-get makes it non-blocking, which scripts of packages don't bear.
  # sudo would close that channel, so the redirections happen below it.
  : > build/log/apt-install.log
  # shellcheck disable=SC2016
  "${become[@]}" env DEBIAN_FRONTEND=noninteractive sh -c 'exec apt-get "$@" 3>&1 > build/log/apt-install.log 2>&1' apt \
    install -y --no-install-recommends -o APT::Status-Fd=3 -o Dpkg::Use-Pty=0 "${missing[@]}" < /dev/null | apt_progress ||
    stop "apt-get install failed: $(grep -E '^(E|Err)' build/log/apt-install.log | tail -1) (all of it: build/log/apt-install.log)"
}

# Whether the first `node` on the path is one that Vite and Vitest take.
node_is_recent() {
  local version major minor
  version=$(node --version 2> /dev/null) || return 1
  IFS=. read -r major minor _ <<< "${version#v}"
  ((major > 22 || (major == 22 && minor >= 12) || (major == 20 && minor >= 19)))
}

# install_modules FOLDER: the npm packages of its lock file, once for each state of that file.
install_modules() {
  local lock
  lock=$(sha256sum "$1/package-lock.json" | cut -d ' ' -f 1)
  if [[ $(cat "$1/node_modules/.installed" 2> /dev/null) == "$lock" ]]; then return; fi
  say "Installing the npm packages of $1/package-lock.json"
  npm ci --prefix "$1" --ignore-scripts --no-audit --no-fund > "build/log/npm.log" 2>&1 < /dev/null ||
    stop "npm ci failed in $1: $(grep -iE 'err' build/log/npm.log | head -1) (all of it: build/log/npm.log)"
  echo "$lock" > "$1/node_modules/.installed"
}

# need_web: a Node.js that is recent enough, and the browser client's packages.
need_web() {
  install_modules web
  if node_is_recent; then return; fi
  install_modules tools/node
  local folder
  for folder in "$PWD"/tools/node/node_modules/node-linux-*/bin; do PATH=$folder:$PATH; done
  export PATH
  node_is_recent || stop "Node.js is too old ($(node --version)): 20.19, 22.12 or later is needed, and the npm package did not bring it"
}

# configure PRESET [-DNAME=VALUE…]: makes or refreshes build/PRESET.
configure() {
  say "Configuring build/$1"
  cmake --preset "$@" > "build/log/cmake-$1.log" 2>&1 < /dev/null ||
    stop "cmake failed: $(grep -A 3 '^CMake Error' "build/log/cmake-$1.log" | tr -s ' \n' ' ') (all of it: build/log/cmake-$1.log)"
}
