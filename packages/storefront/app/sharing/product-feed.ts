import type { FeedProduct, StockStatus, Variant } from "@noren/contract";
import type { DocumentContext, WriteDocument } from "./document.ts";
import { listDocumentProducts } from "./feed-products.ts";
import { element, XML_DECLARATION } from "../page/markup.ts";
import { PROPERTY_BY_OPTION, toSharedPicture, variantUrl } from "./structured-data.ts";

/** What Google Merchant Center accepts. */
const TITLE_MAX = 150;
const DESCRIPTION_MAX = 5000;
const FURTHER_PICTURES_MAX = 10;
const ID_MAX = 50;

const AVAILABILITY: Readonly<Record<StockStatus, string>> = {
  in_stock: "in_stock",
  few: "in_stock",
  out: "out_of_stock",
};

const cut = (text: string, max: number) => text.slice(0, max).replace(/[\uD800-\uDBFF]$/, "");
const yen = (price: number) => `${price} JPY`;

function writeItem(context: DocumentContext, product: FeedProduct, variant: Variant): string {
  const { product_price_with_tax: price, before_price } = variant;
  const [first, ...further] = [variant.image, ...product.images].flatMap(
    (picture) => toSharedPicture(context, picture)?.url ?? [],
  );
  // Merchant Center refuses products without a price or a picture.
  if (price === null || first === undefined) return "";
  const isReduced = before_price !== null && before_price > price;
  const properties = product.options.map(({ name }, index) => {
    const property = PROPERTY_BY_OPTION[name];
    return property ? element(`g:${property}`, variant.option_values[index]) : "";
  });
  return [
    "<item>",
    element("g:id", cut(variant.code || String(variant.id), ID_MAX)),
    element("g:title", cut([product.name, ...variant.option_values].join(" "), TITLE_MAX)),
    element("g:description", cut(product.description || product.name, DESCRIPTION_MAX)),
    element("g:link", variantUrl(context.origin, product.key, product.variants, variant)),
    element("g:image_link", first),
    ...[...new Set(further)]
      .filter((url) => url !== first)
      .slice(0, FURTHER_PICTURES_MAX)
      .map((url) => element("g:additional_image_link", url)),
    element("g:availability", AVAILABILITY[variant.stock_status]),
    element("g:price", yen(isReduced ? before_price : price)),
    isReduced ? element("g:sale_price", yen(price)) : "",
    element("g:condition", "new"),
    element("g:brand", product.brand),
    element("g:identifier_exists", "no"),
    product.variants.length > 1 ? element("g:item_group_id", cut(product.code, ID_MAX)) : "",
    ...properties,
    element("g:product_type", product.categories.join(" > ")),
    "</item>",
  ].join("");
}

/** A document of the product feed for Google Merchant Center, if the shop publishes one. */
export const writeProductFeed =
  (number: number): WriteDocument =>
  async (context) => {
    const { settings, origin } = context;
    const products = settings["SITE.IS_PRODUCT_FEED"] ? await listDocumentProducts(context, number) : null;
    const items = (products ?? []).flatMap((product) =>
      product.variants.map((variant) => writeItem(context, product, variant)),
    );
    if (!items.some((item) => item !== "")) return null;
    const head = [
      element("title", settings["SITE.NAME"]),
      element("link", `${origin}/`),
      element("description", settings["SITE.TAGLINE"] || settings["SITE.NAME"]),
    ];
    return {
      type: "application/rss+xml; charset=utf-8",
      body: `${XML_DECLARATION}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${head.join("")}${items.join("\n")}</channel></rss>\n`,
    };
  };
