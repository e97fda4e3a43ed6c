"""Fruit and vegetables."""

import math

from lib import mat
from lib.curve import n3, rnd, smooth
from lib.mesh import ball, deform, grid, lathe, rbox, slab, tube
from lib.scene import Group, copy, discard, place
from models.fruit import leaf, leaf_mat, one_apple, one_mikan, one_strawberry, peel, skin_apple

TAU = math.tau


def produce(p):
    return globals()["_" + p["kind"]](p) or {"elevation": 20, "fill": 0.72}


def _apple(p):
    m = skin_apple()
    spots = [(-4.4, 1.2, 0), (4.3, 1.6, 0), (0.2, -4.2, 0)]
    for i in range(p["count"]):
        with Group() as g:
            one_apple(m, i * 2.0 + 1)
        g.place(loc=spots[i], rot=((0, 7, -9)[i], (6, -8, 4)[i], 70 * i))
    return {"elevation": 20, "fill": 0.72}


def _mikan(p):
    m = peel("#ee8118")
    spots = [(-4.0, 1.8, 0), (3.2, 2.4, 0), (-0.6, -3.6, 0), (6.2, -3.0, 0), (-0.2, 0.8, 4.2)]
    tl = [(0, 6, 0), (8, 0, 0), (-6, -5, 0), (70, 20, 30), (4, -3, 0)]
    for i in range(p["count"]):
        with Group() as g:
            one_mikan(m, i * 1.7)
            if i in (1, 4):
                with Group() as l:
                    leaf(5.2, 2.4, leaf_mat(), 0.22, 0.2)
                l.place(loc=(0, 0, 5.0), rot=(0, -12, 150 + 60 * i))
        dz = 0.4 if i == 3 else 0
        g.place(loc=spots[i], rot=tl[i] if i != 3 else (0, 10, 0))
    return {"elevation": 20, "fill": 0.74}


def _strawberry(p):
    # a shallow wooden box with three rows lying on paper
    w = mat.wood("hinoki", "x", 1.0, 0.6)
    W, D, H = 21, 14.5, 3.2
    for y in (-D / 2, D / 2):
        place(rbox("side", W, 0.5, H, 0.06, w), (0, y, 0))
    wy = mat.wood("hinoki", "y", 1.0, 0.6)
    for x in (-W / 2 + 0.25, W / 2 - 0.25):
        place(rbox("end", 0.5, D - 0.5, H, 0.06, wy), (x, 0, 0))
    rbox("floor", W - 1, D - 1, 0.4, 0, w)
    r = rnd(6)
    place(rbox("paper", W - 1.2, D - 1.2, 0.5, 0.1, mat.paper("#f6f3ee")), (0, 0, 0.4))
    with Group() as g0:
        one_strawberry(1.06, 3.0)
    for j in range(3):
        for i in range(5):
            # on their sides, the tip towards who looks at them
            rot = (-74 + r.uniform(-6, 6), r.uniform(-7, 7), r.uniform(-10, 10))
            g0.duplicate().place(loc=(-7.9 + i * 3.95, 4.55 - j * 4.3, 2.75), rot=rot)
    discard(g0.objects)
    bpyall()
    return {"elevation": 44, "fill": 0.76}


def bpyall(rot=(0, 0, 12)):
    import bpy

    g = Group()
    g.objects = [o for o in bpy.context.scene.objects if o.type == "MESH"]
    g.place(rot=rot)


def _lemon(p):
    m = peel("#efcb2c", 0.38, 0.05)
    prof = smooth([(0, -4.6), (0.35, -4.5), (0.75, -3.9), (1.7, -3.1), (2.75, -1.2), (2.85, 0.8), (1.9, 2.9), (0.75, 3.6), (0.5, 3.9), (0, 4.0)], 10)
    spots = [((-3.6, 1.2, 2.7), (86, 0, 58)), ((3.8, 1.6, 2.7), (92, 0, -40))]
    for i, (loc, rot) in enumerate(spots):
        o = lathe("lemon", prof, m, 96, lambda a, r, z, i=i: (r * (1 + 0.03 * n3(math.cos(a), math.sin(a), z * 0.2, 1, i)), z))
        place(o, loc, rot)
    # half a lemon, its cut face to the camera
    with Group() as g:
        lathe("half", [q for q in prof if q[1] <= 0.0] + [(2.83, 0.0)], m, 96)
        lathe("pith", [(2.84, 0.0), (2.5, 0.02), (0, 0.02)], mat.plain("#f6efc9", 0.5), 96)
        flesh = mat.Nodes("flesh")
        f = flesh.noise(3.0, 4, flesh.coord("Object", (1, 1, 1)))
        fm = flesh.done(flesh.principled(flesh.ramp(f, [(0.3, "#e6bf2a"), (0.7, "#f6e27a")]), 0.18, Normal=flesh.bump(f, 0.06), Clearcoat=0.3))
        for k in range(9):
            a0, a1 = TAU * k / 9 + 0.05, TAU * (k + 1) / 9 - 0.05
            am = (a0 + a1) / 2
            pts = [(0.32 * math.cos(am), 0.32 * math.sin(am))] + [(2.36 * math.cos(a0 + (a1 - a0) * t / 8), 2.36 * math.sin(a0 + (a1 - a0) * t / 8)) for t in range(9)]
            from lib.curve import fillet as fl

            o = slab("segment", fl([(x, y, 0.25) for x, y in pts], 3, closed=True), 0.08, 0.03, fm)
            o.location.z = 0.0
    g.place(loc=(0.4, -3.6, 2.74), rot=(72, 0, 14))
    return {"elevation": 22, "fill": 0.74}


def _melon(p):
    n = mat.Nodes("melon")
    v1 = n.add("ShaderNodeTexVoronoi", {"feature": "DISTANCE_TO_EDGE"}, Scale=1.15)
    v2 = n.add("ShaderNodeTexVoronoi", {"feature": "DISTANCE_TO_EDGE"}, Scale=0.62)
    c = n.coord()
    wob = n.add("ShaderNodeTexNoise", Scale=0.9, Detail=2.0)
    n.link(c, wob.inputs["Vector"])
    vec = n.add("ShaderNodeVectorMath", {"operation": "MULTIPLY_ADD"})
    n.link(wob.outputs["Color"], vec.inputs[0])
    vec.inputs[1].default_value = (1.1, 1.1, 1.1)
    n.link(c, vec.inputs[2])
    for v in (v1, v2):
        n.link(vec.outputs[0], v.inputs["Vector"])
    d = n.math("MINIMUM", v1.outputs["Distance"], n.math("MULTIPLY", v2.outputs["Distance"], 0.9))
    net = n.ramp(d, [(0.03, (1, 1, 1)), (0.075, (0, 0, 0))])
    col = n.mixrgb(net, n.ramp(n.noise(0.4, 2), [(0.3, "#8f9f5c"), (0.7, "#a9b573")]), "#e3dcb9")
    m = n.done(n.principled(col, 0.55, Normal=n.bump(net, 0.10)))
    ball("melon", 7.2, m, (0, 0, 7.0), (1, 1, 0.97), seg=120, fn=lambda v: 1 + 0.015 * n3(v.x * 2, v.y * 2, v.z * 2))
    st = mat.plain("#8c9a58", 0.7)
    tube("stem", smooth([(0, 0, 13.8), (0.1, 0, 15.0), (0.2, 0.1, 16.2)], 8), lambda t: 0.5 - 0.12 * t, st, 16)
    tube("cross", smooth([(-3.4, 0.6, 16.6), (-1.2, 0.2, 16.35), (0.2, 0.1, 16.2), (1.8, 0.1, 16.4), (3.6, -0.5, 17.1)], 10), lambda t: 0.36 + 0.12 * abs(t - 0.5), st, 16)
    return {"elevation": 15, "fill": 0.68}


def _grapes(p):
    col = p.get("color", "wakakusa")
    base = {"wakakusa": "#a9bb4c"}.get(col, col)
    m = mat.glow(base, rough=0.25, soft=0.5, coat=0.3, spec=0.5)
    n = mat.Nodes("grape")
    lw = n.add("ShaderNodeLayerWeight", Blend=0.35).outputs["Facing"]
    colr = n.ramp(n.math("ADD", lw, n.math("MULTIPLY", n.noise(0.35, 2), 0.25)), [(0.1, "#c3cf5c"), (0.5, "#a6b844"), (1.0, "#7f9634")])
    m = n.done(n.principled(colr, 0.3, Clearcoat=0.3, Clearcoat_Roughness=0.2, Emission=(0.35, 0.42, 0.06), Emission_Strength=0.06))
    r = rnd(4)
    first = None
    pts = []
    tries = 0
    while len(pts) < 58 and tries < 30000:
        tries += 1
        t = r.random()
        x = -10 + 20 * t
        w = 5.4 * (math.sin(min(1, (t + 0.06) * 1.12) * math.pi) ** 0.6) * (1.0 if t < 0.6 else 1)
        a = r.random() * TAU
        d = math.sqrt(r.random()) * w
        y, z = math.cos(a) * d, abs(math.sin(a)) * d * 0.85 + 1.45
        if all((x - q[0]) ** 2 + (y - q[1]) ** 2 + (z - q[2]) ** 2 > 2.35**2 for q in pts):
            pts.append((x, y, z))
    for x, y, z in pts:
        o = ball("grape", 1.42, m, seg=36) if first is None else copy(first)
        first = first or o
        place(o, (x, y, z), (r.uniform(0, 360), r.uniform(0, 360), 0), (1, 1, 1.12))
    st = mat.plain("#8a8f4a", 0.8)
    tube("stem", smooth([(4, 0, 3), (8, 0, 3.6), (11, 0.3, 4.6), (13.4, 0.6, 4.9)], 8), 0.3, st, 12)
    tube("cross", smooth([(12.6, -2.2, 4.6), (13.4, 0.6, 4.9), (13.6, 2.8, 5.2)], 8), 0.28, st, 12)
    bpyall((0, 0, -14))
    return {"elevation": 26, "fill": 0.74}


def _tomato(p):
    m = mat.gradient([(0.0, "#c81f14"), (0.6, "#cf2a18"), (0.92, "#d8491f"), (1, "#c9742a")], "z", 0, 6.2, 0.16, 0.004, 3, 0.04, coat=0.5)
    gm = mat.plain("#4b7a2c", 0.6)
    spots = [(-4.3, 1.4, 0), (3.9, 2.3, 0), (-0.2, -4.1, 0), (7.2, -3.6, 0)]
    for i in range(p["count"]):
        with Group() as g:
            prof = smooth([(0, 0.35), (1.2, 0.05), (2.6, 0.5), (3.85, 2.2), (3.8, 3.8), (2.6, 5.3), (1.2, 5.65), (0.5, 5.4), (0, 5.2)], 10)
            lathe("tomato", prof, m, 96, lambda a, r, z, i=i: (r * (1 + 0.03 * math.cos(a * 5 + i) * min(1, z / 3) * (z > 2) + 0.02 * n3(math.cos(a), math.sin(a), i)), z))
            for k in range(6):
                with Group() as l:
                    leaf(3.3, 0.75, gm, 0.12, 0.15, 0.09, 1.3)
                l.place(loc=(0, 0, 5.55), rot=(0, -2 - 7 * (k % 2), k * 60 + 17 * i))
            tube("stem", smooth([(0, 0, 5.2), (0.1, 0.1, 6.0), (0.45, 0.2, 6.7)], 6), lambda t: 0.22, gm, 10)
        s = (1, 0.95, 1.04, 0.8)[i]
        g.place(loc=spots[i], rot=((6, -7, 9, 0)[i], (-5, 8, 4, 0)[i], 50 * i), scale=s)
    return {"elevation": 22, "fill": 0.74}


def root(L, R, m, taper, seed, name="root", rings=0.02, tip=0.06):
    """A root lying along x, thick end at x = 0."""
    prof = []
    n = 90
    for i in range(n + 1):
        t = i / n
        r = R * taper(t)
        r *= 1 + rings * (n3(t * 40, 0, seed) * 0.6 + 0.4 * (n3(t * 90, 3, seed) > 0.25))
        prof.append((r if 0 < i < n else 0.0, t * L))
    o = lathe(name, prof, m, 72, lambda a, r, z: (r * (1 + 0.03 * n3(math.cos(a), math.sin(a), z * 0.2, 1, seed)), z))
    bend = 0.02
    deform(o, lambda c: (c.z, c.x + 0.25 * math.sin(c.z * 0.2 + seed), c.y))
    return o


def _carrot(p):
    n = mat.Nodes("carrot")
    f = n.noise(1.0, 4, n.coord("Object", (2.2, 0.4, 0.4)))
    m = n.done(n.principled(n.ramp(f, [(0.3, "#d9601a"), (0.7, "#ef8534")]), 0.42, Normal=n.bump(f, 0.05), Clearcoat=0.1))
    gm = mat.plain("#5f8a3a", 0.6)
    for i in range(p["count"]):
        with Group() as g:
            o = root(17 - i, 2.2 - 0.12 * i, m, lambda t: (min(1, (t / 0.05 + 0.02)) ** 0.5) * (1 - 0.62 * t) * (1 - max(0, (t - 0.9) / 0.1) ** 2 * 0.85), i * 3.3, tip=0.1)
            r = rnd(i)
            for k in range(7):
                a, d = r.random() * TAU, r.random() * 0.5
                L = 2.2 + r.random() * 2.0
                tube("stalk", smooth([(0.15, math.cos(a) * d, math.sin(a) * d), (-L * 0.5, math.cos(a) * d * 1.8, math.sin(a) * d * 1.6), (-L, math.cos(a) * d * 2.6, math.sin(a) * d * 2.0 + 0.2)], 6), 0.17, gm, 8)
        g.place(loc=(-7.0 + 0.9 * i, 3.6 - i * 4.3, 2.0 - 0.1 * i), rot=(0, 3.4, -8 + 6 * i))
    return {"elevation": 36, "fill": 0.76}


def _daikon(p):
    m = mat.gradient([(0.0, "#9fb36a"), (0.16, "#c9d2a4"), (0.32, "#f3f1e8"), (1, "#f2efe6")], "x", 0, 30, 0.4, 0.015, 6, 0.05, coat=0.1)
    with Group() as g:
        root(31, 3.9, m, lambda t: (min(1, t / 0.06 + 0.02) ** 0.5) * (1 - 0.1 * t) * (1 if t < 0.72 else max(0.03, 1 - ((t - 0.72) / 0.28) ** 1.6)), 2.0, rings=0.012)
        gm = mat.plain("#8fae5e", 0.5)
        lm = mat.gradient([(0, "#3f6a26"), (1, "#5f8f3a")], "x", -12, 0, 0.5, 0.03, 3, 0.2)
        r = rnd(9)
        for k in range(9):
            a = TAU * k / 9 + 0.3
            d = 1.3
            L = 7.5 + r.random() * 3
            y, z = math.cos(a) * d, math.sin(a) * d
            spread = 2.1
            path = smooth([(0.4, y, z), (-L * 0.4, y * 1.5, z * 1.3 + 0.2), (-L, y * spread * 1.5, z * spread * 0.9 + 0.4)], 8)
            path = [(x, yy, max(zz, -3.5)) for x, yy, zz in path]
            tube("stalk", path, lambda t: 0.42 - 0.22 * t, gm, 10)
            e = path[-1]
            for q in range(5):
                t = 0.45 + 0.13 * q
                b = path[int(t * (len(path) - 1))]
                for sd in (-1, 1):
                    with Group() as l:
                        leaf(1.6 + 0.4 * q, 1.1 + 0.2 * q, lm, 0.1, 0.2)
                    l.place(loc=b, rot=(0, -10, 180 + sd * (60 - 8 * q)))
            with Group() as l:
                leaf(4.4, 3.2, lm, 0.12, 0.2)
            l.place(loc=e, rot=(0, 8, 180 + 14 * math.cos(a)))
    g.place(loc=(-9, 0, 3.7), rot=(0, 1.5, -16))
    return {"elevation": 38, "fill": 0.8}


def _eggplant(p):
    m = mat.gradient([(0.0, "#3a1c40"), (0.15, "#1d0d26"), (1, "#150a1c")], "x", 0, 14, 0.12, 0.003, 2, 0.05, coat=0.7)
    gm = mat.gradient([(0, "#3c2a3a"), (0.5, "#4f5a32"), (1, "#5c4a48")], "x", -2, 3, 0.6, 0.02, 4, 0.1)
    for i in range(p["count"]):
        with Group() as g:
            root(16.5 - i * 0.7, 2.35, m, lambda t: (0.62 + 0.38 * math.sin(min(1, t * 1.25) * math.pi / 2)) * (min(1, t / 0.04 + 0.1) ** 0.5) * (1 if t < 0.72 else math.sqrt(max(0.0, 1 - ((t - 0.72) / 0.28) ** 2))), i * 2.2, rings=0.0)
            # the cap with its points
            def cap(u, v):
                a = TAU * u
                L = 2.3 + 1.5 * abs(math.cos(a * 2.5)) ** 1.5
                x = v * L - 0.25
                r = (0.5 + 1.15 * math.sin(min(1, v * 1.3 + 0.12) * math.pi / 2)) * (1.0 + 0.04 * v)
                r = max(r, 0.0)
                rr = 2.35 * (0.62 + 0.38 * math.sin(min(1, max(0, x) / 16.5 * 1.25) * math.pi / 2)) * min(1, max(0.02, x) / 0.66 + 0.1) ** 0.5 + 0.06
                rr = rr if v > 0.05 else 0.5
                y0 = 0.25 * math.sin(x * 0.2 + i * 2.2)
                return (x, math.cos(a) * rr + y0 * 1.0, math.sin(a) * rr)

            grid("cap", 120, 30, cap, gm, wrap_u=True, thickness=0.08)
            tube("stem", smooth([(0.1, 0, 0), (-1.4, 0.05, 0.1), (-3.0, 0.3, 0.7)], 8), lambda t: 0.5 + 0.1 * t, gm, 16)
        g.place(loc=(-7.5 + 0.8 * i, 4.6 - i * 5.0, 2.3), rot=(0, 0, -12 + 8 * i))
    return {"elevation": 36, "fill": 0.78}


def _pumpkin(p):
    n = mat.Nodes("pumpkin")
    f = n.noise(0.8, 5, rough=0.65)
    s = n.ramp(n.noise(2.2, 3), [(0.62, (0, 0, 0)), (0.7, (0.55, 0.55, 0.55))])
    col = n.mixrgb(s, n.ramp(f, [(0.3, "#1f3a24"), (0.7, "#33562f")]), "#7d8f58")
    m = n.done(n.principled(col, 0.42, Normal=n.bump(f, 0.12), Clearcoat=0.1))
    prof = smooth([(0, 1.2), (1.6, 0.6), (4.4, 0.1), (7.6, 1.4), (9.0, 4.6), (8.0, 7.6), (5.0, 9.4), (2.4, 9.3), (1.0, 8.5), (0, 8.3)], 10)

    def shape(a, r, z):
        c = abs(math.cos(a * 5))
        return r * (1 - 0.07 * (1 - c) ** 3 * min(1, r / 4) + 0.02 * n3(math.cos(a) * 2, math.sin(a) * 2, z * 0.2)), z - 0.25 * (1 - c) ** 3 * (z > 6)

    lathe("pumpkin", prof, m, 200, shape)
    st = mat.gradient([(0, "#8f8a5a"), (1, "#b5a878")], "z", 8, 12, 0.8, 0.05, 3, 0.15)
    o = tube("stem", smooth([(0, 0, 8.2), (0.05, 0, 9.4), (0.3, 0.1, 10.6), (0.8, 0.2, 11.6)], 8), lambda t: 1.25 - 0.5 * math.sin(t * 2.2), st, 20)
    return {"elevation": 18, "fill": 0.7}
