import type { Service } from "@noren/bootstrap/service";
import { createApiClient, CHANNEL_HEADERS } from "./api-client.ts";
import { measureDecisions, findVariantsInStock } from "./measure-decisions.ts";
import type { Figures, PageFigures } from "./figures.ts";
import { runLighthouse } from "./run-lighthouse.ts";
import { readPeakMemory } from "./read-peak-memory.ts";
import { measureThroughput } from "./measure-throughput.ts";

export interface RunningShop {
  /** URLs of the storefront and the API. */
  shop: string;
  api: string;
  storefront: Service;
  backend: Service;
}

/**
 * Measures a running shop, one figure at a time.
 * @param runs number of Lighthouse runs per page
 * @param seconds duration of each load test
 */
export async function measureShop(running: RunningShop, runs: number, seconds: number): Promise<Figures> {
  const client = createApiClient(running.api);
  const { data } = await client("listProducts", "GET", "/v1/products?per=100");
  const keys = data.map(({ key }) => key);
  const product = `/product/${keys[0]}`;
  const paths = { home: "/", list: "/product", product, cart: "/cart" };

  const pages: Record<string, PageFigures> = {};
  for (const [name, path] of Object.entries(paths)) {
    console.error(`Measuring ${name} …`);
    const { perSecond, p99 } = await measureThroughput(running.shop + path, seconds);
    pages[name] = { ...(await runLighthouse(running.shop + path, runs)), pagesPerSecond: perSecond, p99 };
  }

  console.error("Measuring the backend …");
  const backend = {
    "Product by key": (await measureThroughput(`${running.api}/v1/products/${keys[0]}`, seconds, CHANNEL_HEADERS))
      .perSecond,
    "Product list": (await measureThroughput(`${running.api}/v1/products?per=15`, seconds, CHANNEL_HEADERS)).perSecond,
    Decision: (await measureDecisions([client], await findVariantsInStock(client, keys))).perSecond,
  };
  const memory = { Storefront: readPeakMemory(running.storefront.pid), API: readPeakMemory(running.backend.pid) };
  return { at: new Date().toISOString(), pages, backend, memory };
}
