"""What a general store hangs on hooks: a lamp, a bulb, batteries, a tape measure, a spray bottle, a file box, a stapler."""

import math

from lib import art, mat
from lib.color import shade
from lib.curve import fillet, resample
from lib.mesh import ball, grid, label_patch, lathe, rbox, tube
from lib.scene import CREATED, Group, place

COBALT, STEEL = "#0b3dc2", "#141920"


def turn_model(degrees=26):
    place(list(CREATED), rot=(0, 0, degrees))


def front(w, h, y, z, image):
    """A printed sheet on the side that looks at the camera."""
    return grid("label", 1, 1, lambda u, v: ((u - 0.5) * w, y, z + h * v), mat.printed(image, 0.6))


def desklamp(p):
    """A lamp with two arms and a long head."""
    skin = mat.plain(p.get("color", "#dde1e6"), 0.4)
    joint = mat.plain("#9aa3ad", 0.35)
    lathe("base", resample(fillet([(0, 0), (9, 0, 0.4), (9, 1.6, 0.7), (0, 1.8)], 6), 0.4), skin, 128)
    elbow, head = (8, 0, 26), (-9, 0, 41)
    for y in (-0.9, 0.9):
        tube("arm", [(0, y, 1.6), (elbow[0], y, elbow[2])], 0.5, skin, 14)
        tube("arm", [(elbow[0], y, elbow[2]), (head[0], y, head[2])], 0.5, skin, 14)
    for x, z in ((0, 2.4), (elbow[0], elbow[2]), (head[0], head[2])):
        tube("joint", [(x, -1.8, z), (x, 1.8, z)], 1.2, joint, 24)
    place(rbox("head", 24, 4.6, 1.8, 0.8, skin, seg=5), (-14, 0, 40.2))
    place(rbox("light", 20, 3.4, 0.2, 0, mat.emit("#fff3d8", 2.2)), (-14, 0, 40.05))
    turn_model(20)
    return {"elevation": 10, "fill": 0.78}


def bulb(p):
    """LED bulbs, one standing on its base beside the other."""
    white, base = mat.plain(p.get("color", "#e9e7dc"), 0.3), mat.metal("#b9bfc6", 0.25)
    shell = mat.plain("#e3e6ea", 0.45)
    for x, y in ((-3.6, 0), (3.8, 2.2)):
        with Group() as g:
            screw = [(1.3 + 0.1 * (k % 2), 0.22 * k) for k in range(11)]
            lathe("screw", [(0, -0.4), (0.7, -0.3)] + screw, base, 64)
            lathe("neck", resample(fillet([(1.35, 2.3), (1.6, 2.8, 0.3), (2.7, 5.6)], 4), 0.3), shell, 96)
            lathe("globe", [(2.7, 5.6)] + [(3.0 * math.cos(a), 7.4 + 3.0 * math.sin(a)) for a in (math.radians(t) for t in range(-26, 90, 6))] + [(0, 10.4)], white, 96)
        g.place(loc=(x, y, 0.4))
    return {"elevation": 12, "fill": 0.7}


def batteries(p):
    """Batteries standing in rows, or bound to a pack."""
    r, h = (0.72, 5.0) if p.get("size", "aa") == "aa" else (0.52, 4.4)
    label = art.Canvas(900, 900, p.get("color", COBALT))
    label.rect(0, 0, 900, 190, "#c9ced4")
    label.text(p.get("text", "単3"), 450, 520, 180, "#ffffff", art.SANS_BOLD)
    label.rect(0, 740, 900, 780, "#ff7a1c")
    image = mat.printed(label.image("cell"), 0.34, 0.3)
    metal = mat.metal("#c9ccd0", 0.25)
    columns, rows = p.get("columns", 5), p.get("rows", 2)
    for i in range(columns):
        for j in range(rows):
            with Group() as g:
                lathe("cell", resample(fillet([(0, 0), (r * 0.9, 0, 0.05), (r, 0.1), (r, h, 0.08), (r * 0.86, h), (0, h)], 3), 0.3), metal, 64)
                lathe("nub", [(r * 0.34, h), (r * 0.34, h + 0.16), (0, h + 0.17)], metal, 32)
                grid("wrap", 64, 1, lambda u, v: (math.sin((u - 0.5) * 5.9) * (r + 0.01), -math.cos((u - 0.5) * 5.9) * (r + 0.01), 0.12 + (h - 0.2) * v), image)
            g.place(loc=((i - (columns - 1) / 2) * r * 2.06, j * r * 2.06, 0), rot=(0, 0, (7 * i + 11 * j) % 9 - 4))
    turn_model(18)
    return {"elevation": 20, "fill": 0.74}


def tapemeasure(p):
    """A tape measure with its blade drawn out."""
    case, band = mat.plain(p.get("color", "#ff7a1c"), 0.42), mat.plain("#2f363f", 0.6)
    outline = [(3.4 * math.copysign(abs(math.cos(a)) ** 0.6, math.cos(a)), 3.4 + 3.3 * math.copysign(abs(math.sin(a)) ** 0.6, math.sin(a))) for a in (math.tau * k / 60 for k in range(60))]
    tube("rim", [(x, 0, z) for x, z in outline], 1.5, band, 16, closed=True)
    place(rbox("case", 6.8, 3.8, 6.6, 1.5, case, seg=6), (0, 0, 0.2))
    c = art.Canvas(700, 700, "#ffffff")
    c.disc(350, 350, 350, COBALT)
    c.text(p.get("text", "5.5m"), 350, 340, 190, "#ffffff", art.SANS_BOLD)
    place(front(3.6, 3.6, 0, 0, c.image("face")), (0, -1.93, 1.7))
    blade = art.Canvas(2400, 240, "#f6d23c")
    for k in range(0, 121):
        x = k * 20
        blade.line([(x, 240), (x, 150 if k % 10 == 0 else 190)], STEEL, 4)
        if k % 10 == 0 and k:
            blade.text(str(k // 10), x, 90, 80, "#b3261e" if k % 100 == 0 else STEEL, art.SANS_BOLD)
    strip = mat.printed(blade.image("blade"), 0.3)
    grid("blade", 40, 6, lambda u, v: (3.6 + 15 * u, (v - 0.5) * 2.5, 0.5 + 0.5 * (2 * v - 1) ** 2), strip)
    place(rbox("hook", 0.2, 2.5, 1.6, 0.08, mat.metal("#b9bfc6", 0.3)), (18.6, 0, 0))
    turn_model(-18)
    return {"elevation": 26, "fill": 0.8}


def spraybottle(p):
    """A bottle with a trigger, and its label."""
    skin = mat.plain(p.get("color", "#dde1e6"), 0.35)
    head = mat.plain(p.get("head", COBALT), 0.4)
    lathe("bottle", resample(fillet([(0, 0), (4.4, 0, 0.6), (4.4, 13.5, 2.2), (1.7, 18.5, 0.8), (1.5, 20)], 8), 0.3), skin, 128)
    place(lathe("collar", resample(fillet([(1.9, 0), (1.9, 2.2, 0.2), (1.2, 2.6)], 4), 0.2), head, 64), (0, 0, 19.4))
    place(rbox("head", 7.6, 2.5, 2.9, 0.7, head), (-1.0, 0, 22))
    tube("nozzle", [(-4.6, 0, 23.6), (-6.0, 0, 23.6)], 0.9, mat.plain("#ffffff", 0.4), 20)
    tube("trigger", [(-2.4, 0, 22.4), (-3.6, 0, 20.6), (-3.2, 0, 18.6), (-3.9, 0, 17.4)], 0.55, mat.plain("#ffffff", 0.4), 16, flat=0.6)
    c = art.Canvas(1200, 1000, "#ffffff")
    c.rect(0, 0, 1200, 230, p.get("head", COBALT))
    c.text(p["label"], 600, 480, 170, STEEL, art.SANS_BOLD, fit=820)
    c.text(p.get("sub", ""), 600, 700, 100, STEEL, art.SANS, fit=820)
    label_patch("label", 4.42, 2.2, 12, 118, mat.printed(c.image(), 0.5))
    turn_model(14)
    return {"elevation": 9, "fill": 0.78}


def filebox(p):
    """File boxes of card, side by side, with labels on their backs."""
    board = p.get("color", "#d3d8de")
    w, d, h = p.get("size", (10, 32, 25))
    for k in range(p.get("count", 3)):
        with Group() as g:
            skin = mat.paper(shade(board, 1 - 0.04 * (k % 2)), rough=0.85, fibre=0.012)
            for x in (-1, 1):
                slope = lambda co: (co.x, co.y, co.z * (1 - 0.46 * max(0.0, co.y / d)))
                place(rbox("side", 0.25, d, h, 0.05, skin, fn=slope, cuts=6), (x * w / 2, 0, 0))
            place(rbox("back", w, 0.25, h, 0.05, skin), (0, -d / 2, 0))
            place(rbox("foot", w, d, 0.25, 0.05, skin), (0, 0, 0))
            place(rbox("front", w, 0.25, h * 0.54, 0.05, skin), (0, d / 2, 0))
            for i in range(7):
                place(rbox("sheet", 0.16, d - 2, h * 0.66, 0, mat.paper("#fbfbf8", rough=0.9)), (-w * 0.3 + i * w * 0.09, -0.4, 0.3))
            c = art.Canvas(400, 600, "#ffffff")
            c.rect(0, 0, 400, 60, COBALT)
            c.text(("請求", "契約", "発注", "控え")[k % 4], 200, 330, 130, STEEL, art.SANS_BOLD)
            place(front(5, 7.5, -0.16, 0, c.image()), (0, -d / 2, h * 0.42))
            tube("hole", [(0, -d / 2 - 0.14, 3.4), (0, -d / 2 + 0.2, 3.4)], 1.2, mat.plain("#59636f", 0.8), 32)
        g.place(loc=((k - 1) * (w + 0.5), 0, 0))
    turn_model(30)
    return {"elevation": 16, "fill": 0.76}


def torch(p):
    """A hand torch that lies on its side."""
    body, dark = mat.metal(p.get("color", "#3d4650"), 0.42), mat.plain("#20262d", 0.6)
    profile = [(0, 0), (1.5, 0, 0.2), (1.5, 9.5, 0.3), (2.3, 12, 0.3), (2.3, 15, 0.2), (2.0, 15)]
    with Group() as g:
        lathe("body", resample(fillet(profile, 5), 0.3), body, 96)
        for k in range(8):
            place(lathe("ring", [(1.5, 0), (1.62, 0.15), (1.5, 0.3)], dark, 64), (0, 0, 2.2 + 0.7 * k))
        place(lathe("lens", [(1.95, 0), (0, 0.15)], mat.emit("#fff6dc", 1.6), 64), (0, 0, 14.7))
        place(ball("switch", 0.7, mat.plain("#ff7a1c", 0.4), scale=(1, 0.5, 1.3)), (0, -1.5, 9.2))
    g.place(rot=(0, 78, 0)).place(loc=(-7, 0, 2.0))
    turn_model(-24)
    return {"elevation": 20, "fill": 0.76}


def drivers(p):
    """Screwdrivers of a set, beside each other."""
    for k in range(p.get("count", 4)):
        with Group() as g:
            grip = mat.plain(p.get("color", COBALT) if k % 2 == 0 else "#2f363f", 0.4)
            long = 7 + 2.2 * k
            lathe("grip", resample(fillet([(0, 0), (1.1, 0, 0.4), (1.45, 3, 0.9), (1.1, 7.6, 0.6), (0.8, 9.6, 0.2), (0.35, 9.7)], 6), 0.3), grip, 64, shape=lambda a, r, z: (r * (1 + 0.06 * math.cos(6 * a)), z))
            tube("shaft", [(0, 0, 9.4), (0, 0, 9.6 + long)], lambda t: 0.32 if t < 0.9 else 0.24, mat.metal("#c9ccd0", 0.2), 16)
        g.place(rot=(-90, 0, 0)).place(loc=((k - 1.5) * 3.8, -10, 1.3))
    turn_model(30)
    return {"elevation": 38, "fill": 0.78}
