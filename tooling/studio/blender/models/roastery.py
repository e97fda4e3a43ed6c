"""What a roaster sends: bags of beans, drip bags, boxes, papers, tickets."""

import math

from lib import art, mat
from lib.color import shade
from lib.curve import fillet, n3, rnd, rrect, smooth
from lib.mesh import grid, lathe, rbox, slab, solidify, tube
from lib.scene import Group, discard, place
from models.beans import ROASTS, ground_skin, pour_beans
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
    size = min(330, (700 if sub else 770) / n / 1.06)
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


def sachet(roast=5, name="汽笛"):
    """A drip bag for one cup in its sealed sachet."""
    W, H = 9.6, 12.2
    c = art.Canvas(768, 976, MILK)
    c.rect(0, 0, 768, 250, ESPRESSO)
    emblem(c, 384, 128, 74, MILK)
    c.text(name, 384, 470, 220, ESPRESSO, "NotoSerifCJK-Bold", track=0.1)
    c.text("ドリップバッグ", 384, 650, 66, ESPRESSO, "NotoSansCJK-Medium", track=0.08)
    c.line([(120, 760), (648, 760)], ESPRESSO, 3, alpha=0.5)
    for k in range(8):
        c.disc(134 + k * 500 / 7, 760, 20 if k + 1 == roast else 10, ESPRESSO)
    c.text("10g　1杯分", 384, 860, 50, ESPRESSO, art.SANS, track=0.1)
    front = mat.printed(c.image(), 0.42, fibre=0.01)
    back = mat.paper(MILK, rough=0.45)

    def half(s):
        def fn(u, v):
            x, z = (u - 0.5) * W, v * H
            e = min(u * W, (1 - u) * W, v * H, (1 - v) * H)
            h = 0.05 + 0.62 * (1 - math.exp(-max(0, e - 0.7) / 1.4)) * (1.15 - 0.5 * v)
            crimp = 0.035 * math.sin(z * 15) if v < 0.06 or v > 0.94 else 0
            return (x, s * h * (1 + 0.2 * n3(x * 0.5, z * 0.5, 3)) + crimp, z)

        return fn

    grid("front", 60, 70, half(-1), front)
    grid("back", 60, 70, half(1), back)


def carton(w, d, h, faces, color=MILK):
    """A folding box of thin board; `faces` are its printed front and right side."""
    rbox("carton", w, d, h, 0.12, mat.paper(color, rough=0.6), seg=2)
    front, side = faces
    grid("front", 2, 2, lambda u, v: ((u - 0.5) * (w - 0.2), -d / 2 - 0.012, 0.1 + (h - 0.2) * v), mat.printed(front, 0.6, fibre=0.005))
    grid("side", 2, 2, lambda u, v: (w / 2 + 0.012, (u - 0.5) * (d - 0.2), 0.1 + (h - 0.2) * v), mat.printed(side, 0.6, fibre=0.005))


def dripbagbox(p):
    """A box of five drip bags, two of them before it."""
    c = art.Canvas(880, 1100, ESPRESSO)
    c.line(rrect_at(880, 1100, 40, 44), CARAMEL, 4, True)
    emblem(c, 440, 210, 96, MILK)
    c.vertical("汽笛", 440, 350, 230, MILK, "NotoSerifCJK-Bold", gap=0.05)
    c.text("ドリップバッグ", 440, 900, 74, MILK, "NotoSansCJK-Medium", track=0.1)
    c.text("10g × 5袋", 440, 1000, 54, CARAMEL, art.SANS_BOLD, track=0.1)
    q = art.Canvas(560, 1100, ESPRESSO)
    q.vertical("火曜焙煎", 280, 300, 110, CARAMEL, "NotoSerifCJK-Medium", gap=0.12)
    with Group() as g:
        carton(11.4, 7.2, 14.2, (c.image(), q.image()), ESPRESSO)
    g.place(rot=(0, 0, -24), loc=(-2.4, 2.5, 0))
    for x, y, turn, tilt in ((4.0, -5.6, 8, -13), (9.6, -2.6, -16, -9)):
        with Group() as s:
            sachet()
        s.place(rot=(tilt, 0, 0)).place(rot=(0, 0, turn), loc=(x, y, 0), scale=0.82)
    return {"elevation": 16, "fill": 0.82}


def one_dripbag(z):
    """A drip bag, opened and hooked over a mug's rim: a pouch of gauze between two wings of board."""
    gauze = mat.Nodes("gauze")
    f = gauze.noise(9, 4, rough=0.7)
    q = gauze.principled("#f0e7d6", 0.9, Specular=0.1, Normal=gauze.bump(f, 0.02))
    tr = gauze.add("ShaderNodeBsdfTranslucent")
    gauze.set(tr, "Color", (0.85, 0.78, 0.66))
    m = gauze.done(gauze.add("ShaderNodeMixShader", Fac=0.4, **{"1": q.outputs[0], "2": tr.outputs[0]}))
    board = mat.paper("#e5d3b2", rough=0.8, fibre=0.01)

    def pouch(u, v):
        a = TAU * u
        ca, sa = math.cos(a), math.sin(a)
        k = (abs(ca) ** 3.2 + abs(sa) ** 3.2) ** (-1 / 3.2)
        w, d = 3.0 - 0.5 * (1 - v), 0.15 + 2.35 * v**0.75
        return (ca * k * w, sa * k * d, z - 5.4 + 7.2 * v + 0.05 * n3(ca * 3, sa * 3, v * 4))

    grid("pouch", 100, 40, pouch, m, wrap_u=True)
    for s in (-1, 1):
        # the wing: a frame of board on the pouch that ends in a hook over the rim
        out = fillet([(-2.3, -2.2, 0.5), (2.3, -2.2, 0.5), (2.6, 2.0, 0.8), (-2.6, 2.0, 0.8)], 6, closed=True)
        with Group() as w:
            slab("wing", out, 0.06, 0.0, board)
        w.place(rot=(90 - 6 * s, 0, 0)).place(loc=(0, s * 2.5, z + 0.3))
        for x in (-2.1, 2.1):
            hook = [(x * 0.9, s * 2.45, z + 1.5), (x * 1.1, s * 3.3, z + 1.55), (x * 1.25, s * 4.15, z + 0.3), (x * 1.25, s * 4.2, z - 1.2)]
            tube("hook", smooth(hook, 8), 0.5, board, 12, flat=0.09, up=(0, s, 1))


def dripbagmug(p):
    """A mug with a drip bag over it, ground coffee inside."""
    with Group() as g:
        one_cup("mug", "#efe3cc")
        one_dripbag(8.9)
        skin = ground_skin("medium")

        def bed(u, v):
            a = TAU * u
            ca, sa = math.cos(a), math.sin(a)
            k = (abs(ca) ** 3.2 + abs(sa) ** 3.2) ** (-1 / 3.2)
            return (ca * k * 2.75 * v, sa * k * 2.0 * v, 8.9 + 0.35 * (1 - v * v) + 0.12 * n3(ca * v * 4, sa * v * 4, 2))

        grid("bed", 60, 30, bed, skin, wrap_u=True)
    g.place(rot=(0, 0, -10))
    with Group() as s:
        sachet()
    s.place(rot=(-84, 0, 0)).place(rot=(0, 0, 24), loc=(8.6, -7.0, 0.7), scale=0.8)
    return {"elevation": 30, "fill": 0.8}


def one_ticket(number):
    """A ticket of stiff card with the notch of a conductor's punch."""
    c = art.Canvas(1140, 600, "#f1dfb9")
    for y in range(30, 600, 26):
        c.line([(0, y), (1140, y - 18)], "#e2c48f", 3, alpha=0.6)
    c.line(rrect_at(1140, 600, 12, 26), "#87470f", 4, True)
    c.text("珈琲回数券", 570, 150, 120, "#3a2417", "NotoSerifCJK-Bold", track=0.1)
    c.line([(120, 240), (1020, 240)], "#3a2417", 3)
    c.text("汽笛珈琲　喫茶室", 570, 320, 70, "#3a2417", "NotoSerifCJK-Medium", track=0.1)
    c.text("一杯", 340, 450, 110, "#a1232c", "NotoSerifCJK-Bold", track=0.2)
    c.text(f"No. {number}", 800, 460, 64, "#3a2417", art.SANS_BOLD, track=0.12)
    m = mat.printed(c.image(), 0.8, fibre=0.012)
    W, H = 8.6, 4.5
    out = [(-W / 2, -H / 2), (1.2, -H / 2)]
    out += [(1.2 + x, -H / 2 + y) for x, y in ((0, 0.4), (0.2, 0.62), (0.42, 0.4), (0.64, 0.62), (0.84, 0.4), (0.84, 0))]
    out += [(W / 2, -H / 2), (W / 2, H / 2), (-W / 2, H / 2)]
    slab("ticket", out, 0.08, 0.0, m)


def ticket(p):
    """Three tickets of a coffee house, and a few beans."""
    for i, (x, y, a) in enumerate(((-2.4, 3.0, 14), (0.8, 0.2, -6), (0.2, -3.2, 9))):
        with Group() as g:
            one_ticket(f"00{412 + i * 7}")
        g.place(rot=(0.6 if i else 0, 0, 0)).place(rot=(0, 0, a), loc=(x, y, 0.02 + 0.09 * i))
    pour_beans(5, 12, 1.2, (6.4, -4.6), seed=2)
    return {"elevation": 48, "fill": 0.78}


def filters(p):
    """A hundred unbleached paper filters in a paper band."""
    n = mat.Nodes("filters")
    layers = n.add("ShaderNodeTexWave", {"bands_direction": "Z"}, Scale=7.0, Distortion=1.2)
    n.link(n.coord(), layers.inputs["Vector"])
    col = n.mixrgb(n.noise(6, 4, rough=0.7), "#cfae7c", "#e0c598")
    m = n.done(n.principled(col, 0.95, Specular=0.1, Normal=n.bump(layers.outputs["Fac"], 0.03)))
    top = [(8.6 * math.sin(a), 12.2 * math.cos(a)) for a in (math.radians(40 - 2 * i) for i in range(41))]
    out = fillet([(0.9, 0.5, 0.3), *[(x, y) for x, y in top], (-0.9, 0.5, 0.3)], 4, closed=True)
    r = rnd(3)
    with Group() as g:
        z = 0.0
        for k in range(9):
            h = 0.34
            place(slab("papers", out, h, 0.05, m, seg=1), (r.uniform(-0.06, 0.06), r.uniform(-0.06, 0.06), z), (0, 0, r.uniform(-0.5, 0.5)))
            z += h
        c = art.Canvas(1000, 460, MILK)
        c.line(rrect_at(1000, 460, 10, 22), ESPRESSO, 4, True)
        emblem(c, 160, 230, 92, ESPRESSO)
        c.text("ペーパーフィルター", 620, 190, 78, ESPRESSO, "NotoSerifCJK-Bold", fit=640)
        c.text("無漂白　1〜4杯用　100枚", 620, 310, 46, ESPRESSO, art.SANS, track=0.05, fit=640)
        grid("label", 2, 2, lambda u, v: ((u - 0.5) * 6.6, 6.9 + 3.0 * v, z + 0.02), mat.printed(c.image(), 0.7, fibre=0.008))
    g.place(rot=(0, 0, 18), loc=(2, -6, 0))
    return {"elevation": 34, "fill": 0.78}


def subscriptionbox(p):
    """An open mailing box with three bags in it and a ticket on top."""
    kraft = film("kraft")
    W, D, H, t = 45, 25, 6.6, 0.35
    with Group() as g:
        rbox("floor", W, D, t, 0.05, kraft)
        for s in (-1, 1):
            rbox("wall", W, t, H, 0.05, kraft, (0, s * (D - t) / 2, 0))
            rbox("wall", t, D, H, 0.05, kraft, (s * (W - t) / 2, 0, 0))
        with Group() as lid:
            rbox("lid", W, D, t, 0.05, kraft)
            rbox("flap", W - 1.5, t, 3.6, 0.05, kraft, (0, D / 2 - t / 2, -3.4))
        lid.place(loc=(0, D / 2, 0)).place(rot=(68, 0, 0)).place(loc=(0, D / 2, H - 0.1))
        for i, args in enumerate((("始発", "ブレンド", 3, "blend"), ("グアテマラ", None, 5, "central"), ("終列車", "ブレンド", 7, "blend"))):
            with Group() as b:
                one_pouch(*args, seed=i + 2)
            b.place(rot=(-90, 0, 0)).place(loc=((i - 1) * 14.1, -10.6, 4.2))
        with Group() as k:
            one_ticket("00412")
        k.place(rot=(0, 0, -14), loc=(7.6, -8.6, 8.6))
        # shredded paper
        shred = mat.paper("#e8d8b8", rough=0.9)
        r = rnd(7)
        for i in range(130):
            x, y = r.uniform(-W / 2 + 1, W / 2 - 1), r.uniform(-D / 2 + 1, D / 2 - 1)
            a = r.random() * TAU
            path = [(x + math.cos(a) * s * 1.2 + r.uniform(-0.3, 0.3), y + math.sin(a) * s * 1.2 + r.uniform(-0.3, 0.3), 1.2 + r.random() * 2.2) for s in (-1, 0, 1)]
            path = [(min(W / 2 - 0.6, max(-W / 2 + 0.6, q[0])), min(D / 2 - 0.6, max(-D / 2 + 0.6, q[1])), q[2]) for q in path]
            tube("shred", smooth(path, 6), 0.18, shred, 6, flat=0.12)
    g.place(rot=(0, 0, 16))
    return {"elevation": 46, "fill": 0.86}
