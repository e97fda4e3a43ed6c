"""What a general store keeps: bins, baskets, a bucket, a waste bin, drawers, a step, hangers, and its shelf."""

import math

from lib import art, mat
from lib.color import shade
from lib.curve import fillet, resample, rrect
from lib.mesh import grid, lathe, rbox, slab, solidify, tube
from lib.scene import CREATED, Group, place

COBALT, STEEL = "#0b3dc2", "#141920"


def turn_model(degrees=26):
    place(list(CREATED), rot=(0, 0, degrees))


def tub(w, d, h, lean, material, thick=0.3, corner=2.2):
    """An open box whose walls lean out."""
    count = len(rrect(w, d, corner, 16))

    def wall(u, v):
        x, y = rrect(w, d, corner, 16)[round(u * count) % count]
        k = 1 - lean * (1 - v)
        return (x * k, y * k, h * v)

    solidify(grid("wall", count, 10, wall, material, wrap_u=True), thick)
    k = 1 - lean
    place(slab("floor", rrect(w * k, d * k, corner * k, 10), thick, 0.05, material))


def rim(w, d, z, material, radius=0.45, corner=2.2):
    tube("rim", [(x, y, z) for x, y in rrect(w + 0.2, d + 0.2, corner, 12)], radius, material, 12, closed=True)


def front(w, h, y, z, image):
    """A printed sheet on the side that looks at the camera."""
    return grid("label", 1, 1, lambda u, v: ((u - 0.5) * w, y, z + h * v), mat.printed(image, 0.6))


def edge_label(number, name):
    """The label of a shelf's edge: its number, and what stands there."""
    c = art.Canvas(900, 260, "#ffffff")
    c.rect(0, 0, 36, 260, COBALT)
    c.text(number, 210, 130, 120, COBALT, art.SANS_BOLD)
    c.text(name, 600, 130, 92, STEEL, art.SANS_BOLD, fit=520)
    return c.image("edge")


def bin_with_lid(w, d, h, color, lid, window=True):
    shell = mat.plain(color, 0.42)
    tub(w, d, h, 0.06, shell)
    rim(w, d, h - 0.4, shell, 0.5)
    if lid:
        cover = mat.plain(lid, 0.36)
        place(slab("lid", rrect(w + 1.2, d + 1.2, 2.4, 12), 1.5, 0.4, cover), (0, 0, h))
        place(slab("step", rrect(w - 3, d - 3, 2, 12), 0.5, 0.2, cover), (0, 0, h + 1.4))
    for s in (-1, 1):
        place(rbox("grip", 1.0, d * 0.34, 1.5, 0.35, mat.plain(shade(color, 0.8), 0.5)), (s * (w / 2 + 0.4), 0, h * 0.78))


def storagebin(p):
    """A stackable bin; `count` of them on each other, the lid on the top one."""
    w, d, h = p.get("size", (26, 38, 24))
    count = p.get("count", 1)
    for k in range(count):
        with Group() as g:
            bin_with_lid(w, d, h, p.get("color", "#dde1e6"), p.get("lid", "#c9ced4") if k == count - 1 else None)
        g.place(loc=(0, 0, k * (h - 0.2)))
    turn_model(28)
    return {"elevation": 20, "fill": 0.74}


def wirebasket(p):
    """A basket of welded wire."""
    w, d, h = p.get("size", (30, 22, 16))
    wire = mat.metal(p["color"], 0.4) if p.get("color") else mat.metal("#b9bfc6", 0.28)
    ring = lambda z, k: [(x * k, y * k, z) for x, y in rrect(w, d, 2.5, 10)]
    for j in range(5):
        tube("ring", ring(h * j / 4, 0.9 + 0.025 * j), 0.16 if j < 4 else 0.32, wire, 10, closed=True)
    for i in range(-7, 8):
        x = i / 15 * (w - 4)
        tube("rib", [(x, -d / 2, h), (x * 0.9, -d * 0.45, 0), (x * 0.9, d * 0.45, 0), (x, d / 2, h)], 0.11, wire, 8)
    for i in range(-4, 5):
        y = i / 9 * (d - 4)
        tube("rib", [(-w / 2, y, h), (-w * 0.45, y * 0.9, 0), (w * 0.45, y * 0.9, 0), (w / 2, y, h)], 0.11, wire, 8)
    turn_model(28)
    return {"elevation": 24, "fill": 0.74}


def bucket(p):
    """A bucket with a wire handle."""
    r, h = p.get("radius", 13.0), p.get("height", 24.0)
    skin = mat.plain(p.get("color", "#8f9aa6"), 0.4)
    profile = [(0, 0), (r * 0.74, 0, 0.8), (r, h, 0.3), (r + 0.9, h, 0.2), (r + 0.9, h - 1.4, 0.2), (r + 0.3, h - 1.4)]
    lathe("bucket", resample(fillet(profile, 5), 0.5), skin, 128)
    lathe("inside", resample(fillet([(0, 0.5), (r * 0.72, 0.5, 0.6), (r - 0.2, h - 0.1)], 5), 0.5), skin, 128)
    for k in range(1, 3):
        place(lathe("ring", [(r * (0.74 + 0.26 * k / 3) + 0.1, 0), (r * (0.74 + 0.26 * k / 3) + 0.28, 0.25), (r * (0.74 + 0.26 * k / 3) + 0.14, 0.5)], skin, 128), (0, 0, h * k / 3))
    arc = [(math.cos(math.pi * k / 40) * (r + 0.9), -3.0 * math.sin(math.pi * k / 40), h - 1 + math.sin(math.pi * k / 40) * r * 0.86) for k in range(41)]
    tube("bail", arc, 0.28, mat.metal("#b9bfc6", 0.3), 12)
    tube("grip", arc[15:26], 0.95, mat.plain("#dde1e6", 0.5), 18)
    turn_model(24)
    return {"elevation": 18, "fill": 0.76}


def wastebin(p):
    """A narrow bin with a lid on a pedal."""
    w, d, h = p.get("size", (20, 32, 45))
    skin = mat.plain(p.get("color", "#dde1e6"), 0.45)
    dark = mat.plain(p.get("dark", "#3a424d"), 0.5)
    rbox("body", w, d, h, 1.6, skin, seg=5)
    place(rbox("gap", w - 0.6, d - 0.6, 0.4, 0.1, dark), (0, 0, h))
    place(rbox("lid", w, d, 4.2, 1.5, skin, seg=5), (0, 0, h + 0.3))
    place(rbox("pedal", w * 0.46, 3.4, 1.3, 0.5, dark), (0, -d / 2 - 1.2, 1.4))
    turn_model(30)
    return {"elevation": 16, "fill": 0.78}


def drawers(p):
    """A chest of clear drawers."""
    w, d, count = p.get("width", 26), p.get("depth", 37), p.get("count", 3)
    unit = p.get("unit", 11.0)
    shell = mat.plain("#dde1e6", 0.42)
    clear = mat.plain(p.get("color", "#dfe6ec"), 0.12, Clearcoat=0.5)
    total = count * unit
    for s in (-1, 1):
        place(rbox("side", 0.9, d, total, 0.3, shell), (s * (w / 2 - 0.45), 0, 0))
    place(rbox("back", w, 0.8, total, 0.2, shell), (0, d / 2 - 0.4, 0))
    for k in range(count + 1):
        place(rbox("board", w, d, 0.8, 0.25, shell), (0, 0, k * unit - (0.4 if k else 0)))
    for k in range(count):
        out = p.get("open", 1) == k
        y = -d / 2 + 0.6 - (8 if out else 0)
        place(rbox("face", w - 2.4, 0.8, unit - 1.6, 0.3, clear), (0, y, k * unit + 0.9))
        place(rbox("grip", w * 0.34, 1.0, 1.3, 0.4, shell), (0, y - 0.6, k * unit + unit * 0.62))
        if out:
            for s in (-1, 1):
                place(rbox("wall", 0.5, 8, unit - 3, 0.15, clear), (s * (w / 2 - 1.6), y + 4.2, k * unit + 1.0))
            place(rbox("floor", w - 3, 8, 0.4, 0.1, clear), (0, y + 4.2, k * unit + 1.0))
    turn_model(28)
    return {"elevation": 18, "fill": 0.76}


def step(p):
    """A folding step of steel with two treads."""
    paint = mat.plain(p.get("color", "#dde1e6"), 0.4)
    tread = mat.plain("#2f363f", 0.75)
    for s in (-1, 1):
        x = s * 18
        tube("leg", [(x, -20, 0), (x, -3, 46)], 1.2, paint, 16)
        tube("leg", [(x * 0.9, 17, 0), (x * 0.9, -2, 45)], 1.1, paint, 16)
        tube("guard", [(x, -3, 46), (x, 1, 70)], 1.2, paint, 16)
    tube("guard", [(-18, 1, 70), (18, 1, 70)], 1.2, paint, 16)
    place(rbox("tread", 36, 21, 2.2, 0.7, tread), (0, -4, 45))
    place(rbox("tread", 37, 17, 2.2, 0.7, tread), (0, -17, 22))
    for y, z in ((-12, 23), (9, 18)):
        tube("bar", [(-17, y, z), (17, y, z)], 0.9, paint, 14)
    turn_model(28)
    return {"elevation": 14, "fill": 0.8}


def hangers(p):
    """Hangers of a set, one behind the other."""
    skin = mat.plain(p.get("color", "#2f363f"), 0.7)
    hook = mat.metal("#b9bfc6", 0.25)
    for k in range(p.get("count", 5)):
        y = k * 3.2
        arm = [(-21, y, 0), (-14, y, 4.6), (-3, y, 9.4), (0, y, 10.4), (3, y, 9.4), (14, y, 4.6), (21, y, 0)]
        tube("arm", resample(arm, 1.2), 0.85, skin, 16, flat=0.45, up=(0, 1, 0))
        tube("bar", [(-20.6, y, 0.2), (20.6, y, 0.2)], 0.55, skin, 14)
        arc = [(2.6 * math.sin(a), y, 15.4 - 2.6 * math.cos(a)) for a in (math.radians(t) for t in range(0, 236, 12))]
        tube("hook", [(0, y, 10.2), (0, y, 12.8)] + arc[1:], 0.24, hook, 10)
    turn_model(24)
    return {"elevation": 16, "fill": 0.78}


def storeshelf(p):
    """Three boards with bins in rows, labels on the edges, and one gap."""
    frame, board = mat.metal("#aeb6bf", 0.4), mat.plain("#dde1e6", 0.5)
    names = [("01", "収納"), ("02", "掃除"), ("03", "台所"), ("04", "照明"), ("05", "工具"), ("06", "文具"), ("07", "電池"), ("08", "洗濯"), ("09", "防災")]
    step_x, shelf = 46, 40
    for j in range(4):
        place(rbox("board", 3 * step_x + 10, 42, 1.8, 0.2, board), (0, 0, j * shelf - 1.8))
    for x in (-1, 1):
        for y in (-20, 20):
            place(rbox("post", 2.2, 2.2, 3 * shelf + 8, 0.2, frame), (x * (1.5 * step_x + 4), y, -1.8))
    white, gray = "#dde1e6", "#aab2bc"
    pairs = {1: (white, COBALT), 3: (gray, white), 5: ("#ff7a1c", gray), 7: (COBALT, white)}
    for k, (number, name) in enumerate(names):
        i, j = k % 3, k // 3
        x = (i - 1) * step_x
        place(front(26, 7.5, 0, 0, edge_label(number, name)), (x - 6, -21.2, j * shelf - 8))
        if k == 4:
            continue
        for s in (-1, 1) if k in pairs else (0,):
            with Group() as g:
                bin_with_lid(19 if s else 38, 34, (24, 29, 21)[k % 3], pairs[k][s > 0] if s else white, gray if s else None)
            g.place(loc=(x + s * 10.6, 0, j * shelf))
    return {"elevation": 6, "fill": 0.94}
