import type { Banner, Blog, Block, Category, News, ProductInfo, Qa } from "@noren/contract";
import type { ShownCoupon } from "#ui/slots/coupon-card/coupon-card";

type Props<Name extends Block["name"]> = Extract<Block, { name: Name }>["props"];

/** A block with the data that it shows. */
export type ShownBlock =
  | { name: "heading"; props: Props<"heading"> }
  | { name: "text"; props: Props<"text"> }
  | { name: "picture"; props: Props<"picture"> }
  | { name: "button"; props: Props<"button"> }
  | { name: "products"; props: { title: string; products: readonly ProductInfo[] } }
  | { name: "collection"; props: { title: string; products: readonly ProductInfo[] } }
  | { name: "banners"; props: { banners: readonly Banner[] } }
  | { name: "categories"; props: { title: string; categories: readonly Category[] } }
  | { name: "news"; props: { title: string; news: readonly News[] } }
  | { name: "blogs"; props: { title: string; blogs: readonly Blog[] } }
  | { name: "coupons"; props: { title: string; coupons: readonly (ShownCoupon & { is_taken: boolean })[] } }
  | { name: "qas"; props: { title: string; qas: readonly Qa[] } };

/** The props of the element for a kind of block. */
export type BlockProps<Name extends ShownBlock["name"]> = Extract<ShownBlock, { name: Name }>["props"];

/** The actions in the blocks of a page. */
export interface BlockActions {
  /** Where a guest logs in to take a coupon; null for members. */
  loginPath: string | null;
  /** The coupon being taken. */
  busyId: number | null;
  /** Null until the session is known. */
  onTaken: ((coupon: ShownCoupon) => void) | null;
  /** Saves the picture of a banner that leads nowhere, such as a wallpaper. */
  onBannerSaved: (id: number) => void;
  onFavouriteToggled: ((product: ProductInfo) => void) | undefined;
  onAddedToCart: ((product: ProductInfo) => void) | undefined;
}

export interface BlocksProps extends BlockActions {
  blocks: readonly ShownBlock[];
  /** Whether other content comes before the blocks, so that no picture of theirs loads first. */
  comesLater?: boolean;
}
