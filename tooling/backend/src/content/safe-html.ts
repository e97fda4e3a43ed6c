import sanitizeHtml from "sanitize-html";

/** Prefix of ids in a shop's HTML and of links to them, so that they do not clash with the page's own ids. */
const ID_PREFIX = "own-";
/** A link to a fragment of this page or of another page of the shop. */
const FRAGMENT_LINK = /^(\/(?!\/)[^#]*)?#(?=.)/;

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
        ...(id !== undefined && { id: ID_PREFIX + id }),
        ...(href !== undefined && { href: href.replace(FRAGMENT_LINK, `$1#${ID_PREFIX}`) }),
      },
    }),
  },
};

/** Sanitises a shop's HTML: removes what could run scripts, restyle the page or send input to another site. */
export const toSafeHtml = (html: string): string => sanitizeHtml(html, options);
