"""Plants in pots, moss balls, orchids."""

import math

from lib import mat
from lib.color import mix
from lib.curve import fillet, n3, resample, rnd, smooth
from lib.mesh import ball, grid, lathe, tube
from lib.scene import Group, copy, discard, place
from models.fruit import leaf
from models.pots import gloss, one_pot

TAU = math.tau


def plant(p):
    with Group() as g:
        o = globals()["_" + p["kind"]](p)
    return o


def _sansevieria(p):
    z0 = one_pot(p["pot"], 6.4, 10.5)
    n = mat.Nodes("sansevieria")
    uv = n.add("ShaderNodeSeparateXYZ", Vector=n.coord("UV"))
    wave = n.add("ShaderNodeTexWave", {"bands_direction": "Y"}, Scale=5.0, Distortion=7.0, Detail=3.0)
    n.link(n.coord("UV", (0.7, 1, 1)), wave.inputs["Vector"])
    col = n.ramp(wave.outputs["Fac"], [(0.25, "#2f4f33"), (0.6, "#587a52"), (0.8, "#8ea87c")])
    edge = n.math("ABSOLUTE", n.math("SUBTRACT", uv.outputs["X"], 0.5))
    col = n.mixrgb(n.ramp(edge, [(0.40, (0, 0, 0)), (0.425, (1, 1, 1))]), col, "#d9cc74")
    m = n.done(n.principled(col, 0.38, Clearcoat=0.1))
    r = rnd(5)
    for i in range(9):
        a = i * 2.39996
        d = 0.8 + 0.33 * i ** 0.9
        L = 31 - i * 1.9 + r.uniform(-1, 1)
        W = 4.6 - 0.12 * i

        def blade(u, v, L=L, W=W, i=i):
            s = (u - 0.5) * 2
            w = W / 2 * (0.72 + 0.28 * math.sin(v * 2.6)) * (1 if v < 0.7 else math.sqrt(max(0.0, 1 - ((v - 0.7) / 0.3) ** 2.2)))
            tw = 0.55 * math.sin(v * 2.4 + i)
            x, y = s * w, 0.45 * s * s * w + 1.6 * v * v
            return (x * math.cos(tw) - y * math.sin(tw) * 0.6, x * math.sin(tw) * 0.6 + y, v * L)

        with Group() as g:
            grid("blade", 10, 40, blade, m, thickness=0.28)
        g.place(rot=(-3 - 1.4 * i, 0, 0)).place(loc=(math.sin(-a) * d * 0.9, math.cos(a) * d * 0.9, z0 - 0.6), rot=(0, 0, math.degrees(a)))
    return {"elevation": 11, "fill": 0.78}


def _cactus(p):
    z0 = one_pot(p["pot"], 5.6, 8.4)
    n = mat.Nodes("cactus")
    f = n.noise(2.5, 3)
    m = n.done(n.principled(n.ramp(f, [(0.3, "#3f6b3c"), (0.7, "#5f8f52")]), 0.55, Normal=n.bump(f, 0.05)))
    R, ribs = 5.0, 18
    prof = smooth([(0.6, -1.4), (3.2, -0.6), (4.8, 1.8), (5.0, 4.0), (4.2, 6.8), (2.4, 8.6), (0.9, 8.9), (0, 8.6)], 12)

    def rib(a, r, z):
        k = 0.5 + 0.5 * math.cos(a * ribs)
        return r * (0.86 + 0.14 * k**0.8), z

    o = lathe("cactus", prof, m, ribs * 14, rib)
    o.location.z = z0 + 0.6
    sp = mat.plain("#efe3bd", 0.6)
    wool = mat.plain("#f1ead8", 0.95)
    r = rnd(2)
    first = fw = None
    for k in range(ribs):
        a = TAU * k / ribs
        for i in range(8, len(prof) - 4, 8):
            rr, z = prof[i]
            c = (math.sin(a) * rr, -math.cos(a) * rr, z + z0 + 0.6)
            w = ball("areole", 0.2, wool, seg=10) if fw is None else copy(fw)
            fw = fw or w
            place(w, c)
            tilt = math.degrees(math.atan2(prof[min(len(prof) - 1, i + 3)][0] - prof[i - 3][0], prof[min(len(prof) - 1, i + 3)][1] - prof[i - 3][1]))
            for q in range(6):
                s = tube("spine", [(0, 0, 0), (0, 0, 1.0)], [0.05, 0.008], sp, 6) if first is None else copy(first)
                first = first or s
                # outwards, spread like a star
                from models.flowerheads import aim

                out = (math.sin(a) + r.uniform(-0.9, 0.9), -math.cos(a) + r.uniform(-0.9, 0.9), 0.2 - tilt / 60 + r.uniform(-0.8, 0.8))
                place(s, c, aim(out), r.uniform(0.8, 1.5))
    pm = mat.glow("#ef8fa8", soft=0.5)
    for i in range(5):
        a = TAU * i / 5 + 0.5
        c = (math.cos(a) * 1.35, math.sin(a) * 1.35, z0 + 9.5)
        for k in range(9):
            with Group() as g:
                leaf(1.25, 0.5, pm, 0.2, 0.2, 0.02)
            g.place(loc=c, rot=(0, -42, k * 40 + i * 13))
        ball("heart", 0.22, mat.plain("#f3d65a", 0.8), (c[0], c[1], c[2] + 0.3), seg=12)
    return {"elevation": 17, "fill": 0.7}


def _monstera(p):
    z0 = one_pot(p["pot"], 6.6, 10.8)
    m = gloss("#4c8a4c")
    st = mat.plain("#6f944f", 0.5)

    def shape():
        """Outline of a split leaf in (x along, y across), one side after the other."""
        pts = []
        side = []
        cuts = [0.2, 0.38, 0.55, 0.71, 0.85]
        n = 90
        for i in range(n + 1):
            t = i / n
            w = 4.9 * math.sin(math.pi * min(1.0, t**0.72)) ** 0.75
            x = -1.6 * (1 - t) ** 2 * (1 if t < 0.3 else 0) * 1.0 + t * 11.5 - (1.5 if t < 0.02 else 0)
            deep = 0.0
            for c in cuts:
                d = abs(t - c) / 0.028
                if d < 1:
                    deep = max(deep, (1 - d * d) ** 0.5 * 0.62)
            side.append((x, max(0.02, w * (1 - deep))))
        return [(x, -y) for x, y in side] + [(x, y) for x, y in side[::-1]]

    out = shape()

    def blade(s, droop):
        from lib.mesh import patch

        o = patch("leaf", [(x * s, y * s) for x, y in out], 0.75 * s, m, lambda x, y, d: 0.28 * abs(y) ** 0.9 - 0.02 * x * x * droop + 0.1 * math.sin(abs(y) * 2.4 / s - x * 0.9 / s), 0.05)
        tube("rib", [(x * s, 0, 0.05 - 0.02 * (x * s) ** 2 * droop) for x in (0.4 + 10.6 * i / 12 for i in range(13))], lambda t: 0.14 * (1 - 0.7 * t), st, 8)
        return o

    r = rnd(3)
    plan = [(-95, 17, 1.0, 15), (-20, 20, 1.06, 12), (60, 15, 0.92, 16), (135, 19, 1.0, 10), (205, 15, 0.94, 18), (-60, 25, 0.86, 6), (20, 11, 0.74, 22), (170, 27, 0.8, 3), (-130, 10, 0.7, 24)]
    for i, (a, h, s, out_) in enumerate(plan):
        ar = math.radians(a)
        d = out_ * 0.36
        tip = (math.cos(ar) * d, math.sin(ar) * d, z0 + h)
        tube("stalk", smooth([(math.cos(ar) * 0.8, math.sin(ar) * 0.8, z0 - 0.4), (math.cos(ar) * d * 0.35, math.sin(ar) * d * 0.35, z0 + h * 0.6), tip], 12), lambda t: 0.32 - 0.12 * t, st, 12)
        with Group() as g:
            blade(s * 1.02, 0.9)
        # the face of each leaf turns outwards and up, towards the viewer a little
        g.place(rot=(0, 32 + out_ * 0.6, 0)).place(loc=tip, rot=(0, 0, a))
    return {"elevation": 13, "fill": 0.8}


def _olive(p):
    z0 = one_pot(p["pot"], 6.2, 10.0)
    bark = mat.Nodes("bark")
    f = bark.noise(3.0, 5, bark.coord("Object", (1, 1, 0.3)))
    bm = bark.done(bark.principled(bark.ramp(f, [(0.3, "#5b4a3a"), (0.7, "#9a8871")]), 0.9, Normal=bark.bump(f, 0.1)))
    m = mat.gradient([(0, "#66805a"), (0.5, "#8fa37f"), (1, "#c0cbb0")], "z", -1, 1, 0.5, 0.01, 3, 0.4, soft=0.2)
    r = rnd(7)
    trunk = smooth([(0, 0, z0 - 0.5), (0.5, 0.1, z0 + 5), (-0.4, 0.0, z0 + 10), (0.3, 0.1, z0 + 15)], 12)
    tube("trunk", trunk, lambda t: 0.75 - 0.35 * t, bm, 16)
    first = None
    fruit = mat.plain("#3c3a2c", 0.3, coat=0.2)
    for i in range(26):
        b = trunk[int(len(trunk) * (0.48 + 0.5 * i / 26))] if i < 25 else trunk[-1]
        a = i * 2.39996
        L = r.uniform(6.5, 10.5) * (1 - 0.2 * (i / 26))
        up = r.uniform(0.15, 0.95)
        tip = (b[0] + math.cos(a) * L * 0.82, b[1] + math.sin(a) * L * 0.82, b[2] + L * up)
        path = smooth([b, ((b[0] + tip[0]) / 2, (b[1] + tip[1]) / 2, (b[2] + tip[2]) / 2 + 1.0), tip], 8)
        tube("branch", path, lambda t: 0.2 - 0.13 * t, bm, 8)
        for k in range(3, len(path)):
            for sd in (0, 180):
                if first is None:
                    with Group() as g0:
                        leaf(3.0, 0.75, m, 0.06, 0.12, 0.03)
                    first = g0.objects[0]
                    o = first
                else:
                    o = copy(first)
                place(o, path[k], (r.uniform(-20, 20), -30 + r.uniform(-25, 20), sd + k * 90 + math.degrees(a) + r.uniform(-20, 20)), r.uniform(0.75, 1.1))
        if i % 6 == 0:
            ball("olive", 0.5, fruit, (path[9][0], path[9][1], path[9][2] - 0.7), (0.85, 0.85, 1.1), seg=20)
    return {"elevation": 11, "fill": 0.8}


def _kokedama(p):

    prof = fillet([(0, 0), (6.2, 0, 0.3), (7.6, 1.3, 0.2), (7.2, 1.35, 0.1), (6.0, 0.5, 0.5), (0, 0.4)], 5)
    lathe("dish", resample(prof, 0.4), mat.glaze("kokudei"), 128)
    n = mat.Nodes("moss")
    f = n.noise(3.2, 6, rough=0.75)
    m = n.done(n.principled(n.ramp(f, [(0.3, "#26391a"), (0.55, "#4f6f2c"), (0.8, "#86a04c")]), 1.0, Normal=n.bump(f, 0.5), Sheen=0.4))
    ball("moss", 5.0, m, (0, 0, 5.0), (1, 1, 0.94), seg=128, fn=lambda v: 1 + 0.03 * n3(v.x * 2, v.y * 2, v.z * 2) + 0.025 * n3(v.x * 9, v.y * 9, v.z * 9) + 0.02 * n3(v.x * 22, v.y * 22, v.z * 22))
    bark = mat.plain("#5b4634", 0.9)
    trunk = smooth([(0, 0, 9), (1.2, 0, 12), (-0.6, 0.2, 15), (0.9, 0, 18.5), (0.2, 0.1, 21)], 12)
    tube("trunk", trunk, lambda t: 0.42 - 0.26 * t, bark, 14)
    lm = mat.gradient([(0, "#558a38"), (1, "#93bb5a")], "x", -1, 3, 0.4, 0.01, 3, 0.3, soft=0.3, coat=0.15)
    r = rnd(5)
    first = None
    for i in range(15):
        b = trunk[int(len(trunk) * (0.35 + 0.64 * i / 15))]
        a = i * 2.39996
        L = 4.6 * (1 - 0.4 * i / 15)
        tip = (b[0] + math.cos(a) * L, b[1] + math.sin(a) * L, b[2] + L * 0.4)
        path = smooth([b, ((b[0] + tip[0]) / 2, (b[1] + tip[1]) / 2, (b[2] + tip[2]) / 2 + 0.5), tip], 6)
        tube("twig", path, 0.1, bark, 8)
        for k in range(2, len(path)):
            for sd in (55, -55):
                if first is None:
                    with Group() as g0:
                        leaf(1.9, 1.0, lm, 0.12, 0.15, 0.03)
                    first = g0.objects[0]
                    o = first
                else:
                    o = copy(first)
                place(o, path[k], (r.uniform(-15, 15), r.uniform(-25, 10), sd + math.degrees(a) + r.uniform(-15, 15)), r.uniform(0.8, 1.15))
    return {"elevation": 13, "fill": 0.74}


def orchid_flower(m, lip, s=1.0):
    """One phalaenopsis blossom facing -y."""
    def pet(L, W, ang, back=0.0, round_=0.7):
        def fn(u, v):
            q = (u - 0.5) * 2
            w = W / 2 * math.sin(math.pi * min(1, v * 0.80 + 0.05)) ** round_ * (1 if v < 0.9 else math.sqrt(max(0.0, 1 - ((v - 0.9) / 0.1) ** 2)) * 0.999 + 0.001)
            x, z = q * w, v * L
            y = 0.18 * L * (q * q * (w / W)) - 0.10 * L * math.sin(v * 3) + back
            a = math.radians(ang)
            return (x * math.cos(a) + z * math.sin(a), y, -x * math.sin(a) + z * math.cos(a))

        grid("petal", 16, 48, fn, m)

    for a in (0, 125, -125):
        pet(3.1, 2.0, a, 0.12, 0.8)
    for a in (72, -72):
        pet(3.5, 4.0, a, -0.1, 0.55)
    lm = mat.plain(lip, 0.5)
    tube("lip", smooth([(0, -0.1, -0.2), (0, -0.9, -0.8), (0, -1.1, -1.7)], 8), lambda t: 0.55 - 0.2 * t, lm, 14, flat=0.45)
    for sd in (-1, 1):
        tube("wing", smooth([(0, -0.3, -0.3), (sd * 0.5, -0.9, -0.3), (sd * 0.45, -1.1, 0.2)], 6), lambda t: 0.34 - 0.16 * t, lm, 12, flat=0.4)
    ball("column", 0.3, mat.plain("#f6f0dc", 0.5), (0, -0.35, 0.05), seg=16)


def _orchid(p):
    n = p.get("count", 3)
    z0 = one_pot(p["pot"], 7.4 if n == 3 else 6.4, 11)
    c = p["color"]
    m = mat.gradient([(0, mix(c, "#ffffff", 0.1)), (1, c)], "x", -4, 4, 0.55, 0.01, 4, 0.1, soft=0.4)
    lip = "#c9306a" if c != "white" else "#e8c23a"
    lm = gloss("#2f5f35")
    st = mat.plain("#5f7f3d", 0.5)
    bud = mat.plain(mix(c, "#9fb06a", 0.35), 0.5)

    with Group() as f0:
        orchid_flower(m, lip)
    k = 0
    r = rnd(4)
    for i in range(n):
        t = i - (n - 1) / 2
        top = 34 - abs(t) * 3
        path = smooth([(t * 1.6, 0.6, z0), (t * 3.2, 0.8, z0 + top * 0.45), (t * 5.0, 0.2, z0 + top * 0.82), (t * 7.0 + (1.4 if t >= 0 else -1.4), -3.2, z0 + top), (t * 8.6 + (2.4 if t >= 0 else -2.4), -8.6, z0 + top - 3.6), (t * 9.4 + (2.8 if t >= 0 else -2.8), -12.2, z0 + top - 9.6)], 12)
        tube("spike", path, lambda q: 0.28 - 0.14 * q, st, 10)
        N = len(path)
        m8 = 8
        for j in range(m8):
            q = path[int(N * (0.44 + 0.42 * j / (m8 - 1)))]
            sd = 1 if j % 2 else -1
            s = (1.1 - 0.045 * j)
            d = f0.duplicate()
            d.place(scale=s, rot=(r.uniform(-8, 4), 0, 0)).place(loc=(q[0] + sd * 1.9, q[1] - 1.0, q[2] - 0.4), rot=(0, 0, sd * 16 + r.uniform(-8, 8)))
            tube("pedicel", [q, (q[0] + sd * 1.9, q[1] - 0.5, q[2] - 0.3)], 0.1, st, 8)
        for j in range(3):
            q = path[int((N - 1) * (0.92 + 0.04 * j))]
            ball("bud", 0.66 - 0.12 * j, bud, (q[0] + (0.3 if j % 2 else -0.3), q[1] - 0.2, q[2] - 0.4), (0.85, 0.85, 1.1), seg=20)
    discard(f0.objects)
    for a in (-8, 172, 40, 205, -50, 130, 85, 265):
        def blade(u, v, a=a):
            s = (u - 0.5) * 2
            L, W = 15 - abs(a % 90) * 0.02, 5.2
            w = W / 2 * math.sin(math.pi * min(1, v * 0.9 + 0.07)) ** 0.6
            # Over the rim of the pot, then down.
            return (L * v * (1 - 0.1 * v), s * w, 7.4 * v - 9.2 * v * v + 0.35 * abs(s) * w)

        with Group() as g:
            grid("blade", 12, 26, blade, lm, thickness=0.16)
        g.place(loc=(0, 0, z0 + 0.3), rot=(0, 0, a))
    return {"elevation": 9, "fill": 0.84}
