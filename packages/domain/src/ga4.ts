import type { TrackedEvent, TrackedItem } from "./tracked-event.ts";

/** An entry of GTM's data layer, in the format of GA4's e-commerce events. */
export type DataLayerEntry = Readonly<Record<string, unknown>>;

const CURRENCY = "JPY";

/** The entries to push for an event. The previous event's e-commerce data is cleared first, as GA4 requires. */
export function toDataLayer(event: TrackedEvent): DataLayerEntry[] {
  switch (event.name) {
    case "page_view":
      return [{ event: event.name, page_path: event.path, page_title: event.title }];
    case "search":
      return [{ event: event.name, search_term: event.word }];
    case "login":
    case "sign_up":
      return [{ event: event.name, method: event.method }];
    case "view_item_list":
      return commerce(event.name, { item_list_name: event.list, items: event.items.map(toItem) });
    case "view_item":
    case "add_to_cart":
    case "remove_from_cart":
      return commerce(event.name, { ...valueOf(event.item), items: [toItem(event.item, 0)] });
    case "purchase":
      return commerce(event.name, {
        transaction_id: event.order_no,
        value: event.value,
        tax: event.tax,
        shipping: event.carriage,
        ...(event.coupon !== null && { coupon: event.coupon }),
        items: event.items.map(toItem),
      });
    case "refund":
      return commerce(event.name, {
        transaction_id: event.order_no,
        value: event.value,
        tax: event.tax,
        shipping: event.carriage,
        items: event.items.map(toItem),
      });
    case "add_payment_info":
      return commerce(event.name, { value: event.value, payment_type: event.payment, items: event.items.map(toItem) });
    case "view_cart":
    case "begin_checkout":
    case "add_shipping_info":
    default:
      return commerce(event.name, { value: event.value, items: event.items.map(toItem) });
  }
}

/** Omits the value of an item whose price is hidden. */
const valueOf = ({ price, quantity }: TrackedItem) => (price === null ? {} : { value: price * quantity });

function commerce(event: string, ecommerce: Record<string, unknown>): DataLayerEntry[] {
  return [{ ecommerce: null }, { event, ecommerce: { currency: CURRENCY, ...ecommerce } }];
}

function toItem(
  { code, name, brand, categories, variant, price, quantity }: TrackedItem,
  index: number,
): DataLayerEntry {
  const levels = categories.map((category, level) => [`item_category${level === 0 ? "" : level + 1}`, category]);
  return {
    item_id: code,
    item_name: name,
    index,
    ...(price !== null && { price }),
    quantity,
    ...(brand !== null && { item_brand: brand }),
    ...(variant !== null && { item_variant: variant }),
    ...Object.fromEntries(levels),
  };
}
