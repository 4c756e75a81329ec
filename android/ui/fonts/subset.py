"""Cuts the text font and the colour glyphs down to what the app shows.

usage: subset.py FONT_FOLDER GLYPH_LIST OUTPUT_FOLDER
"""

import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

# Latin with all that French and its neighbours need, typographic spaces and punctuation, and the
# few signs sentences and scores use.
TEXT_RANGES = [
    (0x0020, 0x007E),
    (0x00A0, 0x017F),
    (0x0218, 0x021B),
    (0x02C6, 0x02DD),
    (0x1E9E, 0x1E9E),
    (0x2000, 0x2044),
    (0x202F, 0x202F),
    (0x2070, 0x2089),
    (0x20AC, 0x20AC),
    (0x2116, 0x2122),
    (0x2190, 0x2194),
    (0x2212, 0x2265),
    (0x25A0, 0x25CF),
    (0x2605, 0x2606),
    (0x2713, 0x271A),
    (0xFB01, 0xFB02),
]

# The licence reserves the font's own name for the unmodified font, so the cut one is renamed.
TEXT_NAME = "Myrmex Text"


def cut(font: TTFont, characters: set[int]) -> None:
    options = subset.Options()
    options.layout_features = ["kern", "liga", "mark", "mkmk", "ccmp", "locl"]
    options.name_IDs = ["*"]
    options.notdef_outline = True
    options.hinting = False
    options.recalc_timestamp = False
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=characters)
    cutter.subset(font)


def rename(font: TTFont, style: str) -> None:
    names = font["name"]
    full = TEXT_NAME if style == "Regular" else f"{TEXT_NAME} {style}"
    for name_id, text in {
        1: TEXT_NAME,
        2: style,
        3: f"{full}; subset for the app",
        4: full,
        6: full.replace(" ", ""),
    }.items():
        names.setName(text, name_id, 3, 1, 0x409)
        names.setName(text, name_id, 1, 0, 0)
    # Every other entry but copyright and licence still carries the reserved name.
    names.names = [n for n in names.names if n.nameID in (0, 1, 2, 3, 4, 6, 13, 14)]


def main() -> None:
    fonts, glyph_list, out = (Path(argument) for argument in sys.argv[1:4])
    text = {c for first, last in TEXT_RANGES for c in range(first, last + 1)}
    for style in ("Regular", "Bold"):
        font = TTFont(fonts / f"andika/Andika-{style}.ttf", recalcTimestamp=False)
        licence = font["name"].getDebugName(13)
        cut(font, text)
        rename(font, style)
        font.save(out / f"text-{style.lower()}.ttf")
    (out / "text-LICENCE.txt").write_text(licence.replace("\r", "") + "\n", encoding="utf-8")

    lines = glyph_list.read_text(encoding="utf-8").splitlines()
    glyphs = {ord(c) for line in lines if not line.startswith("#") for c in line}
    glyphs |= {0xFE0F, 0x200D}
    font = TTFont(fonts / "noto/NotoColorEmoji.ttf", recalcTimestamp=False)
    missing = sorted(glyphs - set(font.getBestCmap()) - {0xFE0F, 0x200D})
    if missing:
        raise SystemExit("no glyph for " + " ".join(chr(c) for c in missing))
    owner = font["name"].getDebugName(0)
    terms = licence.replace("\r", "").split("\n", 1)[1]
    (out / "glyphs-LICENCE.txt").write_text(f"{owner}\n{terms}\n", encoding="utf-8")
    cut(font, glyphs)
    font.save(out / "glyphs.ttf")


if __name__ == "__main__":
    main()
