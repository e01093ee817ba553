"""
Makes the fonts of the first paint in client/theme/fonts, where they are committed: one small file
per family with the letters of the site's languages. Run it after a new version of the families:

    python3 -m venv /tmp/fonts && /tmp/fonts/bin/pip install -r tools/fonts/requirements.txt
    /tmp/fonts/bin/python tools/fonts/subset.py

Fontsource splits each family into latin and latin-ext, so a Turkish word would need both files and
lose the kerning between them. This takes the Turkish letters over into latin, gives them the kerning
of the letters below their marks, and drops what the site does not use.
"""

import copy
import shutil
from pathlib import Path

from fontTools.otlLib.optimize import compact
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.hvar import add_HVAR
from fontTools.varLib.instancer import instantiateVariableFont
from fontTools.varLib.models import normalizeLocation
from fontTools.varLib.varStore import VarStoreInstancer

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "node_modules/@fontsource-variable"
TARGET = ROOT / "client/theme/fonts"

# The weights that the style sheets use, and the one whose kerning holds for them all.
FAMILIES = {
    "bricolage-grotesque": {"weights": (500, 800), "kerning": 650},
    "instrument-sans": {"weights": (400, 700), "kerning": 400},
}

# Kerning below this, in thousandths of the type size, is not seen: a third of a pixel at 88 px.
VISIBLE = 4

LATIN_EXT = "ĞğİŞşẞ₺"
NO_BREAK_HYPHEN = "\u2011"
# Must agree with the unicode-range of the first faces in client/theme/fonts.css.
LETTERS = [
    *range(0x20, 0x7F),
    *range(0xC0, 0x100),
    *map(ord, "\u00a0§©«®°²³·»" + "\u2011–—‘’‚“”„•…′″‹›€™↑→↓−ı" + LATIN_EXT),
]

# https://learn.microsoft.com/en-us/typography/opentype/spec/gpos#value-record
ADVANCE = 0x0004

# fontTools' highest level: subtables split so that few of their cells are empty.
COMPACTION = 9

# tnum: figures that stand in columns. Marks need no positioning, for every letter is precomposed.
FEATURES = ["ccmp", "kern", "liga", "locl", "tnum"]


def add_glyph(font, name, glyph, metrics, variations):
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"][name] = glyph
    font["hmtx"][name] = metrics
    font["gvar"].variations[name] = variations


def map_letter(font, letter, name):
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[ord(letter)] = name


def take_over(font, other, letter):
    """Copies a letter with the parts that it is composed of."""
    name = other.getBestCmap().get(ord(letter))
    if name is None:
        print(f"  {letter} is not in this family")
        return
    glyph = other["glyf"][name]
    parts = glyph.getComponentNames(other["glyf"]) if glyph.isComposite() else []
    for part in [*parts, name]:
        if part not in font["glyf"].glyphs:
            add_glyph(
                font,
                part,
                copy.deepcopy(other["glyf"][part]),
                other["hmtx"][part],
                copy.deepcopy(other["gvar"].variations.get(part, [])),
            )
    map_letter(font, letter, name)
    if parts:
        kern_like(font, name, parts[0])


def kern_like(font, name, model):
    """Gives a letter the kerning of another one."""
    for pairs in pairs_of(font):
        if pairs.Format == 2:
            for classes in (pairs.ClassDef1.classDefs, pairs.ClassDef2.classDefs):
                if model in classes:
                    classes[name] = classes[model]
        else:
            for pair_set in pairs.PairSet:
                records = pair_set.PairValueRecord
                for pair in [pair for pair in records if pair.SecondGlyph == model]:
                    twin = copy.deepcopy(pair)
                    twin.SecondGlyph = name
                    records.append(twin)
                records.sort(key=lambda pair: font.getGlyphID(pair.SecondGlyph))
                pair_set.PairValueCount = len(records)
        if model in pairs.Coverage.glyphs:
            place = pairs.Coverage.glyphs.index(model)
            pairs.Coverage.glyphs.append(name)
            if pairs.Format == 1:
                pairs.PairSet.append(copy.deepcopy(pairs.PairSet[place]))
                pairs.PairSetCount += 1


def fix_kerning(font, weight):
    """Keeps the kerning of one weight, where it is seen; half of the file would be kerning else."""
    axes = font["fvar"].axes
    location = normalizeLocation(
        {"wght": weight},
        {axis.axisTag: (axis.minValue, axis.defaultValue, axis.maxValue) for axis in axes},
    )
    deltas = VarStoreInstancer(font["GDEF"].table.VarStore, axes, location)

    def fix(value):
        device = value.__dict__.pop("XAdvDevice", None)
        index = device and (device.StartSize << 16) + device.EndSize
        advance = round(value.XAdvance + (deltas[index] if device else 0))
        value.XAdvance = advance if abs(advance) >= VISIBLE else 0

    for pairs in pairs_of(font):
        if pairs.Format == 2:
            for row in pairs.Class1Record:
                for cell in row.Class2Record:
                    fix(cell.Value1)
        else:
            for pair_set in pairs.PairSet:
                for pair in pair_set.PairValueRecord:
                    fix(pair.Value1)
        pairs.ValueFormat1 = ADVANCE
    compact(font, COMPACTION)


def pairs_of(font):
    """The kerning's subtables."""
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for subtable in lookup.SubTable:
            pairs = getattr(subtable, "ExtSubTable", subtable)
            if pairs.LookupType == 2:
                yield pairs


def add_right_arrow(font):
    """Turns the arrow that points up to the right, on the height at which the minus stands."""
    glyf, characters = font["glyf"], font.getBestCmap()
    up, minus = characters[ord("↑")], glyf[characters[ord("−")]]
    glyph = copy.deepcopy(glyf[up])
    width = glyph.yMax - glyph.yMin
    bearing = max(font["hmtx"][up][1], 50)
    middle = (glyph.xMin + glyph.xMax) / 2 + (minus.yMin + minus.yMax) / 2
    turned = [
        (y - glyph.yMin + bearing, round(middle - x)) for x, y in glyph.coordinates
    ]
    for index, point in enumerate(turned):
        glyph.coordinates[index] = point
    glyph.recalcBounds(glyf)
    variations = copy.deepcopy(font["gvar"].variations[up])
    for variation in variations:
        # The last four are the phantom points, which carry the advance.
        variation.coordinates = [
            delta and (delta[1], -delta[0]) for delta in variation.coordinates[:-4]
        ] + [(0, 0)] * 4
    add_glyph(
        font, "arrowright", glyph, (width + 2 * bearing, bearing), variations
    )
    map_letter(font, "→", "arrowright")


def subset(font):
    options = Options()
    options.layout_features = FEATURES
    options.name_IDs = [0, 1, 2, 4, 6, 13, 14, 25]
    options.hinting = False
    options.notdef_outline = True
    options.flavor = "woff2"
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=LETTERS)
    subsetter.subset(font)
    missing = set(LETTERS) - set(font.getBestCmap())
    print("  without", "".join(map(chr, sorted(missing))) or "nothing")


for family, use in FAMILIES.items():
    print(family)
    files = SOURCES / family / "files"
    font = TTFont(files / f"{family}-latin-wght-normal.woff2")
    other = TTFont(files / f"{family}-latin-ext-wght-normal.woff2")
    # Tables are read on demand, and would not fit once there are more glyphs.
    font.ensureDecompiled()
    for letter in LATIN_EXT:
        take_over(font, other, letter)
    add_right_arrow(font)
    map_letter(font, NO_BREAK_HYPHEN, font.getBestCmap()[ord("-")])
    del font["HVAR"]
    font = instantiateVariableFont(font, {"wght": use["weights"]})
    subset(font)
    fix_kerning(font, use["kerning"])
    add_HVAR(font)
    font.flavor = "woff2"
    target = TARGET / f"{family}.woff2"
    font.save(target)
    shutil.copyfile(SOURCES / family / "LICENSE", TARGET / f"{family}.OFL.txt")
    print(f"  {target.stat().st_size} bytes")
