"""Things in bottles, jars, tins, bags and boxes, with their labels; candles and soap."""

import math

from lib import art, mat
from lib.color import PALETTE, mix, rgb8, shade
from lib.mesh import Group, ball, copy, deform, fillet, grid, label_patch, lathe, n3, obj, place, rbox, resample, rnd, rrect, slab, smooth, solidify, tube

TAU = math.tau


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
    o = {"elevation": 13, "fill": 0.76}
    if p["shape"] in ("shoyu", "oil") or p.get("color") == "amber":
        o["transmission"], o["noise"] = 8, 1.7
    return o


FILLS = {
    # colour, gloss, pieces
    "honey": ("#c7780f", None), "strawberry": ("#7a0a10", "bits"), "blueberry": ("#1d0d26", "bits"),
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


def yuzen(color):
    """Chiyogami paper: blossoms and waves of gold on a deep ground."""
    c = art.Canvas(2048, 1024, color)
    r = rnd(3)
    art_pts = []
    for j in range(0, 9):
        y = j * 128 + 40
        pts = [(x, y + 34 * math.sin(x / 2048 * TAU * 3 + j * 1.3)) for x in range(0, 2049, 16)]
        c.line(pts, "gold", 5, alpha=0.8)
        c.line([(x, yy + 13) for x, yy in pts], "gold", 2, alpha=0.7)
    inks = ["white", "sakura", "yuzu", "mizu", "momo"]
    for _ in range(900):
        x, y, s = r.random() * 2048, r.random() * 1024, 34 + r.random() * 56
        if all(math.hypot(x - a, y - b) > (s + t) * 0.95 for a, b, t in art_pts) and s < x < 2048 - s:
            art_pts.append((x, y, s))
            art.blossom(c, x, y, s, r.choice(inks), "gold", turn=r.random() * 6)
    return c.image("yuzen")


def one_caddy(p):
    f = p["finish"]
    short = p.get("shape") == "short"
    R, H = (3.6, 5.6) if short else (3.9, 11.4)
    split = H * (0.66 if short else 0.7)
    color = p.get("color", "sumi")
    if f == "copper":
        body = lid = mat.metal("#c67b52", 0.22, hammered=0.06)
    elif f == "washi":
        img = yuzen(color)
        body = lid = mat.printed(img, 0.55, coat=0.1, fibre=0.01)
    else:
        body = mat.plain(shade(color, 0.9), 0.32, coat=0.25)
        lid = mat.plain(shade(color, 0.9), 0.32, coat=0.25) if not short else mat.metal("#cfd0cf", 0.25, "z")
    if f == "washi":
        # one run of paper over body and lid: v is the height on both
        def wall(z0, z1, r):
            return grid("wall", 160, 16, lambda u, v: (math.sin(u * TAU) * r, -math.cos(u * TAU) * r, z0 + (z1 - z0) * v), None, wrap_u=True)

        for z0, z1, r in ((0.15, split - 0.03, R), (split + 0.03, H - 0.12, R + 0.05)):
            w = wall(z0, z1, r)
            w.data.materials.append(body)
            for lp in w.data.uv_layers[0].data:
                lp.uv.y = (z0 + (z1 - z0) * lp.uv.y) / H
        white = mat.paper("#efe6d2")
        for z, r, up in ((0.0, R, 0), (H, R + 0.05, 1)):
            m2 = mat.plain(shade(color, 0.9), 0.6)
            pr = fillet([(0, 0.02), (r - 0.02, 0.0, 0.06), (r, 0.18)], 4)
            lathe("end", [(a, H - b if up else b) for a, b in pr], m2, 160)
        lathe("gap", [(R - 0.06, split - 0.2), (R - 0.06, split + 0.2)], mat.plain("#3a2c20", 0.6), 96)
    else:
        lathe("body", [(0, 0.05)] + resample(fillet([(R - 0.25, 0.0), (R, 0.0, 0.12), (R, split - 0.02, 0.03), (R - 0.12, split)], 5), 0.4), body, 160)
        lathe("lid", resample(fillet([(R - 0.1, split + 0.02), (R + 0.05, split + 0.02, 0.03), (R + 0.05, H, 0.22), (0, H)], 6), 0.4), lid, 160)
    if p.get("label"):
        z0, z1 = (0.9, split - 0.6) if short else (1.4, split - 0.5)
        ang = 78 if not short else 92
        t = p["label"]
        w = int(1000 * (math.radians(ang) * R) / (z1 - z0))
        c = art.Canvas(w, 1000, "#f3ead6")
        c.line([(w * 0.06, 50), (w * 0.94, 50), (w * 0.94, 950), (w * 0.06, 950)], "sumi", 4, True)
        if short:
            c.text(t, w / 2, 420, 330, "sumi", "NotoSerifCJK-Bold", track=0.1, fit=w * 0.8)
            c.text("宇治 石臼挽き", w / 2, 720, 110, "sumi", art.SERIF, track=0.1, fit=w * 0.75)
            c.rect(w / 2 - 50, 580, w / 2 + 50, 588, "shu")
        else:
            size = min(300, 760 / len(t) / 1.16)
            c.vertical(t, w / 2, (1000 - size * (len(t) * 1.16 - 0.16)) / 2 - 30, size, "sumi", "NotoSerifCJK-Bold")
            c.rect(w * 0.14, 810, w * 0.14 + 84, 894, "shu")
            c.text("茶", w * 0.14 + 42, 852, 58, "#f3ead6", art.SERIF_BOLD)
            c.vertical("一番摘み" if t == "煎茶" else "直火焙煎", w * 0.84, 110, 70, "sumi", art.SERIF)
        label_patch("label", R, z0, z1, ang, mat.printed(c.image(), 0.7, fibre=0.01), gap=0.025, seg=40)


def caddy(p):
    with Group() as g:
        one_caddy(p)
    g.place(rot=(0, 0, 14))
    return {"elevation": 16, "fill": 0.66 if p.get("shape") != "short" else 0.56}


def bean_mesh(m):
    """One coffee bean, its crease upward."""

    def fn(v):
        crease = 0.30 * math.exp(-((v.x / 0.12) ** 2)) * max(0, v.z) * (1 if abs(v.y) < 0.97 else 0.4)
        return 1 - crease

    b = ball("bean", 1, m, seg=32, fn=fn)
    deform(b, lambda c: (c.x * 0.40 + 0.02 * math.sin(c.y * 4), c.y * 0.56, c.z * (0.34 if c.z > 0 else 0.26)))
    return b


def beans(count, spread, center, m=None, seed=2, layers=1):
    r = rnd(seed)
    m = m or mat.gradient([(0.1, "#1c0d06"), (0.5, "#3f2010"), (1, "#6a3c20")], "z", -0.3, 0.36, 0.32, 0.02, 9, coat=0.25)
    first = bean_mesh(m)
    pts = []
    out = []
    tries = 0
    while len(pts) < count and tries < 8000:
        tries += 1
        a, d = r.random() * TAU, math.sqrt(r.random())
        x, y = center[0] + math.cos(a) * d * spread[0], center[1] + math.sin(a) * d * spread[1]
        if all((x - q) ** 2 + (y - s) ** 2 > 0.92**2 for q, s in pts):
            pts.append((x, y))
            flip = r.random() < 0.45
            o = first if not out else copy(first)
            tilt = r.uniform(-12, 12)
            place(o, (x, y, 0.27 if not flip else 0.33), (180 + tilt if flip else tilt, r.uniform(-10, 10), r.random() * 360))
            out.append(o)
    return out


def one_bag(color, label, sub, W=12.5, H=22, D=7.5, seed=1.0, height=1000):
    """A side-gusset coffee bag with a folded top held by a tin tie."""
    m = mat.paper(color, rough=0.5 if color != "kraft" else 0.8, fibre=0.015)
    body = H * 0.74

    def depth(v):
        return D / 2 * (1 if v < 0.62 else max(0.03, 1 - ((v - 0.62) / 0.30) ** 1.0) if v < 0.92 else 0.03)

    def face(s):
        def fn(u, v):
            z = v * H
            d = depth(v)
            x = (u - 0.5) * W * (1 + 0.03 * (1 - v))
            bul = math.sin(math.pi * u) * math.sin(math.pi * min(1, v * 1.25)) * 0.5
            cr = 0.16 * n3(x * 0.5, z * 0.3, s * 3, 1, seed) + 0.10 * abs(n3(x * 0.9, z * 0.8, s, 1, seed + 4))
            y = s * (d + bul * (v < 0.9)) + cr * (1 if v > 0.03 else 0)
            lean = 0
            return (x, y + lean, z + (0 if v > 0.02 else 0))

        return fn

    f, b = face(-1), face(1)
    grid("front", 60, 100, f, m)
    grid("back", 60, 100, b, m)
    for s in (0, 1):
        sg = -1 if s == 0 else 1

        def gus(u, v, s=s, sg=sg):
            p0, p1 = f(s, v), b(s, v)
            t = u
            k = 1 - abs(2 * t - 1)
            inn = k * (0.25 + 2.6 * max(0, (v - 0.35)) ** 1.2)
            return (p0[0] * (1 - t) + p1[0] * t - sg * inn, p0[1] * (1 - t) + p1[1] * t, p0[2])

        grid("gusset", 16, 100, gus, m)
    # the folded top: a flat roll over the front
    fz = H * 0.955
    rbox("fold", W * 1.0, 0.55, H * 0.085, 0.2, m, (0, -0.25, fz - H * 0.06))
    rbox("tie", W * 1.12, 0.16, 0.75, 0.06, mat.plain("#b98f3f" if color != "kraft" else "#2b2420", 0.4), (0, -0.62, fz - H * 0.03))
    # label, laid over the front
    light = color in ("sumi", "kon", "ai", "shu", "akane")
    w, h = int(height * 0.82), height
    c = art.Canvas(w, h, "#f4efe4" if color != "white" else "#2b2420")
    ink = "#2a211b" if color != "white" else "#f4efe4"
    if is_latin(label):
        c.text(label, w / 2, h * 0.45, 190, ink, art.SANS_BOLD, track=0.16, fit=w * 0.8)
    else:
        c.vertical(label, w / 2, h * 0.13, 205, ink, "NotoSerifCJK-Bold")
    c.rect(w * 0.1, h * 0.835, w * 0.9, h * 0.838, ink)
    if sub:
        c.text(sub, w / 2, h * 0.89, 56, ink, art.SANS_BOLD, track=0.22, fit=w * 0.8)
    c.text("SPECIALTY COFFEE  200g", w / 2, h * 0.945, 34, ink, art.SANS, track=0.18, fit=w * 0.8)
    # roast scale
    lv = {"DARK ROAST": 5, "MEDIUM ROAST": 3, "LIGHT ROAST": 1}.get(sub, 0)
    for k in range(5 if lv else 0):
        c.disc(w * 0.86, h * (0.16 + k * 0.06), 15, ink if k < lv else "#b8a790")
    mt = mat.printed(c.image(), 0.6, fibre=0.006)
    zl0, zl1 = 0.14, 0.60

    def lab(u, v):
        uu = 0.5 + (u - 0.5) * (H * (zl1 - zl0) * 0.82 / W)
        q = f(uu, zl0 + (zl1 - zl0) * v)
        return (q[0], q[1] - 0.045, q[2])

    grid("label", 40, 50, lab, mt)


def coffeebag(p):
    if p.get("shape") == "drip":
        for i, col in enumerate(p["colors"]):
            with Group() as g:
                drip(col, ["深", "中", "浅"][i], i)
            g.place(loc=((i - 1) * 8.2, 1.4 * abs(i - 1), 0), rot=(-14, 0, (i - 1) * -7))
        return {"elevation": 18, "fill": 0.76}
    with Group() as g:
        one_bag(p["color"], p["label"], p.get("sub"))
    g.place(rot=(0, 0, 16))
    if p.get("beans"):
        beans(26, (4.6, 2.2), (7.2, -6.6))
    return {"elevation": 15, "fill": 0.76}


def drip(color, mark, seed):
    """A flat sachet for one cup, leaning back a little."""
    W, H = 9.4, 12
    c = art.Canvas(752, 960, "#f2ebdd")
    c.rect(0, 0, 752, 330, color)
    c.text("DRIP", 376, 150, 120, "#f7f1e4", art.SANS_BOLD, track=0.2)
    c.text("COFFEE", 376, 255, 54, "#f7f1e4", art.SANS, track=0.4)
    c.text(mark + "煎り", 376, 560, 170, "#2a211b", "NotoSerifCJK-Bold", track=0.1)
    c.text("10g × 1杯分", 376, 780, 56, "#2a211b", art.SANS, track=0.1)
    img = mat.printed(c.image(), 0.45, fibre=0.01)
    back = mat.paper("#f2ebdd")

    def side(s):
        def fn(u, v):
            x, z = (u - 0.5) * W, v * H
            e = min(u * W, (1 - u) * W, v * H, (1 - v) * H)
            h = 0.06 + 0.75 * (1 - math.exp(-max(0, e - 0.75) / 1.3))
            crimp = 0.04 * math.sin(z * 14) if e < 0.75 and (v < 0.07 or v > 0.93) else 0
            return (x, s * (h + 0.12 * n3(x * 0.4, z * 0.4, seed)) + crimp, z)

        return fn

    grid("front", 60, 70, side(-1), img)
    grid("back", 60, 70, side(1), back)


def box(p):
    """A carton of tea bags with two sachets before it."""
    W, D, H = 15, 7, 10.5
    col = p.get("color", "akane")
    c = art.Canvas(1500, 1050, col)
    c.line([(50, 50), (1450, 50), (1450, 1000), (50, 1000)], "gold", 5, True)
    c.disc(750, 410, 265, "#f6eeda")
    c.text(p["label"], 750, 410, 150, "#3a1714", "NotoSerifCJK-Bold", track=0.06, fit=430)
    c.text(p.get("sub", ""), 750, 800, 70, "#f6eeda", art.SERIF, track=0.16, fit=1200)
    c.text("ティーバッグ 2.5g × 20袋", 750, 905, 46, "#f6eeda", art.SANS, track=0.1)
    with Group() as g:
        rbox("carton", W, D, H, 0.12, mat.plain(shade(col, 0.95), 0.45, coat=0.1))
        grid("front", 2, 2, lambda u, v: ((u - 0.5) * (W - 0.24), -D / 2 - 0.01, 0.12 + v * (H - 0.24)), mat.printed(c.image(), 0.45, coat=0.1))
        c2 = art.Canvas(700, 1050, col)
        c2.vertical("静岡 牧之原の茶葉", 350, 170, 78, "#f6eeda", art.SERIF)
        grid("side", 2, 2, lambda u, v: (W / 2 + 0.01, (u - 0.5) * (D - 0.24), 0.12 + v * (H - 0.24)), mat.printed(c2.image(), 0.45, coat=0.1))
    g.place(rot=(0, 0, -28))
    m = mat.glow("#efe6d4", soft=0.3, rough=0.8, bump=0.02)
    leaf = mat.plain("#4a2214", 0.9)
    for i, (x, y, r) in enumerate([(5.2, -8.6, 20), (9.4, -5.6, -35)]):
        with Group() as s:
            pyr = obj("sachet", [(-2.4, -2.2, 0), (2.4, -2.2, 0), (0, 2.5, 0), (0, 0, 3.6)], [(0, 2, 1), (0, 1, 3), (1, 2, 3), (2, 0, 3)], m, smooth=False)
            from lib.mesh import bevel

            bevel(pyr, 0.25, 4)
            tube("string", smooth([(0, 0, 3.5), (0.8, -1.0, 4.0), (1.8, -2.4, 2.0), (3.0, -3.6, 0.1), (4.6, -3.4, 0.08)], 8), 0.05, mat.plain("#f4efe2", 0.9), 6)
            tag = rbox("tag", 1.9, 1.9, 0.05, 0, mat.plain(col, 0.6), (5.4, -3.4, 0.02))
        s.place(loc=(x, y, 0.02), rot=(0, 0, r))
    return {"elevation": 18, "fill": 0.76}


def candle(p):
    if p["shape"] == "glass":
        prof = resample(fillet([(3.5, 0.0), (4.1, 0.0, 0.5), (4.15, 9.6)], 8), 0.4)
        outline, inner = shell(prof, 0.24, 0.9)
        lathe("glass", outline, mat.glass("#fbf7ee"), 128)
        wax = [(0, 0.92)] + [(r * 0.985, z) for r, z in inner if z < 7.2]
        zt = wax[-1][1]
        wax += [(3.2, zt - 0.05), (1.0, zt - 0.12), (0, zt - 0.1)]
        lathe("wax", wax, mat.glow(p["color"], rough=0.4, soft=0.2), 96)
        base = zt - 0.12
        c = art.Canvas(760, 620, "#f4efe4")
        c.text(p.get("label", "森の香り"), 380, 270, 120, "sumi", art.SERIF_BOLD, track=0.12, fit=600)
        c.text("AROMA CANDLE", 380, 410, 46, "sumi", art.SANS, track=0.25)
        c.rect(340, 490, 420, 494, "shu")
        label_patch("label", 4.12, 1.6, 6.2, 78, mat.printed(c.image(), 0.7, fibre=0.008), gap=0.03)
        flame((0, 0, base))
        return {"elevation": 15, "fill": 0.6, "transmission": 8, "noise": 1.7}
    for i, col in enumerate(p["colors"]):
        x, y, s = ((-3.6, 0.6, 1.0), (3.7, -1.0, 0.74))[i]
        H = 15 * s
        prof = fillet([(0, 0.0), (3.0, 0.0, 0.25), (3.25, H, 0.35), (2.4, H - 0.05, 0.3), (1.2, H - 0.35, 0.3), (0, H - 0.4)], 6)
        lathe("pillar", resample(prof, 0.4), mat.glow(col, rough=0.45, soft=0.25), 128, lambda a, r, z: (r * (1 + 0.006 * n3(math.cos(a) * 2, math.sin(a) * 2, z * 0.3)), z)).location = (x, y, 0)
        flame((x, y, H - 0.4))
    return {"elevation": 14, "fill": 0.74}


def flame(at, lit=True):
    x, y, z = at
    tube("wick", smooth([(x, y, z - 0.1), (x + 0.03, y, z + 0.5), (x + 0.12, y, z + 1.0)], 6), 0.1, mat.plain("#2a2019", 0.9), 8)
    if lit:
        n = mat.Nodes("flame")
        sep = n.add("ShaderNodeSeparateXYZ", Vector=n.coord())
        f = n.add("ShaderNodeMapRange", Value=sep.outputs["Z"])
        f.inputs["From Min"].default_value, f.inputs["From Max"].default_value = -1.0, 1.3
        e = n.add("ShaderNodeEmission", Strength=2.2)
        n.set(e, "Color", n.ramp(f.outputs[0], [(0.0, (0.25, 0.35, 0.9)), (0.18, (1, 0.55, 0.12)), (0.5, (1, 0.78, 0.3)), (1, (1, 0.55, 0.12))]))
        o = ball("flame", 1, n.done(e), (x + 0.12, y, z + 1.75), seg=32)
        deform(o, lambda c: (c.x * 0.36 * (1 - max(0, c.z) * 0.55), c.y * 0.36 * (1 - max(0, c.z) * 0.55), c.z * (1.35 if c.z > 0 else 0.95)))


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
