"""What coffee is brewed with: kettle, dripper, server, grinder, scoop, canister, cold-brew bottle."""

import math

from lib import art, mat
from lib.curve import fillet, n3, resample, rnd, smooth
from lib.mesh import ball, grid, label_patch, lathe, solidify, tube
from lib.scene import Group, copy, obj, place
from models.beans import bean_skin, one_bean, pour_beans
from models.glassware import shell
from models.pastry import everything
from models.setting import at

TAU = math.tau
COFFEE = "#6e2c0c"


def enamel(color, rough=0.3):
    """Paint on steel, with the faint waves of the brush."""
    n = mat.Nodes("enamel")
    p = n.principled(color, rough, Specular=0.5, Normal=n.bump(n.noise(0.9, 2), 0.012))
    n.set(p, "Clearcoat", 0.3)
    n.set(p, "Clearcoat Roughness", 0.12)
    return n.done(p)


def brass(rough=0.28):
    return mat.metal("#c99a4e", rough)


def one_gooseneck(color):
    """A kettle for pouring over coffee, its thin spout to the left."""
    body = enamel("#1d1b1a" if color == "sumi" else "#eee2cb", 0.42 if color == "sumi" else 0.3)
    wood = mat.wood("walnut", "z", 1.6, 0.4, 0.25)
    prof = fillet([(0, 0), (7.3, 0, 0.5), (6.9, 2.2, 2.5), (5.1, 9.6, 0.25), (4.55, 10.15, 0.2), (4.3, 10.15)], 8)
    lathe("body", resample(prof, 0.4), body, 160)
    lid = fillet([(4.35, 10.1), (4.45, 10.45, 0.12), (3.9, 10.72, 0.6), (0.55, 10.98, 0.2), (0.5, 11.3)], 6)
    lathe("lid", resample(lid, 0.3), body, 128)
    lathe("ring", fillet([(4.5, 10.12), (4.68, 10.16, 0.05), (4.66, 10.3, 0.05), (4.4, 10.32)], 4), brass(), 128)
    lathe("knob", fillet([(0.5, 11.2), (1.0, 11.5, 0.2), (1.25, 12.1, 0.3), (0.9, 12.55, 0.25), (0, 12.6)], 6), wood, 64)
    path = smooth([(-6.4, 0, 1.9), (-8.6, 0, 2.3), (-10.1, 0, 4.4), (-9.9, 0, 7.2), (-9.7, 0, 9.4), (-10.9, 0, 11.2), (-12.4, 0, 11.5), (-13.6, 0, 10.9)], 12)
    spout = tube("spout", path, lambda t: 0.98 - 0.56 * min(1.0, t * 1.8) ** 0.7, body, 32, caps=False)
    solidify(spout, 0.1, -1)
    lathe("collar", fillet([(1.45, 0), (1.2, 0.3, 0.1), (0.9, 0.4)], 4), body, 48).rotation_euler = (0, math.radians(-84), 0)
    for z, x in ((9.0, 5.1), (3.0, 6.6)):
        tube("strap", smooth([(x - 0.4, 0, z), (x + 1.2, 0, z + (0.9 if z > 5 else -0.1)), (10.2 if z > 5 else 9.6, 0, z + (1.1 if z > 5 else 0.2))], 8), 0.36, body, 16, flat=0.7, up=(0, 1, 0))
    grip = smooth([(9.4, 0, 10.3), (10.6, 0, 9.7), (10.9, 0, 7.6), (10.5, 0, 5.2), (9.8, 0, 3.4)], 10)
    tube("grip", grip, lambda t: 0.86 + 0.22 * math.sin(math.pi * t), wood, 28, flat=0.85, up=(0, 1, 0))


def gooseneck(p):
    with Group() as g:
        one_gooseneck(p["color"])
    g.place(rot=(0, 0, 20))
    return {"elevation": 13, "fill": 0.8}


def paper_cone(top=6.5, low=1.3, height=8.6, lift=0.0):
    """A paper filter, opened: two seams, edges not quite true."""

    def fn(u, v):
        a = TAU * u
        r = low + (top - low) * v
        r *= 1 + 0.03 * v * math.cos(2 * a + 0.6) + 0.012 * v * n3(math.cos(a) * 2, math.sin(a) * 2, v * 2)
        z = lift + height * v + 0.22 * v * v * math.cos(2 * a) + 0.06 * v * n3(math.cos(a) * 3, math.sin(a) * 3)
        return (math.sin(a) * r, -math.cos(a) * r, z)

    n = mat.Nodes("filter")
    col = n.mixrgb(n.noise(3, 4), "#e9d9bd", "#f1e5cf")
    crepe = n.noise(2.0, 4, n.coord("Object", (4, 4, 1.2)))
    q = n.principled(col, 0.95, Specular=0.1, Normal=n.bump(crepe, 0.03))
    tr = n.add("ShaderNodeBsdfTranslucent")
    n.set(tr, "Color", col)
    m = n.done(n.add("ShaderNodeMixShader", Fac=0.3, **{"1": q.outputs[0], "2": tr.outputs[0]}))
    solidify(grid("filter", 120, 40, fn, m, wrap_u=True), 0.04)
    # the seam, a folded strip down one side
    def seam(u, v):
        x, y, z = fn(0.13 + u * 0.012, v)
        return (x * 1.012, y * 1.012, z)

    grid("seam", 3, 40, seam, m)


def one_dripper(color, paper=True):
    """A cone of ceramic with a saucer's foot and a loop to hold it."""
    g = mat.glaze(color) if not color.startswith("#") else enamel(color, 0.16)
    outer = fillet([(1.9, 1.4), (2.4, 2.2, 0.8), (5.75, 8.1, 0.6), (6.25, 8.55, 0.2), (6.1, 8.8, 0.12), (5.75, 8.7, 0.15), (1.35, 1.5, 0.2), (1.2, 1.0)], 6)
    lathe("cone", resample(outer, 0.35), g, 144)
    foot = fillet([(1.3, 1.05), (2.2, 1.35, 0.3), (5.0, 1.15, 0.25), (5.2, 0.85, 0.15), (5.0, 0.62, 0.15), (3.5, 0.6, 0.1), (3.35, 0.05, 0.06), (3.05, 0.05, 0.06), (2.9, 0.6, 0.1), (1.3, 0.62)], 6)
    lathe("foot", resample(foot, 0.35), g, 144)
    loop = smooth([(3.2, 0, 3.3), (4.8, 0, 3.2), (6.6, 0, 3.5), (7.3, 0, 4.6), (7.0, 0, 5.8), (5.9, 0, 6.4), (4.8, 0, 6.5)], 10)
    tube("loop", loop, 0.42, g, 24, flat=0.75, up=(0, 1, 0))
    if paper:
        paper_cone(lift=1.5)


def dripper(p):
    with Group() as g:
        one_dripper(p["glaze"])
    g.place(rot=(0, 0, -26))
    return {"elevation": 21, "fill": 0.72}


def one_server(level=4.6):
    """A glass jug with a wooden collar, some coffee in it."""
    outer = [(4.6, 0.0), (5.9, 0.0, 0.9), (6.3, 3.0, 2.2), (4.9, 8.4, 2.4), (4.0, 9.9, 0.8), (4.35, 11.4)]
    prof, inner, floor = shell(outer, 0.16, 0.3)
    lathe("server", prof, mat.glass("#fafdfc"), 144)
    liq = [(0, floor + 0.02)] + [(r * 1.004, z) for r, z in inner if z < level]
    edge = liq[-1][0]
    lathe("coffee", liq + [(edge - 0.12, level - 0.06), (0, level - 0.06)], mat.glass(COFFEE, ior=1.33), 96)
    band = fillet([(4.3, 9.3), (4.55, 9.35, 0.1), (4.5, 10.5, 0.1), (4.25, 10.55)], 4)
    lathe("collar", resample(band, 0.3), mat.wood("walnut", "z", 1.4, 0.45, 0.2), 128)
    loop = smooth([(4.3, 0, 10.3), (6.4, 0, 10.6), (8.1, 0, 9.6), (8.5, 0, 7.4), (7.9, 0, 5.4), (6.9, 0, 4.4)], 12)
    tube("handle", loop, 0.5, mat.glass("#fafdfc"), 24, flat=0.7, up=(0, 1, 0))
    # white lines for cups
    white = mat.plain("#ffffff", 0.5)
    for i in range(4):
        z = 2.2 + i * 1.25
        label_patch("line", lambda z: 6.2 - max(0.0, z - 3.0) * 0.24, z, z + 0.09, 13, white, 0.03)


def server(p):
    with Group() as g:
        one_server()
        if p.get("dripper"):
            at(lambda: one_dripper(p["dripper"]), (0, 0, 11.0), (0, 0, 0))
    g.place(rot=(0, 0, -24))
    return {"elevation": 15, "fill": 0.72 if not p.get("dripper") else 0.78, "transmission": 10, "noise": 1.4}


def one_grinder():
    """A hand mill: steel below, black above, an arm with a wooden knob."""
    steel = mat.metal("#c8c9c8", 0.32, brushed="x")
    black = enamel("#201d1b", 0.5)
    wood = mat.wood("walnut", "z", 1.8, 0.4, 0.3)
    lathe("jar", resample(fillet([(0, 0), (2.55, 0, 0.2), (2.6, 6.6, 0.08), (2.45, 6.7)], 6), 0.4), steel, 128)
    lathe("gap", [(2.44, 6.65), (2.44, 6.85)], mat.plain("#0c0b0a", 0.7), 96)
    lathe("mill", resample(fillet([(2.45, 6.8), (2.62, 6.85, 0.06), (2.62, 14.4, 0.2), (2.2, 14.6)], 6), 0.4), black, 128)
    lathe("ring", fillet([(2.64, 9.2), (2.72, 9.25, 0.05), (2.72, 11.7, 0.05), (2.64, 11.75)], 4), wood, 128)
    lathe("lid", resample(fillet([(2.3, 14.5), (2.66, 14.6, 0.08), (2.62, 15.1, 0.2), (0.9, 15.35, 0.2), (0.75, 16.2, 0.12), (0, 16.25)], 6), 0.3), steel, 128)
    arm = smooth([(-0.9, 0, 16.15), (0, 0, 16.2), (3.0, 0, 16.45), (6.2, 0, 17.4), (9.2, 0, 17.7)], 10)
    tube("arm", arm, 0.62, steel, 20, flat=0.22)
    lathe("screw", fillet([(0.5, 16.3), (0.5, 16.7, 0.1), (0, 16.75)], 4), brass(), 32)
    with Group() as k:
        lathe("knob", resample(fillet([(0, 0), (0.7, 0, 0.1), (0.75, 0.5, 0.2), (1.35, 2.2, 0.6), (1.2, 3.2, 0.5), (0, 3.4)], 8), 0.2), wood, 64)
    k.place(loc=(9.0, 0, 17.75))


def grinder(p):
    with Group() as g:
        one_grinder()
    g.place(rot=(0, 0, 24))
    pour_beans(5, 22, 1.5, (-5.0, -3.6), seed=8)
    return {"elevation": 14, "fill": 0.8}


def one_scoop():
    """A measuring spoon of brass, its handle to the right."""
    m = brass(0.24)
    prof, inner = fillet([(0, 0), (1.9, 0, 0.9), (2.3, 2.5)], 8), [(2.2, 2.54), (2.05, 2.3), (1.75, 0.5), (1.2, 0.14), (0, 0.12)]
    cup = lathe("cup", resample(prof, 0.25) + inner, m, 96)
    tube("handle", smooth([(2.15, 0, 2.2), (3.4, 0, 2.35), (6.5, 0, 1.7), (10.5, 0, 0.7), (12.4, 0, 0.45)], 10), lambda t: 0.55 + 0.3 * t * t, m, 24, flat=0.24)
    return cup


def scoop(p):
    cup = one_scoop()
    pour_beans(p["roast"], 90, 1.5, seed=2, solid=[cup], height=2.6)
    pour_beans(p["roast"], 34, 2.0, (4.5, -5.2), seed=9)
    everything().place(rot=(0, 0, 24))
    return {"elevation": 34, "fill": 0.78}


def canister(p):
    """A tin of milk-coloured enamel with a wooden lid; a window shows how much is left."""
    body = enamel("#efe3cc", 0.34)
    wood = mat.wood("walnut", "x", 1.2, 0.42, 0.3)
    R, H = 5.4, 14.5
    half, z0, z1 = math.radians(15), 2.4, 12.2

    nu, zs = 180, [0, 1.2, z0] + [z0 + (z1 - z0) * i / 12 for i in range(1, 13)] + [13.4, H]
    window = [i for i in range(nu) if abs((i + 0.5) / nu - 0.5) * TAU < half]
    verts = [(math.sin(TAU * (i / nu - 0.5)) * R, -math.cos(TAU * (i / nu - 0.5)) * R, z) for z in zs for i in range(nu)]
    faces = [
        (j * nu + i, j * nu + (i + 1) % nu, (j + 1) * nu + (i + 1) % nu, (j + 1) * nu + i)
        for j in range(len(zs) - 1) for i in range(nu) if not (i in window and z0 <= zs[j] < z1)
    ]
    with Group() as g:
        solidify(obj("wall", verts, faces, body), 0.12, -1)
        grid("pane", 16, 20, lambda u, v: (math.sin((u * 2 - 1) * half) * (R - 0.1), -math.cos((u * 2 - 1) * half) * (R - 0.1), z0 + (z1 - z0) * v), mat.glass("#ffffff"))
        frame = [(math.sin(t * half) * (R + 0.03), -math.cos(t * half) * (R + 0.03), z) for t, z in
                 [(-1, z0), (-0.5, z0), (0, z0), (0.5, z0), (1, z0), (1, z1), (0.5, z1), (0, z1), (-0.5, z1), (-1, z1)]]
        tube("frame", frame, 0.13, brass(), 12, closed=True)
        lathe("dark", [(0, 0.3), (R - 1.1, 0.3), (R - 1.1, 10.6), (0, 10.6)], mat.plain("#1c0f08", 0.9), 64)
        first = one_bean(bean_skin(p["roast"]), 24)
        r = rnd(4)
        n = 0
        for k in range(34):
            for i in range(9):
                ob = copy(first) if n else first
                n += 1
                a = (i - 4) * 0.085 + (k % 2) * 0.04 + r.uniform(-0.02, 0.02)
                rr = R - 0.62 - r.random() * 0.25
                z = 1.9 + k * 0.275 + r.uniform(-0.06, 0.06)
                place(ob, (math.sin(a) * rr, -math.cos(a) * rr, z), (r.random() * 360, r.random() * 360, r.random() * 360))
        lathe("bottom", fillet([(0, 0), (R, 0, 0.1), (R + 0.02, 0.4)], 4), body, 120)
        lathe("rim", fillet([(R - 0.3, H), (R + 0.12, H, 0.1), (R + 0.12, H - 0.4, 0.1), (R, H - 0.5)], 4), brass(), 128)
        lathe("lid", resample(fillet([(0, H), (R - 0.1, H + 0.02), (R + 0.15, H + 0.06, 0.1), (R + 0.1, H + 1.7, 0.35), (0, H + 1.75)], 6), 0.5), wood, 128)
        lathe("knob", resample(fillet([(0.6, H + 1.7), (0.6, H + 2.2, 0.1), (1.3, H + 2.7, 0.3), (1.1, H + 3.3, 0.3), (0, H + 3.4)], 6), 0.2), brass(), 64)
    g.place(rot=(0, 0, 12))
    pour_beans(p["roast"], 26, 1.5, (5.6, -6.2), seed=5)
    return {"elevation": 14, "fill": 0.78, "transmission": 6}


def coldbrew(p):
    """A slender bottle of cold-brew coffee with a spout of caramel rubber."""
    outer = [(3.4, 0.0), (4.2, 0.0, 0.7), (4.25, 15.5, 3.0), (2.1, 21.0, 2.5), (1.95, 24.0)]
    prof, inner, floor = shell(outer, 0.2, 0.5)
    with Group() as g:
        lathe("bottle", prof, mat.glass("#fafdfc"), 144)
        level = 15.2
        liq = [(0, floor + 0.02)] + [(r * 1.004, z) for r, z in inner if z < level]
        lathe("coffee", liq + [(liq[-1][0] - 0.12, level - 0.05), (0, level - 0.05)], mat.glass("#54200a", ior=1.33), 96)
        rubber = mat.plain("#b5763a", 0.55)
        lathe("cap", resample(fillet([(2.0, 22.6), (2.45, 22.7, 0.2), (2.45, 24.4, 0.3), (2.05, 26.6, 0.5), (1.5, 27.2, 0.2), (0, 27.3)], 6), 0.3), rubber, 96)
        tube("beak", [(0.9, 0, 26.0), (2.0, 0, 26.9), (2.5, 0, 27.3)], lambda t: 1.05 - 0.5 * t, rubber, 24, flat=0.7)
        # a paper tag tied to the neck
        c = art.Canvas(520, 760, "#f6ecd9")
        c.line([(40, 40), (480, 40), (480, 720), (40, 720)], "#3a2417", 4, True)
        c.vertical("水出し", 260, 110, 150, "#3a2417", "NotoSerifCJK-Bold")
        c.text("8時間", 260, 660, 60, "#87470f", art.SANS_BOLD, track=0.1)
        tag = mat.printed(c.image(), 0.75, fibre=0.01)
        with Group() as t:
            grid("tag", 2, 2, lambda u, v: ((u - 0.5) * 3.6, 0, (v - 1) * 5.26), tag)
        t.place(rot=(-9, 0, -6)).place(loc=(0.5, -4.55, 18.0))
        cord = mat.plain("#b28a52", 0.85)
        tube("cord", [(math.sin(a) * 2.35, -math.cos(a) * 2.35, 20.4 + 0.1 * math.sin(a * 3)) for a in (TAU * i / 40 for i in range(40))], 0.09, cord, 8, closed=True)
        tube("cord", smooth([(0.2, -2.4, 20.4), (0.4, -3.3, 19.4), (0.5, -4.5, 17.6)], 8), 0.07, cord, 8)
    g.place(rot=(0, 0, 10))
    return {"elevation": 12, "fill": 0.8, "transmission": 10, "noise": 1.4}


def wet_bed(radius, lift, bloom=True):
    """Ground coffee that swells under the first water: a dome with bubbles."""
    n = mat.Nodes("wet")
    grain = n.noise(9, 4, rough=0.65)
    foam = n.ramp(n.noise(0.8, 4, distort=0.6), [(0.42, (0, 0, 0)), (0.62, (1, 1, 1))])
    col = n.mixrgb(n.math("MULTIPLY", foam, 0.85), n.ramp(grain, [(0.35, "#1f0f07"), (0.7, "#4a2814")]), n.ramp(n.noise(5, 3), [(0.3, "#7d522b"), (0.7, "#b98a58")]))
    m = n.done(n.principled(col, 0.38, Specular=0.5, Normal=n.bump(grain, 0.09)))

    def fn(u, v):
        a = TAU * u
        d = v * radius
        x, y = math.sin(a) * d, -math.cos(a) * d
        z = (1.5 if bloom else -0.6) * (1 - v * v) + 0.2 * n3(x * 0.7, y * 0.7) * (1 - v) + 0.08 * n3(x * 2.5, y * 2.5)
        return (x, y, lift + z)

    grid("bed", 120, 60, fn, m, wrap_u=True)
    r = rnd(12)
    bubble = mat.plain("#8a5a30", 0.12, Specular=0.7)
    first = None
    for i in range(260):
        a, d = r.random() * TAU, radius * math.sqrt(r.random()) * 0.86
        s = 0.03 + 0.15 * r.random() ** 4
        v = d / radius
        ob = ball("bubble", 1, bubble, seg=20) if first is None else copy(first)
        first = first or ob
        place(ob, (math.cos(a) * d, math.sin(a) * d, lift + (1.5 if bloom else -0.6) * (1 - v * v) + 0.05), None, s)


def stream(top, foot, m=None):
    """Water that falls from a spout: a curve that thins and breaks a little."""
    path = smooth([top, (top[0] - (top[0] - foot[0]) * 0.62, top[1], top[2] - (top[2] - foot[2]) * 0.22), (foot[0] + (top[0] - foot[0]) * 0.08, foot[1], top[2] - (top[2] - foot[2]) * 0.62), foot], 16)
    tube("stream", path, lambda t: 0.21 - 0.07 * t + 0.012 * math.sin(t * 60), m or mat.glass("#f4fafa", ior=1.33), 20)


def set_of_pouring(color="#f0e6d4", kettle="sumi", crop=True):
    """A kettle that leans over a dripper on its server, and the water between them, without a hand that holds it."""
    one_server(3.6)
    at(lambda: one_dripper(color), (0, 0, 11.0), (0, 0, -30))
    at(lambda: wet_bed(5.2, 17.2, False), (0, 0, 0))
    with Group() as k:
        one_gooseneck(kettle)
    k.place(rot=(0, -24, 0)).place(loc=(17.6, 0, 25.2))
    tip = next(o for o in k.objects if o.name.startswith("spout"))
    end = tip.matrix_basis @ tip.data.vertices[len(tip.data.vertices) - 16].co
    stream((end.x - 0.1, end.y, end.z + 0.05), (0.2, 0, 17.2))
    if crop:
        for o in k.objects:
            o["no_fit"] = True
    return k


def brew(p):
    return globals()["_" + p["kind"]](p)


def _bloom(p):
    one_server(2.2)
    at(lambda: one_dripper("#f0e6d4"), (0, 0, 11.0), (0, 0, -40))
    at(lambda: wet_bed(5.0, 16.6), (0, 0, 0))
    return {"elevation": 76, "fill": 1.02, "transmission": 8, "set": {"key": ("#fff3e3", 1.6)}}


def _pour(p):
    set_of_pouring()
    return {"elevation": 11, "fill": 0.62, "low": -0.14, "transmission": 8, "noise": 1.2}
