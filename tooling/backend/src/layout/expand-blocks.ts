import type { Block, Coupon } from "@noren/contract";
import { loadShownProducts, type CatalogueContext } from "../catalogue/product-info.ts";
import { toCoupon } from "../coupon/to-coupon.ts";
import { listPublicCoupons } from "../coupon/list-coupons.ts";
import { toSafeHtml } from "../content/safe-html.ts";
import type { Db } from "../db/pool.ts";
import { readPage } from "../http/pagination.ts";
import type { StoredBlock } from "../db/schema/stored-block.ts";

/** Expands the references of blocks: current products, coupons and sanitised HTML. */
export async function expandBlocks(
  db: Db,
  context: CatalogueContext,
  lists: readonly (readonly StoredBlock[])[],
): Promise<Block[][]> {
  const all = lists.flat();
  const keys = all.flatMap((block) => (block.name === "products" ? block.props.products : []));
  const codes = all.flatMap((block) => (block.name === "coupons" ? block.props.coupon : []));
  const [products, coupons] = await Promise.all([
    loadShownProducts(db, context, keys),
    loadCoupons(db, context, codes),
  ]);
  const expand = (block: StoredBlock): Block => {
    switch (block.name) {
      case "products":
        return { ...block, props: { ...block.props, products: pick(products, block.props.products) } };
      case "coupons":
        return { ...block, props: { ...block.props, coupon: pick(coupons, block.props.coupon) } };
      case "text":
        return { ...block, props: { html: toSafeHtml(block.props.html) } };
      default:
        return block;
    }
  };
  return lists.map((list) => list.map(expand));
}

const pick = <T>(found: ReadonlyMap<string, T>, keys: readonly string[]): T[] =>
  keys.flatMap((key) => found.get(key) ?? []);

/** The coupons that are available now, the same as in the list of coupons. */
async function loadCoupons(
  db: Db,
  context: CatalogueContext,
  codes: readonly string[],
): Promise<ReadonlyMap<string, Coupon>> {
  if (codes.length === 0) return new Map();
  const { data } = await listPublicCoupons(db, { ...context, page: readPage({ per: "all" }) });
  return new Map(data.map(({ coupon, isTaken }) => [coupon.code, toCoupon(coupon, isTaken)]));
}
