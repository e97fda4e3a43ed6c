import { type ApiClient, createApiClient, CHANNEL_HEADERS } from "../api-client.ts";
import { sendAtRate } from "../send-at-rate.ts";
import { measureDecisions, findVariantsInStock } from "../measure-decisions.ts";
import { measureSharedThroughput, type Throughput, WARM_UP_S } from "../measure-throughput.ts";
import { SEARCHES } from "./fill-shop.fixture.ts";
import { runConcurrently } from "../run-concurrently.ts";

/** Requests per second in a busy shop. */
const RATE = 200;
const SHOPPERS = 16;

const SEARCH_PATHS = SEARCHES.map((query) => `/v1/products?${new URLSearchParams(query).toString()}`);

export type BackendFigures = Record<string, Throughput>;

/** Measures processes that share one database. @param origins the URL of each process */
export async function measureBackend(origins: readonly string[], seconds: number): Promise<BackendFigures> {
  const clients = origins.map(createApiClient);
  const [client] = clients;
  if (!client) throw new Error("No backend to measure.");
  // The first pages list the seeded products; the copies follow.
  const { data } = await client("listProducts", "GET", "/v1/products?per=100&page=200&in_stock=true");
  const keys = data.map(({ key }) => key);
  const variants = await findVariantsInStock(client, keys);
  const load = (paths: readonly string[]) => measureSharedThroughput(origins, seconds, CHANNEL_HEADERS, paths);
  return {
    "Product by key": await load([`/v1/products/${keys[0]}`]),
    "List, search, filters": await load(SEARCH_PATHS),
    [`The same, ${RATE}/s`]: await measureAtRate(origins, SEARCH_PATHS, seconds),
    [`Settings, ${RATE}/s`]: await measureAtRate(origins, ["/v1/settings/front"], seconds),
    "Cart add": await measureCartAdds(clients, variants, seconds),
    Decision: await measureDecisions(clients, variants),
  };
}

/** Measures each process after a warm-up. The cheapest call (settings) shows how much of a figure comes from the machine. */
async function measureAtRate(
  origins: readonly string[],
  paths: readonly string[],
  seconds: number,
): Promise<Throughput> {
  const send = async (index: number) => {
    const url = `${origins[index % origins.length]}${paths[index % paths.length]}`;
    const response = await fetch(url, { headers: CHANNEL_HEADERS });
    await response.text();
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  };
  await sendAtRate(RATE, send, WARM_UP_S);
  return sendAtRate(RATE, send, seconds);
}

/** Each shopper fills a separate cart, one product at a time. */
async function measureCartAdds(
  clients: readonly ApiClient[],
  variants: readonly number[],
  seconds: number,
): Promise<Throughput> {
  const shoppers: { client: ApiClient; token: string }[] = [];
  while (shoppers.length < SHOPPERS)
    for (const client of clients)
      shoppers.push({ client, token: (await client("initCart", "POST", "/v1/carts/init", {})).token });
  const add = (shopper: number) => {
    const product_id = variants[shopper % variants.length];
    const { client, token } = shoppers[shopper] ?? {};
    return client?.("addCartProduct", "PATCH", "/v1/carts/products/add", { token, product_id, quantity: 1 });
  };
  return runConcurrently(SHOPPERS, add, seconds);
}
