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

# The name that npm gives this machine's processor.
node_machine() {
  case $(uname -m) in
    x86_64) echo x64 ;;
    aarch64) echo arm64 ;;
    *) uname -m ;;
  esac
}

# install_modules FOLDER COMMAND…: the npm packages of its lock file, once for each state of that file. The command must
# succeed then: npm leaves out optional packages that it can't fetch, without a word.
install_modules() {
  local lock folder=$1
  shift
  lock=$(sha256sum "$folder/package-lock.json" | cut -d ' ' -f 1)
  if [[ $(cat "$folder/node_modules/.installed" 2> /dev/null) == "$lock" ]]; then return; fi
  say "Installing the npm packages of $folder/package-lock.json"
  npm ci --prefix "$folder" --ignore-scripts --no-audit --no-fund > "build/log/npm.log" 2>&1 < /dev/null ||
    stop "npm ci failed in $folder: $(grep -iE 'err' build/log/npm.log | head -1) (all of it: build/log/npm.log)"
  "$@" > /dev/null 2>> build/log/npm.log || stop "npm ci in $folder left something out: \`$*\` fails (see build/log/npm.log)"
  echo "$lock" > "$folder/node_modules/.installed"
}

# need_web: a Node.js and npm that are recent enough, and the browser client's packages. Where the machine's own are too
# old, those of tools/node take their place before anything else is installed: npm leaves out what its Node.js can't run.
need_web() {
  if ! node_is_recent; then
    PATH=$PWD/tools/node/node_modules/node-linux-$(node_machine)/bin:$PWD/tools/node/node_modules/.bin:$PATH
    install_modules tools/node node_is_recent
  fi
  install_modules web web/node_modules/.bin/vite --version
}

# configure PRESET [-DNAME=VALUE…]: makes or refreshes build/PRESET.
configure() {
  say "Configuring build/$1"
  cmake --preset "$@" > "build/log/cmake-$1.log" 2>&1 < /dev/null ||
    stop "cmake failed: $(grep -A 3 '^CMake Error' "build/log/cmake-$1.log" | tr -s ' \n' ' ') (all of it: build/log/cmake-$1.log)"
}
