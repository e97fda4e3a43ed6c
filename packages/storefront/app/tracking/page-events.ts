import { cart } from "@noren/api/endpoints/cart";
import { catalogue } from "@noren/api/endpoints/catalogue";
import { cartStep } from "@noren/domain/cart-changes";
import { tokenOf } from "@noren/domain/cart";
import { toTrackedProduct, type TrackedEvent } from "@noren/domain/tracked-event";
import { parsePage } from "../load/parse-page.ts";
import type { RootState } from "../state/store.ts";
import { selectCategoryTree } from "./category-tree.ts";
import { parseFilter, toProductQuery } from "../load/list-filter.ts";

/** The page in view. */
export interface TrackedPage {
  /** The screen's id. */
  screen: string;
  /** The `key` parameter of its path; "" without one. */
  key: string;
  search: string;
}

const STEPS = {
  Cart: "view_cart",
  CartShippingSelect: "begin_checkout",
  CartPayment: "add_shipping_info",
  CartConfirm: "add_payment_info",
} as const;

const isStep = (screen: string): screen is keyof typeof STEPS => screen in STEPS;

/** The events of a page besides `page_view`; null until the data that the page shows is loaded. */
export function listPageEvents(page: TrackedPage, state: RootState): TrackedEvent[] | null {
  if (page.screen === "Product") return productEvents(page, state);
  if (page.screen === "ProductList") return listEvents(page, state);
  return isStep(page.screen) ? stepEvents(page.screen, state) : [];
}

function productEvents({ key }: TrackedPage, state: RootState): TrackedEvent[] | null {
  const { data } = catalogue.endpoints.getProduct.select(key)(state);
  return data ? [{ name: "view_item", item: toTrackedProduct(data, selectCategoryTree(state)) }] : null;
}

function listEvents({ search }: TrackedPage, state: RootState): TrackedEvent[] | null {
  const query = new URLSearchParams(search);
  const filter = parseFilter(query);
  const page = parsePage(query);
  const { data } = catalogue.endpoints.listProducts.select(toProductQuery(filter, page))(state);
  if (!data) return null;
  const list = filter.word === "" ? (filter.category ?? "all") : "search";
  const tree = selectCategoryTree(state);
  const items = data.data.map((product) => toTrackedProduct(product, tree));
  const viewed: TrackedEvent = { name: "view_item_list", list, items };
  return filter.word !== "" && page === 1 ? [{ name: "search", word: filter.word }, viewed] : [viewed];
}

function stepEvents(screen: keyof typeof STEPS, state: RootState): TrackedEvent[] | null {
  const token = state.cart.status === "ready" ? tokenOf(state.cart) : null;
  const { data } = token === null ? {} : cart.endpoints.getCart.select(token)(state);
  if (!data) return null;
  return data.detail.products.length > 0 ? [cartStep(STEPS[screen], data, selectCategoryTree(state))] : [];
}
