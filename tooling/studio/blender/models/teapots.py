"""Teapots."""

import math

from lib import mat
from lib.curve import fillet, resample, smooth
from lib.mesh import lathe, tube
from lib.scene import Group


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
