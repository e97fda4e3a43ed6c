"""Helpers of scenes: things put somewhere, rice in a bowl, a pair of chopsticks, steam."""

import math

import bpy
from mathutils import Vector

from lib import mat
from lib.curve import n3
from lib.mesh import ball, grid
from lib.scene import Group
from models.lacquerware import stick


def at(build, loc=(0, 0, 0), rot=(0, 0, 0), scale=None):
    """Build something and put it somewhere."""
    with Group() as g:
        build()
    return g.place(loc=loc, rot=rot, scale=scale)


def rice(r, z):
    n = mat.Nodes("rice")
    v = n.add("ShaderNodeTexVoronoi", {"feature": "SMOOTH_F1"}, Scale=2.7)
    n.link(n.coord("Object", (1, 0.55, 1)), v.inputs["Vector"])
    m = n.done(n.principled("#f7f4ec", 0.45, Normal=n.bump(n.math("SUBTRACT", 1.0, v.outputs["Distance"]), 0.25)))
    o = ball("rice", r, m, (0, 0, z), (1, 1, 0.5), seg=64, fn=lambda v: 1 + 0.04 * n3(v.x * 4, v.y * 4, v.z * 4))
    return o


def pair_of_sticks(color, length=22):
    m = mat.lacquer(color)
    for k in (0, 1):
        at(lambda: stick(m, length), (-length / 2, -k * 1.0, 0.42), (0, 0, 0.8 * k))


def lay(build, yaw=24, tilt=-58):
    """Lay a bouquet down, flowers upward, on the ground."""
    with Group() as g:
        build()
    g.objects = [o for o in g.objects if not o.get("no_fit")]
    g.place(rot=(tilt, 0, 0)).place(rot=(0, 0, yaw))
    bpy.context.view_layer.update()
    low = 1e9
    for o in g.objects:
        for c in o.bound_box:
            z = (o.matrix_world @ Vector(c)).z
            low = min(low, z)
    g.place(loc=(0, 0, -low * 0.92))
    return g


def steam(x, y, z, height, width=7.0, seed=1.0, strength=0.5):
    """Steam over something hot: thin veils that let the background through."""
    for k in range(2):
        n = mat.Nodes("steam")
        uv = n.add("ShaderNodeSeparateXYZ", Vector=n.coord("UV"))
        u, v = uv.outputs["X"], uv.outputs["Y"]
        wisps = n.ramp(n.noise(2.2, 3, n.coord("UV", (1.5, 0.75, 1)), distort=1.6 + k + seed * 0.1), [(0.42, (0, 0, 0)), (0.85, (1, 1, 1))])
        side = n.math("SINE", n.math("MULTIPLY", u, math.pi))
        rise = n.math("MULTIPLY", n.math("SINE", n.math("MULTIPLY", n.math("POWER", v, 0.55), math.pi)), n.math("POWER", side, 2.0))
        fac = n.math("MULTIPLY", n.math("MULTIPLY", wisps, rise), strength * 0.42)
        clear = n.add("ShaderNodeBsdfTransparent")
        light = n.add("ShaderNodeEmission", Strength=0.85)
        n.set(light, "Color", (1.0, 0.94, 0.86))
        m = n.done(n.add("ShaderNodeMixShader", Fac=fac, **{"1": clear.outputs[0], "2": light.outputs[0]}))

        def veil(u, v, k=k):
            bend = 0.9 * math.sin(v * 4 + seed + k) * v
            return (x + (u - 0.5) * width * (0.5 + 0.6 * v) + bend, y + k * 0.8, z + v * height)

        grid("steam", 10, 20, veil, m)["no_fit"] = True
