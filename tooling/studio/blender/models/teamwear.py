"""Shirts for a class, a team, an office: numbers on the back, stacks, lines, blocks of colour."""

import math

from lib import art, mat
from lib.color import mix
from lib.curve import n3, rnd, smooth
from lib.mesh import grid, patch, rbox, tube
from lib.scene import Group, place
from models.garment import tshirt


def stencil(w, h, p):
    """The print: a huge number under a name in capitals, or one word across the chest."""
    c = art.Canvas(w, h)
    ink = p.get("ink", "white")
    number, name = p.get("number"), p.get("name")
    if name:
        c.text(name, w * 0.5, h * 0.215, 96, ink, art.SANS_BOLD, track=0.08, fit=w * 0.56)
    if number:
        c.text(number, w * 0.5, h * 0.46, 520, ink, "NotoSansCJK-Black", fit=w * 0.66)
    if p.get("word"):
        c.text(p["word"], w * 0.5, h * 0.33, 240, ink, "NotoSansCJK-Black", fit=w * 0.7)
    if p.get("bar"):
        c.rect(w * 0.22, h * 0.46, w * 0.78, h * 0.475, ink)
        c.text(p["bar"], w * 0.5, h * 0.52, 62, ink, art.SANS_BOLD, track=0.2, fit=w * 0.56)
    return c.image("stencil")


def one_teamshirt(p):
    """A shirt lying flat with its print; the cloth is that of every T-shirt."""
    with Group() as g:
        tshirt({"color": p["color"]})
    body = next(o for o in g.objects if o.name.startswith("body"))
    picture = next(n for n in body.data.materials[0].node_tree.nodes if n.type == "TEX_IMAGE")
    picture.image = stencil(1024, 1434, p)
    return g


def teamshirt(p):
    """One shirt from straight above, on a block of its colour."""
    one_teamshirt(p)
    return {"fill": 0.9, "elevation": 88, "detail": {"low": -0.12}}


def folded(color, w=25.0, d=30.0, h=1.5, seed=1.0):
    """A shirt folded to a square, its fold to the front."""
    cloth = mat.cloth(color, weave=24, depth=0.006, soft=0.05, sheen=0.15)

    def soft(c):
        k = 0.22 * n3(c.x * 0.16, c.y * 0.16, seed) + 0.08 * n3(c.x * 0.5, c.z * 2, seed + 3)
        front = 1 if c.y < 0 else 0.7
        return (c.x + 0.18 * n3(c.y * 0.3, c.z, seed), c.y + 0.25 * n3(c.x * 0.2, c.z, seed + 1) * front, c.z + k * (c.z / h))

    return rbox("folded", w, d, h, 0.62, cloth, cuts=14, fn=soft, seg=3)


def shirtstack(p):
    """A pile of folded shirts in one colour, the count of a class; the one on top shows its collar."""
    n = p.get("count", 12)
    r = rnd(4)
    with Group() as g:
        for i in range(n):
            o = folded(p["color"], seed=i * 1.3)
            place(o, (r.uniform(-0.35, 0.35), r.uniform(-0.35, 0.35), i * 1.46), (0, 0, r.uniform(-1.2, 1.2)))
        z = n * 1.46 + 0.12
        rib = mat.cloth(p["color"], weave=9, depth=0.02, soft=0.05)
        tube("collar", [(x, y, z + 0.1) for x, y in smooth([(6.6, 14.4), (6.0, 10.4), (3.4, 7.4), (0, 6.4), (-3.4, 7.4), (-6.0, 10.4), (-6.6, 14.4)], 10)], 0.9, rib, 14, flat=0.4, up=(0, 0, 1))
        inside = smooth([(6.4, 14.2), (5.6, 10.6), (3.2, 7.9), (0, 7.0), (-3.2, 7.9), (-5.6, 10.6), (-6.4, 14.2)], 8)
        patch("inside", inside, 0.7, mat.cloth(mix(p["color"], "#000000", 0.3), weave=24, depth=0.006), lambda x, y, d: z + 0.04)
        if p.get("number"):
            c = art.Canvas(500, 500)
            c.text(p["number"], 250, 250, 420, p.get("ink", "white"), "NotoSansCJK-Black", fit=470)
            m = mat.Nodes("print")
            t = m.image(c.image(), m.coord("UV"))
            q = m.principled(t["Color"], 0.7, Specular=0.2)
            clear = m.add("ShaderNodeBsdfTransparent")
            ink = m.done(m.add("ShaderNodeMixShader", Fac=t["Alpha"], **{"1": clear.outputs[0], "2": q.outputs[0]}))
            grid("number", 20, 20, lambda u, v: ((u - 0.5) * 15, -11 + 15 * v, z + 0.2 + 0.05 * math.sin(u * 5)), ink)
    g.place(rot=(0, 0, 24))
    return {"elevation": 24, "fill": 0.78}


def peg(x, z, m):
    """A clothes peg over a line."""
    for s in (-1, 1):
        place(rbox("peg", 0.9, 0.5, 6.4, 0.15, m), (x, s * 0.5, z - 4.6), (s * 3, 0, 0))


def teamscene(p):
    opts = globals()["_" + p["scene"]](p) or {}
    return {"fill": 0.98, **opts}


BLOCKS = (
    ("#d3222a", "#ffffff", "10", "#1746c9"), ("#1746c9", "#ffffff", "7", "#ffcf1a"), ("#ffcf1a", "#121212", "3", "#0d7a42"), ("#0d7a42", "#ffffff", "1", "#d3222a"),
    ("#161617", "#ffcf1a", "24", "#ea7f98"), ("#fbfbf8", "#d3222a", "12", "#161617"), ("#f07a1e", "#ffffff", "5", "#8fc6e6"), ("#8fc6e6", "#17345e", "9", "#f07a1e"),
)


def _blocks(p):
    """Shirts on blocks of colour that meet without a gap: eight in a wide picture, four in a tall one."""
    wide = p["format"] == "16:9"
    columns = 4 if wide else 2
    w, h, edge = 84, 94 if wide else 104, 60
    for n, (color, ink, number, ground) in enumerate(BLOCKS[: 8 if wide else 4]):
        i, j = n % columns, n // columns
        x, y = (i - (columns - 1) / 2) * w, (0.5 - j) * h
        left, right = (edge if i == 0 else 0), (edge if i == columns - 1 else 0)
        over, under = (edge, 0) if j == 0 else (0, edge)

        def block(u, v):
            return (x - w / 2 - left + (w + left + right) * u, y - h / 2 - under + (h + over + under) * v, 0.02)

        grid("block", 1, 1, block, mat.plain(ground, 0.9, Specular=0.1))["no_fit"] = True
        one_teamshirt({"color": color, "ink": ink, "number": number}).place(rot=(0, 0, (3, -4, 2, -3)[n % 4]), loc=(x, y, 0.1), scale=0.9)
    return {"elevation": 88.5, "fill": 0.96}


def _line(p):
    """Shirts on a line before a yellow wall, numbers one to three."""
    wide = p["format"] == "16:9"
    colors = ("#d3222a", "#ffffff", "#1746c9")
    step, top = 85, 150
    wood = mat.wood("hinoki", "z", 1.5, 0.6)
    n = len(colors)
    sag = lambda x: top - 3.4 * (1 - (x / (n * step * 0.62)) ** 2)
    for i, color in enumerate(colors):
        x = (i - (n - 1) / 2) * step
        g = one_teamshirt({"color": color, "ink": "#121212" if color == "#ffffff" else "#ffffff", "number": str(i + 1)})
        g.place(rot=(90, 0, 0)).place(rot=(0, (2, -1.5, 1, -2, 1.5)[i], (-6, 4, -3, 5, -4)[i]), loc=(x, 0, sag(x) - 33.5))
        for s in (-16, 16):
            peg(x + s, sag(x + s) + 1.6, wood)
    rope = tube("rope", [(x, 0, sag(x)) for x in range(-round(n * step * 0.8), round(n * step * 0.8) + 1, 8)], 0.34, mat.plain("#efe8da", 0.9), 10)
    rope["no_fit"] = True
    return {"elevation": 4, "fill": 0.68 if wide else 0.94, "low": -0.02, "shift": -0.14 if wide else 0, "set": {"key": ("#fff6e6", 1.5)}}


def _stack(p):
    """Thirty shirts in one pile and the one that lies beside it."""
    wide = p["format"] == "16:9"
    with Group() as g:
        shirtstack({"color": "#d3222a", "count": 15, "number": "10"})
    g.place(loc=(20 if wide else 0, 6, 0))
    with Group() as k:
        shirtstack({"color": "#ffffff", "count": 8, "number": "7", "ink": "#1746c9"})
    k.place(loc=(56, 0, 0) if wide else (0, -40, 0), rot=(0, 0, -16))
    return {"elevation": 20 if wide else 34, "fill": 0.76, "shift": -0.12 if wide else 0}
