"""Chopsticks, lacquer boxes, tea whisk, tub, brush, clock, lamp, picture frames."""

import math

from lib import art, mat
from lib.color import mix, shade
from lib.mesh import Group, ball, bevel, copy, deform, fillet, grid, lathe, n3, obj, place, rbox, resample, rnd, rrect, slab, smooth, solidify, tube

TAU = math.tau


def everything():
    import bpy

    g = Group()
    g.objects = [o for o in bpy.context.scene.objects if o.type == "MESH"]
    return g


def stick(m, L=23.0, tip_m=None):
    """One chopstick along x, its thick end at x = L; square there, round at the tip."""
    prof = [(0.0, 0.09), (3.0, 0.16), (L * 0.5, 0.27), (L - 0.15, 0.42), (L, 0.36)]

    def r(x):
        for (a, ra), (b, rb) in zip(prof, prof[1:]):
            if a <= x <= b:
                return ra + (rb - ra) * (x - a) / (b - a)
        return 0.36

    def fn(u, v):
        x = v * L
        a = TAU * u
        sq = 1 if x < 5 else min(1, (x - 5) / 9)
        e = (abs(math.cos(a)) ** 8 + abs(math.sin(a)) ** 8) ** (-1 / 8)
        k = r(x) * (1 - sq + sq * e)
        return (x, math.cos(a) * k, math.sin(a) * k)

    grid("stick", 32, 80, fn, m, wrap_u=True)
    ball("end", 0.36, m, (L, 0, 0), (0.1, 1.15, 1.15), seg=20)


def chopsticks(p):
    kinds = p["colors"]
    pairs = len(kinds)
    with Group() as g:
        for i, c in enumerate(kinds):
            if c in ("ebony", "walnut", "beech"):
                m = mat.wood(c, "x", 3, 0.4, 0.2)
                band = mat.plain("#e9dcc0", 0.5)
            else:
                m = mat.lacquer(c)
                band = mat.metal("#d8b45e", 0.25)
            y0 = ((pairs - 1) / 2 - i) * 4.4
            L = 23 - (1.2 * i if pairs == 2 else 0)
            zt = 1.15 if p.get("rest") != "none" else 0.0
            tilt = math.degrees(math.atan2(zt, 18.5))
            for k in (0, 1):
                with Group() as s:
                    stick(m, L)
                    for x in ((L - 3.4, L - 2.9) if c not in ("ebony", "walnut", "beech") else (L - 1.2,)):
                        rr = 0.30 + 0.115 * (x - L * 0.5) / (L * 0.5)
                        rbox("band", 0.22, rr * 2.24, rr * 2.24, 0.04, band, (x, 0, -rr * 1.12))
                s.place(loc=(-11.5, y0 - k * 1.05, 0.44 + (0.75 if zt else 0)), rot=(0, tilt * 0.55 - 0.0, 1.2 * (k - 0.5)))
                if zt:
                    pass
            if p.get("rest") == "bean":
                gm = mat.glaze("celadon" if c == "shu" else "white")
                o = ball("rest", 1, gm, seg=48)
                deform(o, lambda q: (q.x * 0.95 - 0.35 * q.y * q.y, q.y * 2.1, max(q.z * 0.75, -0.5) - 0.30 * (1 - min(1, abs(q.y) * 1.4)) ** 2 * (q.z > 0)))
                place(o, (-7.2, y0 - 0.5, 0.5))
    g.place(rot=(0, 0, 24))
    import bpy

    bpy.context.view_layer.update()
    from lib.studio import model_points

    low = float(model_points()[:, 2].min())
    g.place(loc=(0, 0, -low))
    return {"elevation": 40, "fill": 0.82}


def maki_e(color):
    """Gold picture for a lid: blossoms and a stream."""
    c = art.Canvas(1024, 1024)
    r = rnd(4)
    for j in range(5):
        pts = [(x, 700 + j * 26 + (60 + j * 8) * math.sin(x / 1024 * 5 + 0.4) - x * 0.35) for x in range(-20, 1060, 12)]
        c.line(pts, "gold", 5 if j % 2 else 3)
    for x, y, s in [(260, 300, 120), (470, 200, 80), (390, 470, 92), (190, 520, 60), (620, 330, 64), (760, 640, 84), (880, 520, 52), (130, 180, 50)]:
        art.blossom(c, x, y, s, "#d9b45c", "#8a5a1c", turn=r.random() * 6)
        c.disc(x, y, s * 0.1, color)
    return c.image("maki-e")


def lacquerbox(p):
    if p.get("shape") == "wappa":
        return wappa(p)
    color = p["color"]
    m = mat.lacquer(color)
    inside = mat.lacquer("shu" if color == "sumi" else "sumi")
    n = p.get("tiers", 3)
    S, h = 20, 5.6
    gold = mat.metal("#d9b45c", 0.3)
    with Group() as g:
        for i in range(n):
            rbox("tier", S, S, h - 0.06, 0.45, m, (0, 0, 0.6 + i * h), seg=6)
        rbox("base", S - 1.2, S - 1.2, 0.7, 0.2, m, (0, 0, 0))
        top = 0.6 + n * h
        rbox("lid", S + 0.15, S + 0.15, 1.7, 0.55, m, (0, 0, top + 0.04), seg=6)
        img = maki_e("#0d0c0c")
        nn = mat.Nodes("maki")
        t = nn.image(img, nn.coord("UV"))
        q = nn.principled("#dcb75e", 0.28, Metallic=1.0)
        tr = nn.add("ShaderNodeBsdfTransparent")
        mk = nn.done(nn.add("ShaderNodeMixShader", Fac=t["Alpha"], **{"1": tr.outputs[0], "2": q.outputs[0]}))
        grid("maki", 2, 2, lambda u, v: ((u - 0.5) * 17.4, (v - 0.5) * 17.4, top + 1.76), mk)
        for i in range(n):
            z = 0.6 + i * h
            place(rbox("line", S + 0.04, S + 0.04, 0.09, 0.0, gold), (0, 0, z + h - 0.12))
    g.place(rot=(0, 0, 32))
    return {"elevation": 27, "fill": 0.68}


def wappa(p):
    w = mat.wood("hinoki", "x", 0.8, 0.6)
    side = mat.wood("hinoki", "x", 0.8, 0.6)
    a, b, h = 9.6, 6.2, 5.2

    def oval(k, z):
        return lambda u: (a * k * math.copysign(abs(math.cos(TAU * u)) ** 0.85, math.cos(TAU * u)), b * k * math.copysign(abs(math.sin(TAU * u)) ** 0.85, math.sin(TAU * u)), z)

    def tubewall(k, z0, z1, m, name):
        o = grid(name, 160, 12, lambda u, v: oval(k, z0 + (z1 - z0) * v)(u), m, wrap_u=True, thickness=0.35)
        bevel(o, 0.08)
        return o

    def disc(k, z, m, name):
        pts = [oval(k, 0)(i / 160)[:2] for i in range(160)]
        return slab(name, pts, 0.5, 0.12, m, (0, 0, z))

    with Group() as body:
        tubewall(1.0, 0, h, side, "wall")
        disc(0.985, 0.1, w, "floor")
        rice = mat.Nodes("rice")
        v = rice.add("ShaderNodeTexVoronoi", {"feature": "SMOOTH_F1"}, Scale=3.2)
        rice.link(rice.coord("Object", (1, 0.6, 1)), v.inputs["Vector"])
        rm = rice.done(rice.principled("#f6f3ea", 0.5, Normal=rice.bump(rice.math("SUBTRACT", 1.0, v.outputs["Distance"]), 0.22)))
        bark = mat.plain("#6b3220", 0.6)
        for k in range(5):
            place(rbox("stitch", 0.34, 0.12, 0.62, 0.05, bark), (2.4, -b - 0.03, 0.75 + k * 0.85))
        place(rbox("lap", 0.08, 0.1, h - 0.1, 0.02, mat.plain("#a87f52", 0.8)), (3.3, -b - 0.02, 0.05))
    with Group() as lid:
        tubewall(1.05, 0, 2.2, side, "lidwall")
        disc(1.035, 1.6, w, "lidtop")
        for k in range(2):
            place(rbox("stitch", 0.34, 0.12, 0.62, 0.05, bark), (-2.4, -b * 1.05 - 0.03, 0.45 + k * 0.8))
    lid.place(loc=(0, 0, h - 1.75))
    everything().place(rot=(0, 0, 20))
    return {"elevation": 24, "fill": 0.7}


def chasen(p):
    """A bamboo tea whisk and a scoop."""
    bam = mat.gradient([(0, "#d9bf85"), (0.5, "#e4cf9b"), (1, "#efe0b6")], "z", 0, 11, 0.5, 0.01, 4, 0.06)
    with Group() as g:
        lathe("grip", [(0, 0.05)] + resample(fillet([(1.15, 0, 0), (1.25, 0.0, 0.1), (1.28, 3.8, 0.3), (1.22, 5.4)], 5), 0.3) + [(0, 5.4)], bam, 64)
        thread = mat.plain("#3a2c4a", 0.7)
        for z in (5.2, 5.5, 5.8):
            tube("thread", [(1.36 * math.cos(TAU * i / 40), 1.36 * math.sin(TAU * i / 40), z) for i in range(40)], 0.14, thread, 8, closed=True)
        first = None
        for k in range(64):
            a = TAU * k / 64
            if first is None:
                path = smooth([(1.2, 0, 5.2), (1.75, 0, 7.0), (2.6, 0, 8.8), (2.85, 0, 10.3), (2.45, 0, 11.0), (2.2, 0, 10.75)], 8)
                first = tube("tine", path, lambda t: 0.075 - 0.03 * t, bam, 8)
                o = first
            else:
                o = copy(first)
            place(o, rot=(0, 0, math.degrees(a)))
        f2 = None
        for k in range(40):
            a = TAU * k / 40
            if f2 is None:
                f2 = tube("inner", smooth([(0.9, 0, 5.2), (0.75, 0, 7.4), (0.9, 0, 9.6), (0.5, 0, 10.4)], 8), lambda t: 0.07 - 0.03 * t, bam, 8)
                o = f2
            else:
                o = copy(f2)
            place(o, rot=(0, 0, math.degrees(a)))
    g.place(loc=(-2.2, 1.0, 0))
    sc = mat.wood("chestnut", "x", 2, 0.4)
    path = smooth([(-9, 0, 0.25), (-3, 0, 0.3), (2, 0, 0.75), (6.5, 0, 0.3), (8.2, 0, 0.5), (8.9, 0, 1.3)], 12)
    with Group() as s:
        tube("scoop", path, lambda t: 0.34 + (0.32 * max(0, (t - 0.82) / 0.18) if t > 0.82 else 0), sc, 16, flat=0.3, up=(0, 0, 1))
    s.place(loc=(2.5, -4.2, 0.05), rot=(0, 0, 14))
    return {"elevation": 21, "fill": 0.74}


def basin(p):
    n = 18
    R, H = 11.5, 11.0
    hoop = mat.metal("#b98349", 0.3)
    for k in range(n):
        a0 = TAU * k / n
        w = mat.wood("hinoki", "z", 0.8, 0.6) if k % 6 == 0 else w

        def fn(u, v, a0=a0):
            a = a0 + TAU / n * (0.012 + 0.976 * u)
            r = R * (0.9 + 0.1 * v)
            return (math.sin(a) * r, -math.cos(a) * r, v * H)

        o = grid("stave", 6, 10, fn, w, thickness=1.1)
        bevel(o, 0.09)
    lathe("floor", [(0, 1.6), (R * 0.88, 1.6)], w, 96)
    for z in (2.0, 8.2):
        r = R * (0.9 + 0.1 * z / H) + 0.14
        for d in (-0.34, 0, 0.34):
            tube("hoop", [(r * math.cos(TAU * i / 120), r * math.sin(TAU * i / 120), z + d) for i in range(120)], 0.19, hoop, 10, closed=True)
    return {"elevation": 24, "fill": 0.68}


def brush(p):
    w = mat.wood(p["wood"], "x", 1.2, 0.5, 0.2)
    with Group() as g:
        head = smooth([(0, -2.6), (3.0, -3.4), (6.5, -2.9), (8.0, 0), (6.5, 2.9), (3.0, 3.4), (0, 2.6)], 8)
        tail = smooth([(0, 2.6), (-4, 1.2), (-12, 0.95), (-24, 1.15), (-26.2, 0)], 10)
        out = head[:-1] + tail + [(x, -y) for x, y in tail[::-1]][1:-1]
        o = slab("body", out, 1.9, 0.7, w, (0, 0, 3.0), seg=6)
        lathe("hole", [(0, 4.93), (0.42, 4.93)], mat.plain("#3a2a1c", 0.9), 32).location = (-24.2, 0, 0)
        tube("cord", smooth([(-24.2, 0, 4.9), (-26.8, 0.8, 4.7), (-29.5, 2.2, 1.2), (-28.6, 3.6, 0.25), (-26.6, 2.4, 0.6), (-24.4, 0.2, 4.6)], 12), 0.16, mat.plain("#e7dfcf", 0.9), 8)
        bm = mat.plain("#d8c39a", 0.8)
        first = None
        r = rnd(3)
        k = 0
        for i in range(17):
            for j in range(13):
                x, y = 0.3 + i * 0.44, (j - 6) * 0.46 + (0.23 if i % 2 else 0)
                if ((x - 3.8) / 3.9) ** 2 + (y / 2.9) ** 2 > 1:
                    continue
                if first is None:
                    first = lathe("tuft", [(0.0, 0), (0.24, 0.0), (0.17, 3.1), (0, 3.1)], bm, 10)
                    o = first
                else:
                    o = copy(first)
                place(o, (x, y, 0.02), (r.uniform(-4, 4), r.uniform(-4, 4), 0))
    # turned over: it lies on its back, bristles up
    g.place(loc=(0, 0, 0), rot=(180, 0, 0)).place(loc=(0, 0, 4.95), rot=(0, 0, 26))
    return {"elevation": 36, "fill": 0.8}


def clock(p):
    w = mat.wood(p["wood"], "x", 0.9, 0.45, 0.1)
    with Group() as g:
        o = lathe("case", resample(fillet([(0, 0), (9.2, 0, 0.5), (9.2, 4.4, 0.5), (8.5, 4.4, 0.1), (8.4, 3.9)], 6), 0.4), w, 160)
        c = art.Canvas(1024, 1024, "#f6f3ec")
        for k in range(60):
            a = TAU * k / 60
            r0, r1 = (440, 470) if k % 5 else (420, 470)
            c.line([(512 + r0 * math.sin(a), 512 - r0 * math.cos(a)), (512 + r1 * math.sin(a), 512 - r1 * math.cos(a))], "sumi", 3 if k % 5 else 8)
        for k in range(1, 13):
            a = TAU * k / 12
            c.text(str(k), 512 + 355 * math.sin(a), 512 - 355 * math.cos(a), 92, "sumi", art.SANS)
        c.text("NOREN", 512, 690, 38, "gray", art.SANS, track=0.3)
        grid("face", 64, 24, lambda u, v: (math.cos(TAU * u) * 8.45 * v, math.sin(TAU * u) * 8.45 * v, 3.9), mat.printed(c.image(), 0.5), wrap_u=True)
        ob = g and None
        import bpy

        face = [q for q in bpy.context.scene.objects if q.name.startswith("face")][0]
        me = face.data
        for poly in me.polygons:
            for li in poly.loop_indices:
                co = me.vertices[me.loops[li].vertex_index].co
                me.uv_layers[0].data[li].uv = (co.x / 16.9 + 0.5, co.y / 16.9 + 0.5)
        black = mat.plain("#242322", 0.4)

        def hand(ang, L, wd, z):
            h = rbox("hand", wd, L + 1.4, 0.12, 0.04, black)
            deform(h, lambda q: (q.x, q.y + L / 2 - 0.7, q.z))
            place(h, (0, 0, z), (0, 0, -ang))

        hand(305, 4.0, 0.5, 4.0)
        hand(54, 6.2, 0.36, 4.15)
        s = rbox("second", 0.12, 8.0, 0.06, 0, mat.plain("#c2402a", 0.4))
        deform(s, lambda q: (q.x, q.y + 2.2, q.z))
        place(s, (0, 0, 4.3), (0, 0, -150))
        lathe("hub", [(0, 4.45), (0.38, 4.42), (0.42, 4.0)], black, 32)
    g.place(rot=(82, 0, 0)).place(loc=(0, 0, 9.7), rot=(0, 0, 20))
    with Group() as f:
        for s in (-1, 1):
            tube("foot", [(s * 4.6, 0.4, 0.6), (s * 4.6, 4.4, 0.6)], 0.6, w, 20)
    f.place(rot=(0, 0, 20))
    return {"elevation": 11, "fill": 0.66}


def lamp(p):
    """An andon: washi on a wooden frame, lit from inside."""
    w = mat.wood("walnut", "z", 1.0, 0.5)
    S, H = 15, 27
    paper = mat.Nodes("washi")
    f = paper.noise(2.0, 6, rough=0.7)
    sep = paper.add("ShaderNodeSeparateXYZ", Vector=paper.coord("UV"))
    dx = paper.math("MULTIPLY", paper.math("SUBTRACT", sep.outputs["X"], 0.5), 1.3)
    dy = paper.math("MULTIPLY", paper.math("SUBTRACT", sep.outputs["Y"], 0.42), 1.25)
    d = paper.math("SQRT", paper.math("ADD", paper.math("MULTIPLY", dx, dx), paper.math("MULTIPLY", dy, dy)))
    g = paper.ramp(d, [(0.0, (1.0, 0.80, 0.5)), (0.75, (0.9, 0.55, 0.25))])
    st = paper.math("ADD", paper.math("MULTIPLY", f, 0.25), 0.55)
    p1 = paper.principled("#f3ead6", 0.85, Normal=paper.bump(f, 0.03))
    paper.set(p1, "Emission", g)
    paper.set(p1, "Emission Strength", st)
    pm = paper.done(p1)
    with Group() as gr:
        for x in (-1, 1):
            for y in (-1, 1):
                rbox("post", 1.0, 1.0, H, 0.12, w, (x * S / 2, y * S / 2, 0))
        wx = mat.wood("walnut", "x", 1.0, 0.5)
        wy = mat.wood("walnut", "y", 1.0, 0.5)
        for z in (2.0, H - 1.6):
            for s in (-1, 1):
                rbox("rail", S, 0.9, 0.9, 0.1, wx, (0, s * S / 2, z))
                rbox("rail", 0.9, S, 0.9, 0.1, wy, (s * S / 2, 0, z))
        for s in (-1, 1):
            for k in (-1, 1):
                rbox("bar", 0.45, 0.45, H - 4, 0.05, w, (k * S / 6, s * (S / 2), 2.4))
                rbox("bar", 0.45, 0.45, H - 4, 0.05, w, (s * (S / 2), k * S / 6, 2.4))
            for z in (H * 0.36, H * 0.64):
                rbox("bar", S, 0.45, 0.45, 0.05, wx, (0, s * (S / 2), z))
                rbox("bar", 0.45, S, 0.45, 0.05, wy, (s * (S / 2), 0, z))
        for s in (-1, 1):
            grid("paper", 2, 2, lambda u, v, s=s: ((u - 0.5) * (S - 0.6), s * (S / 2 - 0.28), 2.4 + v * (H - 4.2)), pm)
            grid("paper", 2, 2, lambda u, v, s=s: (s * (S / 2 - 0.28), (u - 0.5) * (S - 0.6), 2.4 + v * (H - 4.2)), pm)
    gr.place(rot=(0, 0, 28))
    return {"elevation": 12, "fill": 0.74}


def picture(kind, w=1000, h=1300):
    """Prints in the manner of modern woodcuts."""
    c = art.Canvas(w, h, "#f3eee2")
    r = rnd(7)
    if kind == "mountain":
        c.rect(110, 130, w - 110, h - 130, "#d7e0dc")
        c.disc(w * 0.66, h * 0.34, 90, "#d1401f")
        for k, (base, amp, col) in enumerate([(0.52, 0.20, "#9fb6b5"), (0.60, 0.15, "#6f8f93"), (0.70, 0.12, "#3f6572"), (0.80, 0.08, "#274a5a")]):
            pts = [(110, h - 130)]
            for i in range(61):
                x = 110 + (w - 220) * i / 60
                t = i / 60
                peak = max(0, 1 - abs(t - (0.36 + 0.17 * k % 0.6)) * 2.3)
                y = h * base - h * amp * (peak**1.2) - 14 * n3(t * 9, k * 3.3)
                pts.append((x, y))
            pts.append((w - 110, h - 130))
            c.poly(pts, col)
            if k == 0:
                top = min(pts[1:-1], key=lambda q: q[1])
                c.poly([(top[0] - 70, top[1] + 80), (top[0] - 36, top[1] + 66), (top[0] - 12, top[1] + 88), (top[0] + 14, top[1] + 68), (top[0] + 44, top[1] + 84), (top[0] + 66, top[1] + 76), (top[0], top[1])], "#f6f4ee")
    elif kind == "moon":
        c.rect(110, 130, w - 110, h - 130, "#1f2d4d")
        c.disc(w * 0.5, h * 0.40, 215, "#f1dfa6")
        for k in range(3):
            y = h * (0.40 + 0.07 * k)
            c.rect(110, y, w * (0.58 - 0.1 * k), y + 12, "#1f2d4d")
            c.rect(w * (0.46 + 0.08 * k), y + 60, w - 110, y + 70, "#1f2d4d")
        for k in range(26):
            x = 140 + r.random() * (w - 280)
            L = 260 + r.random() * 240
            b = (r.random() - 0.4) * 160
            c.line([(x + b * (t / 12) ** 2, h - 130 - L * t / 12) for t in range(13)], "#c9b98a", 4)
            for t in range(7, 13):
                px, py = x + b * (t / 12) ** 2, h - 130 - L * t / 12
                c.line([(px, py), (px + 26, py + 20)], "#e6d7a8", 4)
    else:
        for k, (x, y, s, rot, col) in enumerate([(500, 1060, 760, -6, "#4d6b4a"), (470, 900, 470, 28, "#7d9a6a"), (560, 840, 430, -38, "#a3b39a")]):
            pts = []
            a = math.radians(rot - 90)
            for i in range(41):
                t = i / 40
                wd = s * 0.17 * math.sin(math.pi * t ** 0.85)
                pts.append((x + math.cos(a) * s * t - math.sin(a) * wd, y + math.sin(a) * s * t + math.cos(a) * wd))
            for i in range(40, -1, -1):
                t = i / 40
                wd = -s * 0.17 * math.sin(math.pi * t ** 0.85)
                pts.append((x + math.cos(a) * s * t - math.sin(a) * wd, y + math.sin(a) * s * t + math.cos(a) * wd))
            c.poly(pts, col)
            c.line([(x, y), (x + math.cos(a) * s * 0.96, y + math.sin(a) * s * 0.96)], "#f3eee2", 5)
            for i in range(3, 17):
                t = i / 18
                px, py = x + math.cos(a) * s * t, y + math.sin(a) * s * t
                wd = s * 0.15 * math.sin(math.pi * (t + 0.06))
                for q in (-1, 1):
                    c.line([(px, py), (px + math.cos(a) * s * 0.06 - q * math.sin(a) * wd, py + math.sin(a) * s * 0.06 + q * math.cos(a) * wd)], "#f3eee2", 3)
    c.rect(w - 190, h - 112, w - 150, h - 72, "shu")
    return c.image("print-" + kind)


def frame(p):
    wood = p["wood"]
    mk = (lambda ax: mat.plain("#1c1b1b", 0.4)) if wood == "black" else (lambda ax: mat.wood(wood, ax, 0.8, 0.45))
    W, H, b, d = 30, 37, 2.0, 2.6
    with Group() as g:
        for s in (-1, 1):
            rbox("rail", W, d, b, 0.15, mk("x"), (0, 0, (H - b) if s > 0 else 0))
            rbox("stile", b, d * 0.995, H - b * 2 + 0.02, 0.1, mk("z"), (s * (W / 2 - b / 2), 0, b - 0.01))
        w, h = W - 2 * b, H - 2 * b
        grid("mat", 2, 2, lambda u, v: ((u - 0.5) * w, -d / 2 + 1.1, b + v * h), mat.paper("#f7f5ef"))
        pw, ph = w * 0.66, h * 0.70
        z0 = b + h * 0.165
        o = rbox("print", pw, 0.05, ph, 0.0, mat.paper("#ffffff"), (0, -d / 2 + 1.08, z0))
        grid("art", 2, 2, lambda u, v: ((u - 0.5) * pw, -d / 2 + 1.04, z0 + v * ph), mat.printed(picture(p["art"]), 0.8, fibre=0.005))
        # the bevel of the mount
        bv = mat.plain("#ffffff", 0.6)
        for s in (-1, 1):
            rbox("bevel", 0.12, 0.2, ph + 0.2, 0, bv, (s * (pw / 2 + 0.06), -d / 2 + 1.02, z0 - 0.1))
            rbox("bevel", pw + 0.2, 0.2, 0.12, 0, bv, (0, -d / 2 + 1.02, z0 - 0.1 if s < 0 else z0 + ph - 0.02))
        rbox("back", W - 0.6, 0.4, H - 0.6, 0, mat.plain("#b08a5c", 0.8), (0, d / 2 - 0.4, 0.3))
    g.place(rot=(-7, 0, 0)).place(rot=(0, 0, 17), loc=(0, 0, 0.16))
    return {"elevation": 9, "fill": 0.74}
