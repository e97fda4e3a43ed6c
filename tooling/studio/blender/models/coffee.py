"""Coffee: bags, beans, drip bags."""

import math

from lib import art, mat
from lib.curve import n3, rnd
from lib.mesh import ball, deform, grid, rbox
from lib.scene import Group, copy, place
from models.bottles import is_latin

TAU = math.tau


def bean_mesh(m):
    """One coffee bean, its crease upward."""

    def fn(v):
        crease = 0.30 * math.exp(-((v.x / 0.12) ** 2)) * max(0, v.z) * (1 if abs(v.y) < 0.97 else 0.4)
        return 1 - crease

    b = ball("bean", 1, m, seg=32, fn=fn)
    deform(b, lambda c: (c.x * 0.40 + 0.02 * math.sin(c.y * 4), c.y * 0.56, c.z * (0.34 if c.z > 0 else 0.26)))
    return b


def beans(count, spread, center, m=None, seed=2, layers=1):
    r = rnd(seed)
    m = m or mat.gradient([(0.1, "#1c0d06"), (0.5, "#3f2010"), (1, "#6a3c20")], "z", -0.3, 0.36, 0.32, 0.02, 9, coat=0.25)
    first = bean_mesh(m)
    pts = []
    out = []
    tries = 0
    while len(pts) < count and tries < 8000:
        tries += 1
        a, d = r.random() * TAU, math.sqrt(r.random())
        x, y = center[0] + math.cos(a) * d * spread[0], center[1] + math.sin(a) * d * spread[1]
        if all((x - q) ** 2 + (y - s) ** 2 > 0.92**2 for q, s in pts):
            pts.append((x, y))
            flip = r.random() < 0.45
            o = first if not out else copy(first)
            tilt = r.uniform(-12, 12)
            place(o, (x, y, 0.27 if not flip else 0.33), (180 + tilt if flip else tilt, r.uniform(-10, 10), r.random() * 360))
            out.append(o)
    return out


def one_bag(color, label, sub, W=12.5, H=22, D=7.5, seed=1.0, height=1000):
    """A side-gusset coffee bag with a folded top held by a tin tie."""
    m = mat.paper(color, rough=0.5 if color != "kraft" else 0.8, fibre=0.015)
    body = H * 0.74

    def depth(v):
        return D / 2 * (1 if v < 0.62 else max(0.03, 1 - ((v - 0.62) / 0.30) ** 1.0) if v < 0.92 else 0.03)

    def face(s):
        def fn(u, v):
            z = v * H
            d = depth(v)
            x = (u - 0.5) * W * (1 + 0.03 * (1 - v))
            bul = math.sin(math.pi * u) * math.sin(math.pi * min(1, v * 1.25)) * 0.5
            cr = 0.16 * n3(x * 0.5, z * 0.3, s * 3, 1, seed) + 0.10 * abs(n3(x * 0.9, z * 0.8, s, 1, seed + 4))
            y = s * (d + bul * (v < 0.9)) + cr * (1 if v > 0.03 else 0)
            lean = 0
            return (x, y + lean, z + (0 if v > 0.02 else 0))

        return fn

    f, b = face(-1), face(1)
    grid("front", 60, 100, f, m)
    grid("back", 60, 100, b, m)
    for s in (0, 1):
        sg = -1 if s == 0 else 1

        def gus(u, v, s=s, sg=sg):
            p0, p1 = f(s, v), b(s, v)
            t = u
            k = 1 - abs(2 * t - 1)
            inn = k * (0.25 + 2.6 * max(0, (v - 0.35)) ** 1.2)
            return (p0[0] * (1 - t) + p1[0] * t - sg * inn, p0[1] * (1 - t) + p1[1] * t, p0[2])

        grid("gusset", 16, 100, gus, m)
    # the folded top: a flat roll over the front
    fz = H * 0.955
    rbox("fold", W * 1.0, 0.55, H * 0.085, 0.2, m, (0, -0.25, fz - H * 0.06))
    rbox("tie", W * 1.12, 0.16, 0.75, 0.06, mat.plain("#b98f3f" if color != "kraft" else "#2b2420", 0.4), (0, -0.62, fz - H * 0.03))
    # label, laid over the front
    light = color in ("sumi", "kon", "ai", "shu", "akane")
    w, h = int(height * 0.82), height
    c = art.Canvas(w, h, "#f4efe4" if color != "white" else "#2b2420")
    ink = "#2a211b" if color != "white" else "#f4efe4"
    if is_latin(label):
        c.text(label, w / 2, h * 0.45, 190, ink, art.SANS_BOLD, track=0.16, fit=w * 0.8)
    else:
        c.vertical(label, w / 2, h * 0.13, 205, ink, "NotoSerifCJK-Bold")
    c.rect(w * 0.1, h * 0.835, w * 0.9, h * 0.838, ink)
    if sub:
        c.text(sub, w / 2, h * 0.89, 56, ink, art.SANS_BOLD, track=0.22, fit=w * 0.8)
    c.text("SPECIALTY COFFEE  200g", w / 2, h * 0.945, 34, ink, art.SANS, track=0.18, fit=w * 0.8)
    # roast scale
    lv = {"DARK ROAST": 5, "MEDIUM ROAST": 3, "LIGHT ROAST": 1}.get(sub, 0)
    for k in range(5 if lv else 0):
        c.disc(w * 0.86, h * (0.16 + k * 0.06), 15, ink if k < lv else "#b8a790")
    mt = mat.printed(c.image(), 0.6, fibre=0.006)
    zl0, zl1 = 0.14, 0.60

    def lab(u, v):
        uu = 0.5 + (u - 0.5) * (H * (zl1 - zl0) * 0.82 / W)
        q = f(uu, zl0 + (zl1 - zl0) * v)
        return (q[0], q[1] - 0.045, q[2])

    grid("label", 40, 50, lab, mt)


def coffeebag(p):
    if p.get("shape") == "drip":
        for i, col in enumerate(p["colors"]):
            with Group() as g:
                drip(col, ["深", "中", "浅"][i], i)
            g.place(loc=((i - 1) * 8.2, 1.4 * abs(i - 1), 0), rot=(-14, 0, (i - 1) * -7))
        return {"elevation": 18, "fill": 0.76}
    with Group() as g:
        one_bag(p["color"], p["label"], p.get("sub"))
    g.place(rot=(0, 0, 16))
    if p.get("beans"):
        beans(26, (4.6, 2.2), (7.2, -6.6))
    return {"elevation": 15, "fill": 0.76}


def drip(color, mark, seed):
    """A flat sachet for one cup, leaning back a little."""
    W, H = 9.4, 12
    c = art.Canvas(752, 960, "#f2ebdd")
    c.rect(0, 0, 752, 330, color)
    c.text("DRIP", 376, 150, 120, "#f7f1e4", art.SANS_BOLD, track=0.2)
    c.text("COFFEE", 376, 255, 54, "#f7f1e4", art.SANS, track=0.4)
    c.text(mark + "煎り", 376, 560, 170, "#2a211b", "NotoSerifCJK-Bold", track=0.1)
    c.text("10g × 1杯分", 376, 780, 56, "#2a211b", art.SANS, track=0.1)
    img = mat.printed(c.image(), 0.45, fibre=0.01)
    back = mat.paper("#f2ebdd")

    def side(s):
        def fn(u, v):
            x, z = (u - 0.5) * W, v * H
            e = min(u * W, (1 - u) * W, v * H, (1 - v) * H)
            h = 0.06 + 0.75 * (1 - math.exp(-max(0, e - 0.75) / 1.3))
            crimp = 0.04 * math.sin(z * 14) if e < 0.75 and (v < 0.07 or v > 0.93) else 0
            # In proportion to its depth: where the sides are sealed, neither comes through the other.
            return (x, s * h * (1 + 0.15 * n3(x * 0.4, z * 0.4, seed)) + crimp, z)

        return fn

    grid("front", 60, 70, side(-1), img)
    grid("back", 60, 70, side(1), back)
