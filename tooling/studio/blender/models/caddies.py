"""Tea caddies and boxes of tea."""

import math

from lib import art, mat
from lib.color import shade
from lib.curve import fillet, resample, rnd, smooth
from lib.mesh import grid, label_patch, lathe, rbox, tube
from lib.scene import Group, obj

TAU = math.tau


def yuzen(color):
    """Chiyogami paper: blossoms and waves of gold on a deep ground."""
    c = art.Canvas(2048, 1024, color)
    r = rnd(3)
    art_pts = []
    for j in range(0, 9):
        y = j * 128 + 40
        pts = [(x, y + 34 * math.sin(x / 2048 * TAU * 3 + j * 1.3)) for x in range(0, 2049, 16)]
        c.line(pts, "gold", 5, alpha=0.8)
        c.line([(x, yy + 13) for x, yy in pts], "gold", 2, alpha=0.7)
    inks = ["white", "sakura", "yuzu", "mizu", "momo"]
    for _ in range(900):
        x, y, s = r.random() * 2048, r.random() * 1024, 34 + r.random() * 56
        if all(math.hypot(x - a, y - b) > (s + t) * 0.95 for a, b, t in art_pts) and s < x < 2048 - s:
            art_pts.append((x, y, s))
            art.blossom(c, x, y, s, r.choice(inks), "gold", turn=r.random() * 6)
    return c.image("yuzen")


def one_caddy(p):
    f = p["finish"]
    short = p.get("shape") == "short"
    R, H = (3.6, 5.6) if short else (3.9, 11.4)
    split = H * (0.66 if short else 0.7)
    color = p.get("color", "sumi")
    if f == "copper":
        body = lid = mat.metal("#c67b52", 0.22, hammered=0.06)
    elif f == "washi":
        img = yuzen(color)
        body = lid = mat.printed(img, 0.55, coat=0.1, fibre=0.01)
    else:
        body = mat.plain(shade(color, 0.9), 0.32, coat=0.25)
        lid = mat.plain(shade(color, 0.9), 0.32, coat=0.25) if not short else mat.metal("#cfd0cf", 0.25, "z")
    if f == "washi":
        # one run of paper over body and lid: v is the height on both
        def wall(z0, z1, r):
            return grid("wall", 160, 16, lambda u, v: (math.sin(u * TAU) * r, -math.cos(u * TAU) * r, z0 + (z1 - z0) * v), None, wrap_u=True)

        for z0, z1, r in ((0.15, split - 0.03, R), (split + 0.03, H - 0.12, R + 0.05)):
            w = wall(z0, z1, r)
            w.data.materials.append(body)
            for lp in w.data.uv_layers[0].data:
                lp.uv.y = (z0 + (z1 - z0) * lp.uv.y) / H
        white = mat.paper("#efe6d2")
        for z, r, up in ((0.0, R, 0), (H, R + 0.05, 1)):
            m2 = mat.plain(shade(color, 0.9), 0.6)
            pr = fillet([(0, 0.02), (r - 0.02, 0.0, 0.06), (r, 0.18)], 4)
            lathe("end", [(a, H - b if up else b) for a, b in pr], m2, 160)
        lathe("gap", [(R - 0.06, split - 0.2), (R - 0.06, split + 0.2)], mat.plain("#3a2c20", 0.6), 96)
    else:
        lathe("body", [(0, 0.05)] + resample(fillet([(R - 0.25, 0.0), (R, 0.0, 0.12), (R, split - 0.02, 0.03), (R - 0.12, split)], 5), 0.4), body, 160)
        lathe("lid", resample(fillet([(R - 0.1, split + 0.02), (R + 0.05, split + 0.02, 0.03), (R + 0.05, H, 0.22), (0, H)], 6), 0.4), lid, 160)
    if p.get("label"):
        z0, z1 = (0.9, split - 0.6) if short else (1.4, split - 0.5)
        ang = 78 if not short else 92
        t = p["label"]
        w = int(1000 * (math.radians(ang) * R) / (z1 - z0))
        c = art.Canvas(w, 1000, "#f3ead6")
        c.line([(w * 0.06, 50), (w * 0.94, 50), (w * 0.94, 950), (w * 0.06, 950)], "sumi", 4, True)
        if short:
            c.text(t, w / 2, 420, 330, "sumi", "NotoSerifCJK-Bold", track=0.1, fit=w * 0.8)
            c.text("宇治 石臼挽き", w / 2, 720, 110, "sumi", art.SERIF, track=0.1, fit=w * 0.75)
            c.rect(w / 2 - 50, 580, w / 2 + 50, 588, "shu")
        else:
            size = min(300, 760 / len(t) / 1.16)
            c.vertical(t, w / 2, (1000 - size * (len(t) * 1.16 - 0.16)) / 2 - 30, size, "sumi", "NotoSerifCJK-Bold")
            c.rect(w * 0.14, 810, w * 0.14 + 84, 894, "shu")
            c.text("茶", w * 0.14 + 42, 852, 58, "#f3ead6", art.SERIF_BOLD)
            c.vertical("一番摘み" if t == "煎茶" else "直火焙煎", w * 0.84, 110, 70, "sumi", art.SERIF)
        label_patch("label", R, z0, z1, ang, mat.printed(c.image(), 0.7, fibre=0.01), gap=0.025, seg=40)


def caddy(p):
    with Group() as g:
        one_caddy(p)
    g.place(rot=(0, 0, 14))
    return {"elevation": 16, "fill": 0.66 if p.get("shape") != "short" else 0.56}


def box(p):
    """A carton of tea bags with two sachets before it."""
    W, D, H = 15, 7, 10.5
    col = p.get("color", "akane")
    c = art.Canvas(1500, 1050, col)
    c.line([(50, 50), (1450, 50), (1450, 1000), (50, 1000)], "gold", 5, True)
    c.disc(750, 410, 265, "#f6eeda")
    c.text(p["label"], 750, 410, 150, "#3a1714", "NotoSerifCJK-Bold", track=0.06, fit=430)
    c.text(p.get("sub", ""), 750, 800, 70, "#f6eeda", art.SERIF, track=0.16, fit=1200)
    c.text("ティーバッグ 2.5g × 20袋", 750, 905, 46, "#f6eeda", art.SANS, track=0.1)
    with Group() as g:
        rbox("carton", W, D, H, 0.12, mat.plain(shade(col, 0.95), 0.45, coat=0.1))
        grid("front", 2, 2, lambda u, v: ((u - 0.5) * (W - 0.24), -D / 2 - 0.01, 0.12 + v * (H - 0.24)), mat.printed(c.image(), 0.45, coat=0.1))
        c2 = art.Canvas(700, 1050, col)
        c2.vertical("静岡 牧之原の茶葉", 350, 170, 78, "#f6eeda", art.SERIF)
        grid("side", 2, 2, lambda u, v: (W / 2 + 0.01, (u - 0.5) * (D - 0.24), 0.12 + v * (H - 0.24)), mat.printed(c2.image(), 0.45, coat=0.1))
    g.place(rot=(0, 0, -28))
    m = mat.glow("#efe6d4", soft=0.3, rough=0.8, bump=0.02)
    leaf = mat.plain("#4a2214", 0.9)
    for i, (x, y, r) in enumerate([(5.2, -8.6, 20), (9.4, -5.6, -35)]):
        with Group() as s:
            pyr = obj("sachet", [(-2.4, -2.2, 0), (2.4, -2.2, 0), (0, 2.5, 0), (0, 0, 3.6)], [(0, 2, 1), (0, 1, 3), (1, 2, 3), (2, 0, 3)], m, smooth=False)
            from lib.mesh import bevel

            bevel(pyr, 0.25, 4)
            tube("string", smooth([(0, 0, 3.5), (0.8, -1.0, 4.0), (1.8, -2.4, 2.0), (3.0, -3.6, 0.1), (4.6, -3.4, 0.08)], 8), 0.05, mat.plain("#f4efe2", 0.9), 6)
            tag = rbox("tag", 1.9, 1.9, 0.05, 0, mat.plain(col, 0.6), (5.4, -3.4, 0.02))
        s.place(loc=(x, y, 0.02), rot=(0, 0, r))
    return {"elevation": 18, "fill": 0.76}
