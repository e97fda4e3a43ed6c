"""Lacquer and wood for the table: chopsticks, tiered boxes, bentwood."""

import math

from lib import art, mat
from lib.curve import rnd
from lib.mesh import ball, bevel, deform, grid, rbox, slab
from lib.scene import Group, place

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
