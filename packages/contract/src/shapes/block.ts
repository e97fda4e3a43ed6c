import * as v from "valibot";
import { Picture, ProductInfo } from "./catalogue.ts";
import { Coupon } from "./coupon.ts";

/** A path of this shop and what leads there. */
const Link = v.object({ href: v.string(), label: v.string() });

const block = <N extends string, P extends v.ObjectEntries>(name: N, props: P) =>
  v.object({ name: v.literal(name), props: v.object(props) });

/**
 * A piece of a page that the shop has put together. `name` says which element shows it, `props` what it is given; what
 * an element looks up by itself (banners, a collection, news) is named by the argument of its call.
 */
export const Block = v.variant("name", [
  block("heading", { text: v.string(), lead: v.string() }),
  /** HTML of the shop's own making, made safe by the backend before it is answered. */
  block("text", { html: v.string() }),
  block("picture", { image: Picture, caption: v.string(), link: v.nullable(Link) }),
  block("button", Link.entries),
  /** Products that are on show. */
  block("products", { title: v.string(), products: v.array(ProductInfo) }),
  /** Argument of `GET /v1/collections/{alias}`. */
  block("collection", { title: v.string(), alias: v.string() }),
  /** Argument of `GET /v1/banners`. */
  block("banners", { area: v.string() }),
  block("categories", { title: v.string() }),
  /** So many of the newest. */
  block("news", { title: v.string(), count: v.number() }),
  block("blogs", { title: v.string(), count: v.number() }),
  /** [lp.shape] A landing page's coupons stand in its first block. */
  block("coupons", { title: v.string(), coupon: v.array(Coupon) }),
  /** `category` is an argument of `GET /v1/qas`. */
  block("qas", { title: v.string(), category: v.string() }),
]);
export type Block = v.InferOutput<typeof Block>;

/** What stands around a page: whether the shop's header and footer do, and blocks above, beside and below it. */
export const Layout = v.object({
  page: v.string(),
  is_show_header: v.boolean(),
  is_show_footer: v.boolean(),
  top: v.array(Block),
  side: v.array(Block),
  bottom: v.array(Block),
});
export type Layout = v.InferOutput<typeof Layout>;

/** What a page itself is made of. */
export const PageLayout = v.object({ page: v.string(), title: v.string(), layout: v.array(Block) });
export type PageLayout = v.InferOutput<typeof PageLayout>;
