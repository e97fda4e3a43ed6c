"""Sandals, umbrella, bags, wallets, watches."""

import math

from lib import art, mat
from lib.color import mix, shade
from lib.curve import fillet, n3, resample, rrect, smooth
from lib.mesh import ball, deform, grid, lathe, patch, rbox, slab, tube
from lib.scene import Group, obj, place

TAU = math.tau


def everything():
    import bpy

    g = Group()
    g.objects = [o for o in bpy.context.scene.objects if o.type == "MESH"]
    return g


def stitch_line(points, color, r=0.045, length=0.42, gap=0.2):
    """Single stitches along a closed or open line of (x, y, z)."""
    from mathutils import Vector

    m = mat.plain(color, 0.7)
    pts = [Vector(p) for p in points]
    seg, pos = 0, 0.0
    acc = []
    for a, b in zip(pts, pts[1:]):
        d = (b - a).length
        n = max(1, int(d / 0.06))
        acc += [a.lerp(b, i / n) for i in range(n)]
    k = int(length / 0.06)
    g = int(gap / 0.06)
    i = 0
    while i + k < len(acc):
        tube("stitch", [acc[i], acc[i + k // 2] + Vector((0, 0, 0.0)), acc[i + k]], r, m, 6)
        i += k + g


def sandal(p):
    n = mat.Nodes("tatami")
    w1 = n.add("ShaderNodeTexWave", {"bands_direction": "Y"}, Scale=6.5, Distortion=0.3)
    w2 = n.add("ShaderNodeTexWave", {"bands_direction": "X"}, Scale=2.6, Distortion=0.3)
    for w in (w1, w2):
        n.link(n.coord(), w.inputs["Vector"])
    h = n.math("MULTIPLY", w1.outputs["Fac"], n.math("ADD", 0.6, n.math("MULTIPLY", w2.outputs["Fac"], 0.4)))
    top = n.done(n.principled(n.ramp(h, [(0.1, "#a98a4c"), (0.7, "#dcc58a")]), 0.7, Normal=n.bump(h, 0.06)))
    sole = mat.leather("#2b2422", 0.6)
    strap = mat.cloth(p["color"], weave=10, depth=0.02)
    right = smooth([(0, -13.4), (3.4, -12.6), (4.3, -9), (3.9, -2), (4.5, 5), (4.6, 9.5), (2.8, 13.0), (0, 13.7)], 8)
    out = right + [(-x * 0.97, y) for x, y in right[::-1]][1:-1]
    with Group() as g:
        slab("sole", out, 1.5, 0.3, sole)
        place(slab("mat", [(x * 0.975, y * 0.985) for x, y in out], 0.5, 0.2, top), (0, 0, 1.5))
        for s in (-1, 1):
            path = smooth([(0, 7.2, 2.0), (s * 0.6, 6.2, 3.6), (s * 2.2, 3.4, 4.6), (s * 3.7, -0.6, 4.0), (s * 4.0, -3.4, 2.0), (s * 3.8, -3.8, 1.2)], 10)
            tube("strap", path, lambda t: 0.5 + 0.55 * math.sin(math.pi * min(1, t * 1.05)), strap, 20, flat=0.55)
        tube("toe", smooth([(0, 7.3, 1.8), (0, 7.1, 3.0), (0, 6.4, 3.9), (0, 5.4, 4.0)], 6), 0.42, strap, 16)
    g.place(loc=(-5.6, 0, 0), rot=(0, 0, 3))
    g.duplicate(loc=(11.4, 0.4, 0), rot=(0, 0, -6))
    everything().place(rot=(0, 0, 28))
    return {"elevation": 44, "fill": 0.76}


def umbrella(p):
    """Open, lying on its rim and its handle, seen from the side."""
    m = mat.cloth(p["color"], weave=22, depth=0.004, soft=0.04, sheen=0.1)
    seam = mat.cloth(mix(p["color"], "#000000", 0.3), 0)
    steel = mat.metal("#c9ccd0", 0.25)
    wood = mat.wood("chestnut", "z", 1.5, 0.35, 0.4)
    R, H, N = 47, 27, 8

    def canopy(u, v):
        a = TAU * u
        k = abs(((u * N) % 1) - 0.5) * 2  # 1 at a rib, 0 between
        el = v * 1.12
        r = R * math.sin(el) / math.sin(1.12)
        z = H * (math.cos(el) - math.cos(1.12)) / (1 - math.cos(1.12))
        sag = (1 - k**2) * v * v
        r *= 1 - 0.085 * sag
        z += 0.4 * sag - 1.2 * sag * (1 - v)
        return (math.sin(a) * r, -math.cos(a) * r, z)

    with Group() as g:
        grid("canopy", N * 24, 40, canopy, m, wrap_u=True, thickness=0.06)
        for i in range(N):
            u = (i + 0.0) / N
            path = [canopy(u + 1e-6, v / 24) for v in range(25)]
            tube("rib", [(x * 0.995, y * 0.995, z - 0.35) for x, y, z in path], 0.22, steel, 8)
            tube("seam", [(x, y, z + 0.04) for x, y, z in path], 0.14, seam, 8)
            e = path[-1]
            ball("tip", 0.5, steel, e, seg=16)
            tube("stretcher", [(math.sin(TAU * u) * 0.8, -math.cos(TAU * u) * 0.8, -6), (path[12][0] * 0.985, path[12][1] * 0.985, path[12][2] - 0.8)], 0.18, steel, 8)
        tube("shaft", [(0, 0, -56), (0, 0, H + 5.5)], 0.5, steel, 20)
        lathe("ferrule", [(0.5, H), (0.85, H + 0.2), (0.75, H + 3.5), (0.45, H + 8.0), (0, H + 8.1)], steel, 32)
        lathe("cap", [(2.4, H - 0.4), (1.6, H + 0.5), (0.6, H + 0.9)], m, 48)
        hook = smooth([(0, 0, -52), (0, 0, -58), (0, 0.0, -68), (0, 1.2, -73), (0, 4.4, -76.5), (0, 8.6, -75.5), (0, 10.6, -71.5), (0, 10.8, -68.5)], 12)
        tube("handle", hook, lambda t: 1.35 + 0.15 * math.sin(t * 3), wood, 28)
        lathe("collar", [(1.45, -53.2), (1.5, -53.0), (1.5, -52.0), (1.3, -51.8), (0.5, -51.6)], mat.metal("#d9b45c", 0.25), 48)
    g.place(rot=(0, 0, 11)).place(rot=(0, -59.4, 0)).place(rot=(0, 0, 26))
    import bpy

    bpy.context.view_layer.update()
    from lib.studio import model_points

    low = float(model_points()[:, 2].min())
    g.place(loc=(0, 0, -low))
    return {"elevation": 16, "fill": 0.78}


def bag(p):
    color = p["color"]
    m = mat.leather(shade(color, 0.9), 0.36, 6.0)
    edge = mat.plain(shade(color, 0.45), 0.5)
    gold = mat.metal("#d6b35f", 0.2)
    thread = mix(color, "#f0e0c0", 0.55) if color != "sumi" else "#4a4744"
    W, H, D = 27, 19, 11

    def outline(k):
        w, h = W / 2 * k, H * k
        return fillet([(-w * 1.0, 0.0, 2.0), (w * 1.0, 0.0, 2.0), (w * 0.86, H, 3.5), (-w * 0.86, H, 3.5)], 10, closed=True)

    with Group() as g:
        # two flat sides with a soft swell, a gusset between
        for s in (-1, 1):
            o = patch("side", outline(1), 0.8, m, lambda x, y, d: (1 - math.exp(-d / 2.5)) * 0.55 + 0.06 * n3(x * 0.2, y * 0.2, s), 0.0)
            deform(o, lambda c, s=s: (c.x, s * (D / 2 * (1 - 0.5 * (c.y / H) ** 1.5) + c.z), c.y))
        line = outline(1)
        # gusset along sides and bottom
        n = len(line)
        ring = [q for q in line]
        verts, faces = [], []
        pts = [(x, y) for x, y in ring]
        k = 10
        for x, y in pts:
            d = D / 2 * (1 - 0.5 * (max(0, y) / H) ** 1.5)
            for j in range(k + 1):
                t = j / k * 2 - 1
                inn = (1 - t * t) * (0.25 + 1.8 * (max(0, y) / H) ** 2) * (1 if abs(x) > W * 0.25 else 0.1)
                verts.append((x - math.copysign(inn, x), t * d, y + (0.0)))
        for i in range(n):
            i2 = (i + 1) % n
            if pts[i][1] > H - 0.2 and pts[i2][1] > H - 0.2:
                continue
            for j in range(k):
                faces.append((i * (k + 1) + j, i2 * (k + 1) + j, i2 * (k + 1) + j + 1, i * (k + 1) + j + 1))
        obj("gusset", verts, faces, m)
        # piping along both sides
        for s in (-1, 1):
            tube("piping", [(x, s * (D / 2 * (1 - 0.5 * (max(0, y) / H) ** 1.5) + 0.12), y) for x, y in line], 0.3, m, 12, closed=True)
        # flap over the front, curved at the top
        fl = fillet([(-11.0, 0, 0.1), (-11.0, -7.2, 4.5), (0, -10.6, 6.0), (11.0, -7.2, 4.5), (11.0, 0, 0.1)], 10)
        yd = lambda z: -(D / 2 * (1 - 0.5 * (max(0, z) / H) ** 1.5)) - 0.95

        def flap(u, v):
            # v: back edge over the top to the front edge
            w = 11.4
            x = (u - 0.5) * 2 * w
            low = H - 10.0 + 3.6 * (abs(x) / w) ** 2.6
            back = (x, 2.6, H - 0.4)
            if v < 0.3:
                t = v / 0.3
                y = 2.8 + (yd(H) - 0.2 - 2.8) * t
                z = H + 0.75 * math.sin(math.pi * t) ** 0.8 + 0.1
                return (x * (0.97 + 0.03 * t), y, z)
            t = (v - 0.3) / 0.7
            z = H + 0.1 + (low - H) * t
            return (x, yd(z) - 0.15 - 0.12 * math.sin(math.pi * t), z)

        grid("flap", 60, 70, flap, m, thickness=-0.28)
        rim = [flap(0.0, v / 40) for v in range(12, 41)] + [flap(u / 60, 1.0) for u in range(61)] + [flap(1.0, v / 40) for v in range(40, 11, -1)]
        tube("edge", [(x, y - 0.12, z) for x, y, z in rim], 0.19, edge, 10)
        inner = [flap(0.045, v / 40) for v in range(13, 39)] + [flap(u / 60, 0.955) for u in range(3, 58)] + [flap(0.955, v / 40) for v in range(38, 12, -1)]
        stitch_line([(x, y - 0.3, z) for x, y, z in inner], thread)
        # clasp
        cz = H - 9.0
        with Group() as c:
            rbox("plate", 3.6, 0.5, 2.6, 0.22, gold, (0, yd(cz) - 0.75, cz - 1.3))
            rbox("turn", 0.8, 0.7, 2.0, 0.3, gold, (0, yd(cz) - 1.2, cz - 1.0))
        # handle on top with rings
        for s in (-1, 1):
            tube("ringholder", [(s * 6.6, -1.0, H + 0.6), (s * 6.6, 0.2, H + 1.9), (s * 6.6, 1.4, H + 0.6)], 0.5, m, 14)
            tube("ring", [(s * 6.6 + 0.0 + 1.0 * math.cos(TAU * i / 40), 0.2, H + 2.5 + 1.0 * math.sin(TAU * i / 40)) for i in range(40)], 0.2, gold, 12, closed=True)
        tube("handle", smooth([(-6.6, 0.2, H + 3.1), (-6.9, 0.2, H + 6.2), (-4.6, 0.2, H + 9.8), (0, 0.2, H + 11.2), (4.6, 0.2, H + 9.8), (6.9, 0.2, H + 6.2), (6.6, 0.2, H + 3.1)], 12), lambda t: 0.66 + 0.3 * math.sin(math.pi * t), m, 24)
    g.place(rot=(0, 0, 20)).place(loc=(0, 0, 0.02))
    return {"elevation": 13, "fill": 0.74}


def wallet(p):
    color = p["color"]
    m = mat.leather(shade(color, 0.92), 0.38, 9.0)
    edge = mat.plain(shade(color, 0.5), 0.6)
    thread = mix(color, "#f3e4c8", 0.6)
    shape = p["shape"]
    W, D, H = {"long": (19.5, 9.6, 2.0), "fold": (11.5, 9.2, 2.2), "card": (10.8, 7.0, 1.3)}[shape]
    with Group() as g:
        def cover(z0, top):
            def zz(x, y, d):
                return z0 + (0.10 * (1 - math.exp(-d / 0.9)) + 0.06 * n3(x * 0.3, y * 0.3, 2) * min(1, d)) * (1 if top else -0.1)

            return patch("cover", rrect(W, D, 0.7), 0.45, m, zz, 0.22)

        slab("bottom", rrect(W, D, 0.7), 0.26, 0.08, m)
        # leaves between: a few edges of leather and lining
        k = 4 if shape != "card" else 2
        for i in range(k):
            z = 0.26 + i * (H - 0.55) / k
            slab("leaf", rrect(W - 0.5 - 0.12 * (i % 2), D - 0.35, 0.6), (H - 0.6) / k * 0.62, 0.06, [edge, m, mat.plain(mix(color, "#e8d8b8", 0.5), 0.7)][i % 3], (0.0, 0.12, z))
        tube("spine", [(-W / 2 + 0.3, D / 2 - 0.1, H / 2), (0, D / 2 - 0.1, H / 2), (W / 2 - 0.3, D / 2 - 0.1, H / 2)], H / 2 - 0.01, m, 28, flat=1.0)
        cover(H - 0.05, True)
        ln = rrect(W - 0.7, D - 0.7, 0.5)
        stitch_line([(x, y, H + 0.075) for x, y in ln + [ln[0]]], thread, 0.04, 0.34, 0.18)
        c = art.Canvas(600, 200)
        c.text("NOREN", 300, 100, 90, "#000000", art.SERIF_BOLD, track=0.25)
        n = mat.Nodes("emboss")
        t = n.image(c.image(), n.coord("UV"))
        q = n.principled(shade(color, 0.42), 0.5)
        tr = n.add("ShaderNodeBsdfTransparent")
        mk = n.done(n.add("ShaderNodeMixShader", Fac=n.math("MULTIPLY", t["Alpha"], 0.8), **{"1": tr.outputs[0], "2": q.outputs[0]}))
        w = {"long": 2.6, "fold": 2.3, "card": 2.1}[shape]
        grid("mark", 2, 2, lambda u, v: (W / 2 - 1.2 - w + u * w, -D / 2 + 0.9 + v * w / 3, H + 0.14), mk)
        if shape == "card":
            for i in range(3):
                place(slab("card", rrect(9.1, 5.5, 0.05), 0.035, 0, mat.plain("#f7f4ec", 0.6)), (0.4 + 0.3 * i, -1.5 - 0.5 * i, 0.5 + 0.12 * i), (0, 0, -2 - 2 * i))
        elif shape == "long":
            tube("pull", [(W / 2 + 0.1, -1.0, H / 2), (W / 2 + 0.8, -1.5, H / 2 - 0.2), (W / 2 + 2.6, -2.6, 0.25)], 0.32, m, 12, flat=0.3)
    g.place(rot=(0, 0, 22))
    return {"elevation": 44, "fill": 0.74}


def watch(p):
    dial_c = p["dial"]
    strap = mat.leather(shade(p["strap"], 0.9), 0.45, 9.0)
    steel = mat.metal("#cfd1d3", 0.16)
    dark = dial_c == "sumi"
    ink = "#f3efe6" if dark else "#222222"
    c = art.Canvas(1024, 1024, "#1b1c1f" if dark else "#f5f3ee")
    for k in range(60):
        a = TAU * k / 60
        r0 = 452 if k % 5 else 420
        c.line([(512 + r0 * math.sin(a), 512 - r0 * math.cos(a)), (512 + 480 * math.sin(a), 512 - 480 * math.cos(a))], ink, 4 if k % 5 else 12)
    for k in (12, 3, 6, 9):
        a = TAU * k / 12
        c.text(str(k), 512 + 350 * math.sin(a), 512 - 350 * math.cos(a), 120, ink, art.SANS)
    c.text(p.get("name", "NOREN"), 512, 350, 52, ink, art.SERIF_BOLD, track=0.25)
    c.text("AUTOMATIC", 512, 690, 30, ink, art.SANS, track=0.3)
    with Group() as g:
        R = 2.0
        lathe("case", resample(fillet([(0, 0), (1.75, 0, 0.1), (R, 0.35, 0.2), (R, 0.75, 0.15), (R - 0.12, 1.0, 0.08), (R - 0.3, 1.02)], 6), 0.12), steel, 128)
        o = grid("dial", 96, 16, lambda u, v: (math.cos(TAU * u) * 1.72 * v, math.sin(TAU * u) * 1.72 * v, 0.9), mat.printed(c.image(), 0.35), wrap_u=True)
        me = o.data
        for poly in me.polygons:
            for li in poly.loop_indices:
                co = me.vertices[me.loops[li].vertex_index].co
                me.uv_layers[0].data[li].uv = (co.x / 3.44 + 0.5, co.y / 3.44 + 0.5)
        hm = mat.metal("#e6e2d6" if dark else "#2b2c2f", 0.25) if dark else mat.plain("#26272a", 0.3)

        def hand(ang, L, w, z):
            h = slab("hand", [(-w, -0.25), (w, -0.25), (w * 0.55, L), (0, L + 0.1), (-w * 0.55, L)], 0.03, 0, hm)
            place(h, (0, 0, z), (0, 0, -ang))

        hand(305, 0.95, 0.075, 0.94)
        hand(54, 1.45, 0.055, 0.98)
        s = slab("second", [(-0.014, -0.4), (0.014, -0.4), (0.01, 1.55), (-0.01, 1.55)], 0.02, 0, mat.plain("#c2402a", 0.4))
        place(s, (0, 0, 1.01), (0, 0, -200))
        lathe("hub", [(0, 1.07), (0.09, 1.06), (0.1, 0.95)], hm, 24)
        tube("crown", [(R - 0.05, 0, 0.55), (R + 0.32, 0, 0.55)], 0.26, steel, 24)
        for sx in (-1, 1):
            for sy in (-1, 1):
                tube("lug", smooth([(sx * 1.12, sy * 1.45, 0.62), (sx * 1.14, sy * 2.0, 0.5), (sx * 1.14, sy * 2.4, 0.1)], 6), 0.17, steel, 14)
        # the strap: flat on the table, one half with holes, the other with the buckle
        for sy, L in ((-1, 10.5), (1, 7.6)):
            def band(u, v, sy=sy, L=L):
                w = 0.98 - 0.16 * v
                end = max(0.0, (v - 0.88) / 0.12) if sy < 0 else 0
                w *= math.sqrt(max(0.0, 1 - end**2))
                x = (u - 0.5) * 2 * w
                z = 0.52 * math.exp(-v * 7) + 0.06 + 0.5 * math.exp(-((v * 5) ** 2)) * 0.1 + 0.02
                return (x, sy * (2.05 + v * L), z + 0.10 * (1 - (2 * u - 1) ** 4))

            grid("band", 16, 120, band, strap, thickness=0.2 * sy)
            for sx in (0.07, 0.93):
                pts = [band(sx, v / 60 * 0.92 + 0.02) for v in range(61)]
                stitch_line([(x, y, z + 0.02) for x, y, z in pts], mix(p["strap"], "#f3e4c8", 0.6) if not dark else "#6a6764", 0.022, 0.24, 0.14)
            if sy < 0:
                hole = mat.plain("#15100c", 0.9)
                for k in range(5):
                    q = band(0.5, 0.5 + 0.085 * k)
                    lathe("hole", [(0, q[2] + 0.012), (0.1, q[2] + 0.012)], hole, 20).location = (0, q[1], 0)
            else:
                q = band(0.5, 1.0)
                tube("buckle", [(x, y, 0.2) for x, y in [(a, q[1] + 0.1 + b) for a, b in rrect(2.2, 1.5, 0.35)]], 0.13, steel, 12, closed=True)
                tube("prong", [(0, q[1] - 0.4, 0.3), (0, q[1] + 0.9, 0.36)], 0.1, steel, 10)
                loop = rbox("keeper", 2.0, 0.55, 0.5, 0.1, strap, (0, q[1] - 1.6, 0.0))
    g.place(rot=(0, 0, 34))
    return {"elevation": 50, "fill": 0.8}
