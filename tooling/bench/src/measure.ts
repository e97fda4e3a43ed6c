import type { Service } from "@noren/bootstrap/service";
import { askOf, SHOP } from "./api.ts";
import { decisionsOf, variantsInStock } from "./decisions.ts";
import type { Figures, PageFigures } from "./figures.ts";
import { look } from "./lighthouse.ts";
import { peakMemory } from "./memory.ts";
import { throughput } from "./throughput.ts";

export interface OpenShop {
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
export async function measure(open: OpenShop, runs: number, seconds: number): Promise<Figures> {
  const ask = askOf(open.api);
  const { data } = await ask("listProducts", "GET", "/v1/products?per=100");
  const keys = data.map(({ key }) => key);
  const product = `/product/${keys[0]}`;
  const paths = { home: "/", list: "/product", product, cart: "/cart" };

  const pages: Record<string, PageFigures> = {};
  for (const [name, path] of Object.entries(paths)) {
    console.error(`Measuring ${name} …`);
    const { perSecond, p99 } = await throughput(open.shop + path, seconds);
    pages[name] = { ...(await look(open.shop + path, runs)), pagesPerSecond: perSecond, p99 };
  }

  console.error("Measuring the backend …");
  const backend = {
    "Product by key": (await throughput(`${open.api}/v1/products/${keys[0]}`, seconds, SHOP)).perSecond,
    "Product list": (await throughput(`${open.api}/v1/products?per=15`, seconds, SHOP)).perSecond,
    Decision: (await decisionsOf([ask], await variantsInStock(ask, keys))).perSecond,
  };
  const memory = { Storefront: peakMemory(open.storefront.pid), API: peakMemory(open.backend.pid) };
  return { at: new Date().toISOString(), pages, backend, memory };
}
