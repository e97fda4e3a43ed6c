"""Flowers: single stems, bouquets in paper, arrangements in a pot. A flower's head is at the origin, facing +z."""

import math

from lib import art, mat
from lib.color import mix, shade
from lib.mesh import Group, ball, copy, deform, fillet, grid, lathe, n3, obj, place, resample, rnd, smooth, solidify, tube
from models.produce import leaf

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
            q = size * (0.3 + 2.25 * math.sin(math.pi * min(1, 0.06 + v * 0.8)) ** 0.8) * (1 - 0.05 * s * s * (1 - v)) + 0.25 * max(0, v - 0.85)
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
            g.place(loc=b, rot=(0, -35 + 40 * t * 0.4 + r.uniform(-14, 14), a))
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


def dome(count, radius, r):
    """Evenly spread directions over the upper part of a sphere."""
    out = []
    for k in range(count):
        z = 1 - (k + 0.5) / count * 0.72
        a = k * 2.39996 + 0.4
        s = math.sqrt(1 - z * z)
        out.append((math.cos(a) * s, math.sin(a) * s, z))
    return out


def filler(center, radius, count, r, colors=("sage", "leaf")):
    for k in range(count):
        a = k * 2.39996
        el = r.uniform(0.15, 0.95)
        d = (math.cos(a) * math.cos(el), math.sin(a) * math.cos(el), math.sin(el))
        sprig((center[0] + d[0] * radius * 0.35, center[1] + d[1] * radius * 0.35, center[2] + d[2] * radius * 0.35 - radius * 0.1), radius * r.uniform(0.75, 1.0), lean=(d[0] * 1.1, d[1] * 1.1), seed=k + 11, color=colors[k % len(colors)])


def tiny(center, radius, count, r):
    """Baby's breath: many small white blossoms on thin twigs."""
    m = mat.plain("#fbfaf4", 0.7)
    st = mat.plain("#8fa070", 0.7)
    first = None
    for k in range(count):
        a, el = r.random() * TAU, r.uniform(0.2, 1.4)
        d = (math.cos(a) * math.cos(el), math.sin(a) * math.cos(el), math.sin(el))
        q = r.uniform(0.93, 1.12) * radius
        tip = tuple(center[i] + d[i] * q for i in range(3))
        if k % 3 == 0:
            tube("twig", [tuple(center[i] + d[i] * radius * 0.5 for i in range(3)), tip], 0.05, st, 6)
        for j in range(4):
            o = ball("bud", 1, m, seg=10, fn=lambda v: 1 + 0.2 * n3(v.x * 3, v.y * 3, v.z * 3)) if first is None else copy(first)
            first = first or o
            place(o, tuple(tip[i] + r.uniform(-0.55, 0.55) for i in range(3)), (0, 0, 0), r.uniform(0.2, 0.36))


def cluster(kind, colors, count, center, radius, seed=1, front=0.5, lean=0.0, size=1.0):
    """Heads over a dome; a mix takes roses, carnations and gerberas in turn."""
    from mathutils import Vector

    r = rnd(seed)
    kinds = {"mix": ["rose", "carnation", "rose", "gerbera"]}.get(kind, [kind])
    dirs = dome(count, radius, r)
    for k, d in enumerate(dirs):
        kd = kinds[k % len(kinds)]
        c = colors[k % len(colors)]
        la = math.radians(lean)
        v = Vector((d[0], d[1] * math.cos(la) - d[2] * math.sin(la), d[1] * math.sin(la) + d[2] * math.cos(la)))
        s = SCALE[kd] * size * r.uniform(0.9, 1.03)
        pos = Vector(center) + Vector((v.x * radius, v.y * radius, v.z * radius * 0.9)) * r.uniform(0.94, 1.05)
        look = (v + Vector((0, -front, 0.12))).normalized()
        h = head(kd, c, k % 2)
        back = {"rose": 2.2, "carnation": 1.2, "tulip": 3.0}.get(kd, 0.6) * s
        h.place(rot=(0, 0, r.random() * 360), scale=s).place(loc=tuple(pos - look * back), rot=aim(look))
        tube("stem", [tuple(pos - look * back), tuple(Vector(center) + Vector((0, 0, -radius * 0.9)))], 0.22, green(), 8)


def wrap(color, H, r0, r1, seed, material=None, tilt=0.0, folds=9, cut=0.0):
    """Paper around a bouquet: a cone with folds, open above, its edge in waves."""
    m = material or mat.glow(color, rough=0.8, soft=0.35, bump=0.02, scale=6)

    def fn(u, v):
        a = TAU * u
        t = v
        r = r0 + (r1 - r0) * t**1.25
        k = 1 + 0.10 * t * math.sin(a * folds + seed) * (0.5 + 0.5 * math.sin(a * 2 + seed)) + 0.05 * t * n3(math.cos(a) * 2, math.sin(a) * 2, t * 2, 1, seed)
        z = H * t
        edge = t**4 * (1.3 * math.sin(a * 4 + seed * 2) + 1.0 * n3(math.cos(a) * 1.5, math.sin(a) * 1.5, seed)) - t * t * cut * math.cos(a)
        return (math.sin(a) * r * k, -math.cos(a) * r * k * 0.9, z + edge)

    return grid("wrap", 150, 40, fn, m, wrap_u=True, thickness=0.05)


def one_bouquet(kind, colors, count, seed=1, paper=("#f3e9df", "#e9d5c8"), ribbon="#d9a7a7"):
    from models.gift import ribbon_strip, satin

    r = rnd(seed)
    R = {"tulip": 6.0, "rose": 8.0, "gerbera": 8.6, "sunflower": 10.0, "carnation": 8.2, "mix": 8.6}[kind]
    zc = 22.0
    if kind == "tulip":
        cluster(kind, colors, count, (0, 0, zc), R, seed, 0.1, 26)
    else:
        cluster(kind, colors, count + 3, (0, 0, zc), R, seed, 0.35, 34)
    filler((0, 0, zc), R * 1.12, 11, r)
    if kind in ("rose", "carnation", "mix"):
        tiny((0, 0, zc), R, 46, r)
    # the outer sheet has the folds of the inner one and stays clear of it
    wrap(paper[1], 20.5, 1.8, R * 1.14, seed + 2.0, folds=7, cut=4.6)
    wrap(paper[0], 16.8, 2.15, R * 1.12, seed + 2.0, folds=7, cut=3.2)
    # tails of the paper below the tie and a few stems
    def skirt(u, v):
        a = TAU * u
        q = 1.95 + 2.6 * v
        k = 1 + 0.16 * v * math.sin(a * 8 + seed)
        return (math.sin(a) * q * k, -math.cos(a) * q * k * 0.9, 0.2 - 6.6 * v + 0.4 * math.sin(a * 5) * v)

    grid("skirt", 120, 16, skirt, mat.glow(paper[0], rough=0.8, soft=0.35), wrap_u=True, thickness=0.05)
    m = satin(ribbon)
    tube("tie", [(2.1 * math.sin(TAU * i / 40), -2.1 * 0.92 * math.cos(TAU * i / 40), 0.2) for i in range(40)], 0.85, m, 16, closed=True, flat=0.25, up=(1, 0, 0)) if False else None
    lathe("tie", smooth([(2.06, -0.75), (2.02, 0.0), (2.14, 0.8)], 6), m, 80, lambda a, rr, z: (rr, z))
    for s in (-1, 1):
        loop = smooth([(0, -2.2, 0.1), (s * 1.6, -3.0, 1.1), (s * 3.3, -3.0, 1.2), (s * 3.6, -2.9, 0.2), (s * 2.0, -2.7, -0.2), (0, -2.25, 0.0)], 10)
        ribbon_strip(loop, lambda t: 1.2, m, up=(0, 1, 0.1))
        tail = smooth([(0, -2.3, 0.0), (s * 1.0, -3.0, -1.8), (s * 1.3, -3.4, -4.2), (s * 2.2, -3.6, -7.0)], 10)
        ribbon_strip(tail, 1.1, m, up=(0, 1, 0.1))
    ball("knot", 0.62, m, (0, -2.5, 0.05), (0.9, 0.7, 1), seg=24)


PAPERS = {"beni": (("#2e2b2b", "#453f3d"), "#b4232f"), "default": (("#f5ece3", "#ead9cd"), "#d7a1a3"), "mikan": (("#f4eedd", "#e6d9b8"), "#e08a3a"), "himawari": (("#d9c19a", "#c6a878"), "#6d7f45"), "white": (("#eef0e6", "#d7dfcb"), "#a3b39a"), "akane": (("#f0e6d6", "#dfcdb2"), "#b02a30")}


def bouquet(p):
    """A bouquet leaning back a little, as if it lay in an arm."""
    begin()
    colors = p["colors"]
    key = colors[0] if colors[0] in PAPERS and not (colors[0] == "beni" and len(colors) > 1) else "default"
    paper, rib = PAPERS[key]
    with Group() as g:
        one_bouquet(p["kind"], colors, p.get("count", 12), len(colors) * 3 + p.get("count", 12), paper, rib)
    g.objects = [o for o in g.objects if not o.get("no_fit")]
    # lying on its back, the flowers towards the upper end, seen from above at an angle
    g.place(rot=(-58, 0, 0)).place(rot=(0, 0, 24))
    import bpy

    bpy.context.view_layer.update()
    from lib.studio import model_points

    low = float(model_points()[:, 2].min())
    g.place(loc=(0, 0, -low))
    return {"elevation": 46, "fill": 0.84, "noise": 1.1, "detail": {"low": -0.36, "shift": -0.1}}


def one_arrangement(kind, colors, pot, seed=1):
    r = rnd(seed)
    if pot == "basket":
        n = mat.Nodes("wicker")
        a = n.add("ShaderNodeTexWave", {"bands_direction": "X"}, Scale=26.0)
        b = n.add("ShaderNodeTexWave", {"bands_direction": "Y"}, Scale=9.0)
        for w in (a, b):
            n.link(n.coord("UV"), w.inputs["Vector"])
        h = n.math("MULTIPLY", a.outputs["Fac"], b.outputs["Fac"])
        ch = n.math("ABSOLUTE", n.math("SUBTRACT", a.outputs["Fac"], b.outputs["Fac"]))
        pm = n.done(n.principled(n.ramp(ch, [(0, "#7a4f26"), (1, "#c29357")]), 0.6, Normal=n.bump(ch, 0.18)))
        lathe("basket", [(0, 0.1)] + resample(fillet([(5.4, 0.0, 0), (5.8, 0.1, 0.3), (7.2, 9.2)], 4), 0.4), pm, 128)
        tube("rim", [(7.2 * math.cos(TAU * i / 90), 7.2 * math.sin(TAU * i / 90), 9.3 + 0.12 * math.sin(i * 1.9)) for i in range(90)], 0.5, mat.wood("oak", "x", 2), 12, closed=True)
        hp = [(7.0 * math.cos(math.pi * i / 40), 0.0, 9.2 + 17.0 * math.sin(math.pi * i / 40) ** 0.8) for i in range(41)]
        tube("handle", hp, lambda t: 0.42 + 0.06 * math.sin(t * 120), mat.wood("oak", "x", 2), 14)
        top, R = 9.0, 8.4
    elif pot == "glass":
        from models.glassware import shell

        prof, inner, fl = shell([(4.0, 0.0), (4.6, 0.0, 0.6), (4.4, 9.0, 3), (5.6, 18.0)], 0.25, 0.9)
        lathe("vase", prof, mat.glass("#fafdfd"), 144)
        water = [(0, fl + 0.02)] + [(q * 1.004, z) for q, z in inner if z < 11]
        lathe("water", water + [(0, water[-1][1])], mat.glass("#f4fafa", ior=1.33), 96)
        for i in range(9):
            t = TAU * i / 9
            rad = 6.8 if i < 6 else 2.6
            top = (math.cos(t * 1.5 + i) * rad, math.sin(t * 1.5 + i) * rad * 0.7, 28.5 + (i % 3) * 1.9 - (0 if i < 6 else -3.2))
            one_stem("tulip", colors[i % len(colors)], (math.cos(t + 2) * 2.2, math.sin(t + 2) * 1.6, 1.4), top, i + 1)
        return
    else:
        from models.plants import one_pot

        top, R = one_pot(pot, 6.6, 9.6), 8.4
    cluster(kind, colors, 22, (0, 0, top - 0.4), R, seed, 0.15, size=0.62)
    filler((0, 0, top), R * 1.2, 15, r)
    tiny((0, 0, top - 0.4), R, 40, r)
    ball("moss", R * 0.72, mat.plain("#4a5a30", 0.95), (0, 0, top - 1.2), (1, 1, 0.8), seg=32)


def arrangement(p):
    begin()
    with Group() as g:
        one_arrangement(p["kind"], p["colors"], p.get("pot", "white"), 5 + len(p.get("pot", "")))
    o = {"elevation": 15, "fill": 0.76, "noise": 1.1}
    if p.get("pot") == "glass":
        o.update({"transmission": 8, "elevation": 9, "fill": 0.8})
    return o
