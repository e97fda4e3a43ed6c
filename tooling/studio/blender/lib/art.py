"""Flat artwork as Blender images: typography in Noto CJK, Japanese patterns, small prints."""

import math

import bpy
import cv2
import numpy as np

from .color import rgb8

FONTS = "/usr/share/fonts/opentype/noto/"
_cache = {}


def _font(face):
    if face not in _cache:
        ft = cv2.freetype.createFreeType2()
        ft.loadFontData(FONTS + face + ".ttc", 0)
        _cache[face] = ft
    return _cache[face]


SERIF, SERIF_BOLD = "NotoSerifCJK-Medium", "NotoSerifCJK-Bold"
SANS, SANS_BOLD = "NotoSansCJK-Regular", "NotoSansCJK-Bold"


class Canvas:
    """An RGBA picture in pixels, y down, drawn at twice the size and halved at the end."""

    def __init__(self, w, h, paper=None):
        self.w, self.h, self.k = w, h, 2
        self.px = np.zeros((h * 2, w * 2, 4), np.float32)
        if paper:
            self.px[:] = [c / 255 for c in rgb8(paper)] + [1]

    def _ink(self, draw, box, color, alpha=1.0):
        """Blend a mask into the part of the picture that `box` (pixels of the doubled canvas) covers."""
        hh, ww = self.px.shape[:2]
        x0, y0 = max(0, int(box[0]) - 3), max(0, int(box[1]) - 3)
        x1, y1 = min(ww, int(box[2]) + 4), min(hh, int(box[3]) + 4)
        if x1 <= x0 or y1 <= y0:
            return
        m = np.zeros((y1 - y0, x1 - x0), np.uint8)
        draw(m, x0, y0)
        a = m.astype(np.float32)[..., None] / 255 * alpha
        px = self.px[y0:y1, x0:x1]
        rgb = np.array([c / 255 for c in rgb8(color)], np.float32)
        old = px[..., 3:4]
        out = a + old * (1 - a)
        px[..., :3] = np.where(out > 0, (rgb * a + px[..., :3] * old * (1 - a)) / np.maximum(out, 1e-6), rgb)
        px[..., 3:4] = out

    @staticmethod
    def _points(pts, x0, y0):
        return [np.array([[(x * 2 - x0) * 16, (y * 2 - y0) * 16] for x, y in pts], np.int32)]

    @staticmethod
    def _box(pts, pad=0.0):
        xs, ys = [p[0] for p in pts], [p[1] for p in pts]
        return (min(xs) - pad) * 2, (min(ys) - pad) * 2, (max(xs) + pad) * 2, (max(ys) + pad) * 2

    def poly(self, pts, color, alpha=1.0):
        self._ink(lambda m, x0, y0: cv2.fillPoly(m, self._points(pts, x0, y0), 255, cv2.LINE_AA, 4), self._box(pts), color, alpha)

    def line(self, pts, color, width=2, closed=False, alpha=1.0):
        t = max(1, round(width * 2))
        self._ink(lambda m, x0, y0: cv2.polylines(m, self._points(pts, x0, y0), closed, 255, t, cv2.LINE_AA, 4), self._box(pts, width), color, alpha)

    def disc(self, x, y, r, color, alpha=1.0, width=0):
        t = -1 if not width else max(1, round(width * 2))
        self._ink(
            lambda m, x0, y0: cv2.circle(m, (round((x * 2 - x0) * 16), round((y * 2 - y0) * 16)), round(r * 32), 255, t, cv2.LINE_AA, 4),
            self._box([(x - r, y - r), (x + r, y + r)], width), color, alpha,
        )

    def rect(self, x0, y0, x1, y1, color, alpha=1.0):
        self.poly([(x0, y0), (x1, y0), (x1, y1), (x0, y1)], color, alpha)

    def glyphs(self, text, size, face):
        """A tight mask of a run of text."""
        ft = _font(face)
        px = int(size * 2)
        m = np.zeros((px * 2, px * (len(text) + 2)), np.uint8)
        m3 = cv2.cvtColor(m, cv2.COLOR_GRAY2BGR)
        ft.putText(m3, text, (px // 2, int(px * 1.4)), px, (255, 255, 255), -1, cv2.LINE_AA, True)
        m = m3[..., 0]
        xs = np.where(m.max(0) > 0)[0]
        ys = np.where(m.max(1) > 0)[0]
        return m[ys[0] : ys[-1] + 1, xs[0] : xs[-1] + 1] if len(xs) else m[:1, :1]

    def _stamp(self, g, cx, cy, color, alpha):
        gx, gy = int(cx * 2 - g.shape[1] / 2), int(cy * 2 - g.shape[0] / 2)

        def draw(m, x0, y0):
            xa, ya = max(gx, x0), max(gy, y0)
            xb, yb = min(gx + g.shape[1], x0 + m.shape[1]), min(gy + g.shape[0], y0 + m.shape[0])
            if xb > xa and yb > ya:
                m[ya - y0 : yb - y0, xa - x0 : xb - x0] = g[ya - gy : yb - gy, xa - gx : xb - gx]

        self._ink(draw, (gx, gy, gx + g.shape[1], gy + g.shape[0]), color, alpha)

    def text(self, s, cx, cy, size, color, face=SANS, alpha=1.0, track=0.0, fit=None):
        """Text centred at (cx, cy); `track` is letter space in ems."""
        gs = [self.glyphs(ch, size, face) if ch.strip() else None for ch in s]
        if not track:
            g = self.glyphs(s, size, face)
            if fit and g.shape[1] > fit * 2:
                return self.text(s, cx, cy, size * fit * 2 / g.shape[1], color, face, alpha)
            self._stamp(g, cx, cy, color, alpha)
            return
        widths = [(g.shape[1] / 2 if g is not None else size * 0.35) for g in gs]
        total = sum(widths) + track * size * (len(s) - 1)
        if fit and total > fit:
            return self.text(s, cx, cy, size * fit / total, color, face, alpha, track)
        cap = max((g.shape[0] for g in gs if g is not None), default=0)
        x = cx - total / 2
        for g, wd, ch in zip(gs, widths, s):
            if g is not None:
                base = cy if ch not in "ー-・" else cy
                dy = (cap - g.shape[0]) / 4 if ch.isascii() and ch.isalnum() and not ch.isupper() else 0
                self._stamp(g, x + wd / 2, base + dy, color, alpha)
            x += wd + track * size

    def vertical(self, s, cx, top, size, color, face=SERIF_BOLD, alpha=1.0, gap=0.16):
        """Vertical writing from the top; the long vowel mark is turned."""
        y = top
        for ch in s:
            g = self.glyphs(ch, size, face)
            if ch == "ー":
                g = np.rot90(g)
            self._stamp(g, cx, y + size / 2, color, alpha)
            y += size * (1 + gap)
        return y

    def image(self, name="art"):
        px = cv2.resize(self.px, (self.w, self.h), interpolation=cv2.INTER_AREA)
        return to_image(px, name)


def to_image(px, name="art"):
    """An RGBA float array (sRGB, y down) as a Blender image."""
    h, w = px.shape[:2]
    img = bpy.data.images.new(name, w, h, alpha=True)
    img.colorspace_settings.name = "sRGB"
    img.alpha_mode = "CHANNEL_PACKED"
    img.pixels.foreach_set(np.ascontiguousarray(px[::-1]).astype(np.float32).ravel())
    img.update()
    return img


# --- patterns: ink with alpha, to be tiled or laid over a whole UV -----------------------------


def pattern(kind, w=2048, h=512, ink="ai", paper=None, size=128):
    c = Canvas(w, h, paper)
    s = size
    if kind == "tokusa":
        for i in range(0, w, s // 2):
            c.rect(i, 0, i + s * 0.13, h, ink)
    elif kind == "rings":
        for i, y in enumerate(range(s // 3, h, s // 2)):
            c.rect(0, y, w, y + (s * 0.12 if i % 2 else s * 0.05), ink)
    elif kind == "dots":
        for j, y in enumerate(range(0, h + s, s // 2)):
            for x in range(0, w + s, s):
                c.disc((x + (s / 2 if j % 2 else 0)) % (w + 1e-6), y, s * 0.12, ink)
    elif kind == "seigaiha":
        rows = int(h / (s / 4)) + 4
        base = paper or "#f4f2ec"
        for j in range(-2, rows):
            for i in range(-1, w // s + 2):
                x, y = i * s + (s / 2 if j % 2 else 0), j * s / 4
                c.disc(x, y, s / 2, base)
                for k in (0.47, 0.36, 0.25, 0.14):
                    c.disc(x, y, s * k, ink, width=s * 0.035)
    elif kind == "asanoha":
        a = s
        hh = a * math.sqrt(3) / 2
        for j in range(-1, int(h / hh) + 2):
            for i in range(-1, int(w / a) + 2):
                ox = i * a + (a / 2 if j % 2 else 0)
                oy = j * hh
                A, B = (ox, oy), (ox + a, oy)
                C, D = (ox + a / 2, oy + hh), (ox + a / 2, oy - hh)
                for t in ((A, B, C), (A, B, D)):
                    g = (sum(p[0] for p in t) / 3, sum(p[1] for p in t) / 3)
                    c.line(list(t), ink, s * 0.025, True)
                    for p in t:
                        c.line([p, g], ink, s * 0.025)
    elif kind == "sashiko":
        for j, y in enumerate(range(0, h + s, s // 2)):
            for i in range(-1, w // s + 2):
                x = i * s + (s / 2 if j % 2 else 0)
                for k in range(0, 360, 12):
                    a0, a1 = math.radians(k), math.radians(k + 7)
                    c.line([(x + s / 2 * math.cos(a0), y + s / 2 * math.sin(a0)), (x + s / 2 * math.cos(a1), y + s / 2 * math.sin(a1))], ink, s * 0.03)
    elif kind == "shima":
        for i in range(0, w, s):
            c.rect(i, 0, i + s * 0.4, h, ink)
            c.rect(i + s * 0.55, 0, i + s * 0.62, h, ink)
    elif kind == "border":
        for y in range(0, h, s):
            c.rect(0, y, w, y + s * 0.42, ink)
    elif kind == "ichimatsu":
        for j in range(0, h // s + 1):
            for i in range(0, w // s + 1):
                if (i + j) % 2:
                    c.rect(i * s, j * s, (i + 1) * s, (j + 1) * s, ink)
    elif kind == "yagasuri":
        for i in range(0, w // s + 1):
            for j in range(-1, h // s + 2):
                x, y = i * s, j * s + (s / 2 if i % 2 else 0)
                c.poly([(x, y + s * 0.3), (x + s / 2, y), (x + s / 2, y + s * 0.5), (x, y + s * 0.8)], ink)
                c.poly([(x + s, y + s * 0.3), (x + s / 2, y), (x + s / 2, y + s * 0.5), (x + s, y + s * 0.8)], ink, 0.55)
    return c.image("pattern-" + kind)


def blossom(c, x, y, r, color, center="himawari", petals=5, turn=0.0):
    for k in range(petals):
        a = math.tau * k / petals + turn
        pts = []
        for t in range(25):
            b = math.tau * t / 24
            px, py = 0.52 * math.cos(b), 0.36 * math.sin(b)
            if abs(b - 0) < 0.2 or abs(b - math.tau) < 0.2:
                px -= 0.1
            px += 0.52
            pts.append((x + r * (px * math.cos(a) - py * math.sin(a)), y + r * (px * math.sin(a) + py * math.cos(a))))
        c.poly(pts, color)
    c.disc(x, y, r * 0.16, center)


def label(w, h, title, sub="", paper="white", ink="sumi", accent="shu", style="vertical"):
    """A product label in one of several styles."""
    c = Canvas(w, h, paper)
    if style == "vertical":
        n = len(title)
        size = min(w * 0.34, h * 0.66 / n / 1.16)
        total = size * (n * 1.16 - 0.16)
        top = (h - total) / 2 - h * 0.03
        c.line([(w * 0.06, h * 0.05), (w * 0.94, h * 0.05), (w * 0.94, h * 0.95), (w * 0.06, h * 0.95)], ink, 2, True, 0.75)
        c.vertical(title, w * 0.5, top, size, ink)
        if sub:
            s2 = min(w * 0.075, h * 0.5 / len(sub))
            c.vertical(sub, w * 0.82, h * 0.14, s2, ink, SERIF)
        c.rect(w * 0.14, h * 0.80, w * 0.24, h * 0.80 + w * 0.1, accent)
    elif style == "modern":
        c.text(title, w / 2, h * 0.42, h * 0.2, ink, SANS_BOLD, track=0.12, fit=w * 0.8)
        c.rect(w * 0.42, h * 0.58, w * 0.58, h * 0.58 + 3, accent)
        if sub:
            c.text(sub, w / 2, h * 0.7, h * 0.085, ink, SANS, track=0.25, fit=w * 0.7)
    elif style == "latin":
        c.text(title, w / 2, h * 0.40, h * 0.15, ink, SERIF_BOLD, track=0.14, fit=w * 0.82)
        c.rect(w * 0.12, h * 0.54, w * 0.88, h * 0.54 + 2, ink, 0.7)
        if sub:
            c.text(sub, w / 2, h * 0.66, h * 0.09, ink, SERIF, track=0.2, fit=w * 0.7)
    return c.image("label")
