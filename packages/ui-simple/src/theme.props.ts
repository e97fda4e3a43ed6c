/** All parts, each once, in any order. */
type InAnyOrder<Part, Next = Part> = [Part] extends [never]
  ? readonly []
  : Next extends Part
    ? readonly [Next, ...InAnyOrder<Exclude<Part, Next>>]
    : never;

export type AddressPart = "postal_code" | "prefecture" | "city" | "address1" | "address2";

/** What a theme declares as data. */
export interface Theme {
  /** The colours that the browser's own parts take: scroll bars, empty form controls, the page before its styles. */
  colorScheme: "light" | "dark" | "light dark";
  /** URLs of font files (`import mincho from "./own/fonts/mincho.woff2?url"`) that every page needs at once. */
  preloadedFonts: readonly string[];
  /** `sizes` of a picture in the product grid; it matches the columns of `product-grid.module.css`. */
  gridSizes: string;
  /** The order of 姓・名 (`name`) and セイ・メイ (`kana`) in forms. */
  nameFields: InAnyOrder<"name" | "kana">;
  /** The order of a postal address in forms. */
  addressFields: InAnyOrder<AddressPart>;
}
