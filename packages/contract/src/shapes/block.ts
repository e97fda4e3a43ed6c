import * as v from "valibot";
import { described } from "../described.ts";
import { ProductInfo } from "./catalogue.ts";
import { Picture } from "./media.ts";
import { Coupon } from "./coupon.ts";
import { PlainText, SafeHtml } from "./text.ts";

/** A link to a path of this shop. */
const Link = v.object({
  href: described("A path of this shop.", v.string()),
  label: described("The link's text.", v.string()),
});

const block = <N extends string, P extends v.ObjectEntries>(name: N, props: P) =>
  v.object({
    name: described("What happened.", v.literal(name)),
    props: described("The props of the element.", v.object(props)),
  });

/**
 * A block of a page. `name` is the element that shows it, `props` are its props. For data that an element loads
 * (banners, a collection, news) the prop is the argument of the call.
 */
export const Block = v.variant("name", [
  block("heading", { text: PlainText, lead: described("One or two sentences of plain text.", v.string()) }),
  /** HTML written by the shop and sanitised by the backend. */
  block("text", { html: SafeHtml }),
  block("picture", {
    image: Picture,
    caption: described("Plain text; may be empty.", v.string()),
    link: described("Where it leads; null for nowhere.", v.nullable(Link)),
  }),
  block("button", Link.entries),
  /** Products that are on show. */
  block("products", { title: PlainText, products: described("The products on show.", v.array(ProductInfo)) }),
  /** Argument of `GET /v1/collections/{alias}`. */
  block("collection", { title: PlainText, alias: described("The collection's key in the URL.", v.string()) }),
  /** Argument of `GET /v1/banners`. */
  block("banners", { area: described("Where the shop's pages show it.", v.string()) }),
  block("categories", { title: PlainText }),
  /** The number of the newest entries to show. */
  block("news", { title: PlainText, count: described("Number of entries to show.", v.number()) }),
  block("blogs", { title: PlainText, count: described("Number of entries to show.", v.number()) }),
  /** [lp.shape] A landing page's coupons are in its first block. */
  block("coupons", { title: PlainText, coupon: described("The coupons to take.", v.array(Coupon)) }),
  /** `category` is an argument of `GET /v1/qas`. */
  block("qas", { title: PlainText, category: described("The category's key.", v.string()) }),
]);
export type Block = v.InferOutput<typeof Block>;

export const Layout = described(
  "What surrounds a page: header, footer, and blocks above, beside and below it.",
  v.object({
    page: described("The page's name.", v.string()),
    is_show_header: described("Whether the shop's header is shown.", v.boolean()),
    is_show_footer: described("Whether the shop's footer is shown.", v.boolean()),
    top: v.array(Block),
    side: v.array(Block),
    bottom: v.array(Block),
  }),
);
export type Layout = v.InferOutput<typeof Layout>;

export const PageLayout = described(
  "The blocks of a page.",
  v.object({ page: described("The page's name.", v.string()), title: PlainText, layout: v.array(Block) }),
);
export type PageLayout = v.InferOutput<typeof PageLayout>;
