# What the scripts of installer/ share. Sourced by them.

# Debian 12 packages that building and running need.
build_packages=(
    build-essential ccache cmake gettext ninja-build pkg-config
    libboost-dev libboost-locale-dev libcairo2-dev libcli11-dev libeigen3-dev libexpat1-dev libfmt-dev libgtk-3-dev libpng-dev
    libpugixml-dev libqpdf-dev librsvg2-bin libsqlite3-dev libsqlitecpp-dev libwxgtk3.2-dev libzstd-dev nlohmann-json3-dev
    zlib1g-dev
    adwaita-icon-theme fonts-dejavu-core
)

# What the tests and benchmarks need beyond those.
test_packages=(
    at-spi2-core chromium clang-format dbus fish gir1.2-atspi-2.0 imagemagick libbenchmark-dev libglib2.0-bin
    libgmock-dev libgtest-dev libigraph-dev librapidcheck-dev libvalijson-dev man-db mandoc munge openbox
    poppler-utils python3 python3-gi python3-polib shared-mime-info shellcheck slurm-wlm tiled time valgrind xauth xdotool xvfb zsh
)

# What packing for Debian needs beyond the first.
deb_packages=(appstream debhelper desktop-file-utils dpkg-dev lintian python3)

# What installer/dependencies/build and the presets of the same name need beyond build_packages.
static_packages=(libfreetype-dev libjpeg62-turbo-dev libpixman-1-dev)
windows_packages=(g++-mingw-w64-x86-64-posix icoutils libz-mingw-w64-dev tcl)

# What packing for Windows needs beyond those.
windows_installer_packages=(nsis)

# What its test needs beyond that.
windows_test_packages=(imagemagick wine wine64 xauth xdotool xvfb)

say() { echo "installer: $*" >&2; }

as_root() {
    if [ "$(id -u)" = 0 ]; then
        "$@"
    elif command -v sudo >/dev/null; then
        sudo "$@"
    else
        say "installing packages needs root or sudo"
        return 1
    fi
}

# Installs those of the given packages that are missing; quick when none is.
install_packages() {
    local package missing=()
    for package in "$@"; do
        case $(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null) in
            installed) ;;
            *) missing+=("$package") ;;
        esac
    done
    [ ${#missing[@]} = 0 ] && return
    say "installing ${missing[*]}"
    quietly as_root apt-get -qq update
    quietly as_root env DEBIAN_FRONTEND=noninteractive \
        apt-get -qq install --yes --no-install-recommends "${missing[@]}"
}

# Brings what draws the charts of HTML pages, exactly as the lock file says; quick when it is there.
install_charts() {
    local folder=$root/installer/charts
    if [ "$folder/node_modules/.package-lock.json" -nt "$folder/package-lock.json" ]; then
        return
    fi
    command -v npm >/dev/null || install_packages npm
    say "installing what draws charts"
    quietly npm --prefix "$folder" ci --ignore-scripts --no-audit --no-fund
}

# Runs a long step quietly; shows what it printed when it fails.
quietly() {
    local log
    log=$(mktemp)
    if ! "$@" </dev/null >"$log" 2>&1; then
        cat "$log" >&2
        rm -f "$log"
        return 1
    fi
    rm -f "$log"
}

# Builds what `cmake --build` is told to, and says at every tenth how far it is. The last lines name what failed.
build() {
    local log line percent said=0
    log=$(mktemp)
    if ! NINJA_STATUS='[%p] ' cmake --build "$@" 2>&1 </dev/null | tee "$log" | while read -r line; do
        [[ $line =~ ^\[\ *([0-9]+)%\] ]] || continue
        percent=$((BASH_REMATCH[1] / 10 * 10))
        if [ "$percent" -gt "$said" ]; then
            said=$percent
            say "built $percent %"
        fi
    done; then
        cat "$log" >&2
        grep '^FAILED: ' "$log" | sort -u >&2 || true
        rm -f "$log"
        return 1
    fi
    rm -f "$log"
}
