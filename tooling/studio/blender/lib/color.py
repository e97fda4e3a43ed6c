"""Colours by their Japanese names."""

PALETTE = {
    "white": "#f4f2ec", "cream": "#f3e7cf", "kinari": "#e6dcc6", "beige": "#d3c1a2", "kraft": "#b98f62",
    "gray": "#a5a8a6", "heather": "#b4b4b3", "sumi": "#222224", "black": "#151517", "kon": "#1f2d4d",
    "ai": "#274a78", "ruri": "#1c3f94", "mizu": "#b3d1dd", "sage": "#a3b39a", "wakakusa": "#b4c95a",
    "matcha": "#8a9a4b", "fukamidori": "#1f4a3a", "leaf": "#4d7a3a", "karashi": "#c9962e", "yuzu": "#efd04f",
    "himawari": "#f6b81c", "mikan": "#ef8421", "shu": "#d1401f", "akane": "#b02a30", "beni": "#bf1436",
    "momo": "#ea7f98", "sakura": "#f3c6cb", "fuji": "#b7a2d0", "edomurasaki": "#63407a", "azuki": "#5c2a2e",
    "rust": "#9c4f2e", "camel": "#a9672f", "kogecha": "#54371f", "terracotta": "#bb6a45", "gold": "#c9a14a",
    "amber": "#8a4510", "frost": "#e3ebea", "ame": "#8a4716", "sky": "#8fbfe0",
    "hinoki": "#dcb98a", "oak": "#b98c58", "walnut": "#5e3d28", "beech": "#cfa577", "ebony": "#2a1d17",
    "chestnut": "#8f6238",
}


def lin(c):
    c /= 255
    return c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4


def rgba(c, a=1.0):
    """A palette name or #rrggbb (or a linear tuple) as linear RGBA."""
    if isinstance(c, (tuple, list)):
        return (*c[:3], a)
    h = PALETTE.get(c, c).lstrip("#")
    return (lin(int(h[0:2], 16)), lin(int(h[2:4], 16)), lin(int(h[4:6], 16)), a)


def rgb8(c):
    h = PALETTE.get(c, c).lstrip("#")
    return tuple(int(h[i : i + 2], 16) for i in (0, 2, 4))


def mix(a, b, t):
    x, y = rgba(a), rgba(b)
    return tuple(x[i] * (1 - t) + y[i] * t for i in range(3))


def shade(c, k):
    return tuple(min(1.0, v * k) for v in rgba(c)[:3])
