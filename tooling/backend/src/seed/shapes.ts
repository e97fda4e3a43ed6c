import { MessageCode, OrderSheet, ShelfLife, SizeTable } from "@noren/contract";
import { Settings } from "@noren/contract/shapes/shop";
import { DateOnly } from "@noren/contract/shapes/text";
import * as v from "valibot";
import { methods } from "../payment/methods/methods.ts";

export const Key = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "a key is lower case, digits and hyphens"));
export const Words = v.pipe(v.string(), v.trim(), v.minLength(1, "is empty"));
export const Path = v.pipe(v.string(), v.regex(/^\/([^/\\]|$)/, "a link stays in the shop"));
/** Whole yen including tax. */
const Yen = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000_000));
const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99_999));
export const DaysAgo = v.pipe(v.number(), v.integer(), v.minValue(0));
/** Days after the shop is created or the file imported. */
export const InDays = v.pipe(v.number(), v.integer(), v.minValue(-36_500), v.maxValue(36_500));
const TaxRate = v.picklist([8, 10], "a tax rate is 8 or 10");

export const Kana = v.pipe(v.string(), v.regex(/^[\u30A0-\u30FF\u3000 ・]+$/u, "a reading is katakana"));

/** The key of a product, a brand or a category, which an import of products may have given. */
export const CatalogueKey = v.pipe(v.string(), v.regex(/^[\w.~-]{1,128}$/, "a key is letters, digits and -_.~"));
/** The reading in kana, for searches and the order. */
const Reading = v.optional(v.union([v.literal(""), Kana]), "");

export const SeedBrands = v.array(v.strictObject({ key: CatalogueKey, name: Words, kana: Reading }));
export type SeedBrand = v.InferOutput<typeof SeedBrands>[number];

const category = {
  key: CatalogueKey,
  name: Words,
  kana: Reading,
  /** Name of a shot. */
  picture: v.optional(v.string()),
  /** The tax rate of all products of a seed in the category; null when they have both rates. */
  tax_rate: v.optional(v.nullable(TaxRate), null),
};
export const SeedCategories = v.array(
  v.strictObject({ ...category, children: v.optional(v.array(v.strictObject(category)), []) }),
);
export type SeedCategory = v.InferOutput<typeof SeedCategories>[number];

const Specs = v.array(v.strictObject({ name: Words, value: Words }));

const SeedVariant = v.strictObject({
  /** One value per option of the product. */
  values: v.pipe(v.array(Words), v.minLength(1)),
  stock: Count,
  /** If different from the product's. */
  price: v.optional(Yen),
  /** Name of a shot, one of the product's. */
  picture: v.optional(v.string()),
  specs: v.optional(Specs, []),
});

export const SeedProduct = v.strictObject({
  key: Key,
  code: Words,
  name: v.pipe(Words, v.maxLength(60)),
  brand: v.nullable(Key),
  /** The first is the product's main category. */
  categories: v.pipe(v.array(Key), v.minLength(1)),
  catch_copy: v.pipe(Words, v.maxLength(60)),
  /** Paragraphs. */
  description: v.pipe(v.array(Words), v.minLength(1)),
  specs: v.pipe(Specs, v.minLength(1)),
  tax_rate: TaxRate,
  price: Yen,
  before_price: v.optional(Yen),
  /** For a product without options. */
  stock: v.optional(Count),
  /** Names of the options, with `variants`. */
  options: v.optional(v.array(Words)),
  variants: v.optional(v.pipe(v.array(SeedVariant), v.minLength(1))),
  /** Names of shots; lists show the first. */
  pictures: v.pipe(v.array(v.string()), v.minLength(1)),
  /** By the name of a shot among its pictures. */
  picture_roles: v.optional(v.record(v.string(), v.strictObject({ role: Words, value: v.number() })), {}),
  lead_days: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60)),
  /** Key of one of a new shop's delivery methods, see migration 0200. */
  delivery: v.optional(v.picklist(["standard", "fresh", "chilled", "chilled-fresh", "frozen", "flowers", "large"])),
  shelf_life: v.optional(ShelfLife),
  /** Maximum number of embroidered letters. */
  embroidery_letters: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20))),
  order_sheet: v.optional(OrderSheet),
  size_table: v.optional(
    v.pipe(
      SizeTable,
      v.check(({ columns, rows }) => rows.every(({ values }) => values.length === columns.length), "a row is short"),
    ),
  ),
  /** By key of the shop's attributes: keys of choices, or a number. */
  attributes: v.optional(v.record(v.string(), v.union([v.pipe(v.array(v.string()), v.minLength(1)), v.number()])), {}),
  /** The name of a video of the studio. */
  video: v.optional(v.string()),
  added_days_ago: DaysAgo,
  /** Readings and other search words. */
  search_words: v.optional(v.array(Words), []),
});
export type SeedProduct = v.InferOutput<typeof SeedProduct>;

export const SeedContent = v.strictObject({
  banners: v.array(
    v.strictObject({
      area: v.picklist(["home-hero", "home-feature", "wallpaper"]),
      title: Words,
      lead: Words,
      /** Without one, visitors can save the banner's picture. */
      link: v.optional(Path),
      picture: v.string(),
      picture_tall: v.optional(v.string()),
    }),
  ),
  collections: v.array(
    v.strictObject({
      alias: Key,
      title: Words,
      lead: Words,
      products: v.array(CatalogueKey),
      /** The people who selected, and their choices. */
      people: v.optional(
        v.array(
          v.strictObject({
            key: Key,
            name: Words,
            role: Words,
            /** Paragraphs. */
            words: v.array(Words),
            picture: v.string(),
            products: v.array(CatalogueKey),
          }),
        ),
        [],
      ),
    }),
  ),
  messages: v.array(v.strictObject({ code: MessageCode, content: Words })),
});
export type SeedContent = v.InferOutput<typeof SeedContent>;

/** The day of publication: days before the shop is created, or a date. */
export interface Published {
  days_ago?: number | undefined;
  on?: string | undefined;
}
export const published = { days_ago: v.optional(DaysAgo), on: v.optional(DateOnly) };
export const isPublishedOnce = <T extends Published>() =>
  v.check<T, string>(({ days_ago, on }) => (days_ago === undefined) !== (on === undefined), "it needs days_ago or on");

export const SeedNews = v.array(
  v.pipe(
    v.strictObject({
      key: Key,
      category: Words,
      ...published,
      title: Words,
      /** HTML fragments in order. */
      body: v.pipe(v.array(Words), v.minLength(1)),
    }),
    isPublishedOnce(),
  ),
);
export type SeedNews = v.InferOutput<typeof SeedNews>;

/** The seller; for the shop's static pages. */
export const Company = v.strictObject({
  shop: Words,
  seller: Words,
  seller_kana: Words,
  representative: Words,
  manager: Words,
  postal_code: v.pipe(v.string(), v.regex(/^\d{3}-\d{4}$/, "a postal code is 123-4567")),
  address: Words,
  tel: v.pipe(v.string(), v.regex(/^0\d{1,4}-\d{1,4}-\d{3,4}$/, "a phone number has its hyphens")),
  hours: Words,
  email: v.pipe(v.string(), v.email()),
  founded: Words,
  capital: Words,
  business: Words,
  employees: Words,
  invoice_number: v.pipe(v.string(), v.regex(/^T\d{13}$/, "a registered number is T and 13 digits")),
  message: Words,
});
export type Company = v.InferOutput<typeof Company>;

export const SeedShop = v.strictObject({
  name: Words,
  /** Overrides of a new shop's default settings. */
  settings: v.partial(v.looseObject(Settings.entries)),
  /** 0 is Sunday. */
  closed_weekdays: v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6))),
  is_closed_on_holidays: v.boolean(),
  exceptions: v.array(
    v.pipe(
      v.strictObject({ in_days: v.optional(InDays), on: v.optional(DateOnly), is_open: v.boolean(), name: Words }),
      v.check(({ in_days, on }) => (in_days === undefined) !== (on === undefined), "it needs in_days or on"),
    ),
  ),
  /** Bank and branch, type and number, holder: one line each. */
  bank_account: Words,
  /** Payment methods in display order, see `payment/methods/offer.ts`. */
  payment_methods: v.array(
    v.strictObject({
      code: v.picklist(methods.map(({ code }) => code)),
      name: v.optional(Words),
      service: v.optional(Key),
      fees: v.array(v.strictObject({ below: Yen, fee: v.pipe(v.number(), v.integer(), v.minValue(0)) })),
    }),
  ),
  /** Maximum number of addresses per member. */
  address_limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)), 20),
  /** The school keys that open a students' shop. */
  school_keys: v.optional(
    v.array(v.strictObject({ key: v.pipe(v.string(), v.maxLength(64)), school_name: Words })),
    [],
  ),
  company: Company,
});
export type SeedShop = v.InferOutput<typeof SeedShop>;
