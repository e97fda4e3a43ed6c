"""Vacuum bottles: a powder-coated body, a screw cap with a loop, the shop's name etched into the coat."""

from lib import art, mat
from lib.color import mix, rgba
from lib.curve import fillet, resample, smooth
from lib.mesh import label_patch, lathe, tube
from lib.scene import Group

BODY_R, BODY_H = 3.45, 17.6


def coat(color):
    """Powder coat: matt, with the fine grain of sprayed paint."""
    n = mat.Nodes("coat")
    return n.done(n.principled(color, 0.55, Normal=n.bump(n.noise(26, 2), 0.006), Specular=0.4))


def one_waterbottle(color, mark="NOREN"):
    steel = mat.metal("#c9ccd0", 0.28, brushed="z")
    body = fillet([(0, 0.1), (2.9, 0.1, 0.1), (3.2, 0.5, 0.2), (BODY_R, 1.1, 0.3), (BODY_R, BODY_H, 1.5), (2.55, BODY_H + 2.3, 0.6), (2.5, BODY_H + 2.9)], 8)
    lathe("body", resample(body, 0.3), coat(color), 144)
    lathe("foot", resample(fillet([(0, 0), (2.85, 0, 0.15), (2.95, 0.35)], 4), 0.2), steel, 96)
    lathe("neck", [(2.52, BODY_H + 2.8), (2.56, BODY_H + 3.1), (2.42, BODY_H + 3.15)], steel, 96)
    dark = mat.plain(mix(color, "#16181a", 0.8), 0.45)
    z = BODY_H + 3.1
    lathe("cap", resample(fillet([(2.3, z, 0.05), (2.66, z, 0.1), (2.72, z + 2.3, 0.35), (0, z + 2.4)], 6), 0.2), dark, 144)
    lathe("ring", [(2.74, z + 0.34), (2.76, z + 0.42), (2.74, z + 0.5)], steel, 96)
    loop = smooth([(-2.1, 0, z + 1.6), (-2.25, 0, z + 3.0), (-1.4, 0, z + 4.2), (0, 0, z + 4.5), (1.4, 0, z + 4.2), (2.25, 0, z + 3.0), (2.1, 0, z + 1.6)], 12)
    tube("loop", loop, 0.62, dark, 20, flat=0.42)
    c = art.Canvas(900, 900)
    c.vertical("暖簾", 450, 180, 190, "white", art.SERIF_BOLD)
    c.text(mark, 450, 690, 64, "white", art.SANS, track=0.35)
    n = mat.Nodes("etching")
    t = n.image(c.image("mark"), n.coord("UV"), ext="CLIP")
    bare = n.principled("#e4e1d8" if max(rgba(color)[:3]) < 0.2 else mix(color, "#16181a", 0.82), 0.5)
    clear = n.add("ShaderNodeBsdfTransparent")
    etched = n.done(n.add("ShaderNodeMixShader", Fac=t["Alpha"], **{"1": clear.outputs[0], "2": bare.outputs[0]}))
    label_patch("mark", BODY_R, 5.6, 12.4, 112, etched, gap=0.012)


def waterbottle(p):
    """`colors`: one bottle each, side by side."""
    for i, color in enumerate(p["colors"]):
        with Group() as g:
            one_waterbottle(color)
        g.place(loc=(9.4 * (i - (len(p["colors"]) - 1) / 2), 1.6 * (i % 2), 0), rot=(0, 0, 14))
    return {"elevation": 12, "fill": 0.76}
