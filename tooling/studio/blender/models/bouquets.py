"""Bouquets in paper and arrangements in a pot."""

import math

from lib import mat
from lib.curve import fillet, n3, resample, rnd, smooth
from lib.mesh import ball, grid, lathe, tube
from lib.scene import Group, copy, place
from models.flowerheads import SCALE, aim, begin, green, head
from models.stems import one_stem, sprig

TAU = math.tau


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
        cluster(kind, colors, count, (0, 0, zc), R, seed, 0.1, 26, 0.9)
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
    g.place(rot=(-80, 0, 0)).place(rot=(0, 0, 24))
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
        from models.pots import one_pot

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
