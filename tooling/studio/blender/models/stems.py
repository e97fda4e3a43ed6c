"""Cut flowers and twigs."""

import math

from lib import mat
from lib.color import mix, shade
from lib.curve import rnd, smooth
from lib.mesh import grid, lathe, tube
from lib.scene import Group
from models.flowerheads import SCALE, aim, begin, green, head
from models.fruit import leaf


def sprig(at=(0, 0, 0), length=15, kind="leaf", lean=(0.35, 0.0), seed=1, color="sage"):
    """A twig with round leaves in pairs."""
    r = rnd(seed)
    x, y, z = at
    path = smooth([(x, y, z), (x + lean[0] * length * 0.3, y + lean[1] * length * 0.3, z + length * 0.4), (x + lean[0] * length, y + lean[1] * length, z + length)], 14)
    stem = mat.plain(mix(color, "#6a5a3a", 0.45), 0.7)
    tube("twig", path, lambda t: 0.16 - 0.09 * t, stem, 10)
    m = mat.gradient([(0, shade(color, 0.8)), (0.5, color), (1, mix(color, "#ffffff", 0.2))], "z", 0, 30, 0.6, 0.01, 4, 0.2, soft=0.25)
    n = len(path)
    k = 0
    i = int(n * (0.18 if length < 22 else 0.4))
    step = max(2, n // 12)
    while i < n:
        b = path[i]
        t = i / n
        s = (1.0 - 0.45 * t) * min(length, 17) * 0.105
        for sd in (0, 1):
            a = k * 95 + sd * 180 + r.uniform(-20, 20)
            with Group() as g:
                grid("leaf", 8, 10, lambda u, v: (s * 1.9 * v, (u - 0.5) * 2 * s * math.sin(math.pi * min(1, v * 0.98 + 0.01)) ** 0.55, 0.18 * s * ((u - 0.5) * 2) ** 2 - 0.25 * s * v * v), m)
            # each turned on its stalk, so that from any side some show their face
            g.place(loc=b, rot=(r.choice((-1, 1)) * r.uniform(25, 65), -35 + 16 * t + r.uniform(-14, 14), a))
        k += 1
        i += step


def stem_tube(path, m, r=0.26):
    tube("stem", path, lambda t: r * (1 - 0.15 * t), m, 12)


def one_stem(kind, color, base, top, seed=1, leaves=True):
    """A cut flower from base to top; returns nothing, the head looks up along its stem and a little to the camera."""
    from mathutils import Vector

    b, t = Vector(base), Vector(top)
    r = rnd(seed)
    gm = green("leaf" if kind != "tulip" else "#6f9a55")
    mid = b.lerp(t, 0.5) + Vector((r.uniform(-0.6, 0.6), r.uniform(-0.4, 0.4), 0))
    s = SCALE[kind]
    d = (t - mid).normalized()
    face = {"gerbera": Vector((0, -1.25, 0.55)), "sunflower": Vector((0, -1.4, 0.45)), "carnation": Vector((0, -0.55, 1)), "rose": Vector((0, -0.62, 1)), "tulip": Vector((0, -0.06, 1))}[kind]
    direction = (face.normalized() * 1.5 + d * 0.8 + Vector((r.uniform(-0.18, 0.18), 0, 0))).normalized()
    off = {"carnation": 1.9}.get(kind, 0.2) * s
    neck = t - direction * off
    if kind in ("gerbera", "sunflower"):
        path = smooth([tuple(b), tuple(mid), tuple(t + Vector((0, 2.0, -2.2))), tuple(t + Vector((0, 0.75, -0.15)))], 12)
    else:
        path = smooth([tuple(b), tuple(mid), tuple(neck)], 16)
    stem_tube(path, gm, {"gerbera": 0.3, "sunflower": 0.45, "tulip": 0.34}.get(kind, 0.24))
    h = head(kind, color, seed % 2)
    h.place(rot=(0, 0, r.random() * 360), scale=s).place(loc=tuple(t), rot=aim(direction))
    if not leaves or kind == "gerbera":
        return
    L = (t - b).length
    if kind == "tulip":
        for k in range(2):
            q = path[int(len(path) * (0.18 + 0.16 * k))]
            with Group() as g:
                def blade(u, v, k=k):
                    sx = (u - 0.5) * 2
                    w = 1.55 * math.sin(math.pi * min(1, v * 0.93 + 0.05)) ** 0.8
                    return (1.7 * v**1.7 + 0.5 * abs(sx) ** 2 * w * 0.6 - 0.3, sx * w, v * L * 0.58 + (0.0))

                grid("blade", 8, 26, blade, gm)
            g.place(loc=q, rot=(0, 0, r.uniform(-60, 60) + 180 * (k + seed % 2)))
    elif kind == "carnation":
        for k in range(4):
            q = path[int(len(path) * (0.25 + 0.17 * k))]
            for sd in (0, 180):
                with Group() as g:
                    leaf(5.2, 0.5, green("sage"), 0.3, 0.2)
                g.place(loc=q, rot=(0, -48, sd + k * 70 + seed * 30))
    else:
        for k in range(3):
            q = path[int(len(path) * ((0.34 if kind == "sunflower" else 0.42) + 0.14 * k))]
            a = k * 140 + seed * 77
            with Group() as g:
                tube("petiole", smooth([(0, 0, 0), (1.2, 0, 0.7), (2.4, 0, 1.0)], 5), 0.1, gm, 8)
                sz = 1.5 if kind == "sunflower" else 1.0
                for (lx, ang, sc) in ((2.2, 0, 1.0), (1.3, 55, 0.8), (1.3, -55, 0.8)):
                    with Group() as l:
                        leaf(4.2 * sc * sz, 2.5 * sc * sz, green(), 0.18, 0.18)
                    l.place(loc=(lx, 0, 0.7 + 0.1 * lx), rot=(0, 6, ang))
            g.place(loc=q, rot=(0, -8, a))


def stems(p):
    """Cut flowers standing side by side as if held just outside the picture: laid out as a fan."""
    begin()
    kind, color, n = p["kind"], p["color"], p.get("count", 3)
    r = rnd(len(color) * 3 + n)
    if kind == "eucalyptus":
        for i in range(n):
            t = i - (n - 1) / 2
            sprig((t * 0.5, 0.4 * (i % 2), 0.0), 29 - 3 * abs(t), lean=(0.27 * t + 0.02, 0.06 * (i % 2)), seed=i + 2, color=color)
        return lying()
    L = {"rose": 25, "tulip": 21, "gerbera": 24, "sunflower": 27, "carnation": 23}[kind]
    for i in range(n):
        t = i - (n - 1) / 2
        w = {"sunflower": 6.2, "gerbera": 5.2, "rose": 5.2, "carnation": 3.4, "tulip": 3.6}[kind]
        row = (i % 2) * 1.0
        top = (t * w, row * 2.0 - 0.5 + r.uniform(-0.5, 0.5), L - abs(t) * 1.6 - row * (2.2 if n > 3 else 3.0) + r.uniform(-0.6, 0.6))
        base = (t * w * 0.10, row * 0.6, 0)
        one_stem(kind, color, base, top, i + 1)
    return lying()


def lying():
    """Stems stand in a slim glass cylinder, as a florist shows them."""
    from models.glassware import shell

    R, H = 3.3, 10.5
    prof, inner, fl = shell([(2.9, 0.0), (R, 0.0, 0.4), (R, H)], 0.2, 0.9)
    lathe("vase", prof, mat.glass("#fafdfd"), 128)
    water = [(0, fl + 0.02)] + [(q * 1.004, z) for q, z in inner if z < 6.5]
    lathe("water", water + [(0, water[-1][1])], mat.glass("#f4fafa", ior=1.33), 96)
    lift = 1.2
    import bpy

    for o in bpy.context.scene.objects:
        if o.type == "MESH" and o.name.split(".")[0] not in ("vase", "water") and not o.get("no_fit"):
            o.location.z += lift
    return {"elevation": 9, "fill": 0.82, "transmission": 8, "noise": 1.25}
