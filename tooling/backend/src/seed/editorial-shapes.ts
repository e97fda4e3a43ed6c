import { AttributeScale, EventName, ProductRequestStatus } from "@noren/contract";
import { input } from "@noren/contract/input";
import { DateOnly } from "@noren/contract/shapes/text";
import { productRequestFields } from "@noren/validation/fields/product-request";
import { reviewFields } from "@noren/validation/fields/review";
import { PASSWORD_MAX_LENGTH } from "@noren/validation/fields/user";
import * as v from "valibot";
import { CatalogueKey, DaysAgo, isPublishedOnce, Kana, Key, Path, published, Words } from "./shapes.ts";

/** HTML fragments in order; sanitised in responses. */
const Html = v.pipe(v.array(Words), v.minLength(1));
/** Name of a shot. */
const Shot = v.string();
const Color = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, "a colour is #rrggbb"));
const Link = v.strictObject({ href: Path, label: Words });

/** A key of an attribute or of one of its choices; it begins with a letter, so that it is never a number in a file. */
const AttributeKey = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,39}$/, "an attribute's key is a-z, 0-9 and _"));
const attribute = {
  key: AttributeKey,
  name: Words,
  is_card: v.optional(v.boolean(), false),
  is_filter: v.optional(v.boolean(), false),
  is_compare: v.optional(v.boolean(), false),
};
const better = v.optional(v.picklist(["higher", "lower"]));
const SeedAttributes = v.array(
  v.union([
    v.strictObject({
      ...attribute,
      choices: v.pipe(
        v.array(v.strictObject({ key: AttributeKey, name: Words, color: v.optional(Color) })),
        v.minLength(1),
      ),
    }),
    v.strictObject({ ...attribute, unit: v.optional(Words), better }),
    v.strictObject({
      ...attribute,
      better,
      scale: v.pipe(
        AttributeScale,
        v.check(({ min, max }) => min < max, "the scale is empty"),
        v.check(({ min, max, steps }) => !steps || steps.length === max - min + 1, "a step has no name"),
      ),
    }),
  ]),
);

const SeedMakers = v.array(
  v.strictObject({
    key: Key,
    name: Words,
    kana: Kana,
    lead: Words,
    place: Words,
    founded: v.optional(Words),
    picture: Shot,
    /** Keys of its own brands. */
    brands: v.array(CatalogueKey),
    story: Html,
  }),
);

const SeedBlogs = v.array(
  v.pipe(
    v.strictObject({
      key: Key,
      title: Words,
      lead: Words,
      category: Words,
      author: v.optional(Words),
      picture: Shot,
      ...published,
      body: Html,
      products: v.array(CatalogueKey),
    }),
    isPublishedOnce(),
  ),
);

/** Categories with their questions; answers are HTML with `{{placeholders}}`. */
const SeedQas = v.array(
  v.strictObject({ key: Key, name: Words, qas: v.array(v.strictObject({ question: Words, answer: Words })) }),
);

/** Stars, title, text, nickname. */
const Review = [
  input(reviewFields.rating),
  v.nullable(input(reviewFields.title)),
  input(reviewFields.body),
  input(reviewFields.nickname),
] as const;
/** With the day, and how many visitors found it helpful. */
const DatedReview = [...Review, v.union([DaysAgo, DateOnly])] as const;
/** Reviews by product. */
const SeedReviews = v.record(
  CatalogueKey,
  v.array(
    v.union([
      v.strictTuple(DatedReview),
      v.strictTuple([...DatedReview, v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99_999))]),
    ]),
  ),
);

const SeedTags = v.array(
  v.strictObject({
    key: Key,
    name: Words,
    lead: v.optional(v.string(), ""),
    /** Password for its products. */
    password: v.optional(v.pipe(Words, v.maxLength(PASSWORD_MAX_LENGTH))),
    products: v.array(CatalogueKey),
  }),
);

const SeedPopups = v.array(
  v.strictObject({
    title: Words,
    body: Html,
    picture: v.optional(Shot),
    link: v.optional(Link),
    event: v.optional(EventName),
    paths: v.optional(v.array(Path), []),
    audience: v.optional(v.picklist(["all", "guest", "member"]), "all"),
    frequency: v.optional(v.picklist(["once", "daily", "always"]), "once"),
    delay_seconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600)), 0),
  }),
);

const block = <N extends string, P extends v.ObjectEntries>(name: N, props: P) =>
  v.strictObject({ name: v.literal(name), props: v.strictObject(props) });

/** A block in the contract's shape, with names of shots, products and coupons in place of the data. */
const SeedBlock = v.variant("name", [
  block("heading", { text: Words, lead: v.string() }),
  block("text", { html: Words }),
  block("picture", { image: Shot, caption: v.string(), link: v.nullable(Link) }),
  block("button", Link.entries),
  block("products", { title: Words, products: v.array(CatalogueKey) }),
  block("collection", { title: Words, alias: Key }),
  block("banners", { area: Key }),
  block("categories", { title: Words }),
  block("news", { title: Words, count: v.number() }),
  block("blogs", { title: Words, count: v.number() }),
  block("coupons", { title: Words, coupon: v.array(Words) }),
  block("qas", { title: Words, category: Key }),
]);
export type SeedBlock = v.InferOutput<typeof SeedBlock>;
const Blocks = v.optional(v.array(SeedBlock), []);

/** The name of a page, and after a dot the category of a list. */
const PageName = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)?$/, "a page is like product or product-list.gift"),
);

const SeedLayouts = v.array(
  v.strictObject({
    kind: v.picklist(["frame", "page"]),
    page: PageName,
    title: v.optional(v.string(), ""),
    is_show_header: v.optional(v.boolean(), true),
    is_show_footer: v.optional(v.boolean(), true),
    top: Blocks,
    side: Blocks,
    bottom: Blocks,
    layout: Blocks,
  }),
);

const SeedLandingPages = v.array(
  v.strictObject({
    slug: Key,
    title: Words,
    lead: Words,
    picture: v.optional(Shot),
    layout: Blocks,
    is_show_header: v.optional(v.boolean(), true),
    is_show_footer: v.optional(v.boolean(), true),
    is_listed: v.optional(v.boolean(), true),
    redirect_to: v.optional(Words),
  }),
);

const SeedCatalogs = v.array(
  v.pipe(
    v.strictObject({
      key: Key,
      title: Words,
      lead: Words,
      ...published,
      is_orderable: v.boolean(),
      cover: Shot,
      pages: v.array(v.strictObject({ picture: Shot, heading: Words, text: Words, products: v.array(CatalogueKey) })),
    }),
    isPublishedOnce(),
  ),
);

const SeedColorSchemes = v.array(
  v.strictObject({
    key: Key,
    name: Words,
    is_selected: v.optional(v.boolean(), false),
    colors: v.record(v.string(), Color),
  }),
);

/** Related items by product. */
const SeedAccessories = v.record(CatalogueKey, v.array(CatalogueKey));

const topic = { key: Key, name: Words };
/** The subjects of an inquiry. */
const SeedInquiries = v.array(v.strictObject({ ...topic, children: v.optional(v.array(v.strictObject(topic)), []) }));

/** The demo member's activity other than orders. */
const SeedMember = v.strictObject({
  /** Search words, and days ago. */
  searches: v.array(v.strictTuple([Words, DaysAgo])),
  /** Products, and hours ago. */
  viewed: v.array(v.strictTuple([Key, DaysAgo])),
  requests: v.array(
    v.strictObject({
      product: v.optional(Key),
      product_name: v.optional(input(productRequestFields.product_name)),
      maker_name: input(productRequestFields.maker_name),
      quantity: input(productRequestFields.quantity),
      note: input(productRequestFields.note),
      status: ProductRequestStatus,
      reply: v.optional(Words),
      days_ago: DaysAgo,
    }),
  ),
  /** Product, the review, days ago. */
  reviews: v.array(v.strictTuple([Key, ...Review, DaysAgo])),
  /** The number of news that are read, oldest first. */
  read_news: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

/** All editorial content of a shop other than its catalogue, by file name. */
export const SeedEditorial = v.strictObject({
  attributes: v.optional(SeedAttributes, []),
  makers: v.optional(SeedMakers, []),
  blogs: v.optional(SeedBlogs, []),
  qas: v.optional(SeedQas, []),
  reviews: v.optional(SeedReviews, {}),
  tags: v.optional(SeedTags, []),
  popups: v.optional(SeedPopups, []),
  layouts: v.optional(SeedLayouts, []),
  landing_pages: v.optional(SeedLandingPages, []),
  catalogs: v.optional(SeedCatalogs, []),
  color_schemes: v.optional(SeedColorSchemes, []),
  accessories: v.optional(SeedAccessories, {}),
  inquiries: v.optional(SeedInquiries, []),
  /** What the shop suggests for searches while few visitors have searched. */
  popular_words: v.optional(v.array(v.pipe(Words, v.maxLength(100))), []),
  member: v.optional(SeedMember),
});
export type SeedEditorial = v.InferOutput<typeof SeedEditorial>;
