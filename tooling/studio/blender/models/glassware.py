"""Glasses and carafes, with what is in them."""

import math

from lib import mat
from lib.color import rgba
from lib.curve import fillet, resample, rnd, smooth
from lib.mesh import lathe, rbox
from lib.scene import Group, place

TAU = math.tau

SHAPES = {
    # outer profile (r, z[, fillet]), wall, thickness of the bottom, height of the drink
    "tumbler": ([(2.6, 0.0), (2.9, 0.0, 0.3), (3.6, 12.0)], 0.1, 0.35, 0),
    "rocks": ([(3.4, 0.0), (3.9, 0.0, 0.4), (4.2, 8.6)], 0.22, 1.3, 4.6),
    "reicha": ([(2.5, 0.0), (3.0, 0.0, 0.6), (3.9, 3.4, 1.6), (4.0, 6.0)], 0.16, 0.6, 4.6),
    "carafe": ([(4.2, 0.0), (5.0, 0.0, 1.2), (5.2, 9.0, 3.5), (2.2, 15.5, 3), (2.1, 19.0, 1.5), (3.0, 23.5)], 0.2, 0.7, 11.5),
    "kiriko": ([(3.0, 0.0), (3.4, 0.0, 0.3), (4.0, 9.2)], 0.28, 0.9, 0),
}
DRINKS = {"whisky": "#e39433", "redwine": "#7a0818", "greentea": "#dbd873", "water": "#eef6f7", "beer": "#d18a10"}


def drink(color, name):
    """What is in the glass: opaque enough to render quickly, bright enough to look lit through."""
    if name == "water":
        return mat.glass("#f2f9fa", ior=1.33)
    return mat.glass(DRINKS[name], ior=1.33)


def shell(outer, wall, floor):
    out = resample(fillet(outer, 10), 0.35)
    inner = []
    for i, (r, z) in enumerate(out):
        a, b = out[max(0, i - 1)], out[min(len(out) - 1, i + 1)]
        dx, dz = b[0] - a[0], b[1] - a[1]
        ln = math.hypot(dx, dz) or 1
        inner.append((r - dz / ln * wall, z + dx / ln * wall))
    inner = [q for q in inner if q[1] > floor + 0.3 and q[0] > 0]
    rt, zt = out[-1]
    floor_pts = smooth([(inner[0][0], inner[0][1]), (inner[0][0] * 0.9, floor + 0.06), (inner[0][0] * 0.5, floor), (0, floor)], 6)
    return [(0, 0.08)] + [(out[0][0] * 0.9, 0.04)] + out + [(rt - wall / 2, zt + wall * 0.3)] + inner[::-1] + floor_pts[1:], inner, floor


def one_glass(shape, fill=None, color=None):
    clear = mat.glass("#fafdfd")
    if shape == "wine":
        bowl = smooth([(0.42, 9.3), (1.2, 9.6), (3.4, 11.6), (4.3, 14.4), (4.0, 17.6), (3.35, 20.6)], 12)
        base = smooth([(3.9, 0.0), (3.9, 0.12), (2.4, 0.32), (0.7, 0.75), (0.4, 1.6), (0.34, 5.0), (0.42, 9.3)], 10)
        inner = [(r - 0.11, z + 0.02) for r, z in bowl if r > 1.1]
        prof = [(0, 0.0)] + base + bowl[1:] + [(3.3, 20.66)] + inner[::-1] + [(0.7, 9.75), (0, 9.7)]
        lathe("wine", prof, clear, 144)
        if fill:
            liq = [(0, 9.74), (0.68, 9.8)] + [(r * 1.004, z) for r, z in inner if z < 14.0]
            lathe("drink", liq + [(0, liq[-1][1])], drink(None, fill), 96)
        return
    outer, wall, floor, level = SHAPES[shape]
    prof, inner, fl = shell(outer, wall, floor)
    if shape == "kiriko":
        # coloured overlay, cut through to the clear glass in a diamond pattern
        n = mat.Nodes("kiriko")
        uv = n.add("ShaderNodeSeparateXYZ", Vector=n.coord("Object"))
        ang = n.math("ARCTAN2", uv.outputs["X"], uv.outputs["Y"])
        k = 14 / TAU
        u = n.math("MULTIPLY", ang, k)
        v = n.math("MULTIPLY", uv.outputs["Z"], 0.62)

        def tri(x):
            return n.math("ABSOLUTE", n.math("SUBTRACT", n.math("FRACT", x), 0.5))

        a = tri(n.math("ADD", u, v))
        b = tri(n.math("SUBTRACT", u, v))
        line = n.math("MINIMUM", a, b)
        cut = n.math("LESS_THAN", line, 0.10)
        flower = n.math("LESS_THAN", n.math("ADD", n.math("SUBTRACT", 0.5, a), n.math("SUBTRACT", 0.5, b)), 0.22)
        cut = n.math("MAXIMUM", cut, flower)
        inside = n.math("MULTIPLY", n.math("GREATER_THAN", uv.outputs["Z"], 1.1), n.math("LESS_THAN", uv.outputs["Z"], 7.4))
        cut = n.math("MULTIPLY", cut, inside)
        foot = n.math("LESS_THAN", uv.outputs["Z"], 0.55)
        cut = n.math("MAXIMUM", cut, foot)
        c = {"ruri": "#2a4fc4", "beni": "#d2203f"}.get(color, color)
        col = n.mixrgb(cut, rgba(c)[:3], "#fbffff")
        g = n.add("ShaderNodeBsdfGlass", Roughness=0.0, IOR=1.5, Color=col)
        n.set(g, "Normal", n.bump(n.math("MULTIPLY", n.math("MINIMUM", line, 0.12), 8.0), 0.10))
        t = n.add("ShaderNodeBsdfTransparent", Color=col)
        lp = n.add("ShaderNodeLightPath")
        fac = n.math("MAXIMUM", lp.outputs["Is Shadow Ray"], lp.outputs["Is Diffuse Ray"])
        m = n.done(n.add("ShaderNodeMixShader", Fac=fac, **{"1": g.outputs[0], "2": t.outputs[0]}))
        # only the outside carries colour
        half = len(prof)
        split = max(range(half), key=lambda i: prof[i][1])
        lathe("kiriko", prof, [m, clear], 168, None, lambda z, r, i, nn: 0 if 1 < i < split else 1)
    else:
        lathe("glass", prof, clear, 144)
    if fill and level:
        d = drink(None, fill)
        liq = [(0, fl + 0.02)] + [(r * 1.004, z) for r, z in inner if z < level]
        lathe("drink", liq + [(0, liq[-1][1])], d, 96)
        if fill == "whisky":
            r = rnd(4)
            ice = mat.glass("#fbffff", bump=0.15)
            place(rbox("ice", 3.0, 3.0, 2.9, 0.4, ice), (-1.2, -0.4, 3.2), (8, -12, 20))
            place(rbox("ice", 2.7, 2.7, 2.6, 0.4, ice), (1.5, 0.8, 3.4), (-10, 9, 50))


def glass(p):
    n = p.get("count", 1)
    sp = {"reicha": 9.6}.get(p["shape"], 10)
    for i in range(n):
        with Group() as g:
            one_glass(p["shape"], p.get("fill"), p.get("color"))
        g.place(loc=((i - (n - 1) / 2) * sp, (-1.6 if i == 1 else 0.6) if n > 1 else 0, 0))
    return {"elevation": 14, "fill": 0.7 if p["shape"] in ("wine", "carafe") else (0.6 if n == 1 else 0.76), "transmission": 10, "noise": 1.7}
