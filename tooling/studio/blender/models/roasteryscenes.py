"""Groupings for the coffee roaster's pages. Wide pictures leave room for words on the left."""

import math

from lib import art, mat
from lib.curve import n3, rnd, smooth
from lib.mesh import ball, grid, lathe, rbox, tube
from lib.scene import Group, copy, place
from models.beans import pour_beans
from models.brewing import brass, set_of_pouring
from models.cafe import black_coffee, one_biscotto, one_enamelmug, porcelain, saucer, spoon
from models.bowls import closed
from models.roastery import one_pouch, one_ticket
from models.setting import at, steam
from models.wagashi import dish

TAU = math.tau


def roasteryscene(p):
    opts = globals()["_" + p["scene"]](p) or {}
    if p["format"] == "16:9":
        return {"fill": 0.74, "elevation": 12, "shift": -0.12, **opts}
    return {"fill": 0.84, "elevation": 13, **opts}


def filled_mug(color="#efe4cd", rim="#4a2a1a"):
    one_enamelmug(color, rim)


def _pour(p):
    """Night at the counter: one lamp, water that falls on the grounds."""
    wide = p["format"] == "16:9"
    at(lambda: set_of_pouring(crop=False), (0, 0, 0), (0, 0, 6))
    at(lambda: one_pouch("汽笛", "ブレンド", 5, "blend", seed=3.0), (-13.5 if wide else -11.5, 9, 0), (0, 0, 16))
    at(filled_mug, (-12.5 if wide else -9.5, -7, 0), (0, 0, 150))
    steam(-12.5 if wide else -9.5, -7, 7.4, 15, 8, 2.0)
    pour_beans(5, 34, 2.0, (13 if wide else 8.5, -8), seed=11)
    return {
        "elevation": 9, "transmission": 8, "noise": 1.2,
        "fill": 0.8 if wide else 0.86,
        "set": {"wall": "#b88a5a", "world": ("#6a5442", "#a88c70", 0.3), "key": ("#ffe2c0", 2.9), "fill": ("#d3daf0", 0.8), "lamp": ("#ffc489", 1.5, (-5.0, 5.5, 4.6))},
    }


def _cup(p):
    """One cup from straight above, morning light across walnut."""
    wide = p["format"] == "16:9"
    m = porcelain("#f2e8d6")

    def cup():
        saucer(8.6, m)
        with Group() as g:
            lathe("cup", closed([(2.6, 0.3), (3.2, 0.4), (4.6, 2.0), (5.3, 4.6), (5.5, 6.6)], 0.3, 0.8, (2.6, 0.3)), m, 144)
            black_coffee(5.16, 5.7)
            tube("handle", smooth([(5.2, 0, 5.6), (6.6, 0, 5.9), (7.7, 0, 5.0), (7.4, 0, 3.4), (6.0, 0, 2.5), (4.7, 0, 2.3)], 10), 0.46, m, 24, flat=0.7, up=(0, 1, 0))
        g.place(loc=(0, 0, 0.5), rot=(0, 0, -28))
        at(lambda: spoon(brass(0.22), 12), (-3.5, -6.6, 1.1), (0, 0, 14))

    at(cup, (3 if wide else 0, 0, 0))

    def plate():
        dish(7.2, "#e9dcc2")
        for i, (x, y, a) in enumerate(((-0.4, 1.4, 12), (0.6, -1.6, -8))):
            with Group() as g:
                one_biscotto(i + 3)
            g.place(rot=(6 * (1 - 2 * i), 0, 0)).place(rot=(0, 0, a), loc=(x, y, 0.9 + 0.1 * i), scale=0.9)

    at(plate, (20, 6, 0) if wide else (7.5, 17.5, 0))
    with Group() as k:
        one_ticket("00412")
    k.place(rot=(0, 0, 24), loc=(19, -8.5, 0.02) if wide else (-8.6, 14, 0.02))
    pour_beans(6, 60, 2.4, (-12, -7.5) if wide else (6.5, -14.5), seed=5)
    if wide:
        pour_beans(6, 16, 2.6, (-15, 8.5), seed=8)
    return {"elevation": 86, "fill": 0.86, "shift": -0.05 if wide else 0, "set": {"wood": "#6b4630", "key": ("#fff0d8", 2.7), "fill": ("#cfd8ee", 0.6), "world": ("#b8a48e", "#efe4d4", 0.45), "top_key_at": (13, 9, 9)}}


def _row(p):
    """Three bags from light to dark, each with its beans, in low afternoon light."""
    wide = p["format"] == "16:9"
    step = 20 if wide else 15.5
    for i, args in enumerate((("エチオピア", None, 2, "africa"), ("グアテマラ", None, 5, "central"), ("終列車", "ブレンド", 7, "blend"))):
        x, y = (i - 1) * step, 0 if wide else (i - 1) ** 2 * -1.5
        with Group() as g:
            one_pouch(*args, seed=i * 1.9 + 2)
        g.place(rot=(0, 0, (8, 4, -2)[i]), loc=(x, y, 0))
        pour_beans(args[2], 74, 2.3, (x + 1.6, y - 9.5), seed=3 + i)
    return {"elevation": 11, "fill": 0.72 if wide else 0.88, "low": 0.0, "shift": -0.07 if wide else 0, "set": {"key": ("#ffe0b8", 2.1), "key_at": (12, -3.5, 5.0), "fill": ("#d9d9ee", 0.5), "world": ("#c2ab92", "#efe2cf", 0.42)}}


def newspaper():
    """A folded newspaper with grey columns and a headline."""
    c = art.Canvas(1500, 1050, "#e9e4d8")
    c.text("駅前だより", 1270, 120, 120, "#2a2622", "NotoSerifCJK-Bold")
    c.rect(60, 210, 1440, 216, "#2a2622")
    c.text("霜月の市、ことしも", 620, 120, 100, "#2a2622", "NotoSerifCJK-Bold")
    r = rnd(4)
    for col in range(6):
        x0 = 60 + col * 232
        if col in (2, 3):
            if col == 2:
                c.rect(x0, 250, x0 + 440, 580, "#8f8a80")
                c.poly([(x0, 580), (x0 + 150, 400), (x0 + 250, 480), (x0 + 340, 380), (x0 + 440, 520), (x0 + 440, 580)], "#5f5b54")
        for line in range(9):
            x = x0 + 206 - line * 23
            y0 = 250 if col not in (2, 3) else 610
            while y0 < 1000:
                y1 = min(1000, y0 + 60 + r.random() * 200)
                c.rect(x, y0, x + 11, y1, "#6a655c", 0.75)
                y0 = y1 + 12
    m = mat.printed(c.image(), 0.9, fibre=0.012)
    side = mat.paper("#ded8ca", rough=0.9)
    rbox("pages", 27, 18.6, 0.9, 0.3, side)
    grid("print", 30, 20, lambda u, v: ((u - 0.5) * 26.7, (v - 0.5) * 18.3, 0.93 + 0.12 * n3(u * 3, v * 3, 2)), m)


def window(y, w, h, z):
    """A window behind the counter on a rainy morning: a pale street out of focus, drops on the panes."""
    n = mat.Nodes("street")
    uv = n.coord("UV")
    sep = n.add("ShaderNodeSeparateXYZ", Vector=uv)
    sky = n.ramp(sep.outputs["Y"], [(0.0, "#5d6a70"), (0.32, "#8d9a9e"), (0.6, "#bfc9cb"), (1.0, "#e4e9e8")])
    blur = n.noise(2.0, 2, n.coord("UV", (2.2, 1.2, 1)), distort=0.4)
    col = n.mixrgb(n.math("MULTIPLY", n.ramp(blur, [(0.45, (0, 0, 0)), (0.62, (1, 1, 1))]), n.math("SUBTRACT", 0.8, sep.outputs["Y"])), sky, "#3f5148")
    e = n.add("ShaderNodeEmission", Strength=1.2)
    n.set(e, "Color", col)
    street = n.done(e)
    parts = [grid("street", 2, 2, lambda u, v: ((u - 0.5) * w, y + 2, z + v * h), street)]
    wood = mat.wood("walnut", "z", 0.6, 0.5, 0.2)
    bar = 1.5
    for x in (-w / 2, -w / 6, w / 6, w / 2):
        parts.append(rbox("post", bar, bar, h, 0.15, wood, (x, y, z)))
    for zz in (z - bar, z + h * 0.62, z + h):
        parts.append(rbox("rail", w + bar, bar, bar, 0.15, mat.wood("walnut", "x", 0.6, 0.5, 0.2), (0, y, zz)))
    parts.append(rbox("sill", w + 10, 5, 1.2, 0.2, mat.wood("walnut", "x", 0.6, 0.45, 0.3), (0, y - 2, z - bar - 0.6)))
    r = rnd(9)
    water = mat.glass("#ffffff", ior=1.33)
    first = None
    for i in range(420):
        s = 0.08 + 0.34 * r.random() ** 2.4
        o = ball("drop", 1, water, seg=14) if first is None else copy(first)
        first = first or o
        place(o, (r.uniform(-w / 2, w / 2), y + 0.6, z + r.random() * h), None, (s, s * 0.5, s * r.uniform(1.0, 1.7)))
        parts.append(o)
    for o in parts:
        o["no_fit"] = True


def _morning(p):
    """A rainy morning by the window: mug, folded newspaper, an opened bag."""
    wide = p["format"] == "16:9"
    window(30, 150, 60, 6)
    at(lambda: one_pouch("始発", "ブレンド", 3, "blend", seed=2.4), (15 if wide else 8.5, 5, 0), (0, 0, -8))
    at(newspaper, (-3 if wide else -5, -4 if wide else -10, 0), (0, 0, 14))
    at(filled_mug, (-2 if wide else -4, -3 if wide else -8, 1.0), (0, 0, 200))
    steam(-2 if wide else -4, -3 if wide else -8, 8.6, 16, 9, 3.0, 0.8)
    pour_beans(3, 40, 2.0, (17, -8) if wide else (9.5, -7), seed=9)
    return {
        "elevation": 13, "fill": 0.66 if wide else 0.8, "transmission": 6,
        "set": {"wall": "#6d665c", "world": ("#9aa6ac", "#cdd6da", 0.6), "key": ("#e6eef5", 1.15), "key_at": (-9, 4, 9), "fill": ("#ffdcb0", 0.8), "fill_at": (10, -7, 4), "lamp": ("#ffcf96", 0.2, (6, 5, 5))},
    }
