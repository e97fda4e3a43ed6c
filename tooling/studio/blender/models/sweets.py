"""Cakes, cookies, macarons, puddings and chocolate."""

import math

from lib import mat
from lib.curve import fillet, n3, resample, rnd, rrect, smooth
from lib.mesh import ball, grid, lathe, rbox, slab, tube
from lib.scene import Group, copy, obj, place
from models.pastry import berry, cream, everything, macaron, sponge, wedge_points
from models.wagashi import board, dish

TAU = math.tau


def sweets(p):
    return globals()["_" + p["kind"]](p) or {"elevation": 24, "fill": 0.72}


def _castella(p):
    board(23, 13, 0.9, "walnut")
    n = mat.Nodes("castella")
    sep = n.add("ShaderNodeSeparateXYZ", Vector=n.coord())
    mr = n.add("ShaderNodeMapRange", Value=sep.outputs["Z"])
    mr.inputs["From Min"].default_value, mr.inputs["From Max"].default_value = 0.0, 6.0
    f = n.noise(4.0, 5, rough=0.7)
    v = n.math("ADD", mr.outputs[0], n.math("MULTIPLY", n.math("SUBTRACT", f, 0.5), 0.03))
    col = n.ramp(v, [(0.0, "#6a3413"), (0.05, "#a5622a"), (0.085, "#eec65c"), (0.88, "#f3d271"), (0.925, "#a05a22"), (1.0, "#6e3512")])
    m = n.done(n.principled(col, 0.85, Normal=n.bump(f, 0.07), Specular=0.2))
    with Group() as g:
        rbox("loaf", 11.5, 6.6, 6.0, 0.14, m, (3.6, 0.4, 0.9))
        for i, x in enumerate((-3.9, -6.9)):
            place(rbox("slice", 2.4, 6.6, 6.0, 0.14, m), (x, 0.3 - 0.3 * i, 0.95), (0, -7 - 12 * i, 4 + 5 * i))
        # coarse sugar at the bottom
        r = rnd(3)
        sug = mat.plain("#efe0bb", 0.2)
        first = None
        for k in range(60):
            o = rbox("sugar", 0.16, 0.16, 0.16, 0, sug) if first is None else copy(first)
            first = first or o
            place(o, (-1.9 + r.random() * 11, -2.93 - 0.02, 0.95 + r.random() * 0.25), (r.random() * 90,) * 3)
    everything().place(rot=(0, 0, 24))
    return {"elevation": 22, "fill": 0.76}


def _roll(p):
    dish(11.5, "white")
    sp = sponge("#f2d88c")
    crust = mat.gradient([(0, "#c98a45"), (0.5, "#d79d57"), (1, "#dba864")], "z", -4, 4, 0.8, 0.06, 5, 0.15)
    cr = cream()

    def cake(L):
        R = 4.6
        prof_o = [(math.cos(TAU * i / 96) * R, math.sin(TAU * i / 96) * R) for i in range(96)]

        def body(u, v):
            a = TAU * u
            k = 1 + 0.012 * n3(math.cos(a) * 2, math.sin(a) * 2, v * 3)
            return (math.cos(a) * R * k, (v - 0.5) * L, math.sin(a) * R * k * 0.96)

        grid("crust", 120, 20, body, crust, wrap_u=True)
        for s in (-1, 1):
            y = s * L / 2
            verts = [(0, y, 0)] + [(math.cos(TAU * i / 96) * R, y, math.sin(TAU * i / 96) * R * 0.96) for i in range(96)]
            fc = [(0, 1 + i, 1 + (i + 1) % 96) for i in range(96)]
            obj("face", verts, fc if s > 0 else [f[::-1] for f in fc], sp, smooth=False)
            # cream: a thick heart and a spiral arm that thins out
            pts, other = [], []
            n = 90
            for i in range(n + 1):
                t = i / n
                a = -0.6 + TAU * 1.12 * t
                r0 = 0.2 + 3.6 * t**0.55
                w = 1.35 * (1 - t) ** 0.7 + 0.28
                pts.append((math.cos(a) * (r0 + w / 2), math.sin(a) * (r0 + w / 2) * 0.96))
                other.append((math.cos(a) * max(0, r0 - w / 2), math.sin(a) * max(0, r0 - w / 2) * 0.96))
            verts = []
            for (x0, z0), (x1, z1) in zip(pts, other):
                verts += [(x0, y + s * 0.05, z0), (x1, y + s * 0.05, z1)]
            faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(n)]
            obj("cream", verts, faces, cr, smooth=False)
            ball("heart", 1.25, cr, (0.15, y + s * 0.02, -0.1), (1, 0.08, 1), seg=32)

    with Group() as g:
        cake(11)
    g.place(loc=(1.6, 2.6, 5.1), rot=(0, 0, -38))
    with Group() as g2:
        cake(2.2)
    g2.place(loc=(-2.6, -4.6, 5.1), rot=(9, 0, -16))
    return {"elevation": 20, "fill": 0.74}


def _shortcake(p):
    dish(9.6, "white")
    cr = cream()
    sp = sponge("#f0d48a")
    red = mat.plain("#cf2530", 0.3, coat=0.3)
    pts = wedge_points(11.5, 44)
    with Group() as g:
        z = 0
        for k, (h, m, inset) in enumerate([(2.3, sp, 0.0), (0.85, cr, -0.06), (2.2, sp, 0.0), (0.75, cr, -0.05)]):
            place(slab("layer", fillet([(x, y, 0.12) for x, y in pts], 3, closed=True), h + 0.02, 0.07 if m is cr else 0.02, m), (0, 0, z))
            if k == 1:
                # slices of strawberry in the cream, seen from both cut sides
                for q in range(3):
                    for s in (-1, 1):
                        a = math.radians(-90 + s * 22)
                        d = 3.6 + q * 2.7
                        o = ball("slice", 0.72, red, seg=24)
                        place(o, (d * math.cos(a) + 0.0, d * math.sin(a), z + 0.42), (0, 0, math.degrees(a)), (1.2, 0.10, 0.56))
            z += h
        # the outer curve is spread with cream
        R = 11.5
        def back(u, v):
            a = math.radians(-90 - 22 + 44 * u)
            return ((R + 0.28) * math.cos(a), (R + 0.28) * math.sin(a), v * (z + 0.02))
        grid("back", 24, 6, back, cr, thickness=-0.3)
        # rosette of cream and a strawberry on top
        for k in range(5):
            a = math.radians(-90 - 15 + 30 * k / 4)
            lathe("tip", [(0.0, 1.15), (0.32, 0.85), (0.66, 0.35), (0.8, 0.0)], cr, 60, lambda aa, rr, zz: (rr * (1 + 0.13 * math.cos(aa * 7 + zz * 2)), zz)).location = (10.2 * math.cos(a), 10.2 * math.sin(a), z)
        lathe("bed", [(0, 0.45), (1.2, 0.3), (1.5, 0.0)], cr, 60, lambda aa, rr, zz: (rr * (1 + 0.08 * math.cos(aa * 9)), zz)).location = (0, -6.4, z)
        berry((0, -6.4, z + 2.2), 0.95, 2.0, (180, 0, 30))
    g.place(loc=(0, 5.6, 0.74)).place(rot=(0, 0, 62))
    return {"elevation": 22, "fill": 0.72}


def _cheesecake(p):
    dish(9.6, "kohiki")
    pts = wedge_points(11.0, 42)
    n = mat.Nodes("baked")
    sep = n.add("ShaderNodeSeparateXYZ", Vector=n.coord())
    mr = n.add("ShaderNodeMapRange", Value=sep.outputs["Z"])
    mr.inputs["From Min"].default_value, mr.inputs["From Max"].default_value = 0.0, 4.6
    f = n.noise(1.4, 4)
    v = n.math("ADD", mr.outputs[0], n.math("MULTIPLY", n.math("SUBTRACT", f, 0.5), 0.06))
    m = n.done(n.principled(n.ramp(v, [(0.0, "#f6e6b6"), (0.85, "#f7e3a4"), (0.93, "#d99a45"), (0.98, "#9c5a20")]), 0.5, Normal=n.bump(n.noise(3, 4), 0.03)))
    crumb = sponge("#b67b41", 0.22, 4.5)
    with Group() as g:
        slab("crumb", fillet([(x * 1.004, y * 1.004, 0.1) for x, y in pts], 3, closed=True), 1.05, 0.06, crumb)
        place(slab("cake", fillet([(x, y, 0.1) for x, y in pts], 3, closed=True), 4.5, 0.22, m), (0, 0, 1.0))
    g.place(loc=(0, 5.2, 0.74)).place(rot=(0, 0, 60))
    with Group() as mint:
        from models.fruit import leaf

        gm = mat.plain("#4f8a3e", 0.5)
        for k, a in enumerate((0, 110, 230)):
            with Group() as l:
                leaf(2.0, 1.2, gm, 0.2, 0.2)
            l.place(rot=(0, -12, a))
    mint.place(loc=(0.4, -2.6, 6.3))
    return {"elevation": 23, "fill": 0.7}


def _cookies(p):
    # a shallow tin with paper cups
    tin = mat.metal("#d9c9a3", 0.28)
    W, D, H = 23, 17, 3.6
    with Group() as g:
        out = rrect(W, D, 2.2, 10)
        inn = rrect(W - 0.5, D - 0.5, 2.0, 10)
        slab("floor", out, 0.25, 0.05, tin)
        verts = [(x, y, z) for (x, y), z in [(q, 0.1) for q in out] + [(q, H) for q in out]]
        n = len(out)
        wall = tube("rim", [(x, y, H) for x, y in out], 0.22, tin, 12, closed=True)
        w2 = obj("wall", verts, [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)], tin)
        from lib.mesh import solidify

        solidify(w2, 0.2, 0)
        paper = mat.paper("#f4ead8")
        place(slab("liner", rrect(W - 0.8, D - 0.8, 2.0, 10), 0.1, 0.02, paper), (0, 0, 0.26))
        r = rnd(5)
        butter = mat.gradient([(0, "#d59a4e"), (0.5, "#eac27c"), (1, "#c98a3f")], "z", 0, 1.2, 0.75, 0.05, 5, 0.2)
        choco = mat.gradient([(0, "#3c2114"), (1, "#5b3520")], "z", 0, 1.2, 0.75, 0.06, 5, 0.2)
        matcha = mat.gradient([(0, "#75803a"), (1, "#9aa455")], "z", 0, 1.2, 0.75, 0.06, 5, 0.2)
        jam = mat.plain("#a5101d", 0.12, coat=0.6)

        def round_cookie(m, R=2.15, h=0.85):
            return lathe("cookie", resample(fillet([(0, 0), (R, 0, 0.3), (R * 0.98, h, 0.35), (0, h)], 5), 0.3), m, 64, lambda a, rr, z: (rr * (1 + 0.012 * n3(math.cos(a) * 3, math.sin(a) * 3)), z + 0.03 * n3(rr, a)))

        rows = 4
        for i in range(5):
            for j in range(3):
                x, y = -8.7 + i * 4.35, 4.9 - j * 4.9
                kind = (i + j) % 5
                for layer in (0, 1):
                    z = 0.4 + layer * 0.95
                    dx, dy = r.uniform(-0.2, 0.2), r.uniform(-0.2, 0.2)
                    with Group() as c:
                        if kind == 0:
                            round_cookie(butter)
                            for k in range(5):
                                ball("hole", 0.16, mat.plain("#9c6428", 0.9), (0.9 * math.cos(TAU * k / 5), 0.9 * math.sin(TAU * k / 5), 0.85), (1, 1, 0.3), seg=10)
                        elif kind == 1:
                            lathe("swirl", smooth([(0, 1.05), (0.5, 1.0), (1.1, 0.95), (1.75, 0.75), (2.1, 0.3), (2.0, 0), (0, 0)], 6), butter, 140, lambda a, rr, zz: (rr * (1 + 0.07 * math.cos(a * 9 + rr * 1.6)), zz * (1 + 0.14 * math.cos(a * 9 + rr * 1.6))))
                            ball("jam", 0.62, jam, (0, 0, 0.98), (1, 1, 0.45), seg=24)
                        elif kind == 2:
                            # chequered
                            for qx in (0, 1):
                                for qy in (0, 1):
                                    rbox("q", 1.85, 1.85, 0.85, 0.12, choco if (qx + qy) % 2 else butter, ((qx - 0.5) * 1.85, (qy - 0.5) * 1.85, 0))
                        elif kind == 3:
                            round_cookie(matcha)
                            for k in range(6):
                                a = r.random() * TAU
                                d = r.random() * 1.5
                                rbox("chip", 0.5, 0.45, 0.35, 0.08, mat.plain("#f3e9cf", 0.4), (math.cos(a) * d, math.sin(a) * d, 0.68))
                        else:
                            round_cookie(choco)
                            for k in range(6):
                                a = r.random() * TAU
                                d = r.random() * 1.5
                                rbox("chip", 0.55, 0.5, 0.4, 0.1, mat.plain("#1e0f08", 0.3), (math.cos(a) * d, math.sin(a) * d, 0.66))
                    c.place(loc=(x + dx, y + dy, z), rot=(0, 0, r.uniform(-20, 20)))
    g.place(rot=(0, 0, 18))
    return {"elevation": 46, "fill": 0.76}


def _macarons(p):
    cols = {"sakura": "#efb3bb", "matcha": "#a9b86a", "yuzu": "#f1dd7f", "fuji": "#c6b3dd", "kogecha": "#7a5238"}
    spots = [((-5.0, 1.0, 0.28), (0, 0, 0)), ((0.0, 2.2, 0.28), (0, 0, 0)), ((5.0, 1.0, 0.28), (0, 0, 0)), ((-2.5, 1.4, 2.95), (0, 4, 0)), ((3.6, -3.6, 2.36), (0, 0, 0))]
    for i, c in enumerate(p["colors"]):
        with Group() as g:
            macaron(cols.get(c, c))
        if i == 4:
            g.place(loc=(0, 0, -1.33)).place(rot=(78, 0, 0)).place(loc=(3.4, -3.4, 2.35), rot=(0, 0, -28))
        else:
            g.place(loc=spots[i][0], rot=spots[i][1])
    return {"elevation": 20, "fill": 0.72}


def _purin(p):

    dish(7.6, "white")
    col = mat.gradient([(0, "#f4d886"), (0.8, "#f3d27a"), (1, "#e6b851")], "z", 0, 5.4, 0.3, 0.006, 4, 0.03, coat=0.3)
    car = mat.plain("#4a1c06", 0.1, coat=0.8)
    prof = fillet([(0, 0), (3.9, 0, 0.2), (3.05, 5.2, 0.35), (0, 5.25)], 6)
    lathe("pudding", resample(prof, 0.3), col, 128).location.z = 0.75
    lathe("caramel", smooth([(0, 5.42), (2.0, 5.4), (2.95, 5.28), (3.16, 5.0), (3.2, 4.8)], 8), car, 160, lambda a, r, z: (r + 0.03, z - (max(0, (r - 2.9) / 0.3) * (0.4 + 0.55 * max(0, math.sin(a * 5 + 0.6)) ** 2 + 0.3 * math.sin(a * 3)) if r > 2.9 else 0))).location.z = 0.78
    lathe("pool", [(0, 0.86), (4.2, 0.86), (5.0, 0.83), (5.15, 0.76)], car, 128, lambda a, r, z: (r * (1 + 0.05 * math.sin(a * 3) + 0.04 * math.sin(a * 5)), z))
    cr = cream()
    lathe("cream", smooth([(0.0, 1.5), (0.35, 1.15), (0.95, 0.55), (1.2, 0.1), (0, 0)], 6), cr, 80, lambda a, r, z: (r * (1 + 0.14 * math.cos(a * 7 + z * 2.4)), z)).location = (0, 0, 6.15)
    ball("cherry", 0.85, mat.plain("#b40f1e", 0.15, coat=0.6), (0.1, -0.1, 8.2), seg=40)
    tube("stem", smooth([(0.1, -0.1, 8.9), (0.4, -0.1, 10.0), (1.2, 0.0, 11.0)], 8), 0.07, mat.plain("#4b5a2a", 0.6), 8)
    return {"elevation": 20, "fill": 0.68}


def _chocolate(p):
    n = mat.Nodes("ganache")
    f = n.noise(5, 5, rough=0.7)
    cocoa = n.done(n.principled(n.ramp(f, [(0.3, "#2b150b"), (0.6, "#4a2816"), (0.85, "#6d4128")]), 0.95, Normal=n.bump(f, 0.1), Specular=0.1))
    box = mat.plain("#2a1a14", 0.5)
    gold = mat.plain("#b98f3f", 0.35)
    W, D, H = 16.5, 16.5, 3.0
    with Group() as g:
        rbox("floor", W, D, 0.4, 0.05, box)
        for s in (-1, 1):
            rbox("side", W, 0.35, H, 0.06, box, (0, s * (D / 2 - 0.17), 0))
            rbox("side", 0.35, D - 0.6, H, 0.06, box, (s * (W / 2 - 0.17), 0, 0))
        rbox("liner", W - 0.8, D - 0.8, 0.12, 0, gold, (0, 0, 0.4))
        r = rnd(2)
        for i in range(5):
            for j in range(5):
                if (i, j) == (3, 0):
                    continue
                place(rbox("piece", 2.72, 2.72, 2.3, 0.14, cocoa, seg=3), ((i - 2) * 3.05 + r.uniform(-0.08, 0.08), (j - 2) * 3.05 + r.uniform(-0.08, 0.08), 0.53), (0, 0, r.uniform(-3, 3)))
        place(rbox("piece", 2.72, 2.72, 2.3, 0.14, cocoa, seg=3), (4.0, -10.6, 0.02), (0, 0, 24))
        # a small fork of metal leaning in the gap
        st = mat.metal("#cfd0cf", 0.25)
        tube("pick", [(3.0, -6.0, 0.8), (0.0, -11.6, 3.9)], 0.13, st, 12)
    g.place(rot=(0, 0, 18))
    return {"elevation": 44, "fill": 0.74}
