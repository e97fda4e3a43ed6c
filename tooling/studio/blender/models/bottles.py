"""Bottles and their labels."""

import math

from lib import art, mat
from lib.curve import fillet, resample, smooth
from lib.mesh import label_patch, lathe, tube
from lib.scene import Group


def shell(outer, wall, floor):
    """Glass of even thickness: outside up, inside down; outer is (r, z) from the bottom's edge to the lip."""
    inner = []
    for i, (r, z) in enumerate(outer):
        a, b = outer[max(0, i - 1)], outer[min(len(outer) - 1, i + 1)]
        dx, dz = b[0] - a[0], b[1] - a[1]
        ln = math.hypot(dx, dz) or 1
        inner.append((max(0.02, r - dz / ln * wall), z + dx / ln * wall))
    inner = [p for p in inner if p[1] > floor]
    rt, zt = outer[-1]
    return [(0, 0.15), (outer[0][0] * 0.8, 0.05)] + outer + [(rt - wall / 2, zt + 0.08)] + inner[::-1] + [(inner[0][0] * 0.9, floor), (0, floor)], inner


def is_latin(s):
    return all(ord(ch) < 0x300 for ch in s)


def label_art(title, sub, paper, ink, accent, w, h):
    style = "latin" if is_latin(title) else "vertical"
    if style == "vertical" and w > h * 1.35:
        style = "modern"
    return art.label(w, h, title, sub or "", paper, ink, accent, style)


BOTTLES = {
    "shoyu": [(2.9, 0.0, 0), (3.3, 0.0, 0.4), (3.3, 11.5, 1.6), (1.9, 15.2, 1.6), (1.35, 18.0, 0.6), (1.35, 20.0, 0.1), (1.5, 20.2, 0.1), (1.5, 21.0)],
    "oil": [(2.6, 0.0, 0), (2.9, 0.0, 0.4), (2.9, 14.8, 1.4), (1.25, 17.6, 0.9), (1.15, 22.2, 0.2), (1.35, 22.5, 0.1), (1.35, 23.4)],
    "pump": [(3.2, 0.0, 0), (3.7, 0.0, 0.7), (3.7, 14.2, 1.9), (1.6, 15.6, 0.5), (1.5, 16.6)],
    "lotion": [(2.3, 0.0, 0), (2.6, 0.0, 0.4), (2.6, 12.6, 0.9), (1.3, 13.4, 0.3), (1.25, 14.4)],
}


def one_bottle(p):
    shape = p["shape"]
    prof = resample(fillet(BOTTLES[shape], 8), 0.5)
    color = p.get("color") or {"shoyu": "sumi", "oil": "olive"}.get(shape, "white")
    body_r = BOTTLES[shape][1][0]
    label = p.get("label")
    if shape in ("shoyu", "oil"):
        g = mat.glass({"sumi": "#f4ede6", "ame": "#f4ede6", "olive": "#9dbb63"}.get(color, color))
        outline, inner = shell(prof, 0.22, 0.45)
        lathe("glass", outline, g, 128)
        fill = {"sumi": "#2a0f06", "ame": "#a05a1c", "olive": "#b7a21e"}[color]
        top = {"shoyu": 14.6, "oil": 17.0}[shape]
        liq = [(0, 0.47)] + [(r * 0.985, z) for r, z in inner if z < top]
        liq += [(0, liq[-1][1])]
        lathe("liquid", liq, mat.plain(fill, 0.15, coat=0.4) if color != "olive" else mat.plain("#8f8a1c", 0.15, coat=0.4), 96)
        cap_c = {"sumi": "#17120f", "ame": "#c9962e", "olive": "#2c2c28"}[color]
        cz = prof[-1][1]
        cr = prof[-1][0]
        cap = fillet([(cr + 0.12, cz - 1.6), (cr + 0.16, cz + 1.0, 0.2), (0, cz + 1.02)], 5)
        lathe("cap", [(cr + 0.02, cz - 1.6)] + resample(cap, 0.3), mat.plain(cap_c, 0.35, coat=0.4) if shape == "shoyu" else mat.metal("#2b2b2b", 0.35), 96)
    else:
        cc = {"white": "#efeeea", "amber": "#7a3c0c", "frost": "#dfe8e6"}.get(color, color)
        if color == "amber":
            outline, inner = shell(prof, 0.22, 0.4)
            lathe("glass", outline, mat.glass("#b5611a"), 128)
            liq = [(0, 0.42)] + [(r * 0.985, z) for r, z in inner if z < 13.0]
            lathe("liquid", liq + [(0, liq[-1][1])], mat.plain("#4a2208", 0.2, coat=0.3), 96)
        elif color == "frost":
            n = mat.Nodes("frost")
            q = n.principled("#cfdfdb", 0.38, Transmission=0.35, Specular=0.5)
            lathe("body", [(0, 0.1)] + prof, n.done(q), 128)
        else:
            lathe("body", [(0, 0.1)] + prof, mat.plain(cc, 0.28, coat=0.15), 128)
        cz = prof[-1][1]
        if shape == "pump":
            black = mat.plain("#1d1c1b" if color == "amber" else "#e9e7e2", 0.3, coat=0.3)
            lathe("collar", resample(fillet([(1.2, cz - 1.1), (1.95, cz - 1.1, 0.12), (1.95, cz + 0.9, 0.25), (1.0, cz + 1.1, 0.2), (0.6, cz + 1.1)], 5), 0.3), black, 96, lambda a, r, z: (r + (0.03 * math.cos(a * 48) if r > 1.8 else 0), z))
            lathe("stem", [(0.42, cz + 0.9), (0.42, cz + 2.6), (0.0, cz + 2.6)], black, 48)
            lathe("head", resample(fillet([(0, cz + 2.3), (0.95, cz + 2.3, 0.15), (1.0, cz + 3.3, 0.35), (0, cz + 3.45)], 6), 0.25), black, 64)
            tube("spout", smooth([(0.3, 0, cz + 3.0), (1.8, 0, cz + 3.05), (3.2, 0, cz + 2.9), (4.0, 0, cz + 2.5)], 8), lambda t: 0.5 - 0.18 * t, black, 24, flat=0.8)
        else:
            metal = mat.metal("#d9c9a3", 0.28)
            lathe("cap", resample(fillet([(0, cz - 1.0), (1.75, cz - 1.0, 0.05), (1.75, cz + 2.2, 0.15), (0, cz + 2.3)], 5), 0.3), metal, 96)
    if label:
        z0, z1 = {"shoyu": (2.2, 10.4), "oil": (3.2, 12.6), "pump": (2.6, 12.2), "lotion": (1.8, 11.0)}[shape]
        dark_paper = {"shoyu": ("#efe5cf", "sumi", "shu"), "oil": ("#f3efe2", "#37402a", "karashi"), "pump": ("#f5f3ec", "sumi", "akane"), "lotion": ("#f6f3ea", "#5b4a36", "karashi")}[shape]
        ang = 118
        w = int(1000 * (math.radians(ang) * body_r) / (z1 - z0))
        img = label_art(label, p.get("sub"), *dark_paper, w, 1000)
        label_patch("label", body_r, z0, z1, ang, mat.printed(img, 0.55, fibre=0.006), gap=0.03, seg=40)
    return body_r


def bottle(p):
    with Group() as g:
        one_bottle(p)
    g.place(rot=(0, 0, 12))
    o = {"elevation": 13, "fill": 0.76, "detail": {"low": 0.2, "fill": 1.2}}
    if p["shape"] in ("shoyu", "oil") or p.get("color") == "amber":
        o["transmission"], o["noise"] = 8, 1.7
    return o
