"""Tape, letter paper, gift cards."""

import math

from lib import art, mat
from lib.color import mix, shade
from lib.curve import fillet, resample, rnd, rrect, smooth
from lib.mesh import grid, lathe, rbox, slab, tube
from lib.scene import Group, place

TAU = math.tau


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
        place(grid("bandart", 2, 2, lambda u, v: ((u - 0.5) * 8.5, (v - 0.5) * 2.5, 0), mat.printed(c2.image(), 0.7)), (-4.1, 7.6, 0.352))
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
