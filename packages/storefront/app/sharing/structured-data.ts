import type {
  Answer,
  Blog,
  NewsArticle,
  Picture,
  Product,
  Qa,
  Review,
  Settings,
  StockStatus,
  Variant,
} from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { NO_PICTURE_PATH, pictureUrl } from "@noren/contract/picture";
import type * as Schema from "schema-dts";

/** What the URLs of a shop's structured data begin with. */
export interface ShopSite {
  settings: Settings;
  /** SITE.ORIGIN. */
  origin: string;
}

export interface Crumb {
  name: string;
  path: string;
}

/** The width in pixels that search engines and social networks recommend. */
const SHARED_WIDTH = 1200;

export interface SharedPicture {
  url: string;
  width: number;
  height: number;
  alt: string;
}

/** The absolute URL of a picture; null for the placeholder, which no file has. */
export function toSharedPicture({ settings, origin }: ShopSite, picture: Picture | null): SharedPicture | null {
  if (picture === null || picture.path === NO_PICTURE_PATH) return null;
  const base = `${settings["SITE.STORAGE_URL"]}/${settings["SITE.CHANNEL_PREFIX"]}`;
  const width = Math.min(SHARED_WIDTH, picture.width);
  return {
    url: new URL(pictureUrl(base, picture, SHARED_WIDTH, "jpeg"), origin).href,
    width,
    height: Math.round((picture.height * width) / picture.width),
    alt: picture.alt,
  };
}

/** The width and height of the shop's icon. */
const ICON_SIZE = 512;

/** The shop's icon as the picture of a page. */
export function toIconPicture({ settings, origin }: ShopSite, icon: string): SharedPicture {
  return { url: new URL(icon, origin).href, width: ICON_SIZE, height: ICON_SIZE, alt: settings["SITE.NAME"] };
}

const picturesOf = (site: ShopSite, pictures: readonly (Picture | null)[]) => {
  const urls = pictures.flatMap((picture) => toSharedPicture(site, picture)?.url ?? []);
  return urls.length > 0 ? { image: urls } : {};
};

const organizationId = (origin: string) => `${origin}/#organization`;

/** The shop as the seller, with what its settings publish. */
export function toOrganization({ settings, origin }: ShopSite, logo: string): Schema.Organization {
  const phone = settings["SITE.CONTACT.PHONE"];
  const email = settings["SITE.CONTACT.EMAIL"];
  const seller = settings["SITE.SELLER.NAME"];
  const address = settings["SITE.SELLER.ADDRESS"];
  return {
    "@type": "Organization",
    "@id": organizationId(origin),
    name: settings["SITE.NAME"],
    url: `${origin}/`,
    logo: new URL(logo, origin).href,
    ...(seller && { legalName: seller }),
    ...(address && {
      address: {
        "@type": "PostalAddress",
        addressCountry: "JP",
        streetAddress: address,
        ...(settings["SITE.SELLER.POSTAL_CODE"] && { postalCode: settings["SITE.SELLER.POSTAL_CODE"] }),
      },
    }),
    ...((phone || email) && {
      contactPoint: {
        "@type": "ContactPoint",
        contactType: "customer service",
        availableLanguage: "ja",
        ...(phone && { telephone: phone }),
        ...(email && { email }),
      },
    }),
  };
}

/** The shop's site with its search. */
export const toWebSite = ({ settings, origin }: ShopSite): Schema.WebSite => ({
  "@type": "WebSite",
  name: settings["SITE.NAME"],
  url: `${origin}/`,
  inLanguage: "ja",
  publisher: { "@id": organizationId(origin) },
  potentialAction: toSearchAction(origin),
});

const toSearchAction = (origin: string): Schema.WithActionConstraints<Schema.SearchAction> => ({
  "@type": "SearchAction",
  target: {
    "@type": "EntryPoint",
    urlTemplate: `${origin}${paths.productList()}?word={search_term_string}`,
  },
  "query-input": "required name=search_term_string",
});

/** The path to a page, which begins with the home. */
export const toBreadcrumbList = ({ settings, origin }: ShopSite, crumbs: readonly Crumb[]): Schema.BreadcrumbList => ({
  "@type": "BreadcrumbList",
  itemListElement: [{ name: settings["SITE.NAME"], path: paths.home() }, ...crumbs].map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: origin + path,
  })),
});

const AVAILABILITY: Readonly<Record<StockStatus, Schema.ItemAvailability>> = {
  in_stock: "https://schema.org/InStock",
  few: "https://schema.org/LimitedAvailability",
  out: "https://schema.org/OutOfStock",
};

/** The URL of a product's page on which one of several variants is chosen: search engines compare its price and picture. */
export const variantUrl = (origin: string, key: string, variants: readonly Variant[], { id }: Variant): string =>
  origin + paths.product({ key }, { variant: variants.length > 1 ? id : null });

function toOffer({ origin }: ShopSite, { key, product_model }: Product, variant: Variant): { offers?: Schema.Offer } {
  const { product_price_with_tax, stock_status } = variant;
  if (product_price_with_tax === null) return {};
  return {
    offers: {
      "@type": "Offer",
      url: variantUrl(origin, key, product_model.products, variant),
      priceCurrency: "JPY",
      price: product_price_with_tax,
      availability: AVAILABILITY[stock_status],
      itemCondition: "https://schema.org/NewCondition",
      seller: { "@id": organizationId(origin) },
    },
  };
}

const toReview = ({ rating, title, body, nickname, created_at }: Review): Schema.Review => ({
  "@type": "Review",
  reviewRating: { "@type": "Rating", ratingValue: rating, bestRating: 5, worstRating: 1 },
  author: { "@type": "Person", name: nickname },
  datePublished: created_at,
  reviewBody: body,
  ...(title && { name: title }),
});

function ratingsOf(
  { review_summary }: Product,
  reviews: readonly Review[],
): { aggregateRating?: Schema.AggregateRating; review?: Schema.Review[] } {
  if (!review_summary) return {};
  return {
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: review_summary.average,
      reviewCount: review_summary.total,
      bestRating: 5,
      worstRating: 1,
    },
    ...(reviews.length > 0 && { review: reviews.map(toReview) }),
  };
}

/** The properties of schema.org for the names that shops give their options. */
export const PROPERTY_BY_OPTION: Readonly<Record<string, string>> = {
  色: "color",
  カラー: "color",
  サイズ: "size",
  素材: "material",
  柄: "pattern",
};

function toVariantProduct(site: ShopSite, product: Product, variant: Variant): Schema.Product {
  const values = product.options.map(({ name }, index) => ({
    property: PROPERTY_BY_OPTION[name],
    value: variant.option_values[index],
  }));
  return {
    "@type": "Product",
    name: [product.name, ...variant.option_values].join(" "),
    sku: variant.code,
    ...picturesOf(site, [variant.image ?? product.image]),
    ...Object.fromEntries(values.flatMap(({ property, value }) => (property && value ? [[property, value]] : []))),
    ...toOffer(site, product, variant),
  };
}

/**
 * A product with its offers and ratings: one of several variants is a ProductGroup. Null where its prices need a school's
 * key and it has no ratings, since search engines refuse a product without any of both.
 */
export function toProduct(
  site: ShopSite,
  product: Product,
  reviews: readonly Review[],
): Schema.Product | Schema.ProductGroup | null {
  const variants = product.product_model.products;
  const isPriced = variants.some(({ product_price_with_tax }) => product_price_with_tax !== null);
  if (!isPriced && !product.review_summary) return null;
  const [only] = variants;
  const shared = {
    name: product.name,
    url: site.origin + paths.product({ key: product.key }),
    description: product.description || product.catch_copy || product.name,
    ...picturesOf(site, product.images),
    ...(product.brand && { brand: { "@type": "Brand" as const, name: product.brand.name } }),
    ...ratingsOf(product, reviews),
  };
  if (variants.length === 1 && only)
    return { "@type": "Product", sku: only.code, ...shared, ...toOffer(site, product, only) };
  const properties = product.options.flatMap(({ name }) => PROPERTY_BY_OPTION[name] ?? []);
  return {
    "@type": "ProductGroup",
    productGroupID: product.code,
    ...shared,
    ...(properties.length > 0 && { variesBy: properties.map((property) => `https://schema.org/${property}`) }),
    ...(isPriced && { hasVariant: variants.map((variant) => toVariantProduct(site, product, variant)) }),
  };
}

/** An article of the blog or the news. */
export function toArticle(
  site: ShopSite,
  article: Pick<NewsArticle, "title" | "published_at"> & Partial<Pick<Blog, "lead" | "author" | "image">>,
  path: string,
): Schema.Article {
  const { title, published_at, lead, author, image } = article;
  return {
    "@type": "Article",
    headline: title,
    datePublished: published_at,
    mainEntityOfPage: site.origin + path,
    inLanguage: "ja",
    author: author
      ? { "@type": "Person", name: author }
      : { "@type": "Organization", name: site.settings["SITE.NAME"], url: `${site.origin}/` },
    publisher: { "@id": organizationId(site.origin) },
    ...(lead && { description: lead }),
    ...picturesOf(site, [image ?? null]),
  };
}

/** The questions of a page with their answers. Null without any. */
export const toFaqPage = (questions: readonly Qa[]): Schema.FAQPage | null =>
  questions.length === 0
    ? null
    : {
        "@type": "FAQPage",
        mainEntity: questions.map(({ question, answer }) => ({
          "@type": "Question",
          name: question,
          acceptedAnswer: { "@type": "Answer", text: answer },
        })),
      };

/** The products of a page of a list. */
export const toItemList = ({ origin }: ShopSite, products: Answer<"listProducts">["data"]): Schema.ItemList | null =>
  products.length === 0
    ? null
    : {
        "@type": "ItemList",
        itemListElement: products.map(({ key, name }, index) => ({
          "@type": "ListItem",
          position: index + 1,
          name,
          url: origin + paths.product({ key }),
        })),
      };
