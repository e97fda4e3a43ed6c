"""How plants grow: skins of leaves, blades by their outline, stems, and copies of a few leaves set along them."""

import math

from mathutils import Matrix, Vector

from lib import mat
from lib.color import mix, shade
from lib.curve import n3, rnd, smooth
from lib.mesh import grid, tube
from lib.scene import copy, discard
from models.pots import one_pot

TAU = math.tau
GOLDEN = 2.39996

OUTLINES = {
    "oval": lambda t: math.sin(math.pi * t**0.85) ** 0.8,
    "egg": lambda t: math.sin(math.pi * t**0.66) ** 0.75,
    "lance": lambda t: math.sin(math.pi * t**0.72) ** 1.05,
    "paddle": lambda t: math.sin(math.pi * (0.03 + 0.97 * t) ** 0.8) ** 0.62,
    "needle": lambda t: min(1.0, 0.4 + 3 * t) * min(1.0, (1 - t) * 7) ** 0.6,
    "fan": lambda t: (0.06 + 0.94 * t**1.1) * (1 if t < 0.86 else math.sqrt(max(0.0, 1 - ((t - 0.86) / 0.14) ** 2)) * 0.7 + 0.3),
    "spoon": lambda t: (0.4 + 0.6 * math.sin(math.pi * min(1.0, t * 1.02) ** 1.5)) * (1 if t < 0.84 else math.sqrt(max(0.0, 1 - ((t - 0.84) / 0.16) ** 2))),
    "spear": lambda t: (0.92 + 0.14 * math.sin(math.pi * t)) * (1 - t) ** 0.62 * min(1.0, 0.8 + t),
}


def earthen(p, go, depth=1.6):
    """The plant's pot; `size` is its diameter in 号, of 3 cm each. Returns the radius and the height of the earth."""
    r = p.get("size", go) * 1.5
    return r, one_pot(p.get("pot", "terracotta"), r * 0.94, r * depth)


def skin(color, pale=None, rough=0.42, soft=0.4, veins=0, coat=0.12, blotch=None, vary=0.3, crinkle=0.02):
    """A leaf's two sides: a pale midrib, `veins` on each side of it, no two leaves of quite the same green."""
    pale = pale or mix(color, "#dbe8b0", 0.5)
    n = mat.Nodes("leaf")
    uv = n.add("ShaderNodeSeparateXYZ", Vector=n.coord("UV"))
    edge = n.math("ABSOLUTE", n.math("SUBTRACT", uv.outputs["X"], 0.5))
    one = n.add("ShaderNodeObjectInfo").outputs["Random"]
    f = n.math("ADD", n.math("MULTIPLY", one, 0.7), n.math("MULTIPLY", n.noise(0.5, 3), 0.3))
    col = n.ramp(f, [(0.1, shade(color, 1 - vary)), (0.5, color), (0.9, shade(mix(color, "#b7c948", 0.14), 1 + vary * 0.6))])
    if blotch:
        own = n.add("ShaderNodeVectorMath", {"operation": "ADD"}, **{"0": n.coord("UV", blotch[2]), "1": n.math("MULTIPLY", one, 40)})
        col = n.mixrgb(n.ramp(n.noise(blotch[1], 4, own.outputs[0], 0.6, 0.6), [(blotch[3], (0, 0, 0)), (blotch[3] + 0.05, (1, 1, 1))]), col, blotch[0])
    height = n.noise(1.6, 3)
    if veins:
        wave = n.math("SINE", n.math("MULTIPLY", n.math("SUBTRACT", uv.outputs["Y"], n.math("MULTIPLY", edge, 0.5)), veins * TAU))
        lines = n.ramp(wave, [(0.86, (0, 0, 0)), (1.0, (0.42, 0.42, 0.42))])
        col = n.mixrgb(lines, col, pale)
        height = n.math("SUBTRACT", height, n.math("MULTIPLY", n.math("POWER", n.math("ABSOLUTE", wave), 4.0), 0.5))
    col = n.mixrgb(n.ramp(edge, [(0.008, (0.9, 0.9, 0.9)), (0.03, (0, 0, 0))]), col, pale)
    back = n.add("ShaderNodeNewGeometry").outputs["Backfacing"]
    col = n.mixrgb(n.math("MULTIPLY", back, 0.45), col, mix(color, "#cfd8b4", 0.55))
    bump = n.bump(height, crinkle * 4)
    p = n.principled(col, rough, Specular=0.4, Normal=bump, Clearcoat=coat)
    n.set(p, "Clearcoat Roughness", 0.15)
    tr = n.add("ShaderNodeBsdfTranslucent")
    n.set(tr, "Color", n.mixrgb(0.35, col, mix(color, "#d9e86a", 0.6)))
    return n.done(n.add("ShaderNodeMixShader", Fac=soft * 0.5, **{"1": p.outputs[0], "2": tr.outputs[0]}))


def bark(color="#8a7660", rings=0.0):
    n = mat.Nodes("bark")
    f = n.noise(2.4, 5, n.coord("Object", (1, 1, 2.4 if rings else 0.3)))
    return n.done(n.principled(n.ramp(f, [(0.3, shade(color, 0.55)), (0.7, shade(color, 1.15))]), 0.9, Specular=0.2, Normal=n.bump(f, 0.12)))


def blade(L, W, m, outline="oval", fold=0.2, curl=-0.2, wave=0.0, teeth=0, dome=0.0, nu=8, nv=18, seed=0.0):
    """A leaf from the origin along +x, its face upward. `fold` lifts its sides, `curl` its tip."""
    shape = OUTLINES[outline]

    def fn(u, v):
        s = (u - 0.5) * 2
        w = W / 2 * max(0.0, shape(v))
        if teeth:
            w *= 1 - 0.1 * (1 - (v * teeth) % 1) * min(1, v * 8)
        y = s * w
        z = fold * abs(y) - dome * s * s * w + curl * L * v * v + wave * W * abs(s) * math.sin(v * 11 + seed + (1.3 if s > 0 else 0))
        return L * v, y + 0.04 * L * math.sin(v * 3 + seed) * v, z + 0.03 * W * n3(v * 2, s, seed)

    return grid("leaf", nu, nv, fn, m)


ROUND = [(0, 1.0), (5, 0.93), (14, 0.86), (32, 0.78), (60, 0.66), (90, 0.56), (120, 0.5), (148, 0.45), (165, 0.34), (176, 0.17), (180, 0.06)]
HEART = [(0, 1.0), (7, 0.9), (18, 0.79), (35, 0.68), (60, 0.58), (90, 0.51), (120, 0.48), (148, 0.44), (165, 0.33), (176, 0.17), (180, 0.06)]


def heart(L, W, m, fold=0.2, curl=-0.25, wave=0.03, seed=0.0, outline=HEART):
    """A heart-shaped leaf that hangs on its stalk at the origin, its tip along +x."""
    table = smooth(outline, 6)

    def reach(a):
        a = abs(math.degrees(a))
        for (a0, r0), (a1, r1) in zip(table, table[1:]):
            if a <= a1:
                return r0 + (r1 - r0) * (a - a0) / ((a1 - a0) or 1)
        return table[-1][1]

    def fn(u, v):
        a = (u - 0.5) * TAU * 0.9999
        r = reach(a) * v
        x, y = math.cos(a) * r * L, math.sin(a) * r * W * 0.98
        t = max(0.0, x / L)
        z = fold * abs(y) * (1 - 0.4 * v) + curl * L * (t * t + 0.35 * (y / W) ** 2) + wave * L * v**3 * math.sin(abs(a) * 7 + seed) - 0.1 * L * max(0.0, -x / L)
        return x, y, z

    ob = grid("leaf", 56, 10, fn, m)
    me = ob.data
    layer = me.uv_layers[0].data
    for loop in me.loops:
        q = me.vertices[loop.vertex_index].co
        layer[loop.index].uv = (0.5 + q.y / W * 0.98, (q.x / L + 0.4) / 1.4)
    return ob


def fat(L, W, T, m, outline="spoon", curl=0.3, hollow=0.25, teeth=0, nv=30):
    """A succulent's leaf along +x: thick, its upper side hollow."""
    shape = OUTLINES[outline]

    def fn(u, v):
        a = TAU * u
        s, c = math.sin(a), math.cos(a)
        k = max(0.0, shape(v))
        w = W / 2 * k
        if teeth and abs(s) > 0.93:
            w += 0.16 * max(0.0, 1 - abs(((v * teeth) % 1) - 0.5) * 4) * (1 if v < 0.95 else 0)
        h = T / 2 * k ** 0.8 * (1 - 0.35 * v)
        y = s * w
        z = c * h * (0.5 if c > 0 else 1.0) + hollow * W * (s * s) * k * 0.5 + curl * L * v * v
        return L * v, y, z

    return grid("leaf", 24, nv, fn, m, wrap_u=True)


def grow(ob, at, along, up=(0, 0, 1), scale=1.0):
    """Set a leaf at a point, its tip along one direction and its face towards another."""
    x, z = Vector(along).normalized(), Vector(up)
    z = z - x * z.dot(x)
    if z.length < 1e-3:
        z = x.orthogonal()
    z.normalize()
    ob.matrix_basis = Matrix.Translation(at) @ Matrix((x, z.cross(x), z)).transposed().to_4x4() @ Matrix.Scale(scale, 4)
    return ob


class Leaves:
    """A few leaves, of which copies grow; `with Leaves(…) as leaves: leaves.add(…)`."""

    def __init__(self, *first, seed=1):
        self.first, self.r = first, rnd(seed)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        discard(self.first)

    def add(self, at, along, up=(0, 0, 1), scale=1.0, loose=0.15):
        j = lambda v: [c + self.r.uniform(-loose, loose) for c in v]
        return grow(copy(self.r.choice(self.first)), at, j(Vector(along).normalized()), j(Vector(up).normalized()), scale)


def polar(a, r, z=0.0):
    return Vector((math.cos(a) * r, math.sin(a) * r, z))


def stem(points, r0, r1, m, n=8, seg=10):
    """A stem through points, thinner towards its end; returns its path."""
    path = [Vector(q) for q in smooth([tuple(q) for q in points], n)]
    tube("stem", path, lambda t: r0 + (r1 - r0) * t, m, seg)
    return path


def tangent(path, i):
    return (path[min(len(path) - 1, i + 1)] - path[max(0, i - 1)]).normalized()
