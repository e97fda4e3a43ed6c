"""Flower pots with earth, glossy leaves."""

from lib import mat
from lib.color import shade
from lib.curve import fillet, resample, smooth
from lib.mesh import lathe


def one_pot(kind, r, h):
    """A pot with earth in it; returns the height of the earth."""
    if kind == "terracotta":
        n = mat.Nodes("terracotta")
        f = n.noise(0.8, 5, rough=0.65)
        m = n.done(n.principled(n.ramp(f, [(0.3, "#b0603c"), (0.62, "#c27850"), (0.85, "#d6a98c")]), 0.85, Normal=n.bump(n.noise(9, 4), 0.03)))
        prof = fillet([(r * 0.66, 0.0), (r * 0.7, 0.0, 0.1), (r * 0.93, h * 0.78, 0.05), (r * 1.02, h * 0.78, 0.12), (r * 1.06, h, 0.15), (r * 0.94, h, 0.12), (r * 0.9, h * 0.8)], 4)
    else:
        m = {"white": mat.glaze("shiro-mat"), "gray": mat.glaze("#8c8d8b"), "black": mat.glaze("kokudei")}[kind]
        prof = fillet([(r * 0.78, 0.0), (r * 0.84, 0.0, 0.4), (r, h, 0.18), (r * 0.93, h, 0.15), (r * 0.9, h * 0.8)], 5)
    lathe("pot", [(0, 0.1)] + resample(prof, 0.4), m, 144)
    n = mat.Nodes("earth")
    f = n.noise(2.5, 5, rough=0.7)
    em = n.done(n.principled(n.ramp(f, [(0.3, "#1d140d"), (0.7, "#4a3624")]), 0.95, Normal=n.bump(f, 0.3)))
    lathe("earth", smooth([(0, h * 0.9), (r * 0.5, h * 0.89), (r * 0.95, h * 0.86)], 6), em, 64)
    return h * 0.9


def gloss(color, soft=0.15):
    return mat.gradient([(0, shade(color, 0.7)), (0.5, color), (1, shade(color, 1.25))], "x", -4, 14, 0.32, 0.01, 3, 0.15, soft=soft, coat=0.2)
