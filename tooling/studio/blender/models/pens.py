"""Pens, pencils, seals."""

import math

from lib import art, mat
from lib.curve import fillet, resample, smooth
from lib.mesh import ball, grid, lathe, rbox, slab, tube
from lib.scene import Group, place

TAU = math.tau


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
