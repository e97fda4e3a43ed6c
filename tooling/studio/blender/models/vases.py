"""Vases."""

from lib import mat
from lib.curve import smooth
from lib.mesh import lathe
from models.bowls import _wobble


def one_vase(shape, glaze):
    profs = {
        "bud": [(2.7, 0.0), (3.3, 0.2), (4.0, 2.2), (3.9, 4.6), (2.6, 7.4), (1.15, 9.6), (0.85, 12.5), (0.95, 16.2), (1.25, 17.2)],
        "round": [(3.6, 0.0), (4.6, 0.2), (7.4, 3.2), (8.2, 6.8), (7.2, 10.4), (4.4, 13.0), (2.6, 13.7), (2.5, 14.2), (2.9, 14.8)],
        "bottle": [(3.6, 0.0), (4.3, 0.25), (5.8, 3.0), (5.9, 5.8), (4.3, 9.0), (2.1, 11.6), (1.5, 15.0), (1.5, 19.0), (2.5, 22.0)],
        "tall": [(3.4, 0), (3.9, 0.2), (4.4, 4), (4.9, 12), (5.6, 20)],
    }[shape]
    prof = smooth(profs, 12)
    r, z = prof[-1]
    lip = [(r - 0.04, z + 0.14), (r - 0.16, z + 0.18), (r - 0.27, z + 0.1), (r - 0.3, z - 0.3), (r - 0.45, z - 2.2), (0, z - 2.6)]
    return lathe("vase", [(0, 0.2), (profs[0][0] - 0.3, 0.2)] + prof + lip, mat.glaze(glaze), 160, _wobble(0.006))


def vase(p):
    one_vase(p.get("shape", "bud"), p.get("glaze", "white"))
    if p.get("shape") == "bud":
        from models.stems import sprig

        sprig((0, 0, 14), 15)
    return {"elevation": 15, "fill": 0.74}
