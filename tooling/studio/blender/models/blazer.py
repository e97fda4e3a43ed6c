"""A school blazer on a tailor's stand, with shirt and tie."""

import math

from lib import art, mat
from lib.color import mix
from lib.curve import fillet, n3, resample, smooth
from lib.mesh import ball, grid, lathe, tube
from lib.scene import Group, place

TAU = math.tau
HEM, WAIST, SHOULDER, NECK = 62, 89, 126, 134
TABLE = 36  # the stand is a short one for a table
# half width and half depth of the body by height
WIDTHS = smooth([(21.8, HEM), (20.2, 76), (18.9, WAIST), (20.6, 106), (20.9, 117), (19.8, SHOULDER - 1.5), (15.5, 129.2), (9.2, 131.6), (6.6, NECK)], 10)
DEPTHS = smooth([(12.6, HEM), (11.6, 76), (10.9, WAIST), (12.8, 106), (12.2, 116), (9.8, SHOULDER - 1.5), (8.2, 129.2), (7.0, 131.6), (6.2, NECK)], 10)


def at_height(table, z):
    for (a, za), (b, zb) in zip(table, table[1:]):
        if za <= z <= zb:
            return a + (b - a) * (z - za) / ((zb - za) or 1)
    return table[0][0] if z < table[0][1] else table[-1][0]


def torso(a, z, out=0.0):
    """The point of the body at angle a (0 = front) and height z, `out` cm outside the cloth."""
    w, d = at_height(WIDTHS, z) + out, at_height(DEPTHS, z) + out
    s, c = math.sin(a), math.cos(a)
    k = (abs(s) ** 2.5 + abs(c) ** 2.5) ** (-1 / 2.5)
    fold = 0.35 * n3(s * 2.0, z * 0.035, c * 2.0) * min(1.0, abs(a) * 1.4)
    return (s * k * (w + fold), -c * k * (d + fold), z)


def front(x, z, out):
    """The point on the chest at x, z."""
    w = at_height(WIDTHS, z)
    q = max(-0.98, min(0.98, x / w))
    a = math.copysign(math.atan2(abs(q), (1 - abs(q) ** 2.5) ** (1 / 2.5)), q)
    return torso(a, z, out)


def on_front(name, outline, mat_, out, steps=24, thickness=0.25):
    """A piece of cloth lying on the chest: outline(v) gives z and its two x."""

    def fn(u, v):
        z, x0, x1 = outline(v)
        return front(x0 + (x1 - x0) * u, z, out)

    return grid(name, 14, steps, fn, mat_, thickness=-thickness)


def stand():
    wood = mat.wood("walnut", "z", 1.0, 0.4, 0.3)
    foot = [(0, 0), (15, 0, 0.4), (15, 1.6, 0.6), (9, 2.6, 2.0), (2.4, 4.4, 1.2), (1.7, 8.0), (0, 8.0)]
    place(lathe("base", resample(fillet(foot, 6), 0.5), wood, 128), (0, 0, TABLE))
    tube("pole", [(0, 0, TABLE + 4), (0, 0, 70)], 1.5, mat.metal("#8a7a5a", 0.3), 28)
    linen = mat.cloth("kinari", weave=8, depth=0.02)
    lathe("hips", smooth([(0, HEM - 3), (7, HEM - 3.4), (10, HEM), (10.4, HEM + 8)], 8), linen, 96, lambda a, r, z: (r * (1.0 + 0.6 * math.sin(a) ** 2), z))
    lathe("neck", smooth([(5.6, NECK - 3), (5.3, NECK + 2), (5.5, NECK + 6.5)], 8), linen, 96)
    lathe("top", resample(fillet([(5.7, NECK + 6.4), (5.7, NECK + 7.4, 0.3), (2.2, NECK + 8.2, 0.6), (1.1, NECK + 9.6, 0.5), (1.7, NECK + 11.0, 0.8), (0, NECK + 11.8)], 6), 0.3), wood, 96)


def jacket_cloth(color):
    return mat.cloth(color, weave=14, depth=0.014, soft=0.05, sheen=0.2)


V_Z, V_TOP = 99.0, 131.0  # where the lapels meet, where the collar starts


def opening(z):
    """Half the width of the shirt's V."""
    t = max(0.0, (z - V_Z) / (V_TOP - V_Z))
    return 7.2 * t**0.9


def sleeve(s, m, dark):
    path = smooth([(s * 14.5, 0, 122.6), (s * 20.4, -0.2, 116.6), (s * 23.6, -0.8, 103), (s * 24.6, -2.6, 88), (s * 24.2, -5.4, 72)], 10)

    def radius(t):
        return (6.5 - 1.5 * t + 0.25 * n3(t * 7, s, 1.0)) * min(1.0, 0.66 + t * 3)

    tube("sleeve", path, radius, m, 40, flat=1.1, caps=True)
    end = path[-1]
    for k in range(3):
        place(ball("cuffbutton", 0.55, mat.metal("#c9a14a", 0.3), seg=20), (end[0] + s * 4.9, end[1] - 1.4, end[2] + 2.2 + 2.0 * k), scale=(0.5, 1, 1))
    tube("cuff", [path[-2], end, (end[0], end[1] - 0.25, end[2] - 0.9)], 4.6, dark, 40, flat=1.1)


def crest(ink):
    c = art.Canvas(500, 600)
    shield = [(60, 60), (440, 60), (440, 300), (420, 400), (350, 490), (250, 550), (150, 490), (80, 400), (60, 300)]
    c.poly(shield, "#8f1d2c")
    c.line(shield, ink, 16, True)
    c.line([(60, 230), (440, 230)], ink, 9)
    c.text("学", 250, 375, 210, ink, art.SERIF_BOLD)
    for x in (150, 250, 350):
        c.disc(x, 148, 34, ink)
    return c.image("crest")


def tie_art(color):
    c = art.Canvas(300, 1200, color)
    for y in range(-300, 1500, 120):
        c.poly([(0, y), (300, y - 190), (300, y - 158), (0, y + 32)], "#d8b458")
    return c.image("tie")


def one_blazer(color, tie):
    m = jacket_cloth(color)
    dark = jacket_cloth(mix(color, "#000000", 0.3))
    gold = mat.metal("#c9a14a", 0.28)

    def body(u, v):
        a = TAU * (u - 0.5)
        z = HEM + (SHOULDER + 5.4 - HEM) * v
        # the fronts are cut away round at the hem
        x = abs(torso(a, HEM)[0])
        cut = 5.0 * math.exp(-((x / 3.4) ** 2)) if abs(a) < 1.2 else 0.0
        return torso(a, z + cut * (1 - v) ** 8)

    grid("body", 160, 90, body, m, wrap_u=True, thickness=0.3)
    # shirt, its collar, and the tie
    white = mat.cloth("white", weave=20, depth=0.006, soft=0.03)
    on_front("shirt", lambda v: (V_Z + (V_TOP + 2 - V_Z) * v, -opening(V_Z + (V_TOP + 2 - V_Z) * v) - 1.0, opening(V_Z + (V_TOP + 2 - V_Z) * v) + 1.0), white, 0.18)
    tube("band", [(6.1 * math.sin(t), -6.1 * math.cos(t) * 0.98, NECK + 0.6 + 0.9 * (1 - math.cos(t))) for t in (TAU * i / 60 for i in range(60))], 1.7, white, 16, closed=True, flat=0.25, up=(1, 0, 0))
    for s in (-1, 1):
        def wing(u, v, s=s):
            # from the side of the neck down to a point beside the knot
            x = s * (0.6 + 5.4 * (1 - u) * v + 4.4 * u)
            z = NECK + 1.6 - 5.2 * v * (1 - 0.55 * u) + 0.4 * u
            y = -6.9 - 1.0 * v * (1 - u) + 3.4 * u * u
            return (x, y - 0.5, z)

        grid("wing", 12, 12, wing, white, thickness=0.22)
    tm = mat.printed(tie_art(tie), 0.6, ext="REPEAT")
    on_front("tie", lambda v: (V_Z + 3 + (NECK - 6.6 - V_Z) * v, -2.8 + 1.5 * v, 2.8 - 1.5 * v), tm, 0.5, thickness=0.1)
    tube("knot", smooth([(0, -7.5, NECK - 0.6), (0, -8.3, NECK - 2.0), (0, -8.6, NECK - 4.6)], 8), lambda t: 2.0 - 0.6 * t, mat.cloth(tie, weave=14), 28, flat=0.6, up=(0, 1, 0))
    # lapels with a notch, the collar over them
    for s in (-1, 1):
        def lapel(v, s=s):
            z = V_Z - 0.6 + (V_TOP - 5.2 - V_Z) * v
            width = 7.6 * math.sin(min(1.0, v * 1.04) * math.pi / 2) ** 0.8
            inner = opening(z) - 0.1
            return z, s * inner, s * (inner + width)

        def outer(v):
            z, _, x = lapel(v)
            return front(x, z, 0.95)

        def collar(v, s=s):
            z = V_TOP - 5.0 + 5.6 * v
            inner = opening(z) - 0.1
            return z - 0.4, s * inner, s * (inner + 5.4 - 2.6 * v)

        on_front("lapel", lapel, m, 0.85, thickness=0.32 * s)
        on_front("collar", collar, m, 1.1, thickness=0.32 * s)
        tube("lapeledge", [outer(v / 40) for v in range(41)], 0.17, dark, 8)
        tube("edge", [front(opening(z) * s, z, 0.92) for z in (V_Z + 0.6 * i for i in range(52))], 0.16, m, 8)
        # pocket flaps
        on_front("flap", lambda v, s=s: (80.0 + 4.2 * v + 0.35 * s, s * 6.6, s * 16.4), m, 0.4, 6, 0.3 * s)
        sleeve(s, m, dark)
    tube("collarback", [(7.4 * math.sin(t), -6.6 * math.cos(t) * 0.95 + 0.4, NECK - 2.4 + 1.2 * (1 - math.cos(t))) for t in (1.5 + (TAU - 3.0) * i / 60 for i in range(61))], lambda t: 2.1 * (0.4 + 0.6 * math.sin(math.pi * t) ** 0.5), m, 18, flat=0.3, up=(1, 0, 0))
    # the left front lies over the right one
    edge = [front(0.9, z, 0.36) for z in (HEM + 5.0 + 0.6 * i for i in range(int((V_Z - HEM - 5) / 0.6) + 1))]
    tube("frontedge", edge, 0.22, dark, 8)
    for z in (96.5, 86.5):
        x, y, _ = front(-0.9, z, 0.5)
        place(ball("button", 1.15, gold, seg=32), (x, y, z), scale=(1, 0.4, 1))
    n = mat.Nodes("crest")
    t = n.image(crest("#d8b458"), n.coord("UV"), ext="CLIP")
    thread = n.principled(t["Color"], 0.7, Normal=n.bump(n.noise(14, 2), 0.03))
    clear = n.add("ShaderNodeBsdfTransparent")
    patch = n.done(n.add("ShaderNodeMixShader", Fac=t["Alpha"], **{"1": clear.outputs[0], "2": thread.outputs[0]}))
    on_front("pocket", lambda v: (107.6 + 1.7 * v, 9.6, 17.4), m, 0.4, 4, 0.3)
    grid("crest", 12, 12, lambda u, v: front(10.6 + 5.8 * u, 100.2 + 7.0 * v, 0.35), patch)


def blazer(p):
    with Group() as g:
        stand()
        one_blazer(p.get("color", "kon"), p.get("tie", "#26304f"))
    g.place(loc=(0, 0, -TABLE)).place(rot=(0, 0, 16))
    return {"elevation": 8, "fill": 0.86, "detail": {"low": -0.16}}
