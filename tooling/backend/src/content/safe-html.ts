import sanitizeHtml from "sanitize-html";

/** Stands before the ids of a shop's HTML and the links to them: an id of its own could pass for one of the page's. */
const ANCHOR = "own-";
/** A link to a place on this page or on another of the shop. */
const TO_PLACE = /^(\/(?!\/)[^#]*)?#(?=.)/;

const options: sanitizeHtml.IOptions = {
  // prettier-ignore
  allowedTags: [
    "h2", "h3", "h4", "p", "br", "hr", "ul", "ol", "li", "dl", "dt", "dd", "blockquote", "figure", "figcaption",
    "table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td", "a", "strong", "em", "small", "ruby", "rt", "rp",
    "section", "address", "time", "img",
  ],
  allowedAttributes: {
    a: ["href"],
    img: ["src", "alt", "width", "height", "loading"],
    th: ["scope", "colspan", "rowspan"],
    td: ["colspan", "rowspan"],
    time: ["datetime"],
    "*": ["id"],
  },
  allowedSchemes: ["https", "mailto", "tel"],
  allowedSchemesByTag: { img: ["https"] },
  allowProtocolRelative: false,
  transformTags: {
    "*": (tagName, { id, href, ...attribs }) => ({
      tagName,
      attribs: {
        ...attribs,
        ...(id !== undefined && { id: ANCHOR + id }),
        ...(href !== undefined && { href: href.replace(TO_PLACE, `$1#${ANCHOR}`) }),
      },
    }),
  },
};

/** The part of a shop's HTML that can neither run, nor restyle the page, nor send what a visitor types elsewhere. */
export const safeHtml = (html: string): string => sanitizeHtml(html, options);
