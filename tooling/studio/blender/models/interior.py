"""Clocks, lamps, frames with prints."""

import math

from lib import art, mat
from lib.curve import fillet, n3, resample, rnd
from lib.mesh import deform, grid, lathe, rbox, tube
from lib.scene import Group, place

TAU = math.tau


def clock(p):
    w = mat.wood(p["wood"], "x", 0.9, 0.45, 0.1)
    with Group() as g:
        o = lathe("case", resample(fillet([(0, 0), (9.2, 0, 0.5), (9.2, 4.4, 0.5), (8.5, 4.4, 0.1), (8.4, 3.9)], 6), 0.4), w, 160)
        c = art.Canvas(1024, 1024, "#f6f3ec")
        for k in range(60):
            a = TAU * k / 60
            r0, r1 = (440, 470) if k % 5 else (420, 470)
            c.line([(512 + r0 * math.sin(a), 512 - r0 * math.cos(a)), (512 + r1 * math.sin(a), 512 - r1 * math.cos(a))], "sumi", 3 if k % 5 else 8)
        for k in range(1, 13):
            a = TAU * k / 12
            c.text(str(k), 512 + 355 * math.sin(a), 512 - 355 * math.cos(a), 92, "sumi", art.SANS)
        c.text("NOREN", 512, 690, 38, "gray", art.SANS, track=0.3)
        grid("face", 64, 24, lambda u, v: (math.cos(TAU * u) * 8.45 * v, math.sin(TAU * u) * 8.45 * v, 3.9), mat.printed(c.image(), 0.5), wrap_u=True)
        import bpy

        face = [q for q in bpy.context.scene.objects if q.name.startswith("face")][0]
        me = face.data
        for poly in me.polygons:
            for li in poly.loop_indices:
                co = me.vertices[me.loops[li].vertex_index].co
                me.uv_layers[0].data[li].uv = (co.x / 16.9 + 0.5, co.y / 16.9 + 0.5)
        black = mat.plain("#242322", 0.4)

        def hand(ang, L, wd, z):
            h = rbox("hand", wd, L + 1.4, 0.12, 0.04, black)
            deform(h, lambda q: (q.x, q.y + L / 2 - 0.7, q.z))
            place(h, (0, 0, z), (0, 0, -ang))

        hand(305, 4.0, 0.5, 4.0)
        hand(54, 6.2, 0.36, 4.15)
        s = rbox("second", 0.12, 8.0, 0.06, 0, mat.plain("#c2402a", 0.4))
        deform(s, lambda q: (q.x, q.y + 2.2, q.z))
        place(s, (0, 0, 4.3), (0, 0, -150))
        lathe("hub", [(0, 4.45), (0.38, 4.42), (0.42, 4.0)], black, 32)
        # It stands on two rods along its depth, let into the rim a little.
        for side in (-1, 1):
            rod = lathe("foot", resample(fillet([(0, -0.8), (0.6, -0.8, 0.12), (0.6, 5.2, 0.12), (0, 5.2)], 4), 0.3), w, 40)
            place(rod, (side * 4.0, -8.8, 0))
    g.place(rot=(90, 0, 0)).place(loc=(0, 2, 9.4), rot=(0, 0, 20))
    return {"elevation": 11, "fill": 0.66}


def lamp(p):
    """An andon: washi on a wooden frame, lit from inside."""
    w = mat.wood("walnut", "z", 1.0, 0.5)
    S, H = 15, 27
    paper = mat.Nodes("washi")
    f = paper.noise(2.0, 6, rough=0.7)
    sep = paper.add("ShaderNodeSeparateXYZ", Vector=paper.coord("UV"))
    dx = paper.math("MULTIPLY", paper.math("SUBTRACT", sep.outputs["X"], 0.5), 1.3)
    dy = paper.math("MULTIPLY", paper.math("SUBTRACT", sep.outputs["Y"], 0.42), 1.25)
    d = paper.math("SQRT", paper.math("ADD", paper.math("MULTIPLY", dx, dx), paper.math("MULTIPLY", dy, dy)))
    g = paper.ramp(d, [(0.0, (1.0, 0.80, 0.5)), (0.75, (0.9, 0.55, 0.25))])
    st = paper.math("ADD", paper.math("MULTIPLY", f, 0.25), 0.55)
    p1 = paper.principled("#f3ead6", 0.85, Normal=paper.bump(f, 0.03))
    paper.set(p1, "Emission", g)
    paper.set(p1, "Emission Strength", st)
    pm = paper.done(p1)
    with Group() as gr:
        for x in (-1, 1):
            for y in (-1, 1):
                rbox("post", 1.0, 1.0, H, 0.12, w, (x * S / 2, y * S / 2, 0))
        wx = mat.wood("walnut", "x", 1.0, 0.5)
        wy = mat.wood("walnut", "y", 1.0, 0.5)
        for z in (2.0, H - 1.6):
            for s in (-1, 1):
                rbox("rail", S, 0.9, 0.9, 0.1, wx, (0, s * S / 2, z))
                rbox("rail", 0.9, S, 0.9, 0.1, wy, (s * S / 2, 0, z))
        for s in (-1, 1):
            for k in (-1, 1):
                rbox("bar", 0.45, 0.45, H - 4, 0.05, w, (k * S / 6, s * (S / 2), 2.4))
                rbox("bar", 0.45, 0.45, H - 4, 0.05, w, (s * (S / 2), k * S / 6, 2.4))
            for z in (H * 0.36, H * 0.64):
                rbox("bar", S, 0.45, 0.45, 0.05, wx, (0, s * (S / 2), z))
                rbox("bar", 0.45, S, 0.45, 0.05, wy, (s * (S / 2), 0, z))
        for s in (-1, 1):
            grid("paper", 2, 2, lambda u, v, s=s: ((u - 0.5) * (S - 0.6), s * (S / 2 - 0.28), 2.4 + v * (H - 4.2)), pm)
            grid("paper", 2, 2, lambda u, v, s=s: (s * (S / 2 - 0.28), (u - 0.5) * (S - 0.6), 2.4 + v * (H - 4.2)), pm)
    gr.place(rot=(0, 0, 28))
    return {"elevation": 12, "fill": 0.74}


def picture(kind, w=1000, h=1300):
    """Prints in the manner of modern woodcuts."""
    c = art.Canvas(w, h, "#f3eee2")
    r = rnd(7)
    if kind == "mountain":
        c.rect(110, 130, w - 110, h - 130, "#d7e0dc")
        c.disc(w * 0.66, h * 0.34, 90, "#d1401f")
        for k, (base, amp, col) in enumerate([(0.52, 0.20, "#9fb6b5"), (0.60, 0.15, "#6f8f93"), (0.70, 0.12, "#3f6572"), (0.80, 0.08, "#274a5a")]):
            pts = [(110, h - 130)]
            for i in range(61):
                x = 110 + (w - 220) * i / 60
                t = i / 60
                peak = max(0, 1 - abs(t - (0.36 + 0.17 * k % 0.6)) * 2.3)
                y = h * base - h * amp * (peak**1.2) - 14 * n3(t * 9, k * 3.3)
                pts.append((x, y))
            pts.append((w - 110, h - 130))
            c.poly(pts, col)
            if k == 0:
                top = min(pts[1:-1], key=lambda q: q[1])
                c.poly([(top[0] - 70, top[1] + 80), (top[0] - 36, top[1] + 66), (top[0] - 12, top[1] + 88), (top[0] + 14, top[1] + 68), (top[0] + 44, top[1] + 84), (top[0] + 66, top[1] + 76), (top[0], top[1])], "#f6f4ee")
    elif kind == "moon":
        c.rect(110, 130, w - 110, h - 130, "#1f2d4d")
        c.disc(w * 0.5, h * 0.40, 215, "#f1dfa6")
        for k in range(3):
            y = h * (0.40 + 0.07 * k)
            c.rect(110, y, w * (0.58 - 0.1 * k), y + 12, "#1f2d4d")
            c.rect(w * (0.46 + 0.08 * k), y + 60, w - 110, y + 70, "#1f2d4d")
        for k in range(26):
            x = 140 + r.random() * (w - 280)
            L = 260 + r.random() * 240
            b = (r.random() - 0.4) * 160
            c.line([(x + b * (t / 12) ** 2, h - 130 - L * t / 12) for t in range(13)], "#c9b98a", 4)
            for t in range(7, 13):
                px, py = x + b * (t / 12) ** 2, h - 130 - L * t / 12
                c.line([(px, py), (px + 26, py + 20)], "#e6d7a8", 4)
    else:
        for k, (x, y, s, rot, col) in enumerate([(500, 1060, 760, -6, "#4d6b4a"), (470, 900, 470, 28, "#7d9a6a"), (560, 840, 430, -38, "#a3b39a")]):
            pts = []
            a = math.radians(rot - 90)
            for i in range(41):
                t = i / 40
                wd = s * 0.17 * math.sin(math.pi * t ** 0.85)
                pts.append((x + math.cos(a) * s * t - math.sin(a) * wd, y + math.sin(a) * s * t + math.cos(a) * wd))
            for i in range(40, -1, -1):
                t = i / 40
                wd = -s * 0.17 * math.sin(math.pi * t ** 0.85)
                pts.append((x + math.cos(a) * s * t - math.sin(a) * wd, y + math.sin(a) * s * t + math.cos(a) * wd))
            c.poly(pts, col)
            c.line([(x, y), (x + math.cos(a) * s * 0.96, y + math.sin(a) * s * 0.96)], "#f3eee2", 5)
            for i in range(3, 17):
                t = i / 18
                px, py = x + math.cos(a) * s * t, y + math.sin(a) * s * t
                wd = s * 0.15 * math.sin(math.pi * (t + 0.06))
                for q in (-1, 1):
                    c.line([(px, py), (px + math.cos(a) * s * 0.06 - q * math.sin(a) * wd, py + math.sin(a) * s * 0.06 + q * math.cos(a) * wd)], "#f3eee2", 3)
    c.rect(w - 190, h - 112, w - 150, h - 72, "shu")
    return c.image("print-" + kind)


def frame(p):
    wood = p["wood"]
    mk = (lambda ax: mat.plain("#1c1b1b", 0.4)) if wood == "black" else (lambda ax: mat.wood(wood, ax, 0.8, 0.45))
    W, H, b, d = 30, 37, 2.0, 2.6
    with Group() as g:
        for s in (-1, 1):
            rbox("rail", W, d, b, 0.15, mk("x"), (0, 0, (H - b) if s > 0 else 0))
            rbox("stile", b, d * 0.995, H - b * 2 + 0.02, 0.1, mk("z"), (s * (W / 2 - b / 2), 0, b - 0.01))
        w, h = W - 2 * b, H - 2 * b
        grid("mat", 2, 2, lambda u, v: ((u - 0.5) * w, -d / 2 + 1.1, b + v * h), mat.paper("#f7f5ef"))
        pw, ph = w * 0.66, h * 0.70
        z0 = b + h * 0.165
        o = rbox("print", pw, 0.05, ph, 0.0, mat.paper("#ffffff"), (0, -d / 2 + 1.08, z0))
        grid("art", 2, 2, lambda u, v: ((u - 0.5) * pw, -d / 2 + 1.04, z0 + v * ph), mat.printed(picture(p["art"]), 0.8, fibre=0.005))
        # the bevel of the mount
        bv = mat.plain("#ffffff", 0.6)
        for s in (-1, 1):
            rbox("bevel", 0.12, 0.2, ph + 0.2, 0, bv, (s * (pw / 2 + 0.06), -d / 2 + 1.02, z0 - 0.1))
            rbox("bevel", pw + 0.2, 0.2, 0.12, 0, bv, (0, -d / 2 + 1.02, z0 - 0.1 if s < 0 else z0 + ph - 0.02))
        rbox("back", W - 0.6, 0.4, H - 0.6, 0, mat.plain("#b08a5c", 0.8), (0, d / 2 - 0.4, 0.3))
    g.place(rot=(-7, 0, 0)).place(rot=(0, 0, 17), loc=(0, 0, 0.16))
    return {"elevation": 9, "fill": 0.74}
