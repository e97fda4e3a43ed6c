"""What a plant shop sells beside plants: a watering can, tools and gloves, bags of soil and stones, clay pots."""

import math

from lib import art, mat
from lib.curve import fillet, n3, resample, rnd, smooth
from lib.mesh import ball, grid, lathe, patch, slab, tube
from lib.physics import settle
from lib.scene import Group, copy, place

TAU = math.tau
FOREST, GROUND, CLAY = "#143a28", "#f7f6ee", "#a33f1c"


def terracotta(seed=0.0):
    """Fired clay with a bloom of lime."""
    n = mat.Nodes("terracotta")
    f = n.noise(0.8, 5, n.add("ShaderNodeVectorMath", {"operation": "ADD"}, **{"0": n.coord(), "1": (seed, 0, seed)}).outputs[0], 0.65)
    col = n.ramp(f, [(0.3, "#b0603c"), (0.6, "#c27850"), (0.82, "#d9b29a")])
    return n.done(n.principled(col, 0.88, Specular=0.2, Normal=n.bump(n.noise(9, 4), 0.03)))


def one_claypot(go, seed=0.0):
    """An empty pot; `go` is its diameter in 号, of 3 cm each."""
    r, h = go * 1.5 * 0.94, go * 2.55
    inner = [(r * 0.94, h, r * 0.04), (r * 0.88, h * 0.78, 0.1), (r * 0.6, 0.7, 0.2), (0.7, 0.6), (0.65, 0.1)]
    prof = fillet([(0.65, 0.1), (r * 0.66, 0.0, 0.08), (r * 0.7, 0.0, 0.12), (r * 0.92, h * 0.76, 0.05), (r * 1.02, h * 0.765, 0.12), (r * 1.06, h, 0.16), *inner], 4)
    lathe("pot", resample(prof, 0.35), terracotta(seed), 160)


def one_saucer(go, seed=0.0):
    r = go * 1.5
    prof = fillet([(0, 0.1), (r * 0.84, 0, 0.2), (r, 2.1, 0.16), (r * 0.94, 2.1, 0.16), (r * 0.8, 0.75, 0.4), (0, 0.7)], 5)
    lathe("saucer", resample(prof, 0.3), terracotta(seed), 144)


def claypots(p):
    """Pots of several sizes in one group, or a single one."""
    sizes = p.get("sizes", [3, 4, 5, 6, 8])
    if len(sizes) == 1:
        one_claypot(sizes[0], 2.0)
        return {"elevation": 16}
    for go, (x, y) in zip(sizes, ((12.5, -13.5), (-1.5, -14.5), (-15.5, -8.5), (10.0, 1.5), (-8.5, 11.5))):
        with Group() as g:
            one_claypot(go, go * 1.7)
        g.place(loc=(x, y, 0), rot=(0, 0, go * 50))
    return {"elevation": 20}


def saucer(p):
    """A saucer before another that leans on a pot."""
    with Group() as g:
        one_saucer(5, 1.0)
    g.place(loc=(1, -11.5, 0))
    with Group() as g:
        one_claypot(4, 4.0)
    g.place(loc=(1.5, 6, 0))
    with Group() as g:
        one_saucer(4, 6.0)
    g.place(rot=(104, 0, 0)).place(rot=(0, 0, -16)).place(loc=(-3.2, -1.6, 5.95))
    return {"elevation": 24}


def wateringcan(p):
    """A can of painted steel: a turned body, a long spout with its rose, a hoop and a handle."""
    paint = mat.plain(p.get("color", FOREST), 0.38, Clearcoat=0.3)
    brass = mat.metal("#b5924c", 0.32)
    with Group() as g:
        r, h = 8.6, 17.0
        prof = [(0, 0.3), (r * 0.96, 0.2, 0.1), (r, 0.0, 0.1), (r + 0.22, 0.35, 0.15), (r, 0.7, 0.1), (r * 0.95, h - 0.7, 0.1), (r * 0.97, h - 0.4, 0.1), (r * 0.98, h, 0.2), (r * 0.93, h, 0.1), (r * 0.92, 3), (0, 2.8)]
        lathe("body", resample(fillet(prof, 5), 0.4), paint, 144)
        for z in (5.4, 12.0):
            tube("seam", [(math.cos(TAU * i / 90) * (r * (1 - 0.05 * z / h) + 0.02), math.sin(TAU * i / 90) * (r * (1 - 0.05 * z / h) + 0.02), z) for i in range(90)], 0.2, paint, 8, closed=True)
        grid("cover", 24, 40, lambda u, v: (math.cos((v - 0.5) * math.pi) * r * 0.94 * u, math.sin((v - 0.5) * math.pi) * r * 0.94 * u, h - 0.25 + 0.7 * (1 - u * u)), paint, thickness=0.16)
        tube("lip", [(0.02, y * r * 0.093, h - 0.1 + 0.5 * (1 - (y / 10) ** 2)) for y in range(-10, 11)], 0.2, paint, 10)
        spout = smooth([(r * 0.8, 0, 3.2), (r + 2.6, 0, 5.4), (r + 8.5, 0, 13.2), (r + 13.2, 0, 20.6)], 14)
        tube("spout", spout, lambda t: 2.1 - 1.05 * min(1.0, t * 1.25), paint, 28)
        tube("brace", [(r * 0.9, 0, 15.8), (r + 7.8, 0, 13.4)], 0.3, paint, 12)
        with Group() as rose:
            lathe("rose", resample(fillet([(1.05, -1.6), (1.15, 0, 0.3), (2.7, 2.5, 0.2), (2.75, 3.0, 0.15), (2.6, 3.05)], 5), 0.2), brass, 72)
            lathe("face", smooth([(2.62, 3.0), (1.6, 3.35), (0, 3.5)], 8), brass, 72)
            hole = mat.plain("#1d1812", 0.8)
            for ring, n in ((0.0, 1), (0.8, 6), (1.55, 12), (2.2, 18)):
                for i in range(n):
                    a = TAU * i / n
                    ball("hole", 0.11, hole, (math.cos(a) * ring, math.sin(a) * ring, 3.5 - 0.075 * ring**2), (1, 1, 0.4), seg=10)
        rose.place(rot=(0, 32, 0)).place(loc=(spout[-1][0] - 0.1, 0, spout[-1][2] - 0.2))
        tube("hoop", smooth([(-r * 0.62, 0, h - 0.6), (-r * 0.6, 0, h + 4), (-1.2, 0, h + 8.0), (4.4, 0, h + 6.4), (6.6, 0, h + 0.2)], 12), 0.46, paint, 16)
        tube("handle", smooth([(-r * 0.93, 0, 14.2), (-r - 3.2, 0, 15.6), (-r - 6.0, 0, 12.6), (-r - 4.6, 0, 7.4), (-r * 0.97, 0, 4.2)], 12), 0.5, paint, 16)
    g.place(rot=(0, 0, p.get("turn", -24)))
    return {"elevation": 13}


def one_trowel():
    """Lies along x, its handle to the left."""
    steel = mat.metal("#b4b8b8", 0.34, brushed="x")

    def scoop(u, v):
        s = (u - 0.5) * 2
        w = 3.9 * (0.82 + 0.18 * math.sin(v * 3)) * (1 if v < 0.58 else math.sqrt(max(0.0, 1 - ((v - 0.58) / 0.42) ** 2)) * 0.98 + 0.02)
        return 15.5 * v, s * w, 0.5 + 1.5 * s * s * (w / 3.9) + 0.9 * (1 - v) ** 3

    with Group() as g:
        grid("blade", 20, 48, scoop, steel, thickness=0.16)
        tube("neck", smooth([(-6.4, 0, 2.6), (-3, 0, 2.7), (-0.6, 0, 1.9), (2.2, 0, 0.9)], 10), lambda t: 0.55 - 0.12 * t, steel, 20, flat=0.9)
        with Group() as grip:
            lathe("grip", resample(fillet([(0, 0), (0.9, 0.1, 0.3), (1.35, 1.6, 0.7), (1.15, 5, 1), (1.5, 9, 1), (0.95, 11.6, 0.4), (0.7, 12)], 6), 0.2), mat.wood("beech", "z", 1.3, 0.4, 0.2), 56)
            lathe("ferrule", [(0.98, 11.2), (1.0, 11.3), (0.82, 12.6), (0.6, 12.7)], steel, 48)
            tube("loop", [(0.9 * math.cos(a), 0, -0.9 + 1.2 * math.sin(a)) for a in (TAU * i / 30 for i in range(30))], 0.13, mat.leather("camel"), 8, closed=True)
        grip.place(rot=(0, 90, 0)).place(loc=(-18.2, 0, 2.2))
    return g


GLOVE = [
    (-4.0, 0, 0.4), (-4.1, 7.6, 3), (-5.6, 9.4, 1), (-8.0, 12.8, 1), (-8.1, 14.6, 0.9), (-6.6, 15.2, 0.9), (-4.5, 12.9, 1.0), (-4.3, 15.4, 1), (-5.1, 20.8, 0.9), (-4.2, 22.6, 0.9), (-2.9, 21.6, 0.9), (-2.35, 16.4, 0.3),
    (-2.15, 16.4, 0.3), (-2.4, 22.8, 0.9), (-1.3, 24.4, 0.9), (-0.2, 23.1, 0.9), (-0.05, 16.6, 0.3), (0.15, 16.6, 0.3), (0.4, 22.2, 0.9), (1.4, 23.6, 0.9), (2.4, 22.0, 0.9), (2.15, 16.0, 0.3), (2.35, 15.9, 0.3), (3.2, 19.4, 0.8), (4.3, 20.4, 0.8), (5.0, 19.0, 0.8), (4.4, 12.5, 2), (4.1, 7, 2), (4.0, 0, 0.4),
]


def one_glove(color, flip=1, seed=0.0):
    """A cotton glove with a leather palm's colour at its fingers, lying flat."""
    knit, cuff = mat.cloth(color, 9, 0.05, soft=0.2), mat.cloth("#6f8a5f", 7, 0.07)
    with Group() as g:
        out = [(x * flip, y) for x, y in fillet(GLOVE, 5, closed=True)]
        patch("glove", out if flip > 0 else out[::-1], 0.4, knit, lambda x, y, d: 0.15 + 1.25 * (1 - math.exp(-d * 1.1)) + 0.28 * n3(x * 0.35, y * 0.3, seed) + (0.1 * n3(x, y * 0.9, seed) if y > 3 else 0))
        grid("cuff", 30, 16, lambda u, v: ((u - 0.5) * 8.6, 3.6 * v - 0.3, 0.12 + 1.5 * (1 - (2 * u - 1) ** 6) * (1 + 0.06 * math.sin(u * 60)) + 0.15 * n3(u * 4, v * 2, seed)), cuff)
    return g


def trowel(p):
    """A trowel before a pair of gloves."""
    one_glove("#e6dcc2", 1, 1.0).place(rot=(0, 0, 14)).place(loc=(-3.5, 2, 0))
    one_glove("#e6dcc2", -1, 5.0).place(rot=(0, 5, 0)).place(rot=(0, 0, -24)).place(loc=(4.5, 0.5, 0.9))
    one_trowel().place(rot=(0, 0, 14)).place(loc=(2.0, -6.5, 0))
    return {"elevation": 52, "low": -0.01, "fill": 0.84}


def print_leaf(c, x, y, length, turn, color):
    a = math.radians(turn)
    line = [(t, 0.22 * math.sin(math.pi * t**0.85) ** 0.8) for t in (i / 20 for i in range(21))]
    pts = line + [(t, -w) for t, w in line[::-1]]
    c.poly([(x + length * (u * math.cos(a) - w * math.sin(a)), y + length * (u * math.sin(a) + w * math.cos(a))) for u, w in pts], color)


def bag_print(title, amount, use, ground, ink, accent):
    c = art.Canvas(1200, 1600, ground)
    c.rect(0, 0, 1200, 230, ink)
    c.text("鉢と日なた", 600, 118, 84, GROUND, art.SANS_BOLD, track=0.14)
    for k, (length, turn) in enumerate(((300, -90), (250, -142), (250, -38), (190, -168), (190, -12))):
        print_leaf(c, 600, 700 - 6 * k, length, turn, ("#5d8a4a", "#7ba55c", "#7ba55c", "#9dbd78", "#9dbd78")[k])
    c.text(title, 600, 950, 300, ink, art.SANS_BOLD, track=0.04, fit=980)
    c.rect(110, 1150, 1090, 1156, ink)
    c.text(use, 600, 1215, 62, ink, art.SANS, track=0.06, fit=960)
    c.rect(410, 1310, 790, 1470, accent)
    c.text(amount, 600, 1390, 110, "#fffaf2", art.SANS_BOLD, track=0.04)
    return c.image("bag")


def one_bag(w, d, h, image, color, seed=0.0):
    """A filled plastic bag that stands, its upper end welded flat."""
    skin, plain = mat.printed(image, 0.36, 0.25), mat.plain(color, 0.36, Clearcoat=0.25)

    def side(sign):
        def fn(u, v):
            s = (u - 0.5) * 2
            belly = min(1.0, 0.86 + v * 0.6) * (1 if v < 0.62 else math.sqrt(max(0.0, 1 - ((v - 0.62) / 0.34) ** 2)) if v < 0.96 else 0.0)
            belly = max(0.015, belly)
            x = s * w / 2 * (1 - 0.07 * belly + (0.02 * math.sin(v * 13 + seed) if v < 0.9 else 0))
            fold = 0.5 * n3(s * 2.2, v * 4.5, seed + sign) + 0.24 * n3(s * 6, v * 9, seed)
            y = sign * d / 2 * belly * (1 - abs(s) ** 3.2) ** 0.55 - sign * fold * (0.35 + 0.65 * abs(s)) * belly * (1 - s**8)
            return x, y, h * v + (0.5 * math.sin(s * 4 + seed) * max(0, v - 0.8) * 5) * 0.5

        return fn

    front = grid("front", 60, 90, side(-1), skin)
    back = grid("back", 60, 90, side(1), plain)
    return front, back


def soilbag(p):
    """A printed bag; `pebbles` puts some of what it holds before it."""
    w, d, h = p.get("size", (30, 12, 41))
    ground = p.get("ground", "#eef0df")
    with Group() as g:
        one_bag(w, d, h, bag_print(p["label"], p["amount"], p["sub"], ground, p.get("ink", FOREST), p.get("accent", CLAY)), ground, p.get("seed", 1.0))
    g.place(rot=(-3, 0, 0)).place(rot=(0, 0, p.get("turn", 12)), loc=(0, 0, 0.1))
    if p.get("pebbles"):
        pebbles(p["pebbles"], (2.0, -d / 2 - 6.5), 7.0)
    return {"elevation": 11, "set": {"gobo": False}}


def pebbles(count, at, spread):
    """Pumice for the foot of a pot, come to rest on the floor."""
    x = rnd(7)
    n = mat.Nodes("pumice")
    f = n.noise(3.4, 5, rough=0.75)
    one = n.add("ShaderNodeObjectInfo").outputs["Random"]
    m = n.done(n.principled(n.mixrgb(n.math("MULTIPLY", one, 0.6), n.ramp(f, [(0.3, "#a49c8b"), (0.7, "#d9d2c2")]), "#b9a58b"), 0.95, Specular=0.15, Normal=n.bump(f, 0.2)))
    made = [ball("stone", 1.0, m, (0, 0, -50), seg=20, fn=lambda v, k=k: 0.86 + 0.26 * n3(v.x * 1.2, v.y * 1.2, v.z * 1.2 + k * 5) + 0.1 * n3(v.x * 4, v.y * 4, v.z * 4 + k)) for k in range(5)]
    for k, o in enumerate(made):
        for v in o.data.vertices:
            v.co = (v.co.x * 1.15, v.co.y * 0.95, v.co.z * 0.75)
    stones = []
    for i in range(count):
        o = made[i] if i < 5 else copy(made[i % 5])
        a, q = i * 2.39996, spread * ((i + 0.5) / count) ** 0.5
        place(o, (at[0] + math.cos(a) * q, at[1] + math.sin(a) * q * 0.6, 1.2 + 0.55 * (count - i) * 0.12), (x.uniform(0, 360), x.uniform(0, 360), 0), x.uniform(0.7, 1.15))
        stones.append(o)
    settle(stones)
    return stones


def shears(p):
    """Pruning shears, half open, lying on the floor."""
    steel, grip = mat.metal("#a9adad", 0.3), mat.plain(p.get("color", CLAY), 0.45)
    cut = fillet([(-0.9, 0), (-1.5, 2.5, 1.5), (-1.3, 5.0, 2), (0.5, 8.2, 0.2), (0.75, 5, 2), (0.8, 2.5, 1), (0.8, 0)], 8, closed=True)
    hook = fillet([(-0.8, 0), (-0.5, 2.6, 1.5), (0.35, 4.6, 1.5), (-0.5, 7.6, 0.2), (1.1, 5.6, 1.5), (1.5, 3, 1.5), (0.9, 0)], 8, closed=True)
    for sign, line, z in ((1, cut, 0.9), (-1, hook, 0.5)):
        with Group() as g:
            slab("blade", line, 0.34, 0.1, steel, (0, 0, z))
            tube("tang", smooth([(0, 0.6, z + 0.2), (sign * 0.5, -1.6, z + 0.2), (sign * 1.5, -3.6, 0.9)], 10), 0.6, steel, 20, flat=0.5, up=(0, 0, 1))
            tube("arm", smooth([(sign * 1.2, -3.0, 0.9), (sign * 2.0, -5.6, 0.9), (sign * 1.7, -10, 0.9), (sign * 0.5, -15.0, 0.85)], 12), lambda t: 0.66 + 0.16 * math.sin(math.pi * t), grip, 24, flat=0.8, up=(0, 0, 1))
        g.place(rot=(0, 0, sign * 8))
    tube("spring", [(-1.5 + 3.0 * i / 95, -3.3 + 0.36 * math.sin(i * 0.5), 0.95 + 0.36 * math.cos(i * 0.5)) for i in range(96)], 0.09, steel, 8)
    lathe("bolt", resample(fillet([(0, 0), (0.95, 0, 0.1), (0.95, 0.5, 0.2), (0, 0.6)], 4), 0.1), steel, 40).location = (0, 0, 1.15)
    return {"elevation": 50, "low": -0.01, "turn": 30, "fill": 0.8}
