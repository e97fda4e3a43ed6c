"""Ceramics: bowls, cups, plates, teapots, sake sets, vases; and trays."""

import math

from lib import art, mat
from lib.color import rgb8  # noqa: F401
from lib.mesh import Group, arc3, ball, copy, fillet, grid, lathe, n3, place, rbox, resample, rrect, slab, smooth, tube

TAU = math.tau


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


def plate(p):
    shape = p.get("shape", "round")
    n = p.get("count", 1)
    if shape == "mame":
        spots = [(-7.4, 3.4), (2.6, 6.0), (-2.4, -4.6), (7.6, -2.8), (12.2, 5.2)] if n == 5 else [(i * 9.6, 0) for i in range(n)]
        for i in range(n):
            prof = closed([(2.2, 0.4), (3.0, 0.5), (4.2, 0.9), (4.75, 1.65)], 0.22, 0.62, (2.2, 0.4))
            g = p["glazes"][i]
            lathe("mame", prof, [mat.glaze(g), mat.clay()], 120, _wobble(0.008, i + 1), lambda z, r, i, n: 1 if i < n * 0.3 and z < 0.38 else 0).location = (*spots[i], 0)
        return {"elevation": 44, "fill": 0.78}
    if shape == "square":
        def fn(u, v):
            x, y = (u - 0.5) * 2, (v - 0.5) * 2
            e = max(abs(x), abs(y))
            k = 9.5
            q = (abs(x) ** 6 + abs(y) ** 6) ** (1 / 6)
            s = e / q if q else 1
            lift = 0.35 + max(0, e - 0.72) ** 2 * 16
            return (x * k * (0.9 + 0.1 * s), y * k * (0.9 + 0.1 * s), lift + 0.03 * n3(x * 2, y * 2))

        o = grid("plate", 72, 72, fn, mat.glaze(p["glaze"]), thickness=0.45)
        from lib.mesh import bevel as bv

        bv(o, 0.15)
        place(o, loc=(0, 0, 0.25), rot=(0, 0, 18))
        rbox("foot", 11, 11, 0.35, 0.1, mat.clay(), rot_none()).rotation_euler.z = math.radians(18)
        return {"elevation": 42, "fill": 0.76}
    outer = {
        "round": [(5.6, 0.55), (6.4, 0.6), (8.4, 0.95), (10.4, 2.2)],
        "rim": [(6.0, 0.5), (6.8, 0.55), (8.2, 1.1), (8.7, 1.6), (11.6, 2.05)],
        "rinka": [(4.8, 0.6), (5.6, 0.65), (8.0, 1.4), (9.6, 3.0)],
    }[shape]
    prof = resample(closed(outer, 0.32, 0.8, (outer[0][0], outer[0][1])), 0.35)
    img = None
    if p.get("pattern") == "seigaiha":
        img = _plate_art()
    wob = _wobble(0.004)

    def rinka(a, r, z):
        k = max(0, (r - 5.5) / 4.2) ** 1.6
        c = abs(math.sin(a * 5))
        return r * (1 + 0.05 * k * (c**0.5 - 0.5)), z + k * 0.28 * (c**0.5 - 0.6)

    glz = mat.glaze(p["glaze"], None)
    if img is not None:
        glz = _flat_glaze(img, outer[-1][0])
    lathe("plate", prof, [glz, mat.clay()], 200, rinka if shape == "rinka" else wob, lambda z, r, i, n: 1 if i < n * 0.3 and z < outer[0][1] * 0.9 else 0)
    return {"elevation": 42, "fill": 0.76}


def rot_none():
    return (0, 0, 0)


def _plate_art():
    import numpy as np

    base = art.pattern("seigaiha", 1024, 1024, "ai", size=200)
    px = np.empty(1024 * 1024 * 4, np.float32)
    base.pixels.foreach_get(px)
    px = px.reshape(1024, 1024, 4)[::-1].copy()
    yy, xx = np.mgrid[0:1024, 0:1024]
    d = np.hypot(xx - 512, yy - 512) / 512
    mask = np.clip((0.62 - d) * 200, 0, 1) + np.clip((d - 0.93) * 200, 0, 1) * np.clip((0.955 - d) * 200, 0, 1)
    ring = np.clip((d - 0.635) * 200, 0, 1) * np.clip((0.65 - d) * 200, 0, 1)
    from lib.color import rgb8 as c8

    ink = np.array(c8("ai"), np.float32) / 255
    blue = np.clip((0.8 - px[..., 0]) * 2.2, 0, 1) * px[..., 3]
    a = np.clip(blue * np.clip((0.62 - d) * 200, 0, 1) + ring + np.clip((d - 0.93) * 200, 0, 1) * np.clip((0.955 - d) * 200, 0, 1), 0, 1)
    out = np.zeros_like(px)
    out[..., :3] = ink
    out[..., 3] = a
    return art.to_image(out, "seigaiha-plate")


def _flat_glaze(img, radius):
    """White glaze with a painting laid on from above."""
    n = mat.Nodes("painted")
    v = n.coord("Object")
    m = n.add("ShaderNodeMapping", Vector=v)
    m.inputs["Scale"].default_value = (0.5 / radius, 0.5 / radius, 1)
    m.inputs["Location"].default_value = (0.5, 0.5, 0)
    t = n.image(img, m.outputs["Vector"], ext="CLIP")
    a = n.math("MULTIPLY", t["Alpha"], n.math("ADD", n.math("MULTIPLY", n.noise(2.5, 3), 0.6), 0.62))
    col = n.mixrgb(a, "#f1f0ea", "#24457a")
    return n.done(n.principled(col, 0.12, Normal=n.bump(n.noise(1.2, 2), 0.02), Clearcoat=0.3))


def one_teapot(shape, glaze):
    g = mat.glaze(glaze)
    if shape == "kyusu":
        body = smooth([(2.9, 0.0), (3.6, 0.12), (4.9, 1.6), (5.2, 3.4), (4.7, 5.2), (3.5, 6.3), (3.0, 6.5)], 12)
        h, rl = 6.5, 3.0
    else:
        body = smooth([(3.6, 0.0), (4.4, 0.15), (6.2, 2.2), (6.6, 4.6), (5.9, 7.0), (4.3, 8.5), (3.3, 8.8)], 12)
        h, rl = 8.8, 3.3
    body = [(0, 0.12), (body[0][0] - 0.3, 0.12)] + body
    lathe("body", body + [(rl - 0.25, h), (rl - 0.3, h - 0.5)], g, 144)
    lid = fillet([(rl - 0.1, h + 0.02), (rl + 0.22, h + 0.02, 0.1), (rl + 0.18, h + 0.32, 0.15), (rl * 0.55, h + 0.72, 1.2), (0.0, h + 0.85)], 8)
    lathe("lid", [(0, h + 0.02)] + resample(lid, 0.3), g, 128)
    knob = smooth([(0.45, h + 0.7), (0.42, h + 1.0), (0.85, h + 1.35), (0.8, h + 1.75), (0.4, h + 1.95), (0.0, h + 2.0)], 8)
    lathe("knob", knob, g, 64)
    # spout to the left
    z0 = h * 0.52
    rb = 4.7 if shape == "kyusu" else 6.0
    path = smooth([(-rb + 0.6, 0, z0 - 0.5), (-rb - 1.2, 0, z0 + 0.2), (-rb - 2.2, 0, z0 + 1.3), (-rb - 3.2, 0, z0 + 2.7)], 10)
    n = len(path)
    sp = tube("spout", path, [1.25 - 0.72 * (i / (n - 1)) ** 0.8 for i in range(n)], g, 32, caps=False)
    from lib.mesh import solidify

    solidify(sp, 0.16, -1)
    if shape == "kyusu":
        a = math.radians(-62)
        d = (math.cos(a), math.sin(a))
        zc = 4.3
        prof = fillet([(0.0, 0), (0.72, 0, 0.1), (0.62, 1.5, 0.5), (0.78, 4.4, 0.5), (1.02, 5.6, 0.3), (0.8, 5.9, 0.2), (0.0, 5.75)], 6)
        hd = lathe("handle", resample(prof, 0.3), g, 48)
        from mathutils import Vector

        v = Vector((d[0], d[1], 0.42)).normalized()
        hd.rotation_euler = Vector((0, 0, 1)).rotation_difference(v).to_euler()
        hd.location = (d[0] * 4.4, d[1] * 4.4, zc)
    else:
        # lugs and a bail of cane over the pot
        for s in (-1, 1):
            tube("lug", smooth([(s * 3.9, -0.7, 8.35), (s * 4.0, -0.6, 9.3), (s * 4.05, 0.0, 9.6), (s * 4.0, 0.6, 9.3), (s * 3.9, 0.7, 8.35)], 8), 0.24, g, 16)
        cane = mat.wood("chestnut", "x", 2, 0.45)
        pth = smooth([(-4.0, 0, 9.0), (-4.9, 0, 10.6), (-4.4, 0, 13.4), (-2.2, 0, 15.2), (0, 0, 15.6), (2.2, 0, 15.2), (4.4, 0, 13.4), (4.9, 0, 10.6), (4.0, 0, 9.0)], 10)
        tube("bail", pth, 0.32, cane, 20)
        for k in range(-9, 10):
            a = k / 9 * 0.62
            x, z = math.sin(a * 1.0) * 4.4, 11.3 + math.cos(a * 1.0) * 4.25
        seg = pth[24:57]
        m = len(seg)
        coil = []
        from mathutils import Vector

        for i in range(m * 10):
            t = i / (m * 10 - 1) * (m - 1)
            a = Vector(seg[int(t)])
            b = Vector(seg[min(m - 1, int(t) + 1)])
            c = a.lerp(b, t - int(t))
            tg = (b - a).normalized() if (b - a).length else Vector((1, 0, 0))
            nn = Vector((0, 1, 0))
            bb = tg.cross(nn)
            ang = i * 0.62
            coil.append(c + (nn * math.cos(ang) + bb * math.sin(ang)) * 0.4)
        tube("wrap", coil, 0.17, mat.plain("#a8783f", 0.5), 8)


def teapot(p):
    with Group() as g:
        one_teapot(p.get("shape", "kyusu"), p.get("glaze", "shudei"))
    g.place(rot=(0, 0, 14 if p.get("shape") == "kyusu" else -12))
    return {"elevation": 20, "fill": 0.72}


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


def one_vase(shape, glaze):
    profs = {
        "bud": [(2.7, 0.0), (3.3, 0.2), (4.0, 2.2), (3.9, 4.6), (2.6, 7.4), (1.15, 9.6), (0.85, 12.5), (0.95, 16.2), (1.25, 17.2)],
        "round": [(3.6, 0.0), (4.6, 0.2), (7.4, 3.2), (8.2, 6.8), (7.2, 10.4), (4.4, 13.0), (2.6, 13.7), (2.5, 14.2), (2.9, 14.8)],
        "bottle": [(3.6, 0.0), (4.3, 0.25), (5.8, 3.0), (5.9, 5.8), (4.3, 9.0), (2.1, 11.6), (1.5, 15.0), (1.5, 19.0), (2.5, 22.0)],
        "tall": [(3.4, 0), (3.9, 0.2), (4.4, 4), (4.9, 12), (5.6, 20)],
    }[shape]
    prof = smooth(profs, 12)
    r, z = prof[-1]
    lip = [(r - 0.04, z + 0.14), (r - 0.16, z + 0.18), (r - 0.27, z + 0.1), (r - 0.3, z - 0.3), (r - 0.45, z - 2.2), (0, z - 2.6)]
    return lathe("vase", [(0, 0.2), (profs[0][0] - 0.3, 0.2)] + prof + lip, mat.glaze(glaze), 160, _wobble(0.006))


def vase(p):
    one_vase(p.get("shape", "bud"), p.get("glaze", "white"))
    if p.get("shape") == "bud":
        from models.flowers import sprig

        sprig((0, 0, 14), 15)
    return {"elevation": 15, "fill": 0.74}


def one_tray(shape, finish):
    m = mat.lacquer(finish.split("-")[1].replace("black", "sumi").replace("red", "shu")) if finish.startswith("lacquer") else mat.wood(finish, "x", 1.0, 0.4, 0.3)
    if shape == "round":
        prof = fillet([(0, 0), (14.6, 0, 0.5), (15.3, 1.9, 0.25), (14.7, 2.0, 0.2), (14.2, 0.75, 0.7), (0, 0.6)], 6)
        return lathe("tray", resample(prof, 0.6), m, 200)
    out = []
    base = slab("tray", rrect(34, 23, 2.4), 0.8, 0.25, m)
    out.append(base)
    ring = rrect(33.2, 22.2, 2.2, 12)
    out.append(tube("rim", [(x, y, 1.35) for x, y in ring], 0.62, m, 16, closed=True, flat=1.5))
    return out


def tray(p):
    with Group() as g:
        one_tray(p.get("shape", "round"), p["finish"])
    if p.get("shape") == "square":
        g.place(rot=(0, 0, 16))
    return {"elevation": 34, "fill": 0.78}
