"""Pots, kettles, pans, knives, boards."""

import math

from lib import art, mat
from lib.color import shade
from lib.curve import fillet, resample, smooth
from lib.mesh import ball, grid, lathe, rbox, slab, solidify, tube
from lib.scene import Group, copy, place

TAU = math.tau


def cast_iron(color="#1f1f20", rough=0.55, depth=0.05):
    n = mat.Nodes("iron")
    f = n.noise(6, 4, rough=0.6)
    return n.done(n.principled(n.ramp(f, [(0.3, shade(color, 0.8)), (0.7, shade(color, 1.25))]), rough, Metallic=0.35, Normal=n.bump(f, depth)))


def one_donabe(p):
    g = mat.glaze(p["color"])
    raw = mat.clay("#5a4231" if p["color"] == "ame" else "#b59a78")
    body = smooth([(5.2, 0.0), (6.4, 0.4), (10.2, 3.0), (12.4, 6.6), (12.9, 8.6)], 12)
    prof = [(0, 0.15)] + resample([(0.5, 0.15), (5.2, 0.0)], 1) + body + [(13.3, 8.9), (13.2, 9.3), (12.5, 9.3)]
    lathe("body", prof, [g, raw], 180, None, lambda z, r, i, n: 1 if z < 2.6 else 0)
    lid = resample(fillet([(12.3, 9.35), (12.6, 9.6, 0.15), (11.6, 11.2, 1.8), (6.5, 13.4, 3.0), (2.7, 13.9, 0.2), (2.5, 13.9)], 8), 0.4)
    lathe("lid", lid, g, 180)
    knob = fillet([(2.2, 13.6), (2.1, 14.6, 0.3), (3.2, 16.0, 0.35), (2.6, 16.3, 0.2), (1.8, 15.6, 0.3), (0, 15.5)], 6)
    lathe("knob", knob, g, 96)
    ball("hole", 0.28, mat.plain("#17110c", 0.9), (6.2, -7.0, 12.25), (1, 1, 0.5), seg=20)
    for s in (-1, 1):
        with Group() as h:
            slabp = smooth([(0, -3.6), (1.7, -3.1), (2.7, -1.4), (2.9, 0), (2.7, 1.4), (1.7, 3.1), (0, 3.6)], 8)
            place(slab("handle", slabp + [(-1.2, 3.0), (-1.2, -3.0)], 1.1, 0.42, g), (0, 0, 0))
        h.place(loc=(12.4 * s, 0, 7.1), rot=(0, -8 if s > 0 else -8, 0 if s > 0 else 180))


def donabe(p):
    with Group() as g:
        one_donabe(p)
    g.place(rot=(0, 0, -16))
    return {"elevation": 17, "fill": 0.76}


def one_kettle(p):
    if p["shape"] == "iron":
        m = cast_iron("#232324", 0.5)
        body = smooth([(5.0, 0.0), (6.2, 0.3), (8.4, 3.0), (8.8, 6.2), (7.6, 9.4), (5.0, 11.2), (3.9, 11.5)], 12)
        prof = [(0, 0.1), (5.0, 0.0)] + body[1:]
        lathe("body", prof, m, 180)
        # arare: rows of small bosses
        first = None
        for k, (z, n) in enumerate([(3.4, 44), (4.3, 44), (5.2, 44), (6.1, 44), (7.0, 44), (7.9, 44)]):
            rr = 0
            for a, b in zip(body, body[1:]):
                if a[1] <= z <= b[1]:
                    t = (z - a[1]) / ((b[1] - a[1]) or 1)
                    rr = a[0] + (b[0] - a[0]) * t
            for i in range(n):
                a = TAU * (i + (k % 2) / 2) / n
                if abs(((math.degrees(a) + 180) % 360) - 90) < 17:  # where the spout grows
                    continue
                o = ball("arare", 0.3, m, seg=12) if first is None else copy(first)
                first = first or o
                place(o, (math.sin(a) * rr, -math.cos(a) * rr, z))
        lid = fillet([(0, 11.55), (4.1, 11.55, 0.1), (4.0, 11.95, 0.15), (1.5, 12.7, 1), (0, 12.8)], 6)
        lathe("lid", resample(lid, 0.3), m, 128)
        lathe("knob", smooth([(0.45, 12.6), (0.4, 13.2), (0.95, 13.7), (0.85, 14.3), (0, 14.6)], 8), m, 64)
        path = smooth([(-7.4, 0, 7.0), (-9.2, 0, 7.8), (-10.6, 0, 9.0), (-11.6, 0, 10.4)], 10)
        sp = tube("spout", path, lambda t: 1.7 - 0.85 * t, m, 32, caps=False)
        solidify(sp, 0.2)
        for s in (-1, 1):
            tube("lug", smooth([(s * 5.2, -0.8, 10.7), (s * 5.5, -0.7, 12.1), (s * 5.55, 0, 12.5), (s * 5.5, 0.7, 12.1), (s * 5.2, 0.8, 10.7)], 8), 0.34, m, 14)
        tube("bail", smooth([(-5.5, 0, 11.8), (-6.4, 0, 13.4), (-6.0, 0, 17.0), (-3.4, 0, 19.8), (0, 0, 20.5), (3.4, 0, 19.8), (6.0, 0, 17.0), (6.4, 0, 13.4), (5.5, 0, 11.8)], 12), 0.42, m, 20)
    else:
        m = mat.plain("#f2f1ec", 0.14, coat=0.6)
        body = smooth([(6.6, 0.0), (7.4, 0.3), (8.3, 2.4), (7.8, 6.8), (6.0, 10.6), (4.6, 11.8)], 12)
        lathe("body", [(0, 0.1), (6.6, 0.0)] + body[1:], m, 180)
        navy = mat.plain("#25324f", 0.25, coat=0.4)
        tube("edge", [(4.72 * math.sin(TAU * i / 80), -4.72 * math.cos(TAU * i / 80), 11.8) for i in range(80)], 0.16, navy, 12, closed=True)
        lathe("lid", resample(fillet([(0, 11.8), (4.5, 11.8, 0.1), (4.4, 12.2, 0.3), (1.2, 13.2, 1.2), (0, 13.25)], 6), 0.3), m, 128)
        ball("knob", 1.0, mat.wood("walnut", "z", 2, 0.4), (0, 0, 14.0), (1, 1, 0.85), seg=40)
        lathe("stem", [(0.4, 13.0), (0.4, 13.6)], mat.metal(), 24)
        path = smooth([(-6.8, 0, 4.2), (-8.8, 0, 5.2), (-10.2, 0, 8.2), (-11.2, 0, 11.2), (-12.6, 0, 12.6)], 12)
        sp = tube("spout", path, lambda t: 1.75 - 1.05 * t ** 0.8, m, 32, caps=False)
        solidify(sp, 0.16)
        for s in (-1, 1):
            tube("lug", [(s * 5.6, 0, 10.6), (s * 6.2, 0, 12.6), (s * 6.3, 0, 13.4)], 0.32, mat.metal("#c6c8ca", 0.25), 12)
        steel = mat.metal("#c6c8ca", 0.25)
        tube("bail", smooth([(-6.3, 0, 12.9), (-7.0, 0, 15.6), (-5.4, 0, 18.6), (-3.4, 0, 19.7)], 10), 0.26, steel, 14)
        tube("bail", smooth([(6.3, 0, 12.9), (7.0, 0, 15.6), (5.4, 0, 18.6), (3.4, 0, 19.7)], 10), 0.26, steel, 14)
        tube("grip", smooth([(-4.2, 0, 19.35), (-2.2, 0, 20.0), (0, 0, 20.25), (2.2, 0, 20.0), (4.2, 0, 19.35)], 10), lambda t: 0.72 + 0.14 * math.sin(math.pi * t), mat.wood("walnut", "x", 2, 0.4), 24)


def kettle(p):
    with Group() as g:
        one_kettle(p)
    g.place(rot=(0, 0, -14))
    return {"elevation": 15, "fill": 0.72}


def pan(p):
    shape = p["shape"]
    with Group() as g:
        if shape == "fry":
            m = cast_iron("#262627", 0.42, 0.02)
            out = fillet([(0, 0.0), (9.6, 0.0, 1.4), (12.6, 4.3, 0.15), (12.35, 4.4, 0.1), (9.4, 0.45, 1.2), (0, 0.4)], 8)
            lathe("pan", resample(out, 0.4), m, 180)
            hp = smooth([(11.4, 0, 3.2), (14.5, 0, 5.0), (19, 0, 6.6), (30, 0, 8.6)], 12)
            tube("handle", hp, lambda t: 1.15 + 0.25 * math.sin(t * 3.0), m, 24, flat=0.34, up=(0, 0, 1))
            ring = [(31.2 + 1.25 * math.cos(TAU * i / 40), 1.25 * math.sin(TAU * i / 40), 8.75 + 0.22 * math.cos(TAU * i / 40)) for i in range(40)]
            tube("ring", ring, 0.42, m, 14, closed=True)
        elif shape == "casserole":
            n = mat.Nodes("enamel")
            c = p.get("color", "akane")
            m = mat.plain(shade(c, 0.9), 0.14, coat=0.7)
            inner = mat.plain("#f1ece0", 0.2, coat=0.4)
            lathe("pot", resample(fillet([(0, 0.0), (9.6, 0.0, 1.2), (10.6, 8.6, 0.1), (10.75, 9.2, 0.12), (10.2, 9.2)], 8), 0.4), m, 180)
            lathe("lid", resample(fillet([(10.75, 9.25), (10.85, 9.7, 0.2), (9.8, 10.6, 1.4), (4, 12.2, 3), (0, 12.4)], 8), 0.35), m, 180)
            lathe("knob", fillet([(0.6, 12.2), (0.6, 13.1, 0.1), (1.7, 13.5, 0.15), (1.7, 14.1, 0.4), (0, 14.35)], 6), mat.metal("#cfc6b4", 0.25), 64)
            for s in (-1, 1):
                tube("ear", smooth([(s * 9.9, -3.2, 7.2), (s * 12.3, -2.9, 7.6), (s * 13.2, 0, 7.8), (s * 12.3, 2.9, 7.6), (s * 9.9, 3.2, 7.2)], 10), 0.62, m, 18, flat=0.75, up=(0, 0, 1))
        else:
            m = mat.metal("#d5d7d8", 0.3, hammered=0.09)
            lathe("pot", resample(fillet([(0, 0.0), (8.4, 0.0, 1.6), (9.6, 8.4, 0.06), (9.45, 8.45, 0.05), (8.2, 0.3, 1.4), (0, 0.25)], 8), 0.4), m, 200, lambda a, r, z: (r + (1.1 * max(0, math.cos(a - math.pi * 1.5)) ** 26 + 1.1 * max(0, math.cos(a - math.pi * 0.5)) ** 26 * 0) * max(0, (z - 6.4) / 2.0), z))
            tube("socket", [(9.0, 0, 6.6), (11.0, 0, 7.2), (12.6, 0, 7.6)], 1.0, mat.metal("#d5d7d8", 0.3), 24, flat=0.8)
            tube("handle", smooth([(12.0, 0, 7.45), (17, 0, 8.8), (25.5, 0, 10.8)], 10), lambda t: 0.95 + 0.28 * t, mat.wood("hinoki", "x", 1.6, 0.6), 24, flat=0.9)
    g.place(rot=(0, 0, -32 if shape != "casserole" else -16))
    return {"elevation": 32 if shape == "fry" else 20, "fill": 0.78}


def knife(p):
    """A santoku lying on a board of pale wood."""
    with Group() as g:
        L = 17.5
        top = [(0, 2.3), (L * 0.72, 2.15), (L * 0.9, 1.3), (L, -1.9)]
        edge = smooth([(L, -1.9), (L * 0.8, -2.35), (L * 0.4, -2.55), (0, -2.55)], 10)
        outline = [(0, -2.55), (0, 2.3)]
        up = smooth([(0, 2.3), (L * 0.45, 2.25), (L * 0.74, 1.85), (L * 0.92, 0.4), (L, -1.9)], 12)
        pts = edge[::-1][0:1] + []
        poly = [(0, -2.55)] + [(x, y) for x, y in edge[::-1][1:]] + [(x, y) for x, y in up[::-1][1:]]
        # blade: wedge section, a darker forged flat and a bright edge with a wavy line
        n = mat.Nodes("steel")
        sep = n.add("ShaderNodeSeparateXYZ", Vector=n.coord())
        wav = n.math("ADD", sep.outputs["Y"], n.math("MULTIPLY", n.noise(0.8, 3), 0.8))
        fac = n.ramp(n.math("ADD", n.math("MULTIPLY", wav, 0.2), 0.62), [(0.38, (0, 0, 0)), (0.44, (1, 1, 1))])
        col = n.mixrgb(fac, "#e1e4e6", "#aab0b4")
        swirl = n.add("ShaderNodeTexWave", {"wave_type": "BANDS"}, Scale=1.6, Distortion=9.0, Detail=3.0)
        n.link(n.coord(), swirl.inputs["Vector"])
        col = n.mixrgb(n.math("MULTIPLY", n.math("MULTIPLY", swirl.outputs["Fac"], 0.45), fac), col, "#6d7478")
        m = n.done(n.principled(col, 0.24, Metallic=1.0, Normal=n.bump(n.noise(1, 2, n.coord("Object", (40, 0.4, 1))), 0.004)))
        b = slab("blade", poly, 0.24, 0.02, m, (0, 0, 1.0))
        steel = mat.metal("#c9ccce", 0.3)
        place(rbox("bolster", 1.5, 2.3, 1.5, 0.35, steel), (-0.6, 1.1, 0.38))
        hm = mat.wood("walnut", "x", 1.4, 0.4, 0.3)
        with Group() as h:
            rbox("handle", 11.6, 2.5, 1.9, 0.75, hm, seg=6)
        h.place(loc=(-7.0, 1.05, 0.18))
        for x in (-3.6, -7.0, -10.4):
            o = lathe("rivet", fillet([(0, 2.12), (0.36, 2.12, 0.08), (0.36, 1.9)], 3), steel, 32)
            o.location = (x, 1.05, 0.0)
        c = art.Canvas(420, 120)
        c.text("暖簾", 210, 60, 84, "#3b4145", "NotoSerifCJK-Bold", track=0.15)
        nn = mat.Nodes("engraving")
        t = nn.image(c.image(), nn.coord("UV"))
        q = nn.principled("#3b4145", 0.5)
        tr = nn.add("ShaderNodeBsdfTransparent")
        em = nn.done(nn.add("ShaderNodeMixShader", Fac=t["Alpha"], **{"1": tr.outputs[0], "2": q.outputs[0]}))
        grid("mark", 2, 2, lambda u, v: (1.0 + 3.6 * u, 0.5 + 1.05 * v, 1.245), em)
    g.place(loc=(-1.8, 0, 0.0), rot=(0, 0, 0))
    with Group() as bd:
        rbox("board", 36, 15, 2.0, 0.35, mat.wood("hinoki", "x", 0.7, 0.6), (0, 0, -2.0 + 0.18))

    a = Group()
    a.objects = g.objects + bd.objects
    a.place(loc=(0, 0, 1.82), rot=(0, 0, 24))
    return {"elevation": 42, "fill": 0.8}


def board(p):
    w = mat.wood(p["wood"], "x", 0.6, 0.5)
    with Group() as g:
        if p.get("shape") == "handle":
            W, H = 26, 17
            out = [(-W / 2, -H / 2, 3.0), (W / 2, -H / 2, 3.0), (W / 2, -2.6, 3.2), (W / 2 + 4.5, -2.0, 2.5), (W / 2 + 11, -2.2, 2.2), (W / 2 + 11, 2.2, 2.2), (W / 2 + 4.5, 2.0, 2.5), (W / 2, 2.6, 3.2), (W / 2, H / 2, 3.0), (-W / 2, H / 2, 3.0)]
            slab("board", fillet(out, 8, closed=True), 1.8, 0.35, w)
            ring = [(W / 2 + 8.4 + 0.95 * math.cos(TAU * i / 40), 0.95 * math.sin(TAU * i / 40), 1.82) for i in range(40)]
            lathe("hole", [(0, 1.83), (0.9, 1.83)], mat.plain("#1a120c", 0.9), 40).location = (W / 2 + 8.4, 0, 0)
            tube("rim", ring, 0.1, mat.plain("#3a2416", 0.6), 8, closed=True)
            tube("cord", smooth([(W / 2 + 8.4, 0, 1.9), (W / 2 + 11.5, 1.5, 1.9), (W / 2 + 13.5, 4.0, 0.3), (W / 2 + 11.0, 6.0, 0.2), (W / 2 + 9.4, 3.0, 1.0), (W / 2 + 8.6, 0.3, 1.9)], 12), 0.2, mat.plain("#c9a46c", 0.8), 10)
        else:
            slab("board", fillet([(-18, -11.5, 1.2), (18, -11.5, 1.2), (18, 11.5, 1.2), (-18, 11.5, 1.2)], 6, closed=True), 2.6, 0.3, w)
            c = art.Canvas(300, 300)
            c.text("檜", 150, 150, 220, "#6b3a16", "NotoSerifCJK-Bold")
            n = mat.Nodes("brand")
            t = n.image(c.image(), n.coord("UV"))
            q = n.principled("#6b3a16", 0.7)
            tr = n.add("ShaderNodeBsdfTransparent")
            bm = n.done(n.add("ShaderNodeMixShader", Fac=n.math("MULTIPLY", t["Alpha"], 0.85), **{"1": tr.outputs[0], "2": q.outputs[0]}))
            grid("brand", 2, 2, lambda u, v: (13.2 + 2.6 * u, -9.6 + 2.6 * v, 2.606), bm)
    g.place(rot=(0, 0, 22))
    return {"elevation": 42, "fill": 0.8}
