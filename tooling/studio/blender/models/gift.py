"""Gift boxes with noshi, mizuhiki and ribbons; furoshiki."""

import math

from lib import art, mat
from lib.color import shade
from lib.curve import n3, smooth
from lib.mesh import ball, grid, rbox, slab, solidify, tube
from lib.scene import Group, obj, place

TAU = math.tau


def noshi_art(w, h, title, ink="sumi", band=None):
    """The kakegami: white paper, the words of the gift above, the giver's name below."""
    c = art.Canvas(w, h, "#fbfaf6")
    n = len(title)
    size = min(h * 0.13, h * 0.275 / n / 1.1)
    c.vertical(title, w / 2, h * 0.045, size, ink, "NotoSerifCJK-Bold", gap=0.1)
    c.vertical("暖簾", w / 2, h * 0.67, h * 0.105, ink, "NotoSerifCJK-Bold", gap=0.1)
    return c.image("noshi")


def cords(z, y0, d, colors, W, kind):
    """Mizuhiki: five cords over the paper, half in one colour, half in the other; a bow or a knot of `kind`."""
    left, right = (mat.plain(c, 0.35, coat=0.3) for c in colors)
    r = 0.085
    for i in range(5):
        y = y0 + (i - 2) * r * 2.05
        for s, m in ((-1, left), (1, right)):
            tube("cord", [(s * W / 2 * t, y, z + r) for t in (i / 12 for i in range(13))], r, m, 10)
    loops = []
    for i in range(3):
        o = (i - 1) * r * 2.1
        for s, m in ((-1, left), (1, right)):
            if kind == "bow":
                # a loop to each side and a tail hanging from it
                lp = smooth([(0, y0 + o, z + 0.25), (s * 1.3, y0 + 1.1 + o, z + 0.5), (s * (2.9 + o), y0 + 1.55 + o * 0.6, z + 0.42), (s * (3.35 + o), y0 + 0.75, z + 0.36), (s * 2.3, y0 + 0.05 + o * 0.4, z + 0.5), (s * 0.2, y0 - o * 0.5, z + 0.55)], 12)
                tube("loop", lp, r, m, 10)
                tl = smooth([(s * 0.1, y0 + o * 0.4, z + 0.5), (s * 1.2, y0 - 0.9 + o, z + 0.42), (s * (2.9), y0 - 2.0 + o, z + 0.3), (s * (4.0 + o), y0 - 2.35 + o, z + 0.2)], 12)
                tube("tail", tl, r, m, 10)
            else:
                # awaji-like flat knot: two rings that cross, ends upward
                lp = smooth([(s * -1.1, y0 - 0.5 + o, z + 0.25), (s * 0.2, y0 + 0.75 + o, z + 0.5), (s * 1.5 + o * s, y0 + 0.9, z + 0.3), (s * 1.9 + o * s, y0, z + 0.45), (s * 1.2, y0 - 0.8 - o, z + 0.3), (s * 0, y0 - 0.1 - o, z + 0.5), (s * -1.0, y0 + 0.9 - o, z + 0.35)], 12)
                tube("loop", lp, r, m, 10)
                tl = smooth([(s * 1.6, y0 + o, z + 0.35), (s * 2.8, y0 + 0.9 + o, z + 0.35), (s * 4.2, y0 + 2.1 + o, z + 0.3)], 12)
                tube("tail", tl, r, m, 10)
    ball("knot", 0.42, left, (-0.12, y0, z + 0.5), (0.8, 0.9, 0.75), seg=24)
    ball("knot", 0.42, right, (0.12, y0, z + 0.5), (0.8, 0.9, 0.75), seg=24)


def noshi_mark(x, y, z, red):
    """The folded ornament at the upper right."""
    a = mat.paper("#fbfaf6")
    b = mat.paper(red)
    pts = [(-0.75, 1.5), (0.0, 1.75), (0.75, 1.5), (0.42, -1.6), (0, -1.75), (-0.42, -1.6)]
    place(slab("noshi", pts, 0.06, 0, b), (x, y, z))
    for s in (-1, 1):
        f = [(s * 0.75, 1.5), (s * 0.1, 1.2), (s * 0.12, -1.4), (s * 0.42, -1.6)]
        place(slab("fold", f if s > 0 else f[::-1], 0.05, 0, a), (x, y, z + 0.06))
    place(slab("strip", [(-0.09, 1.3), (0.09, 1.3), (0.07, -1.2), (-0.07, -1.2)], 0.05, 0, mat.paper("#e2b53c")), (x, y, z + 0.07))
    place(slab("band", [(-0.62, -0.35), (0.62, -0.35), (0.58, -0.62), (-0.58, -0.62)], 0.05, 0, mat.paper("gold")), (x, y, z + 0.1))


def wrap_paper(color, pattern=None):
    if color == "white":
        c = art.pattern("asanoha", 1024, 1024, "#e4dccb", "#f4f1e8", size=128)
        return mat.printed(c, 0.6, fibre=0.006, ext="REPEAT")
    return mat.paper(color, rough=0.5, fibre=0.006)


def one_noshi_box(p, W=22, D=30, H=6.0):
    wrap = wrap_paper(p.get("wrap", "white"))
    rbox("box", W, D, H, 0.16, wrap)
    z = H + 0.02
    title = p.get("noshi", "御祝")
    black = p.get("mizuhiki") == "black"
    ink = "#3b3b40" if black else "sumi"
    pw = W * 0.985
    img = noshi_art(int(1200 * pw / (D * 0.99)), 1200, title, ink)
    m = mat.printed(img, 0.7, fibre=0.006)
    grid("paper", 2, 2, lambda u, v: ((u - 0.5) * pw, (v - 0.5) * D * 0.99, z), m)
    pl = mat.paper("#fbfaf6")
    for s in (-1, 1):
        grid("side", 2, 2, lambda u, v, s=s: (s * (W / 2 + 0.015), (u - 0.5) * D * 0.99, 0.05 + (H - 0.1) * v), pl)
    y0 = D * 0.06
    # The pale half of the cords lies on the left, for every occasion.
    if black:
        cords(z, y0, D, ("#f3f2ee", "#1c1c1e"), W, "knot")
    else:
        cords(z, y0, D, ("#f6f3ec", "#c2202c"), W, "bow")
        noshi_mark(W * 0.36, D * 0.37, z + 0.02, "#c9282f")


def ribbon_strip(path, width, m, up=(0, 0, 1), t=0.05):
    """A flat band along a path; `width` may be fn(t)."""
    from mathutils import Vector

    pts = [Vector(q) for q in path]
    n = len(pts)

    def fn(u, v):
        return (0, 0, 0)

    verts, faces, uvs = [], [], []
    upv = Vector(up)
    for i in range(n):
        a, b = pts[max(0, i - 1)], pts[min(n - 1, i + 1)]
        tg = (b - a).normalized()
        side = tg.cross(upv)
        if side.length < 1e-3:
            side = tg.cross(Vector((0, 1, 0)))
        side.normalize()
        w = (width(i / (n - 1)) if callable(width) else width) / 2
        for k in range(9):
            f = (k / 8 - 0.5) * 2
            verts.append(pts[i] + side * w * f)
    for i in range(n - 1):
        for k in range(8):
            faces.append((i * 9 + k, i * 9 + k + 1, (i + 1) * 9 + k + 1, (i + 1) * 9 + k))
            uvs.append([(k / 8, i / n), ((k + 1) / 8, i / n), ((k + 1) / 8, (i + 1) / n), (k / 8, (i + 1) / n)])
    o = obj("ribbon", verts, faces, m, uvs)
    solidify(o, t, 0)
    return o


def satin(color):
    n = mat.Nodes("satin")
    w = n.add("ShaderNodeTexWave", {"bands_direction": "X"}, Scale=60.0, Distortion=0.2)
    n.link(n.coord("UV"), w.inputs["Vector"])
    p = n.principled(shade(color, 0.95), 0.32, Specular=0.5, Sheen=0.4, Normal=n.bump(w.outputs["Fac"], 0.01))
    return n.done(p)


def bow(z, color, s=1.0, w=2.2):
    """A ribbon bow: two loops, two tails, a knot."""

    m = satin(color)
    for sd in (-1, 1):
        # the band stands on edge: its width runs along y, its path in the x-z plane with a slant in y
        path = smooth([(sd * 0.2 * s, 0, z + 0.5 * s), (sd * 1.6 * s, -0.1 * s, z + 1.5 * s), (sd * 3.6 * s, -0.3 * s, z + 2.5 * s), (sd * 5.1 * s, -0.5 * s, z + 1.9 * s), (sd * 4.6 * s, -0.6 * s, z + 0.75 * s), (sd * 2.4 * s, -0.3 * s, z + 0.42 * s), (sd * 0.2 * s, 0, z + 0.5 * s)], 14)
        band_y(path, lambda t: w * s * (0.55 + 0.6 * math.sin(math.pi * t) ** 0.8), m)
        tail = smooth([(sd * 0.1 * s, -0.2 * s, z + 0.45 * s), (sd * 1.4 * s, -1.3 * s, z + 0.5 * s), (sd * 2.6 * s, -3.0 * s, z + 0.22 * s), (sd * 3.9 * s, -4.9 * s, z + 0.14 * s)], 14)
        ribbon_strip(tail, lambda t: w * s * (0.5 + 0.45 * t), m)
    k = ball("knot", 0.95 * s, m, (0, -0.1, z + 0.65 * s), (0.85, 1.05, 0.72), seg=32, fn=lambda v: 1 + 0.05 * math.sin(v.y * 9))


def band_y(path, width, m):
    n = len(path)

    def fn(u, v):
        i = min(n - 1, int(round(v * (n - 1))))
        x, y, z = path[i]
        return (x, y + (u - 0.5) * width(v), z)

    o = grid("loop", 8, n - 1, fn, m)
    solidify(o, 0.05, 0)


def one_ribbon_box(p, W=20, D=20, H=11):
    m = wrap_paper(p.get("wrap", "kon")) if p.get("wrap") != "white" else mat.paper("#f4f1e8", rough=0.5)
    rbox("box", W, D, H * 0.7, 0.14, m)
    rbox("lid", W + 0.5, D + 0.5, H * 0.34, 0.16, m, (0, 0, H * 0.68))
    top = H * 1.02
    r = satin(p.get("ribbon", "white"))
    w = 2.6
    t = 0.06
    for along in (0, 1):
        out = []
        hw, hl = W / 2 + t, W / 2 + 0.25 + t
        prof = [(-hw, 0.02), (-hw, H * 0.675), (-hl, H * 0.685), (-hl, top - 0.12), (-hl + 0.12, top + t), (hl - 0.12, top + t), (hl, top - 0.12), (hl, H * 0.685), (hw, H * 0.675), (hw, 0.02)]
        n = len(prof)

        def fn(u, v, prof=prof, n=n, along=along):
            i = min(n - 1, int(round(v * (n - 1))))
            a, z = prof[i]
            b = (u - 0.5) * w
            return (a, b, z + 0.01 * along) if not along else (b, a, z + 0.04)

        grid("band", 4, n - 1, fn, r, smooth_shade=False)
    bow(top + 0.1, p.get("ribbon", "white"), 1.12, 2.4)


def giftbox(p):
    with Group() as g:
        if p.get("ribbon"):
            one_ribbon_box(p)
        else:
            one_noshi_box(p)
    if p.get("ribbon"):
        g.place(rot=(0, 0, 28))
        return {"elevation": 22, "fill": 0.68}
    g.place(rot=(0, 0, 14))
    return {"elevation": 40, "fill": 0.74, "detail": {"low": -0.14, "fill": 1.2}}


def wrappedbox(p, W=22, D=30, H=6.0):
    """A box in wrapping paper alone; the last edge of the paper runs aslant over the top, as in 斜め包み."""
    with Group() as g:
        m = mat.paper(p["wrap"], rough=0.5, fibre=0.006)
        rbox("box", W, D, H, 0.16, m)
        w, d, t = W / 2 + 0.03, D / 2 + 0.03, 0.28
        flap = mat.paper(shade(p["wrap"], 0.9), rough=0.5, fibre=0.006)
        place(slab("flap", [(-w, -d), (-w, d * 0.8), (w, -d * 0.4), (w, -d)], t, 0.1, flap), (0, 0, H - 0.05))
        # The flap goes on over the front.
        grid("front", 2, 2, lambda u, v: ((u - 0.5) * 2 * w, -d, 0.05 + H * v), flap)
        round_ = [(1.7 * math.cos(TAU * k / 48), 1.7 * math.sin(TAU * k / 48)) for k in range(48)]
        place(slab("seal", round_, 0.1, 0.02, mat.paper("#8d8778")), (0, d * 0.2, H + t - 0.06))
    g.place(rot=(0, 0, 14))
    return {"elevation": 40, "fill": 0.74, "detail": {"low": -0.14, "fill": 1.2}}


def one_furoshiki(color, pattern=None, W=20, D=16, H=11, seed=1.0):
    """A box wrapped in a cloth: soft sides with folds that run up to the knot."""
    img = None
    if pattern == "dots":
        img = art.pattern("dots", 3072, 1024, "kinari", None, size=128)
    m = mat.cloth(color, weave=14, depth=0.01, img=img, uv="repeat", soft=0.07, sheen=0.35)

    def fn(u, v):
        a = TAU * u
        # v: 0 bottom edge … 0.55 top edge … 1 knot
        cx, sx = math.cos(a), math.sin(a)
        e = 0.17
        q = (abs(cx) ** (2 / e) + abs(sx) ** (2 / e)) ** (-e / 2)
        bx, by = cx * q * W / 2, sx * q * D / 2
        if v < 0.5:
            t = v / 0.5
            z = t * H
            bul = 1 + 0.025 * math.sin(math.pi * t)
            k = bul
        else:
            t = (v - 0.5) / 0.5
            k = (1 - t) ** 1.15 * 0.965 + 0.035
            z = H + 0.35 * math.sin(min(1, t * 1.4) * math.pi / 2) + 2.6 * t**3.2
        ang_edge = abs(cx * sx)
        ridge = 0
        if v > 0.42:
            t = (v - 0.42) / 0.58
            ridge = 0.55 * t * (1 - t) * 2.2 * (math.sin(a * 9 + 1.5 * math.sin(a * 2 + seed)) * 0.6 + 0.5 * n3(math.cos(a) * 3, math.sin(a) * 3, t * 2, 1, seed))
        side = 0.22 * n3(cx * 2.4, sx * 2.4, z * 0.18, 1, seed) * min(1, v * 4)
        # long folds on the sides from the corners
        if v <= 0.5:
            t = v / 0.5
            side += 0.16 * math.sin(a * 8 + t * 3 + seed) * t * t
        k2 = k * (1 + side * 0.06)
        x, y = bx * k2, by * k2
        return (x, y, max(0.03, z + ridge * (1 if v > 0.5 else 0.2)))

    grid("cloth", 240, 130, fn, m, wrap_u=True)
    zk = H + 3.0
    # knot: two crossing rolls
    ball("knot", 1.75, m, (0, 0, zk + 0.35), (1.15, 0.95, 0.85), seg=48, fn=lambda v: 1 + 0.06 * math.sin(v.x * 6 + v.z * 5) + 0.03 * n3(v.x * 3, v.y * 3, v.z * 3))
    tube("tie", smooth([(-1.0, -1.5, zk - 0.9), (-0.9, -1.75, zk + 0.3), (-0.1, -1.5, zk + 1.5), (0.7, 0.2, zk + 1.9), (0.9, 1.6, zk + 0.9), (0.8, 1.5, zk - 0.6)], 12), lambda t: 0.95 + 0.15 * math.sin(t * 9), m, 24, flat=0.7)
    # two ears
    for s in (-1, 1):
        def ear(u, v, s=s):
            L = 8.6
            d = v * L
            w = (0.9 + 3.6 * math.sin(min(1, v * 1.18) * math.pi * 0.62)) * (1 if v < 0.62 else max(0.02, 1 - ((v - 0.62) / 0.38) ** 1.4))
            x = s * (0.9 + d * 0.92)
            f = (u - 0.5) * 2
            y = f * w * 0.62 + 0.35 * math.sin(d * 0.6 + s)
            z = zk + 0.5 + 2.1 * math.sin(v * 2.0) - 3.2 * v**2.4 + (0.75 * (f * f) - 0.25) * (1 - v * 0.5) + 0.3 * math.sin(f * 4 + d * 0.5)
            return (x, y - 0.4, z)

        o = grid("ear", 26, 44, ear, m)
        solidify(o, 0.09, 0)


def furoshiki(p):
    with Group() as g:
        one_furoshiki(p["color"], p.get("pattern"))
    g.place(rot=(0, 0, -24))
    return {"elevation": 19, "fill": 0.74}
