"""Sweets of a counter that follows the seasons: one on one plate, seen from above."""

import math

from lib import mat
from lib.color import shade
from lib.curve import n3, rnd, smooth
from lib.mesh import ball, grid, lathe, rbox, slab, tube
from lib.scene import Group, place
from models.nerikiri import nerikiri, paste
from models.wagashi import anko, dish, mochi

TAU = math.tau
VIEW = {"elevation": 88, "fill": 0.9}
TOP = 0.74  # of a dish


def kashi(p):
    globals()["_" + p["kind"]](p)
    return dict(VIEW)


def pick(x=1.4, y=-5.0, rot=10):
    outline = [(-4.4, -0.12), (3.8, -0.38), (4.3, -0.3), (4.4, 0), (4.3, 0.3), (3.8, 0.38), (-4.4, 0.12)]
    place(slab("pick", outline, 0.18, 0.05, mat.wood("walnut", "x", 3)), (x, y, 1.0), (0, 0, rot))


def kinako(color="#c99a52"):
    """Something rolled in roasted soy flour."""
    n = mat.Nodes("kinako")
    f = n.noise(6, 6, rough=0.75)
    col = n.ramp(f, [(0.3, shade(color, 0.78)), (0.7, shade(color, 1.15))])
    return n.done(n.principled(col, 0.95, Normal=n.bump(n.noise(24, 3), 0.06), Specular=0.1))


def jelly(color, clear=0.35):
    n = mat.Nodes("jelly")
    return n.done(n.principled(color, 0.08, Transmission=clear, Clearcoat=0.7))


def _nerikiri(p):
    dish(7.6, p["plate"])
    with Group() as g:
        {"sazanka": sazanka, "ume": ume}.get(p["motif"], lambda: nerikiri(p["motif"]))()
    g.place(loc=(0, 0.3, TOP), rot=(0, 0, p.get("rot", 18)), scale=p.get("scale", 1.25))
    pick()


def flower(name, stops, petals, notch, height=2.2, radius=2.95):
    """A low flower with a hollow in its middle."""

    def shape(a, rr, z):
        k = abs(math.cos(a * petals / 2))
        edge = min(1, rr / 2.2)
        return rr * (1 - notch * (1 - k) ** 2.4 * edge), z - 0.45 * (1 - k) ** 3 * edge * (z > 0.5) - 0.5 * math.exp(-((rr / 0.9) ** 2)) * (z > 0.8)

    prof = smooth([(0, 0), (radius * 0.78, 0.05), (radius, height * 0.36), (radius * 0.93, height * 0.7), (radius * 0.62, height), (radius * 0.3, height * 0.95), (0, height * 0.85)], 12)
    lathe(name, prof, paste(stops, height + 0.2), 260, shape)


def stamens(z, count=22, spread=0.75):
    yellow = mat.plain("#efc04a", 0.7)
    for k in range(count):
        a, d = k * 2.39996, spread * math.sqrt((k + 0.5) / count)
        ball("pollen", 0.13, yellow, (math.cos(a) * d, math.sin(a) * d, z), seg=12)


def sazanka():
    """Sasanqua, early winter: pink, open, with a heart of stamens."""
    flower("sazanka", [(0, "#d9637f"), (0.55, "#eb9bac"), (1, "#fae3e4")], 6, 0.24)
    stamens(1.72, 26, 0.85)
    leaf = mat.gradient([(0, "#365f38"), (1, "#5b8a4c")], "x", -2, 2, 0.5, 0.02, 4, 0.1)
    outline = [(-1.9, 0), (-1.2, 0.62), (0, 0.86), (1.1, 0.6), (2.0, 0), (1.1, -0.6), (0, -0.86), (-1.2, -0.62)]
    place(slab("leaf", outline, 0.3, 0.1, leaf), (2.9, 1.0, 0.3), (0, 0, 30))


def ume():
    """Plum blossom, late winter: five round petals."""
    flower("ume", [(0, "#c8385a"), (0.6, "#e27a90"), (1, "#f6cdd2")], 5, 0.2, 2.1, 2.85)
    stamens(1.6, 12, 0.5)


def _mame(p):
    """Soft rice cake, with peas or wrapped."""
    dish(7.4, p["plate"])
    with Group() as g:
        mochi(p.get("color", "#f1ece0"), 2.9, 3.0)
        n = mat.Nodes("bean")
        dust = n.ramp(n.noise(3.2, 5, rough=0.7), [(0.45, (0.1,) * 3), (0.75, (0.5,) * 3)])
        bean = n.done(n.principled(n.mixrgb(dust, "#3b2b28", "#e6dfd4"), 0.75, Specular=0.15))
        for k in range(p.get("beans", 9)):
            a, d = k * 2.39996, 2.3 * math.sqrt((k + 0.4) / 9)
            z = 1.33 + 2.14 * math.sqrt(max(0, 1 - (d / 2.95) ** 2))
            ball("bean", 0.42, bean, (math.cos(a) * d, math.sin(a) * d, z - 0.1), (1, 1, 0.7), seg=20)
    g.place(loc=(0, 0.2, TOP), scale=1.32)


def _warabi(p):
    dish(7.8, p["plate"])
    m = kinako()
    r = rnd(5)
    spots = [(-2.6, 1.9, 0), (0.5, 2.9, 0), (3.0, 1.2, 0), (-3.3, -1.4, 0), (-0.2, -0.2, 0.5), (2.4, -2.1, 0), (-0.8, -3.3, 0)]
    for i, (x, y, z) in enumerate(spots):

        def soft(v, i=i):
            box = (v.x**4 + v.y**4 + v.z**4) ** -0.25
            return box * (1 + 0.05 * n3(v.x * 2, v.y * 2, v.z * 2, 1, i))

        place(ball("warabi", 1.4, m, seg=64, fn=soft), (x, y, TOP + 1.0 + z), (r.uniform(-6, 6), r.uniform(-6, 6), r.uniform(0, 90)), (1.0, 0.95, 0.75))
    dust = mat.plain("#c99a52", 0.95)
    for k in range(260):
        a, d = r.uniform(0, TAU), 5.4 * math.sqrt(r.random())
        ball("dust", r.uniform(0.03, 0.08), dust, (math.cos(a) * d, math.sin(a) * d, TOP + 0.03), seg=6)


def _kohaku(p):
    """Sugar crust over agar, broken like sea glass."""
    dish(7.8, p["plate"])
    r = rnd(12)
    colors = ["#a9cfd8", "#dfe9c0", "#f3d3d8", "#cfd6ee", "#f4ead0", "#b9d8c4"]
    for k in range(17):
        a, d = k * 2.39996, 5.0 * math.sqrt((k + 0.5) / 17)
        sides = r.choice((4, 5, 5, 6))
        pts = [(r.uniform(0.95, 1.4) * math.cos(TAU * i / sides), r.uniform(0.95, 1.4) * math.sin(TAU * i / sides)) for i in range(sides)]
        n = mat.Nodes("kohaku")
        m = n.done(n.principled(colors[k % 6], 0.35, Transmission=0.35, Normal=n.bump(n.noise(9, 4), 0.08), Clearcoat=0.2))
        place(slab("kohaku", pts, 1.1, 0.12, m), (math.cos(a) * d, math.sin(a) * d, TOP + (k % 3) * 0.04), (r.uniform(-12, 12), r.uniform(-12, 12), r.uniform(0, 90)))


def _ohagi(p):
    dish(8.2, p["plate"])
    n = mat.Nodes("nori")
    nori = n.done(n.principled(n.ramp(n.noise(7, 5, rough=0.8), [(0.35, "#2e4420"), (0.7, "#7d9748")]), 0.95, Normal=n.bump(n.noise(20, 3), 0.08), Specular=0.1))
    for m, (x, y, rot), seed in zip((anko(), kinako(), nori), ((-2.6, 2.0, 30), (2.9, 1.5, -25), (0.1, -2.9, 5)), (1, 2, 3)):
        o = ball("ohagi", 2.1, m, seg=72, fn=lambda v, s=seed: 1 + 0.05 * n3(v.x * 3, v.y * 3, v.z * 3, 1, s) + 0.02 * n3(v.x * 9, v.y * 9, v.z * 9, 1, s))
        place(o, (x, y, TOP + 1.5), (0, 0, rot), (1.3, 1.0, 0.8))


def _minazuki(p):
    """White uiro cut to a triangle like ice, covered with sweet beans."""
    dish(8.0, p["plate"])
    tri = [(-4.4, -2.7), (4.4, -2.7), (0, 4.6)]
    with Group() as g:
        slab("uiro", tri, 1.7, 0.16, mat.plain("#f4f1e8", 0.4, coat=0.3))
        place(slab("agar", [(x * 0.985, y * 0.985) for x, y in tri], 0.3, 0.1, jelly("#7a3b3a", 0.3)), (0, 0, 1.62))
        r = rnd(4)
        m = mat.plain("#5a1f22", 0.35, coat=0.4)
        for k in range(74):
            u, v = r.random(), r.random()
            if u + v > 1:
                u, v = 1 - u, 1 - v
            x, y = -3.7 + u * 7.4 + v * 3.7, -2.3 + v * 6.1
            place(ball("azuki", 0.36, m, seg=16), (x, y, 1.95 + r.random() * 0.12), (0, 0, r.uniform(0, 180)), (1.3, 0.9, 0.8))
    g.place(loc=(0, -0.4, TOP), rot=(0, 0, 12))


def _mizuyokan(p):
    """Soft jelly of beans on a leaf of bamboo grass."""
    dish(8.0, p["plate"])
    leaf = mat.gradient([(0, "#3f6a35"), (0.5, "#5b8846"), (1, "#7ea45c")], "y", -1.6, 1.6, 0.5, 0.03, 6, 0.08)

    def blade(u, v):
        t = (u - 0.5) * 2
        w = 1.75 * max(0, 1 - abs(t) ** 2.2) ** 0.7
        return (t * 6.6, (v - 0.5) * 2 * w, 0.12 + 0.05 * math.sin(v * 60) + 0.25 * abs(v - 0.5))

    place(grid("leaf", 90, 40, blade, leaf, thickness=0.04), (0, 0, TOP), (0, 0, 14))
    for x, y, rot in ((-2.0, 0.6, 12), (2.1, -0.5, 17)):
        place(rbox("yokan", 3.2, 4.4, 2.4, 0.14, jelly("#4c2426", 0.18), seg=3), (x, y, TOP + 0.3), (0, 0, rot))
    pick(1.0, -5.4, 12)


def _hanabira(p):
    """New year's petal cake: white folded over pink, with a strip of burdock."""
    dish(7.6, p["plate"])
    with Group() as g:

        def half(u, v, r, zz):
            a = math.pi * u
            d = r * v
            return (math.cos(a) * d, math.sin(a) * d - 1.4, zz + 1.5 * (1 - v**3) * math.sin(a) ** 0.4)

        place(tube("gobo", [(-4.9, -0.6, 0.7), (4.6, -0.35, 0.75)], 0.3, mat.wood("beech", "x", 3), 14), (0, 0, 0))
        grid("pink", 80, 30, lambda u, v: half(u, v, 3.5, 0.32), mat.plain("#eaa0ae", 0.6), thickness=0.25)
        grid("white", 80, 30, lambda u, v: half(u, v, 3.9, 0.55), mat.glow("#fbf7f0", None, 0.55, 0.6), thickness=0.2)
    g.place(loc=(0, -0.4, TOP), rot=(0, 0, 8), scale=1.15)


def _kinton(p):
    """Chestnut paste twisted in a cloth."""
    dish(7.4, p["plate"])

    def shape(a, rr, z):
        w = a + z * 0.55
        k = abs(math.sin(w * 4.5)) ** 0.5
        return rr * (1 - 0.24 * (1 - k) * min(1, rr / 0.9)), z

    prof = smooth([(0, 0), (2.3, 0.1), (2.8, 0.9), (2.4, 1.9), (1.2, 2.7), (0.45, 3.3), (0.3, 3.7), (0, 3.8)], 14)
    n = mat.Nodes("chestnut")
    f = n.noise(5, 5, rough=0.7)
    m = n.done(n.principled(n.ramp(f, [(0.3, "#c08a3a"), (0.7, "#e2b765")]), 0.75, Normal=n.bump(f, 0.07), Specular=0.2))
    o = lathe("kinton", prof, m, 260, shape)
    place(o, (0, 0.3, TOP), (0, 0, 0), 1.3)
    pick()


def _kashiwa(p):
    """Rice cake folded into a leaf of oak."""
    dish(7.8, p["plate"])
    with Group() as g:
        o = mochi("#f6f2e8", 3.0, 6.0)
        place(o, (0, -0.5, 1.3), (0, 0, 0), (1.25, 0.95, 0.9))
        leaf = mat.gradient([(0, "#4d6a30"), (0.5, "#66833f"), (1, "#8aa35a")], "x", -4, 4, 0.55, 0.03, 5, 0.12)

        def dome(x, y):
            return 0.35 + 3.15 * math.sqrt(max(0.0, 1 - (x / 4.3) ** 2 - ((y + 0.4) / 3.6) ** 2))

        def over(u, v):
            # folded along the back; its scalloped edge leaves the front of the cake open
            t = (u - 0.5) * 2
            reach = 4.3 * (1 - abs(t) ** 2.2) ** 0.62 * (1 + 0.07 * math.cos(t * 22))
            x, y = t * 4.9, 2.7 - v * reach
            return (x, y, dome(x, y) + 0.05 * math.sin(abs(t) * 26 + v * 7) + 0.12)

        grid("leaf", 140, 50, over, leaf, thickness=0.07)
        for k in range(-4, 5):
            side = [(k * 0.95 + 0.5 * (1 if k >= 0 else -1) * j / 8, 2.6 - 3.0 * j / 8 * (1 - abs(k) / 6.5)) for j in range(9)]
            tube("vein", [(x, y, dome(x, y) + 0.2) for x, y in side], 0.04, mat.plain("#9cad68", 0.6), 6)
    g.place(loc=(0, -0.3, TOP), rot=(0, 0, 14), scale=1.08)


def chrysanthemum(a, rr, z):
    k = abs(math.cos(a * 8))
    edge = min(1, rr / 3.0)
    return rr * (1 - 0.09 * (1 - k) ** 1.6 * edge), z - 0.32 * (1 - k) ** 2 * (rr > 0.9) * (z > 0.2)


def _monaka(p):
    """Wafers in the shape of a chrysanthemum, one open."""
    dish(8.6, p["plate"])
    n = mat.Nodes("wafer")
    f = n.noise(3, 4)
    m = n.done(n.principled(n.ramp(f, [(0.3, "#e0b673"), (0.7, "#f0d8a6")]), 0.8, Normal=n.bump(n.noise(18, 3), 0.03), Specular=0.2))
    top = smooth([(3.5, 0.0), (3.5, 0.25), (3.0, 0.95), (1.6, 1.25), (1.0, 1.2), (0.9, 1.4), (0, 1.45)], 12)
    cup = smooth([(0, 0.1), (2.6, 0.1), (3.3, 0.5), (3.5, 1.1), (3.3, 1.05), (3.0, 0.6), (0, 0.3)], 12)
    place(lathe("bottom", cup, m, 200, chrysanthemum), (-2.6, 1.7, TOP))
    place(lathe("lid", top, m, 200, chrysanthemum), (-2.6, 1.7, TOP + 1.1))
    with Group() as g:
        lathe("cup", cup, m, 200, chrysanthemum)
        lathe("anko", smooth([(0, 0.4), (2.9, 0.5), (2.6, 1.3), (1.2, 1.6), (0, 1.55)], 10), anko(), 120, lambda a, r, z: (r * (1 + 0.03 * n3(math.cos(a) * 4, math.sin(a) * 4, 2)), z + 0.12 * n3(math.cos(a) * r, math.sin(a) * r, 5)))
    g.place(loc=(2.8, -1.9, TOP))


def _uiro(p):
    dish(8.0, p["plate"])
    for i, c in enumerate(("#f3efe4", "#e9b9c0", "#a9bd7c")):
        place(rbox("uiro", 2.2, 5.4, 2.0, 0.16, mat.plain(c, 0.35, coat=0.35), seg=3), (-2.9 + 2.9 * i, 0.3 * (1 - i), TOP), (0, 0, 8 - 2 * i))
    pick(0.6, -5.2, 8)


def _kintsuba(p):
    dish(7.8, p["plate"])
    skin = mat.Nodes("skin")
    f = skin.noise(3, 5, rough=0.7)
    m = skin.done(skin.principled(skin.ramp(f, [(0.3, "#8a6650"), (0.7, "#d8c3a6")]), 0.7, Normal=skin.bump(f, 0.05)))
    place(rbox("kintsuba", 4.3, 4.3, 2.6, 0.35, m, seg=4), (-1.9, 1.2, TOP), (0, 0, 12))
    place(rbox("half", 2.0, 4.3, 2.6, 0.3, m, seg=4), (2.9, -0.9, TOP + 1.2), (0, -78, 18))
    r = rnd(7)
    bean = mat.plain("#4a1a1e", 0.35, coat=0.3)
    with Group() as g:
        rbox("inside", 0.2, 3.9, 2.2, 0.08, anko(), (0, 0, 0))
        for k in range(40):
            place(ball("azuki", 0.26, bean, seg=14), (0.1, r.uniform(-1.75, 1.75), r.uniform(0.3, 2.0)), (0, 0, 0), (0.5, 1.3, 0.9))
    g.place(loc=(1.7, -1.35, TOP + 2.2), rot=(0, -78, 18))


def _dorayaki(p):
    """One from above: an even brown, the mark of rain burnt into it."""
    dish(8.2, p["plate"])
    crust = mat.gradient([(0.0, "#e8c27a"), (0.5, "#cf8c3f"), (0.8, "#a8591f"), (1, "#8a4314")], "z", -0.2, 1.15, 0.55, 0.02, 10, 0.08)
    prof = smooth([(0, 1.15), (2.0, 1.12), (3.6, 0.88), (4.5, 0.4), (4.75, 0.0), (4.5, -0.16), (3, -0.05), (0, 0)], 10)
    for x, y, z, tilt in ((-1.7, 1.2, 1.2, 0), (1.8, -1.5, 2.3, 9)):
        with Group() as g:
            lathe("top", prof, crust, 96, lambda a, r, z: (r * (1 + 0.012 * n3(math.cos(a) * 2, math.sin(a) * 2, x)), z))
            lathe("anko", smooth([(0, 0), (4.3, -0.1), (4.4, -0.4), (4.2, -0.7), (0, -0.7)], 8), anko(), 96)
            burnt = mat.plain("#4e2410", 0.7)
            for k in (-1, 0, 1):
                tube("rain", [(k * 0.75 - 0.25, 0.75 - 0.3 * abs(k), 1.13), (k * 0.75 + 0.15, -0.6 - 0.3 * abs(k), 1.13)], 0.11, burnt, 10, flat=0.4)
        g.place(loc=(x, y, TOP + z), rot=(tilt, tilt, 0))


def _yokan(p):
    dish(8.4, p["plate"])
    m = mat.plain(p["color"], 0.12, coat=0.7)
    for i in range(3):
        place(rbox("slice", 1.9, 5.0, 3.6, 0.14, m, seg=3), (-3.0 + 2.7 * i, 0.3 - 0.35 * i, TOP), (0, 0, 10 + 2 * i))
        for k in range(p.get("chestnuts", 0)):
            ball("chestnut", 0.6, mat.plain("#e3a92c", 0.35, coat=0.3), (-3.1 + 2.7 * i, -1.3 + 1.35 * k + 0.3 * i, TOP + 3.52), (0.9, 1, 0.2), seg=24)
    pick(1.0, -5.4, 10)


def _manju(p):
    dish(7.6, p["plate"])
    m = mat.gradient([(0.0, "#d9b183"), (0.3, "#8d5426"), (1, "#6d3a16")], "z", 0.0, 2.6, 0.45, 0.012, 12, 0.06, coat=0.15)
    white = mat.gradient([(0.0, "#efe6d6"), (1, "#fbf8f1")], "z", 0.0, 2.6, 0.6, 0.012, 12, 0.05)
    for i, (x, y) in enumerate(((-2.5, 1.4), (2.4, -1.3))):
        prof = smooth([(0, 0), (2.1, 0.05), (2.75, 0.7), (2.5, 1.7), (1.5, 2.4), (0, 2.6)], 10)
        place(lathe("manju", prof, (white, m)[i], 72, lambda a, r, z: (r * (1 + 0.012 * n3(math.cos(a), math.sin(a), 1)), z)), (x, y, TOP), None, 1.05)
        c = mat.plain("#a23b4c" if i == 0 else "#3a1c0c", 0.6)
        ball("mark", 0.34, c, (x, y, TOP + 2.72), (1, 1, 0.2), seg=20)


def _dango(p):
    dish(8.6, p["plate"])
    cols = ["#9fb765", "#f6f1e6", "#f2b7bf"]
    for i in range(2):
        with Group() as g:
            tube("stick", [(-6.2, 0, 1.5), (5.6, 0, 1.5)], 0.17, mat.wood("beech", "x", 3), 12)
            for k, c in enumerate(cols):
                m = mat.plain(c, 0.45, coat=0.12)
                place(ball("dango", 1.55, m, seg=48, fn=lambda v: 1 + 0.02 * n3(v.x * 2, v.y * 2, v.z * 2, 1, k + i)), (-1.4 + k * 2.85, 0, 1.5), scale=(1.0, 1, 0.94))
        g.place(loc=(0, 2.0 - i * 4.0, TOP), rot=(0, 0, 14 + i * 3))


def _box(p):
    """A paper box with a sweet in each of its cells, its lid beside it."""
    cols, rows, cell = p.get("cols", 3), p.get("rows", 2), 7.4
    w, d = cols * cell, rows * cell
    card = mat.paper("#f6f1e6", rough=0.8)
    rbox("floor", w + 1.2, d + 1.2, 0.4, 0.08, card)
    for x in range(cols + 1):
        rbox("wall", 0.26, d + 0.6, 3.4 if x in (0, cols) else 2.6, 0.06, card, ((x - cols / 2) * cell, 0, 0.2))
    for y in range(rows + 1):
        rbox("wall", w + 0.6, 0.26, 3.4 if y in (0, rows) else 2.6, 0.06, card, (0, (y - rows / 2) * cell, 0.2))
    for i, motif in enumerate(p["motifs"]):
        with Group() as g:
            {"sazanka": sazanka, "ume": ume}.get(motif, lambda m=motif: nerikiri(m))()
        g.place(loc=((i % cols - (cols - 1) / 2) * cell, ((rows - 1) / 2 - i // cols) * cell, 0.45), rot=(0, 0, 18 * i), scale=0.96)
