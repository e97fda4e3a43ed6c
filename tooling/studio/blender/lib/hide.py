"""Vegetable-tanned leather, new and after years of use; stitches; the frame that all years of a piece share."""

import math

from mathutils import Vector

from . import mat
from .color import mix, shade
from .nodes import Nodes
from .scene import CREATED, obj

# the colour when new, after ten years, and where hands and corners rub it
TANNED = {
    "nume": ("#d9a876", "#6d3617", "#4f2611"),
    "sumi": ("#2a2624", "#1b1613", "#6a4a34"),
    "kuri": ("#84492a", "#43200f", "#a8683c"),
    "fukamidori": ("#2c4034", "#18271f", "#66704c"),
}
THREAD = {"nume": "#eadfc8", "sumi": "#57504a", "kuri": "#d9b48a", "fukamidori": "#a9ae92"}


def worn(age):
    """How far on the way from new (0) to ten years (1): quick at first, slow later."""
    return math.log1p(age) / math.log1p(10)


def hide(color, age=0, grain=4.0, touch=0.0, folds=(), size=30.0):
    """Leather. `touch` darkens what hands hold, `folds` are (axis, place, width) where it creases, `size` is the piece's in cm."""
    t = worn(age)
    new, old, rub = TANNED[color]
    base = mix(mix(new, old, t), old, touch * 0.7 * t)
    n = Nodes("hide")
    k = 30.0 / size
    cloud = n.noise(0.09 * k, 4, distort=0.6)
    fibre = n.noise(1.6 * k, 6, n.coord("Object", (1, 1, 0.5)), 0.62)
    f = n.math("ADD", n.math("MULTIPLY", cloud, 0.62), n.math("MULTIPLY", fibre, 0.38))
    spread = 0.05 + 0.19 * t
    col = n.ramp(f, [(0.3, shade(base, 1 - spread)), (0.52, base), (0.72, shade(base, 1 + spread * 0.8))])
    # Edges and corners: burnished where the leather is pale, rubbed to the core where it is dyed.
    point = n.add("ShaderNodeNewGeometry").outputs["Pointiness"]
    edge = n.ramp(point, [(0.505, (0, 0, 0)), (0.56, (1, 1, 1))])
    broken = n.ramp(n.noise(0.55 * k, 4), [(0.35, (0, 0, 0)), (0.6, (1, 1, 1))])
    col = n.mixrgb(n.math("MULTIPLY", n.math("MULTIPLY", edge, broken), 0.9 * t * t), col, rub)
    # Scratches: short, in two directions, only after some years.
    marks = 0.0
    for turn in ((0.22, 7.0, 1.1), (5.0, 0.3, 2.4)):
        s = n.noise(1.0 * k, 2, n.coord("Object", turn), 0.4)
        line = n.ramp(s, [(0.64, (0, 0, 0)), (0.655, (1, 1, 1)), (0.67, (0, 0, 0))])
        marks = n.math("ADD", marks, line) if marks else line
    col = n.mixrgb(n.math("MULTIPLY", marks, 0.22 * t * t), col, shade(base, 1.5))
    # Creases where it folds, and a little everywhere.
    where = 0.16
    if folds:
        sep = n.add("ShaderNodeSeparateXYZ", Vector=n.coord())
        for axis, at, width in folds:
            d = n.math("DIVIDE", n.math("SUBTRACT", sep.outputs[axis.upper()], at), width)
            g = n.math("EXPONENT", n.math("MULTIPLY", n.math("MULTIPLY", d, d), -1.0))
            where = n.math("ADD", where, g)
    fold_axis = folds[0][0] if folds else "z"
    along = {"x": (2.4, 0.5, 0.5), "y": (0.5, 2.4, 0.5), "z": (0.5, 0.5, 2.4)}[fold_axis]
    w = n.noise(0.55 * k, 5, n.coord("Object", along), 0.55, 1.2)
    ridge = n.math("ABSOLUTE", n.math("SUBTRACT", w, 0.5))
    crease = n.ramp(ridge, [(0.0, (0, 0, 0)), (0.035, (1, 1, 1))])
    dark = n.math("MULTIPLY", n.math("MULTIPLY", n.math("SUBTRACT", 1.0, crease), where), 0.42 * t)
    col = n.mixrgb(dark, col, shade(base, 0.5))
    # Relief: pebbles, pores, creases.
    vor = n.add("ShaderNodeTexVoronoi", {"feature": "SMOOTH_F1"}, Scale=grain)
    n.link(n.coord(), vor.inputs["Vector"])
    nrm = n.bump(vor.outputs["Distance"], 0.05 * (1 - 0.45 * t) / grain * 4, 0.55)
    nrm = n.bump(n.noise(grain * 3.2, 3), 0.012, 0.6, nrm)
    if t:
        nrm = n.bump(n.math("MULTIPLY", crease, where), 0.11 * t / k, 0.75, nrm)
    rough = n.ramp(n.noise(0.5 * k, 3), [(0.3, (0.44 - 0.13 * t,) * 3), (0.7, (0.53 - 0.12 * t,) * 3)])
    p = n.principled(col, 0.5, Specular=0.36 + 0.12 * t)
    n.set(p, "Roughness", rough)
    n.set(p, "Normal", nrm)
    n.set(p, "Clearcoat", 0.22 * t)
    n.set(p, "Clearcoat Roughness", 0.26)
    return n.done(p)


def cut(color, age=0):
    """The polished cut edge of the leather."""
    new, old, _ = TANNED[color]
    return mat.plain(shade(mix(new, old, worn(age)), 0.45), 0.34)


def stitches(line, color, age=0, r=0.05, length=0.44, gap=0.22):
    """Saddle stitches along (x, y, z), as one object."""
    pts = [Vector(p) for p in line]
    runs = [0.0]
    for a, b in zip(pts, pts[1:]):
        runs.append(runs[-1] + (b - a).length)
    total, i = runs[-1], 0

    def at(s):
        nonlocal i
        while i < len(pts) - 2 and runs[i + 1] < s:
            i += 1
        d = runs[i + 1] - runs[i]
        return pts[i].lerp(pts[i + 1], (s - runs[i]) / d if d else 0)

    verts, faces, s = [], [], gap
    while s + length < total:
        a, b = at(s), at(s + length)
        t = (b - a).normalized()
        side = t.cross(Vector((0.31, -0.87, 0.38))).normalized()
        up = t.cross(side)
        start = len(verts)
        for c, k in ((a, 0.55), (a.lerp(b, 0.2), 1), (a.lerp(b, 0.8), 1), (b, 0.55)):
            for q in range(6):
                g = math.tau * q / 6
                verts.append(c + (side * math.cos(g) + up * math.sin(g)) * r * k)
        for ring in range(3):
            for q in range(6):
                o, z = start + ring * 6, (q + 1) % 6
                faces.append((o + q, o + z, o + 6 + z, o + 6 + q))
        s += length + gap
    tone = shade(THREAD[color], 1 - 0.42 * worn(age)) if color != "sumi" else THREAD[color]
    return obj("stitches", verts, faces, mat.plain(tone, 0.75))


def keep_frame(w, d, h, turned=0):
    """Let the camera frame this box instead of the model, so that every age of a piece is seen from the same place."""
    for o in CREATED:
        o["no_fit"] = True
    a = math.radians(turned)
    corners = [(x * math.cos(a) - y * math.sin(a), x * math.sin(a) + y * math.cos(a), z) for x in (-w / 2, w / 2) for y in (-d / 2, d / 2) for z in (0, h)]
    obj("frame", corners, [])
