"""Parts of cakes: sponge, cream, berries, macarons."""

import math

from lib import mat
from lib.color import mix, shade
from lib.curve import n3, smooth
from lib.mesh import lathe
from lib.scene import Group
from models.fruit import one_strawberry


def sponge(color="#f0d27c", depth=0.12, scale=3.2):
    n = mat.Nodes("sponge")
    f = n.noise(scale, 5, rough=0.7)
    return n.done(n.principled(n.ramp(f, [(0.3, shade(color, 0.78)), (0.6, color)]), 0.9, Normal=n.bump(f, depth), Specular=0.15))


def cream():
    n = mat.Nodes("cream")
    return n.done(n.principled("#fbf5e8", 0.42, Normal=n.bump(n.noise(1.6, 3), 0.05), Specular=0.35))


def berry(loc, s=0.75, seed=1.0, rot=(0, 0, 0)):
    with Group() as g:
        one_strawberry(s, seed)
    g.place(rot=rot).place(loc=loc)
    return g


def everything():
    import bpy

    g = Group()
    g.objects = [o for o in bpy.context.scene.objects if o.type == "MESH"]
    return g


def wedge_points(R, ang, n=18):
    a0 = math.radians(-90 - ang / 2)
    return [(0, 0)] + [(R * math.cos(a0 + math.radians(ang) * i / n), R * math.sin(a0 + math.radians(ang) * i / n)) for i in range(n + 1)]


def macaron(color, r=2.25):
    m = mat.Nodes("shell")
    f = m.noise(6, 3)
    mm = m.done(m.principled(shade(color, 0.98), 0.55, Normal=m.bump(f, 0.012), Specular=0.3))
    foot = mat.Nodes("foot")
    q = foot.noise(5.5, 4, rough=0.7)
    fm = foot.done(foot.principled(shade(color, 0.9), 0.9, Normal=foot.bump(q, 0.2)))
    fill = mat.plain(mix(color, "#fff6e6", 0.55), 0.5)
    top = smooth([(0, 1.2), (1.1, 1.12), (1.95, 0.72), (2.25, 0.28), (2.22, 0.18)], 8)
    ft = lambda s: [(2.2, s * 0.18), (2.38, s * 0.12), (2.36, s * -0.18), (2.1, s * -0.22)]
    lathe("top", top, mm, 80).location.z = 1.75
    lathe("foot", [(2.2, 0.18), (2.36, 0.1), (2.34, -0.16), (2.05, -0.22), (0, -0.22)], fm, 120, lambda a, rr, z: (rr * (1 + 0.02 * n3(math.cos(a) * 9, math.sin(a) * 9, z * 3)), z)).location.z = 1.75
    lathe("fill", [(0, 1.55), (2.02, 1.54), (2.12, 1.32), (2.02, 1.12), (0, 1.1)], fill, 64)
    lathe("foot", [(2.2, -0.18), (2.36, -0.1), (2.34, 0.16), (2.05, 0.22), (0, 0.22)], fm, 120, lambda a, rr, z: (rr * (1 + 0.02 * n3(math.cos(a) * 9, math.sin(a) * 9, z * 3)), z)).location.z = 0.92
    lathe("bottom", [(rr, -z) for rr, z in top], mm, 80).location.z = 0.92
