import sanitizeHtml from "sanitize-html";

/** Prefix for ids and references in an SVG, so that they cannot collide with the page's. */
const ID_PREFIX = "own-";

const options: sanitizeHtml.IOptions = {
  // prettier-ignore
  allowedTags: [
    "svg", "g", "defs", "symbol", "use", "title", "desc", "path", "rect", "circle", "ellipse", "line", "polyline",
    "polygon", "text", "tspan", "linearGradient", "radialGradient", "stop", "clipPath", "mask", "pattern",
  ],
  allowedAttributes: {
    // prettier-ignore
    "*": [
      "id", "xmlns", "viewBox", "preserveAspectRatio", "width", "height", "x", "y", "x1", "y1", "x2", "y2", "cx", "cy",
      "r", "rx", "ry", "fx", "fy", "d", "points", "transform", "fill", "fill-rule", "fill-opacity", "clip-rule",
      "clip-path", "mask", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-miterlimit",
      "stroke-dasharray", "stroke-dashoffset", "stroke-opacity", "opacity", "offset", "stop-color", "stop-opacity",
      "gradientUnits", "gradientTransform", "patternUnits", "patternTransform", "clipPathUnits", "maskUnits",
      "spreadMethod", "text-anchor", "font-size", "font-weight", "letter-spacing", "href", "role", "aria-hidden",
    ],
  },
  allowedSchemes: [],
  allowProtocolRelative: false,
  parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
  transformTags: {
    "*": (tagName, attribs) => ({
      tagName,
      attribs: Object.fromEntries(Object.entries(attribs).flatMap(([name, value]) => toSafeAttribute(name, value))),
    }),
  },
};

/** Removes external references: they would report each visitor of the page to another host. */
function toSafeAttribute(name: string, value: string): [string, string][] {
  if (name === "id") return [[name, ID_PREFIX + value]];
  if (name === "href" || name === "xlink:href")
    return value.startsWith("#") ? [["href", `#${ID_PREFIX}${value.slice(1)}`]] : [];
  const prefixed = value.replaceAll(/url\(\s*(["']?)#([\w.-]+)\1\s*\)/gi, `url(#${ID_PREFIX}$2)`);
  return /url\((?!#)|\\/i.test(prefixed) ? [] : [[name, prefixed]];
}

/** The drawing without scripts and external resources; empty without an `<svg>`. */
export function sanitizeSvg(svg: string): string {
  const start = svg.search(/<svg[\s>]/);
  return start === -1 ? "" : sanitizeHtml(svg.slice(start), options);
}
