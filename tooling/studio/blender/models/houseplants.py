"""Houseplants: pothos, umbellata, pachira, strelitzia, a staghorn fern, maidenhair."""

import math

from mathutils import Vector

from lib import mat
from lib.curve import n3, rnd, rrect, smooth
from lib.mesh import ball, deform, grid, patch, slab, tube
from lib.scene import Group
from models.greenery import GOLDEN, ROUND, TAU, Leaves, bark, blade, earthen, grow, heart, polar, skin, stem, tangent

UP = Vector((0, 0, 1))


def houseplant(p):
    with Group() as g:
        opts = globals()["_" + p["kind"]](p)
    g.place(rot=(0, 0, p.get("turn", 0)))
    return opts


def _pothos(p):
    """Hangs on three cords; `height` is how far its stems trail."""
    green, vine = skin("#42843a", "#a0c872", 0.34, 0.35, 0, 0.2, blotch=("#dfe08a", 2.6, (2.2, 0.8, 1), 0.56)), mat.plain("#7fa052", 0.5)
    trail = p.get("height", 34)
    with Group() as g:
        r, z0 = earthen(p, 4.5, 1.35)
    g.place(loc=(0, 0, trail + 2))
    z0 += trail + 2
    rim, top = z0 + 0.9, z0 + 24
    rope = mat.cloth("#d9c9a3", 40, 0.02)
    for k in range(3):
        a = TAU * k / 3 + math.pi / 2
        side = polar(a, r * 1.0)
        tube("cord", [side + UP * (trail + 2.2), side * 1.02 + UP * (rim - 0.6), polar(a, 0.25, top)], 0.17, rope, 8)
    ball("knot", 0.62, rope, (0, 0, top), (1, 1, 1.3), seg=20)
    tube("line", [(0, 0, top), (0, 0, top + 90)], 0.2, rope, 8)["no_fit"] = True
    x = rnd(4)
    with Leaves(*(heart(8.2, 6.6 - 0.3 * k, green, 0.22, -0.22 - 0.06 * k, 0.025, k) for k in range(3)), seed=3) as leaves:
        for i in range(7):
            a = math.radians(-52 + 47 * i)
            out = polar(a, 1)
            drop = trail * (0.74, 0.98, 0.6, 0.7, 0.5, 0.86, 1.0)[i]
            points = [out * 2 + UP * (z0 - 0.3), out * r * 0.85 + UP * (rim + 1.6), out * (r + 2.0) + UP * (rim - 0.6)]
            points += [out * (r + 2.6 + 0.5 * math.sin(i + q)) + polar(a + 1.6, 1.4 * math.sin(q * 1.7 + i)) + UP * (rim - drop * q / 3) for q in (1, 2, 3)]
            path = stem(points, 0.2, 0.11, vine, 12)
            step = 6
            for k in range(14, len(path), step):
                along = tangent(path, k)
                side = along.cross(out) * (1 if (k // step) % 2 else -1)
                base = path[k] + (out * 0.9 + side * 1.3 + UP * 0.3)
                tube("stalk", [path[k], path[k] * 0.5 + base * 0.5 + UP * 0.35, base], 0.09, vine, 6)
                size = (0.98 - 0.42 * (k / len(path)) ** 2) * x.uniform(0.82, 1.05)
                leaves.add(base, out * 0.45 + side * 0.6 - UP * 0.75, out + UP * 0.6, size, 0.25)
            leaves.add(path[-1], out * 0.3 - UP, out, 0.5, 0.15)
        for i in range(13):
            a = i * GOLDEN
            reach = 1.0 + 0.9 * i**0.5
            foot, tip = polar(a, 1.2, z0 - 0.2), polar(a, reach, z0 + 7.6 - 0.36 * i + x.uniform(-1, 1))
            tube("stalk", smooth([tuple(foot), tuple((foot + tip) / 2 + polar(a, -0.6)), tuple(tip)], 6), 0.13, vine, 8)
            leaves.add(tip, polar(a, 1, -0.2), UP + polar(a, 0.45) - Vector((0, 0.35, 0)), x.uniform(0.78, 1.08), 0.2)
    return {"elevation": 8}


def _umbellata(p):
    green, wood = skin("#7fae4c", "#dfe9b4", 0.44, 0.6, 9, 0.06, vary=0.2), bark("#9c8d7a")
    stalk = mat.plain("#9fb866", 0.5)
    r, z0 = earthen(p, 7, 1.45)
    tall = p.get("height", 92) - z0 - 14
    trunk = stem([(0, 0, z0 - 1), (1.6, 0.4, z0 + tall * 0.22), (-1.2, 0, z0 + tall * 0.5), (0.8, 0, z0 + tall * 0.74), (-1, 0.3, z0 + tall)], 1.15, 0.5, wood, 14, 16)
    arm = stem([trunk[28], trunk[28] + Vector((6.5, -0.6, tall * 0.14)), trunk[28] + Vector((13, -1.5, tall * 0.36))], 0.62, 0.36, wood, 12, 14)
    low = stem([trunk[22], trunk[22] + Vector((-6.5, 1, tall * 0.12)), trunk[22] + Vector((-13.5, -2, tall * 0.27))], 0.55, 0.34, wood, 12, 14)
    x = rnd(8)
    with Leaves(*(heart(17.5, 17.5 - k, green, 0.1, -0.2 - 0.06 * k, 0.03, k * 2, ROUND) for k in range(3)), seed=5) as leaves:
        for path, n, start in ((trunk, 8, 0.62), (arm, 6, 0.5), (low, 6, 0.5)):
            for i in range(n):
                at = path[int((len(path) - 1) * (start + (1 - start) * i / (n - 1)))]
                last = i >= n - 2
                a = i * GOLDEN + len(path) + (0.9 if path is low else 0)
                rise = x.uniform(0.1, 0.55) + (0.9 if last else 0)
                tip = at + polar(a, x.uniform(6.5, 9), 8 * rise)
                tube("stalk", smooth([tuple(at), tuple(at * 0.4 + tip * 0.6 + UP * 1.6), tuple(tip)], 8), lambda t: 0.2 - 0.05 * t, stalk, 8)
                leaves.add(tip, polar(a, 1, -0.55 if not last else -0.2), UP * 0.9 + polar(a, 0.75) - Vector((0, 0.5, 0)), x.uniform(0.72, 1.05) * (0.72 if last else 1), 0.14)
    return {"elevation": 9}


def _pachira(p):
    green, wood = skin("#3f8a3c", "#8fbf66", 0.36, 0.4, 9, 0.16), bark("#93866a", 1)
    stalk = mat.plain("#7fa556", 0.5)
    r, z0 = earthen(p, 6, 1.5)
    tall = (p.get("height", 66) - z0 - 22) * 0.9
    turns = max(2, round(tall / 8.5)) * 0.75
    for k in range(3):
        path = []
        for i in range(90):
            t = i / 89
            a = TAU * (turns * t + k / 3)
            w = 1 - 0.28 * t
            path.append((1.75 * math.sin(a) * w, 0.9 * math.sin(2 * a) * w - 0.1, z0 - 1 + (tall + 1) * t))
        tube("trunk", path, lambda t: 1.25 * (1 - 0.32 * t) + 0.6 * max(0, 0.1 - t) * 6, wood, 20)
    x = rnd(6)
    with Leaves(*(blade(11.5 - k, 4.1, green, "oval", 0.22, -0.3 - 0.07 * k, 0.015, seed=k) for k in range(3)), seed=2) as leaves:
        crown = z0 + tall
        for k in range(3):
            a = TAU * k / 3 + 0.7
            shoot = stem([polar(a, 0.9, crown - 1), polar(a, 1.8, crown + 4), polar(a + 0.3, 2.8, crown + 8.5)], 0.8, 0.34, mat.plain("#6f8f4c", 0.6), 8)
            for i in range(7):
                at = shoot[min(len(shoot) - 1, 6 + i * 2)]
                b = a + i * GOLDEN
                rise = (3.5, 1, 5, 8, 6, 10, 12)[i]
                hub = at + polar(b, x.uniform(9, 12.5) * (1 - 0.06 * i), rise)
                tube("stalk", smooth([tuple(at), tuple(at * 0.5 + hub * 0.5 + UP * 1.8), tuple(hub)], 8), lambda t: 0.2 - 0.06 * t, stalk, 8)
                out, side = polar(b, 1), polar(b + math.pi / 2, 1)
                face = UP + out * 0.5 - Vector((0, 0.25, 0))
                for q in range(6):
                    c = math.radians(-100 + 40 * q + x.uniform(-6, 6))
                    size = (0.62, 0.86, 1, 1, 0.84, 0.6)[q] * x.uniform(0.88, 1.05)
                    leaves.add(hub, out * math.cos(c) + side * math.sin(c) - UP * (0.22 + 0.3 * (1 - math.cos(c)) * 0.3), face, size, 0.07)
    return {"elevation": 9}


def _strelitzia(p):
    green, stalk = skin("#417f4e", "#a9c27c", 0.4, 0.35, 26, 0.12, vary=0.2), mat.gradient([(0, "#7f9a55"), (1, "#55864a")], "z", 8, 40, 0.45)
    r, z0 = earthen(p, 8, 1.5)
    tall = p.get("height", 104) - z0
    x = rnd(9)
    plan = [(-5, 0.99, 6), (11, 0.95, -3), (-19, 0.86, 4), (24, 0.82, -6), (-34, 0.64, -5), (37, 0.66, 5), (4, 0.7, 12), (-13, 0.56, -12), (20, 0.48, -10)]
    for k, (lean, high, depth) in enumerate(plan):
        long, wide = (30, 28, 31, 29, 27, 26, 25, 24, 21)[k], (13, 12.5, 13.5, 12.5, 12, 11.5, 11, 11, 10)[k]
        s = math.sin(math.radians(lean))
        run = max(12.0, tall * high - long * math.cos(math.radians(lean)) * 0.9)
        foot = Vector((s * 3.2, depth * 0.14, z0 - 1))
        tip = Vector((s * run * 0.8, depth * 0.7, z0 + run))
        path = [Vector(q) for q in smooth([tuple(foot), (s * run * 0.16, depth * 0.25, z0 + run * 0.4), (s * run * 0.42, depth * 0.5, z0 + run * 0.75), tuple(tip)], 10)]
        tube("stalk", path, lambda t: 1.05 - 0.72 * t**0.5, stalk, 14)
        along = (path[-1] - path[-4]).normalized() + Vector((s * 0.35, depth * 0.02, 0))
        along.normalize()
        o = blade(long, wide, green, "paddle", 0.3, -0.12 - 0.22 * abs(s), 0.012, nu=14, nv=40, seed=k)
        face = Vector((-s * 0.25 + (0.9 if k % 2 else -0.9) * 0.45, -0.9, 0.45))
        grow(o, path[-1], along, face)
        with Group() as rib:
            tube("rib", [(long * t, 0.04 * long * math.sin(t * 3 + k) * t, -0.12 + (-0.12 - 0.22 * abs(s)) * long * t * t) for t in (i / 16 for i in range(16))], lambda t: 0.34 * (1 - t) + 0.05, mat.plain("#9fb573", 0.5), 8)
        grow(rib.objects[0], path[-1], along, face)
    return {"elevation": 8}


ANTLER = [(0, 0.035), (0.24, 0.05), (0.42, 0.095), (0.56, 0.16), (0.7, 0.25), (0.86, 0.37), (0.9, 0.35), (0.82, 0.245), (0.9, 0.225), (1.03, 0.23), (1.05, 0.2), (0.9, 0.15), (0.76, 0.085), (0.63, 0.012)]


def antler(L, m, droop, seed):
    """A frond that forks twice, along +x."""
    half = [(x * (1 + 0.05 * math.sin(i * 1.7 + seed)), y * (1 + 0.12 * math.sin(i * 2.3 + seed))) for i, (x, y) in enumerate(ANTLER)]
    other = [(x * (1 + 0.05 * math.sin(i * 1.3 + 2 * seed)), -y * (1 + 0.12 * math.sin(i * 1.9 + 3 * seed))) for i, (x, y) in enumerate(ANTLER)]
    line = smooth(half + other[::-1], 5)
    return patch("antler", [(x * L, y * L) for x, y in line], 0.6, m, lambda x, y, d: L * (0.12 * math.sin(x / L * 2) - droop * (x / L) ** 3 - 0.5 * (y / L) ** 2) + 0.25 * min(d, 0.5), 0.14)


def _staghorn(p):
    wood = mat.wood("oak", "y", 0.5, 0.7)
    frond = skin("#7da06f", "#86a878", 0.6, 0.3, 0, 0.0, vary=0.16)
    moss = mat.Nodes("moss")
    f = moss.noise(3.0, 6, rough=0.75)
    pad = moss.done(moss.principled(moss.ramp(f, [(0.3, "#3b3a1e"), (0.55, "#66682f"), (0.8, "#94904f")]), 1.0, Normal=moss.bump(f, 0.5)))
    shield = mat.gradient([(0, "#8a6d43"), (0.35, "#a5924f"), (0.62, "#8ba45a"), (1, "#9dbb6a")], "z", -7, 8, 0.6, 0.03, 2, 0.3, soft=0.2)
    with Group() as g:
        slab("board", rrect(27, 45, 1.2), 2.0, 0.3, wood)
    g.place(rot=(90, 0, 0)).place(loc=(0, 2, 22.5))
    with Group() as h:
        tube("cord", smooth([(-4, 0.6, 35), (-1.2, 0.4, 43), (0, 0.4, 44.2), (1.2, 0.4, 43), (4, 0.6, 35)], 8), 0.2, mat.cloth("#c9b78d", 40, 0.02), 8)
        ball("moss", 6.4, pad, (0, -1.2, 18), (1, 0.7, 1), seg=64, fn=lambda v: 1 + 0.06 * n3(v.x * 3, v.y * 3, v.z * 3) + 0.04 * n3(v.x * 11, v.y * 11, v.z * 11))
        for k, (a, size) in enumerate(((200, 8.6), (-30, 8.2), (95, 9.0), (265, 7.2))):
            a = math.radians(a)

            def dome(u, v, a=a, size=size, k=k):
                b = TAU * u
                q = size * v * (1 + 0.07 * math.sin(b * 5 + k) * v + 0.04 * math.sin(b * 11) * v)
                return (math.cos(a) * 2.6 + math.cos(b) * q, -5.2 + 0.42 * size * v**2.2 - 0.3 * k + 0.25 * math.sin(b * 7 + v * 3) * v, 18 + math.sin(a) * 2.6 + math.sin(b) * q)

            with Group() as one:
                grid("shield", 60, 14, dome, shield, wrap_u=True, thickness=0.12)
            for o in one.objects:
                deform(o, lambda q: (q.x, q.y, q.z - 18))
                o.location.z = 18
        with Leaves(*(antler(19, frond, 0.34 + 0.12 * k, k) for k in range(3)), seed=6) as leaves:
            for k, (a, rise, size) in enumerate(((-34, 1.2, 1.0), (4, 1.5, 0.94), (40, 1.1, 1.04), (-74, 0.5, 0.96), (80, 0.42, 1.0), (-118, -0.2, 0.92), (124, -0.35, 0.96), (172, -0.8, 0.86), (-20, 0.5, 0.8), (30, 0.3, 0.74))):
                a = math.radians(a)
                along = Vector((math.sin(a), -0.6, math.cos(a) + 0.15 * rise))
                leaves.add(Vector((math.sin(a) * 1.6, -5.4 - 0.12 * k, 18.5 + math.cos(a) * 1.4)), along, Vector((0, -1, 0.7)), size, 0.08)
    h.place(loc=(0, 0, 6))
    g.objects += h.objects
    g.place(rot=(-7, 0, 0))
    return {"elevation": 7}


def _maidenhair(p):
    green, wire = skin("#79b348", "#79b348", 0.5, 0.6, 0, 0.0, vary=0.22), mat.plain("#2a1b14", 0.35)
    r, z0 = earthen(p, 5, 1.3)
    grown = p.get("height", 37) - z0
    x = rnd(11)
    with Leaves(*(blade(1.75, 2.0 - 0.15 * k, green, "fan", 0.1, -0.12, 0.03, nu=6, nv=6, seed=k) for k in range(3)), seed=4) as leaves:
        for i in range(34):
            a = i * GOLDEN
            t = (i / 34) ** 0.75
            reach, high = 3 + 11.5 * t, grown * (1.0 - 0.62 * t**1.6) * x.uniform(0.86, 1.05)
            foot, out = polar(a, 0.9, z0 - 0.3), polar(a, 1)
            path = stem([foot, foot + out * reach * 0.22 + UP * high * 0.6, foot + out * reach * 0.6 + UP * high, foot + out * reach + UP * high * 0.82], 0.1, 0.04, wire, 8, 6)
            for k in range(8, len(path), 2):
                for sd in (-1, 1):
                    q = tangent(path, k)
                    side = q.cross(UP).normalized() * sd
                    long = 5.4 * (1 - 0.75 * (k - 8) / (len(path) - 8)) + 0.8
                    end = path[k] + (side * 0.85 + q * 0.55 - UP * 0.25) * long
                    tube("pinna", [path[k], (path[k] + end) / 2 + UP * 0.25, end], 0.035, wire, 5)
                    steps = max(2, round(long / 0.95))
                    for j in range(1, steps + 1):
                        at = path[k].lerp(end, j / steps)
                        leaves.add(at, q * (0.9 if j % 2 else -0.3) + side * 0.8 - UP * 0.15, UP + out * 0.4 - Vector((0, 0.4, 0)), x.uniform(0.7, 1.05), 0.3)
    return {"elevation": 14}
