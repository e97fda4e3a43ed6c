"""Scenes of the leather house: the bench of the workshop, a hall at night, the bags on one floor."""

import math

from lib import mat
from lib.curve import fillet, n3, resample, rrect, smooth
from lib.hide import cut, hide, stitches
from lib.mesh import ball, grid, lathe, patch, rbox, slab, tube
from lib.scene import CREATED, Group, discard, place
from models.accessory import watch
from models.bags import boston, bucketbag, satchel, totebag
from models.smallleather import folded, leathertray

TAU = math.tau


def piece(build, p, loc, rot=0):
    """A piece of the collection at its place in a scene, which the camera frames as a whole."""
    with Group() as g:
        build(p)
    frames = [o for o in g.objects if o.name.startswith("frame")]
    g.objects = [o for o in g.objects if o not in frames]
    discard(frames)
    return g.place(rot=(0, 0, rot)).place(loc=loc)


def roll(color, loc, rot, length=34, r=3.2):
    m = hide(color, 0, 3.0)
    with Group() as g:
        grid("roll", 30, 260, lambda u, v: ((u - 0.5) * length, (r - 1.9 * (1 - v)) * math.cos(v * 3.6 * TAU), r + (r - 1.9 * (1 - v)) * math.sin(v * 3.6 * TAU)), m, thickness=0.22)
    g.place(rot=(0, 0, rot)).place(loc=loc)


def bench():
    wood, steel = mat.wood("walnut", "x", 1.2, 0.45, 0.2), mat.metal("#b9b9b6", 0.28)
    roll("kuri", (-20, 15, 0), 8)
    roll("nume", (-16, 8.4, 0), 5, 30, 2.8)
    roll("fukamidori", (-18.5, 11.4, 5.4), 9, 28, 2.7)
    # a panel being sewn, its second row of stitches under way
    m, edge = hide("nume", 0, 4.0), cut("nume")
    with Group() as g:
        out = fillet([(-13, -8, 1.5), (13, -8, 1.5), (13, 8, 1.5), (-13, 8, 1.5)], 8, closed=True)
        patch("panel", out, 0.6, m, lambda x, y, d: 0.35 + 0.25 * n3(x * 0.1, y * 0.1, 2), 0.3)
        tube("edge", [(x, y, 0.22) for x, y in out], 0.2, edge, 8, closed=True)
        inner = resample([(12.3, -7.2), (-12.2, -7.2), (-12.2, 7.2), (2, 7.2)], 0.3)
        stitches([(x, y, 0.62 + 0.25 * n3(x * 0.1, y * 0.1, 2)) for x, y in inner], "nume")
        tube("thread", smooth([(2, 7.2, 0.7), (5, 8.6, 1.6), (9.5, 10.5, 0.5), (13, 12.5, 0.3), (17, 12.0, 0.5)], 12), 0.06, mat.plain("#eadfc8", 0.7), 6)
    g.place(rot=(0, 0, -9)).place(loc=(3, -5, 0))
    with Group() as s:
        lathe("spool", resample(fillet([(0, 0), (2.6, 0, 0.2), (2.6, 0.6, 0.1), (1.7, 0.9, 0.2), (1.7, 5.0, 0.2), (2.6, 5.3, 0.1), (2.6, 5.9, 0.2), (0, 5.95)], 4), 0.2), wood, 64)
        lathe("wound", [(1.75, 0.8), (2.35, 1.0), (2.4, 3.0), (2.35, 4.9), (1.75, 5.1)], mat.cloth("#e6d9bd", 26, 0.03), 64)
    s.place(loc=(21.5, 6.0, 0))
    with Group() as awl:
        lathe("grip", resample(fillet([(0, 0), (1.1, 0.2, 0.8), (1.35, 3.0, 1.5), (0.7, 7.0, 1.2), (0.6, 8.0)], 6), 0.2), mat.wood("beech", "z", 1.2, 0.4, 0.3), 48)
        lathe("ferrule", [(0.62, 7.9), (0.66, 8.0), (0.58, 9.4), (0.4, 9.5)], steel, 48)
        lathe("point", [(0.26, 9.4), (0.2, 13.0), (0, 15.2)], steel, 24)
    awl.place(rot=(0, 90, 0)).place(rot=(0, 0, 24)).place(loc=(12, -15.6, 1.3))
    with Group() as knife:
        slab("blade", [(-2.3, 0), (2.3, 0), (1.5, 6.5), (-1.5, 6.5)], 0.16, 0.02, steel)
        rbox("hold", 3.0, 8.5, 1.0, 0.3, wood, (0, 10.2, -0.4))
    knife.place(rot=(0, 0, -62)).place(loc=(-22, -9.5, 0.5))


def hall():
    piece(folded, {"kind": "long", "color": "kuri", "age": 3}, (-5.5, -1.0, 0), -4)
    piece(folded, {"kind": "key", "color": "sumi", "age": 3}, (9.0, -4.2, 0), 4)
    piece(watch, {"dial": "sumi", "strap": "sumi"}, (13.8, 5.0, 0), -30)


def row():
    piece(boston, {"color": "kuri"}, (-30, 6, 0), -6)
    piece(totebag, {"color": "nume", "age": 3}, (18, 2, 0), 4)
    piece(bucketbag, {"color": "fukamidori"}, (-1, -16, 0))
    piece(satchel, {"kind": "brief", "color": "sumi"}, (58, -6, 0), 2)


def leatherscene(p):
    globals()[p["scene"]]()
    for o in CREATED:
        o["no_fit"] = False
    tall = p["format"] == "4:5"
    return {
        "bench": {"elevation": 34, "fill": 0.98 if tall else 0.84},
        "hall": {"elevation": 30, "fill": 0.78 if tall else 0.62},
        "row": {"elevation": 11, "fill": 0.9 if tall else 0.8},
    }[p["scene"]]
