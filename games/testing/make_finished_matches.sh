# What makes a game's finished matches anew, for games/<game>/fixtures/make.sh, which sources it with its own arguments:
#   make.sh [the built program]
# What was played once must replay for ever, so they are made anew only when the rules change what has been played. Whatever
# the program makes then, the game's fixtures_test.cpp says whether a match still ends as its name says.
set -euo pipefail
program=$(realpath "${1:-$(dirname "$0")/../../../build/release/cli/tempora}")
cd "$(dirname "$0")"
game=$(basename "$(dirname "$PWD")")
logs=$(mktemp -d)
trap 'rm -rf "$logs"' EXIT

# Random bots, which stay as they are: other bots learn, and would play other matches.
# make NAME NUMBER OPTION…: the match with that number, from 0, that `tempora sim` plays with these options.
make() {
  rm -rf "${logs:?}"/*
  "$program" sim "$game" --seed 1 --matches $(($2 + 1)) "${@:3}" --log "$logs" > /dev/null
  cp "$logs"/match-*"$2".jsonl "$1.jsonl"
}
