"""Materials. Every function returns a new material; colours are palette names, hex or linear tuples."""

from .color import rgba, shade
from .nodes import Nodes


def plain(color, rough=0.5, **kw):
    n = Nodes("plain")
    return n.done(n.principled(color, rough, **kw))


# --- ceramics ---------------------------------------------------------------------------------

# name: (base, thin edge, pooled, roughness, speckle colour or None, mottling)
GLAZES = {
    "white": ("#f1f0ea", "#f6f5f0", "#e6e9e8", 0.12, None, 0.05),
    "celadon": ("#a9c4b0", "#cddcc8", "#7fa592", 0.1, None, 0.08),
    "kohiki": ("#e9e0cf", "#cdb493", "#efe8da", 0.34, "#8a6a48", 0.22),
    "tenmoku": ("#1d1410", "#7a3f1a", "#120c0a", 0.08, None, 0.3),
    "black": ("#1a1918", "#4a3326", "#101010", 0.3, None, 0.15),
    "ruri": ("#1e3674", "#54719f", "#142450", 0.1, None, 0.1),
    "ame": ("#8a4a1c", "#b9803f", "#54270c", 0.1, None, 0.16),
    "hagi": ("#e0b79a", "#cf9a78", "#efd9c5", 0.38, "#b57f62", 0.28),
    "oribe": ("#2f5f3f", "#7d9a5c", "#16382a", 0.1, None, 0.3),
    "indigo": ("#2d4a6e", "#6f8aa3", "#1d3150", 0.22, None, 0.12),
    "shudei": ("#9a4a30", "#a9573a", "#833a24", 0.42, None, 0.1),
    "kokudei": ("#2a2827", "#3a3836", "#1c1b1b", 0.42, None, 0.12),
    "shiro-mat": ("#ece8df", "#f3f0e8", "#dcd6ca", 0.5, None, 0.12),
    "sakura-yu": ("#ecc3bd", "#f4ddd4", "#d99f9c", 0.16, None, 0.25),
    "kiseto": ("#d1aa54", "#e2c888", "#a97d2c", 0.3, "#7d7a30", 0.4),
}


def glaze(name, pattern=None, ink="ai", tile=None):
    """A ceramic glaze: thin and lighter on edges, pooled in hollows; `pattern` is an image over UV."""
    if name.startswith("lacquer"):
        return lacquer("shu" if name.endswith("red") else "sumi")
    base, thin, pooled, rough, speck, mottle = GLAZES.get(name) or (name, name, name, 0.15, None, 0.1)
    n = Nodes("glaze-" + name)
    point = n.add("ShaderNodeNewGeometry").outputs["Pointiness"]
    edge = n.ramp(point, [(0.46, (0, 0, 0)), (0.5, (0.5, 0.5, 0.5)), (0.56, (1, 1, 1))])
    big = n.noise(0.5, 4, distort=0.8)
    f = n.math("ADD", edge, n.math("MULTIPLY", n.math("SUBTRACT", big, 0.5), mottle * 1.6))
    col = n.ramp(f, [(0.15, pooled), (0.5, base), (0.95, thin)])
    if speck:
        s = n.noise(9, 1)
        sfac = n.ramp(s, [(0.68, (0, 0, 0)), (0.75, (0.55, 0.55, 0.55))])
        col = n.mixrgb(sfac, col, speck)
    if pattern is not None:
        img = n.image(pattern, ext="REPEAT")
        if tile:
            img = n.image(pattern, n.coord("UV", (tile[0], tile[1], 1)), ext="REPEAT")
        wob = n.math("MULTIPLY", img["Alpha"], n.math("ADD", n.math("MULTIPLY", n.noise(3, 2), 0.5), 0.72))
        col = n.mixrgb(wob, col, rgba(ink)[:3])
    b = n.bump(n.noise(1.2, 2), 0.03, 0.5)
    if rough > 0.25:
        b = n.bump(n.noise(14, 3), 0.012, 0.7, b)
    p = n.principled(col, rough, Normal=b)
    if rough < 0.2:
        n.set(p, "Clearcoat", 0.35)
        n.set(p, "Clearcoat Roughness", 0.04)
    return n.done(p)


def clay(color="#b08a66"):
    n = Nodes("clay")
    col = n.ramp(n.noise(4, 4), [(0.3, shade(color, 0.8)), (0.7, shade(color, 1.15))])
    return n.done(n.principled(col, 0.85, Normal=n.bump(n.noise(22, 3), 0.02)))


def lacquer(color="sumi"):
    n = Nodes("lacquer")
    c = {"sumi": "#0d0c0c", "shu": "#a3200f"}.get(color, color)
    p = n.principled(c, 0.16, Normal=n.bump(n.noise(0.6, 1), 0.01, 0.4))
    n.set(p, "Clearcoat", 1.0)
    n.set(p, "Clearcoat Roughness", 0.03)
    return n.done(p)


def wood(kind="oak", axis="x", scale=1.0, rough=0.5, coat=0.0):
    """Wood with grain along an axis."""
    n = Nodes("wood-" + kind)
    s = {"x": (0.06, 1, 1), "y": (1, 0.06, 1), "z": (1, 1, 0.06)}[axis]
    v = n.coord("Object", tuple(k * scale for k in s))
    rings = n.add("ShaderNodeTexWave", {"wave_type": "RINGS", "rings_direction": axis.upper(), "wave_profile": "SIN"}, Scale=0.3, Distortion=7.0, Detail=3.0, Detail_Scale=0.6)
    n.link(v, rings.inputs["Vector"])
    fib = n.noise(9, 5, v, 0.6)
    f = n.math("ADD", n.math("MULTIPLY", rings.outputs["Fac"], 0.34), n.math("MULTIPLY", fib, 0.62))
    col = n.ramp(f, [(0.2, shade(kind, 0.68)), (0.5, shade(kind, 0.95)), (0.85, shade(kind, 1.18))])
    p = n.principled(col, rough, Normal=n.bump(fib, 0.02, 0.5))
    if coat:
        n.set(p, "Clearcoat", coat)
        n.set(p, "Clearcoat Roughness", 0.08)
    return n.done(p)


# --- cloth, leather, paper --------------------------------------------------------------------


def cloth(color, weave=18.0, depth=0.012, img=None, uv=True, rough=0.9, sheen=0.25, soft=0.12, stripe=None):
    """Woven cloth. `img` (RGBA) is printed over UV."""
    n = Nodes("cloth")
    base = n.mixrgb(n.noise(1.1, 3), shade(color, 1 - soft), shade(color, 1 + soft * 0.6))
    if img is not None:
        t = n.image(img, n.coord("UV") if uv else None, ext="CLIP" if uv != "repeat" else "REPEAT")
        base = n.mixrgb(t["Alpha"], base, t["Color"])
    v = n.coord("Object")
    h = None
    if weave:
        wx = n.add("ShaderNodeTexWave", {"bands_direction": "X"}, Scale=weave, Distortion=0.6, Detail=1.0)
        wy = n.add("ShaderNodeTexWave", {"bands_direction": "Y"}, Scale=weave, Distortion=0.6, Detail=1.0)
        n.link(v, wx.inputs["Vector"])
        n.link(v, wy.inputs["Vector"])
        h = n.math("ADD", wx.outputs["Fac"], wy.outputs["Fac"])
        h = n.math("ADD", h, n.noise(weave * 1.7, 2))
    else:
        h = n.noise(30, 3)
    p = n.principled(base, rough, Normal=n.bump(h, depth), Specular=0.2)
    n.set(p, "Sheen", sheen)
    return n.done(p)


def terry(color, img=None):
    """Towelling: loops as deep fine noise."""
    n = Nodes("terry")
    f = n.noise(5.5, 2, rough=0.7)
    col = n.ramp(f, [(0.3, shade(color, 0.72)), (0.62, shade(color, 1.04))])
    if img is not None:
        t = n.image(img, n.coord("UV"))
        col = n.mixrgb(t["Alpha"], col, n.mixrgb(1.0, t["Color"], n.ramp(f, [(0.3, (0.72,) * 3), (0.62, (1, 1, 1))]), "MULTIPLY"))
    p = n.principled(col, 1.0, Normal=n.bump(f, 0.32), Specular=0.05, Sheen=0.6)
    return n.done(p)


def leather(color, rough=0.42, grain=5.0):
    n = Nodes("leather")
    vor = n.add("ShaderNodeTexVoronoi", {"feature": "SMOOTH_F1"}, Scale=grain)
    n.link(n.coord(), vor.inputs["Vector"])
    col = n.ramp(n.noise(0.8, 4), [(0.3, shade(color, 0.75)), (0.7, shade(color, 1.15))])
    return n.done(n.principled(col, rough, Normal=n.bump(vor.outputs["Distance"], 0.035), Specular=0.45))


def paper(color="white", img=None, rough=0.75, fibre=0.008, coat=0.0, ext="CLIP"):
    n = Nodes("paper")
    base = n.mixrgb(n.noise(1.5, 4), shade(color, 0.97), shade(color, 1.02))
    if img is not None:
        t = n.image(img, n.coord("UV"), ext=ext)
        base = n.mixrgb(t["Alpha"], base, t["Color"])
    p = n.principled(base, rough, Normal=n.bump(n.noise(14, 4), fibre), Specular=0.3)
    if coat:
        n.set(p, "Clearcoat", coat)
    return n.done(p)


# --- metal, glass, liquids, food --------------------------------------------------------------


def metal(color="#c9ccd0", rough=0.25, brushed=None, hammered=0.0):
    n = Nodes("metal")
    nrm = n.bump(n.noise(3, 2), 0.004)
    if brushed:
        s = {"x": (0.3, 40, 40), "y": (40, 0.3, 40), "z": (40, 40, 0.3)}[brushed]
        nrm = n.bump(n.noise(1, 2, n.coord("Object", s)), 0.004)
    if hammered:
        vor = n.add("ShaderNodeTexVoronoi", {"feature": "SMOOTH_F1"}, Scale=1.2)
        n.link(n.coord(), vor.inputs["Vector"])
        nrm = n.bump(vor.outputs["Distance"], hammered)
    return n.done(n.principled(color, rough, Metallic=1.0, Normal=nrm))


def glass(color="#ffffff", rough=0.0, ior=1.45, bump=0.0):
    """Glass that casts a light shadow instead of a black one (caustics are off)."""
    n = Nodes("glass")
    g = n.add("ShaderNodeBsdfGlass", Roughness=rough, IOR=ior)
    n.set(g, "Color", rgba(color))
    if bump:
        n.set(g, "Normal", n.bump(n.noise(0.8, 2), bump))
    t = n.add("ShaderNodeBsdfTransparent")
    c = rgba(color)
    n.set(t, "Color", (c[0] * 0.92, c[1] * 0.92, c[2] * 0.92))
    lp = n.add("ShaderNodeLightPath")
    fac = n.math("MAXIMUM", lp.outputs["Is Shadow Ray"], lp.outputs["Is Diffuse Ray"])
    return n.done(n.add("ShaderNodeMixShader", Fac=fac, **{"1": g.outputs[0], "2": t.outputs[0]}))


def glow(color, img=None, rough=0.6, soft=0.5, bump=0.0, scale=8.0, coat=0.0, spec=0.4):
    """Soft matter that lets some light through (petals, dough, wax): diffuse plus translucent."""
    n = Nodes("glow")
    col = n.mixrgb(n.noise(0.9, 3), shade(color, 0.93), shade(color, 1.06))
    if img is not None:
        t = n.image(img, n.coord("UV"))
        col = n.mixrgb(t["Alpha"], col, t["Color"])
    nrm = n.bump(n.noise(scale, 3), bump) if bump else None
    p = n.principled(col, rough, Specular=spec)
    tr = n.add("ShaderNodeBsdfTranslucent")
    n.set(tr, "Color", col)
    if nrm:
        n.set(p, "Normal", nrm)
        n.set(tr, "Normal", nrm)
    if coat:
        n.set(p, "Clearcoat", coat)
        n.set(p, "Clearcoat Roughness", 0.1)
    return n.done(n.add("ShaderNodeMixShader", Fac=soft * 0.5, **{"1": p.outputs[0], "2": tr.outputs[0]}))


def gradient(stops, axis="z", lo=0.0, hi=1.0, rough=0.5, bump=0.0, scale=8.0, mottle=0.12, soft=0.0, coat=0.0, spec=0.4, glow=0.0):
    """Colours along an object axis between lo and hi (fruit, petals, crusts)."""
    n = Nodes("gradient")
    sep = n.add("ShaderNodeSeparateXYZ", Vector=n.coord())
    v = sep.outputs[axis.upper()]
    f = n.add("ShaderNodeMapRange", Value=v)
    f.inputs["From Min"].default_value, f.inputs["From Max"].default_value = lo, hi
    f = n.math("ADD", f.outputs[0], n.math("MULTIPLY", n.math("SUBTRACT", n.noise(scale * 0.35, 4), 0.5), mottle * 2))
    col = n.ramp(f, stops)
    p = n.principled(col, rough, Specular=spec)
    if bump:
        n.set(p, "Normal", n.bump(n.noise(scale, 3), bump))
    if coat:
        n.set(p, "Clearcoat", coat)
        n.set(p, "Clearcoat Roughness", 0.08)
    if glow:
        n.link(col, p.inputs["Emission"])
        n.set(p, "Emission Strength", glow)
    if not soft:
        return n.done(p)
    tr = n.add("ShaderNodeBsdfTranslucent")
    n.set(tr, "Color", col)
    return n.done(n.add("ShaderNodeMixShader", Fac=soft * 0.5, **{"1": p.outputs[0], "2": tr.outputs[0]}))


def powder(color="#f5f0e6", under="#e9cdb8", cover=0.55):
    """Flour or sugar dusted over something."""
    n = Nodes("powder")
    f = n.ramp(n.noise(2.2, 6, rough=0.65), [(cover - 0.25, rgba(under)[:3]), (cover, rgba(color)[:3])])
    p = n.principled(f, 0.95, Normal=n.bump(n.noise(16, 4), 0.03), Specular=0.1)
    return n.done(p)


def emit(color, strength):
    n = Nodes("emit")
    e = n.add("ShaderNodeEmission", Strength=strength)
    n.set(e, "Color", rgba(color))
    return n.done(e)


def printed(img, rough=0.5, coat=0.0, bump=None, metallic=0.0, fibre=0.0, ext="EXTEND"):
    """A picture over UV, opaque."""
    n = Nodes("printed")
    t = n.image(img, n.coord("UV"), ext=ext)
    p = n.principled(t["Color"], rough, Metallic=metallic)
    if coat:
        n.set(p, "Clearcoat", coat)
    if fibre:
        n.set(p, "Normal", n.bump(n.noise(14, 4), fibre))
    return n.done(p)
