"""What a wholesaler sends by the case: cartons, paper cups, take-out boxes, napkins, chopsticks, cans and rolls."""

import math

from lib import art, mat
from lib.color import shade
from lib.curve import fillet, resample, rrect
from lib.mesh import grid, lathe, rbox, slab, solidify, tube
from lib.scene import CREATED, Group, place

TEAL, SLATE = "#0a6764", "#1b2a32"
PAPER = "#fbfcfc"


def turn_model(degrees):
    """Turn everything that was built, so that two sides show."""
    place(list(CREATED), rot=(0, 0, degrees))


def code_label(code, name, count, w=900, h=560):
    """The warehouse's label: code, name, pieces, and bars."""
    c = art.Canvas(w, h, PAPER)
    c.rect(0, 0, w, h * 0.2, TEAL)
    c.text("荷八商会", w * 0.2, h * 0.1, h * 0.11, PAPER, art.SANS, track=0.1)
    c.text(code, w / 2, h * 0.38, h * 0.24, SLATE, art.SANS, track=0.06, fit=w * 0.86)
    c.text(name, w / 2, h * 0.6, h * 0.1, SLATE, art.SANS, fit=w * 0.86)
    x = w * 0.07
    for k, ch in enumerate(code * 4):
        width = 5 + (ord(ch) * (k + 3)) % 11
        if x + width > w * 0.6:
            break
        c.rect(x, h * 0.72, x + width, h * 0.92, SLATE)
        x += width + 5 + (ord(ch) * (k + 1)) % 8
    c.text(count, w * 0.8, h * 0.82, h * 0.13, SLATE, art.SANS, fit=w * 0.34)
    return c.image("label")


def board():
    """Corrugated board: kraft with faint flutes."""
    n = mat.Nodes("board")
    wave = n.add("ShaderNodeTexWave", {"bands_direction": "X"}, Scale=2.4, Distortion=0.2)
    n.link(n.coord(), wave.inputs["Vector"])
    base = n.mixrgb(n.noise(0.6, 4), "#c39a68", "#cfa876")
    return n.done(n.principled(base, 0.86, Specular=0.15, Normal=n.bump(wave.outputs["Fac"], 0.006, 0.5, n.bump(n.noise(9, 4), 0.01))))


def front(w, h, y, z, image):
    """A printed sheet on a side that looks at the camera."""
    return grid("label", 1, 1, lambda u, v: ((u - 0.5) * w, y - 0.03, z + h * v), mat.printed(image, 0.6))


def one_carton(w, d, h, code, name, count):
    rbox("carton", w, d, h, 0.35, board())
    tape = mat.plain("#b88d57", 0.32)
    rbox("tape", 5, d + 0.06, 0.05, 0.01, tape, (0, 0, h - 0.01))
    rbox("tape", 5, 0.05, 5, 0.01, tape, (0, -d / 2 - 0.01, h - 5))
    place(rbox("seam", w - 0.8, 0.12, 0.02, 0, mat.plain("#8f6b40", 0.9)), (0, 0, h + 0.02))
    lw = min(w * 0.46, 20)
    place(front(lw, lw * 0.62, 0, 0, code_label(code, name, count)), (-w / 2 + lw / 2 + 2.2, -d / 2, 3.2))


def carton(p):
    """`size` is s, m or l; `count` cartons are stacked."""
    w, d, h = {"s": (30, 22, 18), "m": (42, 30, 27), "l": (56, 38, 36)}[p.get("size", "m")]
    for k in range(p.get("count", 1)):
        with Group() as g:
            one_carton(w, d, h, p["code"], p["label"], p["pieces"])
        g.place(loc=((-0.8, 0.6, 0)[k % 3], 0, k * (h + 0.1)), rot=(0, 0, (0, 1.4, -1)[k % 3]))
    turn_model(24)
    return {"elevation": 19, "fill": 0.7}


def cup_profile(r, h):
    return [(r * 0.72, 0.35), (r * 0.74, 0), (r, h - 0.12), (r + 0.16, h - 0.1), (r + 0.2, h + 0.04), (r + 0.1, h + 0.16), (r - 0.05, h + 0.05), (r * 0.72, 0.5), (0, 0.5)]


def papercups(p):
    """A cup, its lid, and a sleeve of nested ones."""
    color = p.get("color", "#f7f6f2")
    r, h = p.get("radius", 4.0), p.get("height", 9.2)
    skin = mat.paper(color, rough=0.62)
    lid = mat.plain(p.get("lid", "#f3f3f1"), 0.34)

    def cup():
        lathe("cup", cup_profile(r, h), skin, 112)
        if p.get("band"):
            lathe("band", [(r * 0.74 + (r - r * 0.74) * z / h + 0.02, z) for z in (h * 0.3, h * 0.62)], mat.paper(p["band"], rough=0.7), 112)

    with Group() as one:
        cup()
        if p.get("lid"):
            lathe("lid", resample(fillet([(r + 0.32, h - 0.3), (r + 0.36, h + 0.2, 0.1), (r + 0.05, h + 0.35, 0.1), (r - 0.15, h + 1.2, 0.25), (r - 0.7, h + 1.0, 0.2), (0, h + 0.95)], 5), 0.2), lid, 112)
    one.place(loc=(-r - 1.2, -2, 0))
    for k in range(p.get("count", 14)):
        with Group() as g:
            cup()
        g.place(loc=(r + 1.4, 1.5, 0.82 * k))
    return {"elevation": 14, "fill": 0.74}


def takeout(p):
    """A folded box: sides that lean out, a lid that closes over them."""
    color = p.get("color", "#c8a272")
    kraft, fold = mat.paper(color, rough=0.85, fibre=0.014), mat.paper(shade(color, 0.92), rough=0.85)
    w, d, h = p.get("size", (18, 13, 6))
    lean = lambda co: (co.x * (0.88 + 0.12 * co.z / h), co.y * (0.84 + 0.16 * co.z / h), co.z)
    rbox("body", w, d, h, 0.16, kraft, fn=lean)
    place(rbox("lid", w + 0.2, d + 0.2, 1.1, 0.14, kraft), (0, 0, h))
    for s in (-1, 1):
        place(rbox("ear", 0.12, d * 0.5, h * 0.62, 0.02, fold), (s * (w / 2 + 0.12), 0, h * 0.34))
    place(rbox("tongue", w * 0.3, 0.12, h * 0.5, 0.02, fold), (0, -d / 2 - 0.14, h * 0.56))
    turn_model(26)
    return {"elevation": 22, "fill": 0.72}


def napkins(p):
    """A block of folded napkins in a paper band."""
    color = p.get("color", "white")
    sheets = [mat.paper(shade(color, tone), rough=0.95, fibre=0.02) for tone in (1.0, 0.97)]
    for k in range(46):
        jog = 0.06 * math.sin(k * 2.1)
        rbox("napkin", 12.4, 12.4, 0.17, 0.07, sheets[k % 2], (jog, -jog, k * 0.175))
    top = 46 * 0.175
    band = mat.paper(p.get("band", TEAL), rough=0.7)
    rbox("band", 12.7, 4.2, top + 0.12, 0.05, band, (0, 0, -0.02))
    turn_model(22)
    return {"elevation": 24, "fill": 0.7}


def bundle(p):
    """Sticks in a bundle: disposable chopsticks, straws or skewers, in one or two bands."""
    length, r, flat = p.get("length", 21), p.get("radius", 0.36), p.get("flat", 1.0)
    skins = [mat.wood("hinoki", "x", 1.2, 0.7) for _ in range(3)] if p.get("color") is None else [mat.plain(p["color"], 0.35)]
    rows, per = p.get("rows", 7), p.get("per", 9)
    for j in range(rows):
        n = per - abs(j - rows // 2)
        for i in range(n):
            y = (i - (n - 1) / 2) * r * 2.08
            z = r + j * r * 1.82
            x = 0.22 * math.sin(i * 5.1 + j * 3.3)
            tube("stick", [(x - length / 2, y, z), (x + length / 2, y, z)], r, skins[(i * 2 + j) % len(skins)], 12, flat=flat)
    half, top = per * r * 1.06, rows * r * 1.86
    paper = mat.paper(p.get("band", TEAL), rough=0.7)
    for x in (-length * 0.24, length * 0.24):
        band = []
        for k in range(48):
            c, v = math.cos(math.tau * k / 48), math.sin(math.tau * k / 48)
            band.append((x, -half * math.copysign(abs(c) ** 0.7, c), top / 2 + (top / 2 + 0.1) * math.copysign(abs(v) ** 0.7, v)))
        tube("band", band, 0.8, paper, 10, closed=True, flat=0.1, up=(0, -1, 0))
    turn_model(28)
    return {"elevation": 24, "fill": 0.76}


def packbox(p):
    """A printed box: gloves, straws, bags. `slot` is an opening with what comes out of it."""
    w, d, h = p.get("size", (24, 12, 8))
    color = p.get("color", PAPER)
    rbox("box", w, d, h, 0.12, mat.paper(color, rough=0.5, coat=0.1))
    c = art.Canvas(1200, int(1200 * h / w), color)
    hh = c.h
    c.rect(0, hh * 0.78, 1200, hh, p.get("band", TEAL))
    c.text(p["label"], 600, hh * 0.34, hh * 0.25, p.get("ink", SLATE), art.SANS, track=0.08, fit=1040)
    c.text(p.get("sub", ""), 600, hh * 0.6, hh * 0.12, p.get("ink", SLATE), art.SANS, track=0.1, fit=1040)
    c.text(p["code"], 600, hh * 0.89, hh * 0.12, PAPER, art.SANS, track=0.14)
    place(front(w * 0.99, h * 0.98, 0, 0, c.image()), (0, -d / 2, h * 0.01))
    if p.get("slot"):
        place(slab("slot", rrect(w * 0.5, d * 0.34, d * 0.17), 0.05, 0, mat.plain("#2a3238", 0.9)), (0, 0, h))
        soft = mat.plain(p["slot"], 0.55)
        for s in (-1, 1):
            grid("tissue", 20, 10, lambda u, v, s=s: ((u - 0.5) * w * 0.34 * (1 - 0.3 * v) + s * v, s * 0.5 * v + 0.5 * math.sin(u * 9) * v, h + 2.8 * v * (0.6 + 0.4 * math.sin(u * 3.1))), soft)
    turn_model(22)
    return {"elevation": 20, "fill": 0.74}


def can(p):
    """A five-litre can with a handle and a cap."""
    color = p.get("color", "#f2f4f4")
    skin = mat.plain(color, 0.42)
    w, d, h = 17, 12, 25
    rbox("can", w, d, h, 1.4, skin, seg=6)
    rbox("shoulder", w * 0.72, d * 0.72, 2.4, 1.0, skin, (0, 0, h - 0.4), seg=5)
    lathe_at(resample(fillet([(2.3, 0), (2.4, 2.2, 0.3), (0, 2.3)], 5), 0.2), mat.plain(p.get("cap", TEAL), 0.4), (-w * 0.22, 0, h + 1.8))
    tube("handle", [(-0.4, 0, h + 1.6), (0.2, 0, h + 3.4), (3.6, 0, h + 3.7), (5.2, 0, h + 1.4)], 0.85, skin, 20, flat=0.7)
    c = art.Canvas(900, 1000, PAPER)
    c.rect(0, 0, 900, 190, p.get("band", TEAL))
    c.text("業務用", 450, 95, 90, PAPER, art.SANS, track=0.3)
    c.text(p["label"], 450, 420, 150, SLATE, art.SANS, fit=800)
    c.text(p.get("sub", ""), 450, 600, 76, SLATE, art.SANS, fit=800)
    c.text(p["code"], 450, 860, 90, SLATE, art.SANS, track=0.1)
    place(front(w * 0.76, w * 0.84, 0, 0, c.image()), (0, -d / 2, 4.6))
    turn_model(20)
    return {"elevation": 14, "fill": 0.76}


def lathe_at(profile, material, loc, seg=96):
    return place(lathe("turned", profile, material, seg), loc)


def pumpbottle(p):
    """A litre of syrup with a pump."""
    glass = mat.plain(p.get("color", "#7a4a1e"), 0.14, Clearcoat=0.6)
    lathe("bottle", resample(fillet([(0, 0), (4.1, 0, 0.4), (4.1, 17, 1.6), (1.7, 21.4, 0.8), (1.7, 24.2)], 8), 0.3), glass, 128)
    white = mat.plain("#f4f5f5", 0.4)
    lathe_at(resample(fillet([(1.95, 0), (1.95, 1.8, 0.2), (0.9, 2.3, 0.2), (0.55, 2.4), (0.55, 5.2)], 5), 0.2), white, (0, 0, 24))
    tube("spout", [(-0.9, 0, 29.4), (1.2, 0, 29.6), (4.4, 0, 29.2), (5.4, 0, 28.2)], 0.62, white, 18)
    c = art.Canvas(1400, 900, "#f6f1e6")
    c.rect(0, 0, 1400, 130, p.get("band", TEAL))
    c.text(p["label"], 700, 380, 190, SLATE, art.SANS, fit=1100)
    c.text("1L 業務用シロップ", 700, 610, 84, SLATE, art.SANS, track=0.08, fit=1100)
    c.text(p["code"], 700, 790, 74, SLATE, art.SANS, track=0.12)
    image = mat.printed(c.image(), 0.6)
    grid("label", 60, 1, lambda u, v: (math.sin((u - 0.5) * 2.6) * 4.14, -math.cos((u - 0.5) * 2.6) * 4.14, 4 + 9.6 * v), image)
    return {"elevation": 9, "fill": 0.8}


def rolls(p):
    """Rolls in a pyramid: till paper or moist towels."""
    r, h, core = p.get("radius", 4.0), p.get("height", 8.0), p.get("core", 0.9)
    white = mat.paper(p.get("color", "white"), rough=0.85, fibre=0.012)
    tan = mat.paper("#b98d5c", rough=0.9)
    places = [(-2 * r - 0.2, 0), (0, 0), (2 * r + 0.2, 0), (-r - 0.1, 1), (r + 0.1, 1)]
    for x, row in places[: p.get("count", 5)]:
        with Group() as g:
            lathe("roll", resample(fillet([(core, 0), (r, 0, 0.12), (r, h, 0.12), (core, h)], 3), 0.3), white, 96)
            if core:
                lathe("core", [(core, 0.02), (core, h + 0.02), (core - 0.2, h + 0.02), (core - 0.2, 0.02)], tan, 48)
        g.place(rot=(90, 0, 0)).place(loc=(x, h / 2, r + row * r * 1.75))
    turn_model(16)
    return {"elevation": 18, "fill": 0.76}


def hotelpan(p):
    """A gastronorm pan of steel with its flange."""
    w, d, h = p.get("size", (53, 32.5, 10))
    steel = mat.metal("#c9cdd0", 0.3, brushed="x")
    count = len(rrect(w, d, 4, 22))

    def wall(u, v):
        x, y = rrect(w - 7 + 3 * v, d - 7 + 3 * v, 4.5, 22)[round(u * count) % count]
        return (x, y, h * v)

    solidify(grid("wall", count, 8, wall, steel, wrap_u=True), 0.14)
    place(slab("floor", rrect(w - 7, d - 7, 4.5, 12), 0.2, 0, steel), (0, 0, 0))
    outer, inner = rrect(w, d, 3.2, 22), rrect(w - 4, d - 4, 4.5, 22)

    def flange(u, v):
        (ax, ay), (bx, by) = inner[round(u * count) % count], outer[round(u * count) % count]
        return (ax + (bx - ax) * v, ay + (by - ay) * v, h - 0.25 * v)

    grid("flange", count, 2, flange, steel, wrap_u=True)
    turn_model(20)
    return {"elevation": 28, "fill": 0.76}


def wholesaleshelf(p):
    """The back of the house: steel shelves with labelled cartons, one drawn out."""
    steel = mat.metal("#aeb6ba", 0.4)
    stock = [
        ("CP-2210", "紙コップ 8oz", "1,000個"), ("BW-1150", "白磁 飯碗", "24個"), ("NP-4020", "紙ナプキン", "5,000枚"), ("TW-3001", "白タオル", "60枚"),
        ("CL-5005", "食器用洗剤", "4缶"), ("PL-1820", "白磁 平皿", "24枚"), ("HS-6100", "割り箸", "3,000膳"), ("SY-7001", "シロップ", "6本"),
        ("BX-2402", "テイクアウト箱", "200個"), ("GL-1302", "タンブラー", "36個"), ("TE-8001", "煎茶ティーバッグ", "500包"), ("TR-9080", "感熱ロール", "80巻"),
    ]
    columns, step, shelf = 4, 44, 33
    for j in range(4):
        rbox("shelf", columns * step + 8, 36, 1.6, 0.1, steel, (0, 0, j * shelf - 1.6))
    for x in (-1, 1):
        for y in (-17, 17):
            rbox("post", 2.4, 2.4, 3 * shelf + 6, 0.1, steel, (x * (columns * step / 2 + 3), y, -1.6))
    for k, (code, name, pieces) in enumerate(stock):
        i, j = k % columns, k // columns
        with Group() as g:
            one_carton(38 if k % 3 else 36, 30, 25 if k % 2 else 22, code, name, pieces)
        drawn = k == 5
        g.place(loc=((i - (columns - 1) / 2) * step + (0.8, -0.6, 0.3)[k % 3], -12 if drawn else 0, j * shelf), rot=(0, 0, 3 if drawn else (0.6, -0.8, 0.2)[k % 3]))
    return {"elevation": 5, "fill": 0.96}
