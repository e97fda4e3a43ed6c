"""Formal gifts: boxes under their 掛け紙, boxes of towels, noodles and rice, a paulownia box, a catalogue book, a bag."""

import math

from lib import art, mat
from lib.color import shade
from lib.curve import smooth
from lib.mesh import grid, lathe, label_patch, rbox, tube
from lib.scene import Group, place
from models.gift import cords, noshi_mark, one_furoshiki
from models.plates import one_tray
from models.setting import at

PAPER = "#fbfaf6"
KIRI = "#d9bd92"


def kakegami(w, h, title, name, ink):
    """The 掛け紙: the title above the cords, the name below."""
    c = art.Canvas(w, h, PAPER)
    size = min(h * 0.13, h * 0.275 / len(title) / 1.1)
    c.vertical(title, w / 2, h * 0.045, size, ink, "NotoSerifCJK-Bold", gap=0.1)
    c.vertical(name, w / 2, h * 0.66, h * (0.1 if len(name) < 3 else 0.085), ink, "NotoSerifCJK-Bold", gap=0.1)
    return c.image("kakegami")


CORDS = {
    "red": ("#f6f3ec", "#c2202c", "bow"),
    "red-knot": ("#f6f3ec", "#c2202c", "knot"),
    "black": ("#f3f2ee", "#1c1c1e", "knot"),
    "yellow": ("#f3f2ee", "#d9a92a", "knot"),
}


def one_paper_box(p, W=22, D=30, H=6.0):
    """A box under its 掛け紙. The pale half of the cords lies on the left; only joy has the folded ornament."""
    pale, strong, kind = CORDS[p.get("cord", "red")]
    is_joy = p.get("cord", "red").startswith("red")
    rbox("box", W, D, H, 0.16, mat.paper(p.get("wrap", "#f2ecdd"), rough=0.5, fibre=0.006))
    z = H + 0.02
    pw = W * (0.985 if is_joy else 0.9)
    ink = "sumi" if is_joy else "#3b3b40"
    img = kakegami(int(1200 * pw / (D * 0.99)), 1200, p.get("title", "内祝"), p.get("name", "佐伯"), ink)
    m = mat.printed(img, 0.7, fibre=0.006)
    grid("paper", 2, 2, lambda u, v: ((u - 0.5) * pw, (v - 0.5) * D * 0.99, z), m)
    cords(z, D * 0.06, D, (pale, strong), W, kind)
    if is_joy:
        noshi_mark(W * 0.36, D * 0.37, z + 0.02, "#c9282f")


def paperbox(p):
    with Group() as g:
        one_paper_box(p, D=p.get("depth", 30), H=p.get("height", 6.0))
    g.place(rot=(0, 0, 10))
    return {"elevation": 44, "fill": 0.68, "detail": {"low": -0.1, "fill": 1.25}}


def open_box(W, D, H, m, inner, t=0.4):
    """A box without its lid."""
    rbox("floor", W, D, t, 0.08, inner)
    for s in (-1, 1):
        rbox("side", t, D, H, 0.1, m, (s * (W - t) / 2, 0, 0))
        rbox("end", W - 2 * t, t, H, 0.1, m, (0, s * (D - t) / 2, 0))


def one_box_of_towels(colors):
    W, D, H = 3 * 9.6 + 1.6, 23, 5
    open_box(W, D, H, mat.paper("#f7f4ec"), mat.paper("#f1ede2"))
    for k, color in enumerate(colors):
        x = (k - 1) * 9.6
        cloth = mat.terry(color)
        for j in range(3):
            rbox("fold", 9.2, 21.6, 1.9, 0.85, cloth, (x, 0, 0.4 + j * 1.72), seg=8)
        rbox("band", 9.32, 5.2, 5.42, 0.86, mat.paper(PAPER), (x, 0, 0.36), seg=8)
        rbox("line", 9.36, 0.5, 5.46, 0.86, mat.plain("#b99a4a", 0.4), (x, -1.6, 0.36), seg=8)


def one_box_of_somen(W=30, D=22):
    open_box(W, D, 5.4, mat.wood(KIRI, "x", 0.8, 0.7), mat.wood(KIRI, "x", 0.8, 0.7), 0.7)
    noodle = art.Canvas(256, 512, "#f4eddb")
    for x in range(4, 256, 9):
        noodle.line([(x, 0), (x + 2, 512)], "#ddd0b2", 1.4, alpha=0.8)
    m = mat.printed(noodle.image("noodle"), 0.7)
    for row in range(2):
        for k in range(9):
            x, y = -W / 2 + 2.9 + k * 3.03, (row - 0.5) * 10.1
            for j in range(2):
                rbox("bundle", 2.7, 9.6, 1.8, 0.7, m, (x, y, 0.7 + j * 1.7), seg=6)
            band = mat.paper(("#20334f", "#8d2b2f", "#20334f")[(k + row) % 3])
            rbox("band", 2.78, 1.5, 1.9, 0.7, band, (x, y, 2.38), seg=6)


def one_kiri_box(W=20, D=20, H=9):
    """A paulownia box, its lid laid on aslant, with a flat purple cord."""
    m = mat.wood(KIRI, "x", 0.7, 0.75)
    open_box(W, D, H, m, m, 0.8)
    rbox("cloth", W - 1.8, D - 1.8, 4.6, 1.4, mat.cloth("#efe6d2", weave=10), (0, 0, 0.8), seg=8)
    lid = rbox("lid", W + 0.2, D + 0.2, 1.5, 0.1, m)
    place(lid, (4.6, 3.2, H + 0.05), (0, 0, 16))
    cord = mat.cloth("#5b3a6e", weave=30, depth=0.02)
    for s in (-1, 1):
        path = smooth([(s * 0.5 - 3, -D / 2 - 0.2, 0.2), (s * 2.5 - 3, -D / 2 - 2.6, 0.25), (s * 6.5 - 3, -D / 2 - 4.2, 0.22), (s * 10 - 3, -D / 2 - 3.6, 0.22)], 14)
        tube("cord", path, 0.42, cord, 14, flat=0.45)


def one_rice(color, title, x, y, turn):
    """Rice of 2 kg, pressed to a cube, in a printed cloth paper with a paper band."""
    with Group() as g:
        S = 11.5
        rbox("rice", S, S, S * 0.86, 0.8, mat.cloth(color, weave=20, depth=0.01), seg=8)
        rbox("band", S + 0.08, 4.2, S * 0.86 + 0.08, 0.8, mat.paper(PAPER), seg=8)
        c = art.Canvas(500, 900, PAPER)
        c.vertical(title, 250, 90, 200, "sumi", "NotoSerifCJK-Bold", gap=0.16)
        c.rect(210, 760, 290, 840, "shu")
        img = mat.printed(c.image("label"), 0.7)
        grid("label", 1, 1, lambda u, v: ((u - 0.5) * 4.6, -S / 2 - 0.09, 0.9 + v * 8.2), img)
    g.place(loc=(x, y, 0), rot=(0, 0, turn))


def one_catalogue():
    """A catalogue of gifts, half out of its slipcase."""
    W, H, T = 21, 25, 3.4
    case = mat.paper("#1a1613", rough=0.5)
    for s in (-1, 1):
        rbox("case", W, 0.3, H, 0.06, case, (0, s * T / 2, 0))
    rbox("back", 0.3, T, H, 0.06, case, (-W / 2, 0, 0))
    for z in (0, H - 0.3):
        rbox("end", W, T, 0.3, 0.06, case, (0, 0, z))
    place(rbox("pages", W - 1.4, T - 1.1, H - 1.1, 0.05, mat.paper("#efe9db")), (5.6, 0, 0.55))
    for s in (-1, 1):
        rbox("cover", W - 0.8, 0.25, H - 0.7, 0.08, mat.cloth("#efe8d6", weave=26, depth=0.01), (5.7, s * (T / 2 - 0.42), 0.35))
    c = art.Canvas(900, 1080, "#1a1613")
    c.line([(60, 60), (840, 60), (840, 1020), (60, 1020)], "#c5a55c", 4, True)
    c.line([(76, 76), (824, 76), (824, 1004), (76, 1004)], "#c5a55c", 2, True)
    c.vertical("千重の贈り帖", 450, 200, 96, "#d9c48f", "NotoSerifCJK-Bold", gap=0.22)
    img = mat.printed(c.image("cover"), 0.5)
    grid("front", 1, 1, lambda u, v: ((u - 0.5) * (W - 0.1), -T / 2 - 0.17, v * H), img)


def one_bag(W=24, D=10, H=30):
    """A paper bag with the shop's name and a twisted cord."""
    m = mat.paper("#f4efe2", rough=0.6, fibre=0.01)
    for s in (-1, 1):
        rbox("face", W, 0.12, H, 0.03, m, (0, s * D / 2, 0))
        fold = [(s * W / 2, -D / 2), (s * (W / 2 - 1.6), 0), (s * W / 2, D / 2)]
        grid("gusset", 2, 1, lambda u, v, f=fold: (*f[min(2, int(round(u * 2)))], v * H), m, smooth_shade=False)
    rbox("floor", W, D, 0.1, 0, m)
    c = art.Canvas(240, 640, "#17130f")
    c.vertical("千重", 120, 130, 160, "#f0dca6", "NotoSerifCJK-Bold", gap=0.3)
    img = mat.printed(c.image("mark"), 0.6)
    grid("mark", 1, 1, lambda u, v: ((u - 0.5) * 5.4, -D / 2 - 0.1, H * 0.34 + v * 14.4), img)
    cord = mat.cloth("#17130f", weave=30, depth=0.03)
    for s in (-1, 1):
        y = s * (D / 2 + 0.2)
        path = [(6 * math.cos(a), y * (1 - 0.35 * math.sin(a)), H - 2 + 10.5 * math.sin(a)) for a in (math.pi * k / 30 for k in range(31))]
        tube("cord", path, 0.3, cord, 14)


def one_tin(color, title, x):
    """A tall tin with its label, as for nori."""
    R, H = 4.1, 15.5
    lathe("tin", [(0, 0), (R - 0.1, 0), (R, 0.15), (R, H - 3.2), (R, H - 3.1), (0, H - 3.1)], mat.plain(shade(color, 0.9), 0.3, coat=0.3))
    lid = [(0, H - 3.1), (R + 0.06, H - 3.1), (R + 0.06, H - 0.2), (R - 0.1, H), (0, H)]
    place(lathe("lid", lid, mat.metal("#c9ab5e", 0.25, "z")), (x, 0, 0))
    angle = 76
    w = R * math.radians(angle)
    img = art.label(int(900 * w / 8.6), 900, title, "", "kinari")
    label_patch("label", R, 1.7, 10.3, angle, mat.printed(img, 0.6), loc=(x, 0, 0))


def formal(p):
    """A product of the gift shop by its `kind`."""
    kind = p["kind"]
    turn, opts = 0, {"elevation": 24, "fill": 0.64}
    with Group() as g:
        if kind == "towels":
            one_box_of_towels(p["colors"])
            turn, opts = 12, {"elevation": 46, "fill": 0.7}
        elif kind == "somen":
            one_box_of_somen()
            turn, opts = 12, {"elevation": 50, "fill": 0.7}
        elif kind == "kiri":
            one_kiri_box()
            turn, opts = 26, {"elevation": 30, "fill": 0.66}
        elif kind == "rice":
            for k, (color, title) in enumerate((("#7d2f34", "祝米"), ("#31405c", "福米"), ("#4d5a3c", "寿米"))):
                one_rice(color, title, (-13.4, 0, 13.4)[k], (0, 0, 0)[k], (0, 0, 0)[k])
            opts = {"elevation": 18, "fill": 0.76}
        elif kind == "catalogue":
            one_catalogue()
            turn, opts = -24, {"elevation": 12, "fill": 0.66}
        elif kind == "bag":
            one_bag()
            turn, opts = -22, {"elevation": 12, "fill": 0.68}
        elif kind == "tins":
            for x in (-4.9, 4.9):
                with Group() as tin:
                    one_tin(p.get("color", "kon"), p["title"], 0)
                tin.place(loc=(x, 0, 0))
            opts = {"elevation": 14, "fill": 0.6}
        else:
            raise ValueError(kind)
    g.place(rot=(0, 0, turn))
    return opts


def formalscene(p):
    """Wide pictures: a parcel on a lacquered tray, a row of equal parcels, the knot from near."""
    wide = p["format"] == "16:9"
    kind = p["scene"]
    up = (74, 0, 0)
    if kind == "row":
        for k in range(5 if wide else 3):
            x = (k - (2 if wide else 1)) * 16.5
            at(lambda: one_paper_box({"title": "内祝", "name": "佐伯"}), (x, 6, 9.8), up, 0.62)
        return {"fill": 0.98 if wide else 0.9, "elevation": 10, "shift": 0}
    at(lambda: one_tray("square", "lacquer-black"), (0, 0, 0), (0, 0, 0), 1.5)
    at(lambda: one_paper_box({"title": "寿", "cord": "red-knot", "name": "千重"}), (0, 2, 15.4), up, 0.92)
    at(lambda: one_furoshiki("edomurasaki"), (30 if wide else 19, 12, 0), (0, 0, -24), 0.8)
    # The paper faces the camera, so the key comes from before it.
    front = {"key_at": (-7, -10, 8), "key": ("#ffe9cf", 1.9)}
    return {"fill": 0.74 if wide else 0.9, "elevation": 11, "shift": -0.16 if wide else 0, "set": front}
