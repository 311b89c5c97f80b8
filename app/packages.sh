# Sourced by app/run and tests/run: installs what is missing from Debian's packages, asking for root only then.

core_packages=(cmake g++ ninja-build ccache pkg-config libeigen3-dev nlohmann-json3-dev libzip-dev libmuparser-dev
    libyaml-cpp-dev)
build_packages=("${core_packages[@]}" qt6-base-dev qt6-svg-dev qt6-tools-dev qt6-l10n-tools
    libqcustomplot-dev libgif-dev libimagequant-dev libwebp-dev fonts-open-sans fonts-dejavu-core
    fonts-dejavu-extra fonts-noto-cjk fonts-stix python3-fonttools qt6-translations-l10n)
test_packages=(xvfb xauth x11-xserver-utils python3-numpy python3-jsonschema poppler-utils openbox xdotool clang-format-14
    clang)
slow_test_packages=(python3-torch python3-matplotlib python3-scipy python3-onnx python3-h5py debootstrap zsh fish
    texlive-luatex texlive-pictures texlive-latex-extra)
package_packages=(dpkg-dev lintian file desktop-file-utils appstream libxml2-utils mandoc)
fuzz_packages=(clang libclang-rt-14-dev)

# require PACKAGE… : returns at once when all are there.
require() {
    local missing=() package
    for package in "$@"; do
        [ "$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null)" = installed ] || missing+=("$package")
    done
    [ ${#missing[@]} -eq 0 ] && return
    if ! command -v apt-get >/dev/null; then
        echo "posiscope: error: these packages are needed, and apt-get is not here to install them: ${missing[*]}" >&2
        exit 1
    fi
    local root=()
    if [ "$(id -u)" -ne 0 ]; then
        if ! command -v sudo >/dev/null; then
            echo "posiscope: error: run this as root once: apt-get update && apt-get install --no-install-recommends ${missing[*]}" >&2
            exit 1
        fi
        root=(sudo)
    fi
    echo "Installing ${missing[*]} …" >&2
    {
        "${root[@]}" apt-get update -q
        "${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends "${missing[@]}"
    } >&2
}

# configure PRESET : once, and again where the checkout has been moved or copied with its build folder, which holds
# absolute paths.
configure() {
    local folder=build/$1
    if [ -f "$folder/CMakeCache.txt" ] && ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$PWD" "$folder/CMakeCache.txt"; then
        rm -rf "$folder"
    fi
    [ -f "$folder/build.ninja" ] || cmake --preset "$1"
}
