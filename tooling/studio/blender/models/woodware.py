"""Things of wood and bamboo: whisk, basin, brush."""

import math

from lib import mat
from lib.curve import fillet, resample, rnd, smooth
from lib.mesh import bevel, grid, lathe, slab, tube
from lib.scene import Group, copy, place

TAU = math.tau


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
