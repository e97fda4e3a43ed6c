"""Small leather goods on a table. Every one takes `color` (lib/hide.py) and `age` in years."""

import math

from lib import mat
from lib.color import mix, shade
from lib.curve import fillet, n3, resample, rrect, smooth
from lib.hide import TANNED, cut, hide, keep_frame, stitches, worn
from lib.mesh import ball, grid, lathe, patch, rbox, slab, tube
from lib.scene import Group, place

TAU = math.tau
STEEL = ("#c7c8c9", 0.24)

# width, depth, height, radius of the corners, leaves between the covers, width of the creases' frame
FOLDED = {
    "long": (19.2, 9.4, 2.0, 0.8, 5),
    "fold": (11.2, 9.2, 2.1, 0.8, 5),
    "card": (10.8, 7.2, 1.3, 0.7, 3),
    "slim": (10.2, 7.6, 0.7, 0.7, 1),
    "passport": (10.6, 14.4, 1.0, 0.6, 3),
    "book": (11.6, 16.2, 1.9, 0.4, 4),
    "key": (11.0, 6.4, 1.7, 1.5, 1),
}


def stud(x, y, z, r=0.42):
    ball("stud", r, mat.metal(*STEEL), (x, y, z), (1, 1, 0.42), seg=24)


def folded(p):
    """A piece folded once along its back: wallets, cases and covers."""
    age, color, kind = p.get("age", 0), p["color"], p["kind"]
    t = worn(age)
    W, D, H, r, leaves = FOLDED[kind]
    r += 0.5 * t
    m = hide(color, age, 6.5, folds=[("y", D / 2 - 0.2, 0.9)], size=max(W, D) * 1.2)
    edge = cut(color, age)
    th = 0.24
    gape = 0.35 * H * t + (0.12 * H)  # the front opens a little, more with the years
    arc = math.pi * H / 2
    total = 2 * D + arc

    def cover(u, v, out=0.0):
        s = v * total
        low, turn = s < D, D <= s < D + arc
        end = s if low else total - s
        half = W / 2 - (r - math.sqrt(max(0, r * r - (r - end) ** 2)) if end < r else 0)
        x = (u - 0.5) * 2 * half
        bulge = 0.0
        if turn:
            a = (s - D) / arc * math.pi
            y, z = D / 2 + math.sin(a) * H / 2, H / 2 - math.cos(a) * (H / 2 + out)
            return (x, y, z)
        y = -D / 2 + end
        if low:
            return (x, y, 0.0)
        lift = gape * ((D - end) / D) ** 1.4
        soft = min(1.0, (W / 2 - abs(x)) / 1.2) * min(1.0, end / 1.2)
        bulge = soft * (0.1 + t * (0.15 * n3(x * 0.28, y * 0.3, 4.0) + 0.08 * n3(x * 0.9, y * 0.9, 2.0)))
        if kind in ("long", "fold", "card", "slim") and t:
            # the cards inside press their outline through
            cx, cy = (x / 4.35 if kind != "long" else (x + 3.4) / 4.35), (y + 0.2) / 2.75
            q = max(abs(cx), abs(cy))
            bulge += 0.14 * t * (1 / (1 + math.exp((q - 1) * 26)))
        return (x, y, H + lift + bulge + out)

    with Group() as g:
        grid("cover", 90, 150, cover, m, thickness=-th)
        rim = [cover(0.0, v / 150) for v in range(151)] + [cover(u / 40, 1.0) for u in range(1, 41)] + [cover(1.0, v / 150) for v in range(150, -1, -1)] + [cover(u / 40, 0.0) for u in range(39, 0, -1)]
        tube("edge", [(x, y, z - 0.1 if z > H * 0.6 else z + 0.1) for x, y, z in rim], 0.13, edge, 8, closed=True)
        lining = mat.leather(shade(mix(TANNED[color][0], "#e8d8b8", 0.5), 0.85 - 0.25 * t), 0.6, 8.0)
        for i in range(leaves):
            h = (H - 0.5) / max(1, leaves)
            w = W - 0.5 - 0.25 * (i % 2)
            place(slab("leaf", rrect(w, D - 0.6 - 0.14 * (i % 3), 0.5), h * 0.55, 0.05, [m, lining, edge][i % 3] if i else lining), (0, 0.28, 0.3 + i * h + gape * 0.25 * i / leaves), (gape * 2.0 * i / max(1, leaves), 0, 0))
        inset = 0.045 * 9 / W
        line = [cover(inset, v / 150) for v in range(96, 147)] + [cover(inset + (1 - 2 * inset) * u / 40, 0.972) for u in range(1, 40)] + [cover(1 - inset, v / 150) for v in range(146, 95, -1)]
        stitches([(x, y, z + 0.02) for x, y, z in line], color, age, 0.055, 0.34, 0.17)
        if kind == "key":
            for x in (-2.6, 2.6):
                top = cover(0.5 + x / W, 0.93)
                stud(x, top[1], top[2] + 0.02)
            steel = mat.metal(*STEEL)
            tube("ring", [(W / 2 - 0.5 + 1.1 * math.cos(TAU * i / 40), 0.6 + 1.1 * math.sin(TAU * i / 40), 0.7) for i in range(40)], 0.11, steel, 10, closed=True)
            for a, y in ((-24, -0.1), (-4, 0.9)):
                with Group() as key:
                    slab("bow", [(1.1 + 1.0 * math.cos(TAU * i / 24), 0.9 * math.sin(TAU * i / 24)) for i in range(24)], 0.16, 0.05, steel)
                    slab("blade", [(1.9, -0.33), (4.4, -0.33), (4.7, 0), (4.4, 0.33), (3.9, 0.18), (3.5, 0.33), (3.1, 0.16), (2.7, 0.33), (1.9, 0.33)], 0.14, 0.03, steel)
                key.place(rot=(0, 3, a), loc=(W / 2 - 0.1, y, 0.55))
        elif kind == "book":
            tube("mark", smooth([(1.6, -D / 2 + 0.8, H * 0.5), (1.7, -D / 2 - 0.5, H * 0.48), (1.9, -D / 2 - 1.6, 0.4), (2.3, -D / 2 - 3.2, 0.12)], 10), 0.28, edge, 8, flat=0.2)
        elif kind == "passport":
            band = [cover(0.86, v / 60) for v in range(30, 61)]
            tube("strap", [(x, y, z + 0.05) for x, y, z in band], 0.42, m, 12, flat=0.25)
            stud(band[-3][0], band[-3][1] + 0.2, band[-3][2] + 0.16, 0.34)
    g.place(rot=(0, 0, 24))
    keep_frame(W + (6 if kind == "key" else 0), D, H, 24)
    return {"elevation": 40, "fill": 0.72}


def coincase(p):
    """A box that opens like a drawer: the flap folds down into a tray for the coins."""
    age, color = p.get("age", 0), p["color"]
    t = worn(age)
    W, D, H = 8.2, 7.6, 2.6
    m, edge = hide(color, age, 6.5, folds=[("y", D / 2 - 0.4, 0.8)], size=10), cut(color, age)

    def soft(c, k=1.0):
        return (c.x, c.y, c.z + t * k * 0.2 * n3(c.x * 0.4, c.y * 0.4, 3) * min(1, c.z))

    with Group() as g:
        rbox("body", W, D, H * 0.86, 0.34 + 0.2 * t, m, cuts=14, fn=soft)
        tube("seam", [(x, y, H * 0.46) for x, y in rrect(W + 0.06, D + 0.06, 0.42 + 0.2 * t)], 0.06, edge, 6, closed=True)
        stitches([(x, y, H * 0.6) for x, y in rrect(W + 0.05, D + 0.05, 0.42)], color, age, 0.036, 0.3, 0.15)

        def lid(u, v):
            x = (u - 0.5) * 2
            a = v * (D + 2.3)
            r = 1.6
            end = D + 2.3 - a
            half = W / 2 + 0.06 - (r - math.sqrt(max(0, r * r - (r - end) ** 2)) if end < r else 0)
            z = H * 0.86 + 0.16 + 0.14 * math.sin(math.pi * min(1, a / D)) * (1 - x * x) + t * 0.14 * n3(x * 2, a * 0.4, 5)
            if a <= D - 0.3:
                return (x * half, D / 2 - a, z)
            b = min(1.0, (a - D + 0.3) / 0.9)
            ang = b * math.pi / 2
            y = -D / 2 + 0.3 - 0.42 * math.sin(ang)
            zz = z - 0.45 * (1 - math.cos(ang)) - max(0, a - D - 0.6)
            return (x * half, y, zz)

        grid("lid", 60, 90, lid, m, thickness=-0.2)
        rim = [lid(0, v / 60) for v in range(2, 61)] + [lid(u / 40, 1) for u in range(1, 41)] + [lid(1, v / 60) for v in range(59, 1, -1)]
        tube("edge", rim, 0.12, edge, 8)
        inner = [lid(0.05, v / 60) for v in range(4, 57)] + [lid(0.05 + 0.9 * u / 40, 0.965) for u in range(1, 40)] + [lid(0.95, v / 60) for v in range(56, 4, -1)]
        stitches([(x, y - (0.12 if z < H * 0.9 else 0), z + (0.1 if z > H * 0.8 else 0)) for x, y, z in inner], color, age, 0.036, 0.3, 0.15)
        ball("stud", 0.46, mat.metal(*STEEL), (0, -D / 2 - 0.38, H * 0.42), (1, 0.45, 1), seg=24)
    g.place(rot=(0, 0, 24))
    keep_frame(W, D + 1, H, 24)
    return {"elevation": 36, "fill": 0.62}


def pensleeve(p):
    age, color = p.get("age", 0), p["color"]
    t = worn(age)
    L, W = 15.6, 4.2
    m, edge = hide(color, age, 6.5, folds=[("x", L * 0.3, 1.2)], size=14), cut(color, age)

    def side(z0, s):
        def lift(x, y, d):
            return z0 + s * (0.62 * math.sqrt(max(0, 1 - (y / (W / 2 - 0.5)) ** 2)) if abs(y) < W / 2 - 0.5 else 0) * (1 - 0.2 * t) * min(1, 0.4 + (L / 2 - x) / 3) + 0.12 * t * n3(x * 0.3, y * 0.5, 2)

        return lift

    out = fillet([(-L / 2, -W / 2, 0.2), (L / 2, -W / 2, 1.7), (L / 2, W / 2, 1.7), (-L / 2, W / 2, 0.2)], 8, closed=True)
    with Group() as g:
        patch("back", out, 0.25, m, lambda x, y, d: 0.1, 0.2)
        patch("front", [(x * 0.999, y) for x, y in out], 0.22, m, side(0.34, 1), 0.2)
        tube("edge", [(x, y, 0.24) for x, y in out], 0.17, edge, 8, closed=True)
        f = side(0.36, 1)
        line = [(x, y, f(x, y, 1) + 0.05) for x, y in resample([(-L / 2 + 0.2, -W / 2 + 0.35), (L / 2 - 1.4, -W / 2 + 0.35)], 0.2)]
        arc = [(L / 2 - 1.5 + 1.15 * math.sin(a), -(W / 2 - 0.35) * math.cos(a)) for a in (math.pi * i / 20 for i in range(1, 20))]
        line += [(x, y, f(x, y, 1) + 0.05) for x, y in arc]
        line += [(x, y, f(x, y, 1) + 0.05) for x, y in resample([(L / 2 - 1.4, W / 2 - 0.35), (-L / 2 + 0.2, W / 2 - 0.35)], 0.2)]
        stitches(line, color, age, 0.036, 0.3, 0.15)
        black, steel = mat.plain("#15140f", 0.14, coat=0.8), mat.metal(*STEEL)
        with Group() as pen:
            lathe("cap", resample(fillet([(0, 0), (0.4, 0, 0.25), (0.7, 2.2, 1.2), (0.74, 6.6)], 6), 0.2), black, 64)
            lathe("ring", [(0.72, 3.4), (0.77, 3.44), (0.77, 3.6), (0.72, 3.64)], steel, 64)
            tube("clip", smooth([(0, 0.55, 0.5), (0, 0.95, 0.9), (0, 0.95, 3.0), (0, 0.84, 4.4)], 8), 0.14, steel, 12)
        pen.place(rot=(0, 90, 0)).place(rot=(-90, 0, 0)).place(loc=(-L / 2 - 3.0, 0, 0.78))
    g.place(rot=(0, 0, 32))
    keep_frame(L + 5, W, 1.4, 32)
    return {"elevation": 42, "fill": 0.72}


def leathertray(p):
    """A tray of one sheet, its corners pinched and riveted."""
    age, color = p.get("age", 0), p["color"]
    t = worn(age)
    W, D, H = p.get("size", (24, 17, 2.8))
    m, edge = hide(color, age, 4.5, size=22), cut(color, age)

    def sheet(u, v):
        x, y = (u - 0.5) * 2, (v - 0.5) * 2
        px, py = x * W / 2, y * D / 2
        ex, ey = W / 2 - abs(px), D / 2 - abs(py)
        rise = lambda e: max(0.0, 1 - e / 2.4) ** 1.7
        z = H * max(rise(ex), rise(ey))
        pull = rise(ex) * rise(ey)
        px -= math.copysign(2.2 * rise(ex) * 0.34 + 1.0 * pull, px)
        py -= math.copysign(2.2 * rise(ey) * 0.34 + 1.0 * pull, py)
        z += 0.5 * pull
        z += (0.1 + 0.25 * t) * n3(px * 0.12, py * 0.12, 5) * min(1, z) + 0.05
        return (px, py, z)

    with Group() as g:
        grid("sheet", 140, 110, sheet, m, thickness=0.34)
        rim = [sheet(u / 70, 0) for u in range(71)] + [sheet(1, v / 60) for v in range(1, 61)] + [sheet(u / 70, 1) for u in range(69, -1, -1)] + [sheet(0, v / 60) for v in range(59, 0, -1)]
        tube("edge", rim, 0.2, edge, 8, closed=True)
        for a in (0.05, 0.95):
            for b in (0.05, 0.95):
                x, y, z = sheet(a, b)
                ball("rivet", 0.42, mat.metal(*STEEL), (x, y, z + 0.05), (1, 1, 0.7), seg=20)
        if p.get("keys"):
            steel = mat.metal(*STEEL)
            tube("ring", [(2 + 1.3 * math.cos(TAU * i / 40), -1 + 1.3 * math.sin(TAU * i / 40), 0.22) for i in range(40)], 0.12, steel, 10, closed=True)
            slab("key", [(0.6, -0.4), (5.4, -0.35), (5.6, 0), (5.4, 0.35), (0.6, 0.4)], 0.16, 0.04, steel, loc=(3.4, -1.4, 0.2))
    g.place(rot=(0, 0, 22))
    keep_frame(W, D, H, 22)
    return {"elevation": 42, "fill": 0.74}


def glassescase(p):
    age, color = p.get("age", 0), p["color"]
    t = worn(age)
    L, D, H = 16.4, 6.6, 4.2
    m, edge = hide(color, age, 5.5, folds=[("z", H * 0.62, 0.5)], size=16), cut(color, age)

    def shell(k, z0, z1, grow=0.0):
        def fn(u, v):
            a = TAU * u
            z = z0 + (z1 - z0) * v
            h = (z - H / 2) / (H / 2)
            s = max(0.0, 1 - abs(h) ** 3.2) ** 0.42
            c, q = math.cos(a), math.sin(a)
            n = 2 / 3.6
            x = math.copysign(abs(c) ** n, c) * (L / 2 + grow) * (0.86 + 0.14 * s) * min(1, s + 0.001)
            y = math.copysign(abs(q) ** n, q) * (D / 2 + grow) * min(1, s + 0.001)
            w = t * 0.16 * n3(x * 0.25, y * 0.4, z * 0.5)
            return (x * (1 + w * 0.05), y + w, max(0.0, z + w * 0.3))

        return grid(k, 160, 40, fn, m, wrap_u=True), fn

    with Group() as g:
        shell("body", 0.0, H * 0.6)
        _, lid = shell("lid", H * 0.56, H, 0.16)
        seam = [lid(i / 160, 0.02) for i in range(161)]
        tube("edge", seam[:-1], 0.13, edge, 8, closed=True)
        stitches([(x * 1.006, y * 1.012, z + 0.42) for x, y, z in (lid(i / 160, 0.1) for i in range(161))], color, age, 0.04, 0.32, 0.16)
        y = lid(0.75, 0.1)[1]
        tongue = smooth([(0, y * 0.86, H * 0.93), (0, y - 0.14, H * 0.72), (0, y - 0.26, H * 0.5), (0, y - 0.18, H * 0.3)], 8)
        tube("tongue", tongue, 1.15, m, 20, flat=0.16, up=(0, -1, 0))
        ball("stud", 0.42, mat.metal(*STEEL), (0, y - 0.42, H * 0.4), (1, 0.5, 1), seg=24)
    g.place(rot=(0, 0, 20))
    keep_frame(L, D, H, 20)
    return {"elevation": 28, "fill": 0.7}


def coil(p):
    """A belt or the strap of a watch, rolled up on its edge."""
    age, color, kind = p.get("age", 0), p["color"], p["kind"]
    w, th, turns, r0, step = {"belt": (3.2, 0.36, 3.1, 3.1, 0.62), "strap": (1.9, 0.24, 1.15, 1.9, 0.42)}[kind]
    k = 1.0 if kind == "belt" else 0.55
    m, edge = hide(color, age, 6.0, folds=[("z", w / 2, 0.8)], size=14 * k), cut(color, age)
    steel = mat.metal(*STEEL, brushed="z")
    a1 = TAU * turns

    def band(u, v):
        a = v * a1
        r = r0 + step * a / TAU + 0.05 * n3(a * 0.7, 1.0)
        out = max(0.0, v - 0.9) / 0.1
        r += out * out * 1.1 * k
        half = w / 2 * (1 if v > 0.03 else math.sqrt(max(0, 1 - (1 - v / 0.03) ** 2)))
        return (r * math.cos(a), r * math.sin(a), w / 2 + (u - 0.5) * 2 * half)

    with Group() as g:
        grid("band", 12, 400, band, m, thickness=th)
        for u in (0, 1):
            tube("edge", [band(u, v / 300) for v in range(301)], th * 0.42, edge, 8)
        for u in (0.12, 0.88):
            stitches([(x * 1.004, y * 1.004, z) for x, y, z in (band(u, v / 300) for v in range(4, 297))], color, age, 0.036, 0.32, 0.16)
        e, d = band(0.5, 1), band(0.5, 0.985)
        ang = math.degrees(math.atan2(e[1] - d[1], e[0] - d[0]))
        with Group() as b:
            tube("buckle", [(1.0 * k + 1.5 * k + x, 0.0, y + w / 2) for x, y in rrect(3.0 * k, w + 1.0 * k, 0.5 * k)], 0.2 * k + 0.03, steel, 14, closed=True)
            tube("prong", [(0.4, 0, w / 2), (4.1 * k, -0.12, w / 2)], 0.14 * k, steel, 10)
            rbox("keeper", 0.9 * k, th * 3.4, w + 0.3, 0.08, m, (-1.6 * k, 0.0, -0.15))
        b.place(rot=(0, 0, ang)).place(loc=(e[0], e[1], 0))
    g.place(rot=(0, 0, -70))
    return {"elevation": 36, "fill": 0.62}


def shoehorn(p):
    color, age = p["color"], p.get("age", 0)
    m, edge = hide(color, age, 6.0, size=14), cut(color, age)
    n = mat.Nodes("horn")
    f = n.noise(0.5, 5, n.coord("Object", (0.35, 2.2, 1)), 0.6, 1.5)
    horn = n.done(n.principled(n.ramp(f, [(0.3, "#17110c"), (0.48, "#4b321c"), (0.6, "#8d6a3f"), (0.75, "#2a1c12")]), 0.16, coat=0.5))
    L = 20.0

    def blade(u, v):
        s = (u - 0.5) * 2
        half = 1.15 + 1.05 * v**1.2
        end = max(0.0, v - 0.9) / 0.1
        half *= math.sqrt(max(0.0, 1 - end * end))
        return (v * L, s * half, 0.25 + 0.72 * s * s * (0.4 + 0.6 * v) + 1.6 * (1 - v) ** 2 * 0.5)

    with Group() as g:
        grid("blade", 40, 120, blade, horn, thickness=0.28)
        tube("handle", smooth([(-9.5, 0, 0.75), (-5, 0, 0.95), (0, 0, 1.2), (1.8, 0, 1.1)], 12), lambda t: 1.25 - 0.2 * t, m, 32, flat=0.55)
        stitches([(-9.0 + 0.2 * i, -0.62, 1.45) for i in range(52)], color, age, 0.05, 0.32, 0.16)
        tube("band", [(1.4, 0, 1.1), (2.1, 0, 1.07)], 1.2, mat.metal(*STEEL), 32, flat=0.58)
        tube("loop", smooth([(-9.3, 0.3, 0.8), (-11.4, 0.9, 0.4), (-13.2, 0.3, 0.2), (-12.9, -0.7, 0.2), (-11.2, -0.8, 0.4), (-9.3, -0.3, 0.8)], 10), 0.24, edge, 10)
    g.place(rot=(0, 0, 38))
    return {"elevation": 48, "fill": 0.74}


def deskmat(p):
    color, age = p["color"], p.get("age", 0)
    m, edge = hide(color, age, 3.2, size=40), cut(color, age)
    W, D = 60, 40
    with Group() as g:
        patch("mat", rrect(W, D, 2.0), 1.2, m, lambda x, y, d: 0.35 + 0.12 * n3(x * 0.05, y * 0.05, 1), 0.35)
        line = rrect(W, D, 2.0)
        tube("edge", [(x, y, 0.2) for x, y in line], 0.24, edge, 8, closed=True)
        inner = rrect(W - 1.6, D - 1.6, 1.4)
        stitches([(x, y, 0.46 + 0.12 * n3(x * 0.05, y * 0.05, 1)) for x, y in resample(inner + [inner[0]], 0.4)], color, age, 0.1, 0.7, 0.35)
    g.place(rot=(0, 0, 24))
    return {"elevation": 46, "fill": 0.74}


def leathercare(p):
    """A tin of cream, a brush and a folded cloth."""
    tin = mat.metal("#b9b6ae", 0.3, brushed="x")
    cream = mat.plain("#efe3c4", 0.45)
    bristle = mat.cloth("#3a2a1e", 0, rough=1.0)
    wood = mat.wood("walnut", "x", 1.2, 0.45, 0.2)
    place(lathe("tin", resample(fillet([(0, 0), (3.6, 0, 0.2), (3.6, 2.2, 0.1), (3.35, 2.25), (3.3, 1.5)], 5), 0.2), tin, 128), (-3.4, -3.2, 0))
    place(lathe("cream", smooth([(0, 1.7), (1.2, 1.62), (2.2, 1.78), (3.31, 1.6)], 8), cream, 96, shape=lambda a, r, z: (r, z + 0.08 * math.sin(3 * a + r))), (-3.4, -3.2, 0))
    with Group() as g:
        lathe("lid", resample(fillet([(0, 0.9), (3.7, 0.9, 0.15), (3.75, 0, 0.05)], 5), 0.2), tin, 128)
        grid("label", 48, 4, lambda u, v: (math.cos(TAU * u) * 2.7 * v, math.sin(TAU * u) * 2.7 * v, 0.93), mat.paper("#efe9dc"), wrap_u=True)
    g.place(rot=(58, 0, 0)).place(rot=(0, 0, -20)).place(loc=(-6.4, 1.6, 3.2))
    with Group() as b:
        slab("wood", fillet([(-7, -2.4, 2.2), (7, -2.4, 2.2), (7, 2.4, 2.2), (-7, 2.4, 2.2)], 10, closed=True), 1.7, 0.5, wood, loc=(0, 0, 1.9))
        slab("bristle", fillet([(-6.5, -1.9, 1.8), (6.5, -1.9, 1.8), (6.5, 1.9, 1.8), (-6.5, 1.9, 1.8)], 10, closed=True), 2.0, 0.1, bristle)
    b.place(rot=(0, 0, 58)).place(loc=(5.6, 1.0, 0))
    for i in range(3):
        place(patch("cloth", rrect(9.5, 7.0, 0.6), 0.5, mat.cloth("#e6ddc9", 12, 0.02), lambda x, y, d, i=i: 0.2 + 0.42 * i + 0.16 * n3(x * 0.3, y * 0.3, i), 0.3), (1.2, -6.6, 0), (0, 0, 12 + 2 * i))
    return {"elevation": 38, "fill": 0.7}


def packing(p):
    """The box, the cotton bag and the card of repairs that come with a piece."""
    grey = mat.paper("#d9d2c4", fibre=0.02)
    lid = mat.paper("#efe9dd", fibre=0.02)
    rbox("box", 24, 17, 7.0, 0.12, grey, (0, 3, 0))
    rbox("lid", 24.5, 17.5, 3.2, 0.12, lid, (0, 3, 4.2))
    linen = mat.cloth("#e3d9c4", 16, 0.03)
    with Group() as g:
        patch("bag", rrect(17, 20, 1.0), 0.6, linen, lambda x, y, d: 0.2 + 1.5 * (1 - math.exp(-d / 3)) + 0.25 * n3(x * 0.25, y * 0.25, 3) + 0.18 * math.sin(x * 1.4) * math.exp(-(((y - 7) / 1.6) ** 2)), 0.2)
        tube("cord", smooth([(-8.6, 7, 1.0), (-3, 6.9, 1.95), (3, 7.1, 1.95), (8.4, 7, 1.2), (10.6, 5.4, 0.4), (12.0, 2.4, 0.2)], 10), 0.2, mat.cloth("#6f5b45", 0), 10)
    g.place(rot=(0, 0, -14)).place(loc=(6.5, -12, 0))
    place(rbox("card", 9.1, 5.5, 0.12, 0, mat.paper("#f7f3ea")), (-9, -9.6, 0), (0, 0, 10))
    place(rbox("print", 4.6, 0.16, 0.01, 0, mat.plain("#4a443c")), (-9.6, -9.0, 0.125), (0, 0, 10))
    return {"elevation": 36, "fill": 0.74}
