import { blog } from "@noren/api/endpoints/blog";
import { catalogue } from "@noren/api/endpoints/catalogue";
import { news } from "@noren/api/endpoints/news";
import { qa } from "@noren/api/endpoints/qa";
import { shop } from "@noren/api/endpoints/shop";
import type { Block } from "@noren/contract";
import { FIRST_PAGE, PER_ALL } from "@noren/domain/limits";
import type { ThunkAction, UnknownAction } from "@reduxjs/toolkit";
import type { ShownBlock } from "#ui/slots/blocks/blocks.props";
import type { Endpoint, LoadContext } from "../load/screen-load.ts";
import type { AppDispatch, RootState } from "../state/store.ts";
import { toShownCoupon } from "./to-shown-coupon.ts";

interface Subscription {
  unsubscribe: () => void;
}

/** The part of an RTK Query endpoint that a block needs beside the load's. */
interface BlockEndpoint<Arg, Result> extends Endpoint<Arg, Result> {
  initiate: (
    arg: Arg,
    options: { subscribe: boolean },
  ) => ThunkAction<PromiseLike<{ data?: Result; error?: unknown }> & Subscription, RootState, unknown, UnknownAction>;
  select: (arg: Arg) => (state: RootState) => { data?: Result };
}

/** Where the data of a block come from. */
interface BlockSource {
  load: (context: Pick<LoadContext, "prefetchOptional">) => Promise<unknown>;
  subscribe: (dispatch: AppDispatch) => Subscription;
  /** Undefined until the data are there. */
  select: (state: RootState) => unknown;
  /** The block with the selected data. */
  show: (data: never) => ShownBlock;
}

const sourceFrom = <Arg, Result>(
  endpoint: BlockEndpoint<Arg, Result>,
  arg: Arg,
  show: (data: Result) => ShownBlock,
): BlockSource => ({
  load: ({ prefetchOptional }) => prefetchOptional(endpoint, arg),
  subscribe: (dispatch) => dispatch(endpoint.initiate(arg, { subscribe: true })),
  select: (state) => endpoint.select(arg)(state).data,
  show,
});

const firstEntries = (count: number) => ({ page: FIRST_PAGE, per: count });

/** The source of a block's data; null for a block that contains them. */
function sourceOf(block: Block): BlockSource | null {
  switch (block.name) {
    case "banners":
      return sourceFrom(shop.endpoints.listBanners, block.props.area, ({ data }) => ({
        name: "banners",
        props: { banners: data },
      }));
    case "collection":
      return sourceFrom(shop.endpoints.getWholeCollection, block.props.alias, ({ data }) => ({
        name: "collection",
        props: { title: block.props.title, products: data },
      }));
    case "categories":
      return sourceFrom(catalogue.endpoints.listCategories, "products", ({ data }) => ({
        name: "categories",
        props: { title: block.props.title, categories: data },
      }));
    case "news":
      return sourceFrom(news.endpoints.listNews, firstEntries(block.props.count), ({ data }) => ({
        name: "news",
        props: { title: block.props.title, news: data },
      }));
    case "blogs":
      return sourceFrom(blog.endpoints.listBlogs, firstEntries(block.props.count), ({ data }) => ({
        name: "blogs",
        props: { title: block.props.title, blogs: data },
      }));
    case "qas":
      return sourceFrom(qa.endpoints.listQas, { category: block.props.category, per: PER_ALL }, ({ data }) => ({
        name: "qas",
        props: { title: block.props.title, qas: data },
      }));
    default:
      return null;
  }
}

/** Fetches the data of a page's blocks. A block whose data are missing is left out. */
export async function loadBlocks(
  context: Pick<LoadContext, "prefetchOptional">,
  blocks: readonly Block[],
): Promise<void> {
  const sources = blocks.map(sourceOf).filter((source) => source !== null);
  await Promise.all(sources.map((source) => source.load(context)));
}

/** Keeps the data of the blocks in the cache until the returned function is called. */
export function subscribeBlocks(dispatch: AppDispatch, blocks: readonly Block[]): () => void {
  const subscriptions = blocks.map((block) => sourceOf(block)?.subscribe(dispatch));
  return () => {
    for (const subscription of subscriptions) subscription?.unsubscribe();
  };
}

/** The data of each block; null for a block that contains them, undefined while they are missing. */
export const selectBlockData = (state: RootState, blocks: readonly Block[]): unknown[] =>
  blocks.map((block) => {
    const source = sourceOf(block);
    return source ? source.select(state) : null;
  });

/** A block with its data; null while they are missing. */
export function toShownBlock(block: Block, data: unknown): ShownBlock | null {
  const source = sourceOf(block);
  if (source) return data === undefined ? null : source.show(data as never);
  switch (block.name) {
    case "coupons":
      return { name: "coupons", props: { title: block.props.title, coupons: block.props.coupon.map(toShownCoupon) } };
    case "heading":
    case "text":
    case "picture":
    case "button":
    case "products":
      return block;
    default:
      return null;
  }
}
