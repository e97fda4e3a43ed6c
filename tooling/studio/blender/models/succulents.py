"""Succulents: string of pearls, echeveria, aloe."""

import math

from mathutils import Vector

from lib import mat
from lib.color import mix
from lib.curve import fillet, resample, rnd
from lib.mesh import ball, lathe
from lib.scene import Group, copy, discard
from models.greenery import GOLDEN, TAU, Leaves, earthen, fat, polar, stem

UP = Vector((0, 0, 1))


def succulent(p):
    with Group() as g:
        opts = globals()["_" + p["kind"]](p)
    g.place(rot=(0, 0, p.get("turn", 0)))
    return opts


def flesh(base, tip, edge=0.62, rough=0.5, flecks=None, bloom=0.0):
    """Thick skin: paler where the leaf begins, coloured at its tip; `flecks` are small pale marks."""
    n = mat.Nodes("flesh")
    uv = n.add("ShaderNodeSeparateXYZ", Vector=n.coord("UV"))
    one = n.add("ShaderNodeObjectInfo").outputs["Random"]
    col = n.ramp(uv.outputs["Y"], [(0.0, mix(base, "#e7efd8", 0.45)), (edge * 0.6, base), (edge, base), (1.0, tip)])
    col = n.mixrgb(n.math("MULTIPLY", one, 0.35), col, mix(base, "#3f6a4c", 0.5))
    if flecks:
        v = n.add("ShaderNodeTexVoronoi", {}, Scale=flecks[1])
        n.link(n.coord("Object", (0.45, 1, 1)), v.inputs["Vector"])
        col = n.mixrgb(n.ramp(v.outputs["Distance"], [(0.2, (0.75, 0.75, 0.75)), (0.3, (0, 0, 0))]), col, flecks[0])
    if bloom:
        col = n.mixrgb(n.math("MULTIPLY", n.noise(0.9, 3), bloom), col, "#dfe8e4")
    p = n.principled(col, rough, Specular=0.35, Normal=n.bump(n.noise(3, 2), 0.01))
    return n.done(p)


def _pearls(p):
    """Stems that hang over the rim of a pot, which stands raised; `height` is how far they trail."""
    r = p.get("size", 3.5) * 1.5
    trail = p.get("height", 21)
    raised = trail * 0.45
    block = fillet([(0, 0), (r * 0.86, 0, 0.15), (r * 0.86, raised, 0.2), (0, raised)], 4)
    lathe("stand", resample(block, 0.4), mat.wood("hinoki", "z", 0.9, 0.6), 96)
    with Group() as g:
        r, z0 = earthen({**p, "size": p.get("size", 3.5)}, 3.5, 1.45)
    g.place(loc=(0, 0, raised))
    z0 += raised
    rim = z0 + 0.7
    skin = mat.Nodes("pearl")
    one = skin.add("ShaderNodeObjectInfo").outputs["Random"]
    col = skin.ramp(one, [(0.0, "#4d8a3d"), (0.6, "#74aa50"), (1.0, "#9cc46c")])
    bead = skin.done(skin.principled(col, 0.32, Specular=0.45, Clearcoat=0.15))
    line = mat.plain("#8fae6a", 0.5)
    x = rnd(3)
    with Group() as one_bead:
        pearl = ball("pearl", 0.43, bead, seg=20, fn=lambda v: 1 + 0.22 * max(0.0, v.x - 0.86) / 0.14)

    def hang(at, out):
        o = copy(pearl)
        o.location = at
        o.rotation_euler = (x.uniform(-0.6, 0.6), x.uniform(0.2, 1.2), math.atan2(out.y, out.x) + x.uniform(-0.9, 0.9))
        s = x.uniform(0.78, 1.1)
        o.scale = (s, s, s)

    for i in range(30):
        a = i * TAU / 30 + x.uniform(-0.08, 0.08)
        out = polar(a, 1)
        drop = min(trail * x.uniform(0.3, 1.0), rim - 0.7)
        reach = r + 0.45 + x.uniform(0, 0.9)
        points = [out * r * 0.3 + UP * (z0 + 0.6), out * r * 0.86 + UP * (rim + 0.75), out * reach + UP * (rim - 0.5)]
        points += [out * (reach + 0.25 * math.sin(i * 3 + q)) + polar(a + 1.57, 0.7 * math.sin(i + q * 1.4)) + UP * (rim - drop * q / 3) for q in (1, 2, 3)]
        path = stem(points, 0.07, 0.05, line, 14, 6)
        gone = 0.0
        for b, c in zip(path, path[1:]):
            gone += (c - b).length
            if gone > 0.66:
                gone = x.uniform(-0.12, 0.12)
                hang(c + polar(x.uniform(0, TAU), 0.4), out)
    for i in range(150):
        a, q = i * GOLDEN, (i / 150) ** 0.5
        hang(polar(a, r * 0.95 * q, z0 + 0.5 + 1.1 * (1 - q * q) + x.uniform(-0.15, 0.25)), polar(a, 1))
    discard(one_bead.objects)
    return {"elevation": 13}


def _echeveria(p):
    r, z0 = earthen(p, 3.5, 1.2)
    skin = flesh("#9fbfa8", "#d98a8f", 0.72, 0.55, bloom=0.35)
    n = p.get("count", 50)
    with Leaves(*(fat(5.6, 3.3 - 0.15 * k, 1.05, skin, "spoon", 0.28, 0.3) for k in range(2)), seed=2) as leaves:
        for i in range(n):
            t = i / n
            a = i * GOLDEN
            rise = math.radians(84 - 84 * t**0.8)
            out = polar(a, math.cos(rise), math.sin(rise))
            leaves.add(polar(a, 0.25 + 1.1 * t, z0 + 2.9 - 2.1 * t), out, UP - out * 0.2, (0.24 + 0.82 * t**0.7), 0.05)
    return {"elevation": 26}


def _aloe(p):
    r, z0 = earthen(p, 4.5, 1.3)
    skin = flesh("#6f9a72", "#8f9a6a", 0.9, 0.42, flecks=("#c3d6b4", 0.8), bloom=0.2)
    x = rnd(4)
    grown = p.get("height", 36) - z0
    with Leaves(*(fat(25, 4.0, 1.9, skin, "spear", 0.16 + 0.07 * k, 0.22, teeth=15, nv=90) for k in range(3)), seed=3) as leaves:
        for i in range(17):
            t = i / 16
            a = i * GOLDEN + 0.3
            rise = math.radians(83 - 52 * t**0.9)
            out = polar(a, math.cos(rise), math.sin(rise))
            size = grown / 26 * (0.72 + 0.36 * math.sin(math.pi * (0.25 + 0.6 * t))) * x.uniform(0.93, 1.05)
            leaves.add(polar(a, 0.5 + 1.2 * t, z0 + 1.2 - 1.8 * t), out, UP * math.cos(rise) - polar(a, math.sin(rise)), size, 0.03)
    return {"elevation": 15}
