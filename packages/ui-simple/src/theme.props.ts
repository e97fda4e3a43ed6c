import type { placeFields } from "@noren/validation/fields/address";

/** A tuple of all parts, each exactly once, in any order. */
type InAnyOrder<Part, Next = Part> = [Part] extends [never]
  ? readonly []
  : Next extends Part
    ? readonly [Next, ...InAnyOrder<Exclude<Part, Next>>]
    : never;

export type AddressPart = keyof typeof placeFields;

/** A section that every theme can show: the name of its file in `screens/home/`. */
export type SimpleHomeSection =
  | "hero"
  | "newest"
  | "category-tiles"
  | "features"
  | "recent-products"
  | "news-list"
  | "calendar";

/** A collection that the shop puts together, and the number of its products that the home shows at most. */
export interface HomeCollectionSection {
  alias: string;
  per: number;
}

/** @template Own the ids of the theme's own sections; of any theme by default */
export type HomeSection<Own extends string = string> = SimpleHomeSection | Own | HomeCollectionSection;

/** A group of conditions in the filter of the product list. */
export type FilterGroupName = "categories" | "stock" | "price" | "brands" | "attributes" | "makers" | "tags";

/**
 * What a theme declares as data. Simple's groups and sections are beside what shows them, because every page loads this object.
 *
 * @template Own the ids of its own sections: `keyof typeof ownHomeSections`, or `never`; of any theme by default
 */
export interface Theme<Own extends string = string> {
  /** The CSS `color-scheme`: the browser colours scroll bars, form controls and the unstyled page by it. */
  colorScheme: "light" | "dark" | "light dark";
  /** URLs of font files (`import mincho from "./own/fonts/mincho.woff2?url"`) that every page preloads. */
  preloadedFonts: readonly string[];
  /** The `sizes` of pictures in the product grid, matching the columns in `product-grid.module.css`. */
  gridSizes: string;
  /** How a list shows its products unless its URL says it: cards (the default), or rows with more facts. */
  listView?: "grid" | "list";
  /** The order of 姓・名 (`name`) and セイ・メイ (`kana`) in forms. */
  nameFields: InAnyOrder<"name" | "kana">;
  /** The order of a postal address in forms. */
  addressFields: InAnyOrder<AddressPart>;
  /** The groups of the product list's filter, in order; one of choices may have a title of its own. */
  filterGroups?: readonly (FilterGroupName | { name: "brands" | "makers" | "tags"; title: string })[];
  /** The sections of the home, in order. The home leaves out a collection that the shop lacks. */
  homeSections?: readonly HomeSection<Own>[];
}
