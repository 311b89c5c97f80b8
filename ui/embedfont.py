# SPDX-License-Identifier: GPL-3.0-or-later
"""embedfont.py FILE[:NUMBER] FAMILY OUT [gb2312]

A font of a Debian package as the program contains it: under a family name of its own, so that no version of the same
family on a machine takes its place. NUMBER chooses a font of a collection. With "gb2312" only the characters of that
standard remain (6,763 Han characters), and Latin letters, Greek, Cyrillic, punctuation and signs. The middle dot, which
is as wide as a character there, is left to the fonts after it: here it multiplies.
"""
import sys

from fontTools import subset
from fontTools.ttLib import TTFont


def gb2312():
    for row in range(0xA1, 0xF8):
        for cell in range(0xA1, 0xFF):
            try:
                yield ord(bytes([row, cell]).decode("gb2312"))
            except UnicodeDecodeError:
                pass


def reduce(font):
    options = subset.Options(layout_features=["ccmp", "kern", "mark", "mkmk"], notdef_outline=True, name_IDs=["*"])
    options.drop_tables += ["VORG", "vhea", "vmtx"]  # of vertical text
    subsetter = subset.Subsetter(options)
    # Without radicals: they share their glyphs with characters, and PDF files would name those by the radicals.
    kept = [(0x20, 0x10FF), (0x2000, 0x2E7F), (0x3000, 0x303F), (0xFF00, 0xFFEF)]
    others = (code for code in font.getBestCmap() if any(first <= code <= last for first, last in kept))
    subsetter.populate(unicodes={*gb2312(), *others} - {ord("·")})
    subsetter.subset(font)


def rename(font, family):
    """The PostScript name stays: PDF files show it."""
    names = font["name"]
    style = names.getDebugName(17) or names.getDebugName(2)
    own = {1: family, 2: style, 3: f"{family} {style}", 4: f"{family} {style}"}
    for record in list(names.names):
        if record.nameID in own or record.nameID in (16, 17, 18, 21, 22):
            names.removeNames(record.nameID, record.platformID, record.platEncID, record.langID)
    for number, text in own.items():
        names.setName(text, number, 3, 1, 0x409)


source, family, out = sys.argv[1:4]
path, _, number = source.partition(":")
font = TTFont(path, fontNumber=int(number or -1), lazy=True, recalcTimestamp=False, recalcBBoxes=False)
if sys.argv[4:] == ["gb2312"]:
    reduce(font)
rename(font, family)
font.save(out)
