import { type Ask, askOf, SHOP } from "../api.ts";
import { atPace } from "../at-pace.ts";
import { decisionsOf, variantsInStock } from "../decisions.ts";
import { sharedThroughput, type Throughput, WARM_UP_S } from "../throughput.ts";
import { SEARCHES } from "./crowd.fixture.ts";
import { byShoppers } from "../by-shoppers.ts";

/** Searches per second in a busy shop. */
const RATE = 200;
const SHOPPERS = 16;

const SEARCH_PATHS = SEARCHES.map((query) => `/v1/products?${new URLSearchParams(query).toString()}`);

export type BackendFigures = Record<string, Throughput>;

/** Measures processes that share one database. @param origins the URL of each process */
export async function measureBackend(origins: readonly string[], seconds: number): Promise<BackendFigures> {
  const asks = origins.map(askOf);
  const [ask] = asks;
  if (!ask) throw new Error("There is no backend to measure.");
  // The first pages list the seeded products; the copies follow.
  const { data } = await ask("listProducts", "GET", "/v1/products?per=100&page=200&in_stock=true");
  const keys = data.map(({ key }) => key);
  const variants = await variantsInStock(ask, keys);
  const load = (paths: readonly string[]) => sharedThroughput(origins, seconds, SHOP, paths);
  return {
    "Product by key": await load([`/v1/products/${keys[0]}`]),
    "List, search, filters": await load(SEARCH_PATHS),
    [`The same, ${RATE}/s`]: await paced(origins, SEARCH_PATHS, seconds),
    [`Settings, ${RATE}/s`]: await paced(origins, ["/v1/settings/front"], seconds),
    "Cart add": await cartAdds(asks, variants, seconds),
    Decision: await decisionsOf(asks, variants),
  };
}

/** Measures each process after a warm-up. The cheapest call shows how much of a figure is the machine's. */
async function paced(origins: readonly string[], paths: readonly string[], seconds: number): Promise<Throughput> {
  const ask = async (turn: number) => {
    const url = `${origins[turn % origins.length]}${paths[turn % paths.length]}`;
    const response = await fetch(url, { headers: SHOP });
    await response.text();
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  };
  await atPace(RATE, ask, WARM_UP_S);
  return atPace(RATE, ask, seconds);
}

/** Each shopper fills a separate cart, one product at a time. */
async function cartAdds(asks: readonly Ask[], variants: readonly number[], seconds: number): Promise<Throughput> {
  const shoppers: { ask: Ask; token: string }[] = [];
  while (shoppers.length < SHOPPERS)
    for (const ask of asks) shoppers.push({ ask, token: (await ask("initCart", "POST", "/v1/carts/init", {})).token });
  const add = (shopper: number) => {
    const product_id = variants[shopper % variants.length];
    const { ask, token } = shoppers[shopper] ?? {};
    return ask?.("addCartProduct", "PATCH", "/v1/carts/products/add", { token, product_id, quantity: 1 });
  };
  return byShoppers(SHOPPERS, add, seconds);
}
