"""Ceramic bowls, cups and sake sets."""

import math

from lib import art, mat
from lib.curve import fillet, n3, resample, smooth
from lib.mesh import lathe, tube
from lib.scene import place


def closed(outer, wall, floor, foot=None):
    """A vessel's profile: foot, outside up, rounded lip, inside down. `outer` is (r, z) from the foot's edge up."""
    out = smooth(outer, 10)
    (rt, zt) = out[-1]
    inner = []
    for i, (r, z) in enumerate(out):
        a = out[max(0, i - 1)]
        b = out[min(len(out) - 1, i + 1)]
        dx, dz = b[0] - a[0], b[1] - a[1]
        ln = math.hypot(dx, dz) or 1
        inner.append((max(0.0, r - dz / ln * wall), z + dx / ln * wall))
    inner = [p for p in inner if p[1] > floor + 0.02 and p[0] > 0.05]
    lip = []
    ri, zi = inner[-1]
    c = ((rt + ri) / 2, (zt + zi) / 2)
    for k in range(1, 7):
        t = math.pi * k / 7
        ax, az = (rt - ri) / 2, (zt - zi) / 2
        # half circle from the outside to the inside, over the top
        nx, nz = -az, ax
        lip.append((c[0] + ax * math.cos(t) + nx * math.sin(t), c[1] + az * math.cos(t) + nz * math.sin(t)))
    base = []
    if foot:
        fr, fh = foot
        base = fillet([(0, fh * 0.8), (fr - 0.35, fh * 0.8, 0.1), (fr - 0.3, 0, 0.06), (fr, 0, 0.08), (fr + 0.04, fh, 0.06), (out[0][0], out[0][1])], 4)
        base = resample(base, 0.4)
    else:
        base = resample([(0, 0.0), (out[0][0], 0.0)], 0.5)[:-1] if out[0][1] < 0.01 else [(0, out[0][1])]
    down = list(reversed(inner))
    end = down[-1]
    bowl = smooth([(end[0], end[1]), (end[0] * 0.55, floor + (end[1] - floor) * 0.25), (0.0, floor)], 10)[1:]
    bowl[-1] = (0.0, floor)
    return base + out[(1 if base else 0):] + lip + down + bowl


def _wobble(amount, seed=1.0):
    def f(a, r, z):
        k = 1 + amount * n3(math.cos(a) * 1.2, math.sin(a) * 1.2, z * 0.25, 1, seed)
        return r * k, z

    return f


BOWLS = {
    # outer profile, wall, floor, foot(radius, height)
    "rice": ([(2.1, 0.75), (2.6, 0.85), (4.2, 1.9), (5.4, 3.9), (5.95, 6.1)], 0.28, 1.1, (2.1, 0.75)),
    "small": ([(2.2, 0.6), (3.0, 0.8), (4.9, 1.7), (6.2, 3.2), (6.7, 4.6)], 0.3, 0.95, (2.2, 0.6)),
    "donburi": ([(3.1, 0.9), (3.7, 1.0), (6.1, 2.4), (7.6, 5.0), (8.3, 8.0)], 0.36, 1.3, (3.1, 0.9)),
    "matcha": ([(2.6, 0.7), (3.6, 0.9), (5.4, 2.0), (5.9, 4.2), (5.85, 6.4), (6.0, 7.8)], 0.42, 1.2, (2.6, 0.7)),
    "soup": ([(2.7, 1.1), (3.2, 1.25), (4.9, 2.3), (5.7, 4.2), (5.95, 6.3)], 0.24, 1.5, (2.7, 1.1)),
}


def _pattern(kind, ink="ai"):
    if kind == "tokusa":
        return art.pattern("tokusa", 2048, 512, ink, size=128)
    return art.pattern(kind, 2048, 1024, ink, size=128)


def one_bowl(shape, glaze, pattern=None, ink="ai", seed=1.0):
    outer, wall, floor, foot = BOWLS[shape]
    prof = closed(outer, wall, floor, foot)
    g = mat.glaze(glaze, _pattern(pattern, ink) if pattern else None, ink)
    lac = glaze.startswith("lacquer")
    mats = [g, g if lac else mat.clay("#c9b79d" if glaze in ("white", "celadon", "ruri") else "#9a7354")]
    wob = 0.0 if lac or glaze == "white" else (0.03 if shape == "matcha" else 0.008)
    return lathe("bowl", prof, mats, 144, _wobble(wob, seed) if wob else None, lambda z, r, i, n: 1 if i < n * 0.3 and z < foot[1] * 0.92 else 0)


def bowl(p):
    one_bowl(p.get("shape", "rice"), p.get("glaze", "celadon"), p.get("pattern"), p.get("ink", "ai"))
    return {"elevation": 24, "fill": 0.66}


CUPS = {
    "yunomi": ([(2.3, 0.5), (2.8, 0.6), (3.25, 1.4), (3.45, 3.5), (3.5, 6.0), (3.55, 8.6)], 0.26, 0.8, (2.3, 0.5)),
    "sobachoko": ([(2.5, 0.4), (2.75, 0.5), (3.1, 2.0), (3.55, 4.2), (3.95, 6.4)], 0.26, 0.7, (2.5, 0.4)),
    "mug": ([(3.3, 0.0), (3.75, 0.12), (4.05, 0.7), (4.1, 3.0), (4.1, 6.0), (4.1, 8.8)], 0.32, 0.5, None),
    "guinomi": ([(1.4, 0.35), (1.7, 0.42), (2.4, 1.2), (2.8, 2.6), (2.95, 4.0)], 0.22, 0.6, (1.4, 0.35)),
}


def _band(ink, w=1024, h=1024, v0=0.40, v1=0.46):
    c = art.Canvas(w, h)
    y0, y1 = h * (1 - v1), h * (1 - v0)
    c.rect(0, y0, w, y1, ink)
    c.rect(0, y1 + h * 0.012, w, y1 + h * 0.018, ink)
    c.rect(0, y0 - h * 0.018, w, y0 - h * 0.012, ink)
    return c.image("band")


def one_cup(shape, glaze, pattern=None, ink="ai", seed=1.0):
    outer, wall, floor, foot = CUPS[shape]
    if shape == "mug":
        prof = closed(outer, wall, floor, None)
    else:
        prof = closed(outer, wall, floor, foot)
    img = None
    if pattern == "band":
        img = _band(ink)
    elif pattern:
        img = _pattern(pattern, ink)
    raw = mat.clay("#b9a58a")
    if glaze == "dipped":
        mats = [mat.glaze("shiro-mat"), mat.clay("#7c5a44")]

        def pick(z, r, i, n):
            return 1 if i < n * 0.45 and z < 3.4 else 0

    else:
        mats = [mat.glaze(glaze, img, ink), raw]

        def pick(z, r, i, n):
            return 1 if foot and i < n * 0.3 and z < foot[1] * 0.9 else 0

    ob = [lathe("cup", prof, mats, 144, _wobble(0.006, seed), pick)]
    if shape == "mug":
        path = smooth([(3.9, 0, 7.3), (5.2, 0, 7.55), (6.45, 0, 6.5), (6.6, 0, 4.9), (5.8, 0, 3.2), (4.6, 0, 2.35), (3.9, 0, 2.2)], 10)
        ob.append(tube("handle", path, lambda t: 0.52 + 0.1 * abs(t - 0.5), mats[0], 24, flat=0.62, up=(0, 1, 0)))
        for o in ob:
            place(o, rot=(0, 0, -22))
    return ob


def cup(p):
    n = p.get("count", 1)
    shape = p.get("shape", "yunomi")
    step = {"yunomi": 8.6, "sobachoko": 9.3, "mug": 12}[shape]
    for i in range(n):
        pat = p["patterns"][i] if "patterns" in p else p.get("pattern")
        ink = p["colors"][i] if "colors" in p else p.get("ink", "ai")
        obs = one_cup(shape, p["glazes"][i] if "glazes" in p else p.get("glaze", "white"), pat, ink, 1 + i)
        x = (i - (n - 1) / 2) * step
        s = 0.93 if n == 2 and i == 1 else 1
        for o in obs:
            place(o, loc=(x, (0.9 if i % 2 else -0.9) if n > 1 else 0, 0), scale=s)
    return {"elevation": 20, "fill": 0.62 if n == 1 else 0.74}


def one_tokkuri(glaze):
    prof = smooth([(3.1, 0.0), (3.6, 0.15), (4.1, 1.6), (4.15, 4.4), (3.6, 7.4), (2.1, 9.6), (1.25, 11.0), (1.25, 12.0), (1.9, 13.6)], 10)
    inner = [(1.68, 13.66), (1.05, 12.0), (1.0, 10.5), (0, 10.4)]
    return lathe("tokkuri", [(0, 0.15), (2.8, 0.15)] + prof + [(1.85, 13.75), (1.75, 13.78)] + inner, mat.glaze(glaze), 144, _wobble(0.012))


def sake(p):
    one_tokkuri(p["glaze"]).location = (-3.4, 1.2, 0)
    for i, (x, y) in enumerate([(3.6, -1.2), (8.8, 1.6)][: p.get("count", 2)]):
        for o in one_cup("guinomi", p["glaze"], seed=3 + i):
            place(o, loc=(x, y, 0))
    return {"elevation": 19, "fill": 0.72}
