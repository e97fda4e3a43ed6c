"""Pieces of a pottery, no two alike: bowls, cups and plates by seed, on a tray, on the wheel, with the tools."""

import math

from lib import mat
from lib.color import shade
from lib.curve import fillet, n3, resample, rnd, rrect, smooth
from lib.mesh import ball, grid, lathe, rbox, slab, tube
from lib.scene import Group, copy, place
from models.bowls import BOWLS, CUPS, closed
from models.setting import at, pair_of_sticks, rice

TAU = math.tau

# name: (clay, slip or glaze, where it is thin, where it pools or runs, roughness)
FIRINGS = {
    "kohiki": ("#6a4a35", "#ece3d1", "#c7a582", "#f4eee0", 0.36),
    "hai": ("#7d6350", "#a9a883", "#8a7355", "#6f8f7c", 0.16),
    "ame": ("#6b4a36", "#8a4a1c", "#bb8244", "#4a2009", 0.12),
    "ruri": ("#8a7866", "#28457e", "#7189a8", "#14264f", 0.12),
    "oribe": ("#9a8468", "#35664a", "#87a06a", "#163826", 0.12),
}

# Slips and glazes that the flame colours: where it touched, with much air, with little.
FLAME = {"kohiki": ("#cf8a5c", "#d9b184", "#b4b3a8"), "hai": ("#5e8a7c", "#b59a5e", "#6f8a80")}
# How much air a piece had, by seed: below nought too little.
AIR = (0.0, -0.1, 0.55, -0.6, 0.2, 0.85)


def fired(kind, seed, height, gold=False):
    """A glaze as the kiln left it: runs, iron spots, the trace of the brush, bare clay below; `gold` mends a break."""
    clay, base, thin, pool, rough = FIRINGS[kind]
    r = rnd(seed * 31)
    brushed, warmth, speckled, dipped = r.uniform(0.2, 0.9), r.uniform(-0.07, 0.07), r.uniform(0, 0.08), r.uniform(0, 0.22)
    n = mat.Nodes(f"fired-{kind}-{seed}")
    moved = n.add("ShaderNodeMapping", Vector=n.coord())
    moved.inputs["Location"].default_value = (seed * 13.7, seed * -7.1, seed * 5.3)
    moved.inputs["Rotation"].default_value = (0.0, math.radians(6 + 5 * math.sin(seed * 2.3)), 0.0)
    v = moved.outputs["Vector"]

    def stretched(scale, x, y, z):
        m = n.add("ShaderNodeMapping", Vector=v)
        m.inputs["Scale"].default_value = (x, y, z)
        return n.noise(scale, 4, m.outputs["Vector"], 0.6)

    z = n.add("ShaderNodeSeparateXYZ", Vector=n.coord()).outputs["Z"]
    rel = n.math("DIVIDE", z, height)
    brush = stretched(1.3, 0.5, 0.5, 5.0)
    runs = stretched(1.1, 1.6, 1.6, 0.22)
    cloud = n.noise(0.35, 4, v, distort=0.8)
    tone = n.math("ADD", n.math("MULTIPLY", cloud, 0.6), n.math("ADD", n.math("MULTIPLY", brush, brushed), n.math("MULTIPLY", runs, 0.3)))
    tone = n.math("ADD", tone, 0.17 - brushed / 2 + warmth)
    col = n.ramp(tone, [(0.42, thin), (0.58, base), (0.78, pool)])
    if kind in FLAME:
        touched, oxidised, reduced = FLAME[kind]
        air = AIR[seed % len(AIR)]
        col = n.mixrgb(abs(air), col, oxidised if air > 0 else reduced)
        flame = n.ramp(n.noise(0.16, 2, v), [(0.48, (0, 0, 0)), (0.66, (1, 1, 1))])
        col = n.mixrgb(n.math("MULTIPLY", flame, r.uniform(0.2, 0.9)), col, touched)
    rim = n.ramp(n.math("ADD", rel, n.math("MULTIPLY", cloud, 0.06)), [(0.97, (0, 0, 0)), (1.03, (1, 1, 1))])
    col = n.mixrgb(n.math("MULTIPLY", rim, 0.85), col, thin)
    spots = n.ramp(n.noise(5.5, 1, v), [(0.72 - speckled, (0, 0, 0)), (0.77 - speckled, (1, 1, 1))])
    fine = n.ramp(n.noise(15, 1, v), [(0.7, (0, 0, 0)), (0.78, (0.7, 0.7, 0.7))])
    col = n.mixrgb(n.math("MAXIMUM", n.math("MULTIPLY", spots, 0.8), fine), col, shade(clay, 0.45))
    edge = n.math("ADD", rel, n.math("MULTIPLY", n.math("SUBTRACT", runs, 0.5), 0.42 + 0.1 * math.sin(seed)))
    facing = n.add("ShaderNodeSeparateXYZ", Vector=n.add("ShaderNodeNewGeometry").outputs["Normal"]).outputs["Z"]
    bare = n.math("MULTIPLY", n.ramp(edge, [(0.1 + dipped, (1, 1, 1)), (0.125 + dipped, (0, 0, 0))]), n.math("LESS_THAN", facing, 0.15))
    raw = n.ramp(n.noise(6, 4, v), [(0.3, shade(clay, 0.78)), (0.7, shade(clay, 1.2))])
    col = n.mixrgb(bare, col, raw)
    p = n.principled(col, n.math("ADD", n.math("MULTIPLY", bare, 0.85 - rough), rough), Specular=0.45)
    bump = n.bump(brush, 0.035)
    bump = n.bump(n.noise(11, 3, v), 0.012, 0.8, bump)
    if gold:
        warped = n.add("ShaderNodeMixRGB", {"blend_type": "ADD"})
        n.set(warped, "Fac", 0.35)
        n.link(v, warped.inputs["Color1"])
        noise = n.add("ShaderNodeTexNoise", Scale=0.7, Detail=3.0)
        n.link(v, noise.inputs["Vector"])
        n.link(noise.outputs["Color"], warped.inputs["Color2"])
        cells = n.add("ShaderNodeTexVoronoi", {"feature": "DISTANCE_TO_EDGE"}, Scale=0.11)
        n.link(warped.outputs["Color"], cells.inputs["Vector"])
        seam = n.ramp(cells.outputs["Distance"], [(0.008, (1, 1, 1)), (0.016, (0, 0, 0))])
        n.link(n.mixrgb(seam, col, "#c9962f"), p.inputs["Base Color"])
        n.link(seam, p.inputs["Metallic"])
        bump = n.bump(seam, 0.05, 1.0, bump)
    n.set(p, "Normal", bump)
    if rough < 0.2:
        n.set(p, "Clearcoat", 0.3)
    return n.done(p)


def thrown(seed, height):
    """The turn of the wheel: an oval by up to 1.5 %, a lip that rises and falls, the rings of the fingers."""
    r = rnd(seed * 101)
    oval, turn, tilt, tall = 0.005 + 0.01 * r.random(), r.random() * TAU, r.uniform(-0.025, 0.025), r.uniform(0.94, 1.06)

    def shape(a, q, z):
        up = z / height
        k = 1 + oval * math.cos(2 * a + turn) * up + 0.006 * n3(math.cos(a) * 1.2, math.sin(a) * 1.2, z * 0.25, 1, seed)
        k += 0.0045 * math.sin(z * 5.2 + a + seed) * min(1.0, up * 2)
        return q * k, z * tall + q * tilt * math.cos(a + turn) * up + 0.05 * n3(math.cos(a) * 2, math.sin(a) * 2, seed) * up

    return shape


PLATES = {"sara": ([(4.9, 0.6), (5.8, 0.66), (8.2, 1.15), (10.2, 2.5)], 0.38, 0.85, (4.9, 0.6))}


def one_piece(shape, firing, seed, gold=False):
    outer, wall, floor, foot = {**BOWLS, **CUPS, **PLATES}[shape]
    height = outer[-1][1]
    lathe("piece", closed(outer, wall * 1.08, floor, foot), fired(firing, seed, height, gold), 168, thrown(seed, height))


def piece(p):
    """One piece, low from the side so that its foot shows, or from above."""
    one_piece(p["shape"], p["firing"], p["seed"], p.get("gold"))
    return {"elevation": 13, "fill": 0.74, "set": DUSK, "above": {"elevation": 62, "fill": 0.78}}


DUSK = {"key": ("#fff0dc", 1.4), "key_at": (-12, -3, 6.5)}


def board(w, d, wood="hinoki"):
    """A shallow tray of plain wood."""
    m = mat.wood(wood, "x", 0.6, 0.6)
    slab("tray", rrect(w, d, 1.2), 0.7, 0.2, m)
    for s in (-1, 1):
        rbox("rim", w, 0.7, 1.5, 0.15, m, (0, s * (d / 2 - 0.35), 0))
        rbox("rim", 0.7, d, 1.5, 0.15, m, (s * (w / 2 - 0.35), 0, 0))


def six(shape, firing, step):
    """Six pieces of one name, three by two."""
    for i in range(6):
        with Group() as g:
            one_piece(shape, firing, i + 1)
        g.place(rot=(0, 0, 47 * i), loc=((i % 3 - 1) * step, (0.5 - i // 3) * step, 0.7))


def piecetray(p):
    """A tray with six pieces of one name, from above."""
    step = {"rice": 13.6, "yunomi": 9.6, "sara": 22}[p["shape"]]
    with Group() as g:
        board(step * 3 + 3, step * 2 + 3)
        six(p["shape"], p["firing"], step)
    g.place(rot=(0, 0, 4))
    return {"elevation": 84, "fill": 0.9, "set": {"key": ("#fff0dc", 1.4), "top_key_at": (-14, 4, 6)}}


def ribs():
    """A potter's ribs, wire, needle and sponge."""
    wood = mat.wood("hinoki", "x", 1.4, 0.6)
    dark = mat.wood("walnut", "x", 1.4, 0.5)
    kidney = [(x, y) for x, y in smooth([(-4.2, 0), (-2.6, 2.3), (0.6, 2.6), (3.6, 1.5), (4.4, -0.4), (2.6, -1.0), (0, -0.9), (-2.4, -1.4), (-4.2, 0)], 10)[:-1]]
    place(slab("kidney", kidney[::-1], 0.45, 0.16, wood), (-5, 3.2, 0), (0, 0, 14))
    egg = [(3.4 * math.cos(a) * (1 + 0.12 * math.cos(a)), 2.0 * math.sin(a)) for a in (TAU * i / 48 for i in range(48))]
    place(slab("rib", egg, 0.5, 0.2, dark), (3.4, 4.2, 0), (0, 0, -20))
    tube("hole", [(3.4 + 0.4 * math.cos(TAU * i / 24), 4.2 + 0.4 * math.sin(TAU * i / 24), 0.5) for i in range(24)], 0.09, mat.plain("#2a1a10", 0.7), 8, closed=True)
    steel = mat.metal("#b8b6b0", 0.35)
    wire = smooth([(-7, -2.4, 0.5), (-4, -4.6, 0.1), (0, -2.6, 0.1), (3.6, -4.4, 0.1), (7, -2.2, 0.5)], 14)
    tube("wire", wire, 0.05, steel, 8)
    for x, y, a in ((-7, -2.4, 70), (7, -2.2, 110)):
        place(lathe("toggle", resample(fillet([(0, 0), (0.45, 0, 0.15), (0.38, 1.6, 0.8), (0.45, 3.2, 0.15), (0, 3.2)], 6), 0.2), wood, 40), (x - 1.5 * math.cos(math.radians(a)), y - 1.5 * math.sin(math.radians(a)), 0.46), (0, 90, a))
    sponge = mat.Nodes("sponge")
    f = sponge.noise(3.2, 5, rough=0.75)
    m = sponge.done(sponge.principled(sponge.ramp(f, [(0.35, "#a97f3e"), (0.6, "#dcb56e")]), 1.0, Normal=sponge.bump(f, 0.5), Specular=0.05))
    ball("sponge", 2.5, m, (9.6, 3.0, 1.5), (1.1, 0.9, 0.62), seg=64, fn=lambda v: 1 + 0.1 * n3(v.x * 3, v.y * 3, v.z * 3))


def pottools(p):
    with Group() as g:
        ribs()
    g.place(rot=(0, 0, 12))
    return {"elevation": 44, "fill": 0.78, "set": DUSK}


def kilnscene(p):
    opts = globals()["_" + p["scene"]](p) or {}
    if p["format"] == "16:9":
        return {"fill": 0.76, "elevation": 15, "shift": 0.1, **opts}
    return {"fill": 0.84, "elevation": 16, **opts}


def _tray(p):
    """A tray held out: six bowls of one name on paper."""
    wide = p["format"] == "16:9"

    def tray():
        board(13.6 * 3 + 3, 13.6 * 2 + 3)
        six("rice", "kohiki", 13.6)

    at(tray, (0, 0, 0), (0, 0, 5 if wide else 82))
    return {"elevation": 64 if wide else 72, "fill": 0.84, "shift": 0.12 if wide else 0, "set": {"top_key_at": (-14, 4, 5), "key": ("#fff0dc", 1.6)}}


def _rice(p):
    """Rice just served, at dusk."""
    wide = p["format"] == "16:9"

    def meal():
        one_piece("rice", "kohiki", 3)
        rice(5.0, 4.7)

    at(meal, (-2, -2, 0))
    at(lambda: one_piece("yunomi", "hai", 2), (11.5 if wide else 9.5, 5, 0))
    at(lambda: one_piece("sara", "ruri", 4), (-13 if wide else -8, 11 if wide else 16, 0))
    at(lambda: pair_of_sticks("sumi"), (1, -11, 0.5), (0, 0, 3))
    at(lambda: one_piece("guinomi", "ame", 5), (16 if wide else 12, -3.5, 0))
    return {"elevation": 19, "fill": 0.78, "shift": 0.09 if wide else 0, "set": {"key": ("#ffe6c8", 1.3), "key_at": (-12.5, -2.0, 5.0), "fill": ("#d6def0", 0.35)}}


def _wheel(p):
    """A wheel that just stopped: a wet bowl, slip on the wood, the tools beside it."""
    wide = p["format"] == "16:9"
    n = mat.Nodes("wet")
    f = n.noise(5, 4)
    wet = n.done(n.principled(n.ramp(f, [(0.3, "#6f5847"), (0.7, "#8a705b")]), 0.22, Specular=0.55, Normal=n.bump(f, 0.02)))
    outer, wall, floor, foot = BOWLS["donburi"]
    with Group() as g:
        lathe("head", resample(fillet([(0, 0), (15.5, 0, 0.3), (15.5, 2.2, 0.3), (0, 2.2)], 6), 0.6), mat.wood("oak", "x", 0.5, 0.6), 160)
        with Group() as b:
            lathe("bowl", closed(outer, 0.55, floor, (4.4, 0.9)), wet, 168, thrown(4, outer[-1][1]))
        b.place(loc=(0, 0, 2.2), scale=1.15)

        def slip(u, v):
            a = TAU * u
            d = 5.0 + 3.4 * v * (1 + 0.35 * n3(math.cos(a) * 2, math.sin(a) * 2, 4))
            return (math.sin(a) * d, -math.cos(a) * d, 2.22 + 0.25 * (1 - v) ** 2)

        grid("slip", 120, 12, slip, wet, wrap_u=True)
        r = rnd(8)
        first = None
        for i in range(60):
            a, d = r.random() * TAU, r.uniform(8, 15)
            o = ball("drop", 1, wet, seg=14) if first is None else copy(first)
            first = first or o
            s = 0.08 + 0.3 * r.random() ** 2
            place(o, (math.cos(a) * d, math.sin(a) * d, 2.22), None, (s, s, s * 0.35))
    at(ribs, (27, -5, 0) if wide else (2, -25, 0), (0, 0, -12))
    at(lambda: one_piece("small", "kohiki", 2), (27, 12, 0) if wide else (17, 12, 0))
    return {"elevation": 24 if wide else 30, "fill": 0.82, "shift": 0.07 if wide else 0, "set": {"key": ("#ffe8cc", 1.4), "key_at": (-12, -2, 6)}}
