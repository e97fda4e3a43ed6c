"""Meshes: solids of revolution, sweeps, boxes, extruded outlines, labels."""

import math

import bmesh
import bpy
from mathutils import Vector, geometry

from .curve import resample
from .scene import link, obj

TAU = math.tau


# --- surfaces ---------------------------------------------------------------------------------


def lathe(name, profile, mat, seg=128, shape=None, mat_of=None):
    """Turn a profile of (radius, z) around z. `shape(angle, r, z)` may return another (r, z);
    `mat_of(z, r, i, n)` gives the material's index. u runs around, v along the profile."""
    verts, faces, uvs, ids, rings = [], [], [], [], []
    length = [0.0]
    for a, b in zip(profile, profile[1:]):
        length.append(length[-1] + math.dist(a[:2], b[:2]))
    total = length[-1] or 1
    for r, z in [p[:2] for p in profile]:
        if r < 1e-5:
            rings.append([len(verts)])
            verts.append((0, 0, z if not shape else shape(0, r, z)[1]))
            continue
        ring = []
        for i in range(seg):
            a = TAU * i / seg
            rr, zz = shape(a, r, z) if shape else (r, z)
            ring.append(len(verts))
            verts.append((math.sin(a) * rr, -math.cos(a) * rr, zz))
        rings.append(ring)
    n = len(rings)
    for k in range(n - 1):
        a, b = rings[k], rings[k + 1]
        va, vb = length[k] / total, length[k + 1] / total
        mid = mat_of(profile[k][1], profile[k][0], k, n) if mat_of else 0
        for i in range(seg):
            j = (i + 1) % seg
            u0, u1 = i / seg, (i + 1) / seg
            if len(a) == 1 and len(b) == 1:
                continue
            if len(a) == 1:
                faces.append((a[0], b[j], b[i]))
                uvs.append([((u0 + u1) / 2, va), (u1, vb), (u0, vb)])
            elif len(b) == 1:
                faces.append((a[i], a[j], b[0]))
                uvs.append([(u0, va), (u1, va), ((u0 + u1) / 2, vb)])
            else:
                faces.append((a[i], a[j], b[j], b[i]))
                uvs.append([(u0, va), (u1, va), (u1, vb), (u0, vb)])
            ids.append(mid)
    return obj(name, verts, faces, mat, uvs, mat_ids=ids)


def grid(name, nu, nv, fn, mat, wrap_u=False, thickness=0.0, smooth_shade=True):
    """A surface fn(u, v) -> (x, y, z), u and v in 0..1."""
    verts, faces, uvs = [], [], []
    cols = nu if wrap_u else nu + 1
    for j in range(nv + 1):
        for i in range(cols):
            verts.append(fn(i / nu, j / nv))
    for j in range(nv):
        for i in range(nu):
            i2 = (i + 1) % cols if wrap_u else i + 1
            faces.append((j * cols + i, j * cols + i2, (j + 1) * cols + i2, (j + 1) * cols + i))
            uvs.append(
                [(i / nu, j / nv), ((i + 1) / nu, j / nv), ((i + 1) / nu, (j + 1) / nv), (i / nu, (j + 1) / nv)]
            )
    ob = obj(name, verts, faces, mat, uvs, smooth=smooth_shade)
    if thickness:
        solidify(ob, thickness)
    return ob


def tube(name, path, radius, mat, seg=20, closed=False, flat=1.0, caps=True, up=None):
    """Sweep a circle (or, with flat < 1, an ellipse) along a path. `radius` may be a list or fn(t)."""
    pts = [Vector(p) for p in path]
    n = len(pts)

    def rad(i):
        if callable(radius):
            return radius(i / (n - 1))
        return radius[i] if isinstance(radius, (list, tuple)) else radius

    tang = []
    for i in range(n):
        a = pts[(i - 1) % n] if closed or i else pts[0]
        b = pts[(i + 1) % n] if closed or i < n - 1 else pts[-1]
        tang.append((b - a).normalized())
    ref = Vector(up) if up else (Vector((0, 0, 1)) if abs(tang[0].z) < 0.9 else Vector((0, 1, 0)))
    nrm = (ref - tang[0] * ref.dot(tang[0])).normalized()
    verts, rings = [], []
    for i in range(n):
        nrm = (nrm - tang[i] * nrm.dot(tang[i])).normalized()
        bi = tang[i].cross(nrm)
        ring = []
        for k in range(seg):
            a = TAU * k / seg
            ring.append(len(verts))
            verts.append(pts[i] + (nrm * math.cos(a) * flat + bi * math.sin(a)) * rad(i))
        rings.append(ring)
    faces, uvs = [], []
    for i in range(n if closed else n - 1):
        a, b = rings[i], rings[(i + 1) % n]
        for k in range(seg):
            j = (k + 1) % seg
            faces.append((a[k], a[j], b[j], b[k]))
            u0, u1, v0, v1 = k / seg, (k + 1) / seg, i / max(1, n - 1), (i + 1) / max(1, n - 1)
            uvs.append([(u0, v0), (u1, v0), (u1, v1), (u0, v1)])
    if caps and not closed:
        for ring, tip, s in ((rings[0], pts[0] - tang[0] * rad(0) * 0.35, 1), (rings[-1], pts[-1] + tang[-1] * rad(n - 1) * 0.35, 0)):
            c = len(verts)
            verts.append(tip)
            for k in range(seg):
                j = (k + 1) % seg
                faces.append((ring[j], ring[k], c) if s else (ring[k], ring[j], c))
                uvs.append([(0, s), (0, s), (0, s)])
    return obj(name, verts, faces, mat, uvs)


def ball(name, radius, mat, loc=(0, 0, 0), scale=(1, 1, 1), seg=48, fn=None):
    """A sphere; `fn(unit_vector)` may return the factor of the radius in that direction."""
    prof = [(math.sin(math.pi * i / (seg // 2)), -math.cos(math.pi * i / (seg // 2))) for i in range(seg // 2 + 1)]
    prof[0], prof[-1] = (0, -1), (0, 1)
    ob = lathe(name, prof, mat, seg=seg)
    for v in ob.data.vertices:
        k = radius * (fn(v.co.normalized()) if fn else 1)
        v.co = Vector((v.co.x * k * scale[0], v.co.y * k * scale[1], v.co.z * k * scale[2]))
    ob.location = loc
    return ob


def rbox(name, sx, sy, sz, r, mat, loc=(0, 0, 0), seg=4, fn=None, cuts=0):
    """A box with rounded edges standing on loc.z; UV: each side 0..1. `cuts` subdivides for fn(co)->co."""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    bmesh.ops.scale(bm, vec=(sx, sy, sz), verts=bm.verts)
    bmesh.ops.translate(bm, vec=(0, 0, sz / 2), verts=bm.verts)
    if cuts:
        bmesh.ops.subdivide_edges(bm, edges=bm.edges[:], cuts=cuts, use_grid_fill=True)
    if r:
        sharp = [e for e in bm.edges if e.calc_face_angle(0) > 0.5]
        bmesh.ops.bevel(bm, geom=sharp, offset=r, segments=seg, affect="EDGES", profile=0.5)
    uv = bm.loops.layers.uv.new("UVMap")
    for f in bm.faces:
        n = f.normal
        ax = max(range(3), key=lambda i: abs(n[i]))
        for lp in f.loops:
            c = lp.vert.co
            x, y, z = c.x / sx + 0.5, c.y / sy + 0.5, c.z / sz
            if ax == 2:
                lp[uv].uv = (x, y)
            elif ax == 1:
                lp[uv].uv = (x if n.y < 0 else 1 - x, z)
            else:
                lp[uv].uv = (y if n.x > 0 else 1 - y, z)
        f.smooth = True
    me = bpy.data.meshes.new(name)
    bm.to_mesh(me)
    bm.free()
    me.materials.append(mat)
    me.use_auto_smooth = True
    me.auto_smooth_angle = math.radians(40)
    ob = bpy.data.objects.new(name, me)
    link(ob)
    if fn:
        for v in me.vertices:
            v.co = Vector(fn(v.co))
    ob.location = loc
    if r:
        mod = ob.modifiers.new("wn", "WEIGHTED_NORMAL")
        mod.keep_sharp = True
    return ob


def slab(name, outline, height, bevel, mat, loc=(0, 0, 0), seg=4):
    """A flat outline (list of (x, y)) pulled up to a height, its edges rounded."""
    bm = bmesh.new()
    vs = [bm.verts.new((x, y, 0)) for x, y in outline]
    f = bm.faces.new(vs)
    if f.normal.z > 0:
        f.normal_flip()
    ret = bmesh.ops.extrude_face_region(bm, geom=[f])
    top = [g for g in ret["geom"] if isinstance(g, bmesh.types.BMVert)]
    bmesh.ops.translate(bm, vec=(0, 0, height), verts=top)
    bm.normal_update()
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces[:])
    if bevel:
        edges = [e for e in bm.edges if e.calc_face_angle(0) > 1.0 and (e.verts[0].co.z == e.verts[1].co.z)]
        bmesh.ops.bevel(bm, geom=edges, offset=bevel, segments=seg, affect="EDGES", profile=0.5)
    uv = bm.loops.layers.uv.new("UVMap")
    xs = [p[0] for p in outline]
    ys = [p[1] for p in outline]
    x0, y0, w, h = min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)
    for fc in bm.faces:
        fc.smooth = True
        for lp in fc.loops:
            lp[uv].uv = ((lp.vert.co.x - x0) / w, (lp.vert.co.y - y0) / h)
    me = bpy.data.meshes.new(name)
    bm.to_mesh(me)
    bm.free()
    me.materials.append(mat)
    me.use_auto_smooth = True
    me.auto_smooth_angle = math.radians(35)
    ob = bpy.data.objects.new(name, me)
    link(ob)
    ob.location = loc
    return ob


def patch(name, outline, step, mat, zfn=None, thickness=0.0, loc=(0, 0, 0), bounds=None):
    """A soft sheet cut to an outline and filled with points, lifted by zfn(x, y, edge_distance)."""
    line = resample(list(outline) + [outline[0]], step)[:-1]
    seg = [(Vector(a), Vector(b)) for a, b in zip(line, line[1:] + line[:1])]
    import numpy as np

    P = np.array(line)
    Q = np.roll(P, -1, 0)
    x0, y0 = P.min(0)
    x1, y1 = P.max(0)

    def inside_dist(pts):
        d2 = np.full(len(pts), 1e9)
        ins = np.zeros(len(pts), bool)
        for a, b in zip(P, Q):
            ab = b - a
            t = np.clip(((pts - a) @ ab) / max(ab @ ab, 1e-12), 0, 1)
            d2 = np.minimum(d2, ((pts - (a + t[:, None] * ab)) ** 2).sum(1))
            c = ((a[1] > pts[:, 1]) != (b[1] > pts[:, 1])) & (
                pts[:, 0] < (b[0] - a[0]) * (pts[:, 1] - a[1]) / ((b[1] - a[1]) or 1e-12) + a[0]
            )
            ins ^= c
        return ins, np.sqrt(d2)

    gx = np.arange(x0 + step * 0.5, x1, step)
    gy = np.arange(y0 + step * 0.5, y1, step * 0.866)
    pts = np.array([(x + (step / 2 if j % 2 else 0), y) for j, y in enumerate(gy) for x in gx])
    ins, d = inside_dist(pts)
    pts = pts[ins & (d > step * 0.55)]
    allp = np.vstack([P, pts])
    n = len(P)
    v2, _, faces, *_ = geometry.delaunay_2d_cdt(
        [Vector(p) for p in allp], [(i, (i + 1) % n) for i in range(n)], [list(range(n))], 1, 1e-5
    )
    arr = np.array([tuple(v) for v in v2])
    _, dist = inside_dist(arr)
    verts = [(x, y, zfn(x, y, dd) if zfn else 0) for (x, y), dd in zip(arr, dist)]
    bx0, by0, bx1, by1 = bounds or (x0, y0, x1, y1)
    uvs = [[((v2[i].x - bx0) / (bx1 - bx0), (v2[i].y - by0) / (by1 - by0)) for i in f] for f in faces]
    ob = obj(name, verts, faces, mat, uvs)
    ob.location = loc
    if thickness:
        solidify(ob, thickness)
    return ob


def solidify(ob, t, offset=-1):
    m = ob.modifiers.new("solid", "SOLIDIFY")
    m.thickness = t
    m.offset = offset
    return ob


def subsurf(ob, levels=2):
    m = ob.modifiers.new("sub", "SUBSURF")
    m.levels = m.render_levels = levels
    return ob


def bevel(ob, width, seg=3, angle=30):
    m = ob.modifiers.new("bevel", "BEVEL")
    m.width, m.segments = width, seg
    m.limit_method, m.angle_limit = "ANGLE", math.radians(angle)
    return ob


def deform(ob, fn):
    for v in ob.data.vertices:
        v.co = Vector(fn(v.co))
    ob.data.update()
    return ob


def label_patch(name, radius, z0, z1, angle, mat, gap=0.02, seg=48, loc=(0, 0, 0)):
    """A label bent around a cylinder, facing the camera; radius may be fn(z)."""

    def fn(u, v):
        a = math.radians(angle) * (u - 0.5)
        z = z0 + (z1 - z0) * v
        r = (radius(z) if callable(radius) else radius) + gap
        return (math.sin(a) * r + loc[0], -math.cos(a) * r + loc[1], z + loc[2])

    return grid(name, seg, 12, fn, mat)
