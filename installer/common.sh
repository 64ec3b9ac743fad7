# Lists of packages and functions that the scripts of installer/ share. They source this file after they have set
# `root`, the folder of the project.

# The version, and where its files are downloaded from.
version=$(sed -n 's/^project(pampas VERSION \([0-9.]*\).*/\1/p' "$root/CMakeLists.txt")
version_date=$(sed -n 's/^set(PAMPAS_VERSION_DATE \([0-9-]*\)).*/\1/p' "$root/CMakeLists.txt")
release_address=$(sed -n 's/^set(PAMPAS_RELEASES \([^)]*\)).*/\1/p' "$root/CMakeLists.txt")/$version

# Debian 12 packages for building and running.
build_packages=(
    build-essential ccache cmake gettext ninja-build pkg-config
    libboost-dev libboost-locale-dev libcairo2-dev libcli11-dev libeigen3-dev libexpat1-dev libfmt-dev libgtk-3-dev libpng-dev
    libpugixml-dev libqpdf-dev librsvg2-bin libsqlite3-dev libsqlitecpp-dev libwxgtk3.2-dev libwebp-dev libzstd-dev
    nlohmann-json3-dev zlib1g-dev
    adwaita-icon-theme fonts-dejavu-core
)

# Packages for tests and benchmarks, in addition to build_packages.
test_packages=(
    at-spi2-core chromium clang-format dbus fish flatpak-builder gir1.2-atspi-2.0 imagemagick libbenchmark-dev libglib2.0-bin
    libgmock-dev libgtest-dev libigraph-dev librapidcheck-dev libvalijson-dev man-db mandoc munge openbox
    poppler-utils python3 python3-gi python3-jsonschema python3-license-expression python3-polib python3-yaml
    qpdf shared-mime-info shellcheck slurm-wlm tiled time valgrind xauth xdotool xvfb zsh
)

# Packages for tests/fuzz/run, in addition to both.
fuzz_packages=(clang-16 libclang-rt-16-dev llvm-16)

# Packages for tests/mutation/run, in addition to both.
mutation_packages=(python3-clang-16)

# Packages for the Debian package, in addition to build_packages.
deb_packages=(appstream debhelper desktop-file-utils dpkg-dev lintian python3)

# Packages for installer/dependencies/build and the preset of the same name, in addition to build_packages.
static_packages=(libfreetype-dev libjpeg62-turbo-dev libpixman-1-dev)
windows_packages=(g++-mingw-w64-x86-64-posix icoutils libz-mingw-w64-dev tcl)

# Packages for the installer for Windows, in addition to windows_packages.
windows_installer_packages=(nsis)

# Packages for tests/installer/package_windows, in addition to these.
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

# usage: install_packages PACKAGE...
# Installs the packages that are missing; quick when there are none.
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

# usage: parts_of KIND
# Prints the lines of installer/dependencies/parts for what a kind of package contains.
parts_of() {
    awk -v kind="$1" '!/^#/ && ($4 == "all" || index("," $4 ",", "," kind ","))' "$root/installer/dependencies/parts"
}

# Installs the npm packages that draw the charts of HTML pages, in the versions of the lock file; quick when
# they are there.
install_charts() {
    local folder=$root/installer/charts
    if [ "$folder/node_modules/.package-lock.json" -nt "$folder/package-lock.json" ]; then
        return
    fi
    command -v npm >/dev/null || install_packages npm
    say "installing the chart packages"
    quietly npm --prefix "$folder" ci --ignore-scripts --no-audit --no-fund
}

# usage: quietly COMMAND...
# Runs a command without its output; if the command fails, prints the output.
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

# usage: build OPTION...
# Runs `cmake --build` with these options and reports progress at every tenth. If it fails, the last lines name
# the failed steps.
build() {
    local log line percent reported=0
    log=$(mktemp)
    if ! NINJA_STATUS='[%p] ' cmake --build "$@" 2>&1 </dev/null | tee "$log" | while read -r line; do
        [[ $line =~ ^\[\ *([0-9]+)%\] ]] || continue
        percent=$((BASH_REMATCH[1] / 10 * 10))
        if [ "$percent" -gt "$reported" ]; then
            reported=$percent
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
