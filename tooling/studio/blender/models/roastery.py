"""What a roaster sends: bags of beans, drip bags, boxes, papers, tickets."""

import math

from lib import art, mat
from lib.color import shade
from lib.curve import fillet, n3, resample, rnd, rrect, smooth
from lib.mesh import deform, grid, lathe, rbox, slab, solidify, tube
from lib.scene import Group, copy, discard, place
from models.beans import ROASTS, pour_beans
from models.bowls import one_cup
from models.pastry import everything

TAU = math.tau
MILK, ESPRESSO, CARAMEL = "#f6ecd9", "#2e1b12", "#dba35c"

# The plate on a bag: its ground, its letters, and the bag itself.
REGIONS = {
    "blend": ("#f2e6cf", "#3a2417", "#33211a"),
    "decaf": ("#f6ecd9", "#4a3324", "kraft"),
    "africa": ("#8f2a35", "#fbf1e2", "#efe3cd"),
    "central": ("#43602d", "#fbf1e2", "#efe3cd"),
    "south": ("#b8702a", "#fff6e8", "#efe3cd"),
    "asia": ("#33505c", "#fbf1e2", "#efe3cd"),
}
DEGREES = ["ライト", "シナモン", "ミディアム", "ハイ", "シティ", "フルシティ", "フレンチ", "イタリアン"]


def emblem(c, x, y, r, color):
    """The roaster's mark: a wheel with the first letter of its name."""
    c.disc(x, y, r, color, width=r * 0.09)
    c.disc(x, y, r * 0.84, color, width=r * 0.04)
    c.text("汽", x, y, r * 1.05, color, "NotoSerifCJK-Bold")


def plate(label, sub, roast, region, weight):
    """The label: the enamel sign on a pillar of an old platform, its name from top to bottom."""
    ground, ink, _ = REGIONS[region]
    w, h = 720, 1440
    c = art.Canvas(w, h)
    c.poly(rrect_at(w, h, 70), ground)
    edge = rrect_at(w, h, 50, 30)
    c.line(edge, ink, 5, True, 0.9)
    emblem(c, w / 2, 178, 88, ink)
    n = len(label)
    size = min(330, 770 / n / 1.06)
    top = 300 + (770 - size * (n * 1.06 - 0.06)) / 2 - (48 if sub else 0)
    end = c.vertical(label, w / 2, top, size, ink, "NotoSerifCJK-Bold", gap=0.06)
    if sub:
        c.text(sub, w / 2, min(end + 58, 1090), 84, ink, "NotoSansCJK-Medium", track=0.12)
    y = 1170
    c.line([(110, y), (w - 110, y)], ink, 3, alpha=0.5)
    for k in range(8):
        x = 124 + k * (w - 248) / 7
        c.disc(x, y, 23 if k + 1 == roast else 12, ink)
        if k + 1 == roast:
            c.disc(x, y, 14, ROASTS[k] if region != "blend" else CARAMEL)
    c.text(DEGREES[roast - 1] + "ロースト", w / 2, 1256, 66, ink, "NotoSansCJK-Medium", track=0.06, fit=w - 180)
    c.text(f"珈琲豆 {weight}g", w / 2, 1342, 52, ink, art.SANS, track=0.16)
    return c.image("plate")


def rrect_at(w, h, r, inset=0):
    """A rounded rectangle in the pixels of a canvas."""
    return [(x + w / 2, y + h / 2) for x, y in rrect(w - 2 * inset, h - 2 * inset, r, 12)]


def film(color):
    """Matt film with paper's warmth; kraft shows its fibre."""
    n = mat.Nodes("film")
    kraft = color == "kraft"
    base = n.mixrgb(n.noise(0.35, 3), shade(color, 0.95), shade(color, 1.04))
    if kraft:
        base = n.mixrgb(n.ramp(n.noise(9, 5, n.coord("Object", (1, 1, 0.25)), 0.7), [(0.42, (0, 0, 0)), (0.7, (0.5, 0.5, 0.5))]), base, shade(color, 0.72))
    p = n.principled(base, 0.72 if kraft else 0.46, Specular=0.25 if kraft else 0.4, Normal=n.bump(n.noise(5, 4), 0.012))
    return n.done(p)


def one_pouch(label, sub, roast, region, weight=200, seed=1.0, opened=False):
    """A flat-bottomed pouch: four sealed edges, sides that fold in towards the top, a valve and a zip."""
    k = {100: 0.8, 200: 1.0, 500: 1.32}[weight]
    W, H, D = 12.2 * k, 21.0 * k, 7.4 * k
    color = REGIONS[region][2]
    skin = film(color)
    full, shut = 0.6, 0.9

    def depth(v):
        if opened:
            return D / 2 * (1 - 0.18 * math.sin(math.pi * v))
        if v < full:
            return D / 2 + 0.05
        t = min(1.0, (v - full) / (shut - full))
        return D / 2 * (1 - t * t * (3 - 2 * t)) ** 0.9 + 0.05

    def front(u, v, s=-1, lift=0.0):
        x = (u - 0.5) * W * (1 + 0.02 * (1 - v))
        edge = math.sin(math.pi * u) ** 0.6
        belly = 0.55 * k * edge * math.sin(math.pi * min(1.0, v / 0.86)) ** 0.8
        dent = -0.2 * k * edge * math.exp(-(((v - 0.68) / 0.07) ** 2))
        high = 0.35 + 0.65 * min(1.0, v / 0.7)
        crease = 0.17 * n3(x * 0.28 / k, v * 5, s * 3, 1, seed) + 0.12 * abs(n3(x * 0.5 / k, v * 9 + x * 0.1, s, 1, seed + 4)) * high
        tight = min(1.0, (1 - v) * 9) * min(1.0, v * 10) * min(1.0, edge * 1.6)
        y = s * (depth(v) + (belly + dent) * (1 if not opened else 0.5)) - crease * s * 0.9 * tight
        return (x, y + s * lift, v * H)

    def side(u, v, s):
        a, b = front(0 if s < 0 else 1, v), front(0 if s < 0 else 1, v, 1)
        d = abs(b[1] - a[1]) / 2
        fold = math.sqrt(max(0.0, (D / 2 + 0.05) ** 2 - d * d)) * 0.86
        t = 1 - abs(2 * u - 1)
        return (a[0] - s * fold * t ** (1.0 if v > full else 1.4), a[1] + (b[1] - a[1]) * u, a[2])

    for s in (-1, 1):
        grid("face", 70, 110, lambda u, v, s=s: front(u, v, s), skin)
        grid("side", 20, 110, lambda u, v, s=s: side(u, v, s), skin)
        for t in (-1, 1):
            # the sealed edge, a narrow fin along each corner
            def fin(u, v, s=s, t=t):
                q = front(0 if t < 0 else 1, v, s)
                return (q[0] + t * 0.34 * k * u, q[1] + s * 0.02 - s * 0.05 * u, q[2])

            solidify(grid("fin", 3, 110, fin, skin), 0.05, 0)
    rbox("bottom", W, D, 0.2, 0.05, skin)
    if opened:
        rbox("inside", W * 0.8, D * 0.84, 0.2, 0, mat.plain(ROASTS[roast - 1], 0.8), (0, 0, 16.1 * k))
    else:
        crimp = mat.Nodes("seal")
        wave = crimp.add("ShaderNodeTexWave", {"bands_direction": "Z"}, Scale=2.6 / k)
        crimp.link(crimp.coord(), wave.inputs["Vector"])
        seal = crimp.done(crimp.principled(shade(color, 0.98), 0.5, Normal=crimp.bump(wave.outputs["Fac"], 0.02), Specular=0.35))
        grid("seal", 40, 6, lambda u, v: ((u - 0.5) * W * 1.005, -0.1 - 0.02 * math.sin(u * 7), H * (0.945 + 0.055 * v)), seal)
        grid("seal", 40, 6, lambda u, v: ((u - 0.5) * W * 1.005, 0.1, H * (0.945 + 0.055 * v)), seal)
    for z in (0.895, 0.902):
        tube("zip", [front(0.01 + 0.98 * i / 40, z, -1, 0.015) for i in range(41)], 0.045 * k, skin, 8)
    # valve: a disc with a rim and five holes
    vx, vy, vz = front(0.5, 0.77, -1)
    with Group() as valve:
        lathe("valve", fillet([(0, 0.05), (0.42, 0.05, 0.03), (0.5, 0.11, 0.04), (0.86, 0.11, 0.05), (0.9, 0.0)], 4), skin, 48)
        hole = mat.plain(shade(color, 0.35), 0.8)
        for i in range(5):
            a = TAU * i / 5
            lathe("hole", [(0, 0.06), (0.05, 0.06)], hole, 12).location = (0.2 * math.cos(a), 0.2 * math.sin(a), 0.002)
    rise = math.degrees(math.atan2(front(0.5, 0.8)[1] - front(0.5, 0.74)[1], 0.06 * H))
    valve.place(rot=(90 - rise, 0, 0), scale=k * 0.9).place(loc=(vx, vy, vz))
    # the plate, laid on the front
    n = mat.Nodes("plate")
    t = n.image(plate(label, sub, roast, region, weight), n.coord("UV"))
    q = n.principled(t["Color"], 0.5, Specular=0.35, Normal=n.bump(n.noise(12, 4), 0.006))
    clear = n.add("ShaderNodeBsdfTransparent")
    m = n.done(n.add("ShaderNodeMixShader", Fac=t["Alpha"], **{"1": clear.outputs[0], "2": q.outputs[0]}))
    lw, z0, z1 = 6.6 * k / W, 0.065, 0.66

    def lab(u, v):
        return front(0.5 + (u - 0.5) * lw, z0 + (z1 - z0) * v, -1, 0.03)

    grid("plate", 40, 80, lab, m)


def beanbag(p):
    """A bag with a few of its own beans before it; opened with beans spilling; three sizes in a row."""
    args = (p["label"], p.get("sub"), p["roast"], p["region"])
    if p.get("sizes"):
        for weight, x, y in ((100, -13.2, -1.5), (200, -1.2, 0.5), (500, 14.6, 2.5)):
            with Group() as g:
                one_pouch(*args, weight, seed=1 + weight / 90)
            g.place(rot=(0, 0, 10), loc=(x, y, 0))
        return {"elevation": 12, "fill": 0.82}
    if p.get("open"):
        one_pouch(*args, opened=True)
        inside = pour_beans(p["roast"], 150, 3.6, seed=6)
        spilt = [o for o in inside if abs(o.location.x) > 5.0 or abs(o.location.y) > 2.9]
        discard(spilt)
        heap = Group()
        heap.objects = [o for o in inside if o not in spilt]
        heap.place(loc=(0, 0, 16.2))
        everything().place(rot=(0, 0, 20), loc=(-1.5, 4, 0))
        pour_beans(p["roast"], 60, 2.0, (4.2, -6.5), seed=4)
        return {"above": {"elevation": 52, "fill": 0.82}}
    with Group() as g:
        one_pouch(*args, seed=1 + len(p["label"]) * 1.7 + p["roast"])
    g.place(rot=(0, 0, 14))
    pour_beans(p["roast"], 64, 2.0, (3.4, -8.4), seed=p["roast"])
    return {"elevation": 13, "fill": 0.8, "low": 0.005}


