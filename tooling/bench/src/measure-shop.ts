import type { Browser } from "@playwright/test";
import type { Service } from "@noren/bootstrap/service";
import { createApiClient, CHANNEL_HEADERS } from "./api-client.ts";
import { measureDecisions, findVariantsInStock } from "./measure-decisions.ts";
import { type Figures, type Measured, medianOfTimes, type PageFigures, type StartTimes } from "./figures.ts";
import { measureStart } from "./measure-start.ts";
import { runLighthouse } from "./run-lighthouse.ts";
import { readPeakMemory } from "./read-peak-memory.ts";
import { measureRendering } from "./measure-rendering.ts";
import { measureThroughput } from "./measure-throughput.ts";

export interface RunningShop {
  /** URLs of the storefront, its static copy and the API. */
  shop: string;
  staticCopy: string;
  api: string;
  storefront: Service;
  backend: Service;
}

interface Effort {
  browser: Browser;
  /** How often a page is started, and its static copy. */
  runs: number;
  /** Duration of each load test. */
  seconds: number;
}

/** What a browser accepts. */
const ENCODINGS = { "accept-encoding": "gzip, deflate, br, zstd" };

/** Measures a running shop, one figure at a time. */
export async function measureShop(running: RunningShop, effort: Effort): Promise<Figures> {
  const client = createApiClient(running.api);
  const { data } = await client("listProducts", "GET", "/v1/products?per=100");
  const keys = data.map(({ key }) => key);
  const { data: categories } = await client("listCategories", "GET", "/v1/categories/hierarchy?table=products");
  /** The pages of each kind, of which the first is measured in the browser. */
  const paths = {
    home: ["/"],
    list: ["/product", ...categories.map(({ key }) => `/product?category=${key}`)],
    product: keys.map((key) => `/product/${key}`),
    cart: ["/cart"],
  };

  const pages: Record<string, PageFigures> = {};
  for (const [name, ofKind] of Object.entries(paths)) {
    console.error(`Measuring ${name} …`);
    pages[name] = await measurePage(running, ofKind, effort);
  }

  console.error("Measuring the backend …");
  const perSecond = async (path: string) =>
    (await measureThroughput(running.api + path, effort.seconds, CHANNEL_HEADERS)).perSecond;
  const backend = {
    "Product by key": await perSecond(`/v1/products/${keys[0]}`),
    "Product list": await perSecond("/v1/products?per=15"),
    Decision: (await measureDecisions([client], await findVariantsInStock(client, keys))).perSecond,
  };
  const memory = { Storefront: readPeakMemory(running.storefront.pid), API: readPeakMemory(running.backend.pid) };
  return { at: new Date().toISOString(), pages, backend, memory };
}

async function measurePage(
  { shop, staticCopy }: RunningShop,
  paths: readonly string[],
  { browser, runs, seconds }: Effort,
): Promise<PageFigures> {
  const [path = ""] = paths;
  const urls = { page: shop + path, staticCopy: staticCopy + path };
  // Lighthouse comes first: it also lets the shop render its pictures and the copy keep them.
  const audit = await runLighthouse(urls.page);
  await measureStart(browser, urls.staticCopy);
  const starts: Record<keyof typeof urls, StartTimes[]> = { page: [], staticCopy: [] };
  // In turn, so that other work of the machine slows both down.
  for (let run = 0; run < runs; run += 1) {
    starts.page.push(await measureStart(browser, urls.page));
    starts.staticCopy.push(await measureStart(browser, urls.staticCopy));
  }
  const measured = async (kind: keyof typeof urls): Promise<Measured> => {
    const { perSecond, p99 } = await measureThroughput(urls[kind], seconds, ENCODINGS, { paths });
    return { ...medianOfTimes(starts[kind]), pagesPerSecond: perSecond, p99 };
  };
  return {
    ...audit,
    page: await measured("page"),
    staticCopy: await measured("staticCopy"),
    renderedPerSecond: (await measureRendering(urls.page, seconds)).perSecond,
  };
}
