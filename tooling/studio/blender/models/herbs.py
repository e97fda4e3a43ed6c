"""Herbs and small fruit: basil, rosemary, mint, a blueberry bush, a lemon tree."""

import math

from mathutils import Vector

from lib import mat
from lib.curve import n3, rnd, smooth
from lib.mesh import ball, lathe, tube
from lib.scene import Group, copy, discard, place
from models.fruit import peel
from models.greenery import GOLDEN, TAU, Leaves, bark, blade, earthen, polar, skin, stem, tangent

UP = Vector((0, 0, 1))


def herb(p):
    with Group() as g:
        opts = globals()["_" + p["kind"]](p)
    g.place(rot=(0, 0, p.get("turn", 0)))
    return opts


def pairs(leaves, path, start, gap, size, droop, x, turn=0.0):
    """Opposite leaves along a stem, each pair across the one below; the youngest close it."""
    gone, k = 0.0, 0
    nodes = []
    for i in range(1, len(path)):
        gone += (path[i] - path[i - 1]).length
        if i / len(path) > start and gone > gap:
            nodes.append(i)
            gone = 0.0
    nodes.append(len(path) - 1)
    for k, i in enumerate(nodes):
        q = tangent(path, i)
        side = q.orthogonal().normalized()
        across = q.cross(side)
        t = (k + 1) / len(nodes)
        last = k == len(nodes) - 1
        for j in range(4 if last else 2):
            b = turn + k * math.pi / 2 + j * (math.pi / 2 if last else math.pi)
            out = side * math.cos(b) + across * math.sin(b)
            s = size(t) * x.uniform(0.85, 1.1) * (0.8 if last and j % 2 else 1)
            lift = 0.9 if last else 0.35 - droop * (1 - t)
            leaves.add(path[i] + out * 0.5, out + q * lift, q + UP * 0.6 - out * 0.1 - Vector((0, 0.2, 0)), s, 0.14)


def tuft(leaves, count, spread, grown, z0, r, stalk, thick, gap, start, size, droop, seed):
    x = rnd(seed)
    for i in range(count):
        a = i * GOLDEN
        t = ((i + 0.5) / count) ** 0.6
        foot = polar(a, r * 0.55 * t, z0 - 0.3)
        high = grown * (1 - 0.42 * t**2) * x.uniform(0.86, 1.04)
        top = foot + polar(a, spread * t, high)
        mid = foot.lerp(top, 0.5) + polar(a, -spread * 0.1 * t) + Vector((x.uniform(-0.5, 0.5), x.uniform(-0.5, 0.5), high * 0.1))
        path = stem([foot, mid, top], thick, thick * 0.55, stalk, 14, 8)
        pairs(leaves, path, start, gap, size, droop, x, a)


def _basil(p):
    r, z0 = earthen(p, 4, 1.35)
    green, stalk = skin("#5f9e33", "#a3cc66", 0.3, 0.42, 0, 0.35, vary=0.24, crinkle=0.03), mat.plain("#8fb35e", 0.5)
    with Leaves(*(blade(6.4, 4.7 - 0.3 * k, green, "egg", 0.06, -0.26 - 0.1 * k, 0.04, dome=0.34, nu=12, nv=18, seed=k) for k in range(3)), seed=4) as leaves:
        tuft(leaves, 13, 7.2, p.get("height", 30) - z0 - 2, z0, r, stalk, 0.24, 3.1, 0.22, lambda t: 0.55 + 0.5 * math.sin(math.pi * min(1, 0.25 + 0.66 * t)), 0.3, 5)
    return {"elevation": 13}


def _mint(p):
    r, z0 = earthen(p, 4, 1.3)
    green, stalk = skin("#4f9a4a", "#8cc07a", 0.5, 0.4, 7, 0.05, vary=0.22, crinkle=0.09), mat.plain("#7c8f5c", 0.5)
    with Leaves(*(blade(4.0, 2.7 - 0.2 * k, green, "egg", 0.12, -0.26 - 0.08 * k, 0.03, teeth=9, nu=8, nv=36, seed=k) for k in range(3)), seed=7) as leaves:
        tuft(leaves, 30, 8.4, p.get("height", 25) - z0 - 1.5, z0, r, stalk, 0.14, 1.9, 0.08, lambda t: 0.6 + 0.5 * math.sin(math.pi * min(1, 0.2 + 0.7 * t)), 0.4, 8)
    return {"elevation": 14}


def _rosemary(p):
    r, z0 = earthen(p, 4.5, 1.4)
    green = skin("#4c7250", "#7d9a78", 0.5, 0.15, 0, 0.08, vary=0.3)
    wood, young = bark("#7d6a52"), mat.plain("#8a9468", 0.7)
    grown = p.get("height", 40) - z0 - 1.5
    x = rnd(6)
    with Leaves(*(blade(2.5, 0.34, green, "needle", -0.5, -0.12 - 0.14 * k, nu=2, nv=6, seed=k) for k in range(3)), seed=2) as leaves:
        paths = []
        for i in range(12):
            a, t = i * GOLDEN, ((i + 0.5) / 12) ** 0.7
            foot = polar(a, 1.3 * t, z0 - 0.4)
            high = grown * (1 - 0.36 * t**2) * x.uniform(0.84, 1.04)
            path = stem([foot, foot + polar(a, 4.2 * t, high * 0.4), foot + polar(a + 0.2, 6.4 * t, high * 0.75), foot + polar(a + 0.3, 7.2 * t, high)], 0.3, 0.1, wood if i < 5 else young, 12, 8)
            paths.append((path, 0.16))
            for k in range(2):
                j = int(len(path) * (0.3 + 0.22 * k))
                b = a + (1.1 if k else -1.2)
                end = path[j] + polar(b, 3.4, high * 0.34)
                paths.append((stem([path[j], path[j] + polar(b, 2.2, high * 0.12), end], 0.13, 0.08, young, 12, 6), 0.08))
        for path, start in paths:
            gone, k = 0.0, 0
            for i in range(1, len(path)):
                if i / len(path) < start:
                    continue
                q = tangent(path, i)
                side = q.orthogonal().normalized()
                across = q.cross(side)
                steps = max(1, round((path[i] - path[i - 1]).length / 0.42))
                for j in range(steps):
                    at = path[i - 1].lerp(path[i], (j + 1) / steps)
                    near = i / len(path)
                    for h in range(3):
                        b = k * 1.1 + h * TAU / 3
                        out = side * math.cos(b) + across * math.sin(b)
                        leaves.add(at, out + q * (0.65 + 0.7 * near**3), q + out * -0.5, x.uniform(0.7, 1.05) * (1 - 0.4 * near**6), 0.16)
                    k += 1
    return {"elevation": 9}


def berries(at, count, ripe, green, x, out):
    for i in range(count):
        a = i * GOLDEN
        loc = at + polar(a, 0.75 + 0.2 * (i % 2), -0.5 - 0.42 * i * 0.6) + out * 0.35
        o = copy(ripe if x.random() < 0.72 else green)
        place(o, loc, (x.uniform(120, 220), x.uniform(-30, 30), x.uniform(0, 360)), x.uniform(0.85, 1.1))


def one_berry(color, bloom):
    n = mat.Nodes("berry")
    f = n.noise(1.5, 4)
    m = n.done(n.principled(n.mixrgb(n.math("MULTIPLY", f, bloom), color, "#a9b6d0"), 0.6, Specular=0.3))
    prof = smooth([(0, -0.6), (0.4, -0.52), (0.68, 0.0), (0.52, 0.44), (0.32, 0.6), (0.36, 0.7), (0.24, 0.62), (0.18, 0.48), (0, 0.44)], 6)
    return lathe("berry", prof, m, 40, lambda a, r, z: (r * (1 + (0.2 * math.cos(5 * a) if z > 0.62 else 0)), z))


def _blueberry(p):
    r, z0 = earthen(p, 6, 1.4)
    green, wood = skin("#5a8f52", "#a3c284", 0.42, 0.4, 6, 0.1, vary=0.24), bark("#8d7358")
    red = skin("#a8694a", "#d3a37c", 0.42, 0.4, 6, 0.1, vary=0.2)
    grown = p.get("height", 66) - z0 - 3
    x = rnd(5)
    with Group() as first:
        ripe, unripe = one_berry("#2f3c66", 0.85), one_berry("#a9b97f", 0.25)
    made = [blade(5.2, 2.5 - 0.2 * k, green, "oval", 0.18, -0.16 - 0.08 * k, 0.02, nu=6, nv=14, seed=k) for k in range(5)]
    with Leaves(*made, blade(4.6, 2.2, red, "oval", 0.2, -0.2, 0.02, nu=6, nv=14), seed=9) as leaves:
        for i in range(9):
            a, t = i * GOLDEN + 0.5, ((i + 0.5) / 9) ** 0.7
            foot = polar(a, 2.2 * t, z0 - 0.4)
            high = grown * (1 - 0.34 * t**2) * x.uniform(0.88, 1.0)
            cane = stem([foot, foot + polar(a, 4.5 * t, high * 0.4), foot + polar(a + 0.3, 10 * t, high * 0.75), foot + polar(a + 0.3, 13 * t, high)], 0.5, 0.18, wood, 10, 10)
            shoots = [(cane, 0.5)]
            for k in range(6):
                j = int(len(cane) * (0.3 + 0.11 * k))
                b = a + k * GOLDEN
                end = cane[j] + polar(b, x.uniform(5, 7.5), x.uniform(4, 9))
                shoots.append((stem([cane[j], cane[j].lerp(end, 0.5) + UP * -0.4, end], 0.18, 0.09, wood, 9, 8), 0.2))
            for n, (path, start) in enumerate(shoots):
                first_at = int(len(path) * start)
                for q in range(first_at, len(path), 2 if n else 3):
                    along = tangent(path, q)
                    side = along.cross(UP).normalized() * (1 if q % 4 < 2 else -1)
                    leaves.add(path[q], along * 0.6 + side + UP * x.uniform(-0.15, 0.35), UP + along * 0.2 - Vector((0, 0.45, 0)), x.uniform(0.72, 1.08), 0.25)
                leaves.add(path[-1], tangent(path, len(path) - 1), UP - Vector((0, 0.5, 0)), 0.9, 0.2)
                out = (path[-3] - Vector((0, 0, path[-3].z))).normalized()
                if n and (n + i) % 2 == 0:
                    berries(path[-5] + Vector((0, -0.5, -0.2)), x.randint(4, 7), ripe, unripe, x, out)
    discard(first.objects)
    return {"elevation": 9}


def one_lemon(m):
    prof = smooth([(0, -4.6), (0.45, -4.45), (0.8, -3.7), (2.2, -2.4), (2.9, -0.2), (2.55, 1.9), (1.4, 3.1), (0.6, 3.5), (0, 3.55)], 10)
    return lathe("lemon", prof, m, 72, lambda a, r, z: (r * (1 + 0.03 * n3(math.cos(a), math.sin(a), z * 0.3)), z))


def _lemon(p):
    r, z0 = earthen(p, 6, 1.45)
    green, wood = skin("#3f7d36", "#86ad5c", 0.3, 0.35, 7, 0.3, vary=0.28), bark("#85765f")
    young = mat.plain("#6f9150", 0.5)
    tall = p.get("height", 72) - z0
    x = rnd(3)
    trunk = stem([(0, 0, z0 - 0.5), (0.7, 0.1, z0 + tall * 0.15), (-0.6, 0, z0 + tall * 0.3), (0.3, 0.2, z0 + tall * 0.5), (0, 0, z0 + tall * 0.74)], 1.05, 0.5, wood, 12, 16)
    tips = []
    with Leaves(*(blade(8.2, 3.7 - 0.25 * k, green, "oval", 0.24, -0.18 - 0.1 * k, 0.025, nu=8, nv=18, seed=k) for k in range(3)), seed=5) as leaves:
        for i in range(25):
            at = trunk[int((len(trunk) - 1) * (0.5 + 0.5 * i / 24))]
            a = i * GOLDEN
            long = tall * 0.27 * (1.06 - 0.45 * (i / 24)) * x.uniform(0.85, 1.1)
            rise = 0.35 + 0.9 * (i / 24) ** 1.5
            end = at + polar(a, long, long * rise)
            path = stem([at, at.lerp(end, 0.5) + UP * 1.2, end], 0.36, 0.14, wood if i < 14 else young, 12, 10)
            tips.append(path[-3])
            for q in range(7, len(path), 2):
                along = tangent(path, q)
                side = along.cross(UP).normalized() * (1 if q % 4 < 2 else -1)
                leaves.add(path[q], along * 0.55 + side + UP * x.uniform(-0.4, 0.4), UP + along * 0.1 - Vector((0, 0.5, 0)), x.uniform(0.7, 1.05), 0.3)
            for b in range(3):
                leaves.add(path[-1], tangent(path, len(path) - 1) + polar(b * 2.1, 0.7), UP - Vector((0, 0.5, 0)), x.uniform(0.7, 0.95), 0.2)
    yellow = peel("#f0c62e", 0.42, 0.05, 3.6)
    for sx, high, tilt in ((-10, 0.42, 8), (2, 0.6, -6), (11, 0.5, -10)):
        tip = min(tips, key=lambda q: abs(q.x - sx) + abs(q.z - z0 - tall * high) * 0.4 + q.y * 0.8)
        tips.remove(tip)
        with Group() as g:
            one_lemon(yellow)
            tube("stalk", smooth([(0, 0, 3.4), (0.1, 0.1, 4.2), (0, 0, 5.2)], 6), 0.16, young, 8)
            ball("calyx", 0.42, young, (0, 0, 3.5), (1, 1, 0.4), seg=14)
        g.place(loc=(0, 0, -5.2)).place(rot=(4, tilt, 0)).place(loc=tip)
    return {"elevation": 9}
