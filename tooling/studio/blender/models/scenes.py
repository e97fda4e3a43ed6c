"""Groupings of several models for home pages. Wide pictures leave room for words on the left."""

import math

from lib import mat
from lib.curve import n3, smooth
from lib.mesh import ball, lathe
from models.books import book, notebook
from models.bottles import one_bottle
from models.bouquets import one_arrangement, one_bouquet
from models.bowls import one_bowl, one_cup, one_tokkuri
from models.caddies import one_caddy
from models.cloth import one_towel, towel_material
from models.coffee import beans, one_bag
from models.flowerheads import begin
from models.garment import hat, tote
from models.gift import one_furoshiki, one_noshi_box, one_ribbon_box
from models.glassware import one_glass
from models.kitchen import one_donabe, one_kettle
from models.lacquerware import lacquerbox
from models.nerikiri import nerikiri
from models.pastry import macaron
from models.pens import pen, pencils
from models.plants import plant
from models.plates import one_tray
from models.produce import produce
from models.setting import at, lay, pair_of_sticks, rice
from models.soaps import one_soap
from models.stems import one_stem, sprig
from models.sweets import sweets
from models.teapots import one_teapot
from models.vases import one_vase
from models.wagashi import dish, wagashi
from models.waterbottle import one_waterbottle
from models.woodware import basin

TAU = math.tau


def scene(p):
    opts = globals()["_" + p["scene"]](p) or {}
    if p["format"] == "16:9":
        return {"fill": 0.72, "elevation": 14, "shift": -0.1, **opts}
    return {"fill": 0.82, "elevation": 15, **opts}


def _table(p):
    wide = p["format"] == "16:9"
    at(lambda: one_tray("square", "walnut"), (3, 0, 0))

    def meal():
        one_bowl("rice", "celadon")
        rice(4.9, 4.6)

    at(meal, (-5.4, 0.2, 0.8))
    at(lambda: one_bowl("soup", "lacquer-black"), (9.6, 0.4, 0.8))
    at(lambda: pair_of_sticks("shu"), (3.4, -7.9, 0.95), (0, 0, 2))

    def small():
        dish(5.6, "kohiki")

    at(small, (3.0, 5.6, 0.8))
    ume = mat.gradient([(0.1, "#7d2418"), (0.6, "#b5492f"), (1, "#cf7a52")], "z", -1.4, 1.4, 0.3, 0.08, 3, coat=0.3)
    for x, y in ((2.2, 5.2), (4.2, 6.0)):
        ball("ume", 1.2, ume, (x, y, 2.5), (1, 1, 0.9), seg=32, fn=lambda v: 1 + 0.06 * n3(v.x * 3, v.y * 3, v.z * 3))
    at(lambda: one_teapot("kyusu", "kokudei"), (-11, 17, 0), (0, 0, 22))
    at(lambda: one_cup("yunomi", "oribe"), (9 if wide else 7, 18, 0))
    at(lambda: one_cup("yunomi", "kohiki"), (18 if wide else 16, 16, 0))
    return {"elevation": 25}


def _gift(p):
    wide = p["format"] == "16:9"
    at(lambda: one_noshi_box({"wrap": "white", "noshi": "御祝", "mizuhiki": "red"}), (0, 15, 11.3), (80, 0, 0), 0.72)
    at(lambda: one_ribbon_box({"wrap": "kon", "ribbon": "white"}, 17, 17, 9.5), (-19 if wide else -10.5, 1, 0), (0, 0, 22))
    at(lambda: one_furoshiki("edomurasaki"), (20 if wide else 11.5, 2, 0), (0, 0, -26), 0.85)
    if wide:
        at(lambda: one_ribbon_box({"wrap": "sakura", "ribbon": "akane"}, 10, 10, 6), (2.5, -8, 0), (0, 0, -14))
    else:
        at(lambda: one_ribbon_box({"wrap": "sakura", "ribbon": "akane"}, 10, 10, 6), (0, -13, 0), (0, 0, -14))
    return {"elevation": 15}


def _tea(p):
    wide = p["format"] == "16:9"
    at(lambda: one_caddy({"finish": "washi", "color": "akane"}), (-15 if wide else -8.5, 9, 0), (0, 0, 20))
    at(lambda: one_caddy({"finish": "tin", "color": "fukamidori", "label": "煎茶"}), (-24 if wide else -17.5, 6, 0), (0, 0, 12))
    at(lambda: one_teapot("kyusu", "shudei"), (2, 6, 0), (0, 0, 12))
    at(lambda: one_cup("yunomi", "kohiki"), (17 if wide else 13, 3, 0))

    def sweet():
        dish(6.6, "kokudei")
        at(lambda: nerikiri("sakura"), (0, 0, 0.74), (0, 0, 18), 1.0)

    at(sweet, (9.5 if wide else 5, -8.5, 0))

    def sweet2():
        dish(6.6, "celadon")
        at(lambda: nerikiri("kiku"), (0, 0, 0.74), (0, 0, 18), 1.0)

    at(sweet2, (-6.5 if wide else -9.5, -7.5, 0))
    return {"elevation": 19}


def _bath(p):
    wide = p["format"] == "16:9"

    def towels():
        z = 0.0
        for i, c in enumerate(["sage", "white", "mizu"]):
            z, _ = one_towel(c, 22, 30, 1.25, 4, z, towel_material(c), i * 2.7 + 1)

    at(towels, (0, 6, 0), (0, 0, -18))

    def soaps():
        at(lambda: one_soap("cream", "花"), (0, 0, 0), (0, 0, 14))
        at(lambda: one_soap("sakura", "花", 2), (0.6, 0.4, 2.92), (0, 0, -10))

    at(soaps, (-8 if wide else -4, -16, 0))
    at(lambda: one_bottle({"shape": "pump", "color": "white", "label": "椿", "sub": "SHAMPOO"}), (-25 if wide else -17, -2, 0), (0, 0, 10))
    at(lambda: one_bottle({"shape": "lotion", "color": "frost", "label": "米ぬか", "sub": "化粧水"}), (-18 if wide else 12.5, -9 if wide else -14, 0), (0, 0, 14))
    if wide:
        at(lambda: basin({"wood": "hinoki"}), (30, 4, 0))
    return {"elevation": 16}


def _lacquer(p):
    at(lambda: lacquerbox({"color": "sumi", "tiers": 3}), (-5, 9, 0))
    at(lambda: one_bowl("soup", "lacquer-red"), (13, -3, 0))
    at(lambda: one_bowl("soup", "lacquer-black"), (25, 3, 0))
    at(lambda: pair_of_sticks("shu"), (8, -15, 0), (0, 0, 10))
    return {"elevation": 19}


def _kitchen(p):
    at(lambda: one_donabe({"color": "ame"}), (0, 0, 0), (0, 0, -16))
    at(lambda: one_kettle({"shape": "iron"}), (27, 6, 0), (0, 0, -14))
    at(lambda: one_bottle({"shape": "shoyu", "label": "木桶醤油", "sub": "二年熟成"}), (-21, 6, 0), (0, 0, 12))
    at(lambda: one_bottle({"shape": "oil", "label": "OLIVE OIL", "sub": "小豆島産"}), (-29, 10, 0), (0, 0, 12))
    return {"elevation": 14, "transmission": 8, "noise": 1.4}


def _bouquet(p):
    begin()
    lay(lambda: one_bouquet("rose", ["sakura", "cream", "white"], 15, 7), 20, -6)

    def rose():
        one_vase("bud", "white")
        one_stem("rose", "sakura", (0, 0, 12), (0.6, -0.4, 25), 2)

    at(rose, (21 if p["format"] == "16:9" else 17, -7, 0))
    return {"elevation": 18}


def _vases(p):
    begin()
    wide = p["format"] == "16:9"
    at(lambda: one_arrangement("tulip", ["sakura", "white"], "glass", 5), (0, 0, 0))

    def rose():
        one_vase("bud", "white")
        one_stem("rose", "momo", (0, 0, 12), (0.6, -0.4, 27), 2)

    at(rose, (17 if wide else 13, -4, 0))

    def leaves():
        one_vase("round", "kokudei")
        for i in range(4):
            sprig((0, 0, 12), 19 - i, lean=(0.45 * math.cos(i * 1.7 + 0.4), 0.3 * math.sin(i * 1.7)), seed=i + 2, color="sage")

    at(leaves, (-20 if wide else -15, 3, 0))
    return {"elevation": 9, "transmission": 8}


def _mother(p):
    begin()
    wide = p["format"] == "16:9"
    lay(lambda: one_bouquet("carnation", ["beni", "sakura", "momo"], 15, 9), 20, -6)
    at(lambda: one_ribbon_box({"wrap": "sakura", "ribbon": "akane"}, 14, 14, 8), (21, -6, 0) if wide else (14, -12, 0), (0, 0, 24))
    return {"elevation": 18}


def _coffee(p):
    wide = p["format"] == "16:9"
    at(lambda: one_bag("sumi", "深煎り", "DARK ROAST"), (-9, 6, 0), (0, 0, 12))
    at(lambda: one_bag("kraft", "中煎り", "MEDIUM ROAST", seed=2.0), (-24 if wide else 6, 11 if wide else 10, 0), (0, 0, 16))
    at(lambda: one_cup("mug", "kohiki"), (9 if wide else 12, -2, 0), (0, 0, 8))
    coffee = mat.plain("#24100a", 0.08, coat=0.5)
    o = lathe("coffee", smooth([(0, 7.4), (3.0, 7.4), (3.68, 7.44)], 6), coffee, 64)
    o.location = (9 if wide else 12, -2, 0)
    beans(46, (8.5, 3.4), (1 if wide else -4, -9.5))
    return {"elevation": 20}


def _desk(p):
    wide = p["format"] == "16:9"
    at(lambda: notebook({"color": "kon", "label": "帳面"}), (-4, 0, 0), (0, 0, -12))
    at(lambda: pen({"shape": "fountain", "color": "sumi"}), (12 if wide else 6, -8 if wide else -13, 0), (0, 0, 22))
    at(lambda: book({"colors": ["ai", "karashi", "sakura"], "titles": ["雨の書店", "坂の町", "花の名前"]}), (21 if wide else 4, 9 if wide else 17, 0), (0, 0, -18))
    at(lambda: one_cup("yunomi", "celadon"), (-19 if wide else -11, 14, 0))
    return {"elevation": 36}


def _harvest(p):
    wide = p["format"] == "16:9"
    at(lambda: produce({"kind": "melon", "count": 1}), (4, 9, 0))
    at(lambda: produce({"kind": "apple", "count": 3}), (-14 if wide else -10, 2, 0))
    at(lambda: produce({"kind": "mikan", "count": 5}), (20 if wide else 9, -2 if wide else -6, 0), (0, 0, 20))
    at(lambda: produce({"kind": "lemon", "count": 3}), (2 if wide else -6, -9 if wide else -14, 0), (0, 0, 10), 0.85)
    if wide:
        at(lambda: produce({"kind": "pumpkin", "count": 1}), (-33, 8, 0))
    return {"elevation": 18}


def _wagashi(p):
    wide = p["format"] == "16:9"
    at(lambda: wagashi({"kind": "dorayaki", "count": 3}), (-3, 8, 0))
    at(lambda: wagashi({"kind": "sakuramochi", "count": 2}), (14 if wide else 11, -4, 0))
    at(lambda: wagashi({"kind": "daifuku", "count": 3}), (-14 if wide else -9, -8, 0))
    at(lambda: one_cup("yunomi", "oribe"), (20 if wide else 14, 12, 0))
    return {"elevation": 24}


def _outing(p):
    wide = p["format"] == "16:9"
    at(lambda: tote({"color": "kinari", "print": "暖簾", "ink": "ai"}), (-6, 6, 0))
    at(lambda: tote({"color": "ai", "print": "日々", "ink": "kinari"}), (-40 if wide else 20, 16, 0), (0, 0, -6))
    at(lambda: hat({"shape": "straw", "ribbon": "kon"}), (26 if wide else 4, -12 if wide else -20, 0))
    return {"elevation": 15}


def _green(p):
    wide = p["format"] == "16:9"
    at(lambda: plant({"kind": "monstera", "pot": "gray"}), (-4, 8, 0), (0, 0, 20))
    at(lambda: plant({"kind": "sansevieria", "pot": "white"}), (24 if wide else 17, 6, 0))
    at(lambda: plant({"kind": "cactus", "pot": "terracotta"}), (12 if wide else 8, -9, 0), scale=0.72)
    if wide:
        at(lambda: plant({"kind": "olive", "pot": "terracotta"}), (-34, 2, 0), (0, 0, 30))
    return {"elevation": 11}


def _sake(p):
    wide = p["format"] == "16:9"
    at(lambda: one_tokkuri("celadon"), (-2, 4, 0))
    for i, (x, y) in enumerate(((6, -3), (-9, -5))):
        at(lambda: one_cup("guinomi", "celadon", seed=3 + i), (x, y, 0))
    at(lambda: one_glass("kiriko", None, "ruri"), (16 if wide else 9, 5 if wide else 9, 0))
    at(lambda: one_vase("bud", "white"), (-20 if wide else -13, 7, 0))
    at(lambda: sprig((0, 0, 14), 15), (-20 if wide else -13, 7, 0))
    return {"elevation": 13, "transmission": 8}


def _sweets(p):
    wide = p["format"] == "16:9"
    at(lambda: sweets({"kind": "purin"}), (-3, 6, 0))
    at(lambda: sweets({"kind": "cookies"}), (18 if wide else 6, 2 if wide else -14, 0), (0, 0, -8))
    at(lambda: one_cup("mug", "shiro-mat"), (-17 if wide else 11, 9, 0), (0, 0, -30))
    o = lathe("tea", smooth([(0, 7.4), (3.0, 7.4), (3.68, 7.44)], 6), mat.plain("#7a3a12", 0.08, coat=0.5), 64)
    o.location = (-17 if wide else 11, 9, 0)
    for i, c in enumerate(("#efb3bb", "#a9b86a", "#c6b3dd")):
        at(lambda: macaron(c), ((-15 if wide else -9) + 5.2 * i, (-8 if wide else -30) - 1.6 * (i % 2), 0.28))
    return {"elevation": 22}


def _campus(p):
    wide = p["format"] == "16:9"
    at(lambda: tote({"color": "kon", "print": "学", "ink": "kinari"}), (-6, 14, 0))
    at(lambda: one_waterbottle("kinari"), (20 if wide else 19, 4, 0), (0, 0, 14))
    if wide:
        at(lambda: one_waterbottle("sage"), (30, 8, 0), (0, 0, 14))
    at(lambda: notebook({"color": "kon", "label": "帳面"}), (-3, -17, 0), (0, 0, 30))
    at(lambda: pencils({"count": 12}), (21 if wide else 19, -14, 0), (0, 0, 40))
    return {"elevation": 22}
