"""Candles."""

import math

from lib import art, mat
from lib.curve import fillet, n3, resample, smooth
from lib.mesh import ball, deform, label_patch, lathe, tube
from models.bottles import shell


def candle(p):
    if p["shape"] == "glass":
        prof = resample(fillet([(3.5, 0.0), (4.1, 0.0, 0.5), (4.15, 9.6)], 8), 0.4)
        outline, inner = shell(prof, 0.24, 0.9)
        lathe("glass", outline, mat.glass("#fbf7ee"), 128)
        wax = [(0, 0.92)] + [(r * 0.985, z) for r, z in inner if z < 7.2]
        zt = wax[-1][1]
        wax += [(3.2, zt - 0.05), (1.0, zt - 0.12), (0, zt - 0.1)]
        lathe("wax", wax, mat.glow(p["color"], rough=0.4, soft=0.2), 96)
        base = zt - 0.12
        c = art.Canvas(760, 620, "#f4efe4")
        c.text(p.get("label", "森の香り"), 380, 270, 120, "sumi", art.SERIF_BOLD, track=0.12, fit=600)
        c.text("AROMA CANDLE", 380, 410, 46, "sumi", art.SANS, track=0.25)
        c.rect(340, 490, 420, 494, "shu")
        label_patch("label", 4.12, 1.6, 6.2, 78, mat.printed(c.image(), 0.7, fibre=0.008), gap=0.03)
        flame((0, 0, base))
        return {"elevation": 15, "fill": 0.6, "transmission": 8, "noise": 1.7}
    for i, col in enumerate(p["colors"]):
        x, y, s = ((-3.6, 0.6, 1.0), (3.7, -1.0, 0.74))[i]
        H = 15 * s
        prof = fillet([(0, 0.0), (3.0, 0.0, 0.25), (3.25, H, 0.35), (2.4, H - 0.05, 0.3), (1.2, H - 0.35, 0.3), (0, H - 0.4)], 6)
        lathe("pillar", resample(prof, 0.4), mat.glow(col, rough=0.45, soft=0.25), 128, lambda a, r, z: (r * (1 + 0.006 * n3(math.cos(a) * 2, math.sin(a) * 2, z * 0.3)), z)).location = (x, y, 0)
        flame((x, y, H - 0.4))
    return {"elevation": 14, "fill": 0.74}


def flame(at, lit=True):
    x, y, z = at
    tube("wick", smooth([(x, y, z - 0.1), (x + 0.03, y, z + 0.5), (x + 0.12, y, z + 1.0)], 6), 0.1, mat.plain("#2a2019", 0.9), 8)
    if lit:
        n = mat.Nodes("flame")
        sep = n.add("ShaderNodeSeparateXYZ", Vector=n.coord())
        f = n.add("ShaderNodeMapRange", Value=sep.outputs["Z"])
        f.inputs["From Min"].default_value, f.inputs["From Max"].default_value = -1.0, 1.3
        e = n.add("ShaderNodeEmission", Strength=2.2)
        n.set(e, "Color", n.ramp(f.outputs[0], [(0.0, (0.25, 0.35, 0.9)), (0.18, (1, 0.55, 0.12)), (0.5, (1, 0.78, 0.3)), (1, (1, 0.55, 0.12))]))
        o = ball("flame", 1, n.done(e), (x + 0.12, y, z + 1.75), seg=32)
        deform(o, lambda c: (c.x * 0.36 * (1 - max(0, c.z) * 0.55), c.y * 0.36 * (1 - max(0, c.z) * 0.55), c.z * (1.35 if c.z > 0 else 0.95)))
