import { RECOMMEND_LISTED_MAX_ITEMS } from "./limits.ts";
import { originOf } from "./origin.ts";
import type { TrackedEvent, TrackedItem } from "./tracked-event.ts";

/**
 * A recommendation service of the shop's choice. Its settings are under PLUGIN.<NAME>: IS_USE, ID (the shop's id
 * there), TAG_URL (the https URL of its beacons), SERVICE, PROVIDER and POLICY_URL (for the page on external
 * transmission).
 */
export interface Recommender {
  /** <NAME>. */
  readonly name: string;
  readonly id: string;
  readonly url: string;
  readonly service: string;
  readonly provider: string;
  readonly policyUrl: string;
}

const TAG_URL = /^PLUGIN\.([A-Z0-9_]+)\.TAG_URL$/;

/**
 * The services in use. Ignores one without an id, an https URL or a provider's name: no data is sent to an unnamed
 * recipient.
 */
export function recommenders(settings: Readonly<Record<string, unknown>>): Recommender[] {
  return Object.keys(settings)
    .flatMap((key) => TAG_URL.exec(key)?.[1] ?? [])
    .filter((name) => settings[`PLUGIN.${name}.IS_USE`] === true)
    .map((name) => {
      const text = (key: string) => {
        const value = settings[`PLUGIN.${name}.${key}`];
        return typeof value === "string" ? value : "";
      };
      const provider = text("PROVIDER");
      return {
        name,
        id: text("ID"),
        url: text("TAG_URL"),
        service: text("SERVICE") || provider,
        provider,
        policyUrl: text("POLICY_URL"),
      };
    })
    .filter(({ id, url, provider }) => id !== "" && provider !== "" && isSecure(url));
}

const isSecure = (url: string) => originOf(url)?.startsWith("https:") === true;

/** [tracking.recommend] Recommendation tracking reports the first 3 products of a listing. */
export function recommendedListing(items: readonly TrackedItem[]): readonly TrackedItem[] {
  return items.slice(0, RECOMMEND_LISTED_MAX_ITEMS);
}

/** The URL of a service's beacon for an event; null for events without products. */
export function beaconUrl({ url, id }: Pick<Recommender, "url" | "id">, event: TrackedEvent): string | null {
  const parameters = parametersOf(event);
  if (parameters === null) return null;
  const beacon = new URL(url);
  for (const [name, value] of Object.entries({ id, event: event.name, ...parameters }))
    beacon.searchParams.set(name, value);
  return beacon.href;
}

function parametersOf(event: TrackedEvent): Record<string, string> | null {
  switch (event.name) {
    case "view_item_list":
      return { list: event.list, items: codesOf(recommendedListing(event.items)) };
    case "view_item":
    case "add_to_cart":
    case "remove_from_cart":
      return { items: event.item.code, ...categoriesOf(event.item) };
    case "purchase":
      return {
        order_no: event.order_no,
        value: String(event.value),
        items: codesOf(event.items),
        quantities: event.items.map(({ quantity }) => quantity).join(","),
        prices: event.items.map(({ price }) => price).join(","),
      };
    default:
      return null;
  }
}

const codesOf = (items: readonly TrackedItem[]) => items.map(({ code }) => code).join(",");

const categoriesOf = ({ categories }: TrackedItem) =>
  Object.fromEntries(categories.map((category, level) => [`category${level + 1}`, category]));
