"""Notebooks and books."""

import math

from lib import art, mat
from lib.color import mix, rgb8, shade
from lib.curve import rnd, rrect
from lib.mesh import grid, rbox, slab, tube
from lib.scene import Group, copy, place

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
