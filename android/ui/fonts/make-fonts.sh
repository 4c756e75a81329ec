#!/bin/sh
# Makes the bundled fonts in ../src/main/resources/font from Debian's packages: the text font in two
# weights and the colour glyphs of glyphs.txt, each cut down to what the app shows.
# Needs apt-get, dpkg and Python 3 with the venv module; leaves nothing behind but the fonts.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
out=$here/../src/main/resources/font
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

cd "$work"
apt-get download -q fonts-sil-andika fonts-noto-color-emoji
for package in *.deb; do dpkg -x "$package" unpacked; done
python3 -m venv tools
tools/bin/pip install -q fonttools==4.63.0
mkdir -p "$out"
tools/bin/python "$here/subset.py" unpacked/usr/share/fonts/truetype "$here/glyphs.txt" "$out"
