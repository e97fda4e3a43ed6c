"""Scenes of the plant shop: a row that rises to the ceiling, a balcony's shelf, a table after repotting. Wide pictures leave room for words on the left."""

import math

from lib import mat
from lib.curve import n3, rnd, smooth
from lib.mesh import ball, grid, rbox, tube
from lib.scene import Group, copy, discard, place
from models.gardengoods import bag_print, one_bag, one_claypot, one_glove, one_saucer, one_trowel, wateringcan
from models.herbs import herb
from models.houseplants import houseplant
from models.plants import plant
from models.setting import at
from models.succulents import succulent

TAU = math.tau


def greenhousescene(p):
    return {"set": {"key": ("#ffffff", 1.18)}, **globals()["_" + p["scene"]](p["format"] == "16:9")}


def grown(build, kind, loc, turn=0, **params):
    """A plant of one of the models at its place."""
    at(lambda: build({"kind": kind, "pot": "terracotta", **params}), loc, (0, 0, turn))


def _line(wide):
    """Plants on one line, from what fits on a sill to what reaches the ceiling."""
    if wide:
        grown(succulent, "echeveria", (-53, -8, 0))
        grown(plant, "cactus", (-38, -5, 0))
        grown(succulent, "aloe", (-19, 0, 0), 30)
        grown(houseplant, "pachira", (6, 2, 0), 20, height=70)
        grown(houseplant, "umbellata", (33, -8, 0), 24, pot="white", height=94)
        grown(houseplant, "strelitzia", (60, 6, 0), pot="gray", height=118)
        return {"elevation": 6, "fill": 0.88, "shift": -0.165, "low": -0.01}
    grown(succulent, "aloe", (-31, -6, 0), 30)
    grown(succulent, "echeveria", (-18, -20, 0))
    grown(houseplant, "pachira", (-15, 12, 0), 20, height=68)
    grown(houseplant, "umbellata", (9, -9, 0), 24, pot="white", height=88)
    grown(houseplant, "strelitzia", (25, 6, 0), pot="gray", height=118)
    return {"elevation": 6, "fill": 0.9, "low": -0.01}


def shelf(w, d, tiers):
    """An open shelf of planed slats."""
    post, plank = mat.wood("hinoki", "z", 0.7, 0.6), mat.wood("hinoki", "x", 0.7, 0.6)
    top = tiers[-1]
    for x in (-1, 1):
        for y in (-1, 1):
            rbox("post", 3.0, 3.0, top - 2, 0.2, post, (x * (w / 2 - 2.5), y * (d / 2 - 1.6), 0))
    for z in tiers:
        for k in range(3):
            rbox("slat", w, d / 3 - 0.7, 1.8, 0.25, plank, (0, (k - 1) * d / 3, z - 1.8))
        for x in (-1, 1):
            rbox("bearer", 2.2, d - 0.4, 2.4, 0.2, post, (x * (w / 2 - 2.5), 0, z - 4.2))


def _balcony(wide):
    """A shelf with herbs and pots, the can beside it."""
    w = 76 if wide else 60
    low, high = 21, 50
    shelf(w, 25, (low, high))
    grown(herb, "rosemary", (-w / 2 + 13, 0, high))
    grown(herb, "basil", (1 if wide else 6, -1, high), 40)
    if wide:
        grown(herb, "mint", (24, 0, high), 70)
    else:
        grown(succulent, "echeveria", (23, -3, high))
    at(lambda: one_claypot(4, 1.0), (-w / 2 + 12, -1, low))
    at(lambda: one_claypot(4, 4.0), (-w / 2 + 12.2, -1, low + 2.6), (0, 1, 60))
    at(lambda: one_claypot(3, 6.0), (-w / 2 + (24 if wide else 20.5), -4, low))
    grown(plant, "cactus", (0 if wide else 3, -4, low))
    at(lambda: wateringcan({"turn": -20}), (-w / 2 + (8 if wide else 12), -21, 0), (0, 0, 0))
    grown(herb, "blueberry", (w / 2 + (13 if wide else -4), 3 if wide else -20, 0), height=58 if wide else 38)
    if wide:
        bag = bag_print("鉢底石", "2L", "水はけをよくする軽石", "#e6e2d6", "#143a28", "#a33f1c")
        at(lambda: one_bag(15, 8, 21, bag, "#e6e2d6", 4.0), (w / 2 - 15, 0, low), (0, 0, -8))
        at(lambda: one_saucer(5, 2.0), (16, -18, 0))
        return {"elevation": 8, "fill": 0.86, "shift": -0.17, "low": -0.01}
    return {"elevation": 8, "fill": 0.88, "low": -0.01}


def earth():
    n = mat.Nodes("soil")
    f = n.noise(2.2, 6, rough=0.72)
    return n.done(n.principled(n.ramp(f, [(0.3, "#1d140d"), (0.7, "#4f3a28")]), 0.95, Specular=0.15, Normal=n.bump(f, 0.4)))


def spilt(cx, cy, rx, ry, high, crumbs, soil, seed):
    """A heap of soil that thins out to crumbs."""
    def heap(u, v):
        a, r = TAU * u, v
        edge = 1 + 0.22 * n3(math.cos(a) * 1.6, math.sin(a) * 1.6, seed)
        x, y = cx + math.cos(a) * rx * r * edge, cy + math.sin(a) * ry * r * edge
        z = high * (1 - r * r) ** 1.5 * (1 + 0.3 * n3(x * 0.5, y * 0.5, seed)) + 0.5 * (1 - r**4) * abs(n3(x * 1.6, y * 1.6, seed)) - 0.05
        return x, y, z

    grid("heap", 120, 40, heap, soil, wrap_u=True)
    r = rnd(int(seed * 10))
    made = [ball("crumb", 0.34, soil, (cx, cy, 0.2), (1, 0.85, 0.7), seg=12, fn=lambda v, k=k: 0.8 + 0.4 * n3(v.x * 2 + k, v.y * 2, v.z * 2)) for k in range(4)]
    for i in range(crumbs):
        a, q = r.uniform(0, TAU), 0.75 + abs(r.gauss(0, 0.42))
        o = copy(r.choice(made))
        s = r.uniform(0.3, 1.1)
        place(o, (cx + math.cos(a) * rx * q, cy + math.sin(a) * ry * q, 0.2 * s), (r.uniform(0, 360), 0, r.uniform(0, 360)), s)


def potted_halfway(soil):
    """An olive whose root ball still stands out of its new pot."""
    with Group() as g:
        plant({"kind": "olive", "pot": "terracotta"})
    gone = [o for o in g.objects if o.name.split(".")[0] in ("pot", "earth")]
    g.objects = [o for o in g.objects if o not in gone]
    discard(gone)
    with Group() as roots:
        ball("roots", 5.5, soil, (0, 0, 4.4), (1, 1, 0.86), seg=72, fn=lambda v: 1 + 0.05 * n3(v.x * 4, v.y * 4, v.z * 4) + 0.03 * n3(v.x * 13, v.y * 13, v.z * 13))
        pale, r = mat.plain("#a78e68", 0.8), rnd(4)
        for k in range(30):
            a, z = r.uniform(0, TAU), r.uniform(-0.2, 0.85)
            line = []
            for i in range(7):
                b, c = a + 0.13 * i * r.uniform(0.2, 1), min(0.97, z + (i - 3) * 0.06)
                q = math.sqrt(1 - c * c) * 5.62
                line.append((math.cos(b) * q, math.sin(b) * q, 4.4 + c * 4.85))
            tube("root", smooth(line, 4), r.uniform(0.04, 0.08), pale, 6)
    g.objects += roots.objects
    g.place(loc=(0, 0, -4)).place(rot=(0, 7, 0)).place(loc=(0.6, 0, 14))
    one_claypot(6, 3.0)
    grid("filled", 48, 10, lambda u, v: (math.cos(TAU * u) * 7.6 * v, math.sin(TAU * u) * 7.6 * v, 11.2 + 0.5 * n3(math.cos(TAU * u) * v * 5, math.sin(TAU * u) * v * 5, 3)), soil, wrap_u=True)


def table_top():
    """Weathered planks, which run past the frame on both sides."""
    r = rnd(3)
    woods = [mat.wood(color, "x", 0.42, 0.7) for color in ("#b5a184", "#ab977a", "#bda98d")]
    for k in range(13):
        slide, deep = r.uniform(-900, 900), r.uniform(-60, 60)
        o = rbox("plank", 420, 11.8, 3, 0.25, woods[k % 3], fn=lambda q: (q.x + slide, q.y + deep, q.z))
        o.location = (-slide, -100 + 12 * k - deep, -3.02)
        o["no_fit"] = True


def _work(wide):
    """The table as it was left: gloves, trowel, an olive half potted."""
    soil = earth()
    table_top()
    at(lambda: potted_halfway(soil), (10 if wide else 5, 8, 0))
    one_glove("#e6dcc2", 1, 1.0).place(rot=(0, 0, 52)).place(loc=(-2 if wide else 1, -15 if wide else -22, 0))
    one_glove("#e6dcc2", -1, 5.0).place(rot=(0, 5, 0)).place(rot=(0, 0, 20)).place(loc=(-3 if wide else 0, -11 if wide else -18, 0.9))
    with Group() as g:
        one_trowel()
        ball("load", 3.0, soil, (7.5, 0, 1.3), (1.5, 0.9, 0.5), seg=40, fn=lambda v: 1 + 0.2 * n3(v.x * 3, v.y * 3, v.z * 3))
    g.place(rot=(0, 0, 158 if wide else 118)).place(loc=(25, -11, 0) if wide else (17, -15, 0))
    spilt(20 if wide else 13, -2 if wide else -4, 8, 5.5, 2.6, 150, soil, 1.7)
    spilt(4 if wide else -2, -2.5 if wide else -5, 4.5, 3, 0.7, 80, soil, 4.1)
    at(lambda: one_claypot(4, 5.0), (-12, 9 if wide else 10, 0), (0, 0, 20))
    at(lambda: one_claypot(4, 8.0), (-11.6, 9 if wide else 10, 2.6), (2, 0, 80))
    if wide:
        with Group() as g:
            one_claypot(3, 2.0)
        g.place(rot=(97, 0, 0)).place(rot=(0, 0, 35)).place(loc=(32, 4, 4.3))
    return {"elevation": 24 if wide else 31, "fill": 0.86 if wide else 0.9, "shift": -0.16 if wide else 0, "low": -0.01, "ground": -75}
