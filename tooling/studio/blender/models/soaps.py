"""Bars of soap."""

from lib import art, mat
from lib.color import mix, shade
from lib.mesh import grid, rbox
from lib.scene import Group


def one_soap(color, stamp, seed=1.0):
    base = {"sumi": "#2f2e2e", "yuzu": "#ecd069"}.get(color, color)
    n = mat.Nodes("soap")
    f = n.noise(0.35, 5, n.coord("Object", (1, 0.35, 1)), distort=1.6)
    col = n.ramp(f, [(0.35, shade(base, 0.86)), (0.55, shade(base, 1.0)), (0.68, mix(base, "#ffffff", 0.35 if color != "sumi" else 0.12))])
    p = n.principled(col, 0.42, Normal=n.bump(n.noise(5, 3), 0.02), Specular=0.4)
    m = n.done(p)
    o = rbox("soap", 8.4, 5.6, 2.9, 0.62, m, seg=7)
    c = art.Canvas(512, 512)
    c.disc(256, 256, 215, "#ffffff", width=9)
    c.text(stamp, 256, 256, 250, "#ffffff", "NotoSerifCJK-Bold")
    img = c.image("stamp")
    s = mat.Nodes("stamp")
    t = s.image(img, s.coord("UV"))
    pr = s.principled(shade(base, 0.66 if color != "sumi" else 2.4), 0.45)
    tr = s.add("ShaderNodeBsdfTransparent")
    mt = s.done(s.add("ShaderNodeMixShader", Fac=s.math("MULTIPLY", t["Alpha"], 0.85), **{"1": tr.outputs[0], "2": pr.outputs[0]}))
    q = grid("mark", 2, 2, lambda u, v: ((u - 0.5) * 3.9, (v - 0.5) * 3.9, 2.906), mt)
    return [o, q]


def soap(p):
    cs = p["colors"]
    if len(cs) == 1:
        with Group() as g:
            one_soap(cs[0], p["stamp"])
        g.place(rot=(0, 0, -24))
        with Group() as d:
            pass
        return {"elevation": 30, "fill": 0.58}
    spots = [((-3.4, 1.2, 0), (0, 0, -18)), ((6.6, 3.4, 0), (0, 0, 26)), ((4.2, -3.2, 1.25), (23, 0, 8))]
    spots = [((-5.0, 2.2, 0), -22), ((5.2, 2.8, 0), 16), ((0.2, 1.8, 2.92), 6)]
    for i, c in enumerate(cs):
        with Group() as g:
            one_soap(c, p["stamp"], i)
        g.place(loc=spots[i][0], rot=(0, 0, spots[i][1]))
    return {"elevation": 26, "fill": 0.7}
