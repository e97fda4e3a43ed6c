/**
 * What Google's rich results require of a thing of schema.org, and the values that they accept
 * (developers.google.com/search/docs/appearance/structured-data).
 */
type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === "string" && value.trim() !== "";
const isUrl: Check = (value) => typeof value === "string" && /^https?:\/\/[^\s/]+\//.test(value) && URL.canParse(value);
const isDate: Check = (value) => typeof value === "string" && /^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:\d\d)$/.test(value);
const isPositive: Check = (value) => typeof value === "number" && value > 0;
const isPrice: Check = (value) => typeof value === "number" && value >= 0 && Number.isInteger(value);
const isThing =
  (...types: readonly string[]): Check =>
  (value) =>
    typeof value === "object" && value !== null && "@type" in value && types.includes(String(value["@type"]));
const isReference: Check = (value) =>
  typeof value === "object" && value !== null && "@id" in value && isUrl(value["@id"]);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length > 0 && value.every(check);
const either =
  (...checks: readonly Check[]): Check =>
  (value) =>
    checks.some((check) => check(value));
const isOneOf =
  (prefix: string, ...names: readonly string[]): Check =>
  (value) =>
    names.some((name) => value === prefix + name);

interface Schema {
  required: Readonly<Record<string, Check>>;
  optional?: Readonly<Record<string, Check>>;
  /** At least one of these properties. */
  anyOf?: readonly string[];
}

const SCHEMA_ORG = "https://schema.org/";

const schemas: Readonly<Record<string, Schema>> = {
  Answer: { required: { text: isText } },
  Article: {
    required: {
      headline: isText,
      datePublished: isDate,
      author: isThing("Person", "Organization"),
      mainEntityOfPage: isUrl,
    },
    optional: { image: listOf(isUrl), publisher: isReference, description: isText, inLanguage: isText },
  },
  AggregateRating: {
    required: { ratingValue: isPositive, reviewCount: isPositive },
    optional: { bestRating: isPositive, worstRating: isPositive },
  },
  Brand: { required: { name: isText } },
  BreadcrumbList: { required: { itemListElement: listOf(isThing("ListItem")) } },
  ContactPoint: {
    required: { contactType: isText },
    anyOf: ["telephone", "email"],
    optional: { availableLanguage: isText, telephone: isText, email: isText },
  },
  EntryPoint: { required: { urlTemplate: (value) => isUrl(value) && String(value).includes("{search_term_string}") } },
  FAQPage: { required: { mainEntity: listOf(isThing("Question")) } },
  ItemList: { required: { itemListElement: listOf(isThing("ListItem")) } },
  ListItem: {
    required: { position: isPositive, name: isText },
    anyOf: ["item", "url"],
    optional: { item: isUrl, url: isUrl },
  },
  Offer: {
    required: {
      price: isPrice,
      priceCurrency: (value) => value === "JPY",
      availability: isOneOf(SCHEMA_ORG, "InStock", "LimitedAvailability", "OutOfStock"),
      url: isUrl,
    },
    optional: { itemCondition: isOneOf(SCHEMA_ORG, "NewCondition"), seller: isReference },
  },
  Organization: {
    required: { name: isText, url: isUrl },
    optional: {
      logo: isUrl,
      legalName: isText,
      address: isThing("PostalAddress"),
      contactPoint: isThing("ContactPoint"),
    },
  },
  Person: { required: { name: isText } },
  PostalAddress: { required: { streetAddress: isText, addressCountry: isText }, optional: { postalCode: isText } },
  Product: {
    required: { name: isText },
    anyOf: ["offers", "review", "aggregateRating"],
    optional: {
      offers: isThing("Offer"),
      review: listOf(isThing("Review")),
      aggregateRating: isThing("AggregateRating"),
      image: listOf(isUrl),
      sku: isText,
      url: isUrl,
      description: isText,
      brand: isThing("Brand"),
      color: isText,
      size: isText,
      material: isText,
      pattern: isText,
    },
  },
  ProductGroup: {
    required: { name: isText, productGroupID: isText },
    optional: {
      hasVariant: listOf(isThing("Product")),
      variesBy: listOf(isOneOf(SCHEMA_ORG, "color", "size", "material", "pattern")),
      review: listOf(isThing("Review")),
      aggregateRating: isThing("AggregateRating"),
      image: listOf(isUrl),
      url: isUrl,
      description: isText,
      brand: isThing("Brand"),
    },
  },
  Question: { required: { name: isText, acceptedAnswer: isThing("Answer") } },
  Rating: { required: { ratingValue: isPositive }, optional: { bestRating: isPositive, worstRating: isPositive } },
  Review: {
    required: { author: isThing("Person", "Organization"), reviewRating: isThing("Rating") },
    optional: { datePublished: isDate, reviewBody: isText, name: isText },
  },
  SearchAction: {
    required: { target: isThing("EntryPoint"), "query-input": (value) => value === "required name=search_term_string" },
  },
  WebSite: {
    required: { name: isText, url: isUrl },
    optional: { potentialAction: isThing("SearchAction"), publisher: isReference, inLanguage: either(isText) },
  },
};

/** The faults of a thing and of all things in it; empty for a valid one. */
export function listFaults(value: unknown, place = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => listFaults(item, `${place}[${index}]`));
  if (typeof value !== "object" || value === null) return [];
  const thing = value as Record<string, unknown>;
  const inside = Object.entries(thing).flatMap(([name, item]) => listFaults(item, `${place}.${name}`));
  const type = thing["@type"];
  if (type === undefined) return Object.keys(thing).join() === "@id" ? inside : [...inside, `${place}: no @type`];
  const schema = schemas[String(type)];
  if (!schema) return [...inside, `${place}: unknown type ${String(type)}`];
  const { required, optional = {}, anyOf } = schema;
  const faults = Object.entries(required).flatMap(([name, check]) =>
    check(thing[name]) ? [] : [`${place} ${String(type)}.${name}: ${JSON.stringify(thing[name])}`],
  );
  const wrong = Object.keys(thing).flatMap((name) => {
    if (name.startsWith("@") || name in required) return [];
    const check = optional[name];
    return check?.(thing[name]) ? [] : [`${place} ${String(type)}.${name}: ${JSON.stringify(thing[name])}`];
  });
  const isMissing = anyOf && !anyOf.some((name) => name in thing);
  return [
    ...inside,
    ...faults,
    ...wrong,
    ...(isMissing ? [`${place} ${String(type)}: none of ${anyOf.join(", ")}`] : []),
  ];
}
