import { findDuplicates } from "./check-seed.ts";
import type { Studio } from "./studio.ts";
import type { SeedBlock, SeedEditorial } from "./editorial-shapes.ts";

/** The keys to which articles and pages may refer. */
export type KnownKeys = Record<"product" | "brand" | "collection" | "category of questions", ReadonlySet<string>>;

/** Finds missing references and duplicates in a shop's articles and pages. */
export function checkEditorial(editorial: SeedEditorial, keys: KnownKeys, studio: Studio): string[] {
  const { attributes, makers, blogs, qas, reviews, tags, accessories, member } = editorial;
  const { popups, layouts, landing_pages, catalogs, color_schemes, inquiries, popular_words } = editorial;
  const known = { ...keys, shot: new Set(studio.shots.keys()) };
  const missing = (where: string, what: keyof typeof known, names: readonly (string | undefined)[]) =>
    names
      .filter((name) => name !== undefined && !known[what].has(name))
      .map((name) => `${where}: unknown ${what} "${name}"`);

  const checkBlock = (where: string, { name, props }: SeedBlock): string[] => {
    if (name === "products") return missing(where, "product", props.products);
    if (name === "picture") return missing(where, "shot", [props.image]);
    if (name === "collection") return missing(where, "collection", [props.alias]);
    if (name === "qas") return missing(where, "category of questions", [props.category]);
    return [];
  };
  const keysOf = (list: readonly { key: string }[]) => list.map(({ key }) => key);
  const checkProducts = (where: string, products: readonly string[]): string[] => [
    ...missing(where, "product", products),
    ...findDuplicates(products, `product of ${where}`),
  ];

  return [
    ...findDuplicates(keysOf(attributes), "attribute"),
    ...findDuplicates(keysOf(makers), "maker"),
    ...findDuplicates(keysOf(blogs), "blog"),
    ...findDuplicates(keysOf(tags), "tag"),
    ...findDuplicates(keysOf(qas), "category of questions"),
    ...findDuplicates(keysOf(catalogs), "catalogue"),
    ...findDuplicates(keysOf(inquiries.flatMap((topic) => [topic, ...topic.children])), "subject of inquiries"),
    ...findDuplicates(popular_words, "popular word"),
    ...findDuplicates(keysOf(color_schemes), "colour scheme"),
    ...(color_schemes.filter(({ is_selected }) => is_selected).length > 1
      ? ["more than one colour scheme is selected"]
      : []),
    ...attributes.flatMap((attribute) =>
      "choices" in attribute ? findDuplicates(keysOf(attribute.choices), `choice of ${attribute.key}`) : [],
    ),
    ...findDuplicates(
      popups.map(({ title }) => title),
      "popup",
    ),
    ...findDuplicates(
      layouts.map(({ kind, page }) => `${kind} ${page}`),
      "layout",
    ),
    ...findDuplicates(
      landing_pages.map(({ slug }) => slug),
      "landing page",
    ),
    ...findDuplicates(
      makers.flatMap((maker) => maker.brands),
      "maker's brand",
    ),
    ...makers.flatMap(({ key, brands: own, picture }) => [
      ...missing(`maker ${key}`, "brand", own),
      ...missing(`maker ${key}`, "shot", [picture]),
    ]),
    ...blogs.flatMap((blog) => [
      ...checkProducts(`blog ${blog.key}`, blog.products),
      ...missing(`blog ${blog.key}`, "shot", [blog.picture]),
    ]),
    ...missing("reviews", "product", Object.keys(reviews)),
    ...tags.flatMap((tag) => checkProducts(`tag ${tag.key}`, tag.products)),
    ...missing(
      "popups",
      "shot",
      popups.map(({ picture }) => picture),
    ),
    ...layouts.flatMap(({ page, top, side, bottom, layout }) =>
      [...top, ...side, ...bottom, ...layout].flatMap((block) => checkBlock(`layout ${page}`, block)),
    ),
    ...landing_pages.flatMap(({ slug, picture, layout }) => [
      ...missing(`landing page ${slug}`, "shot", [picture]),
      ...layout.flatMap((block) => checkBlock(`landing page ${slug}`, block)),
    ]),
    ...catalogs.flatMap(({ key, cover, pages }) => [
      ...missing(`catalogue ${key}`, "shot", [cover, ...pages.map(({ picture }) => picture)]),
      ...missing(
        `catalogue ${key}`,
        "product",
        pages.flatMap((page) => page.products),
      ),
    ]),
    ...missing("member", "product", [
      ...(member?.viewed ?? []).map(([key]) => key),
      ...(member?.reviews ?? []).map(([key]) => key),
      ...(member?.requests ?? []).map(({ product }) => product),
    ]),
    ...Object.entries(accessories).flatMap(([key, list]) => [
      ...missing("accessories", "product", [key, ...list]),
      // A product must not be its own accessory.
      ...findDuplicates([key, ...list], `accessory of ${key}`),
    ]),
  ];
}
