"""What a café serves: cups with coffee in them, and the sweets beside."""

import math

from lib import mat
from lib.color import shade
from lib.curve import fillet, n3, resample, rnd, smooth
from lib.mesh import ball, grid, lathe, rbox, slab, solidify, tube
from lib.scene import Group, copy, place
from models.beans import pour_beans
from models.bowls import closed
from models.brewing import enamel
from models.glassware import shell
from models.setting import at
from models.wagashi import dish

TAU = math.tau


def porcelain(color="#f4ecdd"):
    return mat.plain(color, 0.14, Specular=0.5, coat=0.4)


def black_coffee(radius, z):
    """Coffee seen from above: nearly black, amber where it is thin, a chain of bubbles at the rim."""
    n = mat.Nodes("coffee")
    sep = n.add("ShaderNodeSeparateXYZ", Vector=n.coord())
    d = n.math("SQRT", n.math("ADD", n.math("POWER", sep.outputs["X"], 2.0), n.math("POWER", sep.outputs["Y"], 2.0)))
    rel = n.math("DIVIDE", d, radius)
    col = n.ramp(rel, [(0.0, "#1a0b05"), (0.8, "#25100a"), (0.95, "#4a210d"), (1.0, "#8a4a1c")])
    p = n.principled(col, 0.05, Specular=0.55)
    lathe("coffee", smooth([(0, z), (radius * 0.7, z), (radius * 0.93, z + 0.01), (radius, z + 0.07)], 8), n.done(p), 96)
    r = rnd(3)
    bubble = mat.plain("#8a5a30", 0.1, Specular=0.7)
    first = None
    for i in range(34):
        a, dd = 0.5 + r.gauss(0, 0.5) + (math.pi if i % 4 == 0 else 0), radius * (0.975 - abs(r.gauss(0, 0.02)))
        ob = ball("bubble", 1, bubble, seg=16) if first is None else copy(first)
        first = first or ob
        place(ob, (math.cos(a) * dd, math.sin(a) * dd, z + 0.06), None, 0.05 + 0.08 * r.random() ** 2)


def crema(radius, z, pale="#c58a4a", deep="#7a431b", swirl=1.0):
    """The foam of an espresso: hazel, streaked like a tiger, paler at the rim."""
    n = mat.Nodes("crema")
    sep = n.add("ShaderNodeSeparateXYZ", Vector=n.coord())
    d = n.math("DIVIDE", n.math("SQRT", n.math("ADD", n.math("POWER", sep.outputs["X"], 2.0), n.math("POWER", sep.outputs["Y"], 2.0))), radius)
    streak = n.noise(1.5 * swirl, 5, rough=0.6, distort=2.4)
    f = n.math("ADD", n.math("MULTIPLY", streak, 1.05), n.math("MULTIPLY", n.math("POWER", d, 5.0), 0.3))
    col = n.ramp(f, [(0.3, shade(deep, 0.8)), (0.48, deep), (0.66, pale), (0.9, shade(pale, 1.25))])
    tiny = n.add("ShaderNodeTexVoronoi", {"feature": "F1"}, Scale=9.0)
    n.link(n.coord(), tiny.inputs["Vector"])
    p = n.principled(col, 0.34, Specular=0.45, Normal=n.bump(tiny.outputs["Distance"], 0.02))
    lathe("crema", smooth([(0, z), (radius * 0.75, z), (radius * 0.94, z + 0.02), (radius, z + 0.1)], 8), n.done(p), 96)


def one_enamelmug(color, rim, coffee=True):
    """A mug of enamelled steel: thin wall, rolled dark rim, a flat strip for a handle."""
    body = enamel(color, 0.2)
    white = enamel("#f3ede0", 0.2)
    R, H = 4.3, 8.0
    prof = fillet([(0, 0.15), (3.6, 0.15, 0.1), (3.75, 0, 0.1), (R, 0.5, 0.5), (R, H)], 6)
    inner = fillet([(R - 0.12, H), (R - 0.14, 0.9, 0.6), (3.4, 0.4, 0.3), (0, 0.35)], 6)
    lathe("mug", resample(prof, 0.4), body, 144)
    lathe("inside", resample(inner, 0.4), white, 144)
    edge = enamel(rim, 0.22)
    tube("rim", [(math.cos(TAU * i / 120) * (R - 0.05), math.sin(TAU * i / 120) * (R - 0.05), H) for i in range(120)], 0.17, edge, 14, closed=True)
    path = smooth([(R - 0.1, 0, 6.9), (R + 1.4, 0, 7.1), (R + 2.6, 0, 6.2), (R + 2.7, 0, 4.2), (R + 2.0, 0, 2.6), (R + 0.9, 0, 1.9), (R - 0.1, 0, 1.8)], 10)
    tube("handle", path, 0.62, body, 24, flat=0.26)
    if coffee:
        black_coffee(R - 0.16, H - 1.3)


def enamelmug(p):
    with Group() as g:
        one_enamelmug(p["color"], p["rim"])
    g.place(rot=(0, 0, -24))
    return {"elevation": 21, "fill": 0.7}


def saucer(r, m):
    prof = fillet([(0, 0.3), (r * 0.42, 0.3, 0.1), (r * 0.44, 0, 0.06), (r * 0.5, 0, 0.06), (r * 0.52, 0.3, 0.1), (r * 0.8, 0.75, 0.8), (r, 1.35, 0.06), (r - 0.05, 1.45, 0.06), (r * 0.78, 0.95, 0.8), (r * 0.46, 0.55, 0.2), (r * 0.4, 0.5, 0.1), (0, 0.48)], 6)
    lathe("saucer", resample(prof, 0.35), m, 160)


def spoon(m, length=11.5):
    """A teaspoon that lies with its bowl to the left."""

    def bowl(u, v):
        a, d = TAU * u, v
        x, y = math.cos(a) * d * 1.75, math.sin(a) * d * 1.12
        return (x, y, 0.42 * d * d)

    solidify(grid("bowl", 48, 14, bowl, m, wrap_u=True), 0.08)
    tube("handle", smooth([(1.6, 0, 0.4), (2.6, 0, 0.55), (length * 0.6, 0, 0.5), (length, 0, 0.3)], 10), lambda t: 0.24 + 0.24 * t * t, m, 20, flat=0.3)


def one_espresso(color="#f4ecdd"):
    m = porcelain(color)
    saucer(6.4, m)
    with Group() as g:
        prof = closed([(1.7, 0.3), (2.1, 0.4), (2.85, 1.8), (3.15, 3.8), (3.25, 5.2)], 0.34, 0.7, (1.7, 0.3))
        lathe("cup", prof, m, 128)
        crema(2.86, 4.4)
        path = smooth([(3.0, 0, 4.4), (4.1, 0, 4.7), (4.9, 0, 4.0), (4.7, 0, 2.7), (3.7, 0, 2.0), (2.8, 0, 1.9)], 10)
        tube("handle", path, 0.4, m, 24, flat=0.7, up=(0, 1, 0))
    g.place(loc=(0, 0, 0.5), rot=(0, 0, -30))


def espresso(p):
    one_espresso()
    at(lambda: spoon(mat.metal("#d9d6cf", 0.18), 9.5), (-2.7, -4.6, 1.0), (0, 0, 6), 0.9)
    pour_beans(7, 7, 1.2, (6.6, -5.6), seed=3)
    return {"elevation": 31, "fill": 0.78}


def aulait(p):
    """A bowl for both hands, milk and coffee in it."""
    m = porcelain("#f1e6d2")
    with Group() as g:
        prof = closed([(3.2, 0.7), (3.7, 0.8), (5.9, 2.6), (6.9, 5.2), (7.15, 7.3)], 0.4, 1.2, (3.2, 0.7))
        lathe("bowl", prof, m, 160)
        band = mat.plain("#87470f", 0.2, coat=0.4)
        for z, h in ((5.5, 0.34), (6.1, 0.12)):
            def at_height(z):
                return 7.02 + (z - 5.2) * 0.1

            lathe("band", [(at_height(z) + 0.02, z), (at_height(z + h) + 0.02, z + h)], band, 160)
        crema(6.65, 6.2, "#dcbc98", "#c69c70", 0.4)
        r = rnd(5)
        foam = mat.plain("#e7cba6", 0.2, Specular=0.6)
        first = None
        for i in range(150):
            a, d = r.random() * TAU, 6.6 * (1 - abs(r.gauss(0, 0.07)))
            o = ball("bubble", 1, foam, seg=14) if first is None else copy(first)
            first = first or o
            place(o, (math.cos(a) * d, math.sin(a) * d, 6.22), None, 0.04 + 0.1 * r.random() ** 3)
    g.place(rot=(0, 0, 10))
    return {"elevation": 27, "fill": 0.74}


def iced(p):
    """Iced coffee in a tall glass, on a coaster."""
    cork = mat.Nodes("cork")
    f = cork.noise(5, 4, rough=0.7)
    m = cork.done(cork.principled(cork.ramp(f, [(0.3, "#8a5f38"), (0.6, "#c29a6a")]), 0.9, Normal=cork.bump(f, 0.05)))
    lathe("coaster", fillet([(0, 0), (5.2, 0, 0.1), (5.2, 0.5, 0.12), (0, 0.5)], 4), m, 96)
    with Group() as g:
        prof, inner, floor = shell([(3.0, 0.0), (3.3, 0.0, 0.3), (4.1, 12.6)], 0.16, 0.7)
        lathe("glass", prof, mat.glass("#fafdfc"), 144)
        level = 10.6
        liq = [(0, floor + 0.02)] + [(r * 1.004, z) for r, z in inner if z < level]
        lathe("coffee", liq + [(liq[-1][0] - 0.1, level - 0.04), (0, level - 0.04)], mat.glass("#6b2c0e", ior=1.33), 96)
        ice = mat.glass("#fbffff", bump=0.12)
        for x, y, z, rot in ((-1.3, -1.5, 9.3, (14, -10, 20)), (1.4, -1.0, 9.9, (-16, 18, 50)), (0.0, 1.4, 10.0, (24, 8, 10)), (-0.4, -0.4, 7.2, (8, 30, 70)), (-1.0, 0.2, 11.4, (32, -22, 35))):
            place(rbox("ice", 2.4, 2.4, 2.3, 0.36, ice), (x, y, z - 0.6), rot)
        tube("straw", [(0.6, 0.6, 1.2), (2.0, 1.6, 9.0), (3.2, 2.4, 16.8)], 0.28, mat.metal("#c99a4e", 0.25), 20)
    g.place(loc=(0, 0, 0.5))
    # drops on the glass
    r = rnd(6)
    water = mat.glass("#ffffff", ior=1.33)
    first = None
    for i in range(70):
        z = 2.0 + r.random() * 9
        a = math.radians(r.uniform(-80, 80))
        rad = 3.3 + 0.8 * (z - 0.5) / 12.6 + 0.01
        o = ball("drop", 1, water, seg=12) if first is None else copy(first)
        first = first or o
        place(o, (math.sin(a) * rad, -math.cos(a) * rad, z), None, 0.03 + 0.07 * r.random() ** 2)
    return {"elevation": 15, "fill": 0.78, "transmission": 10, "noise": 1.5}


def cafesweets(p):
    return globals()["_" + p["kind"]](p)


def one_canele(seed=1.0):
    """A canelé: twelve flutes, caramelised dark, a hollow on top."""
    n = mat.Nodes("canele")
    f = n.noise(3, 5, rough=0.65)
    point = n.add("ShaderNodeNewGeometry").outputs["Pointiness"]
    edge = n.ramp(point, [(0.47, (0, 0, 0)), (0.55, (1, 1, 1))])
    col = n.ramp(n.math("ADD", n.math("MULTIPLY", f, 0.8), n.math("MULTIPLY", edge, 0.25)), [(0.25, "#2e1508"), (0.5, "#653312"), (0.8, "#b0702f")])
    p = n.principled(col, 0.32, Specular=0.5, Normal=n.bump(f, 0.06))
    n.set(p, "Clearcoat", 0.6)
    n.set(p, "Clearcoat Roughness", 0.16)
    prof = resample(fillet([(0, 0.1), (2.75, 0, 0.3), (2.3, 4.9, 0.5), (1.7, 5.2, 0.4), (0.9, 4.75, 0.5), (0, 4.6)], 8), 0.14)

    def flute(a, r, z):
        k = 0.13 * abs(math.cos(6 * a)) ** 0.7 * min(1.0, max(0.0, (r - 1.2) / 0.9))
        return r * (1 + k - 0.08) + 0.02 * n3(a * 3, z * 2, seed), z + 0.04 * n3(math.cos(a) * 2, math.sin(a) * 2, z, 1, seed)

    lathe("canele", prof, n.done(p), 216, flute)


def _canele(p):
    dish(8.6, "#efe4cf")
    for x, y, a in ((-3.3, 1.6, 0), (2.7, 2.2, 40)):
        at(lambda: one_canele(1 + x), (x, y, 0.78), (0, 0, a))
    with Group() as g:
        one_canele(7)
    g.place(rot=(82, 0, 0)).place(rot=(0, 0, -34), loc=(0.6, -1.4, 3.3))
    return {"elevation": 30, "fill": 0.78}


def one_biscotto(seed):
    """A slice of a twice-baked loaf with almonds in its face."""
    crumb = mat.Nodes("crumb")
    f = crumb.noise(4, 5, rough=0.7)
    m = crumb.done(crumb.principled(crumb.ramp(f, [(0.3, "#b07a3f"), (0.62, "#d9ad6c")]), 0.88, Normal=crumb.bump(f, 0.12), Specular=0.15))
    r = rnd(seed)
    out = smooth([(-5.6, 0.1), (-5.2, 1.5), (-3.2, 2.5), (0, 2.8), (3.2, 2.5), (5.2, 1.5), (5.6, 0.1)], 10)
    out = [(x + 0.1 * n3(x, y, seed), y + 0.12 * n3(x * 0.8, y, seed + 5)) for x, y in out]
    slab("slice", out, 1.5, 0.12, m)
    skin = mat.plain("#6e3a17", 0.7)
    flesh = mat.plain("#f2dfb8", 0.6)
    for i in range(5):
        x, y, a, s = -4.0 + i * 2.0 + r.uniform(-0.4, 0.4), 1.25 + r.uniform(-0.5, 0.5), r.uniform(0, 180), r.uniform(0.8, 1.15)
        for z in (1.5, 0.0):
            place(ball("skin", 1, skin, seg=24), (x, y, z), (0, 0, a), (0.86 * s, 0.46 * s, 0.03))
            place(ball("almond", 1, flesh, seg=24), (x, y, z), (0, 0, a), (0.78 * s, 0.39 * s, 0.045))


def _biscotti(p):
    dish(9.0, "#efe4cf")
    for i, (x, y, z, rot) in enumerate((
        (-0.6, 3.3, 0.9, (90, 0, 8)), (0.2, 1.2, 0.9, (86, 0, 4)), (-0.2, -1.0, 0.9, (82, 0, 10)),
        (0.6, -2.6, 0.95, (18, 0, -14)),
    )):
        with Group() as g:
            one_biscotto(i + 2)
        g.place(rot=(rot[0], 0, 0)).place(rot=(0, 0, rot[2]), loc=(x, y, z))
    r = rnd(8)
    crumb = mat.plain("#c9985a", 0.9)
    first = None
    for i in range(40):
        o = ball("crumb", 1, crumb, seg=8, fn=lambda v: 0.8 + 0.4 * n3(v.x * 2, v.y * 2, v.z * 2)) if first is None else copy(first)
        first = first or o
        a, d = r.random() * TAU, 4 + r.random() * 3.6
        place(o, (math.cos(a) * d, math.sin(a) * d - 1, 0.86), None, 0.04 + 0.1 * r.random() ** 2)
    return {"elevation": 32, "fill": 0.78}


def _jelly(p):
    """Coffee jelly in a footed glass, cream run over it."""
    with Group() as g:
        bowl = smooth([(0.5, 5.0), (1.4, 5.2), (3.7, 6.6), (4.6, 8.8), (4.75, 11.2)], 12)
        base = smooth([(3.4, 0.0), (3.4, 0.14), (1.6, 0.4), (0.55, 1.0), (0.42, 2.2), (0.5, 5.0)], 8)
        inner = [(r - 0.16, z + 0.05) for r, z in bowl if r > 1.2]
        lathe("glass", [(0, 0)] + base + bowl[1:] + [(4.67, 11.28)] + inner[::-1] + [(0, 5.5)], mat.glass("#fafdfc"), 144)
        jelly = mat.glass("#5c220a", ior=1.36)
        level = 9.3
        lathe("jelly", [(0, 5.52)] + [(r * 1.003, z) for r, z in inner if z < level] + [(4.3, level), (0, level)], jelly, 96)
        r = rnd(2)
        cube = mat.plain("#2a0f06", 0.06, Specular=0.6, coat=0.6)
        for i in range(26):
            a, d = r.random() * TAU, 3.2 * math.sqrt(r.random())
            place(rbox("cube", 1.3, 1.3, 1.3, 0.16, cube), (math.cos(a) * d, math.sin(a) * d, level - 0.55 + 0.5 * (1 - d / 3.4)), (r.uniform(-30, 30), r.uniform(-30, 30), r.random() * 90))
        cream = mat.plain("#fbf3e4", 0.22, Specular=0.5)

        def pool(u, v):
            a = TAU * u
            d = v * (3.0 + 0.8 * n3(math.cos(a) * 1.4, math.sin(a) * 1.4, 2))
            return (math.sin(a) * d, -math.cos(a) * d, level + 1.75 - 0.9 * v * v - 0.2 * v**8)

        grid("cream", 80, 24, pool, cream, wrap_u=True)
        leaf = mat.glow("#5d8a45", soft=0.5)
        for k in (0, 1, 2):
            with Group() as lf:
                grid("mint", 12, 16, lambda u, v: ((u - 0.5) * 1.1 * math.sin(math.pi * v) ** 0.8, v * 1.7, 0.25 * math.sin(math.pi * v) + 0.25 * abs(u - 0.5)), leaf)
            lf.place(rot=(24, 0, 120 * k + 20), loc=(0.3, 0, level + 1.75))
    g.place(rot=(0, 0, 15))
    at(lambda: spoon(mat.metal("#d9d6cf", 0.18), 12), (5.2, -3.2, 0.1), (0, 0, 62))
    return {"elevation": 19, "fill": 0.78, "transmission": 10, "noise": 1.5}
