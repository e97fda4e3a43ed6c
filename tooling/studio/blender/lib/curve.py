"""Profiles, outlines and paths as lists of points; noise."""

import math
import random

from mathutils import Vector, noise

TAU = math.tau


# --- profiles ---------------------------------------------------------------------------------


def smooth(points, n=12):
    """Catmull-Rom through the points (tuples of any length)."""
    pts = [Vector(p) for p in points]
    out = []
    for i in range(len(pts) - 1):
        p0 = pts[i - 1] if i else pts[0] * 2 - pts[1]
        p1, p2 = pts[i], pts[i + 1]
        p3 = pts[i + 2] if i + 2 < len(pts) else p2 * 2 - p1
        for k in range(n):
            t = k / n
            out.append(
                0.5
                * (
                    2 * p1
                    + (p2 - p0) * t
                    + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t
                    + (3 * p1 - p0 - 3 * p2 + p3) * t**3
                )
            )
    out.append(pts[-1].copy())
    return [tuple(v) for v in out]


def fillet(points, n=6, closed=False):
    """A polyline of (x, y[, radius]) with its corners rounded."""
    out = []
    m = len(points)
    for i, p in enumerate(points):
        r = p[2] if len(p) > 2 else 0
        ends = not closed and i in (0, m - 1)
        if not r or ends:
            out.append((p[0], p[1]))
            continue
        c = Vector(p[:2])
        a = Vector(points[(i - 1) % m][:2]) - c
        b = Vector(points[(i + 1) % m][:2]) - c
        d = min(r, a.length * 0.49, b.length * 0.49)
        a, b = c + a.normalized() * d, c + b.normalized() * d
        for k in range(n + 1):
            t = k / n
            q = a * (1 - t) ** 2 + c * 2 * t * (1 - t) + b * t * t
            out.append((q.x, q.y))
    return out


def resample(pts, step):
    """Break long straight stretches of a 2D polyline, so that normals and noise have enough points."""
    out = [tuple(pts[0])]
    for a, b in zip(pts, pts[1:]):
        d = math.dist(a, b)
        k = max(1, int(d / step))
        for i in range(1, k + 1):
            out.append(tuple(a[j] + (b[j] - a[j]) * i / k for j in range(len(a))))
    return out


def n3(x, y, z=0.0, scale=1.0, seed=0.0):
    """Smooth noise in -1..1."""
    return noise.noise(Vector((x * scale + seed * 7.3, y * scale - seed * 3.1, z * scale + seed)))


def circle(r, n=64, squash=1.0):
    return [(r * math.cos(TAU * i / n), r * squash * math.sin(TAU * i / n)) for i in range(n)]


def rrect(w, h, r, n=8):
    return fillet([(-w / 2, -h / 2, r), (w / 2, -h / 2, r), (w / 2, h / 2, r), (-w / 2, h / 2, r)], n, closed=True)


def arc3(a, mid, b, n=24):
    """A quadratic curve from a to b pulled towards mid."""
    a, mid, b = Vector(a), Vector(mid), Vector(b)
    return [a * (1 - t) ** 2 + mid * 2 * t * (1 - t) + b * t * t for t in (i / n for i in range(n + 1))]


def rnd(seed):
    return random.Random(seed)
