"""Coffee beans by degree of roast, in heaps; ground coffee."""

import math

from lib import mat
from lib.color import mix, shade
from lib.curve import n3, rnd
from lib.mesh import ball, deform, grid
from lib.physics import settle
from lib.scene import copy, discard, place

TAU = math.tau

# From light to Italian.
ROASTS = ["#b58a58", "#9b6a3c", "#7f5029", "#673c1e", "#4f2c16", "#3d2112", "#2b1710", "#1d100c"]


def bean_skin(roast):
    """The skin of a bean: paler silver skin in the crease, oil on the dark roasts; no two beans alike."""
    n = mat.Nodes(f"bean-{roast}")
    base = ROASTS[round(roast) - 1]
    oil = max(0.0, (roast - 5) / 3)
    each = n.add("ShaderNodeObjectInfo").outputs["Random"]
    col = n.mixrgb(each, shade(base, 0.78), shade(base, 1.2))
    patches = n.noise(2.4, 4, rough=0.6)
    col = n.mixrgb(n.math("MULTIPLY", patches, 0.45), col, shade(base, 0.6))
    sep = n.add("ShaderNodeSeparateXYZ", Vector=n.coord())
    wave = n.math("MULTIPLY", n.math("SINE", n.math("MULTIPLY", sep.outputs["Y"], 5.0)), 0.035)
    off = n.math("ABSOLUTE", n.math("SUBTRACT", sep.outputs["X"], wave))
    seam = n.math("MULTIPLY", n.math("LESS_THAN", off, 0.045), n.math("GREATER_THAN", sep.outputs["Z"], -0.02))
    col = n.mixrgb(n.math("MULTIPLY", seam, 0.55), col, mix(base, "#c9a57a", 0.45))
    wrinkle = n.noise(7, 4, rough=0.6)
    p = n.principled(col, 0.55 - 0.22 * oil, Normal=n.bump(wrinkle, 0.05 - 0.025 * oil), Specular=0.35 + 0.2 * oil)
    n.set(p, "Clearcoat", 0.55 * oil)
    n.set(p, "Clearcoat Roughness", 0.22)
    return n.done(p)


def one_bean(material, seg=28):
    """One bean, its crease upward: a half of an egg with a winding furrow."""

    def fn(v):
        furrow = math.exp(-(((v.x - 0.09 * math.sin(v.y * 2.6)) / 0.17) ** 2)) * max(0.0, v.z) * (1 - 0.6 * abs(v.y) ** 6)
        return 1 - 0.66 * furrow

    b = ball("bean", 1, material, seg=seg, fn=fn)
    return deform(b, lambda c: (c.x * 0.36, c.y * 0.5 * (1 - 0.06 * c.x * c.x), c.z * (0.2 if c.z > 0 else 0.28)))


def pour_beans(roast, count, radius, center=(0, 0), seed=1, solid=(), height=0.0, seg=28):
    """Beans that fell from a scoop around a point; `height` is where they start to fall from."""
    r = rnd(seed)
    first = one_bean(bean_skin(roast), seg)
    out = []
    layer = max(4, int(radius * radius * 2.2))
    for i in range(count):
        ob = first if not out else copy(first)
        a, d = r.random() * TAU, radius * math.sqrt(r.random())
        z = height + 0.6 + 0.75 * (i // layer) + r.random() * 0.3
        place(ob, (center[0] + math.cos(a) * d, center[1] + math.sin(a) * d, z), (r.random() * 360, r.random() * 360, r.random() * 360), r.uniform(0.92, 1.08))
        out.append(ob)
    settle(out, solid)
    far = [ob for ob in out if ob.location.z < -1 or math.dist(ob.location[:2], center) > radius * 2.6]
    discard(far)
    return [ob for ob in out if ob not in far]


GRINDS = {"coarse": (0.085, 2600), "medium": (0.05, 5200), "fine": (0.02, 5200)}


def ground_skin(grind):
    """Ground coffee seen from near: dark grains with pale chaff between them."""
    n = mat.Nodes("ground-" + grind)
    size = GRINDS[grind][0]
    cells = n.add("ShaderNodeTexVoronoi", {"feature": "F1"}, Scale=0.55 / size)
    n.link(n.coord(), cells.inputs["Vector"])
    tone = n.add("ShaderNodeSeparateXYZ", Vector=cells.outputs["Color"]).outputs["X"]
    col = n.ramp(tone, [(0.0, "#26140b"), (0.55, "#4b2a16"), (0.86, "#6b4022"), (0.97, "#9b7046"), (1.0, "#b48a5c")])
    dist = n.math("MULTIPLY", cells.outputs["Distance"], 1.0)
    return n.done(n.principled(col, 0.9, Normal=n.bump(n.math("SUBTRACT", 1.0, dist), size * 0.9), Specular=0.12))


def mound(grind, radius, height, center=(0, 0), seed=1):
    """A heap of ground coffee: a soft cone, with single grains on it and around its foot."""
    size, count = GRINDS[grind]
    skin = ground_skin(grind)

    def lift(x, y):
        d = math.hypot(x, y) / radius
        soft = 1 - d * (1 - 0.16 * math.exp(-((d / 0.22) ** 2)))
        rough = n3(x * 0.8, y * 0.8, seed) * 0.22 + n3(x * 2.4, y * 2.4, seed + 3) * 0.1
        return max(0.0, height * max(0.0, soft) ** 1.25 + rough * min(1.0, max(0.0, (1.06 - d) * 5)))

    def surface(u, v):
        c, w = math.cos(TAU * u), math.sin(TAU * u)
        d = v * radius * (1.0 + 0.07 * n3(c * 2, w * 2, seed) + 0.05 * n3(c * 9, w * 9, seed + 1) + 0.03 * n3(c * 26, w * 26, seed + 2))
        x, y = math.cos(TAU * u) * d, math.sin(TAU * u) * d
        return (center[0] + x, center[1] + y, lift(x, y) + 0.01)

    grid("ground", 200, 90, surface, skin, wrap_u=True)
    r = rnd(seed)
    grain = ball("grain", size, skin, seg=10, fn=lambda v: 0.8 + 0.45 * n3(v.x * 2, v.y * 2, v.z * 2, 1, 5))
    for i in range(count):
        a, d = r.random() * TAU, radius * (math.sqrt(r.random()) if i % 3 == 0 else 0.98 + r.gauss(0, 0.045) if i % 3 == 1 else 0.96 + abs(r.gauss(0, 0.14)))
        x, y = math.cos(a) * d, math.sin(a) * d
        ob = copy(grain) if i else grain
        place(ob, (center[0] + x, center[1] + y, lift(x, y) + size * 0.4), (r.random() * 360, r.random() * 360, 0), r.uniform(0.5, 1.25))


def beans(p):
    """A heap by degree of roast, seen from above or from the table."""
    pour_beans(p["roast"], p.get("count", 260), p.get("radius", 3.4), seed=3)
    return {"elevation": 56, "fill": 0.8}


def roastscale(p):
    """Eight heaps, from light to Italian."""
    for i in range(8):
        x, y = (i % 4 - 1.5) * 8.4, (0.5 - i // 4) * 8.6
        pour_beans(i + 1, 84, 1.9, (x, y), seed=i + 1)
    return {"fill": 0.86}


def grind(p):
    """Ground coffee: one heap, or coarse, medium and fine in a row."""
    if p.get("grind"):
        mound(p["grind"], 4.6, 2.1)
        return {"elevation": 58, "fill": 0.78}
    for i, kind in enumerate(GRINDS):
        mound(kind, 4.2, 2.2, ((i - 1) * 10.4, 0.8 * abs(i - 1)), seed=i + 2)
    return {"elevation": 36, "fill": 0.82}
