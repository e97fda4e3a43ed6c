"""Towels, tenugui, cushions."""

import math

from lib import art, mat
from lib.curve import n3
from lib.mesh import grid, tube
from lib.scene import Group, obj

TAU = math.tau


def fold_section(width, layers, t):
    """The side view of a towel folded `layers` times: a band that winds to and fro, as a list of (x, z)."""
    pts = []
    for k in range(layers):
        z = t * (k + 0.5)
        xs = (-width / 2 + t / 2, width / 2 - t / 2)
        a, b = xs if k % 2 == 0 else xs[::-1]
        n = 24
        for i in range(n + 1):
            pts.append((a + (b - a) * i / n, z))
        if k < layers - 1:
            for i in range(1, 10):
                ang = -math.pi / 2 + math.pi * i / 10
                s = 1 if k % 2 == 0 else -1
                pts.append((b + s * math.cos(ang) * t / 2 * 0.9, z + t / 2 + math.sin(ang) * t / 2))
    return pts


def one_towel(color, width, depth, t, layers, z, material, seed):
    """A folded towel lying on height z; its folds look at the camera. Returns its top."""
    half = t * 0.46
    sec = fold_section(width, layers, t)
    # the folds face the camera: section in (y, z), pulled along x
    m = len(sec)
    # thicken the centre line to an outline
    left, right = [], []
    for i, (x, zz) in enumerate(sec):
        a, b = sec[max(0, i - 1)], sec[min(m - 1, i + 1)]
        dx, dz = b[0] - a[0], b[1] - a[1]
        ln = math.hypot(dx, dz) or 1
        nx, nz = -dz / ln * half, dx / ln * half
        left.append((x + nx, zz + nz))
        right.append((x - nx, zz - nz))
    cap = lambda c, a, s: [(c[0] + math.cos(a + s * math.pi * k / 7) * half, c[1] + math.sin(a + s * math.pi * k / 7) * half) for k in range(1, 7)]
    e0 = math.atan2(sec[-1][1] - sec[-2][1], sec[-1][0] - sec[-2][0])
    s0 = math.atan2(sec[1][1] - sec[0][1], sec[1][0] - sec[0][0])
    outline = left + cap(sec[-1], e0 + math.pi / 2, -1) + right[::-1] + cap(sec[0], s0 - math.pi / 2, -1)
    n = len(outline)
    nx = 60
    verts, faces, uvs = [], [], []
    H = t * layers
    for i in range(nx + 1):
        u = i / nx
        # the sides bulge in a little, corners are soft
        edge = min(u, 1 - u) * depth
        squeeze = 1 - 0.22 * math.exp(-edge / 0.35)
        for x, zz in outline:
            sag = 0.16 * n3(u * 3 + seed, x * 0.12, seed, 1.0) * (0.4 + zz / H)
            droop = -0.12 * math.exp(-edge / 1.2) * (zz / H)
            verts.append(((u - 0.5) * depth + 0.2 * n3(zz * 1.1, x * 0.1, seed * 3), x * 1.0 + 0.25 * n3(u * 2.2, zz * 0.9, seed), z + (zz - H / 2) * (0.94 + 0.06 * squeeze) + H / 2 + sag + droop))
    for i in range(nx):
        for k in range(n):
            j = (k + 1) % n
            faces.append((i * n + k, i * n + j, (i + 1) * n + j, (i + 1) * n + k))
            u0, u1, v0, v1 = k / n, (k + 1) / n, i / nx, (i + 1) / nx
            uvs.append([(v0, u0), (v0, u1), (v1, u1), (v1, u0)])
    # ends: the winding band closed by strips between its two sides
    L = len(left)
    for i, flip in ((0, True), (nx, False)):
        base = i * n
        for k in range(L - 1):
            a, b = base + k, base + k + 1
            c, d = base + n - len(cap(sec[0], 0, 1)) - 1 - (k + 1), base + n - len(cap(sec[0], 0, 1)) - 1 - k
            f = (a, b, c, d)
            faces.append(f[::-1] if flip else f)
            uvs.append([(0.5, 0.5)] * 4)
    o = obj("towel", verts, faces, material, uvs)
    # the hem: a flat woven stripe near both ends is drawn by the material
    return z + H + 0.05, o


def towel_material(color, stripe=None, band=True):
    c = art.Canvas(1024, 64)
    if stripe:
        for i in range(0, 1024, 86):
            c.rect(i, 0, i + 40, 64, stripe)
    return mat.terry(color, c.image() if stripe else None)


def towel(p):
    colors = p["colors"]
    if p.get("shape") == "roll":
        spots = [(-5.6, 0, 0), (5.6, 0, 0), (0, 0, 9.2)]
        for i, c in enumerate(colors):
            with Group() as g:
                roll(c, i + 1.0)
            g.place(loc=(spots[i][0], spots[i][1], spots[i][2]))
        return {"elevation": 14, "azimuth": 24, "fill": 0.7}
    z = 0.0
    with Group() as g:
        for i, c in enumerate(colors):
            z, o = one_towel(c, 24 - i * 0.25, 33 - i * 0.3, 1.25, 4, z, towel_material(c, p.get("stripe")), i * 2.7 + 1)
    g.place(rot=(0, 0, -24))
    return {"elevation": 20, "fill": 0.74}


def roll(color, seed):
    """A towel rolled up: a spiral band, pulled along y."""
    turns, t = 3.6, 1.22
    n = 260
    line = []
    for i in range(n + 1):
        a = TAU * turns * i / n
        r = 0.55 + t * a / TAU
        line.append((r * math.cos(a + 1.2), r * math.sin(a + 1.2)))
    half = t * 0.47
    left, right = [], []
    for i, (x, z) in enumerate(line):
        a, b = line[max(0, i - 1)], line[min(n, i + 1)]
        dx, dz = b[0] - a[0], b[1] - a[1]
        ln = math.hypot(dx, dz)
        left.append((x - dz / ln * half, z + dx / ln * half))
        right.append((x + dz / ln * half, z - dx / ln * half))
    outline = left + right[::-1]
    R = 0.55 + t * turns + half
    m = len(outline)
    ny = 40
    verts, faces, uvs = [], [], []
    for i in range(ny + 1):
        v = i / ny
        e = min(v, 1 - v) * 26
        k = 1 - 0.06 * math.exp(-e / 0.4)
        for q, (x, z) in enumerate(outline):
            verts.append((x * k + 0.1 * n3(v * 3, z * 0.4, seed), (v - 0.5) * 26 + 0.3 * n3(x * 0.5, z * 0.5, seed), z * k + R - 0.2))
    for i in range(ny):
        for k in range(m):
            j = (k + 1) % m
            faces.append((i * m + k, (i + 1) * m + k, (i + 1) * m + j, i * m + j))
            uvs.append([(k / m, i / ny), (k / m, (i + 1) / ny), ((k + 1) / m, (i + 1) / ny), ((k + 1) / m, i / ny)])
    L = len(left)
    for i in (0, ny):
        for k in range(L - 1):
            f = (i * m + k, i * m + k + 1, i * m + m - 2 - k, i * m + m - 1 - k)
            faces.append(f if i == 0 else f[::-1])
            uvs.append([(0, 0)] * 4)
    return obj("roll", verts, faces, mat.terry(color), uvs)


def tenugui(p):
    """A cotton hand towel, folded in three, the top layer slid aside."""
    kind = p["pattern"]
    paper = p.get("color", "ai")
    img = art.pattern(kind, 1024, 1024, "white", None if kind != "seigaiha" else paper, size=148)
    m = mat.cloth(paper, weave=26, depth=0.006, img=img, uv=True, soft=0.05)
    with Group() as g:
        for k, (dx, dy, rot) in enumerate([(0, 0, 0), (0.5, 0.9, -2.0), (0.2, 1.9, 1.6)]):
            w, d = 31, 15

            def fn(u, v, k=k, rot=rot, dx=dx, dy=dy):
                x, y = (u - 0.5) * w, (v - 0.5) * d
                e = min(u, 1 - u) * w
                z = 0.28 + 0.42 * k + 0.12 * n3(x * 0.12 + k * 5, y * 0.15) + 0.03 * n3(x * 0.5, y * 0.5, k)
                # front edge is a fold: rounded down
                f = v * d
                if f < 0.3:
                    z -= 0.36 * (1 - f / 0.3) ** 2
                z -= 0.1 * math.exp(-e * 2)
                a = math.radians(rot)
                return (x * math.cos(a) - y * math.sin(a) + dx, x * math.sin(a) + y * math.cos(a) + dy, max(0.06, z))

            grid("fold%d" % k, 90, 60, fn, m, thickness=0.06)
    g.place(rot=(0, 0, 18))
    return {"elevation": 40, "fill": 0.76}


def one_cushion(color, pattern=None, size=40, thick=15, seed=1.0):
    img = None
    if pattern:
        img = art.pattern(pattern, 1024, 1024, "kinari", size=128)
    m = mat.cloth(color, weave=7.5, depth=0.035, img=img, uv="repeat" if pattern else True, soft=0.08)
    n = 90

    def side(s):
        def fn(u, v):
            x, y = 2 * u - 1, 2 * v - 1
            # edges are drawn in between the corners
            px = x * (1 - 0.075 * (1 - y * y) * abs(x) ** 3)
            py = y * (1 - 0.075 * (1 - x * x) * abs(y) ** 3)
            h = ((1 - x**2) * (1 - y**2)) ** 0.42
            h = h * (1 + 0.07 * n3(x * 1.6, y * 1.6, s * 3, 1, seed))
            # pulls towards the corners and along the seam
            d = min(1 - abs(x), 1 - abs(y))
            along = y if abs(x) > abs(y) else x
            pull = 0.035 * math.exp(-d * 6) * math.sin(along * 34 + 3 * n3(along * 5, seed)) * min(1, d * 18)
            cr = 0.05 * n3(x * 4, y * 4, s + seed) * h
            return (px * size / 2, s * (h * thick / 2 + (pull + cr * 0.5) * thick / 2) , py * size / 2)

        return fn

    a = grid("front", n, n, side(-1), m)
    b = grid("back", n, n, side(1), m)
    # piping around the seam
    ring = []
    for k in range(4):
        for i in range(40):
            t = i / 40 * 2 - 1
            x, y = [(t, -1), (1, t), (-t, 1), (-1, -t)][k]
            px = x * (1 - 0.075 * (1 - y * y))
            py = y * (1 - 0.075 * (1 - x * x))
            ring.append((px * size / 2, 0, py * size / 2))
    c = tube("piping", ring, 0.32, m, 12, closed=True)
    return [a, b, c]


def cushion(p):
    with Group() as g:
        one_cushion(p["color"], p.get("pattern"))
    g.place(loc=(0, 0, 19.0), rot=(-9, 0, 0))
    g.place(rot=(0, 0, 16))
    return {"elevation": 10, "fill": 0.72}
