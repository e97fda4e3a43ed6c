"""The studio itself: backdrop, lights and camera of each set, and the render."""

import math
import os

import bpy
import numpy as np
from mathutils import Matrix, Vector

from . import mat
from .color import rgba
from .scene import CREATED, obj

# floor and wall colour, world (horizon, zenith, strength), key and fill (colour, strength), gloss of the floor;
# `wood` makes the floor a table top of that wood before an upright `wall`; `plaster` gives it the strokes of a trowel; `key_at` and `fill_at` move the lights,
# `lamp` (colour, strength, place) lights the wall from out of the frame; `key_size` makes the key small and its shadows sharp,
# `gobo` hangs leaves before it, `bounce` (colour, strength, place) is what a coloured surface beside the set throws back;
# `stand` (fill, foot) lets every upright front picture end at the same line of the floor
SETS = {
    "white": dict(floor="#f1f1f0", world=("#e9ecf0", "#ffffff", 0.5), key=("#fff5e8", 1.0), fill=("#dfe9ff", 0.4)),
    "flora": dict(floor="#f6f0ec", world=("#f6f1ee", "#ffffff", 0.6), key=("#fff4ea", 0.96), fill=("#f2ecff", 0.45)),
    "warm": dict(floor="#e2d7c6", world=("#f0e8dc", "#fffaf2", 0.46), key=("#ffeacf", 1.0), fill=("#dbe4ff", 0.3)),
    "washi": dict(floor="#e4dccb", world=("#efe8da", "#fffaf0", 0.48), key=("#fff0dc", 1.0), fill=("#e3e9f5", 0.35), paper=True),
    "fresh": dict(floor="#cfdfdb", world=("#e6f0ef", "#ffffff", 0.52), key=("#fff7ea", 0.98), fill=("#d9ecff", 0.5)),
    "dark": dict(floor="#1b1a1a", world=("#2b2a2c", "#55514d", 0.3), key=("#ffe3c4", 1.7), fill=("#9db4d9", 0.35), gloss=0.35),
    "latte": dict(floor="#f3e9d9", world=("#f6f0e6", "#fffcf8", 0.56), key=("#fff3e3", 1.06), fill=("#e6e9f6", 0.38)),
    "counter": dict(
        floor="#4a3122", wood="#5a3a26", wall="#d8b184", world=("#8f7a66", "#d9c6ae", 0.22),
        key=("#ffd9a8", 1.05), key_at=(10.5, -2.0, 6.5), fill=("#c9d3ea", 0.2), fill_at=(-11, -7, 5), lamp=("#ffb765", 1.0, (-6.5, 6.0, 6.0)),
    ),
    "rice": dict(floor="#fbf9f2", world=("#f9f6ee", "#fffdf8", 0.66), key=("#fff5e8", 1.0), fill=("#f0f0f4", 0.62)),
    "torinoko": dict(floor="#efe8da", world=("#f3eee3", "#fffdf7", 0.6), key=("#fff4e4", 0.98), fill=("#eef0f4", 0.5), paper=True),
    "bone": dict(
        floor="#e4e0d8", plaster=True, world=("#eeebe4", "#faf9f6", 0.42), key=("#fff8ef", 1.42), key_at=(-11.5, -3.2, 7.4), fill=("#e6e9f0", 0.26),
    ),
    "night": dict(
        floor="#1d1a17", plaster=True, world=("#2a2622", "#4a443c", 0.22), key=("#ffd9ac", 1.5), key_at=(-10.5, -2.0, 6.4), fill=("#8f9cb8", 0.22), gloss=0.0,
    ),
    "greenhouse": dict(
        floor="#e9ecdf", world=("#f2f3ee", "#ffffff", 0.53), key=("#ffffff", 1.36), key_at=(-6.2, -5.4, 12.6), key_size=0.6, gobo=True,
        fill=("#edf1fb", 0.24), bounce=("#cfe6b0", 0.16, (-11, -4, 4.5)), stand=(0.84, 0.08), high=0.66,
    ),
    "bold": dict(floor="#e2523a", world=("#f5e9e3", "#ffffff", 0.5), key=("#fff3e0", 1.2), fill=("#e5ebff", 0.35)),
}

ANGLES = {  # elevation in degrees, how much of the frame the subject fills, where its middle sits (0 = centre)
    "front": (17, 0.70, -0.015),
    "high": (42, 0.74, -0.01),
    "top": (88, 0.80, 0.0),
    "hero": (13, 0.80, -0.03),
}

SIDES = {  # of a product that is also seen from the front: what differs from the model's own framing, which may say more
    "above": {"elevation": 52, "fill": 0.72},
    "turned": {"turn": 40, "elevation": 22},
    "detail": {"fill": 1.4, "focus": True},
}


def reset():
    CREATED.clear()
    for coll in (bpy.data.objects, bpy.data.meshes, bpy.data.materials, bpy.data.images, bpy.data.lights, bpy.data.cameras, bpy.data.curves):
        for it in list(coll):
            coll.remove(it)


def turn(degrees):
    """Turn the model on its table; camera, backdrop and light stay as they are in every picture."""
    about = Matrix.Rotation(math.radians(degrees), 4, "Z")
    for o in bpy.context.scene.objects:
        if o.parent is None:
            o.matrix_world = about @ o.matrix_world


def model_points():
    """Every vertex of the model in world space, after modifiers."""
    dg = bpy.context.evaluated_depsgraph_get()
    out = []
    for o in bpy.context.scene.objects:
        if o.type != "MESH" or o.get("no_fit"):
            continue
        ev = o.evaluated_get(dg)
        me = ev.to_mesh()
        a = np.empty(len(me.vertices) * 3, np.float32)
        me.vertices.foreach_get("co", a)
        m = np.array(o.matrix_world)
        out.append(a.reshape(-1, 3) @ m[:3, :3].T + m[:3, 3])
        ev.to_mesh_clear()
    return np.vstack(out)


def frame(shot, opts):
    """Put the camera so that the model fills its part of the frame; returns the width seen at its place."""
    elev, fill, low = ANGLES.get(shot["angle"], ANGLES["front"])
    p = shot["params"]
    elev = p.get("elevation", opts.get("elevation", elev))
    fill = p.get("fill_frame", opts.get("fill", fill))
    low = p.get("low", opts.get("low", low))
    w, h = opts["size"]
    aspect = w / h
    pts = model_points()
    e = math.radians(elev)
    az = math.radians(p.get("azimuth", opts.get("azimuth", 0)))
    back = np.array([math.sin(az) * math.cos(e) * -1, -math.cos(az) * math.cos(e), math.sin(e)])
    right = np.array([math.cos(az), -math.sin(az), 0.0])
    up = np.cross(back, right)
    foot = None
    if "stand" in SETS[shot["set"]] and shot["angle"] in ("front", "turned") and aspect < 1 and "low" not in {**opts, **p}:
        fill, foot = p.get("fill_frame", SETS[shot["set"]]["stand"][0]), SETS[shot["set"]]["stand"][1]
    lens, sensor = 90.0, 36.0
    tan_w = sensor / 2 / lens if aspect >= 1 else sensor / 2 / lens * aspect
    tan_h = tan_w / aspect
    x, y, z = pts @ right, pts @ up, pts @ back
    cx, cy = (x.min() + x.max()) / 2, (y.min() + y.max()) / 2
    zc = z.max()
    lo, hi = 0.1, 5000.0
    for _ in range(8):
        for _ in range(40):
            d = (lo + hi) / 2
            dist = zc + d - z
            ok = (np.abs((x - cx) / dist).max() <= tan_w * fill) and (np.abs((y - cy) / dist).max() <= tan_h * fill)
            lo, hi = (lo, d) if ok else (d, hi)
        d = hi
        dist = zc + d - z
        px, py = (x - cx) / dist, (y - cy) / dist
        cx += (px.max() + px.min()) / 2 * d
        cy += (py.max() + py.min()) / 2 * d
        lo, hi = 0.1, 5000.0
    if foot is None:
        cy -= low * tan_h * d * 2
    else:
        for _ in range(4):
            cy += d * (((y - cy) / (zc + d - z)).min() + tan_h * (1 - 2 * foot))
    cx += p.get("shift", opts.get("shift", 0)) * tan_w * d * 2
    pos = right * cx + up * cy + back * (zc + d)
    cam = bpy.data.cameras.new("cam")
    cam.lens, cam.sensor_width, cam.clip_end = lens, sensor, 1e5
    cam.clip_start = 0.5
    ob = bpy.data.objects.new("cam", cam)
    bpy.context.scene.collection.objects.link(ob)
    ob.location = pos
    ob.rotation_euler = Matrix((right, up, back)).transposed().to_euler()
    bpy.context.scene.camera = ob
    mid = right * cx + up * cy + back * float(np.median(z))
    seen = 2 * tan_w * (d + (z.max() - z.min()) / 2)
    if opts.get("focus"):
        cam.dof.use_dof = True
        cam.dof.focus_distance = d + (z.max() - z.min()) * 0.25
        cam.dof.aperture_fstop = 5.6
    return Vector(mid), seen, pts


def area(name, loc, target, size, color, power, size_y=None):
    li = bpy.data.lights.new(name, "AREA")
    li.shape = "RECTANGLE"
    li.size, li.size_y = size, size_y or size
    li.color = rgba(color)[:3]
    li.energy = power
    ob = bpy.data.objects.new(name, li)
    bpy.context.scene.collection.objects.link(ob)
    ob.location = loc
    ob.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    return ob


def seamless(st, k):
    """The paper that runs from under the product up behind it."""
    n = mat.Nodes("backdrop")
    if st.get("gloss"):
        sh = n.principled(rgba(st["floor"])[:3], 0.32, Specular=st["gloss"])
    else:
        sh = n.add("ShaderNodeBsdfDiffuse", Roughness=0.0)
        n.set(sh, "Color", rgba(st["floor"]))
    if st.get("paper"):
        n.set(sh, "Normal", n.bump(n.noise(2.2 / k * 4, 5), 0.02 * k))
    if st.get("plaster"):
        n.set(sh, "Normal", n.bump(n.noise(0.42 / k, 6, distort=1.4), 0.07 * k))
    return n.done(sh)


def plaster(color, k):
    """A wall with the strokes of the trowel."""
    n = mat.Nodes("plaster")
    f = n.noise(0.5 / k, 5, distort=1.5)
    sh = n.add("ShaderNodeBsdfDiffuse", Roughness=0.0)
    n.set(sh, "Color", n.mixrgb(f, mat.shade(color, 0.93), mat.shade(color, 1.05)))
    n.set(sh, "Normal", n.bump(f, 0.12 * k))
    return n.done(sh)


def hang_gobo(key, target, k, wide):
    """Sprays of leaves between the key and the set, which only their shadows show."""
    leaf = [(t, 0.24 * math.sin(math.pi * t) ** 0.8) for t in (i / 8 for i in range(9))]
    outline = leaf + [(t, -w) for t, w in leaf[-2:0:-1]]
    verts, faces = [], []
    for x0, y0, turned, length in ((-6.0, 0.6, -16, 4.2), (-5.2, 5.0, -28, 5.4), (5.6, 5.6, 212, 4.4), (6.0, 1.4, 176, 3.6), (-5.6, -3.2, 12, 3.4)):
        a = math.radians(turned)
        for i in range(9):
            side = 1 if i % 2 else -1
            sx, sy = x0 + math.cos(a) * length * i / 8, y0 + math.sin(a) * length * i / 8
            b = a + side * (0.75 + 0.15 * math.sin(i * 2.3))
            size = 2.0 - 0.09 * i
            faces.append(list(range(len(verts), len(verts) + len(outline))))
            verts += [(sx + size * (u * math.cos(b) - w * math.sin(b)), sy + size * (u * math.sin(b) + w * math.cos(b)), 0) for u, w in outline]
    ob = obj("gobo", [(x * k * wide, y * k * wide, z) for x, y, z in verts], faces, mat.plain("#35522c", 0.9))
    ob.location = target + (key - target) * 0.42
    ob.rotation_euler = (target - key).to_track_quat("-Z", "Y").to_euler()
    ob["no_fit"] = True
    ob.visible_camera = ob.visible_glossy = ob.visible_diffuse = ob.visible_transmission = False


def sheet(material, profile, k, ground):
    """A backdrop: a profile of (y, z), as wide as any picture."""
    verts = [(sx * 90 * k, y, z) for y, z in profile for sx in (-1, 1)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)]
    ob = obj("backdrop", verts, faces, material)
    ob.location.z = ground
    ob["no_fit"] = True


def light(shot, opts, mid, seen, pts):
    st = dict(SETS[shot["set"]])
    st.update(opts.get("set", {}))
    st["floor"] = shot["params"].get("floor", st["floor"])
    k = seen / 10
    # Backdrop: floor, a wide curve, wall. For a view from above it is only floor.
    elevation = opts.get("elevation", ANGLES.get(shot["angle"], ANGLES["front"])[0])
    steep = elevation > 60
    y_back = max(9.0 * k, float(pts[:, 1].max()) + 3 * k)
    ground = opts.get("ground", 0.0) - 0.001 * k
    if st.get("wood"):
        sheet(mat.wood(st["wood"], "x", 0.22, 0.42, 0.35), [(-60 * k, 0.0), (80 * k if steep else y_back, 0.0)], k, ground)
        if not steep:
            sheet(plaster(st["wall"], k), [(y_back, 0.0), (y_back, 60 * k)], k, ground)
    else:
        r = 7 * k
        prof = [(-60 * k, 0.0)]
        prof += [(y_back + r * math.sin(a), r - r * math.cos(a)) for a in (math.pi / 2 * i / 24 for i in range(25))]
        prof += [(y_back + r, 60 * k)]
        sheet(seamless(st, k), [(-80 * k, 0.0), (80 * k, 0.0)] if steep else prof, k, ground)
    # World: brighter above than at the horizon, so that glossy objects have something to reflect.
    w = bpy.data.worlds.new("w")
    bpy.context.scene.world = w
    w.use_nodes = True
    t = w.node_tree
    t.nodes.clear()
    out = t.nodes.new("ShaderNodeOutputWorld")
    bg = t.nodes.new("ShaderNodeBackground")
    ramp = t.nodes.new("ShaderNodeValToRGB")
    tc = t.nodes.new("ShaderNodeTexCoord")
    sep = t.nodes.new("ShaderNodeSeparateXYZ")
    t.links.new(tc.outputs["Generated"], sep.inputs[0])
    t.links.new(sep.outputs["Z"], ramp.inputs[0])
    ramp.color_ramp.elements[0].color = rgba(st["world"][0])
    ramp.color_ramp.elements[0].position = 0.0
    ramp.color_ramp.elements[1].color = rgba(st["world"][1])
    ramp.color_ramp.elements[1].position = 0.9
    t.links.new(ramp.outputs[0], bg.inputs["Color"])
    bg.inputs["Strength"].default_value = st["world"][2]
    t.links.new(bg.outputs[0], out.inputs[0])
    w.cycles.sampling_method = "MANUAL"
    w.cycles.sample_map_resolution = 64
    # Lights, placed relative to the subject, as large as the width of the frame.
    c = Vector(mid)
    kk = k * k
    if steep:
        area("key", c + Vector(st.get("top_key_at", (-13, 6, 9))) * k, c, 8 * k, st["key"][0], 1850 * kk * st["key"][1])
        area("fill", c + Vector((10, -5, 9)) * k, c, 8 * k, st["fill"][0], 1500 * kk * st["fill"][1])
    else:
        high = st.get("high", 0.88) if elevation >= 33 else 1.0  # more floor, less wall
        key = c + Vector(st.get("key_at", (-9.5, -3.5, 11.5))) * k
        area("key", key, c, st.get("key_size", 8.5) * k, st["key"][0], 2150 * kk * st["key"][1] * high)
        if st.get("gobo"):
            hang_gobo(key, c, k, 0.95 if elevation >= 33 else 0.72)
        if "bounce" in st:
            color, strength, at = st["bounce"]
            area("bounce", c + Vector(at) * k, c, 7 * k, color, 900 * kk * strength)
        area("fill", c + Vector(st.get("fill_at", (11, -7, 4.5))) * k, c, 9 * k, st["fill"][0], 900 * kk * st["fill"][1])
        if "lamp" in st:
            color, strength, at = st["lamp"]
            area("lamp", c + Vector(at) * k, Vector((c.x + at[0] * k, y_back, c.z + (at[2] - 2) * k)), 1.6 * k, color, 260 * kk * strength)
        elif elevation < 35:
            area("wall", c + Vector((0, 3.5, 12)) * k, c + Vector((0, y_back / k + 4, 1)) * k, 10 * k, "#ffffff", 420 * kk * st["key"][1])
        area("back", c + Vector((3.5, 7.5, 11)) * k, c, 7 * k, st["key"][0] if "lamp" in st else "#ffffff", 520 * kk * st["key"][1])


def render(shot, opts, out_dir, samples):
    sc = bpy.context.scene
    sc.render.engine = "CYCLES"
    w, h = opts["size"]
    sc.render.resolution_x, sc.render.resolution_y, sc.render.resolution_percentage = w, h, 100
    cy = sc.cycles
    cy.device = "CPU"
    cy.samples = samples
    cy.use_adaptive_sampling = True
    cy.adaptive_threshold = 0.1
    cy.adaptive_min_samples = max(4, samples // 3)
    cy.use_denoising = False
    cy.max_bounces = opts.get("bounces", 4)
    cy.diffuse_bounces = 2
    cy.glossy_bounces = 3
    cy.transmission_bounces = opts.get("transmission", 8)
    if opts.get("transmission"):
        cy.max_bounces = opts["transmission"]
    cy.transparent_max_bounces = 12
    cy.caustics_reflective = cy.caustics_refractive = False
    cy.sample_clamp_direct, cy.sample_clamp_indirect = 6, 2.5
    cy.blur_glossy = 0.5
    cy.use_auto_tile = False
    cy.seed = 7
    sc.view_settings.view_transform = "Standard"
    sc.view_settings.look = "None"
    sc.display_settings.display_device = "sRGB"
    sc.render.threads_mode = "AUTO"
    vl = sc.view_layers[0]
    for a in ("diffuse_direct", "diffuse_indirect", "diffuse_color", "glossy_direct", "glossy_indirect", "glossy_color", "transmission_direct", "transmission_indirect", "transmission_color"):
        setattr(vl, "use_pass_" + a, True)
    vl.cycles.denoising_store_passes = True
    sc.use_nodes = True
    t = sc.node_tree
    t.nodes.clear()
    rl = t.nodes.new("CompositorNodeRLayers")
    fo = t.nodes.new("CompositorNodeOutputFile")
    fo.base_path = out_dir
    fo.format.file_format = "OPEN_EXR"
    fo.format.color_depth = "32"
    fo.format.exr_codec = "NONE"
    fo.file_slots.clear()
    names = ["Image", "DiffCol", "DiffDir", "DiffInd", "GlossCol", "GlossDir", "GlossInd", "TransCol", "TransDir", "TransInd", "Denoising Normal", "Denoising Depth"]
    for nm in names:
        fo.file_slots.new(nm.replace(" ", ""))
        t.links.new(rl.outputs[nm], fo.inputs[len(fo.file_slots) - 1])
    sc.render.use_compositing = True
    sc.frame_set(1)
    bpy.ops.render.render()
    return pack(out_dir, w, h)


def pack(d, w, h):
    """Join the passes into one raw float32 file for src/denoise.mjs."""
    os.environ["OPENCV_IO_ENABLE_OPENEXR"] = "1"
    import cv2

    def load(n):
        f = os.path.join(d, n + "0001.exr")
        a = cv2.imread(f, cv2.IMREAD_UNCHANGED)
        os.remove(f)
        if a.ndim == 3:
            a = a[..., :3][..., ::-1]
        return np.nan_to_num(np.ascontiguousarray(a, np.float32), posinf=0, neginf=0)

    img = load("Image")
    dc, gc, tc = load("DiffCol"), load("GlossCol"), load("TransCol")
    e = load("DiffDir") + load("DiffInd")
    g = load("GlossDir") + load("GlossInd")
    tr = load("TransDir") + load("TransInd")
    rest = img - e * dc - g * gc - tr * tc
    nrm = load("DenoisingNormal")
    dep = load("DenoisingDepth")
    dep = dep if dep.ndim == 2 else dep[..., 0]
    f = os.path.join(d, "passes.bin")
    with open(f, "wb") as o:
        np.array([w, h, 1 if tc.max() > 0 else 0], np.float32).tofile(o)
        for a in [e, dc, g, gc, rest, nrm, dep] + ([tr, tc] if tc.max() > 0 else []):
            np.ascontiguousarray(a, np.float32).tofile(o)
    return f
