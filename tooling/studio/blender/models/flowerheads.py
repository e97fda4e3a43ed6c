"""Flower heads: at the origin, facing +z."""

import math

from lib import mat
from lib.color import mix, shade
from lib.curve import rnd, smooth
from lib.mesh import ball, grid, lathe
from lib.scene import Group, copy, place
from models.fruit import leaf

TAU = math.tau


def petal_mat(color, tip=0.0, lo=-2.0, hi=3.0, deep=None):
    """Thin petals: diffuse with light coming through, deeper towards the heart."""
    r, g, b = shade(color, 1.0)
    light = 0.2 * r + 0.7 * g + 0.1 * b
    d = deep or shade(color, 0.76 + 0.2 * light)
    pale = 0.04 + 0.24 * light  # deep colours stay deep at the tips
    return mat.gradient([(0.0, d), (0.45, shade(color, 1.08)), (1.0, mix(color, "#ffffff", pale))], "z", lo, hi, 0.55, 0.012, 5, 0.07, soft=0.35, spec=0.25, glow=0.16)


def green(color="leaf", soft=0.25):
    return mat.gradient([(0, shade(color, 0.78)), (1, shade(color, 1.22))], "z", -12, 6, 0.5, 0.02, 4, 0.18, soft=soft)


def petal(L, W, m, cup=0.5, curl=0.3, base=0.25, ruffle=0.0, seed=0.0, power=0.75, n=20):
    """A petal growing along +z from the origin, its back outward (+x), cupped; curl bends the tip outward."""

    def fn(u, v):
        s = (u - 0.5) * 2
        w = W / 2 * (base + (1 - base) * math.sin(math.pi * min(1, v * 0.62 + 0.02)) ** power)
        end = max(0.0, (v - 0.62) / 0.38)
        w *= math.sqrt(max(0.0, 1 - 0.97 * end**2))
        z = v * L
        bend = cup * math.sin(v * math.pi * 0.8) * L * 0.36
        x = bend + curl * L * max(0, v - 0.55) ** 2 * 2.2 - abs(s) ** 2 * w * 0.55 * (1 - 0.6 * v * curl)
        x += ruffle * math.sin(s * 9 + seed) * v * v
        y = s * w
        return (x, y, z + ruffle * 0.6 * math.cos(s * 11 + seed * 2) * v * v)

    return grid("petal", 12, n, fn, m)


def ring(count, radius, tilt, make, z=0.0, turn=0.0, jitter=0.0, r=None):
    """Petals around the axis, each leaning out by `tilt` degrees."""
    for k in range(count):
        a = TAU * k / count + turn
        with Group() as g:
            make(k)
        j = (r.uniform(-1, 1) * jitter) if r else 0
        g.place(rot=(0, tilt + j, 0)).place(loc=(math.cos(a) * radius, math.sin(a) * radius, z), rot=(0, 0, math.degrees(a)))


def head_tulip(color, seed=1):
    m = petal_mat(color, lo=0, hi=6.0, deep=mix(color, "#d8d59a", 0.45))
    r = rnd(seed)

    def bud(size, width):
        """A petal bent around the axis, narrow at its tip: three and three make a closed bud."""

        def fn(u, v):
            s = (u - 0.5) * 2
            a = s * width * (1 - max(0.0, (v - 0.4) / 0.6) ** 1.9)
            q = size * (0.3 + 2.25 * math.sin(math.pi * (0.06 + v * 0.83)) ** 0.8) * (1 - 0.05 * s * s * (1 - v)) + 0.25 * max(0, v - 0.85)
            return (math.cos(a) * q, math.sin(a) * q, 6.0 * v * (1.0 - 0.03 * s * s))

        grid("petal", 16, 26, fn, m)

    ring(3, 0, 0, lambda k: bud(0.93, 1.12), turn=0.5, jitter=1.5, r=r)
    ring(3, 0, 0, lambda k: bud(1.0, 1.0), turn=0.5 + TAU / 6, jitter=2, r=r)
    return 0.0


def head_rose(color, seed=1):
    m = petal_mat(color, lo=0.0, hi=4.6)
    r = rnd(seed)
    lathe("heart", smooth([(0.0, 0.5), (0.8, 0.8), (1.05, 2.4), (0.8, 4.0), (0.35, 4.3), (0, 4.0)], 8), m, 40, lambda a, rr, z: (rr * (1 + 0.12 * math.sin(a + z * 1.7)), z))
    lay = [(3, 0.35, -4, 4.6, 3.0, 0.55, 0.0), (4, 0.6, 3, 4.7, 3.5, 0.7, 0.12), (5, 0.8, 12, 4.7, 4.0, 0.8, 0.28), (5, 0.9, 24, 4.6, 4.4, 0.85, 0.45), (6, 0.9, 40, 4.5, 4.6, 0.8, 0.65)]
    for i, (n, rad, tilt, L, W, cup, curl) in enumerate(lay):
        ring(n, rad, tilt, lambda k, L=L, W=W, cup=cup, curl=curl: petal(L * r.uniform(0.95, 1.05), W, m, cup, curl, 0.4, 0.06, r.random() * 6, 0.6), z=0.15 - 0.05 * i, turn=i * 1.1, jitter=5, r=r)
    g = green()
    for k in range(5):
        with Group() as l:
            leaf(2.6, 0.8, g, 0.25, 0.2)
        l.place(loc=(0, 0, 0.1), rot=(0, 35, k * 72 + 20))
    ball("hip", 0.75, g, (0, 0, -0.1), (1, 1, 0.9), seg=20)


def head_gerbera(color, seed=1, heart="#5a2f14", L=4.4, W=1.25, rings=((22, 8), (20, 18)), R=1.35):
    m = petal_mat(color, lo=-1, hi=1.2, deep=shade(color, 0.75))
    r = rnd(seed)

    def ray(k):
        l = L * r.uniform(0.93, 1.05)

        def fn(u, v):
            s = (u - 0.5) * 2
            w = W / 2 * (0.45 + 0.55 * math.sin(math.pi * min(1, v * 0.75 + 0.05))) * math.sqrt(max(0.0, 1 - max(0, (v - 0.86) / 0.14) ** 2 * 0.95))
            return (v * l, s * w, 0.22 * l * v * (1 - v) - 0.10 * l * v * v - 0.25 * w * s * s + 0.04 * math.cos(s * 6))

        grid("ray", 6, 14, fn, m)

    for i, (n, tilt) in enumerate(rings):
        for k in range(n):
            with Group() as g:
                ray(k)
            a = 360 * k / n + (i * 180 / n) + r.uniform(-2, 2)
            g.place(loc=(0, 0, 0), rot=(0, -tilt + r.uniform(-4, 4), 0)).place(loc=(0.55 * R * math.cos(math.radians(a)), 0.55 * R * math.sin(math.radians(a)), 0.12 * i), rot=(0, 0, a))
    hm = mat.Nodes("heart")
    vv = hm.add("ShaderNodeTexVoronoi", {}, Scale=5.5)
    hm.link(hm.coord(), vv.inputs["Vector"])
    col = hm.ramp(vv.outputs["Distance"], [(0, mix(heart, "#ffffff", 0.25)), (0.5, heart), (1, shade(heart, 0.5))])
    m2 = hm.done(hm.principled(col, 0.85, Normal=hm.bump(hm.math("SUBTRACT", 1.0, vv.outputs["Distance"]), 0.2)))
    ball("heart", R, m2, (0, 0, 0.15), (1, 1, 0.42), seg=40)
    fuzz = mat.plain(mix(heart, color, 0.5), 0.9)
    first = None
    for k in range(46):
        a = k * 2.39996
        d = R * (0.82 + 0.22 * r.random())
        o = ball("stamen", 0.13, fuzz, seg=8) if first is None else copy(first)
        first = first or o
        place(o, (math.cos(a) * d, math.sin(a) * d, 0.45 + 0.15 * r.random()))
    ball("calyx", 1.0, green(), (0, 0, -0.35), (1, 1, 0.5), seg=20)


def head_sunflower(color, seed=1):
    head_gerbera(color, seed, "#3a1f0e", 5.2, 1.7, ((20, 6), (18, 16)), 2.9)


def head_carnation(color, seed=1):
    m = petal_mat(color, lo=-0.5, hi=3.4, deep=shade(color, 0.75))
    r = rnd(seed)

    def frill(k, L, W):
        s0 = r.random() * 6

        def fn(u, v):
            s = (u - 0.5) * 2
            w = W / 2 * (0.2 + 0.8 * v**0.8)
            z = L * v
            zig = 0.16 * math.sin(s * 15 + s0) * v**5
            ruf = 0.32 * math.sin(s * 7.5 + s0) * v**2
            return (0.10 * L * v * v + ruf, s * w, z - 0.3 * s * s * v + zig)

        grid("frill", 22, 10, fn, m)

    for n, tilt, L, W in ((5, 4, 3.3, 2.4), (7, 18, 3.4, 2.9), (9, 36, 3.4, 3.2), (10, 56, 3.3, 3.4), (10, 76, 3.0, 3.3)):
        ring(n, 0.18, tilt, lambda k: frill(k, L * r.uniform(0.92, 1.08), W), turn=r.random() * 6, jitter=7, r=r, z=0.3)
    g = green("sage")
    lathe("calyx", smooth([(0, -2.1), (0.5, -2.0), (0.78, -1.0), (0.9, 0.4)], 8), g, 24)


HEADS = {"tulip": head_tulip, "rose": head_rose, "gerbera": head_gerbera, "sunflower": head_sunflower, "carnation": head_carnation}
SCALE = {"tulip": 0.9, "rose": 1.05, "gerbera": 0.95, "sunflower": 1.0, "carnation": 1.0}
_heads = {}


def head(kind, color, variant=0):
    """A flower head, built once for each colour and then shared."""
    import bpy

    key = (kind, str(color), variant)
    alive = key in _heads and _heads[key][0] == bpy.context.scene.get("take")
    if not alive:
        with Group() as g:
            HEADS[kind](color, 3 + variant * 5)
        g.place(loc=(0, 0, -9999))
        for o in g.objects:
            o["no_fit"] = True
            o.hide_render = True
        _heads[key] = (bpy.context.scene.get("take"), g)
    src = _heads[key][1]
    d = Group()
    d.objects = []
    for o in src.objects:
        c = copy(o)
        c.hide_render = False
        if "no_fit" in c:
            del c["no_fit"]
        d.objects.append(c)
    d.place(loc=(0, 0, 9999))
    return d


def aim(direction, spin=0.0):
    """Rotation in degrees that turns +z towards a direction."""
    from mathutils import Matrix, Vector

    q = Vector((0, 0, 1)).rotation_difference(Vector(direction).normalized())
    m = q.to_matrix() @ Matrix.Rotation(spin, 3, "Z")
    return tuple(math.degrees(a) for a in m.to_euler())


def begin():
    import bpy

    bpy.context.scene["take"] = bpy.context.scene.get("take", 0) + 1
