"""Notebooks, books, pens, pencils, tape, letter paper, seal."""

import math

from lib import art, mat
from lib.color import mix, rgb8, shade
from lib.mesh import Group, ball, bevel, copy, deform, fillet, grid, lathe, n3, obj, place, rbox, resample, rnd, rrect, slab, smooth, tube

TAU = math.tau


def pages(w, d, h, loc):
    """A block of paper whose edges show the sheets."""
    n = mat.Nodes("pages")
    wv = n.add("ShaderNodeTexWave", {"bands_direction": "Z"}, Scale=9.0, Distortion=0.5, Detail=2.0)
    n.link(n.coord(), wv.inputs["Vector"])
    col = n.ramp(wv.outputs["Fac"], [(0.2, "#dcd5c4"), (0.7, "#f6f2e6")])
    m = n.done(n.principled(col, 0.9, Normal=n.bump(wv.outputs["Fac"], 0.01)))
    return rbox("pages", w, d, h, 0.03, m, loc)


def cover_art(color, label, w, h, style):
    c = art.Canvas(w, h)
    if style == "cloth":
        c.rect(w * 0.28, h * 0.16, w * 0.72, h * 0.36, "#f3ecdb")
        c.line([(w * 0.30, h * 0.175), (w * 0.70, h * 0.175), (w * 0.70, h * 0.345), (w * 0.30, h * 0.345)], "sumi", 3, True)
        c.text(label, w / 2, h * 0.26, w * 0.13, "sumi", "NotoSerifCJK-Bold", track=0.15, fit=w * 0.32)
    elif style == "kraft":
        c.text(label, w / 2, h * 0.24, w * 0.13, "#3a2a1a", art.SANS_BOLD, track=0.08)
        c.rect(w * 0.38, h * 0.30, w * 0.62, h * 0.303, "#3a2a1a")
        c.text("A5  48 sheets", w / 2, h * 0.335, w * 0.038, "#3a2a1a", art.SANS, track=0.12)
    else:
        c.text(label, w / 2, h * 0.22, w * 0.1, "#f6efe2", art.SANS_BOLD, track=0.24, fit=w * 0.6)
        c.disc(w / 2, h * 0.55, w * 0.17, "#f6efe2", width=8)
    return c.image("cover")


def one_notebook(color, label, binding="sewn", W=14.8, D=21.0, H=1.3, style="cloth"):
    img = cover_art(color, label, 888, 1260, style)
    if style == "kraft":
        m = mat.paper(color, img, rough=0.85, fibre=0.02)
    elif style == "cloth":
        m = mat.cloth(color, weave=16, depth=0.012, img=img, soft=0.05)
    else:
        m = mat.paper(color, img, rough=0.5, fibre=0.006)
    edge = mat.plain(shade(color, 0.9), 0.7)
    t = 0.16 if style == "cloth" else 0.06
    pages(W - 0.5, D - 0.5, H - 2 * t, (0.05, 0, t))
    r = 0.6
    for z in (0, H - t):
        place(slab("cover", rrect(W, D, 0.5 if binding != "sewn" or style != "cloth" else 0.25), t, 0.03, edge), (0, 0, z))
    grid("front", 2, 2, lambda u, v: ((u - 0.5) * (W - 0.5), (v - 0.5) * (D - 0.3), H + 0.008), m)
    if binding == "ring":
        wire = mat.metal("#2b2b2b", 0.35)
        k = 0
        first = None
        for i in range(24):
            y = -D / 2 + 1.0 + i * (D - 2.0) / 23
            if first is None:
                first = tube("ring", [(0.95 * math.cos(TAU * q / 28), 0, 0.95 * math.sin(TAU * q / 28)) for q in range(28)], 0.075, wire, 8, closed=True)
                o = first
            else:
                o = copy(first)
            place(o, (-W / 2 + 0.35, y, H / 2))
        dots = mat.plain("#1d1712", 0.9)
        f2 = None
        for i in range(24):
            y = -D / 2 + 1.0 + i * (D - 2.0) / 23
            if f2 is None:
                f2 = rbox("hole", 0.34, 0.34, 0.01, 0, dots)
                o = f2
            else:
                o = copy(f2)
            place(o, (-W / 2 + 0.95, y, H + 0.012))
    elif style == "cloth":
        # rounded spine, a ribbon, an elastic
        tube("spine", [(-W / 2 + 0.1, y, H / 2) for y in (-D / 2 + 0.02, 0, D / 2 - 0.02)], H / 2, mat.cloth(color, weave=16, depth=0.012, soft=0.05), 32, flat=1.0)
        rbox("elastic", 0.55, D + 0.06, H + 0.1, 0.04, mat.plain(mix(color, "#ffffff", 0.12), 0.8), (W / 2 - 1.5, 0, -0.03 + 0.03))
        rb = mat.plain("#c9a14a", 0.5)
        grid("ribbon", 4, 10, lambda u, v: (1.0 + 0.5 * u + 0.3 * v * v, -D / 2 + 0.2 - 2.6 * v, max(0.04, H * 0.5 * (1 - v) ** 2)), rb, thickness=0.03)
    else:
        place(rbox("tape", 1.6, D + 0.02, H + 0.03, 0.04, mat.plain("#2b2622", 0.7)), (-W / 2 + 0.75, 0, 0))


def notebook(p):
    n = p.get("count", 1)
    style = {"kraft": "kraft"}.get(p["color"], "plain" if p.get("binding") == "ring" else "cloth")
    with Group() as g:
        if n == 3:
            for i in range(3):
                with Group() as b:
                    one_notebook(p["color"], p["label"], style=style, H=0.9)
                b.place(loc=(i * 2.3 - 2.3, i * -1.4 + 1.4, i * 0.92), rot=(0, 0, (-5, 3, -1)[i]))
        else:
            one_notebook(p["color"], p["label"], p.get("binding", "sewn"), style=style)
    g.place(rot=(0, 0, 20))
    return {"elevation": 46, "fill": 0.76}


def bunko_cover(color, title, k):
    c = art.Canvas(760, 1060, color)
    light = sum(rgb8(color)) > 450
    ink = "#2b2622" if light else "#f5efe2"
    r = rnd(k + 3)
    if k == 0:  # rain
        for i in range(90):
            x, y, L = r.random() * 760, r.random() * 1060, 40 + r.random() * 90
            c.line([(x, y), (x - L * 0.18, y + L)], "#8fb0cc", 3, alpha=0.8)
        c.poly([(160, 820), (600, 820), (600, 990), (160, 990)], "#f1e3c0")
        c.poly([(120, 820), (380, 690), (640, 820)], "#e3a33c")
        c.rect(340, 880, 420, 990, "#7a4a22")
    elif k == 1:  # a town on a hill
        for i in range(7):
            x = 60 + i * 95
            h = 150 + 55 * i
            c.rect(x, 1060 - h, x + 80, 1060, ["#f6efe0", "#8a4a2a", "#e9d3a2"][i % 3])
            c.poly([(x - 10, 1060 - h), (x + 40, 1060 - h - 60), (x + 90, 1060 - h)], "#3b4a5a")
            c.rect(x + 28, 1060 - h + 40, x + 52, 1060 - h + 78, "#2b3a4a")
    else:
        for i in range(14):
            art.blossom(c, r.random() * 760, 480 + r.random() * 560, 50 + r.random() * 60, ["#e58a9c", "#fbf3ee", "#d1566f"][i % 3], "#f0c24a", turn=r.random() * 6)
    c.rect(470 if k != 2 else 440, 70, 690, 640, "#f7f2e6")
    c.vertical(title, 580, 110, 92 if len(title) < 5 else 88, "#2b2622", "NotoSerifCJK-Bold", gap=0.1)
    c.vertical("暖簾文庫", 140, 90, 42, ink, art.SERIF, gap=0.12)
    return c.image("bunko")


def one_book(W, D, H, img, spine_color, hard=False):
    pages(W - (0.5 if hard else 0.08), D - (0.5 if hard else 0.06), H - 0.1, (0.03, 0, 0.05))
    edge = mat.plain(spine_color, 0.5)
    t = 0.25 if hard else 0.05
    for z in (0, H - t):
        place(slab("cover", rrect(W, D, 0.04), t, 0.015, edge), (0, 0, z))
    rbox("spine", 0.12, D, H, 0.03, edge, (-W / 2, 0, 0))
    grid("front", 2, 2, lambda u, v: ((u - 0.5) * W, (v - 0.5) * D, H + 0.008), mat.printed(img, 0.4, coat=0.15))


def book(p):
    with Group() as g:
        if p.get("shape") == "large":
            c = art.Canvas(1200, 1200, "#f1eee6")
            c.rect(150, 150, 1050, 820, "#8fa596")
            for k in range(60):
                r = rnd(k)
                c.disc(150 + r.random() * 900, 560 + r.random() * 250, 20 + r.random() * 60, ["#5f7a5e", "#3f5f4a", "#7d9a6a", "#a3b59a"][k % 4], 0.9)
            c.rect(150, 820, 1050, 1000, "#f1eee6")
            c.rect(0, 0, 150, 1200, "#f1eee6")
            c.rect(1050, 0, 1200, 1200, "#f1eee6")
            c.disc(800, 330, 70, "#eee6cf")
            for k in range(5):
                c.poly([(200 + k * 150, 812), (215 + k * 150, 785), (290 + k * 150, 785), (310 + k * 150, 812)], "#c9c6bd")
            c.text("静かな庭", 600, 930, 108, "#2b2b28", "NotoSerifCJK-Medium", track=0.3)
            c.text("THE QUIET GARDEN", 600, 1055, 40, "#6b6b64", art.SANS, track=0.35)
            one_book(25, 25, 2.2, c.image(), "#dcd8cc", True)
        else:
            for i, (col, t) in enumerate(zip(p["colors"], p["titles"])):
                with Group() as b:
                    one_book(10.5, 14.8, 1.3 + 0.2 * (i % 2), bunko_cover(col, t, i), shade(col, 0.9))
                if i == 0:
                    b.place(loc=(-2.0, 1.2, 0), rot=(0, 0, 12))
                elif i == 1:
                    b.place(loc=(-1.4, 0.9, 1.32), rot=(0, 0, -3))
                else:
                    b.place(loc=(10.6, -2.4, 0), rot=(0, 0, -10))
    g.place(rot=(0, 0, 12))
    return {"elevation": 46, "fill": 0.76}


def pen(p):
    with Group() as g:
        if p["shape"] == "fountain":
            black = mat.plain("#121214", 0.12, coat=0.8)
            gold = mat.metal("#d9b45c", 0.18)
            with Group() as body:
                prof = fillet([(0, 0), (0.35, 0.0, 0.2), (0.62, 4.0, 2), (0.68, 8.2), (0.62, 8.35, 0.05), (0.6, 8.4)], 6)
                lathe("barrel", resample(prof, 0.2), black, 96)
                lathe("grip", resample(fillet([(0.58, 8.4), (0.55, 9.0, 0.2), (0.45, 10.4, 0.3), (0.5, 10.75, 0.1), (0.3, 10.8)], 5), 0.15), black, 64)
                lathe("ring", [(0.64, 8.3), (0.7, 8.34), (0.7, 8.5), (0.62, 8.54)], gold, 64)
                lathe("ring2", [(0.4, 1.0), (0.47, 1.04), (0.49, 1.2), (0.42, 1.24)], gold, 64)
                # the nib: a curved plate running to a point
                def nib(u, v):
                    s = (u - 0.5) * 2
                    w = 0.42 * (1 - v**1.5) ** 0.8 if v < 0.999 else 0.0
                    w = max(0.015, w if v > 0.25 else 0.36 + 0.06 * v / 0.25)
                    return (s * w, 0.36 - 0.35 * (s * w / 0.42) ** 2 * 0.8 - 0.28 * v * v, 10.6 + 2.3 * v)

                grid("nib", 16, 30, nib, gold, thickness=0.04)
                rbox("slit", 0.02, 0.02, 1.3, 0, mat.plain("#2a2014", 0.6), (0, 0.30, 11.4))
                ball("breather", 0.075, mat.plain("#2a2014", 0.6), (0, 0.36, 11.35), seg=12)
                tube("feed", [(0, 0.0, 10.6), (0, -0.02, 11.6), (0, 0.06, 12.4)], [0.26, 0.2, 0.04], black, 16)
            body.place(rot=(-90, 0, 0)).place(rot=(0, 0, -58), loc=(-3.2, -2.0, 0.7))
            with Group() as cap:
                lathe("cap", resample(fillet([(0, 0), (0.4, 0, 0.25), (0.72, 2.2, 1.2), (0.76, 6.6), (0.7, 6.65)], 6), 0.2), black, 96)
                lathe("band", [(0.76, 5.6), (0.8, 5.64), (0.8, 6.3), (0.76, 6.34)], gold, 64)
                tube("clip", smooth([(0, 0.55, 0.6), (0, 0.98, 0.9), (0, 0.98, 3.0), (0, 0.86, 4.6)], 8), lambda t: 0.13 + 0.03 * t, gold, 12)
                ball("clipball", 0.2, gold, (0, 0.84, 4.7), seg=16)
            cap.place(rot=(-90, 0, 0)).place(rot=(0, 0, -70), loc=(-1.4, -5.2, 0.8))
        else:
            for i, c in enumerate(p["colors"]):
                w = mat.wood(c, "z", 3, 0.4, 0.2)
                br = mat.metal("#d2b06a", 0.25)
                with Group() as b:
                    lathe("tip", resample(fillet([(0.0, 0.0), (0.09, 0.0), (0.12, 0.35, 0.1), (0.3, 1.5, 0.3), (0.46, 1.9)], 4), 0.1), br, 48)
                    lathe("body", resample(fillet([(0.46, 1.9), (0.52, 4.0, 2), (0.54, 9.5, 2), (0.46, 12.4)], 8), 0.3), w, 64)
                    lathe("ring", [(0.49, 1.85), (0.5, 2.15), (0.46, 2.16)], br, 48)
                    lathe("top", resample(fillet([(0.47, 12.3), (0.49, 12.8, 0.1), (0.4, 13.4, 0.2), (0, 13.5)], 4), 0.1), br, 48)
                    lathe("knock", resample(fillet([(0.24, 13.4), (0.24, 14.2, 0.12), (0, 14.25)], 4), 0.1), br, 32)
                    tube("clip", smooth([(0, 0.44, 12.6), (0, 0.82, 12.4), (0, 0.82, 10.4), (0, 0.62, 9.2)], 8), 0.12, br, 12)
                b.place(rot=(-90, 0, 0)).place(rot=(0, 0, -58 + 8 * i), loc=(-7.2 + 1.2 * i, -2.2 - 3.4 * i, 0.55))
    return {"elevation": 44, "fill": 0.78}


def pencils(p):
    cols = ["#b3262e", "#e0592a", "#ef9a26", "#f1cf3a", "#a9bf45", "#4d8a42", "#2f7f7a", "#4a9cc9", "#27518f", "#5b4392", "#b36aa0", "#6b4228"]
    wood = mat.wood("beech", "z", 4, 0.7)
    with Group() as g:
        for i in range(p.get("count", 12)):
            c = cols[i % 12]
            paint = mat.plain(c, 0.22, coat=0.5)
            lead = mat.plain(c, 0.7)
            with Group() as q:
                n = 6
                hexa = [(0.42 * math.cos(TAU * k / 6), 0.42 * math.sin(TAU * k / 6), 0.08) for k in range(6)]
                slab("body", fillet(hexa, 3, closed=True), 15.2, 0.03, paint)
                place(slab("end", fillet([(x * 0.96, y * 0.96, 0.08) for x, y, _ in hexa], 3, closed=True), 0.03, 0, lead), (0, 0, -0.02))
                lathe("cone", [(0.405, 15.15), (0.13, 17.0)], wood, 48)
                lathe("lead", [(0.135, 16.98), (0.03, 17.6), (0, 17.62)], lead, 24)
            q.place(rot=(-90, 0, 0)).place(loc=((i - 5.5) * 0.98, 0.25 * math.sin(i * 1.7), 0.38))
    g.place(loc=(0, -8, 0)).place(rot=(0, 0, 24))
    return {"elevation": 46, "fill": 0.8}


def tape(p):
    kinds = ["seigaiha", "plain", "shima", "asanoha", "dots"]
    spots = [(-4.2, 1.0, 0), (2.6, 2.4, 0), (-3.9, 0.9, 1.52), (7.6, -2.8, 0), (0.6, -4.6, 0)]
    core = mat.paper("#c9a57a", rough=0.9)
    for i, c in enumerate(p["colors"]):
        k = kinds[i % 5]
        n = mat.Nodes("rings")
        if k == "plain":
            m = mat.paper(c, rough=0.6)
        else:
            bg = {"seigaiha": c, "shima": "#f6f1e6", "asanoha": c, "dots": c}[k]
            ink = "#f6f1e6" if k != "shima" else c
            img = art.pattern(k, 2048, 256, ink, bg, size=128 if k != "seigaiha" else 128)
            m = mat.printed(img, 0.6, fibre=0.006, ext="REPEAT")
        side = mat.Nodes("side")
        sx = side.add("ShaderNodeSeparateXYZ", Vector=side.coord())
        r = side.math("SQRT", side.math("ADD", side.math("MULTIPLY", sx.outputs["X"], sx.outputs["X"]), side.math("MULTIPLY", sx.outputs["Y"], sx.outputs["Y"])))
        w = side.math("SINE", side.math("MULTIPLY", r, 70.0))
        sm = side.done(side.principled(side.ramp(side.math("ADD", side.math("MULTIPLY", w, 0.25), 0.5), [(0.2, shade(c, 0.85)), (0.8, mix(c, "#ffffff", 0.25))]), 0.8))
        R, r0, H = 2.75, 1.75, 1.5
        with Group() as g:
            grid("wall", 120, 2, lambda u, v: (math.sin(TAU * u) * R, -math.cos(TAU * u) * R, H * v), m, wrap_u=True)
            for z in (0, H):
                grid("side", 96, 3, lambda u, v, z=z: (math.sin(TAU * u) * (r0 + (R - r0) * v), -math.cos(TAU * u) * (r0 + (R - r0) * v), z), sm, wrap_u=True)
            grid("core", 96, 2, lambda u, v: (math.sin(TAU * u) * r0, -math.cos(TAU * u) * r0, H * v), core, wrap_u=True)
            grid("core", 96, 2, lambda u, v: (math.sin(TAU * u) * (r0 - 0.14), -math.cos(TAU * u) * (r0 - 0.14), H * v), core, wrap_u=True)
            lathe("lip", [(r0 - 0.14, H), (r0, H)], core, 96)
        if i == 3:
            g.place(loc=(0, 0, -H / 2)).place(rot=(90, 0, 0)).place(loc=(spots[i][0], spots[i][1], R), rot=(0, 0, 34))
        else:
            g.place(loc=spots[i], rot=(0, 0, 40 * i))
    return {"elevation": 27, "fill": 0.74}


def stationery(p):
    if p.get("shape") == "giftcard":
        with Group() as g:
            c = art.Canvas(1000, 640, p["color"])
            r = rnd(2)
            for k in range(6):
                c.disc(820, 520, 90 + k * 75, "#c9a14a", width=4, alpha=0.8)
            c.text("GIFT", 250, 160, 120, "#f6efe0", art.SERIF_BOLD, track=0.2)
            c.text("ギフトカード", 250, 270, 54, "#f6efe0", art.SERIF, track=0.2)
            c.text("暖簾", 130, 540, 76, "#c9a14a", "NotoSerifCJK-Bold", track=0.2)
            for z, dx, rot in ((0.32, 0, 0),):
                place(slab("card", rrect(8.56, 5.4, 0.32), 0.09, 0.02, mat.plain(p["color"], 0.4)), (0, 0, z))
                grid("face", 2, 2, lambda u, v: ((u - 0.5) * 8.2, (v - 0.5) * 5.2, z + 0.095), mat.printed(c.image(), 0.35, coat=0.3))
        g.place(loc=(1.1, 0.6, 0.25), rot=(0, 0, 5))
        # the envelope it came from, its flap open
        pm = mat.paper("#f1e8d8", fibre=0.01)
        with Group() as e:
            rbox("envelope", 11.6, 8.0, 0.16, 0.03, pm, (0, -0.6, 0))
            place(slab("flap", [(-5.75, 0), (5.75, 0), (0.6, 4.3), (-0.6, 4.3)], 0.04, 0.01, pm), (0, 3.4, 0.06))
            tube("ribbon", [(-5.8, -3.2, 0.2), (5.8, -3.2, 0.2)], 0.32, mat.plain("#c9a14a", 0.4), 12, flat=0.1, up=(0, 0, 1))
        g2 = Group()
        g2.objects = g.objects + e.objects
        g2.place(rot=(0, 0, 18))
        return {"elevation": 48, "fill": 0.74}
    col = p["color"]
    with Group() as g:
        c = art.Canvas(560, 1240, "#fbf8f0")
        for k in range(6):
            c.rect(90 + k * 76, 120, 92 + k * 76, 1140, "#d9a7ad")
        for x, y, s in [(110, 1090, 80), (230, 1150, 56), (60, 960, 48), (470, 90, 60), (390, 60, 38)]:
            art.blossom(c, x, y, s, "#f3bfc8", "#e3a33c", turn=x)
        pm = mat.printed(c.image(), 0.8, fibre=0.01)
        for k in range(5):
            rbox("sheet", 8.2, 18.2, 0.05, 0, mat.paper("#fbf8f0"), (-4.2 + 0.03 * k, 0, 0.05 * k))
        grid("sheet", 2, 2, lambda u, v: (-4.2 + 0.12 + (u - 0.5) * 8.2, (v - 0.5) * 18.2, 0.26), pm)
        rbox("band", 8.6, 2.6, 0.34, 0.02, mat.paper("sakura"), (-4.1, 7.6, 0))
        c2 = art.Canvas(700, 212, "#f3c6cb")
        c2.text(p["label"], 350, 106, 100, "#6b2a36", "NotoSerifCJK-Bold", track=0.3)
        grid("bandart", 2, 2, lambda u, v: (-4.1 + (u - 0.5) * 8.5, 7.6 + 1.3 + (v - 0.5) * 2.5, 0.35), mat.printed(c2.image(), 0.7)) if False else place(grid("bandart", 2, 2, lambda u, v: ((u - 0.5) * 8.5, (v - 0.5) * 2.5, 0), mat.printed(c2.image(), 0.7)), (-4.1, 7.6, 0.352))
        em = mat.paper("sakura", fibre=0.01)
        for k in range(3):
            with Group() as e:
                rbox("envelope", 9.0, 19.6, 0.08, 0.02, em)
                place(slab("flap", [(-4.4, 0), (4.4, 0), (3.6, 2.3), (-3.6, 2.3)], 0.04, 0.01, mat.paper(mix(col, "#ffffff", 0.2))), (0, 7.48, 0.08))
            e.place(loc=(6.0 + 0.9 * k, -0.6 - 0.5 * k, 0.1 * k), rot=(0, 0, -6 - 3 * k))
        w = mat.wood("walnut", "z", 3, 0.4)
        with Group() as b:
            lathe("shaft", resample(fillet([(0, 0), (0.42, 0, 0.1), (0.36, 14.5, 0.2), (0, 14.6)], 4), 0.4), w, 32)
            lathe("ferrule", [(0.42, -0.2), (0.46, -1.2), (0.4, -1.3)], mat.plain("#1b1a19", 0.3), 32)
            lathe("tip", smooth([(0.38, -1.2), (0.46, -2.0), (0.28, -3.0), (0.02, -3.9)], 6), mat.plain("#20201f", 0.7), 32)
        b.place(rot=(-90, 0, 0)).place(loc=(2.2, -4.0, 0.75), rot=(0, 0, -32))
    g.place(rot=(0, 0, 12))
    return {"elevation": 48, "fill": 0.78}


def stamp(p):
    """A name seal lying by its open pot of vermilion."""
    horn = mat.plain("#1b1714", 0.15, coat=0.8)
    red = mat.Nodes("ink")
    f = red.noise(2.2, 4)
    paste = red.done(red.principled("#c4210f", 0.5, Normal=red.bump(f, 0.12)))
    case = mat.plain("#16161a", 0.14, coat=0.8)
    prof = fillet([(0, 0), (3.2, 0, 0.2), (3.4, 1.7, 0.1), (3.1, 1.75, 0.05), (3.0, 1.3)], 5)
    lathe("pot", resample(prof, 0.3), case, 128).location = (3.4, 1.0, 0)
    lathe("paste", smooth([(0, 1.55), (2, 1.5), (3.02, 1.3)], 8), paste, 96).location = (3.4, 1.0, 0)
    gold = mat.metal("#d9b45c", 0.25)
    o = lathe("line", [(3.36, 0.9), (3.42, 0.92), (3.42, 1.1), (3.38, 1.12)], gold, 96)
    o.location = (3.4, 1.0, 0)
    with Group() as g:
        lathe("lid", resample(fillet([(0, 0), (3.5, 0, 0.2), (3.55, 1.3, 0.2), (0, 1.45)], 5), 0.3), case, 128)
        c = art.Canvas(400, 400)
        art.blossom(c, 200, 200, 150, "#d9b45c", "#b98f3f")
        n = mat.Nodes("maki")
        t = n.image(c.image(), n.coord("UV"))
        q = n.principled("#dcb75e", 0.3, Metallic=1.0)
        tr = n.add("ShaderNodeBsdfTransparent")
        mk = n.done(n.add("ShaderNodeMixShader", Fac=t["Alpha"], **{"1": tr.outputs[0], "2": q.outputs[0]}))
        grid("mark", 2, 2, lambda u, v: ((u - 0.5) * 3.6, (v - 0.5) * 3.6, 1.47), mk)
    g.place(loc=(7.4, 5.6, 0.02), rot=(0, 0, 20))
    with Group() as s:
        lathe("seal", resample(fillet([(0, 0), (0.75, 0, 0.04), (0.75, 6.0, 0.06), (0, 6.02)], 4), 0.3), horn, 96)
        c = art.Canvas(300, 300, "#c9301c")
        c.disc(150, 150, 132, "#f6eadb", width=10)
        c.text("暖", 150, 150, 190, "#f6eadb", "NotoSerifCJK-Black")
        o = grid("face", 48, 8, lambda u, v: (math.cos(TAU * u) * 0.7 * v, math.sin(TAU * u) * 0.7 * v, 6.03), mat.printed(c.image(), 0.6), wrap_u=True)
        me = o.data
        for poly in me.polygons:
            for li in poly.loop_indices:
                co = me.vertices[me.loops[li].vertex_index].co
                me.uv_layers[0].data[li].uv = (co.x / 1.5 + 0.5, co.y / 1.5 + 0.5)
        lathe("band", [(0.76, 4.9), (0.79, 4.92), (0.79, 5.1), (0.76, 5.12)], gold, 64)
    s.place(rot=(90, 0, 0)).place(loc=(-5.6, 4.2, 0.78), rot=(0, 0, 34))
    # its impression on a slip of paper
    c = art.Canvas(900, 600, "#faf6ec")
    c.vertical("御礼", 620, 120, 130, "sumi", "NotoSerifCJK-Medium")
    c.disc(300, 330, 96, "#c9301c", width=10)
    c.text("暖", 300, 330, 138, "#c9301c", "NotoSerifCJK-Black")
    place(grid("slip", 2, 2, lambda u, v: ((u - 0.5) * 10.5, (v - 0.5) * 7.0, 0.03), mat.printed(c.image(), 0.8, fibre=0.01)), (-3.0, -4.4, 0), (0, 0, -12))
    place(rbox("slipbase", 10.5, 7.0, 0.025, 0, mat.paper("#faf6ec")), (-3.0, -4.4, 0), (0, 0, -12))
    return {"elevation": 40, "fill": 0.76}
