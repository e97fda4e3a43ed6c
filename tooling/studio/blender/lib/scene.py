"""Objects of a shot: create, place, copy and group them."""

import math

import bpy
from mathutils import Matrix, Vector


CREATED = []  # every object of the shot, in order, so that groups need not search the scene


def link(ob):
    bpy.context.scene.collection.objects.link(ob)
    CREATED.append(ob)
    return ob


def discard(objects):
    """Delete objects."""
    gone = {o.name for o in objects}
    CREATED[:] = [o for o in CREATED if o.name not in gone]
    for o in objects:
        bpy.data.objects.remove(o)


def obj(name, verts, faces, mat=None, uvs=None, smooth=True, mat_ids=None):
    """A mesh object; `uvs` is one list of (u, v) per face, `mat` one material or a list of them."""
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(v) for v in verts], [], faces)
    ob = bpy.data.objects.new(name, me)
    link(ob)
    for m in mat if isinstance(mat, (list, tuple)) else [mat]:
        if m is not None:
            me.materials.append(m)
    if uvs:
        layer = me.uv_layers.new(name="UVMap")
        flat = [c for face in uvs for uv in face for c in uv]
        layer.data.foreach_set("uv", flat)
    if mat_ids:
        me.polygons.foreach_set("material_index", mat_ids)
    if smooth:
        me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
    me.validate()
    me.update()
    return ob


def copy(ob, loc=None, rot=None, scale=None):
    """A second object that shares the mesh of the first."""
    n = ob.copy()
    link(n)
    return place(n, loc, rot, scale)


def place(ob, loc=None, rot=None, scale=None):
    """Set position, rotation (degrees) and scale of an object or of a list of objects."""
    if isinstance(ob, (list, tuple)):
        m = Matrix.LocRotScale(
            Vector(loc or (0, 0, 0)), _euler(rot or (0, 0, 0)), _scale(scale if scale is not None else 1)
        )
        for o in ob:
            o.matrix_world = m @ o.matrix_basis
        return ob
    if loc is not None:
        ob.location = loc
    if rot is not None:
        ob.rotation_euler = [math.radians(a) for a in rot]
    if scale is not None:
        ob.scale = _scale(scale)
    return ob


def _euler(rot):
    from mathutils import Euler

    return Euler([math.radians(a) for a in rot])


def _scale(s):
    return Vector((s, s, s)) if isinstance(s, (int, float)) else Vector(s)


class Group:
    """`with Group() as g: …build…` collects what was built, so that it can be moved as one object."""

    def __enter__(self):
        self.start = len(CREATED)
        return self

    def __exit__(self, *_):
        self.objects = CREATED[self.start :]

    def place(self, loc=None, rot=None, scale=None):
        m = Matrix.LocRotScale(
            Vector(loc or (0, 0, 0)), _euler(rot or (0, 0, 0)), _scale(scale if scale is not None else 1)
        )
        for o in self.objects:
            o.matrix_basis = m @ o.matrix_basis
        return self

    def duplicate(self, loc=None, rot=None, scale=None):
        g = Group()
        g.objects = [copy(o) for o in self.objects]
        return g.place(loc, rot, scale)
