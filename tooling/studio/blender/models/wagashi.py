"""Japanese sweets, mostly on a small plate or a lacquered tray."""

import math

from lib import art, mat
from lib.color import shade
from lib.curve import circle, fillet, n3, resample, rnd, smooth
from lib.mesh import ball, deform, grid, lathe, rbox, slab, tube
from lib.scene import Group, obj, place
from models.nerikiri import DISHES, nerikiri

TAU = math.tau


def dish(r=9.0, glaze="kokudei", loc=(0, 0, 0)):
    """A flat plate to set sweets on; its surface is at z = 0.75."""
    prof = fillet([(0, 0.0), (r * 0.6, 0.0, 0.2), (r * 0.64, 0.3, 0.1), (r - 0.4, 0.62, 0.4), (r, 1.15, 0.12), (r - 0.25, 1.2, 0.1), (r - 1.0, 0.75, 0.5), (0, 0.72)], 5)
    o = lathe("dish", resample(prof, 0.4), mat.glaze(glaze), 144)
    o.location = loc
    return o


def board(w=20, d=13, h=0.9, kind="walnut"):
    return rbox("board", w, d, h, 0.2, mat.wood(kind, "x", 1.0, 0.5))


def mochi(color, r=2.9, seed=1.0, spots=None):
    n = mat.Nodes("mochi")
    dust = n.noise(1.7, 6, rough=0.7)
    col = n.mixrgb(n.ramp(dust, [(0.35, (0.25,) * 3), (0.62, (1, 1, 1))]), shade(color, 0.95), "#f8f4ec")
    p = n.principled(col, 0.8, Normal=n.bump(n.noise(11, 4), 0.03), Specular=0.15, Subsurface=0.0)
    m = n.done(p)

    def fn(v):
        return 1 + 0.03 * n3(v.x * 1.5, v.y * 1.5, v.z * 1.5, 1, seed)

    o = ball("mochi", r, m, seg=64, fn=fn)

    def shape(c):
        z = c.z / r
        f = 0.74 if z > 0 else 0.5
        bulge = 1 + 0.05 * (1 - abs(z))
        return (c.x * bulge, c.y * bulge, max(c.z * f, -r * 0.46))

    deform(o, shape)
    o.location.z = r * 0.46
    return o


def wagashi(p):
    kind = p["kind"]
    return globals()["_" + kind](p) or {"elevation": 24, "fill": 0.72}


def _daifuku(p):
    dish(8.4, "kokudei")
    r = rnd(11)
    for i, (x, y) in enumerate([(-3.1, 1.3), (3.0, 1.7), (0.2, -2.9)]):
        with Group() as g:
            mochi("#f1ece0", 2.9, i + 1.0)
            # black peas that show through the skin, powdered like it
            n = mat.Nodes("bean")
            dust = n.ramp(n.noise(3.2, 5, rough=0.7), [(0.45, (0.12,) * 3), (0.75, (0.6,) * 3)])
            bean = n.done(n.principled(n.mixrgb(dust, "#43342f", "#e6dfd4"), 0.75, Specular=0.15))
            for k in range(7):
                a, e = TAU * k / 7 + r.random() * 0.6, 0.15 + (k * 0.618 % 1) * 0.95
                v = (math.cos(a) * math.cos(e), math.sin(a) * math.cos(e), math.sin(e))
                bulge = 1 + 0.05 * (1 - abs(v[2]))
                ball("bean", 0.4, bean, (v[0] * 2.66 * bulge, v[1] * 2.66 * bulge, 1.33 + v[2] * 2.66 * 0.74), (1, 1, 0.85), seg=20)
        g.place(loc=(x, y, 0.74))
    return {"elevation": 26, "fill": 0.72}


def anko(seed=0):
    n = mat.Nodes("anko")
    f = n.noise(2.4, 4, rough=0.6)
    return n.done(n.principled(n.ramp(f, [(0.3, "#2a1012"), (0.7, "#5a2a2a")]), 0.42, Normal=n.bump(f, 0.16)))


def _ichigo(p):

    dish(8.0, "celadon")
    with Group() as g:
        mochi("#f3c9cb", 3.0, 2.0)
    g.place(loc=(-3.3, 1.6, 0.74), scale=1.12)
    # one cut open: mochi, bean paste, strawberry in rings
    with Group() as g:
        R = 3.0
        o = mochi("#f3c9cb", R, 5.0)
        deform(o, lambda c: (c.x, max(c.y, -0.02), c.z))
        cz = 0.25
        skin = mat.plain("#f7efe6", 0.6)
        rim = [(x * 1.0, z) for x, z in circle(1, 48)]
        def face(rad, y, m, sx=1.0, sz=0.74, dz=0.0, name="cut"):
            pts = []
            for i in range(64):
                a = TAU * i / 64
                z = math.sin(a) * (sz if math.sin(a) > 0 else sz * 0.62)
                pts.append((math.cos(a) * rad * sx, z * rad))
            verts = [(x, y, z + 1.38 + dz) for x, z in pts]
            return obj(name, [(0, y, 1.38 + dz)] + verts, [(0, i + 1, (i + 1) % 64 + 1) for i in range(64)], m, smooth=False)
        face(3.02, -0.03, skin, 1.04)
        face(2.62, -0.06, anko(), 1.04)
        face(1.75, -0.09, mat.plain("#d8232e", 0.3, coat=0.3), 0.95, 0.9, 0.05)
        face(0.95, -0.12, mat.plain("#f3b3ad", 0.4), 0.8, 1.0, 0.05)
    g.place(loc=(3.0, -1.6, 0.74), rot=(0, 0, 16), scale=1.12)
    return {"elevation": 24, "fill": 0.72}


def _dorayaki(p):
    dish(9.6, "kohiki")
    crust = mat.gradient([(0.0, "#e8c27a"), (0.42, "#d79a4a"), (0.6, "#a8591f"), (1, "#8a4314")], "z", -0.2, 1.15, 0.55, 0.02, 10, 0.1)

    def one(seed):
        prof = smooth([(0, 1.15), (2.0, 1.12), (3.6, 0.88), (4.5, 0.4), (4.75, 0.0), (4.5, -0.16), (3, -0.05), (0, 0)], 10)
        top = lathe("top", prof, crust, 96, lambda a, r, z: (r * (1 + 0.012 * n3(math.cos(a) * 2, math.sin(a) * 2, seed)), z + 0.05 * n3(math.cos(a) * r * 0.4, math.sin(a) * r * 0.4, seed)))
        top.location.z = 1.5
        bot = lathe("bottom", [(r, -z) for r, z in prof], mat.gradient([(0.0, "#8a4314"), (0.4, "#a8591f"), (0.58, "#d79a4a"), (1, "#e8c27a")], "z", -1.15, 0.2, 0.55, 0.02, 10, 0.1), 96)
        bot.location.z = 1.15
        fill = lathe("anko", smooth([(0, 1.7), (3.4, 1.66), (4.35, 1.4), (4.3, 1.15), (3.4, 1.0), (0, 1.0)], 8), anko(), 96, lambda a, r, z: (r * (1 + 0.02 * n3(math.cos(a) * 5, math.sin(a) * 5, seed)), z))
        return [top, bot, fill]

    for i, (x, y, z, rx, ry) in enumerate([(-2.6, 1.6, 0.74, 0, 0), (-2.2, 1.4, 3.35, 2, 3), (3.5, -1.9, 1.0, 30, -33)]):
        with Group() as g:
            one(i * 2.0)
        if i == 2:
            g.place(loc=(4.2, -1.2, 2.5), rot=(0, -52, -25))
        else:
            g.place(loc=(x, y, z), rot=(rx, ry, 0))
    return {"elevation": 20, "fill": 0.74}


def _manju(p):
    dish(8.0, "celadon")
    m = mat.gradient([(0.0, "#d9b183"), (0.25, "#8d5426"), (1, "#6d3a16")], "z", 0.0, 2.6, 0.45, 0.012, 12, 0.06, coat=0.12)
    pts = [(-3.1, 0.8, 0), (2.9, 1.6, 0), (0.4, -3.1, 0)]
    for i, (x, y, z) in enumerate(pts):
        prof = smooth([(0, 0), (2.1, 0.05), (2.75, 0.7), (2.5, 1.7), (1.5, 2.4), (0, 2.6)], 10)
        o = lathe("manju", prof, m, 72, lambda a, r, z, i=i: (r * (1 + 0.012 * n3(math.cos(a), math.sin(a), i)), z))
        place(o, (x, y, 0.74), (0, 0, 40 * i))
        # a small brand burnt into the top
        c = art.Canvas(256, 256)
        art.blossom(c, 128, 128, 105, "#3a1a08", "#6d3a16")
        n = mat.Nodes("brand")
        t = n.image(c.image(), n.coord("UV"))
        pr = n.principled(t["Color"], 0.6)
        tr = n.add("ShaderNodeBsdfTransparent")
        bm = n.done(n.add("ShaderNodeMixShader", Fac=n.math("MULTIPLY", t["Alpha"], 0.8), **{"1": tr.outputs[0], "2": pr.outputs[0]}))

        def cap(u, v, i=i):
            a, b = (u - 0.5) * 2.2, (v - 0.5) * 2.2
            r = math.hypot(a, b)
            zz = 2.6 - 0.2 * (r / 1.5) ** 2 * 1.0
            return (a, b, zz + 0.02 - 0.02 * r)

        place(grid("brand", 16, 16, cap, bm), (x, y, 0.74 + 0.015), (0, 0, 0))
    return {"elevation": 28, "fill": 0.7}


def _yokan(p):
    color = p.get("color", "azuki")
    board(20, 12, 0.8, "walnut")
    base = {"azuki": "#35090f", "matcha": "#4a5a1e"}[color]
    jelly = mat.plain(base, 0.12, coat=0.6)
    with Group() as g:
        rbox("bar", 11.5, 4.6, 4.2, 0.18, jelly, (2.6, 0.6, 0.8), seg=3)
        for i, x in enumerate((-4.6, -6.9)):
            place(rbox("slice", 1.7, 4.6, 4.2, 0.15, jelly, (0, 0, 0), seg=3), (x, 0.6 - i * 0.25, 0.85), (0, -5 - 15 * i, 5 + 6 * i))
        if color == "azuki":
            ch = mat.plain("#e3a92c", 0.35, coat=0.3)
            r = rnd(3)
            for k in range(5):
                o = ball("chestnut", 0.75, ch, (-3.17, -0.8 + (k % 3) * 1.3 - 0.2, 2.0 + (k // 3) * 1.6), (0.16, 1, 0.9), seg=24, fn=lambda v: 1 + 0.1 * n3(v.x * 2, v.y * 2, v.z * 2))
            for k in range(6):
                ball("chestnut", 0.7, ch, (-1.6 + k * 1.85, -1.72 + 0.02 * k, 2.2 + (k % 2) * 1.5), (1, 0.10, 0.9), seg=24, fn=lambda v: 1 + 0.1 * n3(v.x * 2, v.y * 2, v.z * 2))
    g.place(rot=(0, 0, 0))
    import bpy

    with Group() as allg:
        pass
    allg.objects = [o for o in bpy.context.scene.objects if o.type == "MESH"]
    allg.place(rot=(0, 0, 24))
    return {"elevation": 24, "fill": 0.76}


def _nerikiri(p):
    dish(7.6, DISHES[p["motif"]])
    with Group() as g:
        nerikiri(p["motif"])
    g.place(loc=(0, 0, 0.74), rot=(0, 0, -48 if p["motif"] == "usagi" else 18), scale=1.25)
    # a wooden pick beside it
    place(slab("pick", [(-4.4, -0.12), (3.8, -0.38), (4.3, -0.3), (4.4, 0), (4.3, 0.3), (3.8, 0.38), (-4.4, 0.12)], 0.18, 0.05, mat.wood("walnut", "x", 3)), (2.0, -5.2, 1.0), (0, 0, 14))
    return {"elevation": 40, "fill": 0.68}


def _dango(p):
    dish(10.5, "kohiki")
    cols = ["#9fb765", "#f6f1e6", "#f2b7bf"]
    for i in range(p.get("count", 3)):
        with Group() as g:
            tube("stick", [(-7.4, 0, 1.5), (6.6, 0, 1.5)], 0.17, mat.wood("beech", "x", 3), 12)
            for k, c in enumerate(cols):
                m = mat.plain(c, 0.45, coat=0.12)
                place(ball("dango", 1.72, m, seg=48, fn=lambda v: 1 + 0.02 * n3(v.x * 2, v.y * 2, v.z * 2, 1, k + i)), (-0.9 + k * 3.15, 0, 1.55), scale=(1.0, 1, 0.94))
        g.place(loc=(-0.3 + 0.7 * i, 3.8 - i * 3.8, 0.72), rot=(0, 0, 12 + i * 3))
    return {"elevation": 38, "fill": 0.76}


def _higashi(p):
    # moulded sugar: blossoms, waves, leaves, on a black tray
    from models.plates import one_tray

    with Group() as g:
        one_tray("round", "lacquer-black")
    g.place(scale=0.62)
    r = rnd(8)
    kinds = [("sakura", "#f4c3cb"), ("kiku", "#f6edd2"), ("leaf", "#c3cf96"), ("round", "#f4efe6"), ("sakura", "#f7e4e4"), ("kiku", "#f0d68a"), ("leaf", "#9fb765"), ("round", "#dcc6e2"), ("sakura", "#f4c3cb")]
    spots = [(-4.4, 2.8), (0, 3.7), (4.2, 2.6), (-5.3, -1.2), (-1.1, 0.1), (3.1, -0.9), (-3.3, -4.3), (0.8, -4.2), (4.9, -4.0)]
    for (kind, col), (x, y) in zip(kinds, spots):
        m = mat.plain(col, 0.9)
        n = mat.Nodes("sugar")
        m = n.done(n.principled(shade(col, 0.98), 0.92, Normal=n.bump(n.noise(20, 3), 0.03), Specular=0.1))
        pts = []
        for i in range(120):
            a = TAU * i / 120
            if kind == "sakura":
                rr = 1.55 * (0.8 + 0.2 * abs(math.cos(a * 2.5)) ** 0.8) * (1 - 0.16 * math.exp(-((math.sin(a * 2.5) * 3) ** 2)))
            elif kind == "kiku":
                rr = 1.5 * (0.9 + 0.1 * abs(math.cos(a * 8)))
            elif kind == "leaf":
                rr = 1.75 * (0.45 + 0.55 * abs(math.cos(a)) ** 0.9)
            else:
                rr = 1.3
            pts.append((rr * math.cos(a), rr * math.sin(a)))
        # the bevel stays under the smallest radius of the outline, or its inner edge crosses itself
        o = slab("higashi", pts, 0.75, 0.08 if kind == "sakura" else 0.16, m)
        rot = r.random() * 360
        place(o, (x, y, 0.5), (0, 0, rot))
        # relief
        if kind in ("sakura", "kiku"):
            k = 5 if kind == "sakura" else 16
            for q in range(k):
                a = TAU * (q + 0.5) / k + (0 if kind == "kiku" else 0)
                t = tube("line", [(math.cos(a) * d, math.sin(a) * d, 0.75) for d in (0.35, 0.7, 1.05 if kind == "sakura" else 1.3)], 0.06, m, 8)
                place(t, (x, y, 0.5), (0, 0, rot))
            place(ball("c", 0.3, m, seg=16), (x, y, 1.26))
        elif kind == "leaf":
            t = tube("vein", [(-1.5, 0, 0.76), (1.5, 0, 0.76)], 0.08, m, 8)
            place(t, (x, y, 0.5), (0, 0, rot))
        else:
            t = tube("ring", [(0.85 * math.cos(TAU * i / 40), 0.85 * math.sin(TAU * i / 40), 0.75) for i in range(40)], 0.08, m, 8, closed=True)
            place(t, (x, y, 0.5), (0, 0, rot))
    return {"elevation": 42, "fill": 0.76}


def _sakuramochi(p):
    dish(7.8, "kiseto")
    rice = mat.Nodes("rice")
    v = rice.add("ShaderNodeTexVoronoi", {"feature": "SMOOTH_F1"}, Scale=2.6)
    rice.link(rice.coord(), v.inputs["Vector"])
    m = rice.done(rice.principled(rice.ramp(v.outputs["Distance"], [(0.0, "#f9d6d8"), (0.6, "#ec9fab")]), 0.4, Normal=rice.bump(rice.math("SUBTRACT", 1.0, v.outputs["Distance"]), 0.14), Clearcoat=0.2))
    leaf = mat.gradient([(0, "#4a5426"), (0.5, "#667337"), (1, "#7d8a48")], "x", -3, 3, 0.5, 0.03, 3, 0.2)
    for i, (x, y, rot) in enumerate([(-3.1, 1.3, 20), (3.1, -1.0, -12)]):
        with Group() as g:
            o = ball("mochi", 2.5, m, seg=72, fn=lambda q: 1 + 0.03 * n3(q.x * 3, q.y * 3, q.z * 3, 1, i))
            deform(o, lambda c: (c.x * 1.25, c.y, max(c.z * 0.85, -1.7)))
            o.location.z = 1.7

            def lf(u, vv):
                # wraps from the front over the top and down the back
                t = (vv - 0.5) * 2
                a = t * 2.15
                w = (1 - abs(t) ** 2.2) ** 0.6
                s = (u - 0.5) * 2
                zig = 1 + 0.03 * math.sin(vv * 90)
                y = math.sin(a) * 2.62
                z = 1.7 + math.cos(a) * 2.28
                x = s * w * 2.25 * zig
                sag = 0.35 * abs(s) ** 2.2 * w
                rib = 0.05 * math.sin(abs(s) * 14 - abs(t) * 6)
                k = 1 + 0.02 * n3(x, y, z)
                return (x * k, y * k * (1 + rib * 0.1), max(0.05, (z - sag * math.cos(a)) * 1.0 + rib * 0.2))

            gl = grid("leaf", 40, 70, lf, leaf, thickness=0.06)
            tube("vein", [(0, math.sin(a) * 2.7, 1.7 + math.cos(a) * 2.36) for a in [(-2.1 + 4.2 * k / 30) for k in range(31)] if 1.7 + math.cos(a) * 2.36 > 0.1], 0.06, mat.plain("#8d9a58", 0.5), 8)
        g.place(loc=(x, y, 0.74), rot=(0, 0, rot))
    return {"elevation": 26, "fill": 0.72}
