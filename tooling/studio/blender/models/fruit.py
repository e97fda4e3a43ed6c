"""Single fruits and leaves."""

import math

from lib import mat
from lib.color import shade
from lib.curve import n3, smooth
from lib.mesh import ball, deform, grid, lathe, tube
from lib.scene import Group, copy, place

TAU = math.tau


def skin_apple():
    n = mat.Nodes("apple")
    c = n.coord()
    sep = n.add("ShaderNodeSeparateXYZ", Vector=c)
    ang = n.math("ARCTAN2", sep.outputs["X"], sep.outputs["Y"])
    comb = n.add("ShaderNodeCombineXYZ", X=n.math("MULTIPLY", ang, 9.0), Y=n.math("MULTIPLY", sep.outputs["Z"], 0.35), Z=0.0)
    streak = n.noise(1.0, 4, comb.outputs[0], 0.6)
    patch = n.noise(0.28, 2, c)
    f = n.math("ADD", n.math("MULTIPLY", streak, 0.55), n.math("MULTIPLY", patch, 0.75))
    col = n.ramp(f, [(0.42, "#e8c55a"), (0.52, "#d0442c"), (0.7, "#a8161f"), (0.85, "#7d0d1a")])
    dots = n.ramp(n.noise(5.5, 0, c), [(0.72, (0, 0, 0)), (0.76, (0.6, 0.6, 0.6))])
    col = n.mixrgb(dots, col, "#e9c98a")
    return n.done(n.principled(col, 0.28, Clearcoat=0.25, Normal=n.bump(n.noise(2, 2), 0.02)))


def one_apple(m, seed=1.0):
    prof = smooth([(0, 0.75), (0.7, 0.5), (1.7, 0.1), (2.8, 0.45), (3.9, 2.4), (4.15, 4.4), (3.5, 6.5), (2.2, 7.35), (1.1, 7.0), (0.35, 6.2), (0, 5.9)], 10)

    def shape(a, r, z):
        k = 1 + 0.035 * math.cos(5 * a + seed) * max(0, 1 - z / 5) + 0.03 * n3(math.cos(a), math.sin(a), z * 0.1, 1, seed)
        return r * k, z + 0.12 * math.cos(5 * a + seed) * (1 if z < 1.5 else 0)

    lathe("apple", prof, m, 96, shape)
    tube("stem", smooth([(0, 0, 6.0), (0.1, 0, 7.0), (0.5, 0.1, 8.1)], 8), lambda t: 0.14 + 0.08 * t, mat.plain("#4d3420", 0.8), 10)


def peel(color, rough=0.4, depth=0.06, scale=4.5):
    n = mat.Nodes("peel")
    v = n.add("ShaderNodeTexVoronoi", {"feature": "SMOOTH_F1"}, Scale=scale)
    n.link(n.coord(), v.inputs["Vector"])
    col = n.ramp(n.noise(0.5, 3), [(0.3, shade(color, 0.86)), (0.7, shade(color, 1.1))])
    return n.done(n.principled(col, rough, Normal=n.bump(v.outputs["Distance"], depth), Clearcoat=0.15))


def leaf_mat(color="leaf", rough=0.45):
    return mat.gradient([(0, shade(color, 0.75)), (1, shade(color, 1.25))], "x", -3, 3, rough, 0.02, 4, 0.15, coat=0.1)


def leaf(L, W, m, curl=0.25, fold=0.25, thick=0.04, tip=1.6):
    """A leaf from the origin along +x, its face upward."""

    def fn(u, v):
        t = v
        w = W / 2 * (math.sin(math.pi * t ** 0.8) ** 0.9) * (1 if t < 0.98 else 0.2)
        s = (u - 0.5) * 2
        x = L * t
        y = s * w
        z = fold * abs(s) * w + curl * L * (t - t * t * tip) + 0.03 * L * math.sin(s * 3 + t * 9) * 0.2
        return (x, y, z)

    return grid("leaf", 10, 28, fn, m, thickness=thick)


def one_mikan(m, seed=0.0, green=True):
    prof = smooth([(0, 0.35), (0.9, 0.08), (2.4, 0.5), (3.5, 2.0), (3.45, 3.4), (2.3, 4.7), (0.9, 5.1), (0.35, 4.95), (0, 4.85)], 10)
    lathe("mikan", prof, m, 96, lambda a, r, z: (r * (1 + 0.02 * n3(math.cos(a), math.sin(a), z * 0.2, 1, seed)), z + 0.05 * math.cos(a * 9) * max(0, (z - 4) / 1) * (r > 0.3)))
    ball("calyx", 0.42, mat.plain("#6f7d3a", 0.7), (0, 0, 4.95), (1, 1, 0.35), seg=16)


def one_strawberry(scale=1.0, seed=1.0, m=None):
    if m is None:
        m = mat.gradient([(0.0, "#b00f1c"), (0.7, "#d5202a"), (0.93, "#e35a48"), (1, "#f3c9a8")], "z", -2.4, 1.6, 0.22, 0.03, 3, 0.05, coat=0.4)
    with Group() as g:
        prof = smooth([(0, -2.5), (0.6, -2.3), (1.35, -1.2), (1.8, 0.2), (1.65, 1.2), (0.9, 1.65), (0, 1.6)], 10)
        seeds = []
        for k in range(110):
            z = -2.3 + 3.6 * (k + 0.5) / 110
            a = k * 2.39996
            seeds.append((a % TAU, z))
        o = lathe("berry", prof, m, 72, lambda a, r, z: (r * (1 + 0.04 * n3(math.cos(a) * 1.2, math.sin(a) * 1.2, z * 0.5, 1, seed)), z))
        pips = mat.plain("#e8c25a", 0.4)

        zs = [q[1] for q in prof[:50]]
        first = None
        for a, z in seeds:
            r = 0.0
            for q in range(len(prof) - 1):
                if prof[q][1] <= z <= prof[q + 1][1]:
                    t = (z - prof[q][1]) / ((prof[q + 1][1] - prof[q][1]) or 1)
                    r = prof[q][0] + (prof[q + 1][0] - prof[q][0]) * t
                    break
            if r < 0.2:
                continue
            r *= 1 + 0.04 * n3(math.cos(a) * 1.2, math.sin(a) * 1.2, z * 0.5, 1, seed)
            loc = (math.sin(a) * r, -math.cos(a) * r, z)
            if first is None:
                first = ball("pip", 1, pips, seg=10)
                deform(first, lambda c: (c.x * 0.05, c.y * 0.022, c.z * 0.085))
                s = first
            else:
                s = copy(first)
            place(s, loc, (0, 0, math.degrees(a)))
        gm = mat.plain("#4f8a2e", 0.55)
        for k in range(8):
            with Group() as l:
                leaf(2.1, 0.8, gm, 0.1, 0.2, 0.04)
            l.place(loc=(0, 0, 1.62), rot=(0, 4 + (k % 3) * 9, k * 45 + 10 * (k % 2)))
        tube("stem", smooth([(0, 0, 1.6), (0.05, 0.05, 2.1), (0.3, 0.1, 2.6)], 6), 0.1, gm, 8)
    if scale != 1:
        g.place(scale=scale)
    return g
