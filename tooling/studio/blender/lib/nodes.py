"""A thin wrapper around material nodes."""

import bpy

from .color import rgba


class Nodes:
    """A thin wrapper around a node tree: n.add("ShaderNodeX", input=value…), sockets link by assignment."""

    def __init__(self, name):
        self.mat = bpy.data.materials.new(name)
        self.mat.use_nodes = True
        self.tree = self.mat.node_tree
        self.tree.nodes.clear()
        self.out = self.tree.nodes.new("ShaderNodeOutputMaterial")

    def add(self, kind, props=None, **inputs):
        nd = self.tree.nodes.new(kind)
        for k, v in (props or {}).items():
            setattr(nd, k, v)
        for k, v in inputs.items():
            self.set(nd, k.replace("_", " "), v)
        return nd

    def set(self, nd, key, v):
        sock = nd.inputs[key] if not key.isdigit() else nd.inputs[int(key)]
        if isinstance(v, bpy.types.NodeSocket):
            self.tree.links.new(v, sock)
        elif isinstance(v, (tuple, list)) and sock.type == "RGBA":
            sock.default_value = (*v[:3], 1)
        else:
            sock.default_value = v

    def link(self, a, b):
        self.tree.links.new(a, b)

    def coord(self, which="Object", scale=None):
        c = self.add("ShaderNodeTexCoord").outputs[which]
        if scale is None:
            return c
        m = self.add("ShaderNodeMapping", Vector=c)
        m.inputs["Scale"].default_value = scale if isinstance(scale, (tuple, list)) else (scale,) * 3
        return m.outputs["Vector"]

    def noise(self, scale, detail=3.0, vec=None, rough=0.5, distort=0.0):
        n = self.add("ShaderNodeTexNoise", Scale=scale, Detail=detail, Roughness=rough, Distortion=distort)
        self.link(vec or self.coord(), n.inputs["Vector"])
        return n.outputs["Fac"]

    def ramp(self, fac, stops):
        r = self.add("ShaderNodeValToRGB", Fac=fac)
        el = r.color_ramp.elements
        while len(el) < len(stops):
            el.new(0.5)
        for e, (pos, col) in zip(el, stops):
            e.position = pos
            e.color = rgba(col)
        return r.outputs["Color"]

    def math(self, op, a, b=0.0):
        return self.add("ShaderNodeMath", {"operation": op}, **{"0": a, "1": b}).outputs[0]

    def mixrgb(self, fac, a, b, blend="MIX"):
        nd = self.add("ShaderNodeMixRGB", {"blend_type": blend})
        self.set(nd, "Fac", fac)
        self.set(nd, "Color1", a if isinstance(a, bpy.types.NodeSocket) else rgba(a))
        self.set(nd, "Color2", b if isinstance(b, bpy.types.NodeSocket) else rgba(b))
        return nd.outputs["Color"]

    def bump(self, height, distance, strength=1.0, normal=None):
        b = self.add("ShaderNodeBump", Height=height, Distance=distance, Strength=strength)
        if normal:
            self.link(normal, b.inputs["Normal"])
        return b.outputs["Normal"]

    def image(self, img, vec=None, interp="Cubic", ext="EXTEND"):
        t = self.add("ShaderNodeTexImage", {"interpolation": interp, "extension": ext})
        t.image = img
        if vec:
            self.link(vec, t.inputs["Vector"])
        return t.outputs

    def principled(self, color, rough=0.5, **kw):
        p = self.add("ShaderNodeBsdfPrincipled", Roughness=rough)
        self.set(p, "Base Color", color if isinstance(color, bpy.types.NodeSocket) else rgba(color))
        for k, v in kw.items():
            self.set(p, {"coat": "Clearcoat", "coat_rough": "Clearcoat Roughness"}.get(k, k.replace("_", " ").title() if k != "ior" else "IOR"), v)
        return p

    def done(self, shader):
        self.link(shader.outputs[0] if hasattr(shader, "outputs") else shader, self.out.inputs["Surface"])
        return self.mat
