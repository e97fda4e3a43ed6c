"""Plates and trays."""

import math

from lib import art, mat
from lib.curve import fillet, n3, resample, rrect
from lib.mesh import grid, lathe, rbox, slab, tube
from lib.scene import Group, place
from models.bowls import _wobble, closed


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
