"""The bags of a leather house. Every one takes `color` (lib/hide.py) and `age` in years."""

import math

from lib import mat
from lib.color import shade
from lib.curve import fillet, n3, rrect, smooth
from lib.hide import cut, hide, keep_frame, stitches, worn
from lib.mesh import ball, grid, rbox, tube
from lib.scene import Group, place

TAU = math.tau


def ring_at(w, d, r, n):
    """n points at equal distances around a rounded rectangle, beginning in the middle of the back."""
    line = rrect(w, d, min(r, w * 0.49, d * 0.49), 8)
    line = line + [line[0]]
    runs = [0.0]
    for a, b in zip(line, line[1:]):
        runs.append(runs[-1] + math.dist(a, b))
    out, i = [], 0
    for k in range(n):
        s = runs[-1] * k / n
        while runs[i + 1] < s:
            i += 1
        t = (s - runs[i]) / ((runs[i + 1] - runs[i]) or 1)
        out.append(tuple(line[i][j] * (1 - t) + line[i + 1][j] * t for j in (0, 1)))
    return out


def walls(p, m, W, D, H, taper, pinch, corner=1.3, slump=1.0, seed=1.0):
    """The sides of a bag as one surface, and the function that gives a point of them: angle u, height v."""
    t = worn(p.get("age", 0)) * slump
    N, K = 220, 60
    rows = []
    for j in range(K + 1):
        v = j / K
        foot = 1 - 0.9 * max(0.0, 1 - v / 0.045) ** 2 * 0.06
        belly = t * 0.075 * math.sin(math.pi * min(1, v * 1.15)) * (1 - v)
        w = W * (1 + (taper[0] - 1) * v) * foot * (1 + belly * 0.35)
        d = D * (1 + (taper[1] - 1) * v) * foot * (1 + belly * 2.2)
        row = []
        for x, y in ring_at(w, d, corner + 1.6 * t, N):
            side = max(0.0, abs(x) / (w / 2) - 0.82) / 0.18
            fold = pinch * v**1.6 * side * (1 - min(1.0, abs(y) / (d / 2)) ** 1.5) * (1 + 0.5 * t)
            x -= math.copysign(fold, x)
            face = (1 - side) * math.sin(math.pi * min(1, max(0, v))) ** 0.7
            y += math.copysign(1, y) * face * (0.35 + 0.12 * n3(x * 0.11, v * 2.2, seed))
            dent = t * (0.62 * n3(x * 0.085, v * 2.4, seed + math.copysign(3, y)) + 0.28 * n3(x * 0.22, v * 5.5, seed))
            y += dent * (1 - side) * min(1, v * 3)
            z = H * v - t * v * v * (0.9 * (1 - (x / (w / 2)) ** 2) * 0.8 + 0.55 + 0.5 * n3(x * 0.09, seed, y * 0.03))
            row.append((x, y, z))
        rows.append(row)

    def at(u, v):
        j, i = min(K, max(0, round(v * K))), round(u * N) % N
        return rows[j][i]

    body = grid("walls", N, K, lambda u, v: rows[round(v * K)][round(u * N) % N], m, wrap_u=True)
    return body, at, N


def front_u(at, x, v, n):
    """The place on the walls at height v whose front has this x."""
    return min((i / n for i in range(n)), key=lambda u: abs(at(u, v)[0] - x) + (50 if at(u, v)[1] > 0 else 0))


def strap_handle(feet, top, lean, m):
    """A flat handle from one foot over the top to the other."""
    (ax, ay, az), (bx, by, bz) = feet
    mid = (ax + bx) / 2 + lean[0]
    y = ay + lean[1]
    path = smooth([(ax, ay, az), (ax + 0.1, ay + lean[1] * 0.25, az + 5.0), (ax + (mid - ax) * 0.12, y * 0.6 + ay * 0.4, az + (top - az) * 0.66), (mid - 3.6, y, top - 0.7), (mid, y, top), (mid + 3.6, y, top - 0.7), (bx + (mid - bx) * 0.12, y * 0.6 + by * 0.4, bz + (top - bz) * 0.66), (bx - 0.1, by + lean[1] * 0.25, bz + 5.0), (bx, by, bz)], 12)
    tube("handle", path, lambda t: 1.05 - 0.28 * math.sin(math.pi * t) ** 6, m, 24, flat=0.36, up=(0, 1, 0))


def totebag(p):
    age, color = p.get("age", 0), p["color"]
    t = worn(age)
    W, D, H = p.get("size", (33, 13, 27))
    m = hide(color, age, 2.6, folds=[("z", H * 0.93, 2.6), ("z", H * 0.1, 1.6)])
    held = hide(color, age, 4.0, touch=1.0)
    edge = cut(color, age)
    with Group() as g:
        body, at, N = walls(p, m, W, D, H, (1.05, 0.66), 2.2, seed=2.0)
        inside = mat.cloth("#8b7355", 0, rough=0.95)
        grid("inside", N, 20, lambda u, v: (lambda q: (q[0] * 0.985, q[1] * 0.95, q[2] - 0.03))(at(u, 0.25 + 0.75 * v)), inside, wrap_u=True)
        rim = [at(i / N, 1) for i in range(N)]
        tube("rim", [(x * 0.995, y * 0.985, z) for x, y, z in rim], 0.2, edge, 10, closed=True)
        for v, off in ((0.955, 0.06), (0.13, 0.06)):
            row = [at(i / N, v) for i in range(N + 1)]
            stitches([(x * 1.004, y + math.copysign(off, y), z) for x, y, z in row], color, age)
        # the base piece: a second layer, turned up at the bottom
        grid("base", N, 6, lambda u, v: (lambda q: (q[0] * 1.006, q[1] * 1.012, q[2]))(at(u, 0.02 + 0.13 * v)), hide(color, age, 2.6, touch=0.4), wrap_u=True)
        tube("baseedge", [(x * 1.007, y * 1.013, z) for x, y, z in (at(i / N, 0.15) for i in range(N))], 0.09, edge, 8, closed=True)
        for side in (-1, 1):
            feet = []
            for s in (-1, 1):
                u = front_u(at, s * W * 0.21, 0.8, N)
                x, y, z = at(u, 0.8)
                y = side * (abs(y) + 0.28)
                top = at(u, 0.985)
                yt = side * (abs(top[1]) + 0.3)
                tube("tab", [(x, y, H * 0.72 - 0.4 * t), (x, y, z), (x, yt, top[2])], [0.9, 1.05, 1.05], held, 24, flat=0.24, up=(0, 1, 0))
                stitches([(x + a, side * (abs(y) + 0.27), c) for a, c in ((-0.7, top[2] - 1), (-0.7, H * 0.735), (0.7, H * 0.735), (0.7, top[2] - 1))], color, age)
                feet.append((x, yt, top[2] - 0.2))
            lean = (0.5 * side * t, -side * (1.2 + 1.0 * t)) if side < 0 else (-1.2 * t, -side * (0.9 + 0.6 * t))
            strap_handle(feet, H + (12.6 - 2.2 * t * (1.3 if side > 0 else 0.8)) * W / 33, lean, held)
    g.place(rot=(0, 0, 24))
    keep_frame(W * 1.06, D, H + 12.6 * W / 33, 24)
    return {"elevation": 12, "fill": 0.68}


def satchel(p):
    """Flap bags: a briefcase with a handle, or a small bag with a shoulder strap."""
    age, color, kind = p.get("age", 0), p["color"], p["kind"]
    t = worn(age)
    W, D, H, drop, r = {"brief": (39, 9.5, 28, 0.5, 3.0), "shoulder": (23, 6.5, 16.5, 0.82, 5.5)}[kind]
    k = W / 39
    m = hide(color, age, 2.8 / k**0.5, folds=[("z", H - 0.6, 2.2), ("z", H * 0.12, 1.4)], size=30 * k)
    held = hide(color, age, 4.0, touch=1.0, size=30 * k)
    edge = cut(color, age)
    steel = mat.metal("#c7c8c9", 0.22, brushed="x")
    with Group() as g:
        body, at, N = walls(p, m, W, D, H, (0.98, 0.62), 1.5 * k, corner=1.0, slump=0.75, seed=5.0)
        rim = [at(i / N, 1) for i in range(N)]
        grid("lid", N, 3, lambda u, v: (lambda q: (q[0] * (1 - v), q[1] * (1 - v), q[2] - 0.1))(rim[round(u * N) % N]), m, wrap_u=True)
        for s in (-1, 1):
            path = [at(front_u(at, s * W, v / 40, N), v / 40) for v in range(1, 41)]
            tube("seam", path, 0.24 * k + 0.08, edge, 10)
        low, half = H * (1 - drop), W * 0.493
        back = D * 0.2

        def front(z):
            v = max(0.0, min(1.0, z / H))
            return -(D / 2 * (1 + (0.62 - 1) * v)) - 0.42 - 0.5 * math.sin(math.pi * v) ** 0.7 * 0.6 - t * 0.5 * math.sin(math.pi * v)

        def flap(u, v):
            x = (u - 0.5) * 2
            if v < 0.22:
                a = v / 0.22
                y = back + (front(H) - back) * a
                z = H + 0.55 * math.sin(math.pi * a) ** 0.7 * k - 0.55 * t * (1 - x * x) * k
                return (x * half, y, z + 0.18)
            a = (v - 0.22) / 0.78
            z = H + 0.18 + (low - H) * a - 0.55 * t * (1 - x * x) * (1 - a) * k
            rest = (z - low) / r
            w = half if rest >= 1 else half - r + r * math.sqrt(max(0, 1 - (1 - rest) ** 2))
            y = front(z) - 0.12 - 0.3 * math.sin(math.pi * a) * k
            y += t * (0.42 * n3(x * 1.3, z * 0.07, 8.0) - 0.5 * a * abs(x) ** 3 * k)
            return (x * w, y, z)

        grid("flap", 90, 90, flap, m, thickness=-0.3)
        border = lambda e, f: [flap(e, v / 60) for v in range(14, 60)] + [flap(e + (1 - 2 * e) * i / 60, 1 - f) for i in range(61)] + [flap(1 - e, v / 60) for v in range(59, 13, -1)]
        tube("edge", [(x, y - 0.12, z) for x, y, z in border(0.0, 0.0)], 0.17, edge, 10)
        stitches([(x * 0.982, y - 0.3, z + 0.5 * k * (1 if z < low + r else 0)) for x, y, z in border(0.0, 0.0)], color, age, 0.05 * (0.6 + 0.4 * k), 0.42 * (0.5 + 0.5 * k), 0.2)
        if kind == "brief":
            for s in (-1, 1):
                # straps that close the flap
                x = s * W * 0.27
                strap = [(x, flap(0.5 + s * 0.27, v / 40)[1] - 0.34, flap(0.5 + s * 0.27, v / 40)[2]) for v in range(10, 41)]
                zz = low - 3.6
                strap += [(x, front(low) - 0.42, low - 1.0), (x, front(zz) - 0.2, zz)]
                tube("strap", strap, 1.25, held, 20, flat=0.17, up=(0, -1, 0))
                tube("buckle", [(x + a, front(low + 1.5) - 0.95, low + 1.4 + b) for a, b in rrect(3.1, 2.4, 0.45)], 0.17, steel, 12, closed=True)
                tube("prong", [(x, front(low + 1.5) - 1.05, low + 2.5), (x, front(low + 1.5) - 1.05, low + 0.2)], 0.12, steel, 10)
            for s in (-1, 1):
                rbox("plate", 2.2, 1.8, 0.4, 0.18, held, (s * 5.6, -0.6, H + 0.5))
                tube("ring", [(s * 5.6 + 0.85 * math.cos(TAU * i / 40), -0.6, H + 1.4 + 0.85 * math.sin(TAU * i / 40)) for i in range(40)], 0.17, steel, 12, closed=True)
            tube("grip", smooth([(-5.6, -0.6, H + 1.7), (-5.9, -0.6, H + 3.4), (-3.8, -0.6, H + 5.3), (0, -0.6, H + 5.9 - 0.4 * t), (3.8, -0.6, H + 5.3), (5.9, -0.6, H + 3.4), (5.6, -0.6, H + 1.7)], 12), lambda a: 0.62 + 0.34 * math.sin(math.pi * a), held, 24)
        else:
            z = low + 2.4
            ball("stud", 0.62, steel, (0, front(z) - 0.75, z), (1, 0.4, 1))
            for s in (-1, 1):
                tube("ring", [(s * (W / 2 - 0.2) + 0.2 * math.sin(TAU * i / 40), 0.9 * math.cos(TAU * i / 40), H - 0.6 + 0.9 * math.sin(TAU * i / 40)) for i in range(40)], 0.16, steel, 12, closed=True)
            w = W / 2
            path = smooth([(-w, 0, H + 0.2), (-w - 0.4, 0, H + 3), (-w * 0.86, 0.4, H + 7.6), (-w * 0.45, 0.9, H + 11.2), (0.4, 1.2, H + 12.4), (w * 0.5, 0.9, H + 11.0), (w * 0.88, 0.5, H + 7.4), (w + 0.4, 0, H + 3), (w, 0, H + 0.2)], 14)
            tube("strap", path, 0.6, held, 20, flat=0.26, up=(0, 1, 0))
    g.place(rot=(0, 0, 22))
    keep_frame(W * 1.02, D, H + (6.5 if kind == "brief" else 12.6), 22)
    return {"elevation": 12, "fill": 0.68}


def boston(p):
    age, color = p.get("age", 0), p["color"]
    t = worn(age)
    W, D, H = 44, 21, 24
    m = hide(color, age, 2.4, folds=[("z", H * 0.8, 3.0), ("x", 0, 6.0)])
    held, edge = hide(color, age, 4.0, touch=1.0), cut(color, age)
    steel = mat.metal("#c7c8c9", 0.24)
    arch = fillet([(-D / 2, 0, 2.2), (D / 2, 0, 2.2), (D / 2 * 0.98, H * 0.62, 6), (D / 2 * 0.5, H, 7.5), (-D / 2 * 0.5, H, 7.5), (-D / 2 * 0.98, H * 0.62, 6)], 12, closed=True)
    n = len(arch)
    runs = [0.0]
    for a, b in zip(arch, arch[1:] + arch[:1]):
        runs.append(runs[-1] + math.dist(a, b))

    def hull(u, v):
        """u along the bag, v around it from the front's foot."""
        s, i = (v % 1) * runs[-1], 0
        while runs[i + 1] < s:
            i += 1
        f = (s - runs[i]) / ((runs[i + 1] - runs[i]) or 1)
        a, b = arch[i], arch[(i + 1) % n]
        y, z = a[0] * (1 - f) + b[0] * f, a[1] * (1 - f) + b[1] * f
        x = (u - 0.5) * W
        e = math.sin(math.pi * u)
        swell = 1 + (0.03 + 0.05 * t) * e
        z2 = z - (0.5 + 2.0 * t) * e * (z / H) ** 2 + t * 0.6 * n3(x * 0.12, y * 0.14, 3.0) * (z / H)
        y2 = y * swell + t * 0.55 * n3(x * 0.11, z * 0.12, 7.0) * (1 if z > 1 else 0)
        return (x + 0.8 * (2 * u - 1) * math.sin(math.pi * min(1, z / H)), y2, z2)

    with Group() as g:
        grid("hull", 110, 160, hull, m)
        for s in (0, 1):
            ring = [hull(s, k / 160) for k in range(160)]
            cx = sum(q[0] for q in ring) / 160
            o = grid("end", 160, 10, lambda u, v: (lambda q: (cx + (q[0] - cx) * (1 - v) + (2 * s - 1) * 0.7 * (1 - (1 - v) ** 2), q[1] * (1 - v), H * 0.45 + (q[2] - H * 0.45) * (1 - v)))(ring[round(u * 160) % 160]), m, wrap_u=True)
            tube("piping", ring, 0.34, held, 12, closed=True)
        top = [max(((hull(0.02 + 0.96 * i / 60, 0.3 + 0.6 * k / 60)) for k in range(61)), key=lambda q: q[2] - abs(q[1]) * 0.05) for i in range(61)]
        top = [(x, 0.0, z + 0.1) for x, _, z in top]
        tube("zipband", top, 1.15, edge, 12, flat=0.12, up=(0, 0, 1))
        tube("teeth", [(x, y, z + 0.12) for x, y, z in top], 0.22, mat.metal("#b9b3a6", 0.3, hammered=0.15), 8)
        tube("pull", smooth([(W * 0.42, -0.2, top[-4][2] + 0.4), (W * 0.45, -1.4, top[-4][2] - 0.6), (W * 0.455, -2.2, top[-4][2] - 3.4)], 8), [0.32] * 17, held, 10, flat=0.4)
        for y in (-1, 1):
            stitches([(x, y * 1.75, z + 0.02) for x, _, z in top], color, age)
            feet = []
            for s in (-1, 1):
                u = 0.5 + s * 0.17
                side = [q for q in (hull(u, k / 200) for k in range(200)) if q[1] * y > 0]
                side.sort(key=lambda q: q[2])
                path = [(q[0], q[1] + y * 0.16, q[2]) for q in side if 1.2 < q[2] < H * 0.76][::3]
                tube("band", path, 1.15, held, 20, flat=0.15, up=(0, y, 0))
                for e in (-0.85, 0.85):
                    stitches([(a + e, b + y * 0.14, c) for a, b, c in path], color, age)
                feet.append(path[-1])
            tt = t * (1.0 if y < 0 else 1.5)
            (ax, ay, az), (bx, by, bz) = feet
            apex = H + 8.5 - 3.0 * tt
            lean = -y * (1.5 - 0.5 * tt)
            path = smooth([(ax, ay, az - 0.5), (ax + 0.2, ay + lean * 0.4, az + 3), (ax + 2.2, ay + lean * 1.5, apex - 1.8), (-2.6, ay + lean * 2, apex), (2.6, ay + lean * 2, apex), (bx - 2.2, by + lean * 1.5, apex - 1.8), (bx - 0.2, by + lean * 0.4, bz + 3), (bx, by, bz - 0.5)], 12)
            tube("handle", path, 0.72, held, 22)
            for q in feet:
                tube("keeper", [(q[0] + 0.9 * math.cos(TAU * i / 30), q[1] + y * 0.3, q[2] + 0.4 + 0.7 * math.sin(TAU * i / 30)) for i in range(30)], 0.16, steel, 10, closed=True)
    g.place(rot=(0, 0, 26))
    keep_frame(W * 1.03, D, H + 8.8, 26)
    return {"elevation": 15, "fill": 0.7}


def bucketbag(p):
    age, color = p.get("age", 0), p["color"]
    t = worn(age)
    R, H = 11.5, 27
    m = hide(color, age, 2.6, folds=[("z", H * 0.8, 3.2)])
    held, edge = hide(color, age, 4.0, touch=1.0), cut(color, age)
    neck = 0.83

    def side(u, v):
        a = TAU * u
        foot = 1 - 0.05 * max(0, 1 - v / 0.05) ** 2
        swell = 1 + (0.05 + 0.07 * t) * math.sin(math.pi * min(1, v / neck)) * (1.25 - v)
        close = 1 - 0.24 * math.exp(-(((v - neck) / 0.13) ** 2)) - 0.05 * max(0.0, v - 0.3)
        pleat = math.exp(-(((v - neck) / 0.19) ** 2))
        wave = 0.5 * math.sin(14 * a + 0.7 * n3(math.cos(a) * 2, math.sin(a) * 2, 1)) + 0.5 * math.sin(9 * a + 2)
        r = R * foot * swell * close * (1 + 0.06 * pleat * wave)
        r += t * 0.7 * n3(math.cos(a) * 1.6, math.sin(a) * 1.6, v * 3.2) * min(1, v * 4)
        z = H * v - t * 1.9 * v * v + 0.5 * pleat * n3(math.cos(a) * 3, math.sin(a) * 3, 9) * (v > neck)
        return (math.sin(a) * r, -math.cos(a) * r * 0.94, z)

    with Group() as g:
        grid("side", 260, 90, side, m, wrap_u=True, thickness=0.0)
        grid("inside", 130, 10, lambda u, v: (lambda q: (q[0] * 0.97, q[1] * 0.97, q[2] - 0.05))(side(u, 0.85 + 0.15 * v)), mat.cloth("#8b7355", 0), wrap_u=True)
        tube("rim", [side(i / 260, 1) for i in range(260)], 0.17, edge, 8, closed=True)
        grid("base", 260, 6, lambda u, v: (lambda q: (q[0] * 1.014, q[1] * 1.014, q[2]))(side(u, 0.01 + 0.16 * v)), held, wrap_u=True)
        tube("baseedge", [(x * 1.016, y * 1.016, z) for x, y, z in (side(i / 260, 0.17) for i in range(260))], 0.09, edge, 8, closed=True)
        stitches([(x * 1.022, y * 1.022, z) for x, y, z in (side(i / 260, 0.155) for i in range(261))], color, age)
        tube("cord", [(x * 1.03, y * 1.03, z) for x, y, z in (side(i / 130, neck) for i in range(130))], 0.3, held, 12, closed=True)
        q = side(0, neck)
        for s in (-1, 1):
            tube("end", smooth([(s * 0.3, q[1] - 0.3, q[2]), (s * 1.2, q[1] - 1.0, q[2] - 1.2), (s * 1.7, q[1] - 2.3, q[2] - 5.0), (s * (1.5 + 0.5 * t), q[1] - 3.2, q[2] - 9.2)], 10), 0.28, held, 12)
            ball("bead", 0.62, held, (s * (1.5 + 0.5 * t), q[1] - 3.2, q[2] - 9.6), (1, 1, 1.3))
        tube("knot", smooth([(-0.9, q[1] - 0.5, q[2] + 0.2), (0, q[1] - 1.0, q[2] - 0.3), (0.9, q[1] - 0.5, q[2] + 0.2)], 6), 0.42, held, 12)
        l, r = side(0.25, neck - 0.06), side(0.75, neck - 0.06)
        apex = H + 14 - 4.0 * t
        over = [(l[0] + 0.3, l[1], l[2] - 4), (l[0] + 1.0, l[1], l[2] + 1.5), (l[0] * 0.93, 0.5, H + 5.5), (l[0] * 0.62 + t, 1.0, apex - 2.4), (1.2 * t, 1.3, apex), (r[0] * 0.62 + t, 1.0, apex - 2.4), (r[0] * 0.93, 0.5, H + 5.5), (r[0] - 1.0, r[1], r[2] + 1.5), (r[0] - 0.3, r[1], r[2] - 4)]
        tube("strap", smooth(over, 12), 1.35, held, 22, flat=0.16, up=(1, 0, 0))
    g.place(rot=(0, 0, 16))
    keep_frame(R * 2.1, R * 2, H + 14, 16)
    return {"elevation": 14, "fill": 0.68}
