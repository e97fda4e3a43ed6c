"""Nerikiri: bean paste shaped after the season."""

import math

from lib import mat
from lib.curve import n3, rnd, smooth
from lib.mesh import ball, lathe, rbox, slab, tube
from lib.scene import place

TAU = math.tau


def paste(stops, z):
    """Bean paste whose colour changes softly with the height."""
    return mat.gradient(stops, "z", 0.0, z, 0.6, 0.01, 8, 0.05)


def kiku():
    """Chrysanthemum, autumn."""

    def shape(a, rr, z):
        k = abs(math.sin(a * 10))
        d = 0.16 * (1 - k) ** 2 * min(1, rr / 0.8)
        return rr * (1 - d), z - d * 1.2 * (z > 0.4)

    prof = smooth([(0, 0.0), (2.3, 0.05), (2.85, 0.7), (2.6, 1.6), (1.6, 2.25), (0.6, 2.3), (0, 2.1)], 12)
    lathe("kiku", prof, paste([(0.0, "#e9b53a"), (0.7, "#f7e3a2"), (1, "#fbf3d8")], 2.5), 240, shape)
    ring = smooth([(0, 2.0), (1.35, 2.05), (1.45, 2.35), (0.9, 2.55), (0, 2.5)], 8)
    lathe("kiku2", ring, mat.plain("#fbf0cc", 0.6), 200, lambda a, rr, z: (rr * (1 - 0.12 * (1 - abs(math.sin(a * 7 + 0.3))) ** 2), z))
    ball("center", 0.45, mat.plain("#e9a51e", 0.6), (0, 0, 2.6), (1, 1, 0.5), seg=24)


def sakura():
    """Cherry blossom, spring."""

    def shape(a, rr, z):
        k = abs(math.cos(a * 2.5))
        edge = min(1, rr / 2.4)
        notch = 0.09 * math.exp(-((abs(math.sin(a * 2.5)) * 6) ** 2)) * edge**3
        valley = 0.2 * (1 - k) ** 2.5 * edge
        return rr * (1 - valley - notch + 0.03 * k), z - 0.35 * valley * (z > 0.5)

    prof = smooth([(0, 0.0), (2.4, 0.05), (3.0, 0.6), (2.8, 1.3), (1.8, 1.95), (0.8, 2.0), (0, 1.8)], 12)
    lathe("sakura", prof, paste([(0.0, "#ee9fb2"), (0.55, "#f6c9d0"), (1, "#fdf0ee")], 2.3), 240, shape)
    pollen(1.98)


def pollen(z):
    yellow = mat.plain("#f0c23a", 0.7)
    for k in range(12):
        a, d = TAU * k / 12, 0.28 + 0.4 * (k % 2)
        ball("pollen", 0.11, yellow, (math.cos(a) * d, math.sin(a) * d, z), seg=12)
    ball("pollen", 0.22, yellow, (0, 0, z - 0.08), seg=16)


def momiji():
    """Maple leaf, autumn: seven lobes, cut veins."""
    lobes = [(0, 3.4), (38, 3.0), (78, 2.5), (118, 1.7), (-38, 3.0), (-78, 2.5), (-118, 1.7)]

    def reach(a):
        best = 0.9
        for deg, r in lobes:
            d = abs((a - math.radians(deg) + math.pi) % TAU - math.pi)
            best = max(best, r * max(0.0, 1 - (d / 0.42) ** 1.15) + 0.9 * math.exp(-((d / 0.5) ** 2)))
        return best

    n = mat.Nodes("autumn")
    v = n.add("ShaderNodeSeparateXYZ", Vector=n.coord()).outputs["Y"]
    f = n.math("ADD", n.math("MULTIPLY", v, 0.17), n.math("ADD", 0.32, n.math("MULTIPLY", n.noise(0.5, 2), 0.3)))
    m = n.done(n.principled(n.ramp(f, [(0.2, "#e9b64a"), (0.5, "#e2813c"), (0.85, "#c23a2a")]), 0.6, Normal=n.bump(n.noise(8, 2), 0.01)))
    profile = smooth([(0, 0.0), (2.5, 0.05), (3.0, 0.5), (2.75, 1.05), (1.9, 1.4), (0, 1.5)], 10)
    lathe("momiji", profile, m, 280, lambda a, rr, z: (rr * reach(a + math.pi) / 3.0, z))
    groove = mat.plain("#b4472b", 0.7)
    for deg, r in lobes:
        a = math.radians(deg)
        tube("vein", [(-math.sin(a) * d, math.cos(a) * d, 1.5 - 0.5 * (d / r) ** 3) for d in (0.1, r * 0.3, r * 0.5, r * 0.72)], 0.07, groove, 8)
    tube("stalk", smooth([(0, -0.6, 1.2), (0.2, -1.9, 0.8), (0.7, -2.9, 0.16)], 6), 0.14, m, 10)


def tsubaki():
    """Camellia, winter: five round petals around yellow stamens."""

    def shape(a, rr, z):
        k = abs(math.cos(a * 2.5 + 0.4))
        edge = min(1, rr / 2.2)
        return rr * (1 - 0.13 * (1 - k) ** 3 * edge), z + 0.22 * k * (rr > 1.2) * (z > 0.8) - 0.4 * math.exp(-((rr / 1.1) ** 2)) * (z > 0.8)

    prof = smooth([(0, 0.0), (2.3, 0.05), (2.95, 0.75), (2.8, 1.5), (1.9, 2.1), (1.1, 2.0), (0, 1.8)], 12)
    lathe("tsubaki", prof, paste([(0.0, "#a8202f"), (0.6, "#cf4350"), (1, "#e4777c")], 2.4), 240, shape)
    yellow, white = mat.plain("#f2c53d", 0.7), mat.plain("#f7ecd2", 0.6)
    for k in range(20):
        a = TAU * k / 20
        d = 0.38 + 0.24 * (k % 2)
        tube("stamen", [(math.cos(a) * 0.3, math.sin(a) * 0.3, 1.2), (math.cos(a) * d, math.sin(a) * d, 2.1)], 0.09, white, 8)
        ball("pollen", 0.13, yellow, (math.cos(a) * d, math.sin(a) * d, 2.16), seg=12)
    leaf = mat.gradient([(0, "#2f5a34"), (1, "#4c7f46")], "x", -2, 2, 0.5, 0.02, 4, 0.1)
    place(slab("leaf", [(-1.9, 0), (-1.2, 0.62), (0, 0.86), (1.1, 0.6), (2.0, 0), (1.1, -0.6), (0, -0.86), (-1.2, -0.62)], 0.3, 0.1, leaf), (2.9, -1.3, 0.32), (0, 0, -28))


def ajisai():
    """Hydrangea, early summer: cubes of clear jelly over a ball of paste."""
    ball("heart", 2.15, mat.plain("#e9dff0", 0.6), (0, 0, 1.8), (1, 1, 0.9))
    jellies = []
    for c in ("#8f8fd0", "#b39ad6", "#9db8e2", "#d3a9cf"):
        n = mat.Nodes("jelly")
        jellies.append(n.done(n.principled(c, 0.08, Transmission=0.45, Clearcoat=0.6)))
    r = rnd(4)
    count = 130
    for k in range(count):
        z = 1 - (k + 0.5) / count * 1.42
        a = k * 2.39996
        s = math.sqrt(1 - z * z)
        o = rbox("jelly", 0.62, 0.62, 0.62, 0.07, jellies[k % 4], seg=2)
        place(o, (math.cos(a) * s * 2.3, math.sin(a) * s * 2.3, max(0.05, 1.7 + z * 2.0)), (r.uniform(0, 60), r.uniform(0, 60), r.uniform(0, 90)))


def usagi():
    """Snow rabbit, midwinter."""
    m = mat.plain("#faf6ef", 0.65)
    ball("body", 2.6, m, (0, 0, 1.72), (1.2, 0.92, 0.68), fn=lambda v: 1 + 0.1 * max(0, v.x) + 0.01 * n3(v.x * 2, v.y * 2, v.z * 2))
    red = mat.plain("#c4303c", 0.3, coat=0.5)
    for s in (-1, 1):
        place(ball("ear", 1.25, m, (0, 0, 0), (1.3, 0.42, 0.26), seg=32), (-0.3, s * 0.85, 3.52), (0, 4, s * 9))
        place(ball("inside", 0.95, mat.plain("#eda7ad", 0.7), (0, 0, 0), (1.25, 0.26, 0.16), seg=24), (-0.28, s * 0.87, 3.74), (0, 4, s * 9))
        ball("eye", 0.24, red, (2.72, s * 0.92, 2.3), seg=20)
    ball("tail", 0.5, m, (-3.1, 0, 1.7), seg=24)


MOTIFS = {"kiku": kiku, "sakura": sakura, "momiji": momiji, "tsubaki": tsubaki, "ajisai": ajisai, "usagi": usagi}
DISHES = {"sakura": "kokudei", "momiji": "kokudei", "kiku": "oribe", "tsubaki": "kohiki", "ajisai": "white", "usagi": "ruri"}


def nerikiri(motif):
    MOTIFS[motif]()
