"""Jars with something in them."""

import math

from lib import art, mat
from lib.color import shade
from lib.curve import fillet, n3, resample, rnd
from lib.mesh import ball, label_patch, lathe
from lib.scene import Group
from models.bottles import is_latin, shell

TAU = math.tau


FILLS = {
    # colour, gloss, pieces
    "honey": ("#c7780f", None), "strawberry": ("#7a0a10", "bits"), "blueberry": ("#4a1048", "bits"),
    "umeboshi": ("#a5402c", "plums"), "bathsalt": ("#c9b6dc", "grains"), "pickles": ("#8f9a3a", "plums"),
}


def one_jar(p):
    kind = p["fill"]
    col, bits = FILLS[kind]
    prof = resample(fillet([(3.4, 0.0, 0), (4.0, 0.0, 0.7), (4.0, 8.2, 1.0), (3.35, 9.2, 0.2), (3.35, 9.9)], 8), 0.4)
    outline, inner = shell(prof, 0.2, 0.45)
    lathe("glass", outline, mat.glass("#f6fbfa"), 128)
    top = 8.5
    liq = [(0, 0.47)] + [(r * (0.93 if bits == "plums" else 0.985), z) for r, z in inner if z < top]
    rr = rnd(5)
    if bits == "grains":
        m = mat.Nodes("salt")
        f = m.noise(7, 3, rough=0.8)
        m = m.done(m.principled(m.ramp(f, [(0.35, "#a993c4"), (0.6, "#e6dcf0")]), 0.5, Normal=m.bump(f, 0.25)))
    elif bits == "plums":
        m = mat.plain("#93452f", 0.2)
    elif bits == "bits":
        n = mat.Nodes("jam")
        f = n.noise(0.9, 5, rough=0.65, distort=1.0)
        m = n.done(n.principled(n.ramp(f, [(0.3, shade(col, 0.45)), (0.55, col), (0.75, shade(col, 1.9))]), 0.12, Normal=n.bump(f, 0.3), Clearcoat=0.6))
    else:
        n = mat.Nodes("honey")
        sep = n.add("ShaderNodeSeparateXYZ", Vector=n.coord())
        fr = n.add("ShaderNodeLayerWeight", Blend=0.35).outputs["Facing"]
        m = n.done(n.principled(n.ramp(fr, [(0.0, "#e39a1e"), (0.55, "#c2700c"), (1.0, "#7a3c05")]), 0.08, Emission=(0.35, 0.13, 0.01), Emission_Strength=0.22))
    lathe("fill", liq + [(0, liq[-1][1] + (0.2 if bits else 0))], m, 96)
    if bits == "plums":
        plum = mat.gradient([(0.1, "#7d2418"), (0.6, "#b5492f"), (1, "#cf7a52")], "z", -1.4, 1.4, 0.3, 0.08, 3, coat=0.3)
        for k in range(26):
            a, zz = rr.random() * TAU, 1.4 + (k // 7) * 1.95 + rr.random() * 0.4
            r = 2.42
            ball("ume", 1.25, plum, (math.cos(a) * r, math.sin(a) * r, min(7.6, zz)), seg=24, fn=lambda v: 1 + 0.06 * n3(v.x * 3, v.y * 3, v.z * 3))
    lid_m = mat.metal("#d8b96a", 0.3) if kind not in ("bathsalt",) else mat.wood("beech", "x", 2)
    if kind == "bathsalt":
        lathe("cork", resample(fillet([(0, 9.2), (3.2, 9.2, 0.1), (3.3, 10.9, 0.25), (0, 10.95)], 5), 0.3), lid_m, 96)
        lid_top = 10.95
    else:
        lathe("lid", resample(fillet([(3.2, 8.75), (3.62, 8.75, 0.08), (3.66, 10.2, 0.22), (3.3, 10.4, 0.2), (0, 10.35)], 5), 0.25), lid_m, 160, lambda a, r, z: (r + (0.025 * math.cos(a * 60) if r > 3.5 and z < 10.1 else 0), z))
    inks = {"honey": ("#faf3df", "#4a3012", "karashi"), "strawberry": ("#fbf6ee", "#7a0d16", "leaf"), "blueberry": ("#f5f2f4", "#2b2148", "fuji"), "umeboshi": ("#f6efdd", "sumi", "shu"), "bathsalt": ("#fbf9fc", "#4b3a66", "fuji")}
    title = p["label"]
    ang = 104
    w = int(900 * (math.radians(ang) * 4.0) / 5.6)
    st = inks.get(kind, ("#f5f0e4", "sumi", "shu"))
    c = art.Canvas(w, 900, st[0])
    c.line([(w * 0.04, 40), (w * 0.96, 40), (w * 0.96, 860), (w * 0.04, 860)], st[1], 3, True)
    sub = {"honey": "国産 純粋はちみつ", "strawberry": "果実のジャム", "blueberry": "果実のジャム", "umeboshi": "紀州 南高梅", "bathsalt": "LAVENDER"}.get(kind, "")
    lat = is_latin(title)
    c.text(title, w / 2, 400, 230 if not lat else 150, st[1], art.SERIF_BOLD, track=0.1, fit=w * 0.7)
    c.rect(w / 2 - 60, 560, w / 2 + 60, 566, st[2])
    c.text(sub, w / 2, 650, 78, st[1], art.SERIF, track=0.12, fit=w * 0.7)
    c.disc(w / 2, 180, 46, st[2])
    label_patch("label", 4.0, 1.5, 7.1, ang, mat.printed(c.image(), 0.6, fibre=0.006), gap=0.03, seg=40)


def jar(p):
    with Group() as g:
        one_jar(p)
    g.place(rot=(0, 0, 10))
    return {"elevation": 14, "fill": 0.66, "transmission": 8, "noise": 1.7}
