# SPDX-License-Identifier: GPL-3.0-or-later
# Sourced by tests/run and tests/strict: the table of the long runs in tests/lastruns.md.

lastruns=tests/lastruns.md

# record RUN RESULT : the run's row of the table, of this commit, day and machine.
record() {
    local machine row
    machine="$(uname -m), $(nproc) cores, $(. /etc/os-release && echo "${PRETTY_NAME:-?}")"
    row="| $1 | $(git rev-parse --short=12 HEAD)$(git diff --quiet HEAD -- ':!tests/lastruns.md' || echo ' and changes') | $(date -u +%F) | $machine | $2 |"
    if grep -q "^| $1 |" "$lastruns"; then
        sed -i "s#^| $1 |.*#${row//&/\\&}#" "$lastruns"
    else
        echo "$row" >>"$lastruns"
    fi
}

# say_old [COMMITS] : a line for each long run that is more than so many commits (200) ago. A shallow clone does not know.
say_old() {
    [ "$(git rev-parse --is-shallow-repository 2>/dev/null)" = false ] || return 0
    local most=${1:-200} run commit rest count
    while IFS='|' read -r _ run commit rest; do
        commit=$(echo "$commit" | awk '{ print $1 }')
        [[ $commit =~ ^[0-9a-f]{7,}$ ]] || continue
        count=$(git rev-list --count "$commit..HEAD" 2>/dev/null) || continue
        [ "$count" -le "$most" ] || echo "$(echo "$run" | xargs) ran last $count commits ago: $lastruns"
    done <"$lastruns"
}
