"""T-shirts, tote bags, caps and hats."""

import math

from lib import art, mat
from lib.color import mix
from lib.curve import n3, smooth
from lib.mesh import ball, grid, lathe, patch, solidify, tube
from lib.scene import Group

TAU = math.tau


def wrinkles(x, y, d, seed=0.0, amount=1.0):
    """Soft folds of cloth lying flat: long swells, a few sharper creases."""
    swell = n3(x * 0.045, y * 0.03, seed)
    crease = 1 - abs(n3(x * 0.06 + 0.5 * n3(x * 0.05, y * 0.05, seed + 3), y * 0.028, seed + 9))
    fine = n3(x * 0.25, y * 0.2, seed + 5)
    return amount * (0.9 * swell + 1.0 * max(0, crease - 0.62) * 3.4 + 0.10 * fine)


def shirt_print(w, h, p):
    c = art.Canvas(w, h)
    ink = p.get("ink", "white")
    if p.get("stripe"):
        for y in range(0, h, 62):
            c.rect(0, y, w, y + 27, p["stripe"])
        return c.image("stripes")
    t = p.get("print")
    cx, cy = w * 0.5, h * 0.36
    if t and len(t) == 1:
        c.text(t, cx, cy + 30, 330, ink, "NotoSerifCJK-Black")
        c.rect(cx + 190, cy + 140, cx + 232, cy + 182, "shu")
        c.text("印", cx + 211, cy + 161, 30, "white", art.SERIF_BOLD)
    elif t:
        c.text(t, cx, cy - 40, 92, ink, art.SANS_BOLD, track=0.22)
        c.rect(cx - 190, cy + 32, cx + 190, cy + 37, ink)
        c.text("GENERAL STORE", cx, cy + 70, 34, ink, art.SANS, track=0.3)
    m = p.get("motif")
    if m == "wave":
        c2 = c
        for r, a in ((210, 1), (165, 1), (120, 1), (75, 1), (30, 1)):
            for k in (-1, 0, 1):
                x0 = cx + k * 210
                c.disc(x0, cy + 120, r / 2, ink, width=13)
        c.rect(cx - 330, cy + 120, cx + 330, cy + 240, "#000000", 0)

        c.px[int((cy + 122) * 2) :, :, 3] = 0
        c.rect(cx - 316, cy + 119, cx + 316, cy + 128, ink)
        c.text("海", cx, cy + 178, 60, ink, art.SERIF_BOLD)
    elif m == "sun":
        c.disc(cx, cy + 10, 150, ink)
        for k in range(6):
            y = cy + 40 + k * 24
            c.px[int(y * 2) : int((y + 4 + k * 2.4) * 2), int((cx - 170) * 2) : int((cx + 170) * 2), 3] = 0
        c.text("日の出", cx, cy + 220, 56, ink, art.SERIF_BOLD, track=0.5)
    return c.image("print")


def tshirt(p):
    color = p["color"]
    longs = p.get("sleeve") == "long"
    # a shirt lying flat, seen from above; y grows to the neck
    bw, hem, sh = 25.5, -35, 33
    body = [(-bw, hem)] + [(x, hem - 0.5 * math.cos(x * 0.1)) for x in range(-24, 25, 4)] + [(bw, hem)]
    right_side = smooth([(bw, hem), (bw - 0.4, -15), (bw - 0.2, 5), (bw - 1.2, 15)], 10)
    shoulder = smooth([(bw - 1.2, 15), (bw - 3.4, 21), (bw - 3.0, 27), (bw - 2.6, 30.2)], 8)
    neck = smooth([(bw - 2.6, 30.2), (18, 32.1), (9.6, 35.4)], 6)
    coll = smooth([(9.6, 35.4), (8.3, 31.0), (5.2, 27.6), (0, 26.4), (-5.2, 27.6), (-8.3, 31.0), (-9.6, 35.4)], 8)
    right = right_side + shoulder[1:] + neck[1:]
    outline = body[:-1] + right + coll[1:] + [(-x, y) for x, y in reversed(right)][1:-1]
    img = shirt_print(1024, 1434, p)
    bounds = (-25.6, -36, 25.6, 35.7)
    heather = color == "heather"
    m = mat.cloth(color, weave=24, depth=0.006, img=img, soft=0.16 if heather else 0.05, sheen=0.15)
    if heather:
        m2 = m
    seed = sum(map(ord, color)) * 0.13

    def z(x, y, d):
        e = 1 - math.exp(-d / 1.1)
        return 0.35 + 1.5 * e + wrinkles(x, y, d, seed) * min(1, d / 3) * 0.9

    patch("body", outline, 0.62, m, z, bounds=bounds)
    for s in (1, -1):
        if longs:
            sl = smooth([(bw - 2.8, 30.4), (32, 25.5), (38, 6), (41.5, -16), (43, -29)], 10) + smooth([(43, -29), (39, -31), (35.2, -30.5)], 4)[1:] + smooth([(35.2, -30.5), (33.5, -14), (30, 4), (bw - 1.6, 14.6)], 10)[1:]
        else:
            sl = smooth([(bw - 2.8, 30.4), (30.0, 27.4), (35.6, 21.6), (40.6, 14.2)], 8) + smooth([(40.6, 14.2), (36.6, 8.6), (31.8, 3.6)], 5)[1:] + smooth([(31.8, 3.6), (28.6, 9.4), (bw - 1.4, 14.8)], 6)[1:]
        seam = smooth([(bw - 1.4, 14.8), (bw - 3.8, 21), (bw - 3.4, 27), (bw - 2.8, 30.4)], 8)
        out = [(s * x, y) for x, y in sl + seam[1:-1]]
        if s < 0:
            out = out[::-1]
        sm = mat.cloth(color, weave=24, depth=0.006, img=img if p.get("stripe") else None, uv="repeat", soft=0.16 if heather else 0.05, sheen=0.15)

        def zs(x, y, d, s=s):
            e = 1 - math.exp(-d / 1.0)
            return 0.3 + 1.15 * e + wrinkles(x * 1.3, y * 1.3, d, seed + s * 3) * min(1, d / 3) * 0.8

        patch("sleeve", out, 0.62, sm, zs, bounds=bounds)
        # armhole seam
        tube("seam", [(s * (x - 0.25), y, 1.62 + wrinkles(s * x, y, 3, seed) * 0.3) for x, y in smooth([(bw - 1.0, 15), (bw - 3.3, 21), (bw - 2.9, 27), (bw - 2.6, 29.6)], 8)], 0.13, m, 8)
    # inside of the back at the neck, then the ribbed collar
    inner = smooth([(9.8, 35.2), (8.6, 31.4), (5.5, 28.0), (0, 26.8), (-5.5, 28.0), (-8.6, 31.4), (-9.8, 35.2)], 8) + smooth([(-9.8, 35.2), (-5, 33.6), (0, 33.1), (5, 33.6), (9.8, 35.2)], 6)[1:-1]
    dark = mat.cloth(mix(color, "#000000", 0.22), weave=24, depth=0.006, soft=0.05)
    patch("inside", inner, 0.6, dark, lambda x, y, d: 0.55)
    rib = mat.cloth(color, weave=9, depth=0.02, soft=0.05)
    front = smooth([(9.2, 35.3), (8.0, 31.2), (5.0, 28.0), (0, 26.9), (-5.0, 28.0), (-8.0, 31.2), (-9.2, 35.3)], 10)
    tube("collar", [(x, y, 1.75) for x, y in front], 1.15, rib, 16, flat=0.4, up=(0, 0, 1))
    back = smooth([(9.2, 35.3), (5, 34.0), (0, 33.5), (-5, 34.0), (-9.2, 35.3)], 10)
    tube("collarback", [(x, y, 0.9) for x, y in back], 0.95, rib, 16, flat=0.42, up=(0, 0, 1))
    # neck label
    lab = art.Canvas(160, 90, "white")
    lab.text("NOREN", 80, 38, 34, "sumi", art.SANS_BOLD, track=0.1)
    lab.text("M", 80, 70, 20, "sumi", art.SANS)
    grid("label", 4, 4, lambda u, v: (-1.7 + 3.4 * u, 30.3 + 1.9 * v, 0.75), mat.printed(lab.image(), 0.8))
    # stitching of hem and cuffs
    stitch = mat.cloth(mix(color, "#000000", 0.25), weave=0)
    hemline = [(x, hem + 1.7, 1.5 + wrinkles(x, hem + 1.7, 2, seed) * 0.55) for x in [i * 0.5 for i in range(-49, 50)]]
    tube("hem", hemline, 0.07, stitch, 6)
    return {"fill": 0.82, "elevation": 88, "detail": {"low": -0.2}}


def one_tote(p, seed=1.0):
    color = p["color"]
    W, H, D = 34, 36, 10
    c = art.Canvas(1024, 1084)
    if p.get("print"):
        t = p["print"]
        c.vertical(t, 512, 300, 230, p.get("ink", "ai"), "NotoSerifCJK-Bold")
        c.rect(690, 690, 742, 742, "shu")
        c.text("印", 716, 716, 38, "kinari", art.SERIF_BOLD)
    if p.get("base"):
        c.rect(0, 1084 * 0.68, 1024, 1084, p["base"])
    m = mat.cloth(color, weave=6.5, depth=0.05, img=c.image("tote"), soft=0.06)
    plainm = mat.cloth(p.get("base", color), weave=6.5, depth=0.05, soft=0.06)
    side = mat.cloth(color, weave=6.5, depth=0.05, soft=0.06)

    def section(v):
        """Depth of the bag at height v: open and wide below, flatter above."""
        return D / 2 * (1 - 0.55 * v**1.4)

    def panel(s):
        def fn(u, v):
            x = (u - 0.5) * W * (1 + 0.02 * v)
            z = v * H
            bulge = math.sin(math.pi * u) ** 0.6
            y = s * (section(v) * (0.72 + 0.28 * bulge))
            f = 0.7 * n3(x * 0.09, z * 0.07, s * 4, 1, seed) + 0.25 * n3(x * 0.25, z * 0.2, s, 1, seed)
            y += f * min(1, v * 6 + 0.2) * (0.6 + 0.4 * bulge)
            z += -0.5 * math.sin(math.pi * u) * v**6 + 0.15 * n3(x * 0.2, 0, s)
            e = min(u, 1 - u)
            if v < 0.06:
                y *= 0.93 + v * 1.16
            return (x, y, max(0.05, z))

        return fn

    a = grid("front", 70, 70, panel(-1), m, thickness=0.16)
    b = grid("back", 70, 70, panel(1), side, thickness=-0.16)

    def gusset(s):
        def fn(u, v):
            k = (u - 0.5) * 2
            f0 = panel(-1)(0 if s < 0 else 1, v)
            f1 = panel(1)(0 if s < 0 else 1, v)
            t = u
            x = f0[0] * (1 - t) + f1[0] * t
            y = f0[1] * (1 - t) + f1[1] * t
            z = f0[2] * (1 - t) + f1[2] * t
            inn = (1 - k * k) * (0.3 + 2.3 * v**1.5)
            return (x - s * inn, y, z)

        return fn

    for s in (-1, 1):
        grid("gusset", 20, 60, gusset(s), plainm if p.get("base") and False else side, thickness=0.1)
    grid("bottom", 30, 10, lambda u, v: ((u - 0.5) * W, (v - 0.5) * D * 0.95, 0.06), plainm)
    hm = plainm if p.get("base") else side
    for s in (-1, 1):
        y0 = panel(s)(0.3, 1)[1]
        path = smooth([(-7.5, y0 + s * 0.3, H - 7), (-7.5, y0 + s * 0.35, H), (-7.2, y0 + s * 0.2, H + 9), (-4.6, y0 - s * 0.3, H + 15.5 + s * 0.8), (0, y0 - s * 0.5, H + 17.5 + s * 0.8), (4.6, y0 - s * 0.3, H + 15.5 + s * 0.8), (7.2, y0 + s * 0.2, H + 9), (7.5, y0 + s * 0.35, H), (7.5, y0 + s * 0.3, H - 7)], 12)
        tube("handle", path, 1.25, hm, 20, flat=0.17, up=(0, 1, 0))
    # seam of the upper hem
    for s in (-1, 1):
        fn = panel(s)
        tube("hem", [(q[0], q[1] + s * 0.12, q[2]) for q in (fn(i / 60, 0.93) for i in range(61))], 0.07, mat.cloth(mix(color, "#000000", 0.2), 0), 6)


def tote(p):
    with Group() as g:
        one_tote(p, sum(map(ord, p["color"])) * 0.1)
    g.place(rot=(0, 0, 20))
    return {"elevation": 13, "fill": 0.76}


def cap(p):
    color = p["color"]
    m = mat.cloth(color, weave=9, depth=0.02, soft=0.06)
    R = 9.2

    def dome(a, t):
        """a around, t from the rim (0) to the button (1)."""
        el = t * math.pi / 2
        r = R * math.cos(el) ** 0.85
        z = 10.6 * math.sin(el) ** 0.95
        front = max(0, math.cos(a)) ** 2
        z += front * 1.1 * math.sin(el * 1.2) * (1 - t) * 1.6
        pan = abs(math.sin(a * 3))
        r *= 1 - 0.025 * math.exp(-((pan * 5) ** 2)) * math.sin(el * 2 + 0.4)
        x, y = math.sin(a) * r * 0.93, -math.cos(a) * r * 1.06
        k = 1 + 0.012 * n3(x * 0.3, y * 0.3, z * 0.3)
        return (x * k, y * k, z + 0.3)

    grid("crown", 192, 40, lambda u, v: dome(TAU * u, v), m, wrap_u=True, thickness=0.15)
    st = mat.cloth(mix(color, "#000000", 0.28), 0)
    for k in range(6):
        a = TAU * k / 6
        for d in (-0.035, 0.035):
            tube("stitch", [tuple(c * 1.006 for c in dome(a + d * (1 + t / 40), t / 40 * 0.97)) for t in range(41)], 0.05, st, 6)
        e = dome(a + TAU / 12, 0.62)
        ball("eyelet", 0.26, st, e, (1, 1, 1), seg=16)
    ball("button", 0.75, m, (0, 0, 10.95), (1, 1, 0.55))

    def brim(u, v):
        a = (u - 0.5) * math.radians(146)
        r0 = dome(a, 0.02)
        ext = 7.0 * math.cos(a / math.radians(146) * math.pi) ** 0.55
        x = r0[0] * 0.99 + math.sin(a) * ext * v * 0.35
        y = r0[1] * 0.99 - ext * v
        z = 0.7 - 1.1 * v * v * 0.4 - (x / 9) ** 2 * (0.7 + 1.2 * v) + 1.1
        return (x, y, max(0.02, z))

    br = grid("brim", 90, 24, brim, m, thickness=0.35)
    for q in range(1, 6):
        tube("row", [(lambda c: (c[0], c[1], c[2] + 0.2))(brim(0.03 + 0.94 * i / 60, q / 6.2)) for i in range(61)], 0.045, st, 6)
    if p.get("print"):
        from lib.mesh import grid as gr

        c = art.Canvas(256, 256)
        c.text(p["print"], 128, 128, 210, p.get("ink", "white"), "NotoSerifCJK-Bold")
        img = c.image()
        n = mat.Nodes("embroidery")
        t = n.image(img, n.coord("UV"))
        pr = n.principled(t["Color"], 0.8, Normal=n.bump(n.noise(20, 2, n.coord("Object", (1, 1, 6))), 0.03))
        tr = n.add("ShaderNodeBsdfTransparent")
        mt = n.done(n.add("ShaderNodeMixShader", Fac=t["Alpha"], **{"1": tr.outputs[0], "2": pr.outputs[0]}))
        gr("mark", 16, 16, lambda u, v: tuple(k * 1.014 for k in dome((u - 0.5) * 0.56, 0.26 + 0.34 * v)), mt)
    bpyrot = 28
    import bpy

    with Group() as g:
        pass
    g.objects = [o for o in bpy.context.scene.objects if o.type == "MESH"]
    g.place(rot=(0, 0, bpyrot))
    return {"elevation": 17, "fill": 0.66}


def hat(p):
    if p["shape"] == "straw":
        n = mat.Nodes("straw")
        w1 = n.add("ShaderNodeTexWave", {"bands_direction": "Y"}, Scale=22.0, Distortion=0.6)
        w2 = n.add("ShaderNodeTexWave", {"bands_direction": "X"}, Scale=62.0, Distortion=0.8)
        for w in (w1, w2):
            n.link(n.coord("UV"), w.inputs["Vector"])
        h = n.math("ADD", w1.outputs["Fac"], n.math("MULTIPLY", w2.outputs["Fac"], 0.6))
        col = n.ramp(h, [(0.2, "#b08a4a"), (0.8, "#e3c78d"), (1.0, "#f0dcae")])
        m = n.done(n.principled(col, 0.6, Normal=n.bump(h, 0.05)))
        prof = smooth([(0, 11.4), (4, 11.3), (6.6, 10.6), (7.9, 8.6), (8.4, 5.0), (8.8, 1.9), (9.6, 1.1), (13, 0.9), (17.5, 1.1), (18.3, 1.4)], 12)

        def wob(a, r, z):
            k = max(0, (r - 10) / 8)
            dent = 0.9 * math.exp(-(r / 3.5) ** 2) if z > 9 else 0
            return r * (1 + 0.06 * math.cos(2 * a) * (0.4 + 0.6 * (z > 1.5))), z + k * (0.8 * math.cos(2 * a + 0.3) + 0.3 * math.sin(3 * a)) - dent

        o = lathe("hat", prof, m, 180, wob)
        solidify(o, 0.3)
        rib = mat.cloth(p["ribbon"], weave=16, depth=0.01)
        pr = [(9.02, 2.0), (8.78, 3.4), (8.6, 4.8)]
        o2 = lathe("ribbon", [(r + 0.12, z) for r, z in pr], rib, 180, lambda a, r, z: (r * (1 + 0.06 * math.cos(2 * a)), z))
        solidify(o2, 0.15)
        ang = 2.1
        return {"elevation": 20, "fill": 0.78, "ground": 0.05}
    m = mat.cloth(p["color"], weave=11, depth=0.018, soft=0.05)
    prof = smooth([(0, 10.3), (5.6, 10.15), (7.2, 9.9)], 8) + smooth([(7.3, 9.7), (8.1, 6.4), (8.9, 3.3)], 10) + smooth([(9.0, 3.2), (11.0, 1.7), (13.6, 0.35)], 10)[1:]
    o = lathe("hat", prof, m, 180, lambda a, r, z: (r * (1 + 0.05 * math.cos(2 * a) + 0.012 * n3(math.cos(a) * 2, math.sin(a) * 2, z * 0.3)), z + max(0, (r - 9) / 5) * 0.5 * math.cos(2 * a)))
    solidify(o, 0.2)
    st = mat.cloth(mix(p["color"], "#777777", 0.25), 0)
    for r, z in [(7.25, 9.95), (8.98, 3.35), (10.0, 2.5), (10.9, 1.85), (11.8, 1.3), (12.7, 0.85)]:
        tube("stitch", [(math.sin(a) * (r * (1 + 0.05 * math.cos(2 * a)) + 0.06), -math.cos(a) * (r * (1 + 0.05 * math.cos(2 * a)) + 0.06), z + max(0, (r - 9) / 5) * 0.5 * math.cos(2 * a) + 0.08) for a in [TAU * i / 160 for i in range(160)]], 0.05, st, 6, closed=True)
    return {"elevation": 20, "fill": 0.72, "azimuth": 25}
